import { describe, expect, it } from "vitest";
import { boxOf, inPlay, showing, spacing } from "./camera.svelte";

const places = { a: { x: 300, y: 300, room: 20 }, b: { x: 500, y: 300, room: 20 }, sea: { x: 400, y: 500, room: 30 }, far: { x: 900, y: 900, room: 9 } };
const cells = {
  a: { d: "M300 120Q280 200 250.500 380L340 380Z", sea: false },
  sea: { d: "M0 400L1000 400L1000 1000L0 1000Z", sea: true },
};

describe("what is in play", () => {
  it("holds all of a cell on land, and of a sea what is around its middle", () => {
    const { left, top, right, bottom } = inPlay(["a", "b", "sea"], { width: 1000, height: 1000, places, cells });
    expect(top).toBe(120);
    expect(left).toBeLessThan(260);
    expect(right).toBe(540);
    expect(bottom).toBeLessThan(600);
  });

  it("ends with the drawing", () => {
    expect(inPlay(["far"], { width: 910, height: 905, places })).toMatchObject({ right: 910, bottom: 905 });
  });

  it("is found in a path by its points", () => {
    expect(boxOf(cells.a.d)).toEqual({ left: 250.5, top: 120, right: 340, bottom: 380 });
  });
});

describe("how far apart places are", () => {
  it("is the middle of the ways to the next", () => {
    expect(spacing([places.a, places.b, places.far])).toBe(200);
  });
});

describe("points that are to be seen", () => {
  const lying = { k: 1, x: 0, y: 0 };
  const seen = (points: { x: number; y: number }[], height: number, least = 0.1): ReturnType<typeof showing> => showing(points, lying, 600, height, least);

  it("leave the picture where it is if they are in sight already", () => {
    expect(seen([{ x: 100, y: 100 }, { x: 500, y: 300 }], 400)).toEqual(lying);
  });

  it("move it as little as that takes", () => {
    expect(seen([{ x: 100, y: 390 }], 400)).toEqual({ k: 1, x: 0, y: -18 });
    expect(seen([{ x: -10, y: 100 }], 400)).toEqual({ k: 1, x: 38, y: 0 });
  });

  it("are seen from farther away where they have no room, all of them, but not from any distance", () => {
    const points = [{ x: 100, y: 50 }, { x: 500, y: 350 }];
    const { k, x, y } = seen(points, 120);
    expect(k).toBeLessThan(1);
    for (const point of points) {
      expect(k * point.x + x).toBeGreaterThan(0);
      expect(k * point.y + y).toBeGreaterThan(0);
      expect(k * point.x + x).toBeLessThan(600);
      expect(k * point.y + y).toBeLessThan(120);
    }
    expect(seen(points, 120, 0.5).k).toBe(0.5);
  });
});
