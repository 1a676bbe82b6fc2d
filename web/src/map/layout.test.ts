import { expect, test } from "vitest";

import { groundsOf, growOf, isIslet, levelOf } from "./layout";

test("the level follows the scale in steps of a quarter of a doubling", () => {
  expect(levelOf(1)).toBe(1);
  expect(levelOf(1.05)).toBe(1);
  expect(levelOf(2)).toBe(2);
  expect(levelOf(1.2)).toBeCloseTo(2 ** 0.25);
});

test("pieces grow less than the map, and can always be read", () => {
  for (const apart of [20, 60]) {
    for (const level of [0.25, 0.5, 1, 2, 4]) {
      const [near, far] = [growOf(level * 2, apart), growOf(level, apart)];
      expect(near).toBeGreaterThanOrEqual(far);
      expect(near / far).toBeLessThan(2);
      expect(far * 13).toBeGreaterThan(11);
    }
  }
});

test("pieces are larger where places are far apart", () => {
  expect(growOf(1, 66)).toBeGreaterThan(growOf(1, 40));
});

test("a cell is an islet when pieces would hide it", () => {
  expect(isIslet(20, 0.5, 1)).toBe(true);
  expect(isIslet(20, 1, 1)).toBe(false);
});

test("grounds lie where the places are at that level, with marks where there are no cells", () => {
  const at = new Map([["pella", { x: 10, y: 20, room: 5 }]]);
  expect(groundsOf(at, 2, false, () => 14)).toEqual([{ place: "pella", x: 20, y: 40, mark: 14, cell: false }]);
  expect(groundsOf(at, 2, true, () => 14)).toEqual([{ place: "pella", x: 20, y: 40, mark: 0, cell: true }]);
});
