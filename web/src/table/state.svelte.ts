/** Everything the client knows of one table, kept up to date through its socket. */

import { chime, markTab } from "../lib/attention";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toast.svelte";
import type {
  Board, Chat, Clock, DeltaMessage, FromServer, LessonAt, Option, Order, Proposal, RefusedMessage, SeatCard, TableCard, Told, View, ViewMessage,
} from "../lib/types";
import { patched, type Patch } from "./delta";
import { Errands, freshKey } from "./errands";
import { movesBetween, type Move } from "./moves";
import { Playback } from "./playback.svelte";
import { TableSocket, type Answer, type Connection, type Request } from "./socket";

/** What was refused: an option with its clause, or a request with a code. */
export type Refusal = Pick<RefusedMessage, "code" | "text" | "clause" | "reason" | "facts">;

/** How long a step of others is looked at, in ms, at each speed. */
const STEP_MS = { slow: 700, fast: 175, jump: 0 };

/** Movements that are drawn on the map at once. */
const MOST_MOVES = 40;

export class TableState {
  connection = $state<Connection>("connecting");
  card = $state.raw<TableCard | null>(null);
  board = $state.raw<Board>({});
  overlays = $state.raw<string[]>([]);
  commitment = $state("");
  /** The seat I look from; null for a spectator. */
  seat = $state<number | null>(null);
  /** My seats. */
  seats = $state.raw<number[]>([]);
  live = $state.raw<View | null>(null);
  log = $state.raw<Told[]>([]);
  logFrom = $state(0);
  undo = $state(false);
  orders = $state.raw<Order[]>([]);
  plan = $state.raw<Option[]>([]);
  note = $state("");
  chats = $state.raw<Chat[]>([]);
  /** What was said before the first line here can be asked for by this number; null if there was nothing. */
  chatsBefore = $state<number | null>(null);
  unread = $state(0);
  proposal = $state.raw<Proposal | null>(null);
  people = $state.raw<SeatCard[]>([]);
  spectators = $state(0);
  /** Seats of mine whose person is the only one left, and is asked whether to play on. */
  alone = $state.raw<number[]>([]);
  clocks = $state.raw<Record<string, Clock>>({});
  /** When the clocks were told, in ms of this machine. */
  clocksAt = $state(0);
  /** The moment of my last visit, if something came later: that is new to me. */
  newSince = $state<number | null | undefined>();
  /** The moment of my last own decision in this visit, or of my last visit. */
  lastOwn = $state<number | null>(null);
  moves = $state.raw<Move[]>([]);
  /** Where the table stands in its lesson, if it leads through one. */
  lesson = $state.raw<LessonAt | null>(null);
  past = $state.raw<{ n: number; view: View } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  over = $state("");
  /** I have changed seats, and what the new one sees is not here yet. */
  sitting = $state(false);
  /** The last thing that was done here was to take back: nothing is answered by itself now. */
  tookBack = false;
  /** A decision is under way: nothing can be chosen until it is carried out or refused. */
  busy = $state(false);

