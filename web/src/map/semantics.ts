/** What the map says in words and links: names of places for those who hear them, ways from a place, what is laid over it. */

import type { Side } from "../games/sides";
import type { Words } from "../table/words";
import { remembered } from "./cache";
import { spoken } from "./facts";
import type { Stack } from "./stacks";
import type { Chance, Overlays, Piece, PlaceFacts, PlaceView } from "./types";

/** The neighbours of a place by the kind of route that leads there. */
export function routesFrom(place: string, routes: [string, string, string][]): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [a, b, kind] of routes) {
    if (a === place || b === place) found.set(kind, [...(found.get(kind) ?? []), a === place ? b : a]);
  }
  return [...found];
}

/** The sides that something laid over the map holds for, by place. */
export function laidOver(overlays: Overlays | null, side: (faction: string) => Side): Map<string, Side[]> {
  const found = new Map<string, Side[]>();
  const { places = null, only = [] } = overlays ?? {};
  const shares = Object.entries(places ?? {}).filter(([faction]) => !only.length || only.includes(faction));
  for (const [faction, held] of shares) for (const id of held) found.set(id, [...(found.get(id) ?? []), side(faction)]);
  return found;
}

/** The place that something stands at: a place itself, or where a piece is. */
export function whereIs(wanted: Piece | null, stacks: Map<string, Stack[]>): string | null {
  if (!wanted) return null;
  if (wanted.kind === "place") return wanted.id;
  const holds = ([, found]: [string, Stack[]]): boolean =>
    found.some(({ items }) => items.some(({ kind, id }) => kind === wanted.kind && id === wanted.id));
  return [...stacks].find(holds)?.[0] ?? null;
}

/** Says each place in one line; what did not change is not worked out again. */
export function speaker(
  words: Words,
  facts: (id: string) => PlaceFacts,
  stacks: (place: PlaceView) => Stack[],
): (id: string, place: PlaceView | undefined, can: Chance) => string {
  const told = (can: Chance) =>
    remembered((place: PlaceView, id: string) => spoken(words, words.name("place", id), facts(id), place, stacks(place), can));
  const tell = { "": told(""), aside: told("aside"), target: told("target") };
  // A place without a view of its own is not told apart from others like it: it is told anew.
  return (id, place, can) => (place ? tell[can](place, id) : spoken(words, words.name("place", id), facts(id), {}, [], can));
}
