/** A table that is being set up: what was chosen last time is remembered, for each game. */

import { usualBot } from "../lib/naming";
import type { GameCard, NewTable, OptionValue, Pace, PaceKind } from "../lib/types";

const KEY = "tyche-new-table";

/** Banks and increments of docs/web-protocol.md. */
export const PACES: Record<PaceKind, Pace> = {
  none: { kind: "none", bank: 0, increment: 0 },
  live: { kind: "live", bank: 20 * 60, increment: 15 },
  hours: { kind: "hours", bank: 24 * 3600, increment: 30 * 60 },
  days: { kind: "days", bank: 10 * 86400, increment: 8 * 3600 },
};

interface Kept {
  seats: string[];
  options: Record<string, OptionValue>;
  pace: Pace;
  listed: boolean;
  counts?: boolean;
  timeout: string;
}

function remembered(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Draft {
  readonly game: GameCard;
  title = $state("");
  seats = $state<string[]>([]);
  options = $state<Record<string, OptionValue>>({});
  pace = $state<Pace>({ ...PACES.none });
  listed = $state(false);
  /** Whether it counts for ratings. */
  counts = $state(false);
  timeout = $state("default");

  constructor(game: GameCard) {
    this.game = game;
    const kept = remembered()[game.name];
    const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const known = game.options.filter(({ name, values }) => kept && values.includes(kept.options[name] ?? ""));
    this.options = { ...usual, ...Object.fromEntries(known.map(({ name }) => [name, kept?.options[name] ?? ""])) };
    if (kept) ({ pace: this.pace, listed: this.listed, counts: this.counts = false, timeout: this.timeout } = kept);
    this.seats = kept?.seats.map((seat) => this.#possible(seat)) ?? ["me"];
    this.setPlayers(kept ? kept.seats.length : Math.min(4, game.most));
  }

  get players(): number {
    return this.seats.length;
  }

  /** The usual names of the seats at this number of players. */
  get names(): string[] {
    return this.game.seat_names[String(this.players)] ?? [];
  }

  /** Nobody has to be waited for: the game can begin at once. */
  get complete(): boolean {
    return this.seats.every((seat) => seat === "me" || seat.startsWith("bot:"));
  }

  /** More or fewer seats; new ones are for the usual bot. */
  setPlayers(wanted: number): void {
    const number = Math.max(this.game.least, Math.min(this.game.most, wanted));
    const more = Array<string>(Math.max(0, number - this.seats.length)).fill(`bot:${usualBot(this.game)}`);
    this.seats = [...this.seats, ...more].slice(0, number);
  }

  setPace(kind: PaceKind): void {
    this.pace = { ...PACES[kind] };
  }

  /** The request; what it says is remembered for the next time. */
  request(): NewTable {
    const { seats, options, pace, listed, counts, timeout } = $state.snapshot({
      seats: this.seats,
      options: this.options,
      pace: this.pace,
      listed: this.listed,
      counts: this.counts,
      timeout: this.timeout,
    });
    localStorage.setItem(KEY, JSON.stringify({ ...remembered(), [this.game.name]: { seats, options, pace, listed, counts, timeout } }));
    const on_timeout = pace.kind === "none" ? "default" : timeout;
    return { game: this.game.name, title: this.title.trim(), seats, options, pace, listed, counts, on_timeout, start: this.complete };
  }

  #possible(seat: string): string {
    const bot = seat.startsWith("bot:") ? seat.slice(4) : "";
    return bot && !this.game.bots.includes(bot) ? `bot:${usualBot(this.game)}` : seat;
  }
}
