/** The way to a distant place: thought of step by step, then walked by sending these steps, until something happens. */

import type { Leg, Option } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Move } from "./moves";
import { keyOf } from "./options";

export class Way {
  goal = $state("");
  legs = $state.raw<Leg[]>([]);
  /** How much of the foot of the map is covered by what tells of the way, in pixels. */
  covered = $state(0);
  /** Where it leads, to be kept in sight. */
  spot = $derived(this.legs.length && this.covered ? { places: [this.goal], covered: this.covered } : null);
  /** The steps that are still to be sent. */
  ahead = $state.raw<Option[]>([]);
  /** Why the last walk ended before its goal: what is asked there was not foreseen. */
  stopped = $state(false);
  /** How many steps can be taken now. */
  now = $derived(this.legs.findIndex(({ option }) => option === null) < 0 ? this.legs.length : this.legs.findIndex(({ option }) => option === null));

  #topic = "";
  /** What could be done where it began: any of it at another question was not foreseen. */
  #verbs: string[] = [];
  #told = 0;

  constructor(readonly desk: Desk) {}

  /** Ask for the way to a place; whether there is one that can be begun now. */
  async find(place: string): Promise<boolean> {
    const { table, origin, marshal } = this.desk;
    const n = table.ask?.n;
    const answer = await table.inquire({ type: "way", goal: place, origin: origin ?? "", after: marshal.steps }).catch(() => null);
    if (answer?.type !== "way" || table.ask?.n !== n || !answer.legs[0]?.option) return false;
    [this.goal, this.legs, this.stopped] = [place, answer.legs, false];
    this.desk.ahead.forecast = null;
    return true;
  }

  /** Somebody else goes: the same way with what it costs and risks then. */
  async again(): Promise<void> {
    if (this.goal && !(await this.find(this.goal))) this.clear();
  }

  clear(): void {
    [this.goal, this.legs, this.ahead] = ["", [], []];
  }

  /** The steps as arrows on the map, numbered; what is for later is drawn slightly. */
  get moves(): Move[] {
    const { table } = this.desk;
    const faction = table.seat === null ? null : this.desk.factionAt(table.seat);
    const moves = this.legs.map(({ source, place }, k) => ({ from: source, to: place, faction, label: String(k + 1), later: k >= this.now }));
    return moves.filter(({ from, to }) => from !== to);
  }

  /** Take so many steps, one after the other. */
  walk(number: number): void {
    const { desk } = this;
    const ahead = this.legs.slice(0, number).flatMap(({ option }) => (option ? [option] : []));
    const [first, ...rest] = ahead;
    const choice = desk.choices.find(({ key }) => first && key === keyOf(first));
    this.clear();
    if (!choice || !desk.open || desk.guide?.intercepts(choice)) return;
    [this.ahead, this.#topic, this.#told, this.stopped] = [rest, desk.table.ask?.topic ?? "", desk.table.log.at(-1)?.n ?? -1, false];
    this.#verbs = desk.choices.map(({ verb }) => verb);
    void desk.proceed(choice);
  }

  /** There is a new question: the next step, if nothing came in between. A way that is only thought of is looked for again: who goes
   *  along is another now. */
  async renewed(): Promise<void> {
    const { desk } = this;
    const [next, ...rest] = this.ahead;
    if (!next) return this.again();
    if (!desk.table.myTurn || !(await desk.settled())) return;
    const choice = desk.choices.find(({ key }) => key === keyOf(next));
    const strange = desk.table.ask?.topic !== this.#topic && this.#verbs.includes(String(next[0]));
    if (!choice || strange || this.#isAlarmed()) return this.#stop();
    [this.ahead, this.#told] = [rest, desk.table.log.at(-1)?.n ?? -1];
    void desk.proceed(choice);
  }

  #stop(): void {
    this.clear();
    this.stopped = true;
  }

  /** Whether something happened since the last step that the game tells aloud. */
  #isAlarmed(): boolean {
    const { table, words } = this.desk;
    return table.log.some(({ n, id }) => n > this.#told && words.weight(id) === "loud");
  }
}
