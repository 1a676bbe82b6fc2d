/** From the globe to the plane: the projection of a map, its land and its graticule, in units of the drawing. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoConicConformal } from "d3-geo";
import { feature } from "topojson-client";

/** The part of a map with places on it is this large, in square units. */
const AREA = 1.6e6;
const ASPECT = 1.95;
/** A coast of fewer points is that of an island. */
const ISLAND = 2000;
const require = createRequire(import.meta.url);
const topology = JSON.parse(readFileSync(require.resolve("world-atlas/land-10m.json"), "utf8"));
const world = feature(topology, topology.objects.land);

/** The geographic frame of a map: all places and outlines with a margin (a share of the extent on each side). */
function extent(places) {
  const points = Object.values(places).flatMap((p) => [[p.lat, p.lon], ...(p.outline ?? [])]);
  const lats = points.map((p) => p[0]);
  const lons = points.map((p) => p[1]);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lons), east: Math.max(...lons) };
}

/** A smooth magnification around a centre that never folds: `power` times at the centre, falling with the distance. */
function lens(centre, radius, power) {
  const [cx, cy] = centre;
  return ([x, y]) => {
    const dx = x - cx;
    const dy = y - cy;
    const r = Math.hypot(dx, dy) / radius;
    const k = 1 + (power - 1) / (1 + r);
    return [cx + dx * k, cy + dy * k];
  };
}

/** The projection of a map as `{project(lat, lon), height, rings, scale}`; rings are the coast, clipped to the frame. */
export function plane(places, settings = {}) {
  const frame = { ...extent(places), ...settings.frame };
  const { margin = 0.05 } = settings;
  const middle = (frame.south + frame.north) / 2;
  const span = frame.north - frame.south;
  const conic = geoConicConformal()
    .parallels([middle - span / 4, middle + span / 4])
    .rotate([-(frame.west + frame.east) / 2, 0])
    .center([0, middle])
    .scale(2000)
    .translate([0, 0]);
  const glass = settings.lens ? lens(conic([settings.lens.lon, settings.lens.lat]), ...settings.lens.shape) : (p) => p;
  const shift = shifter(settings.inset);
  const raw = (lat, lon) => glass(conic(shift([lon, lat])));
  const edge = border(frame).map(([lat, lon]) => raw(lat, lon));
  const box = bounds(edge);
  const gap = Math.max(box.right - box.left, box.bottom - box.top) * margin;
  const high = box.bottom - box.top + 2 * gap;
  const played = box.right - box.left + 2 * gap;
  const scale = Math.sqrt(AREA / (played * high));
  // A tall map is drawn as wide as a screen: what lies beyond it is seen, too.
  const wide = Math.max(played, high * (settings.aspect ?? ASPECT));
  const left = (box.left + box.right - wide) / 2;
  const top = box.top - gap;
  const fit = ([x, y]) => [(x - left) * scale, (y - top) * scale];
  const project = (lat, lon) => fit(raw(lat, lon));
  const size = { width: Math.round(wide * scale), height: Math.round(high * scale) };
  return {
    ...size,
    project,
    kilometre: kilometre(frame, project),
    inset: settings.inset ? insetBox(settings.inset, (lat, lon) => fit(glass(conic([lon, lat])))) : undefined,
    rings: coast(conic, (p) => fit(glass(p)), size, settings.detail ?? 0.7, frame, settings.inset),
    graticule: graticule(frame, project, size),
  };
}

/** Where a point [lon, lat] is drawn: what an inset shows is moved. */
function shifter(inset) {
  if (!inset) return (point) => point;
  return (point) => (within(inset.from, point) ? [point[0] + inset.by[1], point[1] + inset.by[0]] : point);
}

const within = ({ south, north, west, east }, [lon, lat]) => lat > south && lat < north && lon > west && lon < east;

