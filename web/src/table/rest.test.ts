import { expect, test } from "vitest";

import type { Option, Told, View } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Choice } from "./options";
import { meetings, Rest } from "./rest";

const choice = (...option: Option): Choice => ({ option, key: option.join(" "), label: "", verb: String(option[0]), spots: [], card: null });
const told = (n: number, faction: string): Told => ({ n, id: "marched", clause: "", moment: n, facts: { faction } }) as unknown as Told;

/** A desk at a question of a phase, as far as passing on looks at it. */
function asked() {
  const chosen: Choice[] = [];
  const table = { seat: 0, ask: { topic: "units" }, live: { phase: "move", places: {} } as View, log: [told(1, "red")] };
  const desk = {
    table, open: true, parts: { rounds: ["units"] }, words: { turn: ["phase"], weight: () => "" }, choices: [choice("march", "roma"), choice("pass")],
    factionAt: () => "red", choose: (one: Choice) => chosen.push(one),
  };
  return { desk, table, chosen, rest: new Rest(desk as unknown as Desk) };
}

test("whoever passes on passes at every question of the phase, and not before", () => {
  const { rest, chosen, table } = asked();
  expect(rest.answer()).toBeNull();
  rest.begin();
  expect(chosen.map(({ verb }) => verb)).toEqual(["pass"]);
  table.log = [...table.log, told(2, "blue")];
  expect(rest.answer()).toEqual(["pass"]);
  table.live = { ...table.live, phase: "retreat" };
  expect(rest.answer(), "another phase").toBeNull();
  table.live = { ...table.live, phase: "move" };
  expect(rest.answer(), "it is not taken up again").toBeNull();
});

test("what befalls a reader ends it: something told of his side, or somebody who comes to where he stands", () => {
  const met = asked();
  met.rest.begin();
  met.table.live = { ...met.table.live, places: { roma: { pieces: [{ faction: "red" }, { faction: "blue" }] } } };
  expect(met.rest.answer()).toBeNull();
  const named = asked();
  named.rest.begin();
  named.table.log = [...named.table.log, told(2, "red")];
  expect(named.rest.answer()).toBeNull();
});

test("only where a question comes again and again can one pass on", () => {
  const { rest, table, chosen } = asked();
  expect(rest.pass?.verb).toBe("pass");
  table.ask = { topic: "trade" };
  expect(rest.pass).toBeNull();
  rest.begin();
  expect(chosen).toEqual([]);
});

test("a side meets others where it stands with them", () => {
  const places = { roma: { pieces: [{ faction: "red" }, { faction: "blue" }] }, capua: { pieces: [{ faction: "red" }] }, sena: { pieces: [{ faction: "blue" }, { faction: "green" }] } };
  expect(meetings({ places } as unknown as View, "red")).toBe(1);
  expect(meetings(null, "red")).toBe(0);
});
