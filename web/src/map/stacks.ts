/** What stands at a place: groups of pieces as stacks, each with the pieces it opens into. */

import type { Extra, Group, PlaceView, Shown } from "./types";

export interface Item {
  /** The kind and id of the piece: a general, a type of unit, a building. */
  kind: string;
  id: string;
  count: number;
  /** A building site: not finished. */
  begun?: boolean;
  /** How far it has come: "2/5". */
  badge?: string;
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
  /** A single piece that stands for itself: it is never merged with others. */
  apart?: true;
}

/** How a board says what a group holds. */
export interface PieceShape {
  key: string;
  kind: string;
  shape: "list" | "counts";
}

function itemsOf(group: Group, shapes: PieceShape[], carries: (id: string) => boolean): Item[] {
  return shapes.flatMap(({ key, kind, shape }) => {
    const held = group[key];
    if (!held) return [];
    if (shape === "list") return (held as string[]).map((id) => ({ kind, id, count: 1 }));
    const counts = Object.entries(held as Record<string, number>).filter(([, count]) => count > 0);
    return counts.sort((a, b) => Number(carries(b[0])) - Number(carries(a[0])) || b[1] - a[1]).map(([id, count]) => ({ kind, id, count }));
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

/** Pieces that stand for themselves, each with a token of its own. */
function alone(items: Item[], group: Pick<Stack, "key" | "faction" | "area" | "fixed">): Stack[] {
  return items.map((item) => ({ ...group, key: `${group.key}-${item.id}`, items: [item], total: item.count, apart: true }));
}

/** What the view keeps elsewhere, as stacks of its place. */
export const landmarkStacks = (extras: Extra[]): Stack[] =>
  extras.flatMap(({ kind, id, faction, badge }) =>
    alone([{ kind, id, count: 1, ...(badge ? { badge } : {}) }], { key: "landmark", faction, area: "outside", fixed: true }),
  );

/** What is under way and stands at no place of its own (`at` says off which one it is), shown there. */
export function ashore(places: Record<string, PlaceView>): Record<string, PlaceView> {
  const found = { ...places };
  for (const [id, { at, pieces = [] }] of Object.entries(places)) {
    if (typeof at !== "string") continue;
    const there = found[at] ?? {};
    found[at] = { ...there, pieces: [...(there.pieces ?? []), ...pieces.map((group) => ({ ...group, area: id }))] };
  }
  return found;
}

/** The stacks of a place, those that belong to it first; pieces of the kinds in `apart` stand for themselves, and what carries
 *  others lies on top of them. */
export function stacksOf(
  place: PlaceView, shapes: PieceShape[], extras: Extra[], shown: Shown, apart: string[] = [], carries: (id: string) => boolean = () => false,
): Stack[] {
  if (shown === "bare") return [];
  const found = fixed(extras);
  const marks = (place.marks ?? []).map((id) => ({ kind: "mark", id, count: 1 }));
  if (marks.length) found.push({ key: "marks", faction: null, area: "outside", items: marks, total: 0, fixed: true });
  if (shown === "marks") return found;
  (place.pieces ?? []).forEach((group, k) => {
    const all = itemsOf(group, shapes, carries);
    const items = all.filter(({ kind }) => !apart.includes(kind));
    const own = { key: `${k}`, faction: group.faction, area: group.area, fixed: false };
    const counted = items.reduce((sum, { count }) => sum + count, 0);
    const strength = typeof group["strength"] === "number" ? { strength: group["strength"] } : {};
    const total = strength.strength ?? counted;
    if (items.length) found.push({ ...own, items, total, ...strength });
    found.push(...alone(all.filter(({ kind }) => apart.includes(kind)), own));
  });
  return found;
}

/** How many pieces a stack shows: of an army those that are led, its leaders (kinds in `leads`) not counted; `figure` is what
 *  stands on an army of whatever size, nothing on leaders alone. */
export function sizeOf({ fixed, total, strength }: Stack, moving: Item[], leads: string[]): { count: number; figure: string } {
  const sum = (some: Item[]): number => some.reduce((all, { count }) => all + count, 0);
  if (fixed) return { count: 1, figure: "" };
  if (strength !== undefined || !moving.length) return { count: strength ?? total, figure: "" };
  const led = moving.filter(({ kind }) => !leads.includes(kind));
  if (led.length === moving.length) return { count: sum(moving), figure: "" };
  return { count: sum(led), figure: led.length ? String(sum(led)) : "" };
}
