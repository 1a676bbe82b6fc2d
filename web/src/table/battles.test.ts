import { describe, expect, it } from "vitest";
import type { Facts, Told } from "../lib/types";
import { lastBattle } from "./battles";

const battles = { opens: ["battle", "declared"], closes: ["battle-won"], figures: ["strength", "dice", "score"] };
let n = 0;
const told = (id: string, moment: number, facts: Facts = {}): Told => ({ n: n++, id, clause: "S1", facts, moment });

describe("the last battle", () => {
  it("has both sides with their figures and ends with what its outcome brought", () => {
    const found = lastBattle(
      [
        told("battle", 1, { attacker: "red", defender: "blue", place: "issos" }),
        told("battle-score", 3, { faction: "red", strength: 8, dice: [3, 4], score: 5 }),
        told("battle-score", 3, { faction: "blue", strength: 6, dice: [1, 1], score: 2 }),
        told("battle-won", 3, { winner: "red", loser: "blue", score: 5, against: 2 }),
        told("retreats", 3, { faction: "blue" }),
        told("moved", 4, { faction: "green" }),
      ],
      battles,
    );
    expect(found?.entries.map(({ id }) => id)).toEqual(["battle", "battle-score", "battle-score", "battle-won", "retreats"]);
    expect(found?.outcome?.id).toBe("battle-won");
    expect(found?.sides.map(({ faction, figures }) => [faction, figures.get("strength"), figures.get("score")])).toEqual([
      ["red", [8], [5]],
      ["blue", [6], [2]],
    ]);
  });

  it("gives the second number to the other side, and lists what is told again", () => {
    const round = (strength: number, against: number): Told => told("round", 2, { faction: "red", other: "blue", strength, against });
    const found = lastBattle([told("battle", 2, { faction: "red", other: "blue", place: "roma" }), round(3, 1), round(2, 2)], battles);
    expect(found?.outcome).toBeNull();
    expect(found?.sides.map(({ figures }) => figures.get("strength"))).toEqual([[3, 2], [1, 2]]);
  });

  it("is the latest, and none where nobody fought", () => {
    const log = [told("battle", 1, { place: "issos" }), told("battle-won", 1), told("moved", 2), told("battle", 3, { place: "tyros" })];
    expect(lastBattle(log, battles)?.entries[0]?.facts).toEqual({ place: "tyros" });
    expect(lastBattle([told("moved", 1)], battles)).toBeNull();
  });
});
