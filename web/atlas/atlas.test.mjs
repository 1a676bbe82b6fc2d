/** What is drawn is what the games say: cells touch where there is a border, and everything has its place. */
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { current, dataOf, names } from "./build.mjs";
import { LAND_BORDERS, borders, coastline } from "./cells.mjs";
import { settingsOf } from "./maps.mjs";
import { Raster } from "./raster.mjs";
import { TOUCH, contacts, pair } from "./repair.mjs";

const SLOW = 600_000;
/** Smoothing rounds corners off: contacts shorter than this many squares are corners in a drawing. */
const CORNER = TOUCH + 2;

/** The rings of a path of M, L, Q and Z, curves as short lines. */
function rings(d) {
  const found = [];
  let last = [0, 0];
  for (const [, command, rest] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const n = rest.trim().split(/[ ,]+/).map(Number);
    if (command === "M") found.push([[n[0], n[1]]]);
    if (command === "L") found.at(-1).push([n[0], n[1]]);
    if (command === "Q") {
      for (let t = 0.25; t <= 1; t += 0.25) {
        const u = 1 - t;
        found.at(-1).push([0, 1].map((k) => u * u * last[k] + 2 * u * t * n[k] + t * t * n[k + 2]));
      }
    }
    if (command !== "Z") last = n.slice(-2);
  }
  return found;
}

/** The drawing of a map of areas as squares again: pieces of land, and the cells that the coast leaves of each. */
function squares(drawing, ids) {
  const island = Raster.over(drawing);
  rings(drawing.land).forEach((ring, k) => island.paint([ring], k));
  const holes = Raster.over(drawing);
  holes.paint(rings(drawing.land), 1);
  for (let k = 0; k < island.data.length; k++) if (holes.data[k] < 0) island.data[k] = -1;
  const [land, water] = [Raster.over(drawing), Raster.over(drawing)];
  for (const [id, { d, sea }] of Object.entries(drawing.cells)) {
    const where = (k) => island.data[k] >= 0 !== sea;
    (sea ? water : land).paint(rings(d), ids.indexOf(id), where);
  }
  return { island, land, water };
}

const long = (found, least) => [...found].filter(([, edges]) => edges.length >= least).map(([key]) => key);

describe.each(names())("the drawing of %s", (name) => {
  const data = dataOf(name);
  const ids = Object.keys(data.places);

  it("is small, and has every place within it", { timeout: SLOW }, () => {
    const drawing = current(name);
    expect(gzipSync(JSON.stringify(drawing)).length).toBeLessThan(250_000);
    expect(Object.keys(drawing.places).sort()).toEqual([...ids].sort());
    for (const { x, y } of Object.values(drawing.places)) {
      expect(x > 0 && y > 0 && x < drawing.width && y < drawing.height).toBe(true);
    }
  });

  it("joins places by a shared border or a drawn line, as the data do", { timeout: SLOW }, () => {
    const drawing = current(name);
    const lines = new Set(drawing.routes.map(({ a, b }) => pair(a, b)));
    const isRiver = (id) => data.places[id].kind === "river";
    if (!drawing.cells) {
      expect(drawing.routes.map(({ a, b, kind }) => [a, b, kind])).toEqual(data.routes);
      return;
    }
    const { island, land, water } = squares(drawing, ids);
    const found = {
      land: contacts(land, ids, (k, near) => island.data[k] === island.data[near]),
      sea: contacts(water, ids),
      coast: coastline(land, water, ids),
    };
    const touch = new Set(Object.values(found).flatMap((kind) => long(kind, TOUCH)));
    const unjoined = data.routes.filter(([a, b]) => !isRiver(a) && !isRiver(b) && !touch.has(pair(a, b)) && !lines.has(pair(a, b)));
    expect(unjoined).toEqual([]);
    expect(long(found.land, CORNER).filter((key) => !borders(data.routes, LAND_BORDERS).has(key))).toEqual([]);
    expect(long(found.sea, CORNER).filter((key) => !borders(data.routes, ["sea"]).has(key))).toEqual([]);
    expect(long(found.coast, CORNER).filter((key) => !borders(data.routes, ["coast"]).has(key))).toEqual([]);
  });

  it("shows in an inset what belongs there, and no other place", { timeout: SLOW }, () => {
    const { inset } = settingsOf(name);
    const drawing = current(name);
    expect(drawing.inset !== undefined).toBe(inset !== undefined);
    if (!inset) return;
    const { south, north, west, east } = inset.from;
    const { x: left, y: top, width, height } = drawing.inset;
    for (const [id, { x, y }] of Object.entries(drawing.places)) {
      const { lat, lon } = data.places[id];
      const framed = x > left && x < left + width && y > top && y < top + height;
      expect(framed, id).toBe(lat > south && lat < north && lon > west && lon < east);
    }
  });

  it("draws a line only where cells cannot touch", { timeout: SLOW }, () => {
    const drawing = current(name);
    if (!drawing.cells) return;
    const allowed = new Set(settingsOf(name).links ?? []);
    const over = new Set(Object.values(drawing.cells).some(({ sea }) => sea) ? [] : borders(data.routes, ["sea"]));
    const extra = drawing.routes.map(({ a, b }) => pair(a, b)).filter((key) => !allowed.has(key) && !over.has(key));
    expect(extra).toEqual([]);
  });
});
