/** Where stacks stand on the map: one for each side at their place, closer where it is crowded, moved aside rather than upon one
 *  another. */

import type { Box } from "./labels";
import type { Item, Stack } from "./stacks";

/** A stack as it is drawn: from the middle of its place, in pixels before pieces grow. */
export interface Standing {
  stack: Stack;
  x: number;
  y: number;
  /** What only marks the place and lies on this stack as a small sign. */
  signs: Item[];
}

export interface Cluster {
  place: string;
  standing: Standing[];
  /** How far it was moved from where it belongs. */
  dx: number;
  dy: number;
  /** So far that a line leads back to the place. */
  leader: boolean;
  /** What it covers, from the middle of its place. */
  box: Box;
  /** Others stand so near that each side is drawn as one army. */
  crowded: boolean;
}

/** A place with what stands there: its middle in pixels, the size of its mark; a place with a cell has none. */
export interface Ground {
  place: string;
  x: number;
  y: number;
  mark: number;
  cell: boolean;
  stacks: Stack[];
}

/** From one stack to the next, in pixels before they grow; closer where it is crowded. */
export const STEP = 36;
const CLOSE = 33;
/** Half the size of a token with its badges, in pixels before it grows. */
const HALF = 18;
/** How far a long figure reaches below its token. */
const BADGE = 4;
/** More than these stacks are set in a second row. */
const ROW = 4;
/** In a crowd on cells rows are short, so that they stay on their cell. */
const SHORT_ROW = 2;
/** A stack may be moved so far from its place, in steps, and needs a line from here on. */
const FARTHEST = 1.5;
const LEADER = 0.55;
const ROUNDS = 60;

/** Where so many stacks stand, from the middle of their place. */
function seats(count: number, { cell, mark }: Ground, step: number, crowded: boolean): [number, number][] {
  const most = cell && crowded ? SHORT_ROW : ROW;
  const rows = Math.ceil(count / most);
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / most);
    const inRow = Math.min(most, count - row * most);
    const x = ((k % most) - (inRow - 1) / 2) * step;
    const y = cell ? (row - (rows - 1) / 2) * (step + BADGE) : -mark / 2 - HALF - row * step;
    return [x, y];
  });
}

function key({ faction, area, fixed, apart, key: own }: Stack): string {
  if (apart) return own;
  return fixed && faction === null ? "marks" : `${faction} ${fixed ? "outside" : area}`;
}

/** One stack for each side: a building on top of the pieces in it, marks as signs on the first one. */
export function merged(stacks: Stack[]): { stack: Stack; signs: Item[] }[] {
  const marks = stacks.filter((stack) => key(stack) === "marks").flatMap(({ items }) => items);
  const groups = new Map<string, Stack[]>();
  for (const stack of stacks) {
    if (key(stack) !== "marks") groups.set(key(stack), [...(groups.get(key(stack)) ?? []), stack]);
  }
  const found = [...groups.values()].map((group) => ({ stack: group.length > 1 ? joined(group) : (group[0] as Stack), signs: [] as Item[] }));
  const [first] = found;
  if (first) first.signs = marks;
  return first ? found : stacks.map((stack) => ({ stack, signs: [] }));
}

function joined(group: Stack[]): Stack {
  const [first] = group as [Stack];
  return {
    ...first,
    key: group.map((stack) => stack.key).join("+"),
    items: group.flatMap(({ items }) => items),
    total: group.reduce((sum, { total }) => sum + total, 0),
    fixed: group.every(({ fixed }) => fixed),
  };
}

function setUp(ground: Ground, crowded: boolean): Cluster {
  const { place, stacks } = ground;
  const shown = merged(stacks);
  const step = crowded ? CLOSE : STEP;
  const spots = seats(shown.length, ground, step, crowded);
  const standing = shown.map(({ stack, signs }, k) => {
    const [x, y] = spots[k] ?? [0, 0];
    return { stack, signs, x, y };
  });
  const [xs, ys, half] = [standing.map(({ x }) => x), standing.map(({ y }) => y), HALF];
  const box = { left: Math.min(...xs) - half, right: Math.max(...xs) + half, top: Math.min(...ys) - half, bottom: Math.max(...ys) + half + BADGE };
  return { place, standing, dx: 0, dy: 0, leader: false, box, crowded };
}