  /** What is on the screen: the table now, or as it stood at an older moment. */
  view = $derived(this.past?.view ?? this.live);
  moment = $derived(this.live?.moment ?? 0);
  ask = $derived(this.live?.ask ?? null);
  /** The seats that the table waits for. */
  awaited = $derived(((this.ask?.seats ?? []) as number[]).filter((seat) => typeof seat === "number"));
  /** The seats that the table waits for me at: for one that was given up a bot decides. */
  #asked = $derived(this.awaited.filter((seat) => !this.people[seat]?.resigned));
  myTurn = $derived(this.seat !== null && !this.sitting && (this.ask?.options?.length ?? 0) > 0 && this.#asked.includes(this.seat));
  /** Seats of mine that have answered a question to several while others still think. */
  answered = $state.raw<number[]>([]);
  /** Another seat of mine is to decide and this one is not: the screen is to be passed on. */
  passTo = $derived.by(() => {
    if (this.seats.length < 2 || this.myTurn || this.sitting || this.busy) return null;
    return this.seats.find((seat) => seat !== this.seat && this.#asked.includes(seat) && !this.answered.includes(seat)) ?? null;
  });
  /** A seat of mine that decided last and handed the screen on: its decision can still be taken back. */
  handedOn = $state.raw<{ seat: number; moment: number } | null>(null);
  mayUndo = $derived((this.undo && !(this.seat !== null && this.people[this.seat]?.resigned)) || (this.handedOn !== null && this.handedOn.moment === this.moment));
  finished = $derived(this.live !== null && this.live.ask === null);
  /** The sides that have won. */
  winners = $derived.by(() => {
    const named = this.live?.ended ? this.live.ended.winners : [this.live?.["winner"], this.live?.["winners"]].flat();
    return named.filter((id): id is string => typeof id === "string");
  });

  /** What others do, at the reader's speed. */
  readonly playback = new Playback<DeltaMessage>((message) => this.#show(message), () => this.#pause());
  #socket: TableSocket;
  #seq = 0;
  /** Up to where this seat has looked, as the server knows it: to say it again changes nothing. */
  #seen = 0;
  #called = false;
  #errands: Errands;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new TableSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`, {
      message: (message) => this.receive(message),
      connection: (state) => (this.connection = state),
      // What was looked at is told with the sign of life that the line asks for anyway.
      pulse: () => ({ type: "seen", moment: this.#looked() }),
    });
    this.#errands = new Errands((request) => this.#socket.request(request));
  }

  close(): void {
    this.see();
    markTab(false);
    this.#socket.close();
  }

  // What comes in.

  receive(message: FromServer): void {
    switch (message.type) {
      case "hello":
        ({ table: this.card, board: this.board, overlays: this.overlays, commitment: this.commitment, seats: this.seats } = message);
        if (this.seat === null || !message.seats.includes(this.seat)) this.seat = message.seat;
        else if (this.seat !== message.seat) this.sit(this.seat);
        this.people = message.table.seats;
        this.#tick(message.table.clocks);
        if (message.dropped) toasts.fail({ code: message.dropped });
        break;
      case "view":
        this.#whole(message);
        break;
      case "delta":
        this.#change(message);
        break;
      case "people":
        this.people = message.seats;
        this.spectators = message.spectators;
        this.alone = message.alone.filter((seat) => this.seats.includes(seat));
        this.#tick(message.clocks);
        break;
      case "chat":
        this.chats = [...this.chats.filter(({ n }) => n !== message.chat.n), message.chat];
        this.unread += 1;
        break;
      case "proposal":
        this.proposal = message.proposal;
        break;
      case "note":
        this.note = message.text;
        break;
      case "orders":
        this.orders = message.orders;
        break;
      case "plan":
        this.plan = message.options;
        break;
      case "lesson":
        this.lesson = message.at;
        break;
      case "over":
        this.over = message.code;
        break;
    }
  }

  #tick(clocks: Record<string, Clock>): void {
    this.clocks = clocks;
    this.clocksAt = Date.now();
  }

  #whole(message: ViewMessage): void {
    this.#seq = message.seq;
    this.#seen = message.seen;
    this.playback.drop();
    this.live = message.view;
    this.sitting &&= !this.#isMine(message.view);
    this.log = message.log;
    this.logFrom = message.log_from;
    ({ undo: this.undo, orders: this.orders, plan: this.plan, note: this.note, proposal: this.proposal } = message);
    this.chats = message.chats;
    this.lesson = message.lesson;
    if (this.newSince === undefined) this.newSince = this.seat !== null && message.seen < this.moment ? message.seen : null;
    this.lastOwn = message.acted;
    this.chatsBefore = message.chats_before;
    this.moves = [];
    void this.#recall();
    this.over = "";
    this.#errands.resume();
    this.#tally(null);
    this.#call();
  }

