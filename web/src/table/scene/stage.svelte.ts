/** The stage of a table: which scene is on it, at which step, and what may still come of it. */

import { settings, type Pace } from "../../lib/settings.svelte";
import type { Prospect, Told } from "../../lib/types";
import { attempt, toasts } from "../../lib/toast.svelte";
import { t } from "../../text/ui.svelte";
import { olderLog } from "../earlier";
import { keyOf, type Choice } from "../options";
import type { TableState } from "../state.svelte";
import { partOf, runsOf, staged, stepsOf, type Part, type Run, type Staged } from "./scenes";

/** How long a step is looked at, in ms; and how long a scene of others stays when it is over. */
const STEP_MS: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 450, off: 0 };
const STAY_MS: Record<Pace, number> = { slow: 7000, normal: 4000, fast: 1500, off: 0 };
/** More choices than this are no scene: they stay in the list of actions. */
export const MOST_CHOICES = 14;
/** The parts of a scene in which pieces have gone. */
const SETTLED: Part[] = ["losses", "after"];
/** A scene in an address: the moment at which it began, and its key. */
const ADDRESS = /^scene-(\d+)\.(.+)$/;

/** Whether a scene has dice, goes on for a while, or changes how somebody stands. */
const isGrand = ({ entries }: Run): boolean =>
  entries.length > 2 || entries.some(({ scene }) => scene?.changes.length || scene?.sides.some(({ dice }) => dice.length));

export class Stage {
  /** The key of the scene that is shown. */
  key = $state<string | null>(null);
  /** How many of its steps are shown; the last one follows the log. */
  step = $state(0);
  folded = $state(false);
  /** Put on the stage by the reader, from the log or by an address: it stays. */
  called = $state(false);
  /** How the conflict may end as it stands, and after each option of the question. */
  standing = $state.raw<Prospect | null>(null);
  prospects = $state.raw(new Map<string, Prospect>());
  /** What was likely before the dice fell, scene by scene. */
  before = $state.raw(new Map<string, Prospect>());
  /** Where it is, and how much of the foot of the map its panel covers, in px. */
  spot = $state.raw<{ place: string | null; covered: number } | null>(null);
  /** The option that is being thought of. */
  picked = $state<string | null>(null);

