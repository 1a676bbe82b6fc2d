import { expect, test } from "vitest";

import type { Stack } from "./stacks";
import { Targets } from "./targets";

const general = { kind: "general", id: "antigonos" };
const other = { kind: "general", id: "peithon" };
const stack = (...items: { kind: string; id: string }[]): Stack => ({
  key: "0", faction: "blue", area: "outside", items: items.map((item) => ({ ...item, count: 1 })), total: items.length, fixed: false,
});

test("a place is chosen itself, or for a piece there, or only besides", () => {
  const targets = new Targets([{ place: "sardeis" }, { place: "pella", ...general }], [{ place: "gaza" }, { place: "tyros", ...other }]);
  expect(["sardeis", "pella", "gaza", "tyros", "ake"].map((place) => targets.at(place))).toEqual(["target", "target", "aside", "aside", ""]);
  expect(["sardeis", "pella", "gaza", "tyros", "ake"].map((place) => targets.itself(place))).toEqual(["target", "", "aside", "", ""]);
  expect(targets.piece("pella", general)).toBe("target");
  expect(targets.piece("pella", other)).toBe("");
  expect(targets.piece("tyros", other)).toBe("aside");
  expect(targets.piece("tyros", general)).toBe("");
});

test("a click beside the pieces means the place, or the only piece that can be chosen", () => {
  const targets = new Targets([{ place: "sardeis" }, { place: "pella", ...general }, { place: "babylon", ...general }, { place: "babylon", ...other }]);
  expect(["sardeis", "pella", "babylon"].map((place) => targets.single(place))).toEqual([true, true, false]);
  expect(targets.onlyPiece("sardeis")).toBeUndefined();
  expect(targets.onlyPiece("pella")).toEqual(general);
});

test("a click on a stack means its only piece that can be chosen", () => {
  const targets = new Targets([{ place: "pella", ...general }, { place: "babylon", ...general }, { place: "babylon", ...other }]);
  expect(targets.pieceIn("pella", stack(general, other))).toEqual(general);
  expect(targets.pieceIn("babylon", stack(general, other))).toBeUndefined();
  expect(targets.pieceIn("pella", stack(other))).toBeUndefined();
  expect(targets.pieceIn("pella", undefined)).toBeUndefined();
});

test("what cannot be chosen puzzles only while something can", () => {
  expect(new Targets([], [{ place: "gaza" }]).puzzles("ake")).toBe(false);
  const targets = new Targets([{ place: "sardeis" }], [{ place: "gaza" }]);
  expect(["sardeis", "gaza", "ake"].map((place) => targets.puzzles(place))).toEqual([false, false, true]);
});
