import type { Option, View } from "../../lib/types";
import type { GameParts } from "../parts";
import Armies from "./Armies.svelte";
import Court from "./Court.svelte";
import { symbol } from "./symbols";

/** The place of the army that is being moved, at sea the one it lies off. */
function origin(view: View): string | null {
  const { army } = (view["movement"] ?? {}) as { army?: { area?: string } | null };
  const place = army?.area?.split("/")[0] ?? "";
  const { at } = ((view["places"] ?? {}) as Record<string, { at?: string | null } | undefined>)[place] ?? {};
  return at ?? (place || null);
}

const PAIRS: [string, string][] = [["take", "leave"], ["take-general", "leave-general"], ["take-royal", "leave-royal"]];

/** Of the ways to play a card its event comes first, and last what wastes it. */
const rank = ([verb, , use]: Option): number => (verb !== "play" ? 0 : use === "event" ? -1 : use === "nothing" ? 1 : 0);
const tells = ([verb, , use]: Option): boolean => verb === "play" && (use === "event" || use === undefined);

export const parts: GameParts = {
  symbol,
  rank,
  tells,
  plays: ["play"],
  panels: [
    { id: "armies", title: "successors-armies", component: Armies },
    { id: "court", title: "successors-court", component: Court },
  ],
  origin,
  musters: [
    { topics: ["act"], all: "take-all", pairs: PAIRS, after: ["armies", "march"], told: ["activated"] },
    { topics: ["intercept-with"], all: "take-all", pairs: PAIRS, after: ["intercept"], go: "done" },
  ],
};
