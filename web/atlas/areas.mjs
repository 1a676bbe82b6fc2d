/** The drawing of an area map: cells of land and water, the borders between them, and links where they cannot touch. */
import { LAND_BORDERS, borders, coastline, cut, isSea } from "./cells.mjs";
import { round } from "./plane.mjs";
import { PIXEL, spread } from "./raster.mjs";
import { TOUCH, contacts, pair } from "./repair.mjs";
import { curves } from "./curves.mjs";
import { spots } from "./spots.mjs";
import { drawn, shapes, smoothed } from "./trace.mjs";

/** How far land cells go on under the water and waters under the land: the coast cuts them off. */
const UNDER = 8;

export function areas(data, drawing, settings) {
  const { ids, island, land, water } = cut(data, drawing, settings);
  const places = {};
  for (const [id, [x, y, room]] of anchors(land, ids)) places[id] = { x, y, room };
  for (const [id, [x, y, room]] of anchors(water, ids)) places[id] = { x, y, room };
  const kinds = new Map(data.routes.map(([a, b, kind]) => [pair(a, b), kind]));
  const solid = outlines(land, island, (k) => island.data[k] >= 0, ids, kinds, data.places);
  const wet = outlines(water, island, (k) => island.data[k] < 0, ids, kinds, data.places);
  // Sections of a river are joined by the river that is drawn anyway.
  const shown = ([a, b]) => data.places[a].kind !== "river" && data.places[b].kind !== "river";
  stations(data, drawing, solid.borders, places);
  return {
    places,
    provinces: names(data, ids, land, places),
    cells: { ...solid.cells, ...wet.cells },
    borders: [...solid.borders, ...wet.borders].map(({ a, b, kind, d }) => ({ a, b, kind, d })),
    routes: curves(links(data, ids, { island, land, water }).filter(shown), places, island),
  };
}

/** Where the names of provinces stand. */
function names(data, ids, land, places) {
  const provinces = Object.keys(data.provinces);
  const raster = land.copy();
  const own = ids.map((id) => provinces.indexOf(data.places[id].province));
  for (let k = 0; k < raster.data.length; k++) raster.data[k] = own[raster.data[k]] ?? -1;
  return spots(raster, provinces, places, () => true);
}

/** All pairs of cells that touch in the drawing, by kind of contact. */
function touching(ids, { island, land, water }) {
  const long = (found) => [...found].filter(([, edges]) => edges.length >= TOUCH).map(([key]) => key);
  const joined = (k, near) => island.data[k] === island.data[near];
  return { land: long(contacts(land, ids, joined)), sea: long(contacts(water, ids)), coast: long(coastline(land, water, ids)) };
}

/** Borders of the data between cells that do not touch: they are drawn as routes from place to place. */
function links(data, ids, rasters) {
  const touch = touching(ids, rasters);
  const all = new Set([...touch.land, ...touch.sea, ...touch.coast]);
  const wrong = [
    ...touch.land.filter((key) => !borders(data.routes, LAND_BORDERS).has(key)),
    ...touch.sea.filter((key) => !borders(data.routes, ["sea"]).has(key)),
    ...touch.coast.filter((key) => !borders(data.routes, ["coast"]).has(key)),
  ];
  if (wrong.length) throw new Error(`cells touch without a border: ${wrong.join(" ")}`);
  return data.routes.filter(([a, b]) => !all.has(pair(a, b)));
}

/** For each label the square farthest from its edge, and how far that is: where its pieces stand. */
function anchors(raster, ids) {
  const inner = Int32Array.from(raster.data, () => -1);
  let rim = [];
  for (let k = 0; k < raster.data.length; k++) {
    if (raster.data[k] < 0) continue;
    const around = raster.around(k);
    if (around.length === 4 && around.every((near) => raster.data[near] === raster.data[k])) continue;
    inner[k] = 1;
    rim.push(k);
  }
  for (let far = 2; rim.length; far++) {
    rim = rim.flatMap((k) => raster.around(k)).filter((k) => raster.data[k] >= 0 && inner[k] < 0 && (inner[k] = far));
  }
  const best = new Map();
  for (let k = 0; k < raster.data.length; k++) {
    const id = ids[raster.data[k]];
    if (id !== undefined && inner[k] > (best.get(id)?.[1] ?? 0)) best.set(id, [k, inner[k]]);
  }
  return [...best].map(([id, [k, room]]) => [id, [...raster.middle(k).map(round), room * PIXEL]]);
}

/** Cells and borders of a raster, traced with a margin beyond the coast. */
function outlines(raster, island, own, ids, kinds, places) {
  const none = ids.length;
  const wide = raster.copy();
  for (let k = 0; k < wide.data.length; k++) if (wide.data[k] < 0 && own(k)) wide.data[k] = none;
  spread(wide, { limit: UNDER });
  const traced = smoothed(wide);
  const cells = {};
  for (const [label, d] of shapes(traced)) if (label < none) cells[ids[label]] = { d, sea: isSea(places[ids[label]]) };
  const between = traced.filter(({ left, right }) => left >= 0 && right >= 0);
  const found = between.map(({ left, right, line, closed }) => {
    const [a, b] = [ids[Math.min(left, right)], ids[Math.max(left, right)] ?? null];
    return { a, b, kind: b === null ? "edge" : (kinds.get(pair(a, b)) ?? "none"), d: drawn(line, closed), line };
  });
  return { cells, borders: found };
}

/** Places without a cell (sections of a river) stand on the nearest border of their kind. */
function stations(data, drawing, found, places) {
  const rivers = found.filter(({ kind }) => kind === "river").flatMap(({ line }) => line);
  for (const [id, { lat, lon }] of Object.entries(data.places)) {
    if (places[id]) continue;
    const [x, y] = drawing.project(lat, lon);
    const away = ([u, v]) => Math.hypot(u - x, v - y);
    const near = rivers.reduce((best, point) => (away(point) < away(best) ? point : best), rivers[0] ?? [x, y]);
    places[id] = { x: round(near[0]), y: round(near[1]), room: 0 };
  }
}
