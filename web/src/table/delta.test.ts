import { describe, expect, it } from "vitest";
import { patched } from "./delta";

describe("patched", () => {
  it("sets, removes and reaches inside", () => {
    const before = { turn: 1, places: { pella: { controller: "red" }, sardeis: { controller: null } }, winner: null };
    const after = patched(before, {
      "=": { turn: 2 },
      "-": ["winner"],
      "~": { places: { "=": { roma: { controller: "blue" } }, "-": ["sardeis"] } },
    });
    expect(after).toEqual({ turn: 2, places: { pella: { controller: "red" }, roma: { controller: "blue" } } });
    expect(before.turn).toBe(1);
    expect(before.places.sardeis).toEqual({ controller: null });
  });

  it("patches lists place by place and keeps what did not change", () => {
    const before = { seats: [{ vp: 1 }, { vp: 2, hand: 3 }] };
    const after = patched(before, { "~": { seats: { "~": { "1": { "=": { vp: 5 } } } } } });
    expect(after.seats).toEqual([{ vp: 1 }, { vp: 5, hand: 3 }]);
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  it("leaves everything with an empty patch", () => {
    expect(patched({ a: [1, 2] }, {})).toEqual({ a: [1, 2] });
  });
});
