/** Rasters of labels: which piece of land, which cell a small square of the drawing belongs to. */

/** Squares are this many units of the drawing wide. */
export const PIXEL = 2;

export class Raster {
  constructor(width, height, fill = -1) {
    this.width = width;
    this.height = height;
    this.data = new Int16Array(width * height).fill(fill);
  }

  /** An empty raster for a drawing of that size. */
  static over({ width, height }, fill = -1) {
    return new Raster(Math.ceil(width / PIXEL), Math.ceil(height / PIXEL), fill);
  }

  copy() {
    const made = new Raster(this.width, this.height);
    made.data.set(this.data);
    return made;
  }

  /** The squares that share an edge with square `k`. */
  around(k) {
    const x = k % this.width;
    const found = [];
    if (x > 0) found.push(k - 1);
    if (x < this.width - 1) found.push(k + 1);
    if (k >= this.width) found.push(k - this.width);
    if (k + this.width < this.data.length) found.push(k + this.width);
    return found;
  }

  /** The middle of square `k` in units of the drawing. */
  middle(k) {
    return [((k % this.width) + 0.5) * PIXEL, (Math.floor(k / this.width) + 0.5) * PIXEL];
  }

  /** The square at a point of the drawing, the nearest one if it is outside. */
  at([x, y]) {
    const column = Math.min(this.width - 1, Math.max(0, Math.floor(x / PIXEL)));
    const row = Math.min(this.height - 1, Math.max(0, Math.floor(y / PIXEL)));
    return row * this.width + column;
  }

  /** Give all squares whose middle lies within the rings (even-odd) a label; `where` may forbid a square. */
  paint(rings, label, where = () => true) {
    for (let row = 0; row < this.height; row++) {
      const y = (row + 0.5) * PIXEL;
      const cuts = crossings(rings, y);
      for (let k = 0; k + 1 < cuts.length; k += 2) {
        const from = Math.max(0, Math.ceil(cuts[k] / PIXEL - 0.5));
        const to = Math.min(this.width - 1, Math.floor(cuts[k + 1] / PIXEL - 0.5));
        for (let column = from; column <= to; column++) {
          const at = row * this.width + column;
          if (where(at)) this.data[at] = label;
        }
      }
    }
  }
}

function crossings(rings, y) {
  const cuts = [];
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k++) {
      const [x1, y1] = ring[k];
      const [x2, y2] = ring[(k + 1) % ring.length];
      if (y1 > y !== y2 > y) cuts.push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
    }
  }
  return cuts.sort((a, b) => a - b);
}

/** Which piece of land every square belongs to; water is -1. */
export function islands(size, rings) {
  const raster = Raster.over(size);
  const pieces = new Map();
  for (const { points, island } of rings) pieces.set(island, [...(pieces.get(island) ?? []), points]);
  for (const [island, points] of pieces) raster.paint(points, island);
  return raster;
}

/**
 * Spread labels from the squares that have one (or from `starts`: [square, label, cost]) to those that have none,
 * nearest first. `may(square, label)` says where a label may go, `limit` how far (in squares).
 */
export function spread(raster, { starts, may = () => true, limit = Infinity }) {
  const queue = new Heap();
  const best = new Float64Array(raster.data.length).fill(Infinity);
  const push = (k, label, cost) => {
    if (cost > limit || !may(k, label)) return;
    queue.push(cost, k, label);
  };
  if (starts) for (const [k, label, cost] of starts) push(k, label, cost);
  else {
    for (let k = 0; k < raster.data.length; k++) {
      if (raster.data[k] < 0) continue;
      best[k] = 0;
      for (const near of raster.around(k)) if (raster.data[near] < 0) push(near, raster.data[k], 1);
    }
  }
  while (queue.size) {
    const [cost, k, label] = queue.pop();
    if (raster.data[k] >= 0 && best[k] <= cost) continue;
    if (raster.data[k] >= 0) continue;
    raster.data[k] = label;
    best[k] = cost;
    const x = k % raster.width;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        if ((dx === 0 && dy === 0) || x + dx < 0 || x + dx >= raster.width) continue;
        const near = k + dy * raster.width + dx;
        if (near < 0 || near >= raster.data.length || raster.data[near] >= 0) continue;
        push(near, label, cost + (dx && dy ? Math.SQRT2 : 1));
      }
    }
  }
}

/** A binary heap of [cost, square, label], the smallest cost first. */
class Heap {
  constructor() {
    this.items = [];
  }

  get size() {
    return this.items.length;
  }

  push(...item) {
    const { items } = this;
    items.push(item);
    for (let k = items.length - 1; k > 0; ) {
      const up = (k - 1) >> 1;
      if (items[up][0] <= items[k][0]) break;
      [items[up], items[k]] = [items[k], items[up]];
      k = up;
    }
  }

  pop() {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (items.length) {
      items[0] = last;
      for (let k = 0; ; ) {
        let least = k;
        for (const down of [2 * k + 1, 2 * k + 2]) {
          if (down < items.length && items[down][0] < items[least][0]) least = down;
        }
        if (least === k) break;
        [items[least], items[k]] = [items[k], items[least]];
        k = least;
      }
    }
    return top;
  }
}

/** A smooth random field in [-1, 1], the same on every machine: borders drawn with it look drawn by hand. */
export function noise(x, y, seed) {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const ease = (t) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - column), ease(y - row)];
  const value = (i, j) => {
    let h = Math.imul(column + i, 374761393) ^ Math.imul(row + j, 668265263) ^ Math.imul(seed, 974711);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  const top = value(0, 0) * (1 - u) + value(1, 0) * u;
  const bottom = value(0, 1) * (1 - u) + value(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

/** Where to look instead of a point, so that straight borders wind a little. */
export function wind([x, y], amount) {
  const dx = noise(x / 34, y / 34, 1) * 0.7 + noise(x / 13, y / 13, 2) * 0.3;
  const dy = noise(x / 34, y / 34, 3) * 0.7 + noise(x / 13, y / 13, 4) * 0.3;
  return [x + dx * amount, y + dy * amount];
}