  /** Whether it goes on: somebody is asked about it, even if an older moment is looked at. */
  under = $derived.by(() => this.key !== null && this.table.ask?.scene === this.key);
  runs = $derived.by(() => runsOf(this.table.log));
  run = $derived<Run | null>(this.key === null ? null : (this.runs.get(this.key) ?? null));
  steps = $derived(this.run ? stepsOf(this.run) : []);
  /** Whether all that has been told of it is shown. */
  complete = $derived(this.step >= this.steps.length);
  scene = $derived<Staged | null>(this.run ? staged(this.run, (this.steps[Math.min(this.step, this.steps.length) - 1] ?? 0) + 1, !this.under) : null);
  /** Whether the question on the table belongs to it. */
  live = $derived.by(() => this.under && this.table.past === null);
  deciding = $derived.by(() => this.live && this.table.myTurn && this.complete);
  /** Whether a side of mine is in it. */
  concerns = $derived(this.run !== null && this.#isMine(this.run));
  /** A word in passing: what concerns others, or is told in a word, does not stay and asks for nothing. */
  brief = $derived.by(() => !this.called && !this.live && !(this.concerns && this.run !== null && isGrand(this.run)));

  /** The moment whose map belongs to what was called for. Until the last decision has its effect, everybody still stands as before it. */
  at = $derived.by(() => {
    if (!this.called || !this.run || this.folded || (this.under && this.complete)) return null;
    const { entries } = this.run;
    const shown = entries[this.steps[Math.min(this.step, this.steps.length) - 1] ?? 0];
    if (!shown) return null;
    const over = this.complete || shown.moment < (entries.at(-1)?.moment ?? 0) || SETTLED.includes(partOf(shown.scene?.phase ?? ""));
    return over ? shown.moment : shown.moment - 1;
  });

  #last = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = "";
  /** Where the reader was before the map went back with a scene, and where it went to. */
  #trip: { from: number | null; at: number } | null = null;
  #travels: Promise<void> = Promise.resolve();

  constructor(
    readonly table: TableState,
    readonly factionAt: (seat: number) => string,
  ) {
    table.playback.held = () => this.key !== null && !this.folded && !this.complete && !this.called;
  }

  get pace(): Pace {
    return settings.scenes;
  }

  /** Whether steps follow each other by themselves. */
  get moving(): boolean {
    return settings.motion && this.pace !== "off";
  }

  /** The log has grown or come anew. */
  noticed(log: Told[]): void {
    const newest = log.at(-1)?.n ?? -1;
    const first = this.#last < 0;
    const fresh = log.filter(({ n, scene }) => scene && n > this.#last);
    const cut = newest < this.#last;
    this.#last = newest;
    if (cut && this.key !== null && !this.runs.has(this.key)) this.leave();
    if (first) return this.#arrive();
    const last = fresh.at(-1);
    if (!last?.scene || this.called || this.table.past) return this.#go();
    const { key } = last.scene;
    if (key === this.key) return this.#go();
    if (this.#isWorthIt(key) && !this.#stays(key)) this.#open(key);
  }

  /** Whether what is shown waits for the reader to go on: scenes of others do not push it away. */
  #stays(next: string): boolean {
    const run = this.runs.get(next);
    return this.key !== null && !this.brief && run !== undefined && !this.#isMine(run);
  }

  /** On coming to a table: the scene that an address names, or the one that goes on and asks me. */
  #arrive(): void {
    if (this.addressed()) return;
    const going = this.table.ask?.scene;
    if (going && this.table.myTurn && this.pace !== "off") this.#open(going, true);
  }

  /** Show the scene that the address names, also when the table is here already; whether it names one. */
  addressed(): boolean {
    const named = ADDRESS.exec(location.hash.slice(1));
    if (named) void this.#find(Number(named[1]), named[2] ?? "");
    return named !== null;
  }

  /** Show a scene, however long ago it was told. */
  async #find(moment: number, key: string): Promise<void> {
    const older = this.table.logFrom > 0 && (this.table.log[0]?.moment ?? 0) >= moment;
    if (older) await attempt(() => olderLog(this.table, moment - 1));
    const entry = this.runs.get(key)?.entries.at(-1);
    if (entry) this.show(entry, true);
  }

