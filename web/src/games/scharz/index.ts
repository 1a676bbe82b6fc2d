import type { GameParts } from "../parts";
import Realms from "./Realms.svelte";
import Settlements from "./Settlements.svelte";
import { symbol } from "./symbols";

export const parts: GameParts = {
  symbol,
  musters: [{ topics: ["group", "ships", "cargo"], all: "all", pairs: [["take", ""]], after: [], tally: "units" }],
  oneByOne: ["placing", "offspring", "late-herd"],
  panels: [
    { id: "realms", title: "scharz-realms", component: Realms },
    { id: "settlements", title: "scharz-settlements", component: Settlements },
  ],
};
