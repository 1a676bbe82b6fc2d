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
    const add = (faction: string | null, dice: number[]): void => {
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
  }));
}
