/** A position that is being written: its text with what it was before, and what the server makes of it. */

import { api } from "../lib/api";
import type { PositionShown } from "../lib/types";
import { errorText, t, ui } from "../text/ui.svelte";
import type { Given, WordCard } from "./shapes";
import { withGiven } from "./yaml";

/** Milliseconds of rest after which the server is asked. */
const REST = 700;
/** Changes within that many milliseconds are taken back together. */
const TOGETHER = 1500;

export class PositionDraft {
  text = $state("");
  shown = $state.raw<PositionShown | null>(null);
  /** What is given, as data; null while the text says what cannot be read. */
  given = $state.raw<Given | null>(null);
  /** What is wrong, in the reader's language; and as it was found, with its line where that is known. */
  wrong = $state("");
  found = $state("");
  /** The rule that the position breaks, if that is what is wrong: its name, its clause, and what was found. */
  broken = $state.raw<{ check: string; clause: string; about: string } | null>(null);
  /** The way to what is wrong in the position. */
  path = $state.raw<string[]>([]);
  looking = $state(false);
  #before = $state.raw<string[]>([]);
  #after = $state.raw<string[]>([]);
  #changed = 0;
  #timer = 0;
  #asked = 0;

  constructor(readonly game: string) {}

  get mayUndo(): boolean {
    return this.#before.length > 0;
  }

  get mayRedo(): boolean {
    return this.#after.length > 0;
  }

  /** The line that is wrong, from 1; 0 if none is. */
  get line(): number {
    return Number(/^position:(\d+):/.exec(this.found)?.[1] ?? 0);
  }

  get words(): WordCard[] {
    return (this.shown?.words ?? []) as unknown as WordCard[];
  }

  /** Another position by the fields: the text follows. */
  give(given: Given): void {
    if (this.given === null) return;
    const before = this.#table();
    this.replace(withGiven(this.text, { ...before, ...given }));
    this.given = given;
  }

  /** What belongs to the table and not to the position: how many play, and by which options. */
  #table(): Given {
    const { players, options } = this.shown ?? { players: 0, options: {} };
    return { ...(players ? { players } : {}), ...(Object.keys(options).length ? { options: options as Given } : {}) };
  }

  write(text: string, now = Date.now()): void {
    if (text === this.text) return;
    if (this.text && (now - this.#changed > TOGETHER || !this.#before.length)) this.#before = [...this.#before, this.text];
    this.#changed = now;
    this.#after = [];
    this.#set(text);
  }

  /** Another position altogether: a change of its own. */
  replace(text: string): void {
    this.#changed = 0;
    this.write(text);
    this.#changed = 0;
  }

  undo(): void {
    const text = this.#before.at(-1);
    if (text === undefined) return;
    [this.#before, this.#after] = [this.#before.slice(0, -1), [...this.#after, this.text]];
    this.#set(text);
  }

  redo(): void {
    const text = this.#after.at(-1);
    if (text === undefined) return;
    [this.#before, this.#after] = [[...this.#before, this.text], this.#after.slice(0, -1)];
    this.#set(text);
  }

  #set(text: string): void {
    this.text = text;
    this.given = null; // until the server has read it, unless a field was changed
    this.#changed ||= 0;
    this.#asked += 1; // what was asked before is no answer to this
    this.looking = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.look(), REST);
  }

  #fail(error: unknown): void {
    const { facts } = error as { facts?: { problem?: string; fault?: string; path?: string[]; facts?: Record<string, string> } };
    this.found = facts?.problem ?? "";
    this.path = facts?.path ?? [];
    const fault = facts?.fault ?? "";
    const { check = "", clause = "", about = "" } = facts?.facts ?? {};
    this.broken = check ? { check, clause, about } : null;
    if (fault && ui.has(`position-fault-${fault}`)) this.wrong = t(`position-fault-${fault}`, facts?.facts ?? {});
    else this.wrong = this.found ? t("position-fault", { problem: this.found }) : errorText(error);
  }

  /** Ask what the position looks like; an answer to an older text does not count. */
  async look(): Promise<void> {
    const asked = this.#asked;
    try {
      const shown = await api.lookAt(this.game, this.text);
      if (asked === this.#asked) {
        [this.shown, this.given, this.wrong, this.found, this.path] = [shown, shown.given as Given, "", "", []];
      }
    } catch (error) {
      if (asked === this.#asked) this.#fail(error);
    }
    if (asked === this.#asked) this.looking = false;
  }
}
