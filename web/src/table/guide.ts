/** Somebody who looks over the reader's shoulder: a lesson, a coach. The desk asks it what to light up, what to word beside the
 *  question, and whether a choice may go out; nothing else knows of it. */

import type { Component } from "svelte";

import type { Ask } from "../lib/types";
import type { Desk, Reference } from "./desk.svelte";
import type { Choice } from "./options";

export interface Guide {
  /** Places and pieces that light up on the map. */
  readonly lit: Reference[];
  /** Panes and panels that light up, by their ids. */
  readonly panels: string[];
  /** What stands beside the question. */
  readonly words: Component<{ desk: Desk }> | null;
  /** Whether an option lights up where it can be chosen. */
  marks(choice: Choice): boolean;
  /** A choice is about to be sent: true keeps it here, and the guide says why in its words. */
  intercepts(choice: Choice): boolean;
  /** There is a new question, or none. */
  renewed(ask: Ask | null): void;
}
