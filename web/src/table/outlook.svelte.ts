/** Looking ahead: what options cost and may lead to, as the rules foretell it. Everything is asked of the server, once for each
 *  question. */

import type { Ask, Prospect, Remark, Stake } from "../lib/types";
import type { Desk } from "./desk.svelte";
import type { Move } from "./moves";
import { keyOf, type Choice, type Spot } from "./options";
import { BETWEEN, gainOf, sharedGains, summed, tagsOf } from "./stakes";

/** What is told of an option before it is chosen. */
export interface Foreseen {
  notes: Remark[];
  stakes: Stake[];
  /** What would spare one a grave loss. */
  instead?: Remark[];
  /** How the conflict may end that it leads to. */
  prospect?: Prospect | null;
}

const FORESEE_MS = 120;
/** A forecast stays for a moment, so that the pointer can go to it. */
const LINGER_MS = 600;

export class Outlook {
  /** What is known about the option under the pointer or focus. */
  forecast = $state.raw<({ choice: Choice } & Foreseen) | null>(null);
  /** What is known of the options of this question, by their keys: costs stand on the buttons. */
  prices = $state.raw(new Map<string, Stake[]>());
  /** What is told of each option where that is what the question is about, by their keys. */
  weighed = $state.raw(new Map<string, Foreseen>());
  /** The prices of this question are being asked for, or known. */
  priced: Promise<void> | null = null;

  #known = new Map<string, Foreseen>();
  readonly #named = (stake: Stake): string => this.desk.words.stakeId(stake);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly desk: Desk) {}

  /** There is another question. */
  renewed(ask: Ask | null): void {
    this.#known.clear();
    this.prices = new Map();
    this.forecast = null;
    this.priced = this.#price(ask);
    this.weighed = new Map();
    if (this.weighs && this.desk.table.seat !== null) void this.weigh(this.desk.choices);
  }

  /** Ask what is told of some options, to be shown beside each. */
  async weigh(choices: Choice[]): Promise<void> {
    for (const choice of choices) {
      const found = await this.foreseen(choice);
      if (!found) return;
      this.weighed = new Map(this.weighed).set(choice.key, found);
    }
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
    const { notes, stakes, instead, prospect } = answer;
    const found = { notes, stakes, instead, prospect };
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

  /** Whether the question is about what is told of each answer: then it stands beside them. */
  get weighs(): boolean {
    return this.desk.words.weighed.includes(this.desk.table.ask?.topic ?? "");
  }

  /** What an option certainly costs or brings this seat, in the game's short words: "MP −2". */
  price(choice: Choice): string {
    return this.#told(choice).map((stake) => this.desk.words.price(stake)).filter((text) => text).join(BETWEEN);
  }

  #told(choice: Choice): Stake[] {
    // That a card is spent by playing it says the card itself.
    const stakes = this.#certain(choice).filter(({ kind }) => !(choice.card && kind === "cards"));
    return summed(stakes, this.#named).filter((stake) => !this.#common.has(gainOf(stake, this.#named)));
  }

  /** The short words of all prices of the question, and what they mean. */
  get shorts(): [word: string, meaning: string][] {
    const { choices, words } = this.desk;
    return [...new Map(choices.flatMap((choice) => this.#told(choice)).flatMap((stake) => words.short(stake)))];
  }

  /** What an option certainly costs or brings others, side by side: "Blue: hoplites −2". */
  theirs({ key }: Choice): string[] {
    const { table, words } = this.desk;
    const own = table.seat === null ? null : this.desk.factionAt(table.seat);
    const sides = new Map<string, Stake[]>();
    for (const stake of this.prices.get(key) ?? []) {
      const { faction, certain } = stake;
      if (typeof faction === "string" && faction !== own && certain) sides.set(faction, [...(sides.get(faction) ?? []), stake]);
    }
    return [...sides].flatMap(([faction, stakes]) => {
      const told = summed(stakes, this.#named).map((stake) => words.price(stake)).filter((text) => text);
      return told.length ? [`${words.faction(faction)}: ${told.join(BETWEEN)}`] : [];
    });
  }

  /** What every answer to the question brings, and so says nothing about any of them. */
  #common = $derived.by(() => {
    const { choices, bar, words } = this.desk;
    const acting = choices.filter((choice) => !bar.ending.includes(choice) && !words.anytime.includes(choice.verb));
    return sharedGains(acting.map((choice) => this.#certain(choice)), this.#named);
  });

  #certain({ key }: Choice): Stake[] {
    return this.stakes(key).filter(({ certain }) => certain);
  }

  /** What the targets on the map cost, by place; of a lesson only what it lights up, so that tags do not hide it. */
  get tags(): Map<string, string> {
    const { guide } = this.desk;
    const lights = guide?.plain && this.desk.choices.some((choice) => guide.marks(choice));
    return tagsOf(this.desk.targets, (place) => {
      const { choices, first } = this.desk.pointing.at(place);
      return first ? [] : choices.filter((choice) => !lights || guide.marks(choice)).map((choice) => this.price(choice));
    });
  }

  /** The pointer is on the forecast itself: it stays. */
  linger(): void {
    clearTimeout(this.#timer);
  }

  /** The march that the forecast is about, or for which it is asked who goes, to be drawn on the map. */
  get preview(): Move[] {
    const { table, way, parts, marshal } = this.desk;
    if (way.legs.length) return way.moves;
    const meant = this.forecast?.choice ?? (marshal.rows?.tally ? marshal.goal : null);
    const [first, second]: (Spot | undefined)[] = meant?.spots ?? [];
    const faction = table.seat === null ? null : this.desk.factionAt(table.seat);
    if (first && second) return [{ from: first.place, to: second.place, faction }];
    const from = table.live && parts.origin?.(table.live);
    return first && !first.id && from && from !== first.place ? [{ from, to: first.place, faction }] : [];
  }
}
