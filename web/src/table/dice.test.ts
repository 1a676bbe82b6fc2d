import { describe, expect, it } from "vitest";
import type { Told } from "../lib/types";
import { higherThan, luck, throws } from "./dice";

const told = (facts: Record<string, unknown>): Told => ({ n: 1, id: "x", clause: "S1", facts, moment: 1 });

describe("throws", () => {
  it("are read from single dice, lists and rolls by side", () => {
    const found = throws([
      told({ faction: "red", die: 6, need: 5, success: true }),
      told({ faction: "red", dice: [2, 5] }),
      told({ rolls: { blue: 3, red: [1, 4] } }),
      told({ faction: "red", points: 3 }),
    ]);
    expect(found.map(({ faction, dice }) => [faction, dice])).toEqual([["red", [6]], ["red", [2, 5]], ["blue", [3]], ["red", [1, 4]]]);
    expect(found[0]).toMatchObject({ need: 5, success: true });
  });

  it("are compared with chance for each side and all together", () => {
    const [found] = luck(throws([told({ faction: "red", dice: [6, 6] }), told({ faction: "blue", die: 1 })]), {});
    expect(found).toMatchObject({ kind: null, faces: [1, 2, 3, 4, 5, 6], expected: 3.5 });
    expect(found?.rows[0]).toMatchObject({ faction: null, total: 3, counts: [1, 0, 0, 0, 0, 2] });
    expect(found?.rows[1]).toMatchObject({ faction: "red", mean: 6 });
    expect(luck([], {})).toEqual([]);
  });

  it("of dice with other faces are counted by kind, against the faces that the board describes", () => {
    const board = { dice: { white: [1, 1, 1, 1, 0, 0], red: [2, 2, 2, 1, 1, 1], omen: ["calm", "calm", "storm"] } };
    const log = [told({ thrown: { red: { white: [1, 0, 1] }, blue: { white: [0], red: [2] } } }), told({ thrown: { red: { omen: ["storm"] } } })];
    expect(throws(log).map(({ faction, kind, dice }) => [faction, kind, dice])).toEqual([
      ["red", "white", [1, 0, 1]],
      ["blue", "white", [0]],
      ["blue", "red", [2]],
      ["red", "omen", ["storm"]],
    ]);
    const [white, red, omen] = luck(throws(log), board);
    expect(white).toMatchObject({ kind: "white", faces: [0, 1] });
    expect(white?.expected).toBeCloseTo(2 / 3);
    expect(white?.rows.map(({ faction, counts }) => [faction, counts])).toEqual([[null, [2, 2]], ["red", [1, 2]], ["blue", [1, 0]]]);
    expect(red?.rows[1]).toMatchObject({ faction: "blue", counts: [0, 1], mean: 2, higherThan: 0.75 });
    expect(omen).toMatchObject({ kind: "omen", faces: ["calm", "storm"], expected: null, chances: [2 / 3, 1 / 3] });
    expect(omen?.rows[0]).toMatchObject({ counts: [0, 1], total: 1 });
  });

  it("count a die that is thrown again, and not those that lie still", () => {
    const elephants = (moment: number, dice: number[]): Told => ({ n: moment, id: "elephants", clause: "S1", facts: { faction: "red", dice }, moment });
    expect(throws([elephants(4, [2, 3]), elephants(5, [2, 6])]).map(({ dice }) => dice)).toEqual([[2, 3], [6]]);
    expect(throws([elephants(4, [2, 3]), elephants(9, [2, 6])]).map(({ dice }) => dice)).toEqual([[2, 3], [2, 6]]);
  });

  it("have a place among all series of as many dice", () => {
    const six = [1, 2, 3, 4, 5, 6];
    expect(higherThan([], six)).toBe(0.5);
    expect(higherThan([6], six)).toBeCloseTo(5.5 / 6);
    expect(higherThan([3, 4], six)).toBeCloseTo(0.5);
    expect(higherThan([1, 1], six)).toBeCloseTo(0.5 / 36);
    expect(higherThan(new Array<number>(400).fill(4), six)).toBeGreaterThan(0.999);
    const even = [1, 2, 3, 4, 5, 6, 4];
    const series = (length: number): number[] => Array.from({ length }, (_, k) => even[k % 7] ?? 0);
    expect(higherThan(series(301), six)).toBeCloseTo(higherThan(series(300), six), 1);
    expect(higherThan([1], [1, 1, 1, 1, 0, 0])).toBeCloseTo(2 / 3);
  });
});
