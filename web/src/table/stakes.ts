/** What is at stake in an option, put together for people. */

import type { Stake } from "../lib/types";

/** Stakes of one kind of one side added up, what comes to nothing left out; losses first. */
export function summed(stakes: Stake[]): Stake[] {
  const found = new Map<string, Stake>();
  for (const stake of stakes) {
    const key = `${stake.kind} ${stake.faction} ${stake.certain ? "" : stake.chance}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + stake.amount, grave: before.grave || stake.grave } : stake);
  }
  return [...found.values()].filter(({ amount }) => amount !== 0).sort((one, other) => Number(one.amount > 0) - Number(other.amount > 0));
}
