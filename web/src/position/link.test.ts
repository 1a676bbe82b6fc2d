import { expect, test } from "vitest";

import { packed, unpacked } from "./link";

test("a position goes into a link and comes out of it as it was", async () => {
  const text = "game: hellas\ntitle: Äπ\ngiven: {control: {boeotia: a}}\n".repeat(40);
  const fragment = await packed(text);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(fragment.length).toBeLessThan(text.length / 4);
  expect(await unpacked(fragment)).toBe(text);
});

test("what is no position, or unpacks to too much, is none", async () => {
  expect(await unpacked("")).toBeNull();
  expect(await unpacked("%%%")).toBeNull();
  expect(await unpacked("abcd")).toBeNull();
  expect(await unpacked(await packed("x".repeat(1_000_000)))).toBeNull();
});
