/** The socket of a table: opens it, opens it again when it is lost, and matches answers to requests.
 *  A line can die without a word, so whenever it has been silent for a while something is asked that must be answered. */

import type { FromClient, FromServer } from "../lib/types";

export type Connection = "connecting" | "open" | "lost" | "closed";

type Unnumbered<T> = T extends { id?: number | null } ? Omit<T, "id"> : never;
export type Request = Unnumbered<FromClient>;
export type Answer = Extract<FromServer, { id: number | null }>;

export interface Events {
  message(message: FromServer): void;
  connection(state: Connection): void;
  /** A request that changes nothing and is always answered. */
  pulse(): Request;
}

/** Nobody answered: the socket was lost meanwhile. */
export class Lost extends Error {
  readonly code = "offline";
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const TICK = 2000;
/** After so long without a message the server is asked for one. */
const SILENCE = 6000;
/** For so long an answer, or the opening of the line, is waited for. */
const PATIENCE = 8000;
/** The same when the browser itself says that it is offline, which is not always true. */
const DOUBT = 2000;

/** How long to wait before the n-th attempt: doubling, with chance so that not all come back at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ticking: ReturnType<typeof setInterval>;
  /** When the last message came. */
  #heard = 0;
  /** Until when something must come, if something was asked for. */
  #due = Infinity;
  #ended = false;
  #next = 1;
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Lost) => void }>();
  #now = (): void => this.#retryNow();
  #offline = (): void => this.#ask(DOUBT);

  constructor(
    readonly address: string,
    readonly events: Events,
  ) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#now);
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#open();
  }

  /** Send something that is answered under its number. */
  request(message: Request): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Lost("offline"));
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Send something that needs no answer; false if there is no connection. */
  send(message: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
    this.#drop();
    this.events.connection("closed");
  }

  #open(): void {
    if (this.#ended) return;
    this.events.connection(this.#attempt ? "lost" : "connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#due = Date.now() + PATIENCE;
    socket.onopen = () => {
      this.#attempt = 0;
      this.#hear();
      this.events.connection("open");
    };
    socket.onmessage = (event) => {
      this.#hear();
      this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket && !this.#ended) this.#lose();
    };
  }

  /** The line is gone, with what was asked on it: another one is opened soon. */
  #lose(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#due = Infinity;
    // What still comes over a line given up belongs to nothing any more.
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.#drop();
    this.events.connection("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), backoff(this.#attempt++, Math.random()));
  }

  #hear(): void {
    this.#heard = Date.now();
    this.#due = Infinity;
  }

  #tick(): void {
    const now = Date.now();
    if (this.#socket && now >= this.#due) this.#lose();
    else if (now - this.#heard >= SILENCE) this.#ask(PATIENCE);
  }

  /** Ask for a sign of life, if the line is thought to be open; without one it is lost. */
  #ask(patience: number): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#due === Infinity) this.send(this.events.pulse());
    this.#due = Math.min(this.#due, Date.now() + patience);
  }

  #receive(message: FromServer): void {
    if ("id" in message && message.id !== null) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.resolve(message);
    }
    this.events.message(message);
  }

  /** Whoever still waits for an answer will not get it on this connection. */
  #drop(): void {
    for (const { reject } of this.#waiting.values()) reject(new Lost("offline"));
    this.#waiting.clear();
  }

  /** The browser is online again, or the page is looked at again. */
  #retryNow(): void {
    if (this.#ended || document.visibilityState === "hidden") return;
    if (this.#socket) return this.#ask(PATIENCE);
    clearTimeout(this.#timer);
    this.#open();
  }
}
