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
