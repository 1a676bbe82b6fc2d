import { expect, test } from "vitest";

import { beyond } from "./beyond";

const at = new Map([["in", { x: 50, y: 50, room: 1 }], ["right", { x: 300, y: 50, room: 1 }], ["farther", { x: 500, y: 52, room: 1 }], ["up", { x: 50, y: -80, room: 1 }]]);
const view = { width: 100, height: 100, apply: (point: [number, number]) => point };

test("what is in sight needs no arrow", () => {
  expect(beyond(["in"], at, view)).toEqual([]);
});

test("an arrow stands at the edge and points to what lies beyond", () => {
  expect(beyond(["right", "up"], at, view)).toMatchObject([{ x: 28, y: 50, turn: 0 }, { x: 28, y: 20, turn: -90 }]);
});

test("places in one direction share an arrow", () => {
  expect(beyond(["right", "farther"], at, view).map(({ places }) => places)).toEqual([["right", "farther"]]);
});
