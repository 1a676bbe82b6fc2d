/** What the reader does at a table: choosing, asking why not, looking ahead and back. Draws nothing itself. */

import { getContext, setContext } from "svelte";

import type { GameParts } from "../games/parts";
import { sideOf, type Side } from "../games/sides";
import type { PieceSymbol } from "../games/symbols";
import { settings } from "../lib/settings.svelte";
import type { Ask, Option, Remark, Stake } from "../lib/types";
import { words as plainWords, type Messages } from "../text/messages";
import { listed, t } from "../text/ui.svelte";
import { describedBy } from "./described";
import type { Guide } from "./guide";
import { Layout } from "./layout.svelte";
import type { Move } from "./moves";
import { begins, isStep, stepsFor } from "./muster";
import { Overlay } from "./overlay.svelte";
import { besides, buttons, choicesOf, grouped, keyOf, pointing, type Choice, type Spot } from "./options";
import type { TableState } from "./state.svelte";
import { summed } from "./stakes";
import { sidesOf, Words } from "./words";

/** Something a name refers to. */
export interface Reference {
  kind: string;
  id: string;
}

/** What is told of an option before it is chosen. */
interface Foreseen {
  notes: Remark[];
  stakes: Stake[];
}

/** How often, and how soon, it is looked whether the last decision is carried out. */
const MOST_WAITS = 60;
const WAIT_MS = 30;
/** More prices than this would cover the map. */
const MOST_TAGS = 24;
/** Clicks so soon after a new question were meant for the old one. */
const GUARD_MS = 250;
const FORESEE_MS = 120;
/** A forecast stays for a moment, so that the pointer can go to it. */
const LINGER_MS = 600;
const RECENT = 8;
const KEY = Symbol("desk");

export class Desk {
  /** The first of two places of an option, chosen on the map. */
  origin = $state<string | null>(null);
  /** Options meant by a click, to choose from; `beside` the map, which stays free, or over everything; ways to use a `card`. */
  menu = $state.raw<{ title: string; choices: Choice[]; beside: boolean; card?: string } | null>(null);
  /** A grave option that waits for a second yes. */
  confirming = $state.raw<Choice | null>(null);
  /** What is to be shown on the map: named in the log or pointed at in a list. */
  highlight = $state.raw<Reference | null>(null);
  /** The clause to show in the rules. */
  clause = $state("");
  /** Whether the result is shown once the game is over; it can be put away to look at the map. */
  result = $state(true);
  /** What is known about the option under the pointer or focus. */
  forecast = $state.raw<({ choice: Choice } & Foreseen) | null>(null);
  /** What is known of the options of this question, by their keys: costs stand on the buttons. */
  prices = $state.raw(new Map<string, Stake[]>());
  /** What was foretold of the last decision, and at which moment it was taken. */
  foretold = $state.raw<{ moment: number; notes: Remark[] } | null>(null);
  texts = $state.raw<Messages>() as Messages;
  /** What is laid over the map on request. */
  readonly overlay: Overlay;
  /** Which parts of the screen are open. */
  readonly layout = new Layout();
  /** While a march begins: who is to stay behind, by the rows of the muster; all others go when it sets out. */
  staying = $state.raw<Map<string, number> | null>(null);
  /** Who lights, words and holds back at this table: a lesson or a coach. */
  guide = $state.raw<Guide | null>(null);
  /** The last questions to this reader, one for each topic, newest first. */
  recent = $state.raw<Ask[]>([]);

  words = $derived.by(() => new Words(this.table.board, this.texts));
  sides = $derived.by(() => sidesOf(this.words));
  choices = $derived.by(() => this.#offered());
  /** Things with a text of their own that options are about, by the key of the option: from two on they are chosen as cards. */
  described = $derived(new Map(this.choices.map(({ key, option }) => [key, describedBy(option, this.texts)])));
  groups = $derived(grouped(this.choices, this.words.anytime));
  /** Choices that are shown as cards: what a card of the hand is for, it shows itself. */
  cards = $derived.by(() => {
    const found = this.choices.filter(({ key, card }) => card === null && this.described.get(key));
    return found.length > 1 ? found : [];
  });
  bar = $derived(buttons(this.choices.filter((choice) => !this.cards.includes(choice)), this.words.anytime));
  /** Verbs of what can be done besides: never at once by a click on the map. */
  besides = $derived(besides(this.choices, this.words.anytime, this.words.grave));
  pointing = $derived(pointing(this.choices, this.origin, this.besides));
  targets = $derived(this.pointing.targets);
  /** Cards that can be played. */
  playable = $derived(new Set(this.choices.map(({ card }) => card).filter((card) => card !== null)));
  /** The own hand; null where this seat has none. */
  hand = $derived.by(() => {
    const held = this.table.seat === null ? null : this.table.view?.["hand"];
    return Array.isArray(held) ? (held as string[]) : null;
  });
  /** Whether something can be chosen now. */
  open = $derived.by(() => !this.table.busy && !this.table.sitting && !this.table.past && this.table.connection === "open" && this.table.passTo === null);

  #since = 0;
  #asked = "";
  #known = new Map<string, Foreseen>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: TableState,
    readonly parts: GameParts,
    texts: Messages,
  ) {
    this.texts = texts;
    this.overlay = new Overlay(table);
  }

