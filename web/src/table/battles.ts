/** Battles in the log: entries that belong together though they came of several decisions, from the first to the outcome. */

import type { Facts, Told } from "../lib/types";

/** What a game says of its battles: ids of entries that open and close one, and the facts that tell how it went. */
export interface Battles {
  opens: string[];
  closes: string[];
  /** Facts of a side, in the order in which they lead to the outcome. */
  figures: string[];
}

export const NO_BATTLES: Battles = { opens: [], closes: [], figures: [] };

/** A side in a battle, and for each figure what was told of it. */
export interface Fighter {
  faction: string;
  figures: Map<string, unknown[]>;
}

/** A battle as it is told: the outcome if it is known, all entries, and the sides. */
export interface Battle {
  entries: Told[];
  outcome: Told | null;
  sides: Fighter[];
}

const WHERE = ["place", "region", "area"];
const WHO = ["attacker", "defender", "faction", "player", "other", "winner", "loser"];

const where = ({ facts }: Told): unknown => WHERE.map((key) => facts[key]).find((value) => value !== undefined);

/** Takes entries one after the other and says whether each belongs to the battle that goes on. */
export class Fray {
  entries: Told[] = [];
  outcome: Told | null = null;

  constructor(
    readonly battles: Battles,
    first: Told,
  ) {
    this.take(first);
  }

  /** Whether an entry opens a battle. */
  static opens(battles: Battles, { id }: Told): boolean {
    return battles.opens.includes(id);
  }

  /** After the outcome only what came of the same decision belongs to it; a battle elsewhere is another one. */
  holds(entry: Told): boolean {
    if (this.outcome) return entry.moment === this.outcome.moment && !Fray.opens(this.battles, entry);
    const [first] = this.entries;
    return !first || !Fray.opens(this.battles, entry) || where(entry) === where(first);
  }

  take(entry: Told): void {
    this.entries.push(entry);
    if (this.battles.closes.includes(entry.id)) this.outcome = entry;
  }
}

/** The last battle in the log: the one that goes on, or the last one fought. */
export function lastBattle(log: Told[], battles: Battles): Battle | null {
  const start = log.findLastIndex((entry, k) => {
    if (!Fray.opens(battles, entry)) return false;
    const before = log[k - 1];
    return !before || !Fray.opens(battles, before) || where(before) !== where(entry);
  });
  const first = log[start];
  if (!first) return null;
  const fray = new Fray(battles, first);
  for (const entry of log.slice(start + 1)) {
    if (!fray.holds(entry)) break;
    fray.take(entry);
  }
  return { entries: fray.entries, outcome: fray.outcome, sides: sidesOf(fray.entries, battles.figures) };
}

/** The two sides with their figures, the one that is named first in front. */
function sidesOf(entries: Told[], figures: string[]): Fighter[] {
  const sides = new Map<string, Fighter>();
  const side = (faction: string): Fighter => {
    const found = sides.get(faction) ?? { faction, figures: new Map<string, unknown[]>() };
    sides.set(faction, found);
    return found;
  };
  const note = (faction: unknown, figure: string, value: unknown, again: boolean): void => {
    if (typeof faction !== "string" || value === undefined) return;
    const { figures: told } = side(faction);
    const before = told.get(figure) ?? [];
    if (again || !before.length) told.set(figure, [...before, value]);
  };
  for (const { facts } of entries) {
    if (!concerns(facts, figures)) continue;
    for (const key of WHO) if (typeof facts[key] === "string") side(facts[key]);
    for (const figure of figures) {
      const value = facts[figure];
      note(facts["faction"] ?? facts["player"], figure, value, true);
      note(facts["winner"], figure, value, false);
      if (value !== undefined) note(facts["other"], figure, facts["against"], true);
      if (value !== undefined) note(facts["loser"], figure, facts["against"], false);
    }
  }
  return [...sides.values()];
}

/** Only entries that name both sides or tell a figure say who fights. */
function concerns(facts: Facts, figures: string[]): boolean {
  return ("attacker" in facts && "defender" in facts) || "winner" in facts || figures.some((figure) => figure in facts);
}
