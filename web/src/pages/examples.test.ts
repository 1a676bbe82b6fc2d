import { expect, test } from "vitest";

import type { ExampleShown, ExampleStep } from "../lib/types";
import { bookForPeople } from "./clauses";
import { examplesOf, placesOf, stageOf, viewsOf } from "./examples";

const book = bookForPeople({
  glossary: {},
  chapters: [{ id: "S2", title: "March", opening: "", paragraphs: [{ clauses: ["S2.1", "S2.2"], title: "", text: "A." }, { clauses: ["S2.3"], title: "", text: "B." }] }],
});
const card = (id: string, ...clauses: string[]) => ({ id, title: id, clauses });

test("examples stand with the paragraph that says their clauses, numbered ones first", () => {
  const found = examplesOf(book, [card("a", "S2.3", "S2.2"), card("b", "S2.1", "S2.2"), card("c", "EX-4", "S2.2.a", "S9"), card("d", "S7")]);
  expect([...found].map(([id, cards]) => [id, cards.map((one) => one.id)])).toEqual([
    ["S2.3", ["a"]],
    ["S2.1", ["c", "b", "a"]],
  ]);
});

const step = (fields: Partial<ExampleStep>): ExampleStep => ({ kind: "choose", seat: 0, option: ["go"], topic: "", reason: "", clause: "", facts: {}, log: [], patch: {}, ...fields });
const example = (steps: ExampleStep[]): ExampleShown => ({
  id: "x", title: "", clauses: [], seats: ["red"], steps, board: { places: { a: {}, b: {}, c: {} } },
  view: { places: { a: { pieces: [{ faction: "red" }] }, b: { pieces: [] }, c: { pieces: [] } } },
});

test("what a step names and changes is shown, else where pieces stand", () => {
  const march = step({ option: ["move", "b"], patch: { "~": { places: { "~": { b: { "=": { pieces: [1] } } }, "-": ["a"] } } } });
  expect(placesOf(march, { places: { a: {}, b: {}, c: {} } })).toEqual(["b", "a"]);
  expect(stageOf(example([step({ log: [{ n: 0, id: "x", clause: "", moment: 0, facts: { area: "c/inside" } }] })]))).toEqual(["c"]);
  expect(stageOf(example([]))).toEqual(["a"]);
  expect(viewsOf(example([march])).map((view) => Object.keys(view["places"] as object))).toEqual([["a", "b", "c"], ["b", "c"]]);
});
