import { describe, expect, it } from "vitest";
import { movesBetween } from "./moves";

const board = { places: { a: {}, b: {}, c: {} }, pieces: [{ key: "generals", kind: "general", shape: "list" }] };
const at = (place: string) => ({ places: { [place]: { pieces: [{ faction: "red", generals: ["krateros"] }] } } });

describe("movesBetween", () => {
  it("sees named pieces that stand elsewhere", () => {
    expect(movesBetween(at("a"), at("b"), board, [])).toEqual([{ from: "a", to: "b", faction: "red" }]);
    expect(movesBetween(at("a"), at("a"), board, [])).toEqual([]);
  });

  it("hears from tellings, with areas as places, and only of places on the map", () => {
    const told = (facts: Record<string, unknown>) => [{ n: 0, id: "moved", clause: "", facts, moment: 1 }];
    expect(movesBetween({}, {}, board, told({ player: "blue", region: "b", to: "c/inside" }))).toEqual([{ from: "b", to: "c", faction: "blue" }]);
    expect(movesBetween({}, {}, board, told({ place: "b", to: "blue" }))).toEqual([]);
  });
});
