import { describe, expect, it } from "vitest";
import { movesBetween } from "./moves";

const moves = { moved: { who: "player", from: "region", to: "to" } };
const board = { places: { a: {}, b: {}, c: {} }, pieces: [{ key: "generals", kind: "general", shape: "list" }], moves };
const at = (place: string) => ({ places: { [place]: { pieces: [{ faction: "red", generals: ["krateros"] }] } } });

describe("movesBetween", () => {
  it("sees named pieces that stand elsewhere", () => {
    expect(movesBetween(at("a"), at("b"), board, [])).toEqual([{ from: "a", to: "b", faction: "red" }]);
    expect(movesBetween(at("a"), at("a"), board, [])).toEqual([]);
  });

  it("takes the entries that the board declares, with areas as places, and only places on the map", () => {
    const told = (id: string, facts: Record<string, unknown>) => [{ n: 0, id, clause: "", facts, moment: 1 }];
    const facts = { player: "blue", region: "b", to: "c/inside" };
    expect(movesBetween({}, {}, board, told("moved", facts))).toEqual([{ from: "b", to: "c", faction: "blue" }]);
    expect(movesBetween({}, {}, board, told("looked", facts))).toEqual([]);
    expect(movesBetween({}, {}, board, told("moved", { region: "b", to: "blue" }))).toEqual([]);
  });
});
