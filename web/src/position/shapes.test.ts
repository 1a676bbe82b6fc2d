import { expect, test } from "vitest";

import { bringing, brought, changed, mentions, type Shape } from "./shapes";
import { blank, laid, withGiven } from "./yaml";

const seat: Shape = { kind: "seat" };
const place: Shape = { kind: "place" };
const number: Shape = { kind: "number", least: 0, most: 15 };
const seats = ["a", "b"];

test("what is under a place is found by seat, also where nothing stands yet", () => {
  const shape: Shape = { kind: "map", by: seat, of: { kind: "map", by: { kind: "place", spots: ["city"] }, of: number } };
  const found = mentions(shape, { a: { attica: 3 } }, "attica", seats, ["armies"]);
  expect(found.map(({ path, value }) => [path.join("."), value])).toEqual([
    ["armies.a.attica", 3],
    ["armies.a.attica/city", undefined],
    ["armies.b.attica", undefined],
    ["armies.b.attica/city", undefined],
  ]);
});

test("lists of places, and things with a place of their own", () => {
  expect(mentions({ kind: "list", of: place }, ["attica"], "attica", seats)[0]?.value).toBe(true);
  const monster: Shape = { kind: "map", by: { kind: "word", words: ["hydra", "sphinx"] }, of: { kind: "parts", parts: { at: place, covered: { kind: "list", of: number } } } };
  expect(mentions(monster, { hydra: { at: "attica" }, sphinx: { at: "elis" } }, "attica", seats).map(({ path }) => path)).toEqual([["hydra"]]);
  const to = bringing(monster, seats, ["monsters"])!;
  expect(to.keys).toEqual(["hydra", "sphinx"]);
  expect(brought({ monsters: { hydra: { at: "elis", covered: [1] } } }, to, "hydra", "attica", seats)).toEqual({ monsters: { hydra: { at: "attica", covered: [1] } } });
});

test("a new thing of a list gets its place and somebody who owns it", () => {
  const armies: Shape = { kind: "list", of: { kind: "parts", parts: { at: { kind: "place", spots: ["inside"] }, faction: seat } } };
  const to = bringing(armies, seats, ["armies"])!;
  const given = brought({ armies: [{ at: "pella", faction: "b" }] }, to, "", "sardeis", seats);
  expect(given).toEqual({ armies: [{ at: "pella", faction: "b" }, { at: "sardeis", faction: "a" }] });
  expect(mentions(armies, given["armies"], "sardeis", seats, ["armies"]).map(({ path }) => path)).toEqual([["armies", 1]]);
});

test("what becomes empty goes", () => {
  expect(changed({ armies: { a: { attica: 3 } }, turn: 2 }, ["armies", "a", "attica"], undefined)).toEqual({ turn: 2 });
  expect(changed({ temples: ["attica"] }, ["temples", 0], undefined)).toBeUndefined();
});

test("only what is given is written anew", () => {
  const text = "game: hellas\ntitle: mine\nclauses: [H6]\ngiven:\n  # a remark\n  control: {\n    attica: a\n}\nasks: {seat: a}\n";
  expect(withGiven(text, { turn: 3, hands: { a: ["cc01", "4"] } })).toBe('game: hellas\ntitle: mine\nclauses: [H6]\ngiven:\n  turn: 3\n  hands: {a: [cc01, "4"]}\nasks: {seat: a}\n');
  expect(withGiven("game: x\n", { turn: 1 })).toBe("game: x\n\ngiven:\n  turn: 1\n");
  expect(blank("hellas", "a b", "H6", 3, {})).toContain("given:\n  players: 3\nthen: {}");
  const long = laid("control", { red: Array.from({ length: 40 }, (_, n) => `place${n}`) }, "");
  expect(long[0]).toBe("control:");
  expect(Math.max(...long.map((line) => line.length))).toBeLessThan(125);
});