interface Body {
  x: number;
  y: number;
  halfX: number;
  halfY: number;
}

/** The middle and the half sides of a cluster on the screen. */
function bodyOf({ x, y }: Ground, { box }: Cluster, grow: number): Body {
  return {
    x: x + ((box.left + box.right) / 2) * grow,
    y: y + ((box.top + box.bottom) / 2) * grow,
    halfX: ((box.right - box.left) / 2) * grow,
    halfY: ((box.bottom - box.top) / 2) * grow,
  };
}

/** How much two bodies lie upon one another, along x and along y; null if they do not. */
function overlap(a: Body, b: Body): [number, number] | null {
  const over: [number, number] = [a.halfX + b.halfX - Math.abs(a.x - b.x), a.halfY + b.halfY - Math.abs(a.y - b.y)];
  return over[0] > 0 && over[1] > 0 ? over : null;
}

/** Push the first body off the second along the shorter way, by a share of the overlap. */
function push(a: Body, b: Body, share: number): void {
  const over = overlap(a, b);
  if (!over) return;
  if (over[0] < over[1]) a.x += (a.x < b.x ? -1 : 1) * over[0] * share;
  else a.y += (a.y < b.y ? -1 : 1) * over[1] * share;
}

/** The clusters of all places that hold something; `grow` is how large pieces are drawn. */
export function clustersOf(grounds: Ground[], grow: number): Cluster[] {
  const busy = grounds.filter(({ stacks }) => stacks.length);
  const wide = busy.map((ground) => bodyOf(ground, setUp(ground, false), grow));
  const crowded = wide.map((body, k) => wide.some((other, n) => n !== k && overlap(body, other)));
  const clusters = busy.map((ground, k) => setUp(ground, crowded[k] ?? false));
  const bodies = busy.map((ground, k) => bodyOf(ground, clusters[k] as Cluster, grow));
  const marks = grounds.filter(({ cell }) => !cell).map(({ x, y, mark, place }) => ({ place, x, y, halfX: (mark / 2) * grow, halfY: (mark / 2) * grow }));
  settle(bodies, busy, marks, FARTHEST * STEP * grow);
  clusters.forEach((cluster, k) => {
    const home = bodyOf(busy[k] as Ground, cluster, grow);
    const body = bodies[k] as Body;
    cluster.dx = (body.x - home.x) / grow;
    cluster.dy = (body.y - home.y) / grow;
    cluster.leader = Math.hypot(cluster.dx, cluster.dy) > LEADER * STEP;
  });
  return clusters;
}

/** Move bodies apart, and off the marks of other places, none farther than `most`. */
function settle(bodies: Body[], grounds: Ground[], marks: (Body & { place: string })[], most: number): void {
  const homes = bodies.map((body) => ({ ...body }));
  const near = bodies.map((body, k) => {
    const reach = (other: Body): boolean =>
      Math.abs(body.x - other.x) < body.halfX + other.halfX + 2 * most && Math.abs(body.y - other.y) < body.halfY + other.halfY + 2 * most;
    return {
      bodies: bodies.filter((other, n) => n !== k && reach(other)),
      marks: marks.filter((mark) => mark.place !== grounds[k]?.place && reach(mark)),
    };
  });
  for (let round = 0; round < ROUNDS; round++) {
    bodies.forEach((body, k) => {
      for (const other of near[k]?.bodies ?? []) push(body, other, 0.5);
      for (const mark of near[k]?.marks ?? []) push(body, mark, 0.35);
      const home = homes[k] as Body;
      const far = Math.hypot(body.x - home.x, body.y - home.y);
      if (far > most) [body.x, body.y] = [home.x + ((body.x - home.x) * most) / far, home.y + ((body.y - home.y) * most) / far];
    });
  }
}
