/** What a map shows of the country beside its places: mountains as on old maps, rivers, and the names of waters. */
import { RANGES, RIVERS } from "./country.mjs";
import { path, round } from "./plane.mjs";
import { islands, wind } from "./raster.mjs";

/** From one peak of a range to the next, how high they are, and how far they keep from places; times `country`. */
const STEP = 17;
const HIGH = 12;
const CLEAR = 15;
/** Points of a river between two of its data, and how much it winds. */
const FINE = 6;
const WINDING = 7;

/** `{peaks, shades, rivers, waters}`: paths of lines, and names with where, how large and how much turned they stand. */
export function relief(drawing, places, { country = 0, waters = [] }) {
  const island = islands(drawing, drawing.rings);
  const tops = country ? Object.values(RANGES).flatMap((range) => peaks(drawing, island, range, places, country)) : [];
  const lines = country ? Object.values(RIVERS).map((river) => course(river.map(([lat, lon]) => drawing.project(lat, lon)))) : [];
  return {
    peaks: tops.map(slopes).join(""),
    shades: tops.map(shade).join(""),
    rivers: lines.filter((line) => line.some((point) => inside(drawing, point))).map((line) => path(line, false)).join(""),
    waters: waters.map(([name, lat, lon, size, turn = 0]) => {
      const [x, y] = drawing.project(lat, lon);
      return { name, x: round(x), y: round(y), size, turn };
    }),
  };
}

const inside = ({ width, height }, [x, y]) => x > 0 && y > 0 && x < width && y < height;

/** Where the peaks of a range stand: on land, off the places, unlike one another but the same at every build. */
function peaks(drawing, island, range, places, size) {
  const line = range.map(([lat, lon]) => drawing.project(lat, lon));
  const found = [];
  for (let k = 0; k + 1 < line.length; k++) {
    const [[ax, ay], [bx, by]] = [line[k], line[k + 1]];
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / (STEP * size)));
    for (let n = 0; n < count; n++) {
      const at = [ax + ((bx - ax) * n) / count, ay + ((by - ay) * n) / count];
      const [x, y] = wind(at, 14 * size);
      const dry = inside(drawing, [x, y]) && [-8 * size, 0, 8 * size].every((dx) => island.data[island.at([x + dx, y])] >= 0);
      const free = Object.values(places).every((place) => Math.hypot(place.x - x, place.y - 4 - y) > CLEAR * size);
      const apart = found.every((other) => Math.hypot(other.x - x, other.y - y) > STEP * size * 0.6);
      if (dry && free && apart) found.push({ x, y, high: HIGH * size * (0.75 + 0.25 * Math.sin(x * 7.3 + y * 3.1)) });
    }
  }
  return found;
}

const point = (x, y) => `${round(x)} ${round(y)}`;

/** The two slopes of a peak, the left one a little hollow. */
function slopes({ x, y, high }) {
  return `M${point(x - high * 0.85, y)}Q${point(x - high * 0.3, y - high * 0.35)} ${point(x, y - high)}Q${point(x + high * 0.35, y - high * 0.6)} ${point(x + high * 0.8, y)}`;
}

/** Hachures down the eastern side. */
function shade({ x, y, high }) {
  return [0.16, 0.36, 0.56]
    .map((t) => `M${point(x + high * t * 0.55, y - high * (1 - t * 1.15))}L${point(x + high * (t * 0.95 + 0.02), y - high * 0.04)}`)
    .join("");
}

/** Catmull and Rom: a smooth line through points, winding a little. */
function course(points) {
  const found = [];
  for (let k = 0; k + 1 < points.length; k++) {
    const [a, b, c, d] = [points[k - 1] ?? points[k], points[k], points[k + 1], points[k + 2] ?? points[k + 1]];
    for (let n = 0; n < FINE; n++) {
      const t = n / FINE;
      const at = [0, 1].map(
        (i) => 0.5 * (2 * b[i] + (c[i] - a[i]) * t + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t * t + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3),
      );
      found.push(wind(at, WINDING));
    }
  }
  return [...found, points.at(-1)];
}
