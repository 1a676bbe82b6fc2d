/** What moved between two views: drawn as arrows until the reader acts again. */

import type { Board, Told, View } from "../lib/types";
import { whereabouts } from "./options";

export interface Move {
  from: string;
  to: string;
  faction: string | null;
  /** A sign on the arrow: the number of a step. */
  label?: string;
  /** Not yet, but in a later turn. */
  later?: boolean;
}

const placeOf = (value: unknown): string => String(value).split("/")[0] ?? "";

/** Named pieces that stand elsewhere than before, and entries that the board declares to be moves. */
export function movesBetween(before: View, after: View, board: Board, told: Told[]): Move[] {
  const found = new Map<string, Move>();
  const known = (board["places"] ?? {}) as Record<string, unknown>;
  const add = (from: string, to: string, faction: string | null): void => {
    if (from !== to && from in known && to in known) found.set(`${from} ${to}`, { from, to, faction });
  };
  const old = whereabouts(before, board);
  for (const [piece, { place, kind, id }] of whereabouts(after, board)) {
    const was = old.get(piece);
    if (was && was.place !== place) add(was.place, place, ownerOf(after, place, kind ?? "", id ?? "", board));
  }
  for (const { id, facts } of told) {
    const move = board.moves?.[id];
    if (!move) continue;
    const who = facts[move.who];
    add(placeOf(facts[move.from]), placeOf(facts[move.to]), typeof who === "string" ? who : null);
  }
  return [...found.values()];
}

function ownerOf(view: View, place: string, kind: string, id: string, board: Board): string | null {
  const shapes = (board["pieces"] ?? []) as { key: string; kind: string }[];
  const key = shapes.find((shape) => shape.kind === kind)?.key ?? "";
  const places = (view["places"] ?? {}) as Record<string, { pieces?: Record<string, unknown>[] }>;
  const group = places[place]?.pieces?.find((one) => ((one[key] ?? []) as string[]).includes(id));
  return (group?.["faction"] as string | null | undefined) ?? null;
}
