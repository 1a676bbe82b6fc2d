/** Going over the map with the keyboard: from a place to the next one in a direction, or by the letters of a name. */

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

interface Point {
  x: number;
  y: number;
}

const WAYS: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isDirection = (key: string): key is Direction => key in WAYS;

/** How well a point lies in a direction: its distance, more the farther it is off the line; infinite behind. */
function away(from: Point, to: Point, [wx, wy]: [number, number]): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * wx + dy * wy;
  const across = Math.abs(dx * wy - dy * wx);
  if (along <= 0 || across > along * 1.4) return Infinity;
  return Math.hypot(dx, dy) * (1 + across / along);
}

/** The place to go to: a neighbour that lies in that direction, else the nearest place that does; null without any. */
export function step(from: string, direction: Direction, at: Map<string, Point>, neighbours: Map<string, Set<string>>): string | null {
  const here = at.get(from);
  if (!here) return null;
  const nearest = (ids: Iterable<string>): string | null => {
    let best: string | null = null;
    let least = Infinity;
    for (const id of ids) {
      const there = at.get(id);
      const far = id !== from && there ? away(here, there, WAYS[direction]) : Infinity;
      if (far < least) [least, best] = [far, id];
    }
    return best;
  };
  return nearest(neighbours.get(from) ?? []) ?? nearest(at.keys());
}

/** The neighbours of each place by its routes. */
export function neighboursOf(routes: [string, string, string][]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (one: string, other: string): void => {
    found.set(one, (found.get(one) ?? new Set()).add(other));
  };
  for (const [one, other] of routes) {
    add(one, other);
    add(other, one);
  }
  return found;
}

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The next place whose name begins with what was typed, after the present one and around. */
export function byName(typed: string, from: string, names: [string, string][]): string | null {
  const sorted = [...names].sort((a, b) => plain(a[1]).localeCompare(plain(b[1])));
  const start = sorted.findIndex(([id]) => id === from);
  // Typing on keeps a place that still fits; a first letter goes to the next one.
  const offset = typed.length > 1 ? 0 : 1;
  for (let k = 0; k < sorted.length; k++) {
    const entry = sorted[(start + offset + k + sorted.length) % sorted.length];
    if (entry && plain(entry[1]).startsWith(plain(typed))) return entry[0];
  }
  return null;
}
