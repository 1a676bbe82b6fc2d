import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Playback } from "./playback.svelte";

let shown: number[];
let pause: number;
const made = (): Playback<number> => new Playback((step) => shown.push(step), () => pause);

beforeEach(() => {
  [shown, pause] = [[], 100];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the first step is shown at once, the others one after the other", () => {
  const playback = made();
  for (const step of [1, 2, 3]) playback.add(step);
  vi.advanceTimersByTime(0);
  expect([shown, playback.left]).toEqual([[1], 2]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(100);
  expect([shown, playback.left]).toEqual([[1, 2, 3], 0]);
});

test("a step that comes late is not held up", () => {
  const playback = made();
  playback.add(1);
  vi.advanceTimersByTime(500);
  playback.add(2);
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([1, 2]);
});

test("all is shown at once when asked, in its order, and nothing twice", () => {
  const playback = made();
  for (const step of [1, 2, 3]) playback.add(step);
  playback.flush();
  expect([shown, playback.left]).toEqual([[1, 2, 3], 0]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3]);
});

test("without a pause nothing waits", () => {
  const playback = made();
  playback.add(1);
  pause = 0;
  playback.add(2);
  expect(shown).toEqual([1, 2]);
});

test("what is dropped is not shown", () => {
  const playback = made();
  for (const step of [1, 2]) playback.add(step);
  playback.drop();
  vi.advanceTimersByTime(1000);
  expect([shown, playback.left]).toEqual([[], 0]);
});
