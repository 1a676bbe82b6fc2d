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
  width: number;
  height: number;
  /** Labels of a higher rank are set first. */
  rank: number;
  /** The name may stand on the place itself. */
  central: boolean;
}

export interface Setting {
  /** The middle of the text, from the middle of the place. */
  dx: number;
  dy: number;
  /** It stands far enough away to need a line to its place. */
  leader: boolean;
}

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Candidates around a mark, the best first: below, above, right, left, the corners, then farther off. */
function candidates({ mark, width, height, central }: Label): Setting[] {
  const aside = mark + width / 2 + 3;
  const upright = mark + height / 2 + 1;
  const near = (dx: number, dy: number): Setting => ({ dx, dy, leader: false });
  const far = (dx: number, dy: number): Setting => ({ dx, dy, leader: true });
  const found = [near(0, upright), near(0, -upright), near(aside, 0), near(-aside, 0)];
  for (const [sx, sy] of [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const) {
    found.push(near(sx * (width / 2 + mark * 0.5), sy * (height / 2 + mark * 0.8)));
  }
  for (const [sx, sy] of [[1, 1], [-1, 1], [1, -1], [-1, -1]] as const) {
    found.push(far(sx * (aside + 8), sy * (upright + 6)));
  }
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

/**
 * Set as many labels as there is room for, none upon another, upon a mark or upon one of the `obstacles`. Positions are
 * in pixels at the current zoom.
 */
export function setLabels(labels: Label[], obstacles: Box[]): Map<string, Setting> {
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
    for (const setting of candidates(label)) {
      const x = label.x + setting.dx;
      const y = label.y + setting.dy;
      const box = { left: x - label.width / 2, top: y - label.height / 2, right: x + label.width / 2, bottom: y + label.height / 2 };
      if (occupied.hits(box, label.central ? marks.get(label.id) : undefined)) continue;
      occupied.add(box);
      found.set(label.id, setting);
      break;
    }
  }
  return found;
}

/** How wide a text is in pixels, about: serif letters by their kind. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) {
    width += /[iljtfrI.,' ]/.test(letter) ? 0.3 : /[mwMW]/.test(letter) ? 0.82 : /[A-Z]/.test(letter) ? 0.66 : 0.5;
  }
  return width * size;
}
