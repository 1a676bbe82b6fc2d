import { expect, test } from "vitest";

import type { Stake } from "../lib/types";
import { summed } from "./stakes";

const stake = (kind: string, amount: number, more: Partial<Stake> = {}): Stake => ({
  kind, faction: "red", amount, clause: "", certain: true, chance: 1, facts: {}, grave: false, ...more,
});

test("stakes of one kind and side are added up, losses first, nothing left out but what comes to nothing", () => {
  const found = summed([stake("vp", 2), stake("vp", 1), stake("gold", 3), stake("gold", -3), stake("mp", -1), stake("vp", 1, { faction: "blue" })]);
  expect(found.map(({ kind, faction, amount }) => [kind, faction, amount])).toEqual([["mp", "red", -1], ["vp", "red", 3], ["vp", "blue", 1]]);
});

test("what is only possible is kept apart from what is certain", () => {
  expect(summed([stake("vp", -1), stake("vp", -1, { certain: false, chance: 0.5 })])).toHaveLength(2);
});

test("a grave part makes the whole grave", () => {
  expect(summed([stake("l", -1), stake("l", -2, { grave: true })])[0]).toMatchObject({ amount: -3, grave: true });
});