/** Where an inset shows its part: the frame it has on the globe, moved. */
function target({ from, by: [up, on] }) {
  return { south: from.south + up, north: from.north + up, west: from.west + on, east: from.east + on };
}

/** The frame of an inset in the drawing, upright though the parallels are bent. */
function insetBox(inset, at) {
  const { left, right, top, bottom } = bounds(border(target(inset)).map(([lat, lon]) => at(lat, lon)));
  return { x: round(left), y: round(top), width: round(right - left), height: round(bottom - top) };
}

function border({ south, north, west, east }) {
  const found = [];
  for (let k = 0; k <= 40; k++) {
    const t = k / 40;
    found.push([south, west + (east - west) * t], [north, west + (east - west) * t]);
    found.push([south + (north - south) * t, west], [south + (north - south) * t, east]);
  }
  return found;
}

export function bounds(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How many units of the drawing a kilometre is, measured along the middle parallel. */
function kilometre({ south, north, west, east }, project) {
  const lat = (south + north) / 2;
  const [x1, y1] = project(lat, west);
  const [x2, y2] = project(lat, east);
  return Math.hypot(x2 - x1, y2 - y1) / (111.32 * Math.cos((lat * Math.PI) / 180) * (east - west));
}

/** The coast as closed rings `{points, island}`: rings of one piece of land have the same number; holes are water. */
function coast(conic, finish, { width, height }, detail, frame, inset) {
  const found = [];
  const pad = 40;
  let island = 0;
  for (const shape of world.features ?? [world]) {
    for (const polygon of shape.geometry.coordinates) {
      if (!near(polygon[0], frame)) continue;
      const moved = inset && polygon[0].every((point) => within(inset.from, point));
      // Small islands under an inset are not drawn.
      if (inset && !moved && polygon[0].length < ISLAND && polygon[0].some((point) => within(target(inset), point))) continue;
      const rings = projected(moved ? polygon.map((line) => line.map(shifter(inset))) : polygon, conic, finish);
      const clipped = rings.map((ring) => clip(ring, -pad, -pad, width + pad, height + pad));
      const kept = clipped.map((ring) => simplify(ring, detail)).filter((ring) => ring.length > 3 && area(ring) > 4);
      if (kept.length === 0) continue;
      found.push(...kept.map((points) => ({ points, island })));
      island++;
    }
  }
  return found;
}

/** Does a ring come within some degrees of the frame? */
function near(ring, { south, north, west, east }) {
  const away = 15;
  const lons = ring.map((p) => p[0]);
  const lats = ring.map((p) => p[1]);
  const least = (values) => values.reduce((a, b) => Math.min(a, b));
  const most = (values) => values.reduce((a, b) => Math.max(a, b));
  return least(lons) < east + away && most(lons) > west - away && least(lats) < north + away && most(lats) > south - away;
}

/** The rings of a polygon in the plane; empty where it lies on the other side of the earth. */
function projected(polygon, conic, finish) {
  const rings = [];
  let ring = [];
  const sink = {
    point: (x, y) => ring.push(finish([x, y])),
    lineStart: () => (ring = []),
    lineEnd: () => rings.push(ring),
    polygonStart: () => {},
    polygonEnd: () => {},
    sphere: () => {},
  };
  const half = geoConicConformal().parallels(conic.parallels()).rotate(conic.rotate()).center(conic.center());
  half.scale(conic.scale()).translate([0, 0]).clipAngle(88);
  const stream = half.stream(sink);
  stream.polygonStart();
  for (const line of polygon) {
    stream.lineStart();
    for (const [lon, lat] of line.slice(0, -1)) stream.point(lon, lat);
    stream.lineEnd();
  }
  stream.polygonEnd();
  return rings.filter((found) => found.length > 2);
}

/** Sutherland and Hodgman: a ring cut to a rectangle. */
export function clip(ring, left, top, right, bottom) {
  const sides = [
    [(p) => p[0] >= left, (a, b) => cutX(a, b, left)],
    [(p) => p[0] <= right, (a, b) => cutX(a, b, right)],
    [(p) => p[1] >= top, (a, b) => cutY(a, b, top)],
    [(p) => p[1] <= bottom, (a, b) => cutY(a, b, bottom)],
  ];
  let points = ring;
  for (const [inside, cut] of sides) {
    const next = [];
    for (let k = 0; k < points.length; k++) {
      const a = points[k];
      const b = points[(k + 1) % points.length];
      if (inside(a)) next.push(a);
      if (inside(a) !== inside(b)) next.push(cut(a, b));
    }
    points = next;
  }
  return points;
}

const cutX = (a, b, x) => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
const cutY = (a, b, y) => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];

