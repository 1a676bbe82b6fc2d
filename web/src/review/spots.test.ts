import { describe, expect, it } from "vitest";

import type { Board, References, View } from "../lib/types";
import { spotted } from "./spots";

const references = { options: { march: [["from", ["place"]], ["to", ["place"]]], take: [["at", ["place"]]], lead: [["who", ["general"]]] }, facts: { at: ["place"] } } as unknown as References;
const board = { places: { tyros: {}, sidon: {} }, pieces: [{ key: "generals", kind: "general", shape: "list" }] } as unknown as Board;
const view = { places: { sidon: { pieces: [{ generals: ["krateros"] }] } } } as unknown as View;
const spot = (option: string[], ...facts: Record<string, string>[]) => spotted(option, facts, references, board, view, "red");

describe("where a decision belongs", () => {
  it("is the way of a march", () => {
    expect(spot(["march", "tyros", "sidon"])).toEqual({ lit: [{ kind: "place", id: "tyros" }, { kind: "place", id: "sidon" }], way: [{ from: "tyros", to: "sidon", faction: "red" }] });
  });
  it("is the place, or where the piece stands", () => {
    expect(spot(["take", "tyros"])).toEqual({ lit: [{ kind: "place", id: "tyros" }], way: [] });
    expect(spot(["lead", "krateros"])).toEqual({ lit: [{ kind: "place", id: "sidon" }], way: [] });
  });
  it("is what the question or the story is about, if the option names no place", () => {
    expect(spot(["pass"], { why: "x" }, { at: "sidon" }, { at: "tyros" }).lit).toEqual([{ kind: "place", id: "sidon" }]);
    expect(spot(["pass"], { at: "nowhere" }).lit).toEqual([]);
  });
});
