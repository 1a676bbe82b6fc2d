/** Passing on: where everybody is asked again and again until all have passed, a reader who is done passes until the phase ends, or
 *  until something befalls him. */

import type { Option, View } from "../lib/types";
import type { Desk } from "./desk.svelte";
import { filtered } from "./logbook";
import type { Choice } from "./options";

const isPass = ({ verb, option }: Choice): boolean => verb === "pass" && option.length === 1;

interface Group {
  faction: string | null;
}

/** At how many places some side stands together with others. */
export function meetings(view: View | null, faction: string): number {
  const places = Object.values((view?.["places"] ?? {}) as Record<string, { pieces?: Group[] }>);
  const sides = places.map(({ pieces = [] }) => new Set(pieces.map((group) => group.faction)));
  return sides.filter((here) => here.has(faction) && here.size > 1).length;
}

export class Rest {
  /** The phase that is passed, what was told of the reader's side and whom it had met when that began; empty without. */
  #until = "";

  constructor(readonly desk: Desk) {}

  /** The pass by which one would go on passing, if this is such a question. */
  get pass(): Choice | null {
    const { table, parts, choices } = this.desk;
    return parts.rounds?.includes(table.ask?.topic ?? "") ? (choices.find(isPass) ?? null) : null;
  }

  /** Pass until the phase ends. */
  begin(): void {
    const { pass, desk } = this;
    if (!pass || !desk.open) return;
    this.#until = this.#sign();
    desk.choose(pass);
  }

  /** The answer to a question of the phase that is passed, as long as nothing has befallen the reader. */
  answer(): Option | null {
    const { pass } = this;
    if (this.#until && (!pass || this.#until !== this.#sign())) this.#until = "";
    return this.#until && pass ? pass.option : null;
  }

  #sign(): string {
    const { table, words } = this.desk;
    if (table.seat === null) return "";
    const faction = this.desk.factionAt(table.seat);
    const phase = words.turn.map((field) => String(table.live?.[field])).join(" ");
    const told = filtered(table.log, { kind: "side", faction }, (id) => words.weight(id)).length;
    return [table.ask?.topic, phase, told, meetings(table.live, faction)].join("|");
  }
}
