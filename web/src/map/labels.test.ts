import { describe, expect, it } from "vitest";

import { isWithin, setLabels, textWidth, type Label } from "./labels";

const label = (id: string, x: number, y: number, rank = 0): Label => ({
  id, x, y, rank, mark: 6, width: 50, height: 12, central: false, sea: false,
});

function boxes(labels: Label[], found: ReturnType<typeof setLabels>) {
  return labels.flatMap(({ id, x, y, width, height }) => {
    const at = found.get(id);
    if (!at) return [];
    return [{ left: x + at.dx - width / 2, right: x + at.dx + width / 2, top: y + at.dy - height / 2, bottom: y + at.dy + height / 2 }];
  });
}

describe("labels", () => {
  it("never stand upon one another or upon a mark", () => {
    const labels = Array.from({ length: 60 }, (_, k) => label(`p${k}`, (k % 10) * 31, Math.floor(k / 10) * 29));
    const set = boxes(labels, setLabels(labels, []));
    expect(set.length).toBeGreaterThan(10);
    for (const [k, a] of set.entries()) {
      for (const b of set.slice(k + 1)) {
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
      }
      for (const { x, y } of labels) {
        expect(a.left < x + 6 && x - 6 < a.right && a.top < y + 6 && y - 6 < a.bottom).toBe(false);
      }
    }
  });

  it("give way to those of a higher rank", () => {
    const wall = { left: -200, right: 200, top: -200, bottom: -7 };
    const floor = { left: -200, right: 200, top: 25, bottom: 200 };
    const sides = [{ left: -200, right: -30, top: -7, bottom: 25 }, { left: 34, right: 200, top: -7, bottom: 25 }];
    const found = setLabels([label("low", 0, 0), label("high", 4, 0, 1)], [wall, floor, ...sides]);
    expect([...found.keys()]).toEqual(["high"]);
  });

  it("stand on their place where they may", () => {
    const found = setLabels([{ ...label("cell", 0, 0), central: true }], []);
    expect(found.get("cell")).toEqual({ dx: 0, dy: 0, leader: false });
  });

  it("do not stand where they would be taken for the name of another place", () => {
    const [mine, theirs] = [{ ...label("mine", 0, 0), mark: 0, central: true }, { ...label("theirs", 0, 40), mark: 16 }];
    const wall = { left: -60, right: 60, top: -30, bottom: 8 };
    const found = setLabels([mine, theirs], [wall]).get("mine");
    expect(found === undefined || Math.abs(found.dx) > 60 || found.dy < 8, JSON.stringify(found)).toBe(true);
  });

  it("are left out rather than mistaken for the name of pieces elsewhere, unless they are looked for", () => {
    const [mine, theirs] = [{ ...label("mine", 0, 0), mark: 0, central: true }, { ...label("theirs", 0, 26.4), mark: 14 }];
    const around = [
      { left: -90, right: 90, top: -60, bottom: 5.5 }, { left: -90, right: -26, top: 7, bottom: 60 }, { left: 26, right: 90, top: 7, bottom: 60 },
    ];
    // Only below is there room: between the place and the pieces of the other one.
    const narrow = { ...mine, height: 6, mark: 5, central: false };
    expect(setLabels([narrow, theirs], around).has("mine")).toBe(false);
    expect(setLabels([{ ...narrow, sought: true }, theirs], around).has("mine")).toBe(true);
  });

  it("stay where they were while there is room", () => {
    const wall = { left: -60, right: 60, top: 7, bottom: 60 };
    const before = setLabels([label("one", 0, 0)], [wall]);
    expect(setLabels([label("one", 0, 0)], [], before)).toEqual(before);
    expect(setLabels([label("one", 0, 0)], [])).not.toEqual(before);
  });

  it("are as wide as their letters", () => {
    expect(textWidth("mmm", 10)).toBeGreaterThan(textWidth("iii", 10));
  });

  it("are within their place while no other place is nearer", () => {
    const [own, other] = [label("own", 0, 0), label("other", 40, 0)];
    const at = (dx: number) => isWithin(own, { dx, dy: 0, leader: false }, [own, other]);
    expect([at(15), at(19), at(21), at(40)]).toEqual([true, true, false, false]);
  });
});
