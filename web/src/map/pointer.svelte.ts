/** Pointing at the map: what is under the pointer, which stack or card is open, and what a click does. */

import type { Stack } from "./stacks";
import type { Targets } from "./targets";
import type { Piece } from "./types";

/** How long the pointer rests on a place before its card opens. */
const REST_MS = 450;
/** How soon a stack under the pointer opens, and closes when it is left. */
const OPENS_MS = 160;

/** What the pointer has to know of the map. */
export interface Pointed {
  readonly targets: Targets;
  /** The stack of a place by its key. */
  stack(place: string, key: string): Stack | undefined;
  choose(place: string, piece?: Piece, touch?: boolean): void;
  hover(place: string | null): void;
}

/** Whether a stack opens into its pieces. */
export const opens = (stack: Stack | undefined): boolean => (stack?.items.length ?? 0) > 1;

const marked = (target: EventTarget | null, mark: string): string | null =>
  (target as Element | null)?.closest?.(`[${mark}]`)?.getAttribute(mark) ?? null;

export class MapPointer {
  /** The place that has the focus of the keyboard. */
  focused = $state<string | null>(null);
  /** The place under the pointer or focus. */
  pointed = $state<string | null>(null);
  /** The place whose card is open. */
  opened = $state<string | null>(null);
  /** The place whose stack is open, and whether a click has opened it. */
  fanned = $state<string | null>(null);
  pinned = $state(false);
  #hovered = "";
  #resting: ReturnType<typeof setTimeout> | undefined;
  #withering: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly map: Pointed) {}

  /** The pointer has moved. */
  point = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    const place = marked(event.target, "data-place");
    const stack = this.#stackAt(event.target, place);
    const over = `${place} ${stack?.key ?? ""}`;
    if (over === this.#hovered) return;
    this.#hovered = over;
    this.pointed = place;
    this.map.hover(place);
    clearTimeout(this.#resting);
    if (place && stack) this.#resting = setTimeout(() => (this.fanned = place), OPENS_MS);
    else {
      this.wither();
      if (place) this.#resting = setTimeout(() => (this.opened = place), REST_MS);
    }
  };

  /** The pointer has left the map. */
  leave = (): void => {
    this.rest();
    this.#hovered = "";
    this.pointed = null;
    this.map.hover(null);
    this.wither();
  };

  /** A click chooses what can be chosen; a stack with more than one piece opens; anything else shows the card. */
  click = (event: MouseEvent): void => {
    const place = marked(event.target, "data-place");
    if (!place) return this.close();
    const { targets } = this.map;
    const touch = (event as PointerEvent).pointerType === "touch";
    const stack = this.#stackAt(event.target, place);
    const piece = targets.pieceIn(place, stack);
    const acts = targets.at(place) === "target" && (piece !== undefined || targets.single(place));
    this.focused = place;
    if (acts || targets.puzzles(place)) this.map.choose(place, piece, touch);
    if (acts) return this.close();
    if (opens(stack)) [this.opened, this.fanned, this.pinned] = [null, place, true];
    else [this.opened, this.fanned] = [place, null];
  };

  /** The focus has come to a place. */
  focus(place: string): void {
    this.focused = this.pointed = place;
    this.map.hover(place);
  }

  /** Nothing opens by itself any more for this rest of the pointer. */
  rest(): void {
    clearTimeout(this.#resting);
  }

  /** The opened stack stays: the pointer is in it. */
  stay(): void {
    clearTimeout(this.#withering);
  }

  /** Close the opened stack, unless a click has opened it or the pointer goes into it. */
  wither(): void {
    if (this.pinned) return;
    clearTimeout(this.#withering);
    this.#withering = setTimeout(() => (this.fanned = null), OPENS_MS);
  }

  close(): void {
    this.rest();
    [this.opened, this.fanned, this.pinned] = [null, null, false];
  }

  #stackAt(target: EventTarget | null, place: string | null): Stack | undefined {
    const key = marked(target, "data-stack");
    return place !== null && key !== null ? this.map.stack(place, key) : undefined;
  }
}
