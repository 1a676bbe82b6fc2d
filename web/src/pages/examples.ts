/** Examples of a rulebook: which paragraph each belongs to, what is worth seeing of it, and what its steps say. */

import type { Board, ExampleCard, ExampleShown, ExampleStep, Option, View } from "../lib/types";
import { patched, type Patch } from "../table/delta";
import { nearest, type Book } from "./clauses";

/** The examples of each paragraph: those that the rulebook numbers first, then those that are mostly about it. */
export function examplesOf(book: Book, cards: ExampleCard[]): Map<string, ExampleCard[]> {
  const ranked = new Map<string, { card: ExampleCard; rank: number }[]>();
  for (const card of cards) {
    const numbered = card.clauses.some((id) => id.startsWith("EX-"));
    const told = card.clauses.filter((id) => !id.startsWith("EX-"));
    const seen = new Set<string>();
    told.forEach((id, place) => {
      const paragraph = nearest(book, id);
      if (!paragraph || paragraph.heading || seen.has(paragraph.id)) return;
      seen.add(paragraph.id);
      const rank = (numbered ? 0 : 1000) + place * 10 + Math.min(told.length, 9);
      ranked.set(paragraph.id, [...(ranked.get(paragraph.id) ?? []), { card, rank }]);
    });
  }
  return new Map([...ranked].map(([id, found]) => [id, found.sort((one, other) => one.rank - other.rank).map(({ card }) => card)]));
}

/** The views of an example: before its first step, and after each. */
export function viewsOf(example: ExampleShown): View[] {
  const views: View[] = [example.view as View];
  for (const step of example.steps) views.push(patched(views.at(-1) as View, step.patch as Patch));
  return views;
}

/** The places that a step names or changes. */
export function placesOf(step: ExampleStep, board: Board): string[] {
  const known = (board["places"] ?? {}) as Record<string, unknown>;
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      const place = value.split("/")[0] ?? "";
      if (place in known) found.add(place);
    } else if (Array.isArray(value)) value.forEach(look);
  };
  step.option.forEach(look);
  for (const { facts } of step.log) Object.values(facts).forEach(look);
  const changed = ((step.patch as Patch)["~"] as Record<string, Patch> | undefined)?.["places"] ?? ({} as Patch);
  for (const part of ["=", "~"] as const) look(Object.keys((changed[part] ?? {}) as object));
  look(changed["-"] ?? []);
  return [...found];
}

/** The part of the map that an example is about: what its steps are about, or else where pieces stand. */
export function stageOf(example: ExampleShown): string[] {
  const named = new Set(example.steps.flatMap((step) => placesOf(step, example.board as Board)));
  if (named.size) return [...named];
  const places = (example.view["places"] ?? {}) as Record<string, { pieces?: unknown[] }>;
  return Object.keys(places).filter((id) => places[id]?.pieces?.length);
}

/** Who a seat of an example plays. */
export function factionOf(example: ExampleShown, seat: number): string {
  const seats = (example.view["seats"] ?? []) as { faction?: string }[];
  return seats[seat]?.faction ?? example.seats[seat] ?? "";
}

export const optionOf = (step: ExampleStep): Option => step.option as Option;
