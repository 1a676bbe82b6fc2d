/** Small plates with prices beside the places that can be chosen: below, or where they cover neither a piece nor another plate nor
 *  another place that can be chosen; those that find no room are left out. */

import type { Box } from "./labels";
import type { Anchor } from "./types";

/** A plate fits its text: so wide is a sign, so much is beside the text, and so high it is, in units of a piece. */
export const SIGN = 8;
export const SIDES = 10;
export const HIGH = 17;

/** Half of what a place that can be chosen covers, and how far its plate may stand from its middle, in units of a piece. */
const MARK = 11;
const AWAY = [23, 33];

export interface Tag {
  place: string;
  text: string;
  x: number;
  y: number;
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const around = (x: number, y: number, halfX: number, halfY: number): Box => ({ left: x - halfX, right: x + halfX, top: y - halfY, bottom: y + halfY });

/** The plates that have room at a scale, from the first on, by the middle of each in units of the drawing; `grow` is the size of a
 *  piece in pixels, `pieces` what pieces cover, in pixels. */
export function spread(tags: Map<string, string>, at: Map<string, Anchor>, scale: number, grow: number, pieces: Box[] = []): Tag[] {
  const found: Tag[] = [];
  const known = [...tags].flatMap(([place, text]) => (at.has(place) ? [{ place, text, x: (at.get(place) as Anchor).x * scale, y: (at.get(place) as Anchor).y * scale }] : []));
  const marks = known.map(({ x, y }) => around(x, y, MARK * grow, MARK * grow));
  const plates: Box[] = [];
  known.forEach(({ place, text, x, y }, k) => {
    const half = ((text.length * SIGN + SIDES) / 2) * grow;
    const tried = AWAY.flatMap((away): [number, number][] => {
      const [aside, upright] = [half + (away - HIGH / 2) * grow, away * grow];
      return [[0, upright], [0, -upright], [aside, 0], [-aside, 0], [half, upright], [-half, upright], [half, -upright], [-half, -upright]];
    });
    const free = tried.find(([dx, dy]) => {
      const box = around(x + dx, y + dy, half, (HIGH / 2) * grow);
      return ![...pieces, ...plates, ...marks.filter((_, n) => n !== k)].some((other) => meets(box, other));
    });
    if (!free) return;
    plates.push(around(x + free[0], y + free[1], half, (HIGH / 2) * grow));
    found.push({ place, text, x: (x + free[0]) / scale, y: (y + free[1]) / scale });
  });
  return found;
}
