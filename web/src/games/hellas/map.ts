/** How the map of Hellas is drawn: population and shrines beside the names, monuments with their levels, wounded monsters. */

import type { PieceSymbol } from "../symbols";
import type { View } from "../../lib/types";
import type { Extra, MapParts, PlaceFacts, Sign } from "../../map/types";
import type { Quest, Seat } from "./types";

const SIGNS: Record<string, PieceSymbol> = {
  city: { body: "M3 21V11h3V7h3v4h2V4h4v7h2V8h4v13z", detail: "M11 21v-4h3v4" },
  sparta: { body: "M12 1.5L22 22h-4.2L12 10L6.2 22H2z" },
  population: { body: "M12 3a4.5 4.5 0 1 0 .1 0zM3 21.5c0-6 3.5-9 9-9s9 3 9 9z" },
  shrine: { body: "M2 9L12 2.5L22 9v2H2zM5 12.5h3v6H5zM10.5 12.5h3v6h-3zM16 12.5h3v6h-3zM2.5 20h19v2h-19z" },
  delphi: { body: "M12 2c4 4 6 8.5 6 13c0 4-2.5 7-6 7s-6-3-6-7c0-4.5 2-9 6-13z", detail: "M7.5 11l9 5M16.5 11l-9 5" },
};

const sign = (id: string, count?: number): Sign[] => {
  const symbol = SIGNS[id];
  return symbol ? [count === undefined ? { symbol } : { symbol, count }] : [];
};

function signs({ kind, population, shrine }: PlaceFacts): Sign[] {
  return [...sign(kind), ...sign("population", Number(population)), ...(shrine ? sign(shrine === "delphi" ? "delphi" : "shrine") : [])];
}

/** How much of a monument stands, of all its steps. */
const STEPS = 5;

/** The steps of a quest. */
const QUEST_STEPS = 3;

/** Monuments, where they stand, with the level they have reached; heroes who are on a quest, where it begins, with the step they are
 *  on. */
export function landmarks(view: View): Record<string, Extra[]> {
  const found: Record<string, Extra[]> = {};
  for (const [id, { region, level }] of Object.entries((view["monuments"] ?? {}) as Record<string, { region: string; level: number }>)) {
    found[region] = [...(found[region] ?? []), { kind: "god", id, faction: null, badge: `${level}/${STEPS}` }];
  }
  for (const { region, heroes } of (view["quests"] ?? []) as Quest[]) {
    for (const [id, step] of Object.entries(heroes)) {
      const faction = ((view["seats"] ?? []) as Seat[]).find(({ hero }) => hero === id)?.faction ?? null;
      found[region] = [...(found[region] ?? []), { kind: "hero", id, faction, badge: `${step}/${QUEST_STEPS}` }];
    }
  }
  return found;
}

/** The wounds of a monster, of as many as it has places for. */
function badge(view: View, kind: string, id: string): string {
  if (kind !== "monster") return "";
  const { slots = [] } = ((view["monsters"] ?? {}) as Record<string, { slots?: { covered: boolean }[] }>)[id] ?? {};
  return slots.length ? `${slots.filter(({ covered }) => covered).length}/${slots.length}` : "";
}

export const map: MapParts = {
  file: () => "hellas",
  marker: () => ({ shape: "dot", size: 6 }),
  ground: () => [],
  rank: () => 0,
  signs,
  extras: () => [],
  landmarks,
  badge,
  apart: ["hero", "monster", "god"],
};
