import { expect, test } from "vitest";

import type { View } from "../../lib/types";
import { manner } from "./options";

const VIEW = { seat: "red", seats: [{ faction: "blue", hero_at: "achaea" }, { faction: "red", hero_at: "attica" }] } as unknown as View;

test("a hero stays where he stands, and goes to where another hero is", () => {
  expect(manner(VIEW, ["hero", "attica"])).toBe("stays");
  expect(manner(VIEW, ["hero", "achaea"])).toBe("");
  expect(manner(VIEW, ["temple", "attica"])).toBe("");
});

test("a hero on a quest stands nowhere", () => {
  const away = { ...VIEW, seats: [{ faction: "red", hero_at: null }] } as unknown as View;
  expect(manner(away, ["hero", "attica"])).toBe("");
});
