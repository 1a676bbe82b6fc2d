/** A position that is being written: its text with what it was before, and what the server makes of it. */

import { api } from "../lib/api";
import type { PositionShown } from "../lib/types";
import { errorText } from "../text/ui.svelte";

/** Milliseconds of rest after which the server is asked. */
const REST = 700;
/** Changes within that many milliseconds are taken back together. */
const TOGETHER = 1500;

export class PositionDraft {
  text = $state("");
  shown = $state.raw<PositionShown | null>(null);
  /** What is wrong, with its line where that is known. */
  wrong = $state("");
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
    return Number(/^position:(\d+):/.exec(this.wrong)?.[1] ?? 0);
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
    this.#changed ||= 0;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.look(), REST);
  }

  /** Ask what the position looks like; an answer to an older text does not count. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    this.looking = true;
    try {
      const shown = await api.lookAt(this.game, this.text);
      if (asked === this.#asked) [this.shown, this.wrong] = [shown, ""];
    } catch (error) {
      if (asked === this.#asked) this.wrong = errorText(error);
    }
    if (asked === this.#asked) this.looking = false;
  }
}
