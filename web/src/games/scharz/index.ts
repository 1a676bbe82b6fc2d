import type { GameParts } from "../parts";
import Realms from "./Realms.svelte";
import Settlements from "./Settlements.svelte";
import { symbol } from "./symbols";

export const parts: GameParts = {
  symbol,
  panels: [
    { id: "realms", title: "scharz-realms", component: Realms },
    { id: "settlements", title: "scharz-settlements", component: Settlements },
  ],
  battles: { opens: ["battle"], closes: ["battle-won", "battle-drawn"], figures: ["swords"] },
};
