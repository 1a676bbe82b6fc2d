import { describe, expect, it, vi } from "vitest";

import { remembered, steady } from "./cache";

describe("what did not change", () => {
  it("is not worked out again for the same object", () => {
    const find = vi.fn((key: { n: number }) => key.n * 2);
    const found = remembered(find);
    const key = { n: 4 };
    expect([found(key), found(key), found({ n: 4 })]).toEqual([8, 8, 8]);
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("is not worked out again for the same items", () => {
    const sum = steady((items: object[]) => ({ length: items.length }));
    const [a, b] = [{}, {}];
    const first = sum([a, b]);
    expect(sum([a, b])).toBe(first);
    expect(sum([a, {}])).not.toBe(first);
    expect(sum([a])).toEqual({ length: 1 });
  });
});