  #offered(): Choice[] {
    const ask = this.table.ask;
    const view = this.table.live;
    if (!ask?.options?.length || !view || this.table.past || this.table.seat === null) return [];
    const label = (option: Option): string => plainWords(this.texts.option(option, ask.topic));
    return choicesOf(ask.options, label, this.texts.references, this.table.board, view);
  }

  /** Called when the question may have changed: what was half chosen is forgotten, what was asked is remembered. */
  renewed(ask: Ask | null): void {
    // Questions to different seats of mine may have the same number.
    const asked = `${this.table.seat} ${ask?.n ?? ""}`;
    if (asked === this.#asked) return;
    const [before = null] = this.recent;
    this.#asked = asked;
    this.#since = performance.now();
    this.#known.clear();
    this.prices = new Map();
    this.origin = null;
    this.menu = null;
    this.confirming = null;
    this.forecast = null;
    this.guide?.renewed(ask);
    const { muster } = this.parts;
    this.staying = settings.muster && !this.guide?.plain && muster && begins(this.choices, before, muster) ? new Map() : null;
    void this.#unasked(ask);
    void this.#price(ask);
    if (ask?.options?.length) this.recent = [ask, ...this.recent.filter(({ topic }) => topic !== ask.topic)].slice(0, RECENT);
  }

  /** What needs no asking: the only answer, where the game says that nothing is learned or risked. */
  async #unasked(ask: Ask | null): Promise<void> {
    const asked = this.#asked;
    // The answer before this question is still on its way to the disk.
    for (let k = 0; k < MOST_WAITS && this.table.busy; k++) await new Promise((go) => setTimeout(go, WAIT_MS));
    if (asked !== this.#asked || this.table.busy) return;
    const [only, ...others] = this.choices;
    if (!ask || !only || this.guide?.plain || !this.table.myTurn || this.table.tookBack) return;
    const alone = settings.forced && !others.length && this.words.forced.includes(ask.topic) ? only : null;
    if (alone) void this.table.decide(alone.option);
  }

  /** An army sets out: those that go are called together first, then it does what was chosen if that can still be done. */
  async #setOut({ option, key }: Choice, staying: Map<string, number>): Promise<void> {
    const { muster } = this.parts;
    this.staying = null;
    if (!muster) return;
    for (const step of stepsFor(this.choices, staying, muster)) {
      if (!(await this.table.decide(step))) return;
    }
    if (this.choices.some((choice) => choice.key === key)) await this.table.decide(option);
  }

  // Sides and symbols.

  side(faction: string | null): Side {
    return this.sides.get(faction ?? "") ?? sideOf(this.words.factions, faction, "", settings.colours);
  }

  /** The side of a seat. */
  sideAt(seat: number): Side {
    return this.side(this.factionAt(seat));
  }

  factionAt(seat: number): string {
    const seats = (this.table.live?.["seats"] ?? []) as { faction?: string }[];
    return seats[seat]?.faction ?? this.table.people[seat]?.name ?? "";
  }

  symbol(kind: string, id: string): PieceSymbol | null {
    const facts = (this.table.board[`${kind}s`] ?? {}) as Record<string, Record<string, unknown>>;
    return this.parts.symbol(kind, id, facts[id] ?? {});
  }

  /** Who has won, in one sentence. */
  get outcome(): string {
    const who = this.table.winners.map((id) => this.words.faction(id));
    return who.length ? t("table-won", { who: listed(who), number: who.length }) : t("table-won-nobody");
  }

  // Choosing.

  /** Choose an option; a grave one is asked for again first. */
  choose(choice: Choice, sure = false): void {
    if (!this.open || performance.now() - this.#since < GUARD_MS) return;
    if (this.guide?.intercepts(choice)) return;
    if (!sure && this.words.grave.includes(choice.verb)) {
      this.confirming = choice;
      return;
    }
    this.confirming = null;
    this.menu = null;
    this.origin = null;
    const { muster } = this.parts;
    const setsOut = muster && this.staying && !isStep(choice, muster) && !this.besides.includes(choice.verb) && !this.bar.ending.includes(choice);
    if (this.staying && setsOut) return void this.#setOut(choice, this.staying);
    this.foretold = { moment: this.table.moment, notes: this.#known.get(choice.key)?.notes ?? [] };
    void this.table.decide(choice.option);
  }

  /** A place, or a piece at it, was clicked on the map. Touch shows what it means before it acts. */
  point(place: string, piece?: Reference, touch = false): void {
    this.table.refusal = null;
    if (this.guide?.points?.(place) || !this.table.myTurn || !this.open) return;
    const { choices, first } = this.pointing.at(place, piece);
    const [only] = choices;
    const again = touch && choices.length === 1 && this.menu?.choices[0]?.key === only?.key;
    this.menu = null;
    if (first) this.origin = place;
    else if (choices.length === 1 && only && (!touch || again) && !this.besides.includes(only.verb)) this.choose(only);
    else if (choices.length) this.menu = { title: this.words.name("place", place), choices, beside: touch };
    else if (this.origin === place) this.origin = null;
    else this.#whyNotAt(place);
    if (choices.length === 1 && only && touch && !again) this.foresee(only);
  }

  /** A place is under the pointer or has the focus: what the only option there leads to. */
  hover(place: string | null): void {
    const { choices } = place === null ? { choices: [] } : this.pointing.at(place);
    const [only = null] = choices;
    this.foresee(choices.length === 1 && only && !this.besides.includes(only.verb) ? only : null);
  }

  /** A card of the hand was clicked. */
  pick(card: string): void {
    const choices = this.choices.filter((choice) => choice.card === card);
    this.table.refusal = null;
    if (choices.length) {
      this.menu = { title: this.words.named("card", card), choices, beside: true, card };
      return;
    }
    const verb = Object.entries(this.texts.references.options).find(([, parts]) => parts[0]?.[1].includes("card"))?.[0];
    if (verb && this.table.seat !== null) void this.table.why([verb, card]);
  }

  /** Why nothing leads to a place: asked for the verb that leads to the most others. */
  #whyNotAt(place: string): void {
    const tally = new Map<string, number>();
    for (const { verb, spots } of this.choices) {
      if (spots.length && spots.length === (this.origin === null ? 1 : 2)) tally.set(verb, (tally.get(verb) ?? 0) + 1);
    }
    const [verb] = [...tally].sort((one, other) => other[1] - one[1])[0] ?? [];
    if (verb) void this.table.why(this.origin === null ? [verb, place] : [verb, this.origin, place]);
  }

  // Looking ahead.

  /** What an option costs and may lead to: asked after a moment, once for each question. */
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
      const found = await this.#foreseen(choice);
      if (found) this.forecast = { choice, ...found };
    }, FORESEE_MS);
  }

  /** What is told of an option; null if the question has changed meanwhile. */
  async #foreseen({ key, option }: Choice): Promise<Foreseen | null> {
    const asked = this.#asked;
    const answer = await this.table.inquire({ type: "foresee", option }).catch(() => null);
    if (answer?.type !== "forecast" || asked !== this.#asked) return null;
    const found = { notes: answer.notes, stakes: answer.stakes };
    this.#known.set(key, found);
    this.prices = new Map(this.prices).set(key, found.stakes);
    return found;
  }

  /** Ask what is at stake in the options of a question. */
  async #price(ask: Ask | null): Promise<void> {
    const asked = this.#asked;
    if (!ask?.options?.length || this.table.seat === null) return;
    const answer = await this.table.inquire({ type: "prices" }).catch(() => null);
    if (answer?.type !== "prices" || asked !== this.#asked || answer.n !== ask.n) return;
    this.prices = new Map(answer.stakes.map((stakes, k) => [keyOf(ask.options?.[k] ?? []), stakes]));
  }

  /** What an option certainly costs or brings this seat, in the game's short words: "MP −2". */
  price(choice: Choice): string {
    const own = this.table.seat === null ? null : this.factionAt(this.table.seat);
    // That a card is spent by playing it says the card itself.
    const stakes = (this.prices.get(choice.key) ?? []).filter(({ certain, faction, kind }) => certain && faction === own && !(choice.card && kind === "cards"));
    return summed(stakes).map((stake) => this.words.price(stake)).filter((text) => text).join(", ");
  }

  /** What the targets on the map cost, by place: where one option leads there, or all cost the same. */
  get tags(): Map<string, string> {
    const found = new Map<string, string>();
    for (const { place, id } of this.targets) {
      const texts = new Set(this.pointing.at(place).choices.map((choice) => this.price(choice)));
      const [only = ""] = texts;
      if (!id && texts.size === 1 && only) found.set(place, only);
    }
    return found.size <= MOST_TAGS ? found : new Map();
  }

  /** The pointer is on the forecast itself: it stays. */
  linger(): void {
    clearTimeout(this.#timer);
  }

  /** The march that the forecast is about, to be drawn on the map. */
  get preview(): Move[] {
    const [first, second]: (Spot | undefined)[] = this.forecast?.choice.spots ?? [];
    const faction = this.table.seat === null ? null : this.factionAt(this.table.seat);
    if (first && second) return [{ from: first.place, to: second.place, faction }];
    const from = this.table.live && this.parts.origin?.(this.table.live);
    return first && !first.id && from && from !== first.place ? [{ from, to: first.place, faction }] : [];
  }

  // Showing.

  /** Show on the map what a name refers to. */
  show(reference: Reference | null): void {
    this.highlight = reference?.kind === "area" ? { kind: "place", id: reference.id.split("/")[0] ?? "" } : reference;
  }

  /** Open the rules at a clause. */
  cite(clause: string): void {
    this.clause = clause;
    this.layout.open("rules");
  }
}

export function provideDesk(desk: () => Desk): void {
  setContext(KEY, desk);
}

/** The desk of the table this component is part of. */
export function useDesk(): Desk {
  return getContext<() => Desk>(KEY)();
}
