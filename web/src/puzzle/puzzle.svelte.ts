/** A puzzle as a guide at its table: every option can be tried; one leads on, and the others are told what became of them. */

import { api } from "../lib/api";
import type { Ask, Option, PuzzleCard, PuzzleList, TriedCard } from "../lib/types";
import type { Desk, Reference } from "../table/desk.svelte";
import type { Guide } from "../table/guide";
import { keyOf, type Choice } from "../table/options";
import { ui } from "../text/ui.svelte";
import Bubble from "./Bubble.svelte";
import Head from "./Head.svelte";

const PREFIX = "puzzle-";

export class PuzzleGuide implements Guide {
  readonly head = Head;
  readonly words = null;
  readonly panels: string[] = [];
  /** What was tried last, and how it came out. */
  wrong = $state.raw<{ label: string; tried: TriedCard } | null>(null);
  tries = $state(0);
  /** How much was given away: 0 nothing, then the place, then the rule. */
  hints = $state(0);
  solved = $state(false);
  /** Whether the answer was shown, not found. */
  shown = $state(false);
  list = $state.raw<PuzzleList | null>(null);

  readonly best: TriedCard;
  /** Without a place on the map the first hint is the rule. */
  readonly most: number;
  lit = $derived.by((): Reference[] => (this.hints && !this.solved ? this.puzzle.places.map((id) => ({ kind: "place", id })) : []));

  constructor(
    readonly desk: Desk,
    readonly puzzle: PuzzleCard,
    list: PuzzleList,
  ) {
    this.list = list;
    this.best = puzzle.tried.find(({ option }) => keyOf(option) === keyOf(puzzle.answer)) as TriedCard;
    this.most = puzzle.places.length ? 2 : 1;
    this.solved = (desk.table.lesson?.step ?? 0) > 0;
  }

  /** Beside the map, on a phone below it: the whole position is to be seen, so nothing lies over it. */
  get rail(): typeof Bubble | undefined {
    return this.desk.layout.phone ? undefined : Bubble;
  }

  get bubble(): typeof Bubble | undefined {
    return this.desk.layout.phone ? Bubble : undefined;
  }

  /** Options are chosen one by one, and nothing is answered by itself. */
  get plain(): boolean {
    return !this.solved;
  }

  #isAnswer(option: Option): boolean {
    return [this.puzzle.answer, ...this.puzzle.also].some((one) => keyOf(one) === keyOf(option));
  }

  /** All options stay as they are: to light one up would tell. */
  marks(): boolean {
    return false;
  }

  intercepts({ option, label }: Choice): boolean {
    const tried = this.puzzle.tried.find((one) => keyOf(one.option) === keyOf(option));
    if (this.solved || !tried) return false;
    this.tries += 1;
    if (this.#isAnswer(option)) {
      this.#solve();
      return false;
    }
    this.wrong = { label, tried };
    return true;
  }

  hint(): void {
    this.hints += 1;
  }

  /** Give up: do it for the reader. */
  show(): void {
    if (this.solved || !this.desk.open) return;
    this.shown = true;
    this.#solve();
    void this.desk.table.decide(this.puzzle.answer);
  }

  #solve(): void {
    this.wrong = null;
    this.solved = true;
    const { game, id } = this.puzzle;
    if (this.shown) return;
    api.solvePuzzle(game, id).then(() => api.puzzles()).then((list) => (this.list = list), () => undefined);
  }

  renewed(_ask: Ask | null): void {
    // A puzzle has one question.
  }
}

/** The guide of a puzzle's table; null if the puzzle is no more. */
export async function guideOf(desk: Desk): Promise<PuzzleGuide | null> {
  const { game = "", lesson = "" } = desk.table.card ?? {};
  if (!desk.table.lesson) return null;
  const [card, list] = await Promise.all([api.puzzle(game, lesson.slice(PREFIX.length)), api.puzzles(), ui.need("puzzle")]);
  return new PuzzleGuide(desk, card, list);
}
