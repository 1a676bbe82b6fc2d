import { describe, expect, it } from "vitest";
import { backoff } from "./socket";

describe("backoff", () => {
  it("doubles up to a limit and spreads by chance", () => {
    expect(backoff(0, 1)).toBe(500);
    expect(backoff(3, 1)).toBe(4000);
    expect(backoff(20, 1)).toBe(15000);
    expect(backoff(3, 0)).toBe(2000);
  });
});
