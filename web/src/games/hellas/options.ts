/** What the client says of options of Hellas beyond their words. */

import type { Ask, Option, View } from "../../lib/types";
import type { Seat } from "./types";

/** Hoplites move one after the other: as many as stand in the open, and as there are moves left. */
export function repeats(view: View, ask: Ask, [verb, region]: Option): number {
  if (verb !== "move" || ask.topic !== "move-hoplites") return 1;
  const { pieces = [] } = ((view["places"] ?? {}) as Record<string, { pieces?: { faction: string; units?: Record<string, number> }[] }>)[String(region)] ?? {};
  const own = pieces.find(({ faction }) => faction === view["seat"]);
  return Math.min(Number(ask.facts["number"] ?? 1), own?.units?.["hoplite"] ?? 1);
}

/** A Hero Movement may end where it begins. */
export function manner(view: View, [verb, region]: Option): string {
  const own = ((view["seats"] ?? []) as Seat[]).find(({ faction }) => faction === view["seat"]);
  return verb === "hero" && region === own?.hero_at ? "stays" : "";
}