export function area(ring) {
  let twice = 0;
  for (let k = 0; k < ring.length; k++) {
    const [x1, y1] = ring[k];
    const [x2, y2] = ring[(k + 1) % ring.length];
    twice += x1 * y2 - x2 * y1;
  }
  return Math.abs(twice / 2);
}

/** Visvalingam: drop the points whose triangles are smaller than `least`, the smallest first. Ends of lines stay. */
export function simplify(points, least, closed = true) {
  const n = points.length;
  if (n < 4) return points;
  const before = points.map((_, k) => k - 1);
  const after = points.map((_, k) => k + 1);
  if (closed) (before[0] = n - 1), (after[n - 1] = 0);
  const gone = new Uint8Array(n);
  const size = (k) => {
    if (!closed && (k === 0 || k === n - 1)) return Infinity;
    const [a, b, c] = [points[before[k]], points[k], points[after[k]]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const buckets = new Map();
  const put = (k) => {
    const s = size(k);
    if (s >= least) return;
    const at = Math.floor((s / least) * 16);
    if (!buckets.has(at)) buckets.set(at, []);
    buckets.get(at).push(k);
  };
  for (let k = 0; k < n; k++) put(k);
  for (let level = 0; level < 16; ) {
    const bucket = buckets.get(level);
    if (!bucket || bucket.length === 0) {
      level++;
      continue;
    }
    const k = bucket.pop();
    if (gone[k] || Math.floor((size(k) / least) * 16) > level) continue;
    gone[k] = 1;
    after[before[k]] = after[k];
    before[after[k]] = before[k];
    for (const near of [before[k], after[k]]) {
      const s = size(near);
      if (gone[near] || s >= least) continue;
      const at = Math.max(level, Math.floor((s / least) * 16));
      if (!buckets.has(at)) buckets.set(at, []);
      buckets.get(at).push(near);
    }
  }
  return points.filter((_, k) => !gone[k]);
}

/** Meridians and parallels as lines of points; the step gives about eight of them. */
function graticule(frame, project, { width, height }) {
  const wide = Math.max(frame.east - frame.west, 1.5 * (frame.north - frame.south));
  const step = [1, 2, 5, 10].find((size) => wide / size < 9) ?? 20;
  const lines = [];
  const pad = 12;
  const down = (v) => Math.floor(v / step) * step;
  for (let lon = down(frame.west - pad); lon <= frame.east + pad; lon += step) {
    lines.push(range(frame.south - pad, frame.north + pad, 0.5).map((lat) => project(lat, lon)));
  }
  for (let lat = down(frame.south - pad); lat <= frame.north + pad; lat += step) {
    lines.push(range(frame.west - pad, frame.east + pad, 0.5).map((lon) => project(lat, lon)));
  }
  const near = ([x, y]) => x > -60 && y > -60 && x < width + 60 && y < height + 60;
  return lines.map((line) => simplify(line.filter(near), 2, false)).filter((line) => line.length > 1);
}

const range = (from, to, step) => Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, k) => from + k * step);

/** Points as the `d` of a path, with one decimal. */
export function path(points, closed) {
  if (points.length === 0) return "";
  return "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L") + (closed ? "Z" : "");
}

export const round = (v) => Math.round(v * 10) / 10;
