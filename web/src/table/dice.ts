/** Dice as the log tells of them: what was thrown, by whom, what was needed; and how the throws compare with chance. */

import type { Board, Told } from "../lib/types";

/** What a die shows: a number, or the id of a symbol. */
export type Face = number | string;

export interface Throw {
  n: number;
  moment: number;
  told: Told;
  faction: string | null;
  /** The kind of dice, as the board names it; null for ordinary ones with the numbers from 1. */
  kind: string | null;
  dice: Face[];
  need: number | null;
  success: boolean | null;
}

/** How the dice of one side fell, or of all sides (faction null). */
export interface Luck {
  faction: string | null;
  /** How often each face came up. */
  counts: number[];
  total: number;
  mean: number;
  /** How many of all series of as many dice have a lower sum, from 0 to 1; those with the same sum count half. */
  higherThan: number;
}

/** All throws of one kind of dice. */
export interface Fall {
  kind: string | null;
  /** The different faces and the chance of each. */
  faces: Face[];
  chances: number[];
  /** The mean to be expected; null where faces are no numbers. */
  expected: number | null;
  rows: Luck[];
}

/** Ordinary dice have six faces unless a higher number was ever thrown. */
const FACES = 6;
/** More dice than this are not reckoned one by one. */
const MANY = 300;
const WHO = ["faction", "player"];

const numbers = (value: unknown): number[] => [value].flat(2).filter((item): item is number => Number.isInteger(item));
const records = (value: unknown): [string, unknown][] => (typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : []);
const meanOf = (values: number[]): number => (values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0);
const isFace = (value: unknown): value is Face => typeof value === "number" || typeof value === "string";

/** The throws in the log, oldest first. */
export function throws(log: Told[]): Throw[] {
  const found: Throw[] = [];
  for (const told of log) {
    const { facts, n, moment } = told;
    const need = typeof facts["need"] === "number" ? facts["need"] : null;
    const success = typeof facts["success"] === "boolean" ? facts["success"] : null;
    const add = (faction: string | null, kind: string | null, dice: Face[]): void => {
      if (dice.length) found.push({ n, moment, told, faction, kind, dice, need, success });
    };
    const who = (WHO.map((key) => facts[key]).find((value) => typeof value === "string") as string | undefined) ?? null;
    add(who, null, afresh(found.at(-1), told, who, [...numbers(facts["dice"]), ...numbers(facts["die"])]));
    for (const [faction, dice] of records(facts["rolls"])) add(faction, null, numbers(dice));
    for (const [faction, kinds] of records(facts["thrown"])) {
      for (const [kind, dice] of records(kinds)) add(faction, kind, [dice].flat().filter(isFace));
    }
  }
  return found;
}

/** The throws that one entry tells of, entry by entry. */
export function byEntry(thrown: Throw[]): Throw[][] {
  const found: Throw[][] = [];
  for (const one of thrown) {
    const last = found.at(-1);
    if (last?.[0]?.n === one.n) last.push(one);
    else found.push([one]);
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

/** The share of series of as many such dice whose sum is lower; of those with the same sum half. */
export function higherThan(dice: number[], faces: number[]): number {
  if (dice.length > MANY) return nearly(dice, faces);
  let ways = [1];
  for (let k = 0; k < dice.length; k++) {
    const next = new Array<number>(ways.length + Math.max(...faces)).fill(0);
    ways.forEach((share, sum) => {
      for (const face of faces) next[sum + face] = (next[sum + face] ?? 0) + share / faces.length;
    });
    ways = next;
  }
  const sum = dice.reduce((all, value) => all + value, 0);
  return ways.slice(0, sum).reduce((all, share) => all + share, 0) + (ways[sum] ?? 0) / 2;
}

/** The same by the normal curve, to a thousandth. */
function nearly(dice: number[], faces: number[]): number {
  const mean = meanOf(faces);
  const spread = Math.sqrt(meanOf(faces.map((face) => (face - mean) ** 2)) / dice.length);
  const off = (meanOf(dice) - mean) / spread;
  return 1 / (1 + Math.exp(-1.5976 * off - 0.07056 * off ** 3));
}

/** How the faces fell, for each kind of dice that was thrown: ordinary ones first, then in the order of the board. */
export function luck(thrown: Throw[], board: Board): Fall[] {
  const most = Math.max(FACES, ...thrown.filter(({ kind }) => kind === null).flatMap(({ dice }) => numbers(dice)));
  const kinds: [string | null, Face[]][] = [[null, Array.from({ length: most }, (_, k) => k + 1)]];
  for (const [kind, faces] of records(board["dice"])) kinds.push([kind, [faces].flat().filter(isFace)]);
  return kinds.map(([kind, faces]) => fall(kind, faces, thrown.filter((one) => one.kind === kind))).filter(({ rows }) => rows[0]?.total);
}

function fall(kind: string | null, faces: Face[], thrown: Throw[]): Fall {
  const sides = new Map<string | null, Face[]>([[null, []]]);
  for (const { faction, dice } of thrown) {
    sides.get(null)?.push(...dice);
    if (faction !== null) sides.set(faction, [...(sides.get(faction) ?? []), ...dice]);
  }
  const different = [...new Set(faces)];
  if (faces.every((face) => typeof face === "number")) different.sort((one, other) => Number(one) - Number(other));
  const values = numbers(faces);
  const counted = values.length === faces.length;
  return {
    kind,
    faces: different,
    chances: different.map((face) => faces.filter((other) => other === face).length / faces.length),
    expected: counted ? meanOf(values) : null,
    rows: [...sides].map(([faction, dice]) => ({
      faction,
      counts: different.map((face) => dice.filter((value) => value === face).length),
      total: dice.length,
      mean: meanOf(numbers(dice)),
      higherThan: counted ? higherThan(numbers(dice), values) : 0,
    })),
  };
}
