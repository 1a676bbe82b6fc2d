import { expect, test } from "vitest";

import { momentsOf } from "./frames.svelte";

test("a long game is looked at in so many moments, evenly, from the first to the last", () => {
  const found = momentsOf(1500, 48);
  expect(found[0]).toBe(0);
  expect(found.at(-1)).toBe(1500);
  expect(found.length).toBeLessThanOrEqual(49);
  const steps = found.slice(1).map((n, k) => n - (found[k] ?? 0));
  expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
});

test("a short game is looked at moment by moment", () => {
  expect(momentsOf(3, 48)).toEqual([0, 1, 2, 3]);
  expect(momentsOf(0, 48)).toEqual([0]);
});
