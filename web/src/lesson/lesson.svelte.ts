/** A lesson as a guide at its table: which step is shown, what of it lights up, and what becomes of a choice beside it. */

import { api } from "../lib/api";
import type { Ask, LessonCard, LessonStepCard, Option, WordCard } from "../lib/types";
import type { Desk, Reference } from "../table/desk.svelte";
import type { Guide } from "../table/guide";
import type { Choice, Spot } from "../table/options";
import { t } from "../text/ui.svelte";
import Bubble from "./Bubble.svelte";
import Head from "./Head.svelte";
import Learned from "./Learned.svelte";

/** After so many misses what is meant pulses, and after so many it is shown. */
const PULSES = 2;
const SHOWS = 3;

const same = (one: Option, other: Option): boolean => JSON.stringify(one) === JSON.stringify(other);
const begins = (option: Option, start: Option): boolean => same(option.slice(0, start.length) as Option, start);
const isLook = (step: LessonStepCard | undefined): boolean => step?.way === "tap";

export class LessonGuide implements Guide {
  readonly head = Head;
  readonly words = null;
  readonly bubble = Bubble;
  readonly rail = Learned;
  lesson = $state.raw<LessonCard>() as LessonCard;
  /** The step that is shown; all of them when only the last question is left. */
  shown = $state(0);
  misses = $state(0);
  hint = $state("");
  /** Whether to leave is asked. */
  leaving = $state(false);
  /** The answer that was given to the last question. */
  answer = $state<number | null>(null);
  finished = $state(false);
  /** Tips that were read, where the game is played freely. */
  read = $state.raw<string[]>([]);

