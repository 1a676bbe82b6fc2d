/** Scenes as the log tells them: the entries of one key make one scene, and up to a step they add up to what is shown. */

import type { Change, Die, Facts, Loss, Played, Row, SceneSide, Stake, Term, Told } from "../../lib/types";

/** The parts of a scene that a reader steps through, and the phases of the rules that belong to each. */
export const PARTS = ["opens", "cards", "dice", "losses", "after"] as const;
export type Part = (typeof PARTS)[number];

const PART_OF: Record<string, Part> = {
  opens: "opens",
  cards: "cards",
  wounds: "cards",
  strength: "dice",
  attack: "dice",
  dice: "dice",
  check: "dice",
  outcome: "dice",
  losses: "losses",
  after: "after",
  ends: "after",
};

export const partOf = (phase: string): Part => PART_OF[phase] ?? "after";

/** One scene of the log. */
export interface Run {
  key: string;
  kind: string;
  entries: Told[];
}

/** What one side has shown so far. */
export interface Shown {
  faction: string | null;
  role: string;
  cards: Played[];
  terms: Term[];
  /** Dice by what they were thrown for; a new throw for the same takes the place of the old one. */
  dice: { use: string; dice: Die[]; row: Row | null; fresh: boolean }[];
  score: number | null;
  rows: Row[];
  losses: Loss[];
  facts: Facts;
}

/** A scene up to a step. */
export interface Staged {
  part: Part;
  facts: Facts;
  sides: Shown[];
  row: Row | null;
  stakes: Stake[];
  changes: Change[];
  /** The entry that says how it ended. */
  outcome: Told | null;
  /** What followed, in sentences. */
  told: Told[];
}

/** The scenes of a log, in the order in which they began. */
export function runsOf(log: Told[]): Map<string, Run> {
  const found = new Map<string, Run>();
  for (const entry of log) {
    const { scene } = entry;
    if (!scene) continue;
    const run = found.get(scene.key);
    if (run) run.entries.push(entry);
    else found.set(scene.key, { key: scene.key, kind: scene.kind, entries: [entry] });
  }
  return found;
}

/** Steps of a scene: entries of one part that follow each other are one step; the index of the last entry of each. */
export function stepsOf({ entries }: Run): number[] {
  const found: number[] = [];
  entries.forEach(({ scene }, k) => {
    const next = entries[k + 1]?.scene;
    const alike = next && scene && partOf(next.phase) === partOf(scene.phase) && partOf(next.phase) !== "cards" && !isThrow(next);
    if (!alike) found.push(k);
  });
  return found;
}

const isThrow = ({ sides }: { sides: SceneSide[] }): boolean => sides.length > 1 && sides.some(({ dice }) => dice.length);

const nameOf = (faction: string | number | null): string | null => (typeof faction === "string" ? faction : null);

/** All that is known of a scene after so many entries. */
export function staged({ entries }: Run, count: number, over = false): Staged {
  const shown = entries.slice(0, count);
  const last = shown.at(-1)?.scene;
  const found: Staged = { part: partOf(last?.phase ?? "opens"), facts: {}, sides: [], row: null, stakes: [], changes: [], outcome: null, told: [] };
  shown.forEach((entry, k) => {
    const { scene } = entry;
    if (!scene) return;
    Object.assign(found.facts, scene.facts);
    found.row = scene.table ?? found.row;
    found.stakes.push(...scene.stakes);
    found.changes.push(...scene.changes);
    if (scene.phase === "outcome" || (scene.phase === "ends" && !found.outcome)) found.outcome = entry;
    // What the sides show piece by piece needs no sentence.
    const inWords = ["after", "check"].includes(scene.phase) || (scene.phase === "losses" && !scene.sides.length);
    if (k > 0 && inWords) found.told.push(entry);
    for (const side of scene.sides) add(sideOf(found.sides, nameOf(side.faction), side.facts), side, k === shown.length - 1);
  });
  if (over && shown.length === entries.length) found.outcome ??= ending(entries);
  return found;
}

/** What ends without a word about it ends with its throw, unless several sides threw for themselves, or with what opened it. */
function ending(entries: Told[]): Told | null {
  const thrown = entries.filter(({ scene }) => scene?.sides.some(({ dice }) => dice.length));
  const throwers = new Set(thrown.flatMap(({ scene }) => scene?.sides.map(({ faction }) => faction)));
  return throwers.size > 1 && thrown.length > 1 ? null : (thrown[0] ?? entries[0] ?? null);
}

/** A side that nobody plays, such as a monster, is told from another by what it is. */
function sideOf(sides: Shown[], faction: string | null, facts: Facts): Shown {
  const known = sides.find((side) => side.faction === faction);
  if (known) return known;
  const side: Shown = { faction, role: "", cards: [], terms: [], dice: [], score: null, rows: [], losses: [], facts: { ...facts } };
  sides.push(side);
  return side;
}

function add(shown: Shown, side: SceneSide, fresh: boolean): void {
  shown.role = side.role || shown.role;
  shown.cards.push(...side.cards);
  if (side.terms.length) shown.terms = side.terms;
  for (const use of new Set(side.dice.map((die) => die.use))) {
    const dice = side.dice.filter((die) => die.use === use);
    shown.dice = [...shown.dice.filter((one) => one.use !== use), { use, dice, row: side.row, fresh }];
  }
  shown.score = side.score ?? shown.score;
  if (side.row && !side.dice.length) shown.rows = [...shown.rows.filter(({ clause }) => clause !== side.row?.clause), side.row];
  shown.losses.push(...side.losses);
  Object.assign(shown.facts, side.facts);
}

/** What terms add up to: at least and at most, as long as dice will say. */
export function sumOf(terms: Term[]): { least: number; most: number } {
  const least = terms.reduce((sum, { amount }) => sum + amount, 0);
  return { least, most: terms.reduce((sum, { amount, most }) => sum + (most ?? amount), 0) };
}

/** The place where a scene is, by the names that games have for places. */
export function placeOf(facts: Facts): string | null {
  const found = facts["place"] ?? facts["region"];
  return typeof found === "string" ? (found.split("/")[0] ?? null) : null;
}
