/** Putting an army together where the rules ask in small steps: rows of what goes and what stays, for steppers. */

import type { Ask, Option } from "../lib/types";
import type { Choice } from "./options";

/** What a game says about it. */
export interface Muster {
  /** The questions at which it is put together. */
  topics: string[];
  /** The verb that takes all. */
  all: string;
  /** Verbs that take something along and leave it behind. */
  pairs: [take: string, leave: string][];
  /** Questions after whose answer an army sets out: all of it goes by itself, unless the reader wants otherwise. */
  after: string[];
  /** Entries of the log that are the last as long as it has not set out: so that is known after taking back. */
  told?: string[];
  /** The verb that says that all are together, where no other choice sets out. */
  go?: string;
  /** Where the rules ask for one kind after the other: the fact that says how many of each are still to be decided about. */
  tally?: string;
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

/** The rows that what is offered amounts to, in its order; where one kind is asked for after the other, those of all kinds. */
export function rowsOf(choices: Choice[], { pairs, tally }: Muster, ask: Ask | null = null): Row[] {
  const [take = ""] = pairs[0] ?? [];
  const open = tally ? Object.entries((ask?.facts[tally] ?? {}) as Record<string, number>) : [];
  if (tally) return open.map(([id, stays]) => ({ key: `${take} ${id}`, verb: take, id, goes: 0, stays, more: null, fewer: null }));
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

/** Whether a march begins and nothing goes along yet: then all of it is meant to go. `last` is what was told last. */
export function begins(choices: Choice[], before: Ask | null, muster: Muster, ask: Ask | null = null, last = ""): boolean {
  const { tally, after, told = [], all } = muster;
  if (tally) return rowsOf(choices, muster, ask).length > 0;
  // After a reload nothing is known of the question before.
  if (before && !after.includes(before.topic) && !told.includes(last)) return false;
  return choices.some(({ verb }) => verb === all) && rowsOf(choices, muster).every(({ goes }) => goes === 0);
}

/** Who stays behind when somebody else could come along who was not there at the last question: that one is meant to go, the others as
 *  they did; null if nobody is new. */
export function joined(choices: Choice[], before: Ask | null, muster: Muster): Map<string, number> | null {
  if (muster.tally || !before || !muster.topics.includes(before.topic)) return null;
  const known = new Set(before.options?.map((option) => `${muster.pairs.find((pair) => pair.includes(String(option[0])))?.[0]} ${option[1]}`));
  const rows = rowsOf(choices, muster);
  return rows.some(({ key, stays }) => stays && !known.has(key)) ? new Map(rows.filter(({ key }) => known.has(key)).map(({ key, stays }) => [key, stays])) : null;
}

/** Who is to go of each kind, where one kind is asked for after the other. */
export function draftOf(staying: Map<string, number>, muster: Muster, ask: Ask | null): Map<string, number> {
  return new Map(rowsOf([], muster, ask).map(({ key, id, stays }) => [id, stays - (staying.get(key) ?? 0)]));
}

/** The answer that a draft gives to the next question, which leaves the draft; null if it has none. */
export function nextOf(choices: Choice[], draft: Map<string, number>, whole: boolean, muster: Muster): Option | null {
  const all = choices.find(({ verb }) => verb === muster.all);
  if (whole && all) return all.option;
  const takes = choices.filter(({ verb }) => verb === muster.pairs[0]?.[0]);
  const id = String(takes[0]?.option[1] ?? "");
  const wanted = draft.get(id);
  if (wanted === undefined) return null;
  // As many as are wanted, else as many as may go.
  const [best] = takes.sort((one, other) => Math.abs(wanted - numberOf(one.option)) - Math.abs(wanted - numberOf(other.option)));
  if (best) draft.set(id, Math.max(0, wanted - numberOf(best.option)));
  return best?.option ?? null;
}

/** The steps that call an army together, without those that are to stay (by the key of their row); who went along before and is to
 *  stay now is left behind. */
export function stepsFor(choices: Choice[], staying: Map<string, number>, muster: Muster): Option[] {
  const rows = rowsOf(choices, muster);
  const all = choices.find(({ verb }) => verb === muster.all);
  if (all && rows.every(({ key }) => !staying.get(key))) return [all.option];
  return rows.flatMap(({ key, verb: take, id, stays }) => {
    const more = stays - (staying.get(key) ?? 0);
    const verb = more > 0 ? take : muster.pairs.find(([first]) => first === take)?.[1];
    const step = choices.find(({ option }) => option[0] === verb && String(option[1]) === id && numberOf(option) === Math.abs(more));
    return step ? [step.option] : [];
  });
}
