import { describe, expect, it } from "vitest";

import type { ReviewShown } from "../lib/types";
import { boardMoment, chanceAt, errorAt, gainsBy, momentIn, pointsOf, sampled, stepped, stopAt, waterfall } from "./figures";

const moment = (chance: number) => ({ seat: 0, option: ["pass"], topic: "x", chances: [chance, 1 - chance], play: [0, 0], luck: [] });
const turn = (at: number, kind: string) => ({
  moment: at, seat: 0, option: ["pass"], topic: "x", kind, rank: 1, change: 0.1, concerns: 0, verdict: "even", purposes: [], alternatives: [], told: [], hands: [], asked: {},
});
const review: ReviewShown = {
  game: "toy", seats: ["a", "b"], factions: [], winner: 0, base: 10, start: [0.5, 0.5],
  moments: [0.4, 0.6, 0.7, 1].map(moment),
  turns: [turn(12, "play"), turn(13, "luck")],
  accounts: [], gains: [], story: [{ moment: 11, told: {} }], periods: [],
  anchors: [{ moment: 10, chances: [0.5, 0.5], errors: [0.2, 0.2] }, { moment: 12, chances: [0.6, 0.4], errors: [0.1, 0.1] }],
};

describe("figures of a review", () => {
  it("finds chances from the first moment of a table to the last", () => {
    expect([10, 11, 14].map((at) => chanceAt(review, 0, at))).toEqual([0.5, 0.4, 1]);
  });
  it("tells errors in proportion, and none at the end", () => {
    expect(errorAt(review, 0, 10)).toBeCloseTo(0.2);
    expect(errorAt(review, 0, 11)).toBeCloseTo(0.15);
    expect(errorAt(review, 0, 13)).toBeCloseTo(0.05);
    expect(errorAt(review, 0, 14)).toBe(0);
  });
  it("keeps the moments around turning points however few are drawn", () => {
    expect(sampled(review, 1)).toEqual([10, 11, 12, 13, 14]);
  });
  it("puts turning points and story in one order", () => {
    expect(pointsOf(review).map((point) => point.moment)).toEqual([11, 12, 13]);
  });
  it("opens the board at the question, or after the throw", () => {
    expect(review.turns.map(boardMoment)).toEqual([11, 13]);
  });
  it("begins where the address says, within the game, or else at the end", () => {
    expect(["at=12", "at=99", "at=3", "", "made"].map((hash) => momentIn(hash, review))).toEqual([12, 14, 10, 14, 14]);
  });
  it("steps from point to point, and nowhere beyond the first and the last", () => {
    const points = pointsOf(review);
    const moments = (from: number, onward: boolean): (number | undefined)[] => [points[stepped(points, from, onward)]?.moment];
    expect([10, 11, 12, 13].flatMap((at) => moments(at, true))).toEqual([11, 12, 13, undefined]);
    expect([14, 13, 12, 11].flatMap((at) => moments(at, false))).toEqual([13, 12, 11, undefined]);
  });
  it("stops at a decision with the board as it was asked, at a happening and anywhere else with what came of it", () => {
    const [told, asked, thrown] = pointsOf(review);
    expect([told, asked, thrown].map((point) => stopAt(review, point, point?.moment ?? 0).board)).toEqual([11, 11, 13]);
    expect(stopAt(review, asked, 12).turn).toBe(review.turns[0]);
    expect(stopAt(review, told, 11).happening).toBe(review.story[0]);
    expect(stopAt(review, undefined, 14)).toEqual({ at: 14, board: 14, made: review.moments[3], turn: undefined, happening: undefined });
    expect(stopAt(review, undefined, 10).made).toBeUndefined();
  });
  it("leads from the start to the result without a gap", () => {
    const account = { start: 0.3, luck: 0.1, own: 0.4, others: 0.2, result: 1, adjusted: 0.9, dice: 0.15, draws: -0.05, error: 0.01 };
    const bars = waterfall(account);
    expect(bars.map(({ name }) => name)).toEqual(["start", "dice", "draws", "own", "others", "result"]);
    expect(bars.at(-2)?.to).toBeCloseTo(account.result);
  });
  it("adds up phases of one name", () => {
    const gain = (name: string, own: number) => ({ by: "phase", name, own, others: 0, luck: 0 });
    expect(gainsBy([gain("a", 0.1), gain("b", 0.2), gain("c", 0)], "phase", (one) => (one.name === "c" ? "Y" : "X"))).toEqual([
      { name: "X", own: expect.closeTo(0.3) as number, luck: 0, others: 0 },
    ]);
  });
});
