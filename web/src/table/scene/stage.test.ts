import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../lib/settings.svelte";
import type { Told } from "../../lib/types";
import { TableState } from "../state.svelte";
import { Stage } from "./stage.svelte";

beforeEach(() => {
  vi.stubGlobal("location", { hash: "", protocol: "http:", host: "tyche.test" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {} });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("WebSocket", class {});
  vi.spyOn(settings, "motion", "get").mockReturnValue(true);
  vi.spyOn(settings, "speed", "get").mockReturnValue("slow");
});
afterEach(() => vi.unstubAllGlobals());

const scene = (n: number, key: string, faction: string): Told =>
  ({
    n, id: "interception", clause: "", facts: {}, moment: n,
    scene: {
      kind: "interception", key, phase: "ends", table: null, stakes: [], changes: [], facts: {},
      sides: [{ faction, role: "", cards: [], terms: [], dice: [{ shows: 1, counts: 1, use: "", kind: "" }], score: null, row: null, losses: [], facts: {} }],
    },
  }) as unknown as Told;

function stageWith(): { stage: Stage; tell: (told: Told) => void } {
  const table = new TableState("t");
  table.seats = [0];
  const stage = new Stage(table, (seat) => ["red", "blue"][seat] ?? "");
  stage.noticed([]);
  const tell = (told: Told): void => {
    table.log = [...table.log, told];
    stage.noticed(table.log);
  };
  return { stage, tell };
}

test("a scene of mine stays until I go on: scenes of others do not push it away", () => {
  const { stage, tell } = stageWith();
  tell(scene(1, "others", "blue"));
  tell(scene(2, "mine", "red"));
  expect(stage.key).toBe("mine");
  tell(scene(3, "more", "blue"));
  expect(stage.key).toBe("mine");
  tell(scene(4, "mine too", "red"));
  expect(stage.key).toBe("mine too");
  stage.leave();
  tell(scene(5, "again", "blue"));
  expect(stage.key).toBe("again");
});
