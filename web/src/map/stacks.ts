/** What stands at a place: groups of pieces as stacks, each with the pieces it opens into. */

import type { Extra, Group, PlaceView, Shown } from "./types";

export interface Item {
  /** The kind and id of the piece: a general, a type of unit, a building. */
  kind: string;
  id: string;
  count: number;
  /** A building site: not finished. */
  begun?: boolean;
}

export interface Stack {
  key: string;
  faction: string | null;
  /** "outside", or where else at the place it is. */
  area: string;
  items: Item[];
  /** How many pieces there are, or how strong a group is that says so itself. */
  total: number;
  /** How strong it is, if the view says so. */
  strength?: number;
  /** It marks the place and does not move. */
  fixed: boolean;
}

/** How a board says what a group holds. */
export interface PieceShape {
  key: string;
  kind: string;
  shape: "list" | "counts";
}

function itemsOf(group: Group, shapes: PieceShape[]): Item[] {
  return shapes.flatMap(({ key, kind, shape }) => {
    const held = group[key];
    if (!held) return [];
    if (shape === "list") return (held as string[]).map((id) => ({ kind, id, count: 1 }));
    const counts = Object.entries(held as Record<string, number>).filter(([, count]) => count > 0);
    return counts.sort((a, b) => b[1] - a[1]).map(([id, count]) => ({ kind, id, count }));
  });
}

function fixed(extras: Extra[]): Stack[] {
  const owners = [...new Set(extras.map(({ faction }) => faction))];
  return owners.map((faction) => {
    const own = extras.filter((extra) => extra.faction === faction);
    const items = own.map(({ kind, id, begun = false }) => ({ kind, id, count: 1, begun }));
    return { key: `fixed-${faction}`, faction, area: "outside", items, total: 0, fixed: true };
  });
}

/** The stacks of a place, those that belong to it first. */
export function stacksOf(place: PlaceView, shapes: PieceShape[], extras: Extra[], shown: Shown): Stack[] {
  if (shown === "bare") return [];
  const found = fixed(extras);
  const marks = (place.marks ?? []).map((id) => ({ kind: "mark", id, count: 1 }));
  if (marks.length) found.push({ key: "marks", faction: null, area: "outside", items: marks, total: 0, fixed: true });
  if (shown === "marks") return found;
  (place.pieces ?? []).forEach((group, k) => {
    const items = itemsOf(group, shapes);
    const counted = items.reduce((sum, { count }) => sum + count, 0);
    const strength = typeof group["strength"] === "number" ? { strength: group["strength"] } : {};
    const total = strength.strength ?? counted;
    if (items.length) found.push({ key: `${k}`, faction: group.faction, area: group.area, items, total, ...strength, fixed: false });
  });
  return found;
}
