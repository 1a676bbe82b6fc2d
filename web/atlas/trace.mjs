/** From rasters of labels to smooth shapes: borders are traced once, so that neighbours share them exactly. */
import { PIXEL } from "./raster.mjs";
import { round, simplify } from "./plane.mjs";

/**
 * The lines between different labels: `{left, right, points, closed}`, with the labels on both sides. Lines run from a
 * corner where three or more labels meet to the next, or around; the edge of the raster counts as a label of its own.
 */
function lines(raster) {
  const edges = new Map();
  const { width, height } = raster;
  const label = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? -2 : raster.data[y * width + x]);
  const across = width + 1;
  const add = (from, to, left, right) => {
    if (left === right) return;
    for (const [end, other, l, r] of [[from, to, left, right], [to, from, right, left]]) {
      if (!edges.has(end)) edges.set(end, []);
      edges.get(end).push({ to: other, left: l, right: r });
    }
  };
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      const here = y * across + x;
      if (x < width) add(here, here + 1, label(x, y - 1), label(x, y));
      if (y < height) add(here, here + across, label(x, y), label(x - 1, y));
    }
  }
  return walk(edges, (k) => [(k % across) * PIXEL, Math.floor(k / across) * PIXEL]);
}

/** Follow the edges from corner to corner; then what goes around without any. */
function walk(edges, at) {
  const used = new Set();
  const found = [];
  const corner = (k) => edges.get(k).length !== 2;
  const follow = (start, first) => {
    const points = [start];
    let [last, step] = [start, first];
    for (;;) {
      used.add(`${last}>${step.to}`).add(`${step.to}>${last}`);
      points.push(step.to);
      if (step.to === start || corner(step.to)) break;
      const previous = last;
      last = step.to;
      step = edges.get(last).find((next) => next.to !== previous);
    }
    const closed = points.at(-1) === start && !corner(start);
    found.push({ left: first.left, right: first.right, points: points.map(at), closed });
  };
  const from = (wanted) => {
    for (const [k, steps] of edges) {
      if (corner(k) !== wanted) continue;
      for (const step of steps) if (!used.has(`${k}>${step.to}`)) follow(k, step);
    }
  };
  from(true);
  from(false);
  return found;
}

/** The lines of a raster, each with a smooth `line` for its points; loops too small to be drawn are dropped. */
export function smoothed(raster) {
  return lines(raster)
    .map((found) => ({ ...found, line: smooth(found) }))
    .filter(({ line, closed }) => !closed || line.length > 3);
}

/** A line with the stairs of the raster taken out: averaged, then thinned. Ends stay where they are. */
function smooth({ points, closed }, least = 3) {
  let line = closed ? points.slice(0, -1) : points;
  for (let round = 0; round < 4; round++) line = averaged(line, closed);
  return simplify(line, least, closed);
}

function averaged(points, closed) {
  const n = points.length;
  return points.map((p, k) => {
    if (!closed && (k === 0 || k === n - 1)) return p;
    const [a, b] = [points[(k + n - 1) % n], points[(k + 1) % n]];
    return [(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4];
  });
}

/** The commands of a curve along a line after its first point: parabolas through the middles of its parts. */
function curve(points) {
  let d = "";
  for (let k = 1; k < points.length - 1; k++) {
    const [x, y] = points[k];
    const end = k === points.length - 2 ? points[k + 1] : [(x + points[k + 1][0]) / 2, (y + points[k + 1][1]) / 2];
    d += `Q${round(x)} ${round(y)} ${round(end[0])} ${round(end[1])}`;
  }
  if (points.length === 2) d += `L${round(points[1][0])} ${round(points[1][1])}`;
  return d;
}

const start = ([x, y]) => `M${round(x)} ${round(y)}`;
const middle = ([ax, ay], [bx, by]) => [(ax + bx) / 2, (ay + by) / 2];

/** A line as the `d` of a path. */
export function drawn(line, closed) {
  if (!closed) return start(line[0]) + curve(line);
  const first = middle(line.at(-1), line[0]);
  return start(first) + curve([first, ...line, first]) + "Z";
}

/** The outlines of all labels, by label, from smoothed lines `{left, right, line, closed}`. */
export function shapes(traced) {
  const parts = new Map();
  for (const { left, right, line, closed } of traced) {
    for (const [label, points] of [[left, line], [right, [...line].reverse()]]) {
      if (label < 0) continue;
      if (!parts.has(label)) parts.set(label, { loops: [], open: [] });
      parts.get(label)[closed ? "loops" : "open"].push(points);
    }
  }
  const found = new Map();
  for (const [label, { loops, open }] of parts) {
    found.set(label, loops.map((line) => drawn(line, true)).join("") + chain(open).join(""));
  }
  return found;
}

/** Join lines end to start until they close. */
function chain(open) {
  const starts = new Map();
  const key = ([x, y]) => `${x},${y}`;
  for (const line of open) starts.set(key(line[0]), [...(starts.get(key(line[0])) ?? []), line]);
  const found = [];
  for (const first of open) {
    const own = starts.get(key(first[0]));
    if (!own.includes(first)) continue;
    let d = start(first[0]);
    for (let line = first; line; ) {
      const here = starts.get(key(line[0]));
      here.splice(here.indexOf(line), 1);
      d += curve(line);
      line = starts.get(key(line.at(-1)))?.[0];
    }
    found.push(d + "Z");
  }
  return found;
}
