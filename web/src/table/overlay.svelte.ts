/** Something laid over the map on request: how far armies reach, what is isolated. Asked for anew when the table changes. */

import type { TableState } from "./state.svelte";

/** So long after an answer nothing is asked, however fast the table changes. */
const PAUSE_MS = 250;

export class Overlay {
  /** What is laid over the map; empty for nothing. */
  name = $state("");
  /** Where it holds, by faction; null while that is not known. */
  places = $state.raw<Record<string, string[]> | null>(null);
  /** The sides it is shown for; all of them if none is named. */
  only = $state.raw<string[]>([]);

  #asking = false;
  #again = false;
  #seat: number | null = null;

  constructor(readonly table: TableState) {}

  /** What can be laid over the map. */
  get names(): string[] {
    return this.table.overlays;
  }

  choose(name: string): void {
    if (name !== this.name) this.places = null;
    this.name = name;
  }

  toggle(faction: string): void {
    const others = this.only.filter((one) => one !== faction);
    this.only = others.length < this.only.length ? others : [...others, faction];
  }

  /** Ask for what is wanted at the table that is seen: once at a time, and once more if that has changed meanwhile. */
  async refresh(): Promise<void> {
    if (this.table.seat !== this.#seat) this.places = null;
    this.#seat = this.table.seat;
    this.#again = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#again && this.name) {
      this.#again = false;
      await this.#ask();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    this.#asking = false;
  }

  async #ask(): Promise<void> {
    const { name, table } = this;
    const { seat, past } = table;
    const answer = await table.inquire({ type: "overlay", name, n: past?.n ?? null }).catch(() => null);
    if (name !== this.name || seat !== table.seat) return;
    if (answer?.type === "overlay") this.places = answer.places;
    else if (answer?.type === "refused") {
      this.choose("");
      table.refusal = answer;
    }
  }
}
