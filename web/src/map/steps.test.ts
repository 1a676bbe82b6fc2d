import { describe, expect, it } from "vitest";

import { byName, neighboursOf, step } from "./steps";

const at = new Map([
  ["middle", { x: 0, y: 0 }],
  ["north", { x: 5, y: -50 }],
  ["far-east", { x: 90, y: 10 }],
  ["near-east", { x: 30, y: 0 }],
  ["west", { x: -40, y: 5 }],
]);

describe("steps by arrow key", () => {
  it("go to a neighbour in that direction before a nearer stranger", () => {
    const neighbours = neighboursOf([["middle", "far-east", "land"]]);
    expect(step("middle", "ArrowRight", at, neighbours)).toBe("far-east");
    expect(step("far-east", "ArrowLeft", at, neighbours)).toBe("middle");
  });
  it("go to the nearest place where no neighbour lies", () => {
    expect(step("middle", "ArrowRight", at, new Map())).toBe("near-east");
    expect(step("middle", "ArrowUp", at, neighboursOf([["middle", "west", "land"]]))).toBe("north");
  });
  it("stay where nothing lies", () => {
    expect(step("middle", "ArrowDown", at, new Map())).toBeNull();
  });
});

describe("jumps by name", () => {
  const names: [string, string][] = [["a", "Athen"], ["o", "Österreich"], ["ab", "Abydos"], ["am", "Amaseia"]];
  it("go through all names with that letter", () => {
    expect(byName("a", "ab", names)).toBe("am");
    expect(byName("a", "am", names)).toBe("a");
    expect(byName("a", "a", names)).toBe("ab");
  });
  it("take more letters and no accents", () => {
    expect(byName("am", "ab", names)).toBe("am");
    expect(byName("os", "a", names)).toBe("o");
    expect(byName("x", "a", names)).toBeNull();
  });
});
