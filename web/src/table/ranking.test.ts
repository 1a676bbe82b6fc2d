import { expect, test } from "vitest";
import { goalOf, ranked } from "./ranking";

const tracks = [{ field: "vp", goal: 10 }, { field: "fields", goal: 20 }];
const seats = [
  { faction: "red", vp: 9, fields: 2 },
  { faction: "blue", vp: 3, fields: 5 },
  { faction: "green", vp: 1, fields: 19 },
  { faction: "black", vp: 4, vp_needed: 4, fields: 0 },
];

test("winners come first, then who came nearest to a goal, be it one of their own", () => {
  expect(ranked(seats, ["blue"], tracks)).toEqual([1, 3, 2, 0]);
  expect(ranked(seats, [], tracks)).toEqual([3, 2, 0, 1]);
  expect(seats.map((seat) => goalOf(seat, { field: "vp", goal: 10 }))).toEqual([10, 10, 10, 4]);
});
