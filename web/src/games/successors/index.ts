import type { View } from "../../lib/types";
import type { GameParts } from "../parts";
import Armies from "./Armies.svelte";
import Court from "./Court.svelte";
import { symbol } from "./symbols";

/** The place of the army that is being moved. */
function origin(view: View): string | null {
  const { army } = (view["movement"] ?? {}) as { army?: { area?: string } | null };
  return army?.area?.split("/")[0] ?? null;
}

const PAIRS: [string, string][] = [["take", "leave"], ["take-general", "leave-general"], ["take-royal", "leave-royal"]];

export const parts: GameParts = {
  symbol,
  panels: [
    { id: "armies", title: "successors-armies", component: Armies },
    { id: "court", title: "successors-court", component: Court },
  ],
  origin,
  musters: [
    { topics: ["act"], all: "take-all", pairs: PAIRS, after: ["armies", "march"] },
    { topics: ["intercept-with"], all: "take-all", pairs: PAIRS, after: ["intercept"], go: "done" },
  ],
};
