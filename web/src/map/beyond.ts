/** What can be chosen but is not in sight: where at the edge of the map an arrow points to it. */

import type { Anchor } from "./types";

export interface Pointer {
  /** On the screen, at the edge. */
  x: number;
  y: number;
  /** Where it points, in degrees; 0 is to the right. */
  turn: number;
  /** The places that lie there. */
  places: string[];
}

interface Window {
  width: number;
  height: number;
  apply(point: [number, number]): [number, number];
}

const EDGE = 20;
/** The right edge has the buttons of the map. */
const BUTTONS = 72;
/** Places in the same of so many directions share an arrow. */
const DIRECTIONS = 12;

/** Arrows at the edge of a window to the places that lie beyond it, one for each direction. */
export function beyond(places: string[], at: Map<string, Anchor>, { width, height, apply }: Window): Pointer[] {
  const found = new Map<number, Pointer>();
  for (const place of places) {
    const anchor = at.get(place);
    if (!anchor) continue;
    const [x, y] = apply([anchor.x, anchor.y]);
    if (x > 0 && y > 0 && x < width && y < height) continue;
    const angle = Math.atan2(y - height / 2, x - width / 2);
    const slot = Math.round((angle / (2 * Math.PI)) * DIRECTIONS);
    const known = found.get(slot);
    if (known) known.places.push(place);
    else found.set(slot, { x: clamp(x, width, BUTTONS), y: clamp(y, height), turn: (angle * 180) / Math.PI, places: [place] });
  }
  return [...found.values()];
}

const clamp = (value: number, most: number, end = EDGE): number => Math.min(most - end, Math.max(EDGE, value));
