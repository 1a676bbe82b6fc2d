/** Dice as the log tells of them: what was thrown, by whom, what was needed; and how the throws compare with chance. */

import type { Told } from "../lib/types";

export interface Throw {
  n: number;
  moment: number;
  told: Told;
  faction: string | null;
  dice: number[];
  need: number | null;
  success: boolean | null;
}

export interface Luck {
  faction: string | null;
  /** How often each face came up, from 1. */
  faces: number[];
  total: number;
  mean: number;
  /** The mean to be expected. */
  expected: number;
  /** How many of all series of as many dice have a lower sum, from 0 to 1; those with the same sum count half. */
  higherThan: number;
}

/** Dice have six faces unless a higher number was ever thrown. */
const FACES = 6;
const WHO = ["faction", "player"];

const numbers = (value: unknown): number[] => [value].flat(2).filter((item): item is number => Number.isInteger(item));

/** The throws in the log, oldest first. */
export function throws(log: Told[]): Throw[] {
  const found: Throw[] = [];
  for (const told of log) {
    const { facts, n, moment } = told;
    const need = typeof facts["need"] === "number" ? facts["need"] : null;
    const success = typeof facts["success"] === "boolean" ? facts["success"] : null;
    const add = (faction: string | null, thrown: number[]): void => {
      const dice = afresh(found.at(-1), told, faction, thrown);
      if (dice.length) found.push({ n, moment, told, faction, dice, need, success });
    };
    const who = WHO.map((key) => facts[key]).find((value) => typeof value === "string");
    add((who as string | undefined) ?? null, [...numbers(facts["dice"]), ...numbers(facts["die"])]);
    const rolls = facts["rolls"];
    if (typeof rolls === "object" && rolls !== null && !Array.isArray(rolls)) {
      for (const [faction, dice] of Object.entries(rolls)) add(faction, numbers(dice));
    }
  }
  return found;
}

/** The dice of an entry that were really thrown: a throw told again after a reroll has but one new die. */
function afresh(last: Throw | undefined, { id, moment }: Told, faction: string | null, dice: number[]): number[] {
  if (!last || dice.length < 2 || last.told.id !== id || last.faction !== faction || moment !== last.moment + 1) return dice;
  const old = [...last.dice];
  const fresh = dice.filter((value) => {
    const at = old.indexOf(value);
    if (at >= 0) old.splice(at, 1);
    return at < 0;
  });
  return last.dice.length === dice.length && fresh.length === 1 ? fresh : dice;
}

/** The share of series of as many dice whose sum is lower; of those with the same sum half. */
export function higherThan(dice: number[], faces: number): number {
  let ways = [1];
  for (let k = 0; k < dice.length; k++) {
    const next = new Array<number>(ways.length + faces).fill(0);
    ways.forEach((share, sum) => {
      for (let face = 1; face <= faces; face++) next[sum + face] = (next[sum + face] ?? 0) + share / faces;
    });
    ways = next;
  }
  const sum = dice.reduce((all, value) => all + value, 0);
  return ways.slice(0, sum).reduce((all, share) => all + share, 0) + (ways[sum] ?? 0) / 2;
}

/** How the faces fell for each side, and for all together (faction null). */
export function luck(thrown: Throw[]): Luck[] {
  const most = Math.max(FACES, ...thrown.flatMap(({ dice }) => dice));
  const sides = new Map<string | null, number[]>([[null, []]]);
  for (const { faction, dice } of thrown) {
    sides.get(null)?.push(...dice);
    if (faction !== null) sides.set(faction, [...(sides.get(faction) ?? []), ...dice]);
  }
  return [...sides].map(([faction, dice]) => ({
    faction,
    faces: Array.from({ length: most }, (_, k) => dice.filter((value) => value === k + 1).length),
    total: dice.length,
    mean: dice.length ? dice.reduce((sum, value) => sum + value, 0) / dice.length : 0,
    expected: (most + 1) / 2,
    higherThan: higherThan(dice, most),
  }));
}
