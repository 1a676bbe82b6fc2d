import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Layout } from "./layout.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows the log when the turn is gone, not between two questions", () => {
  const layout = new Layout();
  layout.follow(true);
  expect(layout.pane).toBe("actions");
  layout.follow(false);
  vi.advanceTimersByTime(300);
  layout.follow(true);
  vi.advanceTimersByTime(5000);
  expect(layout.pane).toBe("actions");
  layout.follow(false);
  vi.advanceTimersByTime(5000);
  expect(layout.pane).toBe("log");
});

it("leaves a pane that the reader has opened", () => {
  const layout = new Layout();
  layout.open("rules");
  layout.follow(true);
  expect(layout.pane).toBe("rules");
});

it("shows the cards themselves on a phone where they are asked for, unless the reader has opened something else", () => {
  const layout = new Layout();
  layout.follow(true, true);
  expect(layout.pane).toBe("actions");
  layout.phone = true;
  layout.follow(true, true);
  expect([layout.pane, layout.panel]).toEqual(["drawer", "hand"]);
  layout.follow(true);
  expect(layout.pane).toBe("actions");
  layout.open("rules");
  layout.follow(true, true);
  expect(layout.pane).toBe("rules");
});

it("goes on to the actions once a card was chosen from the hand that the reader had opened", () => {
  const layout = new Layout();
  layout.open("drawer");
  layout.follow(true);
  expect(layout.pane).toBe("drawer");
  layout.decided();
  layout.follow(true);
  expect(layout.pane).toBe("actions");
});
