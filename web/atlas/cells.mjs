/** Area maps: the land and the water cut into cells whose neighbours are the borders of the game's data. */
import { Raster, islands, spread, wind } from "./raster.mjs";
import { TOUCH, faults, pair, repair } from "./repair.mjs";

export const LAND_BORDERS = ["land", "black", "river"];

/** The borders of the data by kind, as sets of pairs. */
export function borders(routes, kinds) {
  return new Set(routes.filter(([, , kind]) => kinds.includes(kind)).map(([a, b]) => pair(a, b)));
}

/** All of a map that is raster: `land` and `water` hold indexes into `ids`, `island` the pieces of land. */
export function cut(data, drawing, settings) {
  const ids = Object.keys(data.places);
  const island = islands(drawing, drawing.rings);
  const make = data.places[ids[0]].outline ? outlined : seeded;
  const land = make(data, ids, drawing, island, settings);
  const joined = (k, near) => island.data[k] === island.data[near];
  repair(land, ids, borders(data.routes, LAND_BORDERS), joined);
  const water = waters(data, ids, drawing, island, land, settings);
  const wet = (k, near) => island.data[k] < 0 && island.data[near] < 0;
  const seas = borders(data.routes, ["sea"]);
  const coasts = borders(data.routes, ["coast"]);
  repair(water, ids, seas, wet);
  const touching = coastline(land, water, ids);
  const thin = [...coasts].filter((key) => (touching.get(key)?.length ?? 0) < 2 * TOUCH);
  for (const key of thin) channel(water, land, island, ids, seas, coasts, key);
  withdraw(water, land, ids, coasts);
  return { ids, island, land, water };
}

/** Where land and water touch, by pair of ids: a list of [land square, water square]. */
export function coastline(land, water, ids) {
  const found = new Map();
  for (let k = 0; k < land.data.length; k++) {
    if (land.data[k] < 0) continue;
    for (const near of land.around(k)) {
      if (water.data[near] < 0) continue;
      const key = pair(ids[land.data[k]], ids[water.data[near]]);
      if (!found.has(key)) found.set(key, []);
      found.get(key).push([k, near]);
    }
  }
  return found;
}

/** Lead a water to a coast that it should touch and does not, if it is near and no other border is lost by it. */
function channel(water, land, island, ids, seas, coasts, key) {
  const [one, other] = key.split("|").map((id) => ids.indexOf(id));
  const way = shortest(water, land, one, other) ?? shortest(water, land, other, one);
  if (!way) return;
  const [[ax, ay], [bx, by], sea] = way;
  const before = water.data.slice();
  const then = coastline(land, water, ids);
  for (let k = 0; k < water.data.length; k++) {
    if (island.data[k] >= 0) continue;
    const [x, y] = [k % water.width, Math.floor(k / water.width)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
    if (Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) < 4) water.data[k] = sea;
  }
  withdraw(water, land, ids, coasts);
  const after = coastline(land, water, ids);
  const touch = (found, c) => (found.get(c)?.length ?? 0) >= TOUCH;
  const lost = [...coasts].some((c) => touch(then, c) && !touch(after, c));
  const now = faults(water, ids, seas, () => true);
  if (lost || now.missing.length || now.wrong.length) water.data.set(before);
}

/** The shortest way from a land cell to a water, as [[x, y], [x, y], water], if it is short. */
function shortest(water, land, field, sea, limit = 24) {
  const at = (k) => [k % water.width, Math.floor(k / water.width)];
  const shore = [];
  const rim = [];
  for (let k = 0; k < land.data.length; k++) {
    if (land.data[k] === field && land.around(k).some((near) => land.data[near] < 0)) shore.push(k);
    if (water.data[k] === sea && water.around(k).some((near) => water.data[near] !== sea)) rim.push(k);
  }
  let best = null;
  let least = limit;
  for (const k of shore) {
    const [x, y] = at(k);
    for (const other of rim) {
      const [u, v] = at(other);
      const d = Math.hypot(u - x, v - y);
      if (d < least) [least, best] = [d, [[x, y], [u, v], sea]];
    }
  }
  return best;
}

