import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Overlay } from "./overlay.svelte";
import type { Answer } from "./socket";
import type { TableState } from "./state.svelte";

/** What was asked, and how to answer it. */
let asked: { name: string; n: number | null; answer: (answer: Answer) => void }[] = [];

/** A table that is asked for overlays. */
function table(): TableState {
  const inquire = ({ name, n }: { name: string; n: number | null }): Promise<Answer> =>
    new Promise((answer) => asked.push({ name, n, answer }));
  return { overlays: ["reach", "network"], seat: 0, past: null, refusal: null, inquire } as unknown as TableState;
}

const laid = (name: string, places: Record<string, string[]>): Answer => ({ type: "overlay", id: 1, name, n: 3, places });
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("what is laid over the map", () => {
  it("is asked for once at a time, and once more if the table has changed meanwhile", async () => {
    const overlay = new Overlay(table());
    overlay.choose("reach");
    for (let k = 0; k < 3; k += 1) void overlay.refresh();
    expect(asked).toHaveLength(1);
    asked[0]?.answer(laid("reach", { red: ["sardeis"] }));
    await settle();
    expect(overlay.places).toEqual({ red: ["sardeis"] });
    expect(asked).toHaveLength(2);
    asked[1]?.answer(laid("reach", { red: [] }));
    await settle();
    expect(overlay.places).toEqual({ red: [] });
    expect(asked).toHaveLength(2);
  });

  it("is that of the moment that is seen", async () => {
    const state = table();
    const overlay = new Overlay(state);
    overlay.choose("reach");
    state.past = { n: 7, view: {} };
    void overlay.refresh();
    expect(asked[0]?.n).toBe(7);
  });

  it("is never another layer or another seat's", async () => {
    const state = table();
    const overlay = new Overlay(state);
    overlay.choose("reach");
    void overlay.refresh();
    overlay.choose("network");
    asked[0]?.answer(laid("reach", { red: ["sardeis"] }));
    await settle();
    expect(overlay.places).toBeNull();
    void overlay.refresh();
    asked[1]?.answer(laid("network", { red: ["pella"] }));
    await settle();
    expect(overlay.places).toEqual({ red: ["pella"] });
    state.seat = 1;
    void overlay.refresh();
    expect(overlay.places).toBeNull();
  });

  it("is taken off the map when it is refused, and the reader learns why", async () => {
    const state = table();
    const overlay = new Overlay(state);
    overlay.choose("reach");
    void overlay.refresh();
    const refused: Answer = { type: "refused", id: 1, code: "no-overlay", text: "", clause: "", reason: "", facts: {} };
    asked[0]?.answer(refused);
    await settle();
    expect(overlay.name).toBe("");
    expect(state.refusal).toEqual(refused);
  });

  it("can be shown for some sides only", () => {
    const overlay = new Overlay(table());
    overlay.toggle("red");
    overlay.toggle("blue");
    overlay.toggle("red");
    expect(overlay.only).toEqual(["blue"]);
  });
});
