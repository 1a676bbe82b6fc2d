import { describe, expect, it } from "vitest";

import { ashore, landmarkStacks, sizeOf, stacksOf, type PieceShape } from "./stacks";

const shapes: PieceShape[] = [
  { key: "generals", kind: "general", shape: "list" },
  { key: "units", kind: "unit", shape: "counts" },
];
const place = {
  controller: "red",
  marks: ["plundered"],
  pieces: [
    { area: "outside", faction: "red", generals: ["perdikkas"], units: { loyal: 1, mercenary: 3 } },
    { area: "inside", faction: "blue", generals: [], units: {} },
    { area: "outside", faction: "independent", generals: ["leosthenes"], strength: 6 },
  ],
};

describe("stacks", () => {
  it("hold names and counts, the most numerous first, and leave out empty groups", () => {
    const [marks, army, rebels, ...more] = stacksOf(place, shapes, [], "all");
    expect(marks?.items).toEqual([{ kind: "mark", id: "plundered", count: 1 }]);
    expect(army?.items.map(({ id, count }) => [id, count])).toEqual([["perdikkas", 1], ["mercenary", 3], ["loyal", 1]]);
    expect(army?.total).toBe(5);
    expect(rebels?.total).toBe(6);
    expect(more).toEqual([]);
  });
  it("give a token of its own to what stands for itself", () => {
    const [, general, army] = stacksOf(place, shapes, [], "all", ["general"]).map(({ items, total, apart }) => [items.map(({ id }) => id), total, apart]);
    expect([general, army]).toEqual([[["mercenary", "loyal"], 4, undefined], [["perdikkas"], 1, true]]);
    expect(landmarkStacks([{ kind: "god", id: "zeus", faction: null, badge: "2/5" }])).toMatchObject([
      { items: [{ id: "zeus", badge: "2/5" }], fixed: true, apart: true },
    ]);
  });
  it("count those who are led and not who leads them, and say nothing of leaders alone", () => {
    const [, army, rebels] = stacksOf(place, shapes, [], "all");
    const size = (items = army?.items ?? [], leads = ["general"]) => army && sizeOf(army, items, leads);
    expect(size()).toEqual({ count: 4, figure: "4" });
    expect(size([{ kind: "general", id: "perdikkas", count: 1 }, { kind: "unit", id: "loyal", count: 1 }])).toEqual({ count: 1, figure: "1" });
    expect(size([{ kind: "general", id: "perdikkas", count: 1 }])).toEqual({ count: 0, figure: "" });
    expect(size(army?.items, [])).toEqual({ count: 5, figure: "" });
    expect(rebels && sizeOf(rebels, rebels.items, ["general"])).toEqual({ count: 6, figure: "" });
  });
  it("show only what marks a place, or nothing", () => {
    const village = { kind: "building", id: "village", faction: "red" };
    expect(stacksOf(place, shapes, [village], "marks").map(({ key }) => key)).toEqual(["fixed-red", "marks"]);
    expect(stacksOf(place, shapes, [village], "bare")).toEqual([]);
  });
});

it("what is at sea is shown off the place where it is", () => {
  const army = { area: "outside", faction: "yellow", generals: ["krateros"], units: { loyal: 2 } };
  const places = { tarsos: { controller: "yellow" }, sea: { controller: null, pieces: [army], at: "tarsos" } };
  expect(ashore(places)["tarsos"]).toEqual({ controller: "yellow", pieces: [{ ...army, area: "sea" }] });
  expect(stacksOf(ashore(places)["tarsos"] ?? {}, shapes, [], "all").map(({ area, total }) => [area, total])).toEqual([["sea", 3]]);
});
