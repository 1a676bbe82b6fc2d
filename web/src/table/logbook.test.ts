import { describe, expect, it } from "vitest";
import type { Told } from "../lib/types";
import { chapters, filtered, FIRST, lastUntil, PAGE, windowed } from "./logbook";
import type { Weight } from "./words";

const weights: Record<string, Weight> = { turn: "heading", round: "heading", "battle-won": "loud", points: "quiet" };
const weight = (id: string): Weight => weights[id] ?? "";
let n = 0;
const told = (id: string, moment: number, facts = {}): Told => ({ n: n++, id, clause: "S1", facts, moment });
const staged = (id: string, moment: number, key: string): Told => ({
  ...told(id, moment),
  scene: { kind: "battle", key, phase: "dice", sides: [], table: null, stakes: [], changes: [], facts: {} },
});

describe("chapters", () => {
  it("stand under headings, with an episode for each decision", () => {
    const found = chapters([told("dealt", 0), told("turn", 1), told("moved", 1), told("moved", 2), told("moved", 2)], weight);
    expect(found.map(({ headings }) => headings.map(({ id }) => id))).toEqual([[], ["turn"]]);
    expect(found[1]?.episodes.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });

  it("tell the outcome of a battle first and fold the rest", () => {
    const [found] = chapters([told("dice", 5), told("dice", 5), told("battle-won", 5), told("points", 5)], weight);
    expect(found?.episodes[0]?.lines.map(({ id }) => id)).toEqual(["battle-won"]);
    expect(found?.episodes[0]?.details.map(({ id }) => id)).toEqual(["dice", "dice", "points"]);
  });

  it("hold a scene together over several decisions, outcome first", () => {
    const log = [
      told("moved", 4), staged("battle", 5, "b"), staged("card", 6, "b"), staged("dice", 7, "b"), staged("battle-won", 7, "b"), told("points", 7), told("moved", 8),
    ];
    const [found] = chapters(log, weight);
    expect(found?.episodes.map(({ lines }) => lines.map(({ id }) => id))).toEqual([["moved"], ["battle-won"], ["moved"]]);
    expect(found?.episodes[1]?.details.map(({ id }) => id)).toEqual(["battle", "card", "dice", "points"]);
    expect(found?.episodes.map(({ scene }) => scene)).toEqual(["", "b", ""]);
  });

  it("leave a scene that goes on, or breaks off, as it was told", () => {
    const [found] = chapters([staged("battle", 5, "b"), staged("card", 6, "b"), staged("battle", 9, "c")], weight);
    expect(found?.episodes.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it("leave short episodes as they were told", () => {
    const [found] = chapters([told("dice", 5), told("battle-won", 5)], weight);
    expect(found?.episodes[0]?.lines.map(({ id }) => id)).toEqual(["dice", "battle-won"]);
  });

  it("join headings in a row, of two alike the later", () => {
    const found = chapters([told("turn", 1), told("round", 1), told("turn", 2), told("moved", 2)], weight);
    expect(found.map(({ headings }) => headings.map(({ id, moment }) => `${id} ${moment}`))).toEqual([["round 1", "turn 2"]]);
  });

  it("have no heading over nothing, be it the last one or all that a filter left", () => {
    const log = [told("turn", 1), told("moved", 1), told("turn", 2), told("points", 2), told("turn", 3)];
    expect(chapters(log, weight).map(({ headings }) => headings[0]?.moment)).toEqual([1, 2]);
    const loud = filtered(log, { kind: "loud" }, weight);
    expect(chapters(loud, weight)).toEqual([]);
  });
});

describe("looking back", () => {
  const log = [told("turn", 1), told("moved", 1), told("moved", 4), told("turn", 5), told("moved", 6)];

  it("stands after the last entry of what had happened", () => {
    const at = (moment: number) => log.find(({ n: place }) => place === lastUntil(log, moment, weight))?.moment;
    expect([at(0), at(3), at(4), at(5), at(9)]).toEqual([undefined, 1, 4, 4, 6]);
  });
});

describe("filters", () => {
  const log = [told("turn", 1), told("moved", 1, { faction: "red" }), told("battle-won", 2, { winner: "blue" }), told("rolled", 2, { rolls: { red: 3 } })];

  it("keep headings and what is asked for", () => {
    expect(filtered(log, { kind: "loud" }, weight).map(({ id }) => id)).toEqual(["turn", "battle-won"]);
    expect(filtered(log, { kind: "side", faction: "red" }, weight).map(({ id }) => id)).toEqual(["turn", "moved", "rolled"]);
    expect(filtered(log, { kind: "all" }, weight)).toBe(log);
  });
});

describe("a long log", () => {
  const log = [told("turn", 0), ...Array.from({ length: 1000 }, (_, k) => told("moved", 1 + Math.floor(k / 3)))];
  const first = log[0]?.n ?? 0;

  it("is shown from its newest page, under its heading, and no decision is cut in two", () => {
    const { entries, before, after } = windowed(log, undefined, 1, weight);
    expect(entries[0]?.id).toBe("turn");
    expect(entries[1]?.moment).not.toBe(log[before - 1]?.moment);
    expect(entries.at(-1)).toBe(log.at(-1));
    expect([entries.length - 1 + before, after]).toEqual([log.length, 0]);
    expect(entries.length).toBeLessThan(FIRST + 5);
  });

  it("keeps still while a line or two are added", () => {
    const lines = windowed(log, undefined, 1, weight).entries.slice(0, 5);
    expect(windowed([...log, told("moved", 900), told("moved", 901)], undefined, 1, weight).entries.slice(0, 5)).toEqual(lines);
  });

  it("is shown around a moment, with more pages as they are wanted", () => {
    const near = windowed(log, first + 500, 1, weight);
    expect(near.entries.some(({ n }) => n === first + 500)).toBe(true);
    expect(near.before + near.after + near.entries.length - 1).toBe(log.length);
    expect(windowed(log, first + 500, 2, weight).entries.length).toBeGreaterThan(near.entries.length + PAGE - 10);
  });
});
