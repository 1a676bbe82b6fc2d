import { describe, expect, it } from "vitest";

import { holdings } from "./provinces";

describe("holdings", () => {
  it("count whose the places of a province are, the most first, and nobody's not at all", () => {
    const seen = { pella: { controller: "red" }, edessa: { controller: "blue" }, lynkos: { controller: "blue" }, athenai: { controller: "red" }, pellion: {} };
    expect(holdings(["pella", "edessa", "lynkos", "pellion", "amphipolis"], seen)).toEqual([["blue", 2], ["red", 1]]);
  });
});