  #isMine({ entries }: Run): boolean {
    const mine = this.table.seats.map((seat) => this.factionAt(seat));
    return entries.some(({ scene }) => scene?.sides.some(({ faction }) => typeof faction === "string" && mine.includes(faction)));
  }

  /** Scenes of mine are shown, those of others only to who looks at their turns step by step. */
  #isWorthIt(key: string): boolean {
    const run = this.runs.get(key);
    if (!run || this.pace === "off") return false;
    return this.#isMine(run) || (settings.motion && settings.speed === "slow" && !document.hidden);
  }

  #open(key: string, whole = false): void {
    clearTimeout(this.#timer);
    this.key = key;
    this.called = false;
    this.folded = false;
    this.picked = null;
    this.step = whole || !this.moving ? Number.MAX_SAFE_INTEGER : 1;
    this.#go();
  }

  /** Put a scene on the stage from the log: from its beginning, or where motion is not wanted as a whole. */
  show({ scene }: Told, whole = !this.moving): void {
    if (!scene) return;
    this.#open(scene.key, whole);
    this.called = true;
    this.#go();
  }

  /** Go on from step to step, and leave by itself what concerns others. */
  #go(): void {
    clearTimeout(this.#timer);
    if (this.key === null) return;
    if (!this.moving) this.step = Number.MAX_SAFE_INTEGER;
    else if (!this.complete) this.#timer = setTimeout(() => this.#next(), STEP_MS[this.pace]);
    else this.step = this.steps.length;
    if (this.complete && this.brief) this.#timer = setTimeout(() => this.leave(), STAY_MS[this.pace]);
    if (this.complete) this.table.playback.resume();
  }

  #next(): void {
    this.step += 1;
    this.#go();
  }

  /** By hand: to the first step, back, forward, to the end. */
  go(to: "first" | "back" | "on" | "last"): void {
    clearTimeout(this.#timer);
    const end = this.steps.length;
    const at = Math.min(this.step, end);
    this.step = { first: 1, back: Math.max(1, at - 1), on: Math.min(end, at + 1), last: end }[to];
    this.called ||= to === "first" || to === "back";
    if (this.complete) this.#go();
  }

  /** Play it again from the beginning. */
  again(): void {
    this.called = true;
    this.step = this.moving ? 1 : this.steps.length;
    this.#go();
  }

  /** The reader has seen it. */
  leave(): void {
    if (this.key === null) return;
    clearTimeout(this.#timer);
    this.key = null;
    this.spot = null;
    this.called = false;
    this.picked = null;
    if (ADDRESS.test(location.hash.slice(1))) history.replaceState(null, "", location.pathname + location.search);
    this.table.playback.resume();
  }

  /** Let the map show a moment with the scene; null: back to where the reader was, unless they have gone elsewhere. */
  travel(at: number | null): Promise<void> {
    this.#travels = this.#travels.then(() => this.#move(at));
    return this.#travels;
  }

  async #move(at: number | null): Promise<void> {
    const here = this.table.past?.n ?? null;
    if (at !== null) {
      this.#trip = { from: this.#trip ? this.#trip.from : here, at };
      return this.table.look(at);
    }
    const trip = this.#trip;
    this.#trip = null;
    if (trip && here === trip.at) await this.table.look(trip.from ?? this.table.moment);
  }

  choose(pace: Pace): void {
    settings.set({ scenes: pace }, true);
    if (pace === "off" && !this.called) this.leave();
    else this.#go();
  }

  /** The address of this scene. */
  get address(): string {
    return `${location.origin}${location.pathname}#scene-${this.run?.entries[0]?.moment ?? 0}.${this.key}`;
  }

  /** Copy its address. */
  async link(): Promise<void> {
    history.replaceState(null, "", this.address);
    if (await attempt(() => navigator.clipboard.writeText(this.address))) toasts.say(t("table-copied"), "good");
  }

  /** Whether it lies over the sheet of a phone, with whatever a guide says there. */
  get covers(): boolean {
    return this.run !== null && !this.folded && !this.brief;
  }

  /** Whether the dice are still to fall: then it can be said how it may end. */
  get open(): boolean {
    return this.scene !== null && !this.scene.outcome && partOf(this.scene.part) !== "after";
  }

  /** There is another question: ask how the scene may end as it stands, and with each option. */
  async reckon(choices: Choice[]): Promise<void> {
    const asked = `${this.table.seat} ${this.table.ask?.n ?? ""} ${this.live}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.standing = null;
    this.prospects = new Map();
    this.picked = null;
    if (!this.live || this.key === null) return;
    const { key } = this;
    const current = (): boolean => asked === this.#asked;
    const standing = await this.table.inquire({ type: "foresee", option: null }).catch(() => null);
    if (!current()) return;
    this.standing = standing?.type === "forecast" ? standing.prospect : null;
    if (this.standing) this.before = new Map(this.before).set(key, this.standing);
    if (!this.table.myTurn || choices.length > MOST_CHOICES || !this.standing) return;
    for (const { option } of choices) {
      const answer = await this.table.inquire({ type: "foresee", option }).catch(() => null);
      if (!current()) return;
      if (answer?.type === "forecast" && answer.prospect) this.prospects = new Map(this.prospects).set(keyOf(option), answer.prospect);
    }
  }
}
