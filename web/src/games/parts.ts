/** What a game brings to the generic client: symbols of its pieces and panels of its own for the drawer. */

import type { Component } from "svelte";
import type { Ask, Option, View } from "../lib/types";
import type { Muster } from "../table/muster";
import type { PieceSymbol } from "./symbols";
import type { PanelProps } from "./panel";

/** A tab of the drawer; `title` is the id of a text in the game's own `locale` folder. */
export interface Panel {
  id: string;
  title: string;
  component: Component<PanelProps>;
}

export interface GameParts {
  /** The symbol of a piece, unit, mark, building or other thing of the board; null lets the client draw letters. */
  symbol(kind: string, id: string, facts: Record<string, unknown>): PieceSymbol | null;
  panels: Panel[];
  /** How an army is put together, where the rules ask in small steps. */
  musters?: Muster[];
  /** How often an option could be chosen in a row, for one piece after the other that does the same. */
  repeats?(view: View, ask: Ask, option: Option): number;
  /** What an option comes to as things stand, where its label says something else then; empty where it says what it is. */
  manner?(view: View, option: Option): string;
  /** Verbs by which a card does what its text says; others only spend it. */
  plays?: string[];
  /** Whether a way to use a card does what its text says, where there are others: without it the condition of the text is not met. */
  tells?(option: Option): boolean;
  /** Where an option stands among others of the same thing: the lowest first. */
  rank?(option: Option): number;
  /** Topics that ask about one thing after the other: which it is now is part of the question. */
  oneByOne?: string[];
  /** Topics at which everybody is asked in turn, again and again, until all have passed. */
  rounds?: string[];
  /** How the list of a topic is divided: texts of the game's own `locale` folder, and the verbs that stand below each, in order. */
  chapters?: Record<string, [title: string, verbs: string[]][]>;
  /** Where those stand that the question sets in motion, if the view says so: a way that is thought of begins there. */
  origin?(view: View): string | null;
}
