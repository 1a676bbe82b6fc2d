/**
 * Draw the maps of all games: `node atlas/build.mjs` reads `atlas/data/*.json` and writes `public/atlas/*.json`.
 *
 * A drawing has `width`, `height`, `kilometre` (units a kilometre is long), `land` and `graticule` (paths), `places`
 * (where their pieces stand and how much room there is), `provinces` (where their names stand), `borders`, `routes`,
 * `rose` (room for the compass), `relief` (mountains, rivers and names of waters), `inset` (the frame of
 * a part that lies elsewhere) if there is one and, on a map of areas, `cells`.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { areas } from "./areas.mjs";
import { settingsOf } from "./maps.mjs";
import { path, plane } from "./plane.mjs";
import { points } from "./points.mjs";
import { islands } from "./raster.mjs";
import { relief } from "./relief.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "public", "atlas");

/** A map whose routes cross the sea in steps of their own (or by pass and strait) is made of points, else of areas. */
const ofPoints = (data) => data.routes.some(([, , kind]) => kind === "mountain");

export function draw(name, data) {
  const settings = settingsOf(name);
  const drawing = plane(data.places, settings);
  const parts = ofPoints(data) ? points(data, drawing) : areas(data, drawing, settings);
  const country = relief(drawing, parts.places, settings);
  return {
    width: drawing.width,
    height: drawing.height,
    kilometre: settings.lens ? 0 : Math.round(drawing.kilometre * 1000) / 1000,
    land: drawing.rings.map((ring) => path(ring.points, true)).join(""),
    graticule: drawing.graticule.map((line) => path(line, false)).join(""),
    inset: drawing.inset,
    rose: rose(drawing, parts, country.waters),
    relief: country,
    ...parts,
  };
}

/** Where the compass is as large as this, it stands as near to the middle of the map as it can. */
const ROSE = 64;

/** A spot of open water far from land, places, names and the edge: there is room for the compass. */
function rose(drawing, { places, routes }, waters) {
  const island = islands(drawing, drawing.rings);
  const margin = 30;
  let best = { x: margin, y: margin, r: 0 };
  let most = -Infinity;
  const dry = [];
  for (let k = 0; k < island.data.length; k += 3) if (island.data[k] >= 0) dry.push(island.middle(k));
  const taken = [...dry, ...Object.values(places).flatMap(label), ...waters.flatMap(line), ...routes.flatMap(way)];
  for (let x = margin; x < drawing.width - margin; x += 24) {
    for (let y = margin; y < drawing.height - margin; y += 24) {
      if (island.data[island.at([x, y])] >= 0) continue;
      let r = Math.min(x, y, drawing.width - x, drawing.height - y, 90);
      for (const [u, v] of taken) {
        if (Math.abs(u - x) < r && Math.abs(v - y) < r) r = Math.min(r, Math.hypot(u - x, v - y));
      }
      const worth = Math.min(r, ROSE) - Math.hypot(x - drawing.width / 2, y - drawing.height / 2) * 0.02;
      if (worth > most) [most, best] = [worth, { x, y, r: Math.round(r) }];
    }
  }
  return best;
}

/** Points along the name of a place, which stands at it or close by. */
const label = ({ x, y }) => [-70, -35, 0, 35, 70].map((dx) => [x + dx, y]);

/** Points along the name of a water. */
function line({ name, x, y, size, turn }) {
  const far = (name.length * size * 0.7) / 2;
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [-1, -0.5, 0, 0.5, 1].map((t) => [x + dx * far * t, y + dy * far * t]);
}

/** Points along a route, which is a curve with one bend. */
function way({ d }) {
  const [ax, ay, cx, cy, bx, by] = d.match(/-?[\d.]+/g).map(Number);
  const at = (t, a, c, b) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
  return [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((t) => [at(t, ax, cx, bx), at(t, ay, cy, by)]);
}

export const dataOf = (name) => JSON.parse(readFileSync(join(here, "data", `${name}.json`), "utf8"));
export const names = () => readdirSync(join(here, "data")).map((file) => file.replace(/\.json$/, ""));

/** The newest change of anything a drawing is made from: a drawing that is younger need not be made again. */
function changed(name) {
  const sources = readdirSync(here).filter((file) => /(?<!test)\.mjs$/.test(file)).map((file) => join(here, file));
  return Math.max(...[...sources, join(here, "data", `${name}.json`)].map((file) => statSync(file).mtimeMs));
}

/** The drawing of a map as it is in the folder of the client, made anew if it is out of date. */
export function current(name) {
  const file = join(out, `${name}.json`);
  if (!existsSync(file) || statSync(file).mtimeMs < changed(name)) {
    mkdirSync(out, { recursive: true });
    writeFileSync(file, JSON.stringify(draw(name, dataOf(name))));
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const name of names()) current(name);
