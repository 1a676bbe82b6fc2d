/** What the board says of a province, and how far everybody has come with it: for its mark on the map and the card of a place. */

import type { Board } from "../lib/types";
import type { Words } from "../table/words";
import { t } from "../text/ui.svelte";
import type { PlaceView } from "./types";

/** What the board says of a province: what holding it brings, how many of its places that takes, and one that is among them. */
export interface ProvinceFacts {
  places: string[];
  vp?: number;
  need?: number;
  major?: string | null;
}

export const provincesOf = (board: Board): Record<string, ProvinceFacts> => (board["provinces"] ?? {}) as Record<string, ProvinceFacts>;

/** What a province brings, in the game's short words: "VP 3". Empty where the game has no figure for it. */
export function value(words: Words, { vp }: ProvinceFacts): string {
  return vp !== undefined && words.texts.has("board-vp") ? `${words.label("vp")} ${vp}` : "";
}

/** How many of some places everybody holds, the most first. */
export function holdings(places: string[], seen: Record<string, PlaceView>): [string, number][] {
  const found = new Map<string, number>();
  for (const place of places) {
    const who = seen[place]?.controller;
    if (who) found.set(who, (found.get(who) ?? 0) + 1);
  }
  return [...found].sort((a, b) => b[1] - a[1]);
}

/** What a province brings, what completes it and who holds how much of it; empty where nothing completes it. */
export function standing(words: Words, province: ProvinceFacts, seen: Record<string, PlaceView>): string {
  const { need, major, places } = province;
  if (need === undefined) return "";
  // Where all are needed, the one that must be among them is not worth saying.
  const among = major && need < places.length ? words.name("place", major) : "";
  const needed = { need, all: places.length, major: among };
  const held = holdings(places, seen).map(([who, count]) => `${words.faction(who)} ${count}`);
  return [value(words, province), t(among ? "map-complete-with" : "map-complete", needed), held.join(", ")].filter(Boolean).join("; ");
}
