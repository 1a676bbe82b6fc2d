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
    const [all, red] = luck(throws([told({ faction: "red", dice: [6, 6] }), told({ faction: "blue", die: 1 })]));
    expect(all).toMatchObject({ faction: null, total: 3, faces: [1, 0, 0, 0, 0, 2] });
    expect(red).toMatchObject({ faction: "red", mean: 6 });
    expect(luck([])[0]).toMatchObject({ total: 0, mean: 0 });
  });

  it("count a die that is thrown again, and not those that lie still", () => {
    const elephants = (moment: number, dice: number[]): Told => ({ n: moment, id: "elephants", clause: "S1", facts: { faction: "red", dice }, moment });
    expect(throws([elephants(4, [2, 3]), elephants(5, [2, 6])]).map(({ dice }) => dice)).toEqual([[2, 3], [6]]);
    expect(throws([elephants(4, [2, 3]), elephants(9, [2, 6])]).map(({ dice }) => dice)).toEqual([[2, 3], [2, 6]]);
  });

  it("have a place among all series of as many dice", () => {
    expect(higherThan([], 6)).toBe(0.5);
    expect(higherThan([6], 6)).toBeCloseTo(5.5 / 6);
    expect(higherThan([3, 4], 6)).toBeCloseTo(0.5);
    expect(higherThan([1, 1], 6)).toBeCloseTo(0.5 / 36);
    expect(higherThan(new Array<number>(400).fill(4), 6)).toBeGreaterThan(0.999);
  });
});
