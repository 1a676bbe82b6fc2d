import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { backoff, TableSocket, type Connection } from "./socket";

describe("backoff", () => {
  it("doubles up to a limit and spreads by chance", () => {
    expect(backoff(0, 1)).toBe(500);
    expect(backoff(3, 1)).toBe(4000);
    expect(backoff(20, 1)).toBe(15000);
    expect(backoff(3, 0)).toBe(2000);
  });
});

/** A line that a test holds the other end of. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor() {
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  /** The closing handshake of a dead line never ends. */
  close(): void {}
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a line that dies without a word", () => {
  let states: Connection[] = [];
  let socket: TableSocket;
  const listeners = new Map<string, () => void>();
  const last = (): Line => Line.all.at(-1) as Line;

  beforeEach(() => {
    vi.useFakeTimers();
    Line.all = [];
    states = [];
    const listen = (name: string, hear: () => void): void => void listeners.set(name, hear);
    vi.stubGlobal("document", { visibilityState: "visible", addEventListener: listen, removeEventListener: () => {} });
    vi.stubGlobal("addEventListener", listen);
    vi.stubGlobal("removeEventListener", () => {});
    vi.stubGlobal("WebSocket", Line);
    socket = new TableSocket("ws://tyche.test", {
      message: () => {},
      connection: (state) => states.push(state),
      pulse: () => ({ type: "seen", moment: 3 }),
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is noticed within twenty seconds, and another one is opened", () => {
    last().open();
    vi.advanceTimersByTime(20_000);
    expect(states).toContain("lost");
    expect(Line.all.length).toBeGreaterThan(1);
    last().open();
    expect(states.at(-1)).toBe("open");
  });

  it("is not mistaken for one on which nothing happens", () => {
    const line = last();
    line.open();
    for (let second = 0; second < 120; second++) {
      const before = line.sent.length;
      vi.advanceTimersByTime(1000);
      if (line.sent.length > before) line.say({ type: "done", id: null, n: 0 });
    }
    expect(line.sent.every(({ type }) => type === "seen")).toBe(true);
    expect(line.sent.length).toBeGreaterThan(5);
    expect([states.at(-1), Line.all.length]).toEqual(["open", 1]);
  });

  it("is tried at once when the browser says that it is offline", () => {
    last().open();
    listeners.get("offline")?.();
    expect(last().sent).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(states).toContain("lost");
  });

  it("lets down who waits for an answer, and what comes over it later is not heard", async () => {
    const line = last();
    line.open();
    const answer = socket.request({ type: "decide", answers: 1, option: ["pass"], key: "k" });
    const failed = expect(answer).rejects.toThrow("offline");
    vi.advanceTimersByTime(20_000);
    await failed;
    expect(line.onmessage).toBeNull();
  });

  it("is given up while it does not open", () => {
    vi.advanceTimersByTime(20_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });
});
