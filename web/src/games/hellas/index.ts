import type { Ask, Option, View } from "../../lib/types";
import type { GameParts } from "../parts";
import Gods from "./Gods.svelte";
import Heroes from "./Heroes.svelte";
import Monsters from "./Monsters.svelte";
import { symbol } from "./symbols";

/** Hoplites move one after the other: as many as stand in the open, and as there are moves left. */
function repeats(view: View, ask: Ask, [verb, region]: Option): number {
  if (verb !== "move" || ask.topic !== "move-hoplites") return 1;
  const { pieces = [] } = ((view["places"] ?? {}) as Record<string, { pieces?: { faction: string; units?: Record<string, number> }[] }>)[String(region)] ?? {};
  const own = pieces.find(({ faction }) => faction === view["seat"]);
  return Math.min(Number(ask.facts["number"] ?? 1), own?.units?.["hoplite"] ?? 1);
}

export const parts: GameParts = {
  symbol,
  repeats,
  plays: ["play"],
  panels: [
    { id: "heroes", title: "hellas-heroes", component: Heroes },
    { id: "monsters", title: "hellas-monsters", component: Monsters },
    { id: "gods", title: "hellas-gods", component: Gods },
  ],
};