/** A water that touches a coast without a border there draws back from it. */
function withdraw(water, land, ids, coasts) {
  for (const [key, edges] of coastline(land, water, ids)) {
    if (!coasts.has(key)) for (const [, k] of edges) water.data[k] = -1;
  }
}

/** Land cells from the outlines of the data; land next to them that no outline covers goes to the nearest. */
function outlined(data, ids, drawing, island, { winding = 5, reach = 14 }) {
  const raw = Raster.over(drawing);
  ids.forEach((id, label) => {
    const { outline } = data.places[id];
    if (outline) raw.paint([outline.map(([lat, lon]) => drawing.project(lat, lon))], label);
  });
  const land = Raster.over(drawing);
  for (let k = 0; k < land.data.length; k++) {
    if (island.data[k] < 0) continue;
    const label = raw.data[raw.at(wind(raw.middle(k), winding))];
    land.data[k] = label >= 0 ? label : raw.data[k];
  }
  spread(land, { may: (k) => island.data[k] >= 0, limit: reach });
  return land;
}

/** Land cells around seeds: each square belongs to the nearest one; seeds of `outside` cut away what is no cell. */
function seeded(data, ids, drawing, island, { winding = 8, seeds = {}, outside = [] }) {
  const points = [];
  ids.forEach((id, label) => {
    const { lat, lon } = data.places[id];
    for (const [y, x] of seeds[id] ?? [[lat, lon]]) points.push([...drawing.project(y, x), label]);
  });
  for (const [lat, lon] of outside) points.push([...drawing.project(lat, lon), -1]);
  const land = Raster.over(drawing);
  for (let k = 0; k < land.data.length; k++) {
    if (island.data[k] < 0) continue;
    const [x, y] = wind(land.middle(k), winding);
    let least = Infinity;
    for (const [px, py, label] of points) {
      const d = (px - x) ** 2 + (py - y) ** 2;
      if (d < least) [least, land.data[k]] = [d, label];
    }
  }
  return land;
}

/** Water cells around the places of the sea. Along a coast only the waters that the data joins to it may lie. */
function waters(data, ids, drawing, island, land, { offshore = 110, seeds = {} }) {
  const water = Raster.over(drawing);
  const seas = ids.filter((id) => isSea(data.places[id]));
  if (seas.length === 0) return water;
  const coast = borders(data.routes, ["coast"]);
  const shore = shores(land, island, 3);
  const may = (k, label) => {
    if (island.data[k] >= 0) return false;
    const field = shore.data[k];
    return field < 0 || coast.has(pair(ids[field], ids[label]));
  };
  const starts = seas.flatMap((id) => {
    const points = [[data.places[id].lat, data.places[id].lon], ...(seeds[id] ?? [])];
    const squares = points.map(([lat, lon]) => nearestWater(water.at(drawing.project(lat, lon)), water, island));
    return squares.map((k) => [k, ids.indexOf(id), 0]);
  });
  spread(water, { starts, may, limit: offshore });
  return water;
}

export const isSea = ({ kind, outline }) => ["calm", "stormy"].includes(kind) && !outline;

/** For water squares near a coast, the land cell there; else -1. */
function shores(land, island, reach) {
  const shore = land.copy();
  spread(shore, { may: (k) => island.data[k] < 0, limit: reach });
  return shore;
}

function nearestWater(start, raster, island) {
  const seen = new Set([start]);
  let rim = [start];
  while (rim.length) {
    const dry = rim.filter((k) => island.data[k] >= 0);
    if (dry.length < rim.length) return rim.find((k) => island.data[k] < 0);
    rim = rim.flatMap((k) => raster.around(k)).filter((k) => !seen.has(k) && seen.add(k));
  }
  throw new Error("a place of the sea lies on a map without water");
}
