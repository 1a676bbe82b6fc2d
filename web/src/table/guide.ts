/** Somebody who looks over the reader's shoulder: a lesson, a coach. The desk asks it what to light up, what to word beside the
 *  question, and whether a choice may go out; nothing else knows of it. */

import type { Component } from "svelte";

import type { Ask } from "../lib/types";
import type { Desk, Reference } from "./desk.svelte";
import type { Choice, Spot } from "./options";

export interface Guide {
  /** Places and pieces that light up on the map. */
  readonly lit: Reference[];
  /** Panes and panels that light up, by their ids. */
  readonly panels: string[];
  /** What stands beside the question. */
  readonly words: Component<{ desk: Desk }> | null;
  /** What stands above the bar, on a phone in its place. */
  readonly head?: Component<{ desk: Desk }>;
  /** What stands over the map beside what is lit, on a phone in the sheet below it; the rest of the map is dimmed. */
  readonly bubble?: Component<{ desk: Desk }>;
  /** What stands below the players. */
  readonly rail?: Component<{ desk: Desk }>;
  /** Figures of players and cards of the hand that light up. */
  readonly figures?: string[];
  readonly cards?: string[];
  /** What can be pointed at now instead of what can be chosen. */
  readonly taps?: Spot[] | null;
  /** What is lit pulses. */
  readonly pulses?: boolean;
  /** Options are chosen one by one, and nothing is answered by itself. */
  readonly plain?: boolean;
  /** Whether an option lights up where it can be chosen. */
  marks(choice: Choice): boolean;
  /** A choice is about to be sent: true keeps it here, and the guide says why in its words. */
  intercepts(choice: Choice): boolean;
  /** A place was pointed at: true if that meant something to the guide, and nothing to the table. */
  points?(place: string): boolean;
  /** There is a new question, or none. */
  renewed(ask: Ask | null): void;
}
