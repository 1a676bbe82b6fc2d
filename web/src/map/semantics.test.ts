import { expect, test } from "vitest";

import type { Side } from "../games/sides";
import { laidOver, routesFrom, whereIs } from "./semantics";
import type { Stack } from "./stacks";
import type { Overlays } from "./types";

const side = (id: string): Side => ({ id, colour: "", ink: "", emblem: "", pattern: "plain", letter: "" });

test("neighbours are listed by the kind of route, from either end", () => {
  const routes: [string, string, string][] = [["pella", "larisa", "land"], ["lynkos", "pella", "pass"], ["pella", "edessa", "land"], ["gaza", "ake", "land"]];
  expect(routesFrom("pella", routes)).toEqual([["land", ["larisa", "edessa"]], ["pass", ["lynkos"]]]);
});

test("what is laid over the map may be limited to some sides", () => {
  const overlays = (only: string[]): Overlays => ({
    names: [], name: "reach", places: { red: ["pella", "gaza"], blue: ["pella"] }, only, choose: () => {}, toggle: () => {},
  });
  const told = (only: string[]): string[] => (laidOver(overlays(only), side).get("pella") ?? []).map(({ id }) => id);
  expect(told([])).toEqual(["red", "blue"]);
  expect(told(["blue"])).toEqual(["blue"]);
  expect(laidOver(null, side).size).toBe(0);
});

test("a piece is where its stack stands", () => {
  const stack: Stack = { key: "0", faction: "red", area: "outside", items: [{ kind: "general", id: "krateros", count: 1 }], total: 1, fixed: false };
  const stacks = new Map([["gaza", []], ["pella", [stack]]]);
  expect(whereIs({ kind: "general", id: "krateros" }, stacks)).toBe("pella");
  expect(whereIs({ kind: "hero", id: "krateros" }, stacks)).toBeNull();
  expect(whereIs({ kind: "place", id: "tyros" }, stacks)).toBe("tyros");
  expect(whereIs(null, stacks)).toBeNull();
});
