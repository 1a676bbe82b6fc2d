/** What is at stake in an option, put together for people. */

import type { Facts, References, Stake } from "../lib/types";
import type { Spot } from "./options";
import type { Words } from "./words";

/** More prices than this would cover the map. */
const MOST_TAGS = 24;
/** Between the parts of a price. */
export const BETWEEN = ", ";

/** What a stake is told as: its kind, or what the game has a word of its own for. */
export type Naming = (stake: Stake) => string;

const byKind: Naming = ({ kind }) => kind;

/** Stakes of one name and one side added up, what comes to nothing left out; losses first. */
export function summed(stakes: Stake[], named = byKind): Stake[] {
  const found = new Map<string, Stake>();
  for (const stake of stakes) {
    const key = `${named(stake)} ${stake.faction} ${stake.certain ? "" : stake.chance}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + stake.amount, grave: before.grave || stake.grave } : stake);
  }
  return [...found.values()].filter(({ amount }) => amount !== 0).sort((one, other) => Number(one.amount > 0) - Number(other.amount > 0));
}

/** What targets cost, by place: where one option leads there, or all cost the same. */
export function tagsOf(targets: Spot[], prices: (place: string) => string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { place, id } of targets) {
    const texts = new Set(id ? [] : prices(place));
    const [only = ""] = texts;
    if (texts.size === 1 && only) found.set(place, only);
  }
  const told = targets.every(({ place }) => found.has(place)) ? distinct(found) : found;
  return told.size <= MOST_TAGS ? told : new Map();
}

/** What the prices of all targets have in common tells none of them apart, and would only cover the map: it is left out. */
function distinct(prices: Map<string, string>): Map<string, string> {
  const parts = new Map([...prices].map(([place, text]) => [place, text.split(BETWEEN)]));
  const [first = [], ...others] = parts.values();
  const common = first.filter((part) => others.every((other) => other.includes(part)));
  const left = [...parts].map(([place, own]) => [place, own.filter((part) => !common.includes(part)).join(BETWEEN)] as const);
  return new Map(left.filter(([, text]) => text));
}

const signOf = ({ kind, amount, facts }: Stake): string => JSON.stringify([kind, amount, facts]);

/** The gains that all of some options have, as kind and amount: they tell none of them apart. What is paid stays on each; where
 *  all are alike, what it is paid for stays too. */
export function sharedGains(options: Stake[][], named = byKind): Set<string> {
  const told = (stakes: Stake[]): string[] => stakes.map((stake) => gainOf(stake, named));
  const alike = new Set(options.map((stakes) => told(summed(stakes, named)).join())).size === 1;
  if (alike && options[0]?.some(({ amount }) => amount < 0)) return new Set();
  const gains = options.map((stakes) => told(summed(stakes, named).filter(({ amount }) => amount > 0)));
  const [first = [], ...others] = gains;
  return new Set(others.length ? first.filter((gain) => others.every((other) => other.includes(gain))) : []);
}

export const gainOf = (stake: Stake, named = byKind): string => `${named(stake)} ${stake.amount}`;

/** Remembers which grave losses the reader has accepted: the same one is not asked about again in the same turn. */
export class Caution {
  #accepted = new Set<string>();
  #turn = "";

  /** There is a new question in a turn, which has a sign of its own. */
  renewed(turn: string): void {
    if (turn !== this.#turn) this.#accepted.clear();
    this.#turn = turn;
  }

  /** Whether something grave is among some stakes that was not accepted yet. */
  isNew(stakes: Stake[]): boolean {
    return stakes.some((stake) => stake.grave && !this.#accepted.has(signOf(stake)));
  }

  accept(stakes: Stake[]): void {
    for (const stake of stakes) if (stake.grave) this.#accepted.add(signOf(stake));
  }
}

/** Stakes in words, each with what it hangs on: "VP +2 (Persis)". */
export function worded(stakes: Stake[], words: Words): string[] {
  return stakes.filter((stake) => stake.amount && words.price(stake)).map((stake) => {
    const { source, id } = stake.facts as Record<string, unknown>;
    const kind = typeof id === "string" ? Object.keys(words.kinds).find((name) => words.kinds[name]?.includes(id)) : undefined;
    const about = kind ? words.named(kind, String(id)) : typeof source === "string" ? words.label("source", source) : "";
    return [stake.faction ? words.faction(String(stake.faction)) : "", words.price(stake), about && `(${about})`].filter((part) => part).join(" ");
  });
}

const SHOWN = ["place", "area", "region", "general", "hero", "monster", "royal"];

/** The places and pieces that facts name. */
export function placesIn(facts: Facts, references: References): { kind: string; id: string }[] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const kind = (references.facts[key] ?? [key]).find((one) => SHOWN.includes(one)) ?? "";
    const plain = ["area", "region"].includes(kind) ? "place" : kind;
    return kind ? [value].flat().filter((one) => typeof one === "string").map((one) => ({ kind: plain, id: one.split("/")[0] ?? "" })) : [];
  });
}
