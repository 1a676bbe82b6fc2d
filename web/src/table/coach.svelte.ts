/** The coach: where it speaks, whether the last move is one to take back, and whose moves can be asked about. */

import { settings } from "../lib/settings.svelte";
import type { MotiveMessage, Regretted, Told } from "../lib/types";
import type { Desk, Reference } from "./desk.svelte";

/** So long after a decision it is asked about: several in a row are asked about once. */
const PAUSE_MS = 600;

export class Coach {
  /** The last move throws much away. */
  #regret = $state.raw<{ n: number; told: Regretted } | null>(null);
  /** Not again in this game. */
  muted = $state(false);
  #asked = -1;

  constructor(readonly desk: Desk) {}

  /** It speaks only where all others are bots, and not where ratings are at stake. */
  get speaks(): boolean {
    const { table } = this.desk;
    if (table.seat === null || table.lesson || table.card?.counts) return false;
    return table.people.every((one, seat) => one.holder !== "person" || table.seats.includes(seat));
  }

  /** What is to be said of the last move; gone with the next thing that happens. */
  get regret(): Regretted | null {
    const { table } = this.desk;
    return this.#regret && this.#regret.n === table.moment && table.undo && !table.past && !table.busy ? this.#regret.told : null;
  }

  /** Places that lie open by the last move. */
  get lit(): Reference[] {
    return (this.regret?.places ?? []).map((id) => ({ kind: "place", id }));
  }

  /** The moment of a move of the reader's own that is to be looked at; null if there is none. */
  get due(): number | null {
    const { table } = this.desk;
    const own = table.connection === "open" && table.lastOwn === table.moment && table.undo && !table.busy && !table.tookBack && !table.finished;
    // In a first game of the lessons the coach is on from the start.
    const wanted = settings.regrets || Boolean(table.card?.lesson);
    return wanted && !this.muted && own && this.speaks ? table.moment : null;
  }

  /** Have the last move looked at, unless something happens before; gives what calls it off. */
  watch(): (() => void) | undefined {
    const n = this.due;
    if (n === null || n === this.#asked) return undefined;
    const timer = setTimeout(() => void this.#reconsider(n), PAUSE_MS);
    return () => clearTimeout(timer);
  }

  async #reconsider(n: number): Promise<void> {
    this.#asked = n;
    const answer = await this.desk.table.inquire({ type: "reconsider" }).catch(() => null);
    if (!answer) this.#asked = -1; // the line was lost: once it is back this is asked again
    this.#regret = answer?.type === "reconsider" && answer.regret ? { n: answer.n, told: answer.regret } : null;
  }

  /** It stays as it is. */
  leave(): void {
    this.#regret = null;
  }

  /** Whether an entry of the log tells of something that a bot did and may be asked about. */
  knows({ facts, moment }: Told): boolean {
    const { table, words } = this.desk;
    if (moment < 1 || !(table.finished || this.speaks)) return false;
    const faction = Object.values(facts).find((value) => words.factions.some(({ id }) => id === value));
    return table.people.some((one, seat) => one.holder === "bot" && this.desk.factionAt(seat) === faction);
  }

  /** Why the move that led to a moment was made. */
  async motive(n: number): Promise<MotiveMessage> {
    const answer = await this.desk.table.inquire({ type: "motive", n });
    if (answer.type === "motive") return answer;
    throw answer;
  }
}
