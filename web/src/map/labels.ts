/** Where the names of places stand: around their marks, on nobody else's mark, piece or name. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name to set: where its place is, how large its mark and its text are (pixels), and what it yields to. */
export interface Label {
  id: string;
  x: number;
  y: number;
  /** Half the size of what stands at the place. */
  mark: number;
  /** How far all reaches that stands there; there is room for the name beyond it, if there is none nearer. */
  reach?: number;
  width: number;
  height: number;
  /** Labels of a higher rank are set first. */
  rank: number;
  /** It is looked for: rather where it may be mistaken than nowhere. */
  sought?: boolean;
  /** The name may stand on the place itself. */
  central: boolean;
  /** Names of waters and of land are not taken for each other. */
  sea: boolean;
}

export interface Setting {
  /** The middle of the text, from the middle of the place. */
  dx: number;
  dy: number;
  /** It stands far enough away to need a line to its place. */
  leader: boolean;
}

const CORNERS = [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const;
/** What is worse than the next candidate of all: to lie on the middle of another place, to stand nearer to one, to need a line. */
const COVERS = 4;
const ASTRAY = 12;
const LED = 5;
/** Marks of this size are pieces: to stand nearer to those of another place is the worst, and no name is better than that. */
const PIECES = 12;
const MISTAKEN = 30;
/** A name that stands where it stood before is better than one that moves. */
const STAYS = 6;

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Candidates around a mark, the best first: those close to it, then those beyond all that stands there. */
function candidates(label: Label): Setting[] {
  const { mark, reach = 0 } = label;
  return reach > mark ? [...ring(label), ...ring({ ...label, mark: reach, central: false })] : ring(label);
}

/** Below, above, right, left, the corners, then farther off. */
function ring({ mark, width, height, central }: Label): Setting[] {
  const aside = mark + width / 2 + 3;
  const upright = mark + height / 2 + 1;
  const near = (dx: number, dy: number): Setting => ({ dx, dy, leader: false });
  const far = (dx: number, dy: number): Setting => ({ dx, dy, leader: true });
  const found = [near(0, upright), near(0, -upright), near(aside, 0), near(-aside, 0)];
  for (const [sx, sy] of CORNERS) found.push(near(sx * (width / 2 + mark * 0.5), sy * (height / 2 + mark * 0.8)));
  for (const [sx, sy] of CORNERS) found.push(near(sx * (width / 4), sy * upright));
  for (const [sx, sy] of CORNERS) found.push(far(sx * (aside + 8), sy * (upright + 6)));
  for (const sy of [1, -1]) found.push(far(0, sy * (upright + 12)));
  if (central) found.unshift(near(0, 0));
  return found;
}

/** A grid of boxes: asks only those nearby. */
class Occupied {
  #cells = new Map<string, Box[]>();

  *#keys({ left, top, right, bottom }: Box): Generator<string> {
    for (let x = Math.floor(left / 64); x <= Math.floor(right / 64); x++) {
      for (let y = Math.floor(top / 64); y <= Math.floor(bottom / 64); y++) yield `${x},${y}`;
    }
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) this.#cells.set(key, [...(this.#cells.get(key) ?? []), box]);
  }

  hits(box: Box, except?: Box): boolean {
    for (const key of this.#keys(box)) {
      if (this.#cells.get(key)?.some((other) => other !== except && overlap(box, other))) return true;
    }
    return false;
  }
}

/** The room that a label takes where it is set. */
export const boxOf = ({ x, y, width, height }: Label, { dx, dy }: Setting): Box => ({
  left: x + dx - width / 2, right: x + dx + width / 2, top: y + dy - height / 2, bottom: y + dy + height / 2,
});

/** How far a point is from a box; 0 inside it. */
const distance = ({ left, top, right, bottom }: Box, { x, y }: Label): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Whether the names of two places could be taken for each other. */
const near = (one: Label, other: Label): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 + 40 && Math.abs(one.y - other.y) < 60;

/** How badly a name would stand: on the middle of other places, or so near to one that it would be taken for its name. */
function faults(label: Label, box: Box, others: Label[]): number {
  const own = distance(box, label);
  let found = 0;
  for (const other of others) {
    const theirs = distance(box, other);
    if (theirs === 0) found += COVERS;
    const nearer = theirs < own || (other.mark > 0 && theirs - other.mark < own - label.mark);
    if (nearer) found += other.mark > PIECES ? MISTAKEN : ASTRAY;
  }
  return found;
}

/** The best of the candidates of a label that are free: in a crowd few are, and only these are weighed. */
function best(label: Label, others: Label[], isFree: (box: Box) => boolean, before?: Setting): { setting: Setting; box: Box; mistaken: boolean } | null {
  let found: { setting: Setting; box: Box; mistaken: boolean; cost: number } | null = null;
  for (const [k, setting] of candidates(label).entries()) {
    const box = boxOf(label, setting);
    if (!isFree(box)) continue;
    const wrong = faults(label, box, others);
    const stays = before?.dx === setting.dx && before.dy === setting.dy ? STAYS : 0;
    const cost = k + (setting.leader ? LED : 0) + wrong - stays;
    if (!found || cost < found.cost) found = { setting, box, mistaken: wrong >= MISTAKEN, cost };
  }
  return found;
}

/**
 * Set as many labels as there is room for, none upon another, upon a mark or upon one of the `obstacles`, none where it would
 * be taken for the name of pieces elsewhere; if possible none where it would be taken for the name of another place, and where
 * it stood `before`. Positions are in pixels at the current zoom.
 */
export function setLabels(labels: Label[], obstacles: Box[], before?: Map<string, Setting>): Map<string, Setting> {
  const occupied = new Occupied();
  for (const box of obstacles) occupied.add(box);
  const marks = new Map<string, Box>();
  for (const { id, x, y, mark } of labels) {
    const box = { left: x - mark, top: y - mark, right: x + mark, bottom: y + mark };
    marks.set(id, box);
    if (mark > 0) occupied.add(box);
  }
  const found = new Map<string, Setting>();
  for (const label of [...labels].sort((a, b) => b.rank - a.rank)) {
    const own = label.central ? marks.get(label.id) : undefined;
    const others = labels.filter((other) => other !== label && other.sea === label.sea && near(label, other));
    const free = best(label, others, (box) => !occupied.hits(box, own), before?.get(label.id));
    if (!free || (free.mistaken && !label.sought)) continue;
    occupied.add(free.box);
    found.set(label.id, free.setting);
  }
  return found;
}

/** Whether a label stands nearer to the middle of its own place than to that of any other one. */
export function isWithin({ id, x, y }: Label, { dx, dy }: Setting, places: Label[]): boolean {
  const own = Math.hypot(dx, dy);
  return places.every((other) => other.id === id || Math.hypot(x + dx - other.x, y + dy - other.y) > own);
}

/** How wide a text is in pixels, about: serif letters by their kind. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    width += /[iljtfrI.,' ]/.test(letter) ? 0.3 : /[mwMW]/.test(letter) ? 0.82 : /[A-Z]/.test(letter) ? 0.66 : 0.5;
  }
  return width * size;
}
