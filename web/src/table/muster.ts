/** Putting an army together where the rules ask in small steps: rows of what goes and what stays, for steppers. */

import type { Ask, Option } from "../lib/types";
import type { Choice } from "./options";

/** What a game says about it. */
export interface Muster {
  /** The verb that takes all. */
  all: string;
  /** Verbs that take something along and leave it behind. */
  pairs: [take: string, leave: string][];
  /** Questions after whose answer an army sets out: all of it goes by itself, unless the reader wants otherwise. */
  after: string[];
}

/** Some pieces of one kind: how many go, how many stay, and what changes that by one. */
export interface Row {
  key: string;
  verb: string;
  id: string;
  goes: number;
  stays: number;
  more: Choice | null;
  fewer: Choice | null;
}

const numberOf = (option: Option): number => (typeof option[2] === "number" ? option[2] : 1);
const most = (choices: Choice[]): number => Math.max(0, ...choices.map(({ option }) => numberOf(option)));
const single = (choices: Choice[]): Choice | null => choices.find(({ option }) => numberOf(option) === 1) ?? null;

/** The rows that what is offered amounts to, in its order. */
export function rowsOf(choices: Choice[], { pairs }: Muster): Row[] {
  return pairs.flatMap(([take, leave]) => {
    const own = choices.filter(({ verb }) => verb === take || verb === leave);
    const ids = [...new Set(own.map(({ option }) => String(option[1])))];
    return ids.map((id) => {
      const [more, fewer] = [take, leave].map((verb) => own.filter((one) => one.verb === verb && String(one.option[1]) === id)) as [Choice[], Choice[]];
      return { key: `${take} ${id}`, verb: take, id, goes: most(fewer), stays: most(more), more: single(more), fewer: single(fewer) };
    });
  });
}

/** Whether an option is one of the steps that the rows stand for. */
export function isStep({ verb }: Choice, { all, pairs }: Muster): boolean {
  return verb === all || pairs.some((pair) => pair.includes(verb));
}

/** Whether a march begins and nothing goes along yet: then all of it is meant to go. */
export function begins(choices: Choice[], before: Ask | null, muster: Muster): boolean {
  if (!before || !muster.after.includes(before.topic)) return false;
  return choices.some(({ verb }) => verb === muster.all) && rowsOf(choices, muster).every(({ goes }) => goes === 0);
}

/** The steps that call an army together, without those that are to stay (by the key of their row). */
export function stepsFor(choices: Choice[], staying: Map<string, number>, muster: Muster): Option[] {
  const rows = rowsOf(choices, muster);
  const all = choices.find(({ verb }) => verb === muster.all);
  if (all && rows.every(({ key }) => !staying.get(key))) return [all.option];
  return rows.flatMap(({ key, verb, id, stays }) => {
    const wanted = stays - (staying.get(key) ?? 0);
    const step = choices.find(({ option }) => option[0] === verb && String(option[1]) === id && numberOf(option) === wanted);
    return step ? [step.option] : [];
  });
}
