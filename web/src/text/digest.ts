/** The log told shorter, as in `tyche.text.digest`: entries that differ in one fact become one entry, if nothing of another kind
 *  stands between them. */

import type { Facts } from "../lib/types";

export interface Entry {
  id: string;
  clause: string;
  facts: Facts;
  scene?: unknown;
}

/** `merged` says for an id which fact may differ. The last entry's other fields (moment, n) count. */
export function digest<T extends Entry>(told: Iterable<T>, merged: Record<string, string>): T[] {
  const found: T[] = [];
  for (const entry of told) {
    const fact = merged[entry.id];
    const at = fact ? placeOf(found, entry, fact) : -1;
    const [before] = at < 0 ? [] : found.splice(at, 1);
    found.push(before && fact ? joined(before, entry, fact) : entry);
  }
  return found;
}

/** Where among the last entries of its kind one stands that it can be joined with; -1 if nowhere. */
function placeOf(found: Entry[], entry: Entry, fact: string): number {
  for (let at = found.length - 1; at >= 0; at--) {
    const here = found[at] as Entry;
    if (here.id !== entry.id) break;
    if (alike(here, entry, fact)) return at;
  }
  return -1;
}

/** Whether two entries say the same of two things; what has a scene stands for itself. */
function alike(first: Entry, second: Entry, fact: string): boolean {
  if (first.scene || second.scene) return false;
  const { [fact]: one, ...here } = first.facts;
  const { [fact]: other, ...there } = second.facts;
  return first.id === second.id && first.clause === second.clause && one != null && other != null && same(here, there);
}

function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [here, there] = [one as Facts, other as Facts];
  const keys = Object.keys(here);
  return keys.length === Object.keys(there).length && keys.every((key) => key in there && same(here[key], there[key]));
}

function joined<T extends Entry>(first: T, second: T, fact: string): T {
  return { ...second, facts: { ...second.facts, [fact]: both(first.facts[fact], second.facts[fact]) } };
}

/** Tallies such as combat units are added, other things listed. */
function both(before: unknown, after: unknown): unknown {
  if (isTally(before) && isTally(after)) {
    const keys = Object.keys({ ...before, ...after });
    return Object.fromEntries(keys.map((key) => [key, (before[key] ?? 0) + (after[key] ?? 0)]));
  }
  return Array.isArray(before) ? [...(before as unknown[]), after] : [before, after];
}

function isTally(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
