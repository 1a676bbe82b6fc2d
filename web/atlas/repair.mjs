/** Make cells touch where the data has a border, and only there. */

/** Two cells touch if they share at least this many edges of squares; less is a corner. */
export const TOUCH = 3;
/** A contact that should not be is closed by the cells at its ends if it is no longer than this, else by a gap. */
const SHORT = 9;

export const pair = (a, b) => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** Where labels touch, by pair of ids: a list of [square, neighbour]. `joined` says which neighbours count. */
export function contacts(raster, ids, joined = () => true) {
  const found = new Map();
  for (let k = 0; k < raster.data.length; k++) {
    for (const near of [k + 1, k + raster.width]) {
      if (near >= raster.data.length || (near === k + 1 && near % raster.width === 0)) continue;
      const [a, b] = [raster.data[k], raster.data[near]];
      if (a < 0 || b < 0 || a === b || !joined(k, near)) continue;
      const key = pair(ids[a], ids[b]);
      if (!found.has(key)) found.set(key, []);
      found.get(key).push([k, near]);
    }
  }
  return found;
}

/** Which contacts are missing and which should not be. */
export function faults(raster, ids, wanted, joined) {
  const touching = contacts(raster, ids, joined);
  const here = new Set();
  for (const label of raster.data) if (label >= 0) here.add(ids[label]);
  const touch = (key) => (touching.get(key)?.length ?? 0) >= TOUCH;
  const present = [...wanted].filter((key) => key.split("|").every((id) => here.has(id)));
  return {
    missing: present.filter((key) => !touch(key)),
    wrong: [...touching.keys()].filter((key) => !wanted.has(key) && touch(key)),
    touching,
  };
}

/** Change a raster, a few squares at a time, until its contacts are those wanted; what cannot be joined is left. */
export function repair(raster, ids, wanted, joined) {
  const label = new Map(ids.map((id, k) => [id, k]));
  for (let round = 0; round < 6; round++) {
    const { wrong, touching } = faults(raster, ids, wanted, joined);
    const thin = [...wanted].filter((key) => (touching.get(key)?.length ?? 0) < 2 * TOUCH);
    for (const key of thin) bridge(raster, ids, wanted, joined, ...key.split("|").map((id) => label.get(id)));
    for (const key of wrong) part(raster, ids, wanted, joined, key, touching.get(key));
    if (wrong.length === 0) break;
  }
  for (const key of faults(raster, ids, wanted, joined).wrong) {
    gap(raster, contacts(raster, ids, joined).get(key) ?? [], 1);
  }
}

/** End a contact: the cells at its ends close over it if that breaks no border, else a gap stays between the two. */
function part(raster, ids, wanted, joined, key, edges) {
  const before = raster.data.slice();
  const then = faults(raster, ids, wanted, joined);
  const strip = new Set(edges.flat());
  const pairOf = new Set(edges.flat().map((k) => raster.data[k]));
  if (edges.length <= SHORT) {
    const from = [...strip].flatMap((k) => raster.around(k).filter((near) => !strip.has(near)));
    const seeds = from.filter((k) => raster.data[k] >= 0 && !pairOf.has(raster.data[k]));
    if (seeds.length) {
      fill(raster, strip, seeds);
      if (!worse(then, faults(raster, ids, wanted, joined), key)) return;
      raster.data.set(before);
    }
  }
  gap(raster, edges, edges.length > SHORT ? 2 : 1);
  if (worse(then, faults(raster, ids, wanted, joined), key)) {
    raster.data.set(before);
    gap(raster, edges, 0);
  }
}

/** The squares of `strip` take the labels of `seeds`, growing from them. */
function fill(raster, strip, seeds) {
  let rim = seeds;
  const open = new Set(strip);
  while (rim.length) {
    const next = [];
    for (const k of rim) {
      for (const near of raster.around(k)) {
        if (!open.delete(near)) continue;
        raster.data[near] = raster.data[k];
        next.push(near);
      }
    }
    rim = next;
  }
}

/** Empty the squares on both sides of a contact and those within `reach` of them. */
function gap(raster, edges, reach) {
  const pairOf = new Set(edges.flat().map((k) => raster.data[k]));
  let rim = new Set(edges.flat());
  const all = new Set(rim);
  for (let step = 0; step < reach; step++) {
    rim = new Set([...rim].flatMap((k) => raster.around(k)).filter((k) => !all.has(k) && pairOf.has(raster.data[k])));
    for (const k of rim) all.add(k);
  }
  for (const k of all) raster.data[k] = -1;
}

/** Has a change lost a wanted contact, or made a wrong one besides that which it should end? */
function worse(then, now, key) {
  const fresh = (list, old) => list.some((item) => item !== key && !old.includes(item));
  return fresh(now.missing, then.missing) || fresh(now.wrong, then.wrong);
}

/** Join two cells that nearly touch: around the middle of their shortest distance each takes its own side. */
function bridge(raster, ids, wanted, joined, a, b) {
  const near = closest(raster, joined, a, b);
  if (!near) return;
  const before = raster.data.slice();
  const then = faults(raster, ids, wanted, joined);
  for (const more of [4, 3, 2]) {
    share(raster, joined, a, b, near, more);
    if (!worse(then, faults(raster, ids, wanted, joined), "")) return;
    raster.data.set(before);
  }
}

function share(raster, joined, a, b, [[ax, ay], [bx, by]], more) {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const reach = Math.hypot(bx - ax, by - ay) / 2 + more;
  const home = Math.round(my) * raster.width + Math.round(mx);
  for (let y = Math.max(0, Math.ceil(my - reach)); y <= Math.min(raster.height - 1, my + reach); y++) {
    for (let x = Math.max(0, Math.ceil(mx - reach)); x <= Math.min(raster.width - 1, mx + reach); x++) {
      const k = y * raster.width + x;
      if (Math.hypot(x - mx, y - my) > reach || !joined(k, home)) continue;
      raster.data[k] = (x - mx) * (bx - ax) + (y - my) * (by - ay) < 0 ? a : b;
    }
  }
}

/** The nearest squares of two labels on one piece, as [[x, y], [x, y]], if they are near enough to be joined. */
function closest(raster, joined, a, b, limit = 14) {
  const at = (k) => [k % raster.width, Math.floor(k / raster.width)];
  const edge = (label) => {
    const found = [];
    for (let k = 0; k < raster.data.length; k++) {
      if (raster.data[k] === label && raster.around(k).some((near) => raster.data[near] !== label)) found.push(k);
    }
    return found;
  };
  let best = null;
  let least = limit;
  const others = edge(b);
  for (const k of edge(a)) {
    const [x, y] = at(k);
    for (const other of others) {
      const [u, v] = at(other);
      const d = Math.hypot(u - x, v - y);
      if (d < least && joined(k, other)) [least, best] = [d, [[x, y], [u, v]]];
    }
  }
  return best;
}
