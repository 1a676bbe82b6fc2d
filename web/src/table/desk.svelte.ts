/** What the reader does at a table: choosing, asking why not, looking ahead and back. Draws nothing itself. */

import { getContext, setContext } from "svelte";

import type { GameParts } from "../games/parts";
import { sideOf, type Side } from "../games/sides";
import type { PieceSymbol } from "../games/symbols";
import { settings } from "../lib/settings.svelte";
import type { Ask, Option } from "../lib/types";
import { words as plainWords, type Messages } from "../text/messages";
import { listed, t } from "../text/ui.svelte";
import { Coach } from "./coach.svelte";
import { describedBy } from "./described";
import type { Guide } from "./guide";
import { Layout } from "./layout.svelte";
import { Marshal } from "./marshal.svelte";
import { Overlay } from "./overlay.svelte";
import { Stage } from "./scene/stage.svelte";
import { Rest } from "./rest";
import { besides, buttons, chaptered, choicesOf, lacking, onlyOrigin, pointing, type Choice } from "./options";
import { Outlook, type Foreseen } from "./outlook.svelte";
import type { TableState } from "./state.svelte";
import { Caution } from "./stakes";
import { Tour } from "./tour.svelte";
import { Way } from "./way.svelte";
import { chosenIn, sidesOf, Words } from "./words";

/** Something a name refers to. */
export interface Reference {
  kind: string;
  id: string;
}

/** How often, and how soon, it is looked whether the last decision is carried out. */
const MOST_WAITS = 60;
const WAIT_MS = 30;
/** Clicks so soon after a new question were meant for the old one. */
const GUARD_MS = 250;
const RECENT = 8;
/** By convention of all games this declines what a hidden card could do. */
const PASS = "pass";
const KEY = Symbol("desk");

export class Desk {
  /** The first of two places of an option, chosen on the map. */
  origin = $state<string | null>(null);
  /** Options meant by a click, to choose from; `beside` the map, which stays free, or over everything; ways to use a `card`, or how often (`times`);
   *  what they are about on the map (`at`) is shown there. */
  menu = $state.raw<{ title: string; choices: Choice[]; beside: boolean; card?: string; times?: number; at?: Reference } | null>(null);
  /** A grave option that waits for a second yes, with what is known of it. */
  confirming = $state.raw<({ choice: Choice } & Foreseen) | null>(null);
  /** What is to be shown on the map: named in the log or pointed at in a list. */
  highlight = $state.raw<Reference | null>(null);
  /** The clause to show in the rules. */
  clause = $state("");
  /** Whether the result is shown once the game is over; it can be put away to look at the map. */
  result = $state(true);
  texts = $state.raw<Messages>() as Messages;
  /** What is laid over the map on request. */
  readonly overlay: Overlay;
  /** The scene that is shown over the map. */
  readonly stage: Stage;
  /** Which parts of the screen are open. */
  readonly layout = new Layout();
  /** Who goes. */
  readonly marshal: Marshal;
  /** The way to a distant place that is thought of, or walked. */
  readonly way: Way;
  /** Passing on until a phase ends. */
  readonly rest = new Rest(this);
  /** What options cost and may lead to. */
  readonly ahead = new Outlook(this);
  /** What would be done, was better not done, and why. */
  readonly coach = new Coach(this);
  /** The walk over the screen. */
  readonly tour = new Tour(this);
  /** Who lights, words and holds back at this table: a lesson or a coach. */
  guide = $state.raw<Guide | null>(null);
  /** The last questions to this reader, one for each topic, newest first. */
  recent = $state.raw<Ask[]>([]);

