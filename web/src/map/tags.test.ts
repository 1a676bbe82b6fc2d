import { expect, test } from "vitest";

import { spread } from "./tags";

const at = new Map([["pella", { x: 0, y: 0 }], ["lynkos", { x: 20, y: 4 }], ["gaza", { x: 300, y: 300 }]]) as never;
const tags = new Map([["pella", "MP −1"], ["lynkos", "MP −2"], ["gaza", "MP −1"], ["nowhere", "MP −3"]]);
const where = (found: ReturnType<typeof spread>): Record<string, [number, number]> => Object.fromEntries(found.map(({ place, x, y }) => [place, [Math.round(x), Math.round(y)]]));

test("plates stand below their place, or where they lie on no other plate and no other place", () => {
  expect(where(spread(tags, at, 1, 1))).toEqual({ pella: [0, -23], lynkos: [20, 27], gaza: [300, 323] });
});

test("plates cover no piece, and those that find no room are left out", () => {
  const army = { left: 282, right: 318, top: 310, bottom: 348 };
  expect(where(spread(tags, at, 1, 1, [army]))["gaza"]).toEqual([300, 277]);
  const crowd = { left: -200, right: 200, top: -200, bottom: 200 };
  expect(Object.keys(where(spread(tags, at, 1, 1, [crowd])))).toEqual(["gaza"]);
});
