/** Looking ahead: what options cost and may lead to, as the rules foretell it. Everything is asked of the server, once for each
 *  question. */

import type { Ask, Remark, Stake } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Move } from "./moves";
import { keyOf, type Choice, type Spot } from "./options";
import { summed, tagsOf } from "./stakes";

/** What is told of an option before it is chosen. */
export interface Foreseen {
  notes: Remark[];
  stakes: Stake[];
  /** What would spare one a grave loss. */
  instead?: Remark[];
}

const FORESEE_MS = 120;
/** A forecast stays for a moment, so that the pointer can go to it. */
const LINGER_MS = 600;

export class Outlook {
  /** What is known about the option under the pointer or focus. */
  forecast = $state.raw<({ choice: Choice } & Foreseen) | null>(null);
  /** What is known of the options of this question, by their keys: costs stand on the buttons. */
  prices = $state.raw(new Map<string, Stake[]>());
  /** The prices of this question are being asked for, or known. */
  priced: Promise<void> | null = null;

  #known = new Map<string, Foreseen>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {}

  /** There is another question. */
  renewed(ask: Ask | null): void {
    this.#known.clear();
    this.prices = new Map();
    this.forecast = null;
    this.priced = this.#price(ask);
  }

  /** Who goes has changed: what is foretold changes with it. */
  reckon(): void {
    this.#known.clear();
    this.priced = this.#price(this.desk.table.ask);
    void this.desk.way.again();
  }

  /** What an option costs and may lead to, after a moment; `null` lets go. */
  foresee(choice: Choice | null): void {
    clearTimeout(this.#timer);
    if (choice === null) {
      this.#timer = setTimeout(() => (this.forecast = null), LINGER_MS);
      return;
    }
    const known = this.#known.get(choice.key);
    if (known) {
      this.forecast = { choice, ...known };
      return;
    }
    this.#timer = setTimeout(async () => {
      const found = await this.foreseen(choice);
      if (found) this.forecast = { choice, ...found };
    }, FORESEE_MS);
  }

  /** What is told of an option; null if the question has changed meanwhile. */
  async foreseen(choice: Choice): Promise<Foreseen | null> {
    const { key, option } = choice;
    const { asked } = this.desk;
    const known = this.#known.get(key);
    if (known) return known;
    const after = this.desk.marshal.before(choice);
    const answer = await this.desk.table.inquire({ type: "foresee", option, after }).catch(() => null);
    if (answer?.type !== "forecast" || asked !== this.desk.asked) return null;
    const { notes, stakes, instead } = answer;
    const found = { notes, stakes, instead };
    this.#known.set(key, found);
    this.prices = new Map(this.prices).set(key, found.stakes);
    return found;
  }

  /** Ask what is at stake in the options of a question. */
  async #price(ask: Ask | null): Promise<void> {
    const { desk } = this;
    const { asked } = desk;
    if (!ask?.options?.length || desk.table.seat === null) return;
    const answer = await desk.table.inquire({ type: "prices", after: desk.marshal.steps }).catch(() => null);
    if (answer?.type !== "prices" || asked !== desk.asked || answer.n !== ask.n) return;
    this.prices = new Map(answer.stakes.map((stakes, k) => [keyOf(answer.options[k] ?? []), stakes]));
  }

  /** What of the stakes of an option concerns this seat. */
  stakes(key: string): Stake[] {
    const { table } = this.desk;
    const own = table.seat === null ? null : this.desk.factionAt(table.seat);
    return (this.prices.get(key) ?? []).filter(({ faction }) => faction === own);
  }

  /** What an option certainly costs or brings this seat, in the game's short words: "MP −2". */
  price(choice: Choice): string {
    // That a card is spent by playing it says the card itself.
    const stakes = this.stakes(choice.key).filter(({ certain, kind }) => certain && !(choice.card && kind === "cards"));
    return summed(stakes).map((stake) => this.desk.words.price(stake)).filter((text) => text).join(", ");
  }

  /** What the targets on the map cost, by place. */
  get tags(): Map<string, string> {
    return tagsOf(this.desk.targets, (place) => {
      const { choices, first } = this.desk.pointing.at(place);
      return first ? [] : choices.map((choice) => this.price(choice));
    });
  }

  /** The pointer is on the forecast itself: it stays. */
  linger(): void {
    clearTimeout(this.#timer);
  }

  /** The march that the forecast is about, to be drawn on the map. */
  get preview(): Move[] {
    const { table, way, parts } = this.desk;
    if (way.legs.length) return way.moves;
    const [first, second]: (Spot | undefined)[] = this.forecast?.choice.spots ?? [];
    const faction = table.seat === null ? null : this.desk.factionAt(table.seat);
    if (first && second) return [{ from: first.place, to: second.place, faction }];
    const from = table.live && parts.origin?.(table.live);
    return first && !first.id && from && from !== first.place ? [{ from, to: first.place, faction }] : [];
  }
}
