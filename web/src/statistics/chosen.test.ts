import { expect, test } from "vitest";

import { addressOf, chosenIn, queryOf, wordsOf } from "./chosen";

test("what is chosen stands in the address, and is read from it again", () => {
  const chosen = { who: "bots" as const, players: 4, days: 90, only: { map: "italia", mode: "first" }, by: "seat" };
  const address = addressOf("scharz", chosen);
  expect(address).toBe("/statistics/scharz?who=bots&players=4&days=90&only=map:italia,mode:first&by=seat");
  expect(chosenIn(new URL(address, "http://here").searchParams)).toEqual(chosen);
});

test("an address that says nothing sensible is as usual", () => {
  const usual = { who: "persons", players: 0, days: 0, only: {}, by: "" };
  expect(chosenIn(new URLSearchParams(""))).toEqual(usual);
  expect(chosenIn(new URLSearchParams("who=cats&players=-3&days=x&only=:,map"))).toEqual(usual);
  expect(wordsOf(queryOf(chosenIn(new URLSearchParams(""))))).toBe("who=persons");
});
