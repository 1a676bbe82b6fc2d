import type { GameParts } from "../parts";
import Armies from "./Armies.svelte";
import Court from "./Court.svelte";
import { symbol } from "./symbols";

export const parts: GameParts = {
  symbol,
  panels: [
    { id: "armies", title: "table-panel-armies", component: Armies },
    { id: "court", title: "table-panel-court", component: Court },
  ],
  battles: {
    opens: ["battle", "sea-battle-declared"],
    closes: ["battle-won", "battle-drawn", "sea-battle-won", "sea-battle-drawn"],
    figures: ["strength", "rating", "dice", "bonus", "roll", "score"],
  },
};
