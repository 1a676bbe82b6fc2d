import type { GameParts } from "../parts";
import Realms from "./Realms.svelte";
import Settlements from "./Settlements.svelte";
import { symbol } from "./symbols";

export const parts: GameParts = {
  symbol,
  musters: [{ topics: ["group", "ships", "cargo"], all: "all", pairs: [["take", ""]], after: [], tally: "units" }],
  rounds: ["units", "special", "retreat"],
  chapters: {
    trade: [
      ["scharz-trade-units", ["recruit", "double", "buy", "hire", "corsairs", "privateers", "command"]],
      ["scharz-trade-training", ["upgrade", "train"]],
      ["scharz-trade-building", ["build", "enter", "hurry", "clear"]],
      ["scharz-trade-goods", ["buy-grain", "buy-fish", "buy-herd", "sell-grain", "sell-herd", "slaughter"]],
      ["scharz-trade-giving-up", ["degrade", "sell", "give-up", "dismantle"]],
    ],
  },
  oneByOne: ["placing", "offspring", "late-herd"],
  panels: [
    { id: "realms", title: "scharz-realms", component: Realms },
    { id: "settlements", title: "scharz-settlements", component: Settlements },
  ],
};
