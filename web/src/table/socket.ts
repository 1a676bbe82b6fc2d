/** The socket of a table: opens it, opens it again when it is lost, and matches answers to requests. */

import type { FromClient, FromServer } from "../lib/types";

export type Connection = "connecting" | "open" | "lost" | "closed";

type Unnumbered<T> = T extends { id?: number } ? Omit<T, "id"> : never;
export type Request = Unnumbered<FromClient>;
export type Answer = Extract<FromServer, { id: number | null }>;

export interface Events {
  message(message: FromServer): void;
  connection(state: Connection): void;
}

/** Nobody answered: the socket was lost meanwhile. */
export class Lost extends Error {
  readonly code = "offline";
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** How long to wait before the n-th attempt: doubling, with chance so that not all come back at once. */
export function backoff(attempt: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2);
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  #next = 1;
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: Lost) => void }>();
  #now = (): void => this.#retryNow();

  constructor(
    readonly address: string,
    readonly events: Events,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
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
    removeEventListener("online", this.#now);
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
    socket.onopen = () => {
      this.#attempt = 0;
      this.events.connection("open");
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => {
      if (this.#socket !== socket || this.#ended) return;
      this.#drop();
      this.events.connection("lost");
      this.#timer = setTimeout(() => this.#open(), backoff(this.#attempt++, Math.random()));
    };
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

  #retryNow(): void {
    const idle = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (this.#ended || !idle || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  }
}
