/** A walk over the screen of a table: what each part of it is for. Comes once by itself, and again when it is called for. */

import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";

export interface Stop {
  id: string;
  /** Where it stands on the screen. */
  at: string;
  /** Brings it into sight. */
  open?: (desk: Desk) => void;
}

const pane = (id: string) => (desk: Desk): void => desk.layout.open(id);

const WIDE: Stop[] = [
  { id: "map", at: "[data-map]" },
  { id: "question", at: ".screen > header" },
  { id: "actions", at: ".tabbed", open: pane("actions") },
  { id: "players", at: ".people" },
  { id: "log", at: ".tabbed", open: pane("log") },
  { id: "drawer", at: ".foot" },
  { id: "help", at: ".screen > header .tools" },
];
const NARROW: Stop[] = [
  { id: "map", at: "[data-map]" },
  { id: "question", at: ".screen > header" },
  { id: "actions", at: ".bottom", open: pane("actions") },
  { id: "drawer", at: ".bottom", open: pane("drawer") },
  { id: "players", at: ".bottom", open: pane("players") },
  { id: "log", at: ".bottom", open: pane("log") },
  { id: "help", at: ".screen > header .tools" },
];

export class Tour {
  /** The stop that is shown; null if there is no walk. */
  at = $state<number | null>(null);

  constructor(readonly desk: Desk) {}

  get stops(): Stop[] {
    return this.desk.layout.phone ? NARROW : WIDE;
  }

  get stop(): Stop | null {
    return this.at === null ? null : (this.stops[this.at] ?? null);
  }

  /** Whether it should come by itself: at the first turn of one's own, where nobody else leads. */
  get due(): boolean {
    const { table, guide } = this.desk;
    return !settings.toured && this.at === null && table.myTurn && !table.past && !table.card?.lesson && !guide;
  }

  begin(): void {
    this.#go(0);
  }

  go(by: number): void {
    const to = (this.at ?? 0) + by;
    if (to >= this.stops.length) this.end();
    else if (to >= 0) this.#go(to);
  }

  #go(to: number): void {
    this.at = to;
    this.stop?.open?.(this.desk);
  }

  /** It is known by now, also to the person who comes back. */
  end(): void {
    this.at = null;
    if (!settings.toured) settings.set({ toured: true }, true);
    if (this.desk.choices.length) this.desk.layout.open("actions");
  }
}
