/** Routes as curves between places. */
import { round } from "./plane.mjs";

export const WATER_ROUTES = ["sea", "transmed", "coast"];
/** A route keeps this far from places it does not lead to. */
const CLEAR = 14;

/** Routes as curves; each bends the way that keeps sea routes off the land, land routes off the sea, and both off places. */
export function curves(routes, places, island) {
  const taken = new Map();
  return routes.map(([a, b, kind]) => {
    const key = a < b ? `${a}|${b}` : `${b}|${a}`;
    const twin = taken.get(key);
    const bends = [0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.46, -0.46];
    const costs = bends.map((bend) => cost(bend, a, b, kind, places, island) + (twin !== undefined && Math.abs(bend - twin) < 0.2 ? 9 : 0));
    const bend = bends[costs.indexOf(Math.min(...costs))];
    taken.set(key, bend);
    const [cx, cy] = control(places[a], places[b], bend);
    return { a, b, kind, d: `M${places[a].x} ${places[a].y}Q${round(cx)} ${round(cy)} ${places[b].x} ${places[b].y}` };
  });
}

function control(a, b, bend) {
  return [(a.x + b.x) / 2 - (b.y - a.y) * bend, (a.y + b.y) / 2 + (b.x - a.x) * bend];
}

function cost(bend, a, b, kind, places, island) {
  const [p, q] = [places[a], places[b]];
  const [cx, cy] = control(p, q, bend);
  const water = WATER_ROUTES.includes(kind);
  let wrong = 0;
  let close = 0;
  for (let k = 1; k < 24; k++) {
    const t = k / 24;
    const x = (1 - t) ** 2 * p.x + 2 * t * (1 - t) * cx + t * t * q.x;
    const y = (1 - t) ** 2 * p.y + 2 * t * (1 - t) * cy + t * t * q.y;
    if (island.data[island.at([x, y])] >= 0 === water) wrong++;
    for (const [id, other] of Object.entries(places)) {
      if (id !== a && id !== b && Math.hypot(other.x - x, other.y - y) < CLEAR) close++;
    }
  }
  return wrong * 0.3 + close * 0.5 + Math.abs(bend) * 4;
}
