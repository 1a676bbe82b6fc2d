/** Where the name of a province stands: on its own ground, and on as few places as can be. */
import { round } from "./plane.mjs";
import { PIXEL } from "./raster.mjs";

/** The best spot for each label of a raster, by its id: `{x, y, wide}`; `dry(k)` says which squares count. */
export function spots(raster, ids, places, dry) {
  const squares = new Map(ids.map((id) => [id, []]));
  for (let k = 0; k < raster.data.length; k++) {
    const id = ids[raster.data[k]];
    if (id !== undefined && dry(k)) squares.get(id).push(k);
  }
  const points = Object.values(places);
  const found = {};
  ids.forEach((id, label) => {
    const own = squares.get(id);
    if (own.length) found[id] = best(raster, own, label, points, dry);
  });
  return found;
}

function best(raster, own, label, points, dry) {
  const columns = own.map((k) => k % raster.width);
  const spread = (Math.max(...thin(columns)) - Math.min(...thin(columns))) * PIXEL;
  const wide = Math.min(spread, Math.sqrt(own.length) * PIXEL * 1.3);
  const high = 22;
  let chosen = { x: 0, y: 0, score: -Infinity };
  for (let n = 0; n < own.length; n += Math.ceil(own.length / 400)) {
    const [x, y] = raster.middle(own[n]);
    let inside = 0;
    for (let i = -4; i <= 4; i++) {
      for (const j of [-1, 0, 1]) {
        const k = raster.at([x + (i * wide) / 9, y + (j * high) / 2]);
        if (raster.data[k] === label && dry(k)) inside++;
      }
    }
    const hit = points.filter((p) => Math.abs(p.x - x) < wide / 2 + 14 && Math.abs(p.y - y) < high / 2 + 14).length;
    const score = inside / 27 - hit * 0.16;
    if (score > chosen.score) chosen = { x, y, score };
  }
  return { x: round(chosen.x), y: round(chosen.y), wide: Math.round(wide) };
}

/** Every so many of a long list: enough for its extent, few enough to spread. */
const thin = (list) => list.filter((_, k) => k % Math.ceil(list.length / 5000) === 0);
