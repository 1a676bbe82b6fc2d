import { expect, test } from "vitest";

import { Messages } from "../text/messages";
import { effectsIn } from "./described";

test("what a question is about says what it does, where the game has an effect for it", () => {
  const references = { facts: { attack: ["attack"], monster: ["monster"] }, options: {}, merged: {}, cards: {} };
  const texts = new Messages({ ftl: "attack-ma01 = Attack 3\n    .effect = 1 injury.\nmonster-hydra = Hydra", fallback: "", references }, "en");
  expect(effectsIn({ attack: "ma01", monster: "hydra", strength: 3 }, texts)).toEqual([{ name: "Attack 3", effect: "1 injury." }]);
});
