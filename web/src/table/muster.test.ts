import { expect, test } from "vitest";

import type { Ask, Option } from "../lib/types";
import { begins, draftOf, isStep, joined, nextOf, rowsOf, stepsFor, type Muster } from "./muster";
import type { Choice } from "./options";

const MUSTER: Muster = { topics: ["act"], all: "take-all", pairs: [["take", "leave"], ["take-general", "leave-general"]], after: ["armies"] };
const choice = (...option: Option): Choice => ({ option, key: option.join(" "), label: "", verb: String(option[0]), spots: [], card: null });
const asked = (topic: string): Ask => ({ n: 1, topic, clause: "", facts: {}, seats: [0] });

const OFFERED = [
  choice("take-all"), choice("take", "loyal", 1), choice("take", "loyal", 2), choice("leave", "mercenary", 1), choice("leave", "mercenary", 2),
  choice("take", "mercenary", 1), choice("take-general", "peithon"), choice("move", "sardeis"),
];

test("a row says how many go and stay, and what changes that by one", () => {
  const rows = rowsOf(OFFERED, MUSTER).map(({ id, goes, stays, more, fewer }) => [id, goes, stays, more?.key ?? null, fewer?.key ?? null]);
  expect(rows).toEqual([
    ["loyal", 0, 2, "take loyal 1", null],
    ["mercenary", 2, 1, "take mercenary 1", "leave mercenary 1"],
    ["peithon", 0, 1, "take-general peithon", null],
  ]);
});

test("steps are told from other options", () => {
  expect(OFFERED.filter((one) => !isStep(one, MUSTER)).map(({ verb }) => verb)).toEqual(["move"]);
});

const ALONE = OFFERED.filter(({ verb }) => verb !== "leave");

test("a march begins after a general was chosen, while nothing goes along", () => {
  expect(begins(ALONE, asked("armies"), MUSTER)).toBe(true);
  expect(begins(ALONE, asked("act"), MUSTER)).toBe(false);
  expect(begins(OFFERED, null, MUSTER)).toBe(false);
  expect(begins(OFFERED, asked("armies"), MUSTER)).toBe(false);
  expect(begins([choice("move", "sardeis")], asked("armies"), MUSTER)).toBe(false);
});

test("after a reload all of an army is still meant to go, if nobody was called yet", () => {
  expect(begins(ALONE, null, MUSTER)).toBe(true);
  expect(begins([choice("move", "sardeis")], null, MUSTER)).toBe(false);
});

test("a march begins again where it was taken back, as long as nothing else was told", () => {
  const told: Muster = { ...MUSTER, told: ["activated"] };
  expect(begins(ALONE, asked("act"), told, null, "activated")).toBe(true);
  expect(begins(ALONE, asked("act"), told, null, "moved")).toBe(false);
  expect(begins(OFFERED, asked("act"), told, null, "activated")).toBe(false);
});

test("all go in one step, or without those that stay", () => {
  expect(stepsFor(ALONE, new Map(), MUSTER)).toEqual([["take-all"]]);
  expect(stepsFor(ALONE, new Map([["take loyal", 0]]), MUSTER)).toEqual([["take-all"]]);
  expect(stepsFor(ALONE, new Map([["take loyal", 1]]), MUSTER)).toEqual([["take", "loyal", 1], ["take", "mercenary", 1], ["take-general", "peithon"]]);
  expect(stepsFor(ALONE, new Map([["take loyal", 2], ["take-general peithon", 1]]), MUSTER)).toEqual([["take", "mercenary", 1]]);
});

test("who comes upon an army on its way is meant to go along, the others as they did", () => {
  const before = { ...asked("act"), options: [["take", "loyal", 1], ["leave", "mercenary", 1]] as Option[] };
  const offered = [choice("take-all"), choice("take", "loyal", 1), choice("leave", "mercenary", 1), choice("leave", "mercenary", 2), choice("take-general", "peithon"), choice("move", "sardeis")];
  const staying = joined(offered, before, MUSTER);
  expect([...(staying ?? [])]).toEqual([["take loyal", 1], ["take mercenary", 0]]);
  expect(stepsFor(offered, staying ?? new Map(), MUSTER)).toEqual([["take-general", "peithon"]]);
  expect(stepsFor(offered, new Map([["take loyal", 1], ["take mercenary", 2]]), MUSTER)).toEqual([["leave", "mercenary", 2], ["take-general", "peithon"]]);
  expect(joined(offered, { ...before, options: [...before.options, ["leave-general", "peithon"]] }, MUSTER)).toBe(null);
  expect(joined(offered, asked("armies"), MUSTER)).toBe(null);
});

const KINDS: Muster = { topics: ["group"], all: "all", pairs: [["take", ""]], after: [], tally: "units" };
const group = (units: Record<string, number>): Ask => ({ ...asked("group"), facts: { units } });

test("where kinds are asked for one after the other, all of them have a row from the start", () => {
  const ask = group({ light: 3, heavy: 1 });
  expect(rowsOf([], KINDS, ask).map(({ id, stays }) => [id, stays])).toEqual([["light", 3], ["heavy", 1]]);
  expect(begins([], null, KINDS, ask)).toBe(true);
  expect(begins([], null, KINDS, group({}))).toBe(false);
});

test("a draft answers kind by kind, with as many as may go, and all at once if nobody stays", () => {
  const light = [0, 1, 2, 3].map((number) => choice("take", "light", number));
  const draft = draftOf(new Map([["take light", 1]]), KINDS, group({ light: 3, heavy: 1 }));
  expect([...draft]).toEqual([["light", 2], ["heavy", 1]]);
  expect(nextOf([...light, choice("all")], draft, false, KINDS)).toEqual(["take", "light", 2]);
  expect(nextOf([choice("take", "heavy", 0)], draft, false, KINDS)).toEqual(["take", "heavy", 0]);
  expect(nextOf([choice("take", "engine", 1)], draft, false, KINDS)).toBeNull();
  expect(nextOf([...light, choice("all")], draft, true, KINDS)).toEqual(["all"]);
});
