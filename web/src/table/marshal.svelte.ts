/** Who goes: an army is put together as a plan, and the small steps that the rules ask for are sent when it sets out. */

import { settings } from "../lib/settings.svelte";
import type { Ask, Option } from "../lib/types";
import type { Desk } from "./desk.svelte";
import { begins, draftOf, isStep, joined, nextOf, stepsFor, type Muster } from "./muster";
import type { Choice } from "./options";

export class Marshal {
  /** Who is to stay behind, by the rows of the muster, as long as that is only a plan; all others go when it sets out. */
  staying = $state.raw<Map<string, number> | null>(null);
  /** The way that was chosen before it is asked who goes. */
  goal = $state.raw<Choice | null>(null);
  /** Who is to go of each kind, while the rules ask for one kind after the other. */
  #draft: Map<string, number> | null = null;

  constructor(readonly desk: Desk) {}

  /** There is a new question, after another one. */
  renewed(ask: Ask | null, before: Ask | null): void {
    const { choices, guide, muster, table } = this.desk;
    if (!muster?.tally) this.#draft = null;
    if (ask?.options?.length && !muster?.tally) this.goal = null;
    const planned = settings.muster && !guide?.plain && muster && !this.#draft;
    this.staying = planned ? (begins(choices, before, muster, ask, table.log.at(-1)?.id) ? new Map() : joined(choices, before, muster)) : null;
  }

  /** The small steps that call those together who go, as long as that is only a plan. */
  get steps(): Option[] {
    const { choices, muster } = this.desk;
    return muster && this.staying && !muster.tally ? stepsFor(choices, this.staying, muster) : [];
  }

  /** The muster that has rows on the screen: what is asked for kind by kind has them only as a plan. */
  get rows(): Muster | null {
    const { muster } = this.desk;
    return muster?.tally && !this.staying ? null : muster;
  }

  /** Whether the rows have a button of their own by which it sets out. */
  get goes(): boolean {
    return this.staying !== null && Boolean(this.rows?.go || this.rows?.tally);
  }

  /** Whether there is anything that those could do who are called together. */
  get leads(): boolean {
    const { bar, besides, choices, muster } = this.desk;
    if (!muster || muster.go || muster.tally) return true;
    return choices.some((choice) => !isStep(choice, muster) && !besides.includes(choice.verb) && !bar.ending.includes(choice));
  }

  /** Whether an option is a small step that the rows stand for; to say "all are together" is theirs too, as long as it is planned:
   *  by itself it would leave behind whoever is meant to go. */
  plans(choice: Choice): boolean {
    return this.rows !== null && (isStep(choice, this.rows) || (this.staying !== null && choice.verb === this.rows.go));
  }

  /** What is decided before an option: an army is called together before it sets out, not before one of its steps. */
  before(choice: Choice): Option[] {
    const { muster } = this.desk;
    return muster && isStep(choice, muster) ? [] : this.steps;
  }

  /** Leave so many of a row behind. */
  leave(row: string, number: number): void {
    this.staying = new Map(this.staying).set(row, number);
    this.desk.ahead.reckon();
  }

  /** Whether an option sets out with all who are meant to go. */
  moves(choice: Choice): boolean {
    const { bar, besides, muster } = this.desk;
    return muster !== null && this.staying !== null && !isStep(choice, muster) && !besides.includes(choice.verb) && !bar.ending.includes(choice);
  }

  /** Those that go are called together first; then what was chosen is done, if it can still be done. */
  async setOut({ option, key }: Choice): Promise<void> {
    const { steps, desk } = this;
    this.staying = null;
    for (const step of steps) {
      if (!(await desk.table.decide(step))) return;
    }
    if (desk.choices.some((choice) => choice.key === key)) await desk.table.decide(option);
  }

  /** Those go who are meant to: all small steps that the rules ask for are taken. */
  carryOut(): void {
    const { staying, desk } = this;
    const { muster, choices, table } = desk;
    if (!muster || !staying || !desk.open) return;
    const last = choices.find(({ verb }) => verb === muster.go);
    if (last) return void this.setOut(last);
    const whole = [...staying.values()].every((number) => !number);
    this.#draft = draftOf(staying, muster, table.ask);
    const first = nextOf(choices, this.#draft, whole, muster);
    if (first) void table.decide(first);
  }

  /** The answer to a question about the next kind, if that is decided. */
  answer(): Option | null {
    const { choices, muster } = this.desk;
    return this.#draft && muster ? nextOf(choices, this.#draft, false, muster) : null;
  }

  /** Choose the same several times, as long as it is offered. */
  async repeat({ key, option }: Choice, times: number): Promise<void> {
    const { desk } = this;
    desk.menu = desk.origin = null;
    for (let k = 0; k < times && desk.choices.some((choice) => choice.key === key); k++) {
      if (!(await desk.table.decide(option))) return;
    }
  }
}