  step = $derived.by(() => (this.lesson.free ? this.#tip() : this.lesson.steps[this.shown]));
  /** The steps are done: what is left is the question. */
  over = $derived.by(() => (this.lesson.free ? this.desk.table.finished : this.shown >= this.lesson.steps.length));
  lit = $derived.by((): Reference[] => {
    const places = (this.step?.look["places"] ?? []).map((id) => ({ kind: "place", id }));
    return [...places, ...(this.step?.pieces ?? []).map(([kind, id]) => ({ kind, id }))];
  });
  panels = $derived(this.step?.look["panels"] ?? []);
  figures = $derived(this.step?.look["figures"] ?? []);
  cards = $derived(this.step?.look["cards"] ?? []);
  taps = $derived.by((): Spot[] | null => {
    if (this.lesson.free || !this.step || !isLook(this.step)) return null;
    return this.step.tap.kind === "place" ? [{ place: this.step.tap.name }] : [];
  });
  pulses = $derived(this.misses >= PULSES);
  shows = $derived(this.misses >= SHOWS);
  /** What leads on, as options of the table. */
  wanted = $derived.by(() => (this.step && !isLook(this.step) ? (this.desk.table.lesson?.wanted ?? []) : []));
  /** How much of the step is done, where it takes several decisions. */
  count = $derived.by(() => {
    const { step } = this;
    if (!step || !["do", "all"].includes(step.way) || step.options.length < 2) return null;
    return { done: this.desk.table.lesson?.taken.length ?? 0, all: step.options.length };
  });
  /** Words that were learned in the steps before. */
  learned = $derived.by((): WordCard[] => {
    const before = this.lesson.free ? this.lesson.steps.filter(({ name }) => this.read.includes(name)) : this.lesson.steps.slice(0, this.shown);
    return before.flatMap(({ learns }) => learns);
  });

  constructor(
    readonly desk: Desk,
    lesson: LessonCard,
    /** Its number among the lessons of the game, from 1, and how many there are. */
    readonly number: number,
    readonly all: LessonCard[],
    start: number,
  ) {
    this.lesson = lesson;
    this.shown = Math.min(start, lesson.steps.length);
    this.#key = `tyche-tips-${desk.table.id}`;
    if (lesson.free) this.read = JSON.parse(localStorage.getItem(this.#key) ?? "[]") as string[];
  }

  readonly #key: string;

  /** Options are chosen one by one, and nothing is answered by itself. */
  get plain(): boolean {
    return !this.lesson.free;
  }

  /** Where the game is played freely: the tip for the question that is asked, once. */
  #tip(): LessonStepCard | undefined {
    const topic = this.desk.table.myTurn ? this.desk.table.ask?.topic : undefined;
    return this.lesson.steps.find((step) => step.topic === topic && !this.read.includes(step.name));
  }

  // What the table asks its guide.

  marks({ option }: Choice): boolean {
    return this.wanted.some((one) => same(one, option)) || (this.step?.lit ?? []).some((one) => begins(option, one));
  }

  intercepts({ option }: Choice): boolean {
    const { step } = this;
    if (this.lesson.free) return false;
    if (!step || isLook(step)) return this.#miss(step?.hint ?? "");
    const fits = this.wanted.some((one) => same(one, option)) || (["one", "any"].includes(step.way) && step.options.some((one) => (step.way === "any" ? begins(option, one) : same(option, one))));
    if (fits || step.allowed.some((one) => begins(option, one))) return false;
    return this.#miss(step.wrong.find((wrong) => begins(option, wrong.begins))?.hint ?? step.hint);
  }

  /** A place was pointed at: a look ends with it. */
  points(place: string): boolean {
    const { step } = this;
    if (this.lesson.free || !step || !isLook(step)) return false;
    if (step.tap.kind === "place" && step.tap.name === place) this.next();
    else this.#miss(step.hint);
    return true;
  }

  /** A figure, panel or card was pointed at. */
  touched(kind: string, name: string): void {
    if (isLook(this.step) && this.step?.tap.kind === kind && this.step.tap.name === name) this.next();
  }

  renewed(_ask: Ask | null): void {
    this.follow();
  }

  #miss(hint: string): true {
    this.misses += 1;
    this.hint = hint || t("lesson-hint");
    return true;
  }

  // Going on and back.

  /** The table has gone on, or back: so do the steps that end with a decision. */
  follow(): void {
    const at = this.desk.table.lesson?.step;
    if (at === undefined || this.lesson.free) return;
    let to = Math.min(this.shown, at);
    while (to < at && !isLook(this.lesson.steps[to])) to += 1;
    this.#show(to);
  }

  #show(step: number): void {
    if (step === this.shown) return;
    this.shown = step;
    this.misses = 0;
    this.hint = "";
    this.#keep();
    if (this.over && !this.lesson.question) this.finish();
  }

  /** A look is over, or a tip is read. */
  next(): void {
    if (this.lesson.free && this.step) {
      this.read = [...this.read, this.step.name];
      localStorage.setItem(this.#key, JSON.stringify(this.read));
    } else if (isLook(this.step)) {
      this.#show(this.shown + 1);
      this.follow();
    }
  }

  /** The step before, with the table as it stood then. */
  async back(): Promise<void> {
    if (this.lesson.free || !this.shown || this.desk.table.busy) return;
    const to = this.shown - 1;
    if (to < this.lesson.steps.length && (await this.desk.table.goBack(to))) this.#show(to);
  }

  /** Do it for the learner. */
  showMe(): void {
    const [option] = this.wanted;
    if (isLook(this.step)) this.next();
    else if (option && this.desk.open) void this.desk.table.decide(option);
  }

  give(answer: number): void {
    this.answer = answer;
    if (this.lesson.question?.answers[answer]?.right) this.finish();
  }

  finish(): void {
    if (this.finished) return;
    this.finished = true;
    this.#keep(true);
  }

  #keep(done = false): void {
    const game = this.desk.table.card?.game ?? "";
    void api.learn(game, this.lesson.name, { step: this.shown, done }).catch(() => undefined);
  }
}

/** The guide of a lesson's table, where it was left; null if the lesson is no more what it was. */
export async function guideOf(desk: Desk, language: string): Promise<LessonGuide | null> {
  const { game = "", lesson = "" } = desk.table.card ?? {};
  const [all, learned] = await Promise.all([api.lessons(game, language), api.learned()]);
  const number = all.findIndex(({ name }) => name === lesson);
  const card = all[number];
  if (!card || (!card.free && !desk.table.lesson)) return null;
  const start = learned.find((one) => one.game === game && one.lesson === lesson)?.step ?? 0;
  return new LessonGuide(desk, card, number + 1, all, start);
}
