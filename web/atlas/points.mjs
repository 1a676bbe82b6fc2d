/** The drawing of a point-to-point map: places moved apart a little, routes as curves, provinces around their places. */
import { round } from "./plane.mjs";
import { Raster, islands, spread, wind } from "./raster.mjs";
import { WATER_ROUTES, curves } from "./curves.mjs";
import { spots } from "./spots.mjs";
import { drawn, shapes, smoothed } from "./trace.mjs";

/** Places are at least this far apart, in units of the drawing. */
const APART = 27;
/** Land farther than this from every place of a province belongs to none. */
const REACH = 88;
/** How far provinces go on under the water: the coast cuts them off. */
const UNDER = 8;

export function points(data, drawing) {
  const places = apart(data.places, drawing);
  const island = islands(drawing, drawing.rings);
  return { places, ...provinces(data, drawing, places, island), routes: curves(data.routes, places, island) };
}

/** Push places apart that stand too close; each is drawn back to where it truly is. */
function apart(all, drawing) {
  const ids = Object.keys(all);
  const home = ids.map((id) => drawing.project(all[id].lat, all[id].lon));
  const now = home.map((p) => [...p]);
  for (let step = 0; step < 300; step++) {
    for (let i = 0; i < now.length; i++) {
      for (let j = i + 1; j < now.length; j++) {
        const [dx, dy] = [now[j][0] - now[i][0], now[j][1] - now[i][1]];
        const d = Math.hypot(dx, dy) || 0.1;
        if (d >= APART) continue;
        const push = ((APART - d) / d) * 0.25;
        now[i] = [now[i][0] - dx * push, now[i][1] - dy * push];
        now[j] = [now[j][0] + dx * push, now[j][1] + dy * push];
      }
      now[i] = [now[i][0] + (home[i][0] - now[i][0]) * 0.02, now[i][1] + (home[i][1] - now[i][1]) * 0.02];
    }
  }
  return Object.fromEntries(ids.map((id, k) => [id, { x: round(now[k][0]), y: round(now[k][1]), room: APART / 2 }]));
}

/** Provinces: land belongs to the nearest place, or way between two places, of a province. */
function provinces(data, drawing, places, island) {
  const ids = Object.keys(data.provinces);
  const seeds = [];
  const add = (x, y, label) => seeds.push([x, y, label, ashore(island, [x, y])]);
  const label = (place) => ids.indexOf(data.places[place].province);
  for (const [place, { x, y }] of Object.entries(places)) if (label(place) >= 0) add(x, y, label(place));
  for (const [a, b, kind] of data.routes) {
    if (WATER_ROUTES.includes(kind) || label(a) < 0 || label(a) !== label(b)) continue;
    for (const t of [0.25, 0.5, 0.75]) add(mix(places[a].x, places[b].x, t), mix(places[a].y, places[b].y, t), label(a));
  }
  const raster = nearest(drawing, island, seeds);
  for (let k = 0; k < raster.data.length; k++) if (raster.data[k] < 0 && island.data[k] >= 0) raster.data[k] = ids.length;
  spread(raster, { limit: UNDER });
  const traced = smoothed(raster);
  const cells = spots(raster, ids, places, (k) => island.data[k] >= 0);
  for (const [found, d] of shapes(traced)) if (cells[ids[found]]) cells[ids[found]].d = d;
  const between = traced.filter(({ left, right }) => left >= 0 && right >= 0);
  return { provinces: cells, borders: between.map(({ left, right, line, closed }) => border(ids, left, right, drawn(line, closed))) };
}

/** Each square of land belongs to the nearest seed of its own island, or to the nearest of all where there is none. */
function nearest(drawing, island, seeds) {
  const raster = Raster.over(drawing);
  const settled = new Set(seeds.map(([, , , home]) => home));
  for (let k = 0; k < raster.data.length; k++) {
    const home = island.data[k];
    if (home < 0) continue;
    const [x, y] = wind(raster.middle(k), 9);
    let least = REACH + wind([x, y], 18)[0] - x;
    for (const [px, py, label, own] of seeds) {
      if (settled.has(home) && own !== home) continue;
      const d = Math.hypot(px - x, py - y);
      if (d < least) [least, raster.data[k]] = [d, label];
    }
  }
  return raster;
}

/** The island at a point, or the nearest one if it lies in the water. */
function ashore(island, [x, y]) {
  for (let r = 0; r < 40; r += 2) {
    for (let turn = 0; turn < 16; turn++) {
      const at = [x + r * Math.cos((turn * Math.PI) / 8), y + r * Math.sin((turn * Math.PI) / 8)];
      if (island.data[island.at(at)] >= 0) return island.data[island.at(at)];
    }
  }
  return -1;
}

function border(ids, left, right, d) {
  const [a, b] = [ids[Math.min(left, right)], ids[Math.max(left, right)] ?? null];
  return { a, b, kind: b === null ? "edge" : "province", d };
}

const mix = (a, b, t) => a + (b - a) * t;
