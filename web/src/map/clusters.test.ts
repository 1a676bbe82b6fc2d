import { describe, expect, it } from "vitest";

import { clustersOf, merged, type Cluster, type Ground } from "./clusters";
import type { Stack } from "./stacks";

const stack = (key: string, faction: string | null, more: Partial<Stack> = {}): Stack => ({
  key, faction, area: "outside", items: [{ kind: "unit", id: key, count: 1 }], total: 1, fixed: false, ...more,
});
const ground = (place: string, x: number, y: number, stacks: Stack[], more: Partial<Ground> = {}): Ground => ({
  place, x, y, mark: 14, cell: false, stacks, ...more,
});

/** What a cluster covers on the screen. */
function covered({ box, dx, dy }: Cluster, { x, y }: Ground) {
  return { left: x + box.left + dx, right: x + box.right + dx, top: y + box.top + dy, bottom: y + box.bottom + dy };
}

describe("stacks of one place", () => {
  it("are merged by side, marks as signs on the first", () => {
    const village = stack("village", "red", { fixed: true, total: 0 });
    const marks = stack("marks", null, { fixed: true, total: 0 });
    const [red, blue, ...more] = merged([marks, village, stack("army", "red", { total: 3 }), stack("host", "blue")]);
    expect(red?.stack.items.map(({ id }) => id)).toEqual(["village", "army"]);
    expect(red?.stack).toMatchObject({ key: "village+army", total: 3, fixed: false });
    expect(red?.signs.map(({ id }) => id)).toEqual(["marks"]);
    expect(blue?.signs).toEqual([]);
    expect(more).toEqual([]);
  });

  it("never join a piece that stands for itself", () => {
    const hero = stack("hero", "red", { apart: true });
    expect(merged([stack("1", "red"), hero, stack("2", "red")]).map(({ stack: { key } }) => key)).toEqual(["1+2", "hero"]);
  });

  it("keep those inside apart from those outside, and marks alone as they are", () => {
    expect(merged([stack("out", "red"), stack("in", "red", { area: "inside" })])).toHaveLength(2);
    const marks = stack("marks", null, { fixed: true });
    expect(merged([marks])).toEqual([{ stack: marks, signs: [] }]);
  });
});

describe("clusters", () => {
  it("stand at their place while there is room", () => {
    const found = clustersOf([ground("a", 0, 0, [stack("1", "red"), stack("2", "red")]), ground("b", 300, 0, [stack("3", "blue")])], 1);
    expect(found.map(({ dx, dy, leader, crowded }) => [dx, dy, leader, crowded])).toEqual([[0, 0, false, false], [0, 0, false, false]]);
    expect(found[0]?.standing).toHaveLength(1);
  });

  it("are crowded and move aside where they would cover one another", () => {
    const grounds = [ground("a", 0, 0, [stack("1", "red"), stack("2", "red")]), ground("b", 16, 2, [stack("3", "blue")])];
    const [a, b] = clustersOf(grounds, 1) as [Cluster, Cluster];
    expect([a.crowded, b.crowded]).toEqual([true, true]);
    const [one, other] = [covered(a, grounds[0] as Ground), covered(b, grounds[1] as Ground)];
    expect(one.right <= other.left + 0.5 || one.bottom <= other.top + 0.5 || other.bottom <= one.top + 0.5).toBe(true);
  });

  it("leave the marks of other places free and never go far", () => {
    const grounds = [ground("a", 0, 0, [stack("1", "red")]), ground("b", 0, -22, [])];
    const [found] = clustersOf(grounds, 1) as [Cluster];
    const box = covered(found, grounds[0] as Ground);
    expect(box.left >= 6 || box.right <= -6 || box.top >= -15 || box.bottom <= -28).toBe(true);
    expect(Math.hypot(found.dx, found.dy)).toBeLessThanOrEqual(54.01);
  });
});
