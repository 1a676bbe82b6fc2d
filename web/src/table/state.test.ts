import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Chat, FromServer, Option, TableCard } from "../lib/types";
import { toasts } from "../lib/toast.svelte";
import { olderChats } from "./earlier";
import { TableState } from "./state.svelte";

/** What was sent; no server answers. */
let sent: { type: string; seat?: number }[] = [];

class Line {
  static readonly OPEN = 1;
  readyState = 1;
  onopen: unknown;
  onmessage: unknown;
  onclose: unknown;
  send(text: string): void {
    sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {}
}

beforeEach(() => {
  sent = [];
  vi.stubGlobal("location", { protocol: "http:", host: "tyche.test" });
  vi.stubGlobal("document", { hidden: false, hasFocus: () => true, addEventListener: () => {}, removeEventListener: () => {}, title: "", querySelector: () => null });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("WebSocket", Line);
});
afterEach(() => vi.unstubAllGlobals());

const card = { seats: [], clocks: {} } as unknown as TableCard;
const hello: FromServer = { type: "hello", table: card, seat: 0, seats: [0, 1], board: {}, overlays: [], commitment: "", languages: [], dropped: "" };

/** The table as a seat sees it: who is waited for, and what this seat may choose. */
function view(seq: number, seat: number, awaited: number[], options: Option[], undo = false, moment = 3): FromServer {
  const seats = [{ faction: "red" }, { faction: "blue" }];
  const shown = { seat: seats[seat]?.faction, seats, moment, ask: { n: seq, topic: "card", clause: "", facts: {}, seats: awaited, options } };
  return {
    type: "view", seq, view: shown, log: [], log_from: 0, log_total: 0, undo, orders: [], plan: [], note: "", seen: 0, acted: null, chats: [], chats_before: null, proposal: null, lesson: null,
  };
}

function table(): TableState {
  const state = new TableState("t");
  state.receive(hello);
  return state;
}

describe("the chat", () => {
  const chat = (n: number): Chat => ({ n, from: 0, name: "Anna", to: null, text: `${n}`, at: 0 });
  const lines = (from: number, to: number): Chat[] => Array.from({ length: to - from }, (_, k) => chat(from + k));

  it("asks for what was said before if there is more, and puts it before", async () => {
    const state = table();
    state.receive({ ...view(1, 0, [0], []), chats: lines(1, 51) } as FromServer);
    expect(state.chatsBefore).toBeNull();
    state.receive({ ...view(2, 0, [0], []), chats: lines(31, 131), chats_before: 31 } as FromServer);
    expect(state.chatsBefore).toBe(31);
    const asked: string[] = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify({ chats: lines(1, 31), before: null })));
    });
    await olderChats(state);
    expect(asked).toEqual(["/api/tables/t/chats?before=31&seat=0"]);
    expect(state.chats.map(({ n }) => n)).toEqual(lines(1, 131).map(({ n }) => n));
    expect(state.chatsBefore).toBeNull();
  });

  it("says why the line before was let go", () => {
    toasts.notices = [];
    const state = table();
    expect(toasts.notices).toHaveLength(0);
    state.receive({ ...hello, dropped: "slow" } as FromServer);
    expect(toasts.notices).toHaveLength(1);
  });
});

describe("one screen for several seats", () => {
  it("is passed on to the seat that is asked, and not before that seat's view is here", () => {
    const state = table();
    state.receive(view(1, 0, [1], []));
    expect([state.myTurn, state.passTo]).toEqual([false, 1]);
    state.sit(1);
    expect([state.myTurn, state.passTo]).toEqual([false, null]);
    state.receive(view(2, 1, [1], [["pass"]]));
    expect([state.myTurn, state.passTo]).toEqual([true, null]);
  });

  it("is passed on when this seat has answered a question to both, and not back again", () => {
    const state = table();
    state.receive(view(1, 0, [0, 1], [["pass"]]));
    expect(state.passTo).toBeNull();
    state.receive(view(2, 0, [0, 1], []));
    expect(state.passTo).toBe(1);
    state.sit(1);
    state.receive(view(3, 1, [0, 1], []));
    expect(state.passTo).toBeNull();
  });

  it("lets the seat that handed it on take its decision back", () => {
    const state = table();
    state.receive(view(1, 0, [1], [], true));
    state.sit(1);
    state.receive(view(2, 1, [1], [["pass"]]));
    expect(state.mayUndo).toBe(true);
    void state.takeBack();
    expect(sent.map(({ type, seat }) => [type, seat])).toEqual([["sit", 1], ["sit", 0], ["undo", undefined]]);
    expect(state.passTo).toBeNull();
  });

  it("no longer does so once somebody has decided since", () => {
    const state = table();
    state.receive(view(1, 0, [1], [], true));
    state.sit(1);
    state.receive(view(2, 1, [1], [["pass"]], false, 4));
    expect(state.mayUndo).toBe(false);
  });
});