  words = $derived.by(() => new Words(this.table.board, this.texts));
  #chosen = $derived.by(() => chosenIn(this.table.live));
  sides = $derived.by(() => sidesOf(this.words, this.#chosen));
  choices = $derived.by(() => this.#offered());
  /** How an army is put together at this question, if it is. */
  muster = $derived.by(() => this.parts.musters?.find(({ topics }) => topics.includes(this.table.ask?.topic ?? "")) ?? null);
  /** Things with a text of their own that options are about, by the key of the option: from two on they are chosen as cards. */
  described = $derived(new Map(this.choices.map(({ key, option }) => [key, describedBy(option, this.texts)])));
  groups = $derived.by(() => chaptered(this.choices, this.words.anytime, this.parts.chapters?.[this.table.ask?.topic ?? ""] ?? []).map((group) => ({ ...group, choices: this.#ranked(group.choices, ({ choice }) => choice) })));
  /** Choices that are shown as cards: what a card of the hand is for, it shows itself. */
  cards = $derived.by(() => {
    const found = this.choices.filter(({ key, card }) => card === null && this.described.get(key));
    return found.length > 1 ? found : [];
  });
  /** What of that cannot be chosen now. */
  lacking = $derived.by(() => lacking(this.cards, ({ key }) => this.described.get(key)?.kind, this.words.kinds));
  bar = $derived.by(() => buttons(this.choices.filter((choice) => !this.cards.includes(choice) && !this.marshal.plans(choice)), [...this.words.anytime, ...this.words.grave]));
  /** Verbs of what can be done besides: never at once by a click on the map. */
  besides = $derived(besides(this.choices, this.words.anytime, this.words.grave));
  /** Where the way begins that is looked for: chosen on the map, or the only beginning there is. */
  from = $derived(this.origin ?? (this.guide?.plain ? null : onlyOrigin(this.choices, this.besides)));
  pointing = $derived(pointing(this.choices, this.from, this.besides));
  targets = $derived(this.pointing.targets);
  /** Cards that can be played. */
  playable = $derived(new Set(this.choices.map(({ card }) => card).filter((card) => card !== null)));
  /** Whether it is asked for a card and for nothing else: not even declining is an answer. */
  wantsCard = $derived(this.playable.size > 0 && this.choices.every(({ card, verb }) => card !== null || this.words.anytime.includes(verb)));
  /** Cards that can be played, but not for what their text says: its condition is not met. */
  unmet = $derived.by(() => {
    const { tells } = this.parts;
    const met = new Set(this.choices.filter(({ option }) => tells?.(option)).map(({ card }) => card));
    return new Set(tells ? [...this.playable].filter((card) => !met.has(card)) : []);
  });
  /** The own hand; null where this seat has none. */
  hand = $derived.by(() => {
    const held = this.table.seat === null ? null : this.table.view?.["hand"];
    return Array.isArray(held) ? (held as string[]) : null;
  });
  /** Whether it is asked only so that nobody learns what this seat holds: there is nothing to do but to decline. */
  bluffs = $derived.by(() => {
    const [only, ...others] = this.choices;
    return Boolean(this.hand && only && !others.length && only.verb === PASS && !this.words.forced.includes(this.table.ask?.topic ?? ""));
  });
  /** Whether something can be chosen now. */
  open = $derived.by(() => !this.table.busy && !this.table.sitting && !this.table.past && this.table.connection === "open" && this.table.passTo === null);

  #since = 0;
  #asked = "";
  #caution = new Caution();

  constructor(
    readonly table: TableState,
    readonly parts: GameParts,
    texts: Messages,
  ) {
    this.texts = texts;
    this.overlay = new Overlay(table);
    this.marshal = new Marshal(this);
    this.way = new Way(this);
    this.stage = new Stage(table, (seat) => this.factionAt(seat));
  }

  #offered(): Choice[] {
    const ask = this.table.ask;
    const view = this.table.live;
    if (!ask?.options?.length || !view || this.table.past || this.table.seat === null) return [];
    const label = (option: Option): string => plainWords(this.texts.option(option, ask.topic, this.parts.manner?.(view, option)));
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
    this.#caution.renewed(this.words.turn.map((field) => String(this.table.live?.[field])).join(" "));
    this.origin = null;
    this.menu = null;
    this.confirming = null;
    this.highlight = null; // what was pointed at may have gone from under the pointer
    this.guide?.renewed(ask);
    this.marshal.renewed(ask, before);
    this.ahead.renewed(ask);
    void this.#unasked(ask);
    void this.way.renewed();
    if (ask?.options?.length) this.recent = [ask, ...this.recent.filter(({ topic }) => topic !== ask.topic)].slice(0, RECENT);
  }

  /** What needs no asking: the only answer, where the game says that nothing is learned or risked. */
  async #unasked(ask: Ask | null): Promise<void> {
    if (!(await this.settled())) return;
    const [only, ...others] = this.choices;
    if (!ask || !only || this.guide?.plain || !this.table.myTurn || this.table.tookBack) return;
    const alone = settings.forced && !others.length && this.words.forced.includes(ask.topic) ? only.option : null;
    const answer = this.marshal.answer() ?? this.rest.answer() ?? alone;
    if (answer) void this.table.decide(answer);
  }

  /** Waits until the answer before this question is on the disk; false if the question has changed meanwhile. */
  async settled(): Promise<boolean> {
    const asked = this.#asked;
    for (let k = 0; k < MOST_WAITS && this.table.busy; k++) await new Promise((go) => setTimeout(go, WAIT_MS));
    return asked === this.#asked && !this.table.busy;
  }

  /** Which question is on the table, seat by seat. */
  get asked(): string {
    return this.#asked;
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
    const facts = (kind === "card" ? this.texts.references.cards : (this.table.board[`${kind}s`] ?? {})) as Record<string, Record<string, unknown>>;
    return this.parts.symbol(kind, id, facts[id] ?? {});
  }

  /** Who has won, in one sentence. */
  get outcome(): string {
    const who = this.table.winners.map((id) => this.words.faction(id));
    return who.length ? t("table-won", { who: listed(who), number: who.length }) : t("table-won-nobody");
  }

  // Choosing.

  /** Choose an option; a grave one is asked for again first. */
  choose(choice: Choice): void {
    if (!this.open || performance.now() - this.#since < GUARD_MS) return;
    if (this.guide?.intercepts(choice)) return;
    if (!this.marshal.plans(choice)) this.way.clear();
    const times = (this.table.ask && this.table.live && this.parts.repeats?.(this.table.live, this.table.ask, choice.option)) || 1;
    if (times > 1) this.menu = { title: choice.label, choices: [choice], beside: true, times };
    else if (this.ahead.priced || this.isGrave(choice)) void this.proceed(choice);
    else this.#send(choice);
  }

  #send(choice: Choice): void {
    this.layout.decided();
    this.confirming = null;
    this.menu = null;
    this.origin = null;
    if (this.marshal.moves(choice)) return void this.marshal.setOut(choice);
    if (!this.stage.live) this.stage.leave();
    if (choice.spots.length > 1) this.marshal.goal = choice;
    void this.table.decide(choice.option);
  }

  /** Choose an option, unless something grave hangs on it: then it is asked for again, with what is certain and possible. */
  async proceed(choice: Choice): Promise<void> {
    const asked = this.#asked;
    await this.ahead.priced;
    if (asked !== this.#asked || !this.open) return;
    if (!this.isGrave(choice)) return this.#send(choice);
    const found = await this.ahead.foreseen(choice);
    if (asked === this.#asked) this.confirming = { choice, ...(found ?? { notes: [], stakes: [] }) };
  }

  /** Whether an option is to be asked for again: the game says that something grave hangs on it, and the reader wants that. */
  isGrave({ key, verb }: Choice): boolean {
    return settings.grave && (this.words.grave.includes(verb) || this.#caution.isNew(this.ahead.stakes(key)));
  }

  /** Yes to something grave. */
  accept(): void {
    const { confirming } = this;
    this.#caution.accept(confirming?.stakes ?? []);
    if (confirming && this.open) this.#send(confirming.choice);
  }

  /** Where those stand that the question sets in motion. */
  get #standing(): string | null {
    return (this.table.live && this.parts.origin?.(this.table.live)) ?? null;
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
    // Whoever clicks where the ways begin may only mean to begin there.
    const begins = first || (place === this.from && only?.spots.length === 1);
    if (choices.length === 1 && only && (!touch || again) && !begins && !this.besides.includes(only.verb)) this.choose(only);
    else if (choices.length) this.menu = { title: this.words.name("place", place), choices, beside: touch || begins, at: { kind: "place", id: place } };
    else if (first) return;
    else if (place === this.from || place === this.#standing) this.origin = null; // nothing leads to where one is
    else void this.way.find(place).then((found) => found || this.#whyNotAt(place));
    if (choices.length === 1 && only && touch && !again) this.ahead.foresee(only);
  }

  /** What a click on a place does, in words, if that is one thing. */
  deed(place: string): string {
    const { choices, first } = this.pointing.at(place);
    return !first && choices.length === 1 ? (choices[0]?.label ?? "") : "";
  }

  /** A place is under the pointer or has the focus: what the only option there leads to. */
  hover(place: string | null): void {
    const { choices, first } = place === null ? { choices: [], first: false } : this.pointing.at(place);
    const [only = null] = choices;
    this.ahead.foresee(choices.length === 1 && !first && only && !this.besides.includes(only.verb) ? only : null);
  }

  /** Ways to use the same thing, in the order that the game gives them. */
  #ranked<T>(some: T[], choiceOf: (one: T) => Choice): T[] {
    const { rank } = this.parts;
    return rank ? some.toSorted((one, other) => rank(choiceOf(one).option) - rank(choiceOf(other).option)) : some;
  }

  /** A card of the hand was clicked. */
  pick(card: string): void {
    const choices = this.choices.filter((choice) => choice.card === card);
    this.table.refusal = null;
    if (choices.length) {
      this.menu = { title: this.words.named("card", card), choices: this.#ranked(choices, (choice) => choice), beside: true, card };
      return;
    }
    const verb = Object.entries(this.texts.references.options).find(([, parts]) => parts[0]?.[1].includes("card"))?.[0];
    if (verb && this.table.seat !== null) void this.table.why([verb, card]);
  }

  /** Why nothing leads to a place: asked for the verb that leads to the most others, of those that name nothing but places. */
  #whyNotAt(place: string): void {
    const tally = new Map<string, number>();
    const wanted = this.from === null ? 1 : 2;
    for (const { verb, spots } of this.choices) {
      const parts = this.texts.references.options[verb] ?? [];
      const fits = parts.length === wanted && parts.every(([, kinds]) => kinds.includes("place") || kinds.includes("area"));
      if (fits && spots.length === wanted) tally.set(verb, (tally.get(verb) ?? 0) + 1);
    }
    const [verb] = [...tally].sort((one, other) => other[1] - one[1])[0] ?? [];
    if (verb) void this.table.why(this.from === null ? [verb, place] : [verb, this.from, place]);
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
