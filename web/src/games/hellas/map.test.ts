import { expect, test } from "vitest";

import type { View } from "../../lib/types";
import { landmarks } from "./map";

const VIEW = {
  monuments: { zeus: { region: "thessaly", level: 2 } },
  seats: [{ faction: "blue", hero: "helen" }, { faction: "red", hero: "achilles" }],
  quests: [{ quest: "augean_stables", region: "elis", heroes: { achilles: 1 } }, { quest: "cretan_bull", region: "crete", heroes: {} }],
} as unknown as View;

test("a hero on a quest stands where it begins, with the step that he is on", () => {
  expect(landmarks(VIEW)).toEqual({
    thessaly: [{ kind: "god", id: "zeus", faction: null, badge: "2/5" }],
    elis: [{ kind: "hero", id: "achilles", faction: "red", badge: "1/3" }],
  });
});
