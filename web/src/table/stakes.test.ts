import { expect, test } from "vitest";

import type { References, Stake } from "../lib/types";
import { placesIn, sharedGains, summed, tagsOf } from "./stakes";

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

test("places say what they cost where all that leads there costs the same, unless all say the same", () => {
  const spots = (...places: string[]) => places.map((place) => ({ place }));
  const prices: Record<string, string[]> = { pella: ["MP −1"], gaza: ["MP −2", "MP −1"], tyros: [""], sardeis: ["MP −2", "MP −2"] };
  expect([...tagsOf(spots("pella", "gaza", "tyros", "sardeis"), (place) => prices[place] ?? [])]).toEqual([["pella", "MP −1"], ["sardeis", "MP −2"]]);
  expect(tagsOf([{ place: "pella", id: "peithon" }], () => ["MP −1"]).size).toBe(0);
  expect(tagsOf(spots(..."abcdefg"), () => ["moves −1"]).size).toBe(0);
  const land = tagsOf(spots(..."abcdefg"), (place) => [place === "c" ? "hoplites +2, regions +1" : "hoplites +2"]);
  expect([...land], "what all bring is not written on each").toEqual([["c", "regions +1"]]);
});

test("a refusal lights the places and pieces that it names", () => {
  const references = { facts: { to: ["place"], who: ["general"], points: ["number"] }, options: {}, merged: {}, cards: {} } as unknown as References;
  expect(placesIn({ to: "tyros", area: ["pella/inside", "gaza"], who: "peithon", points: 2, name: "tyros" }, references)).toEqual([
    { kind: "place", id: "tyros" }, { kind: "place", id: "pella" }, { kind: "place", id: "gaza" }, { kind: "general", id: "peithon" },
  ]);
});

test("a gain that all options share tells none apart; what is paid does not count as shared, nor what one option lacks", () => {
  const one = [stake("units", 1), stake("gold", -2)];
  expect([...sharedGains([one, [stake("units", 1), stake("gold", -2), stake("vp", 1)]])]).toEqual(["units 1"]);
  expect(sharedGains([one, [stake("units", 2)]]).size).toBe(0);
  expect(sharedGains([one]).size).toBe(0);
  const raid = [stake("prestige", -4), stake("gold", 1)];
  expect(sharedGains([raid, raid]).size, "what all pay the same for is told").toBe(0);
});

test("what the game has words of its own for is not added to others of its kind, nor shared with them", () => {
  const named = ({ kind, facts }: Stake): string => `${kind} ${String(facts["attribute"] ?? "")}`;
  const [strong, swift] = ["strength", "speed"].map((attribute) => stake("attribute", 1, { facts: { attribute } })) as [Stake, Stake];
  expect(summed([strong, swift, strong], named).map(({ amount }) => amount)).toEqual([2, 1]);
  expect(summed([strong, swift]).map(({ amount }) => amount)).toEqual([2]);
  expect(sharedGains([[strong], [swift]], named).size).toBe(0);
  expect(sharedGains([[strong], [strong, swift]], named)).toEqual(new Set(["attribute strength 1"]));
});
