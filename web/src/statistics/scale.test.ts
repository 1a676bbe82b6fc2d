import { expect, test } from "vitest";

import { along, differs, scaleOf } from "./scale";

test("a scale holds every interval and the even share, in round steps", () => {
  const scale = scaleOf([{ low: 18.2, high: 34.9 }, { low: null, high: null }], 25);
  expect(scale).toEqual({ low: 15, high: 35, ticks: [15, 20, 25, 30, 35] });
  expect(along(scale, 15)).toBe(4);
  expect(along(scale, 35)).toBe(96);
});

test("wide intervals have few ticks, and a scale never leaves 0 to 100", () => {
  const scale = scaleOf([{ low: 1.2, high: 99.1 }], 50);
  expect(scale.low).toBe(0);
  expect(scale.high).toBe(100);
  expect(scale.ticks.length).toBeLessThan(8);
});

test("without any figure there is still a scale around the even share", () => {
  const scale = scaleOf([], 25);
  expect(scale.low).toBeLessThanOrEqual(25);
  expect(scale.high).toBeGreaterThan(scale.low);
});

test("what differs from an even share lies wholly on one side of it", () => {
  const share = { id: "a", games: 100, won: 40, share: 40, low: 31, high: 50, even: 25 };
  expect(differs(share)).toBe(true);
  expect(differs({ ...share, even: 33.3 })).toBe(false);
  expect(differs({ ...share, low: null, high: null })).toBe(false);
});