  /** What has moved since my last turn: after a reload as before it. */
  async #recall(): Promise<void> {
    const { lastOwn, live } = this;
    if (lastOwn === null || live === null || lastOwn >= this.moment) return;
    const answer = await this.#socket.request({ type: "moment", n: lastOwn }).catch(() => null);
    if (answer?.type !== "moment" || this.live !== live) return;
    const since = this.log.filter(({ moment }) => moment > lastOwn);
    this.moves = movesBetween(answer.view, live, this.board, since).slice(-MOST_MOVES);
  }

  /** Whether a view is that of the seat I look from: a view of the seat before may come first. */
  #isMine(view: View): boolean {
    const seats = (view["seats"] ?? []) as { faction?: string }[];
    return this.seat === null || seats[this.seat]?.faction === view["seat"];
  }

  /** Who of mine has answered already: a seat that is waited for and has nothing to choose. */
  #tally(before: View | null): void {
    const [was, now] = [before?.ask, this.live?.ask];
    if (was && (was.topic !== now?.topic || String(was["seats"]) !== String(now?.["seats"]))) this.answered = [];
    const { seat } = this;
    if (seat === null) return;
    const rest = this.answered.filter((one) => one !== seat);
    this.answered = this.awaited.includes(seat) && !this.ask?.options?.length ? [...rest, seat] : rest;
  }

  /** A change has come in: shown when what came before it has been looked at. */
  #change(message: DeltaMessage): void {
    if (message.seq !== this.#seq + 1 || this.live === null) {
      this.#socket.send({ type: "resync" });
      return;
    }
    this.#seq = message.seq;
    this.playback.add(message);
  }

  /** How long a step of others is looked at. What answers the reader, and what nobody looks at, is shown at once. */
  #pause(): number {
    const own = this.busy || this.myTurn || this.seat === null || this.finished;
    return own || document.hidden || !settings.motion ? 0 : STEP_MS[settings.speed];
  }

  #show(message: DeltaMessage): void {
    const before = this.live ?? {};
    let after: View = before;
    if (message.public) after = patched(after, message.public as Patch);
    if (message.private) after = patched(after, message.private as Patch);
    const { kept } = message;
    if (kept !== undefined) {
      this.log = this.log.filter(({ n }) => n < kept);
      this.moves = [];
    }
    const told = message.log ?? [];
    this.log = [...this.log, ...told];
    this.moves = [...this.moves, ...movesBetween(before, after, this.board, told)].slice(-MOST_MOVES);
    this.undo = message.undo;
    this.live = after;
    this.#tally(before);
    this.#call();
  }

  /** Call the reader when the turn comes: once, until it has passed. */
  #call(): void {
    const wanted = this.seats.some((seat) => this.awaited.includes(seat));
    if (wanted && !this.#called && (document.hidden || !document.hasFocus())) chime();
    this.#called = wanted;
    markTab(wanted);
  }

  // What goes out.

  inquire(request: Request): Promise<Answer> {
    return this.#socket.request(request);
  }

  /** See the table from another of my seats. */
  sit(seat: number | null): void {
    this.playback.flush();
    if (this.undo && this.seat !== null) this.handedOn = { seat: this.seat, moment: this.moment };
    this.seat = seat;
    this.undo = false;
    this.sitting = true;
    this.past = null;
    this.refusal = null;
    this.#socket.send({ type: "sit", seat });
  }

  decide(option: Option): Promise<boolean> {
    const answers = this.ask?.n ?? 0;
    this.tookBack = false;
    this.lastOwn = this.moment + 1;
    this.newSince = null;
    this.moves = [];
    return this.#carryOut({ type: "decide", answers, option, key: freshKey() });
  }

  /** Take back the last decision: of this seat, or of the one of mine that handed the screen on to it. */
  takeBack(): Promise<boolean> {
    if (!this.undo && this.handedOn !== null) this.sit(this.handedOn.seat);
    this.handedOn = null;
    this.tookBack = true;
    return this.#carryOut({ type: "undo", key: freshKey() });
  }

  /** Go back to the beginning of a step of the lesson. */
  goBack(step: number): Promise<boolean> {
    this.tookBack = true;
    return this.#carryOut({ type: "back", step, key: freshKey() });
  }

  proposeRewind(to: number): Promise<boolean> {
    return this.#carryOut({ type: "rewind", to, key: freshKey() });
  }

  /** Have something done, once; nothing else is done meanwhile. */
  async #carryOut(request: Request): Promise<boolean> {
    if (this.busy) return false;
    this.playback.flush();
    this.busy = true;
    this.refusal = null;
    const refused = (answer: Answer): void => void (this.refusal = answer.type === "refused" && answer.code !== "stale" ? answer : null);
    try {
      const answer = await this.#errands.run(request, refused);
      refused(answer);
      return answer.type === "done";
    } finally {
      this.busy = false;
    }
  }

  /** Which clause forbids an option: shown like a refusal. */
  async why(option: Option): Promise<void> {
    const answer = await this.#socket.request({ type: "why", option }).catch(() => null);
    if (answer?.type === "reason" && !answer.legal) this.refusal = { ...answer, code: "not-offered", text: "" };
    else if (answer?.type === "refused") this.refusal = answer;
  }

  consent(yes: boolean): void {
    if (this.proposal) this.#socket.send({ type: "consent", proposal: this.proposal.id, yes });
  }

  /** Ask the others to let a bot play for somebody. */
  async proposeBot(seat: number): Promise<boolean> {
    return this.#told(await this.#socket.request({ type: "replace", seat }).catch(() => null));
  }

  /** All other people have left: play on, or end the game. */
  async conclude(playOn: boolean): Promise<boolean> {
    return this.#told(await this.#socket.request({ type: "conclude", play_on: playOn }).catch(() => null));
  }

  #told(answer: Answer | null): boolean {
    if (answer?.type === "refused") this.refusal = answer;
    return answer?.type === "done";
  }

  setOrders(orders: Order[]): void {
    this.orders = orders;
    this.#socket.send({ type: "orders", orders });
  }

  setPlan(options: Option[]): void {
    this.plan = options;
    this.#socket.send({ type: "plan", options });
  }

  writeNote(text: string): boolean {
    this.note = text;
    return this.#socket.send({ type: "note", text });
  }

  say(text: string, to: number[] | null): boolean {
    return this.#socket.send({ type: "chat", text, to });
  }

  /** Up to where the reader has looked: to now while the page is in sight. */
  #looked(): number {
    if (!document.hidden && this.live && !this.sitting) this.#seen = Math.max(this.#seen, this.moment);
    return this.#seen;
  }

  /** Tell the server up to where the reader has looked; called when they turn away. */
  see(): void {
    const before = this.#seen;
    if (this.seat === null || !this.live || this.sitting) return;
    this.#seen = this.moment;
    if (this.#seen !== before) this.#socket.send({ type: "seen", moment: this.#seen });
  }

  // Looking back.

  /** Show an older moment; the newest is the live table. */
  async look(n: number): Promise<void> {
    if (n >= this.moment) {
      this.past = null;
      return;
    }
    const answer = await this.#socket.request({ type: "moment", n: Math.max(0, n) }).catch(() => null);
    if (answer?.type === "moment") this.past = { n: answer.n, view: answer.view };
  }
}
