/** What the reader does at a table: choosing, asking why not, looking ahead and back. Draws nothing itself. */

import { getContext, setContext } from "svelte";

import type { GameParts } from "../games/parts";
import { sideOf, type Side } from "../games/sides";
import type { PieceSymbol } from "../games/symbols";
import { settings } from "../lib/settings.svelte";
import type { Ask, Option, Remark } from "../lib/types";
import { words as plainWords, type Messages } from "../text/messages";
import { listed, t } from "../text/ui.svelte";
import type { Move } from "./moves";
import { Overlay } from "./overlay.svelte";
import { besides, buttons, choicesOf, grouped, pointing, type Choice, type Spot } from "./options";
import type { TableState } from "./state.svelte";
import { sidesOf, Words } from "./words";

/** Something a name refers to. */
export interface Reference {
  kind: string;
  id: string;
}

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
  /** Options meant by a click, to choose from; `beside` the map, which stays free, or over everything. */
  menu = $state.raw<{ title: string; choices: Choice[]; beside: boolean } | null>(null);
  /** A grave option that waits for a second yes. */
  confirming = $state.raw<Choice | null>(null);
  /** What is to be shown on the map: named in the log or pointed at in a list. */
  highlight = $state.raw<Reference | null>(null);
  /** The clause to show in the rules. */
  clause = $state("");
  tab = $state("log");
  /** Whether the result is shown once the game is over; it can be put away to look at the map. */
  result = $state(true);
  /** What is known about the option under the pointer or focus. */
  forecast = $state.raw<{ choice: Choice; notes: Remark[] } | null>(null);
  /** What was foretold of the last decision, and at which moment it was taken. */
  foretold = $state.raw<{ moment: number; notes: Remark[] } | null>(null);
  texts = $state.raw<Messages>() as Messages;
  /** What is laid over the map on request. */
  readonly overlay: Overlay;
  /** The last questions to this reader, one for each topic, newest first. */
  recent = $state.raw<Ask[]>([]);

  words = $derived.by(() => new Words(this.table.board, this.texts));
  sides = $derived.by(() => sidesOf(this.words));
  choices = $derived.by(() => this.#offered());
  groups = $derived(grouped(this.choices, this.words.anytime));
  bar = $derived(buttons(this.choices, this.words.anytime));
  /** Verbs of what can be done besides: never at once by a click on the map. */
  besides = $derived(besides(this.choices, this.words.anytime, this.words.grave));
  pointing = $derived(pointing(this.choices, this.origin, this.besides));
  targets = $derived(this.pointing.targets);
  /** Cards that can be played. */
  playable = $derived(new Set(this.choices.map(({ card }) => card).filter((card) => card !== null)));
  /** Whether something can be chosen now. */
  open = $derived.by(() => !this.table.busy && !this.table.sitting && !this.table.past && this.table.connection === "open" && this.table.passTo === null);

  #since = 0;
  #asked = "";
  #known = new Map<string, Remark[]>();
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
    this.#asked = asked;
    this.#since = performance.now();
    this.#known.clear();
    this.origin = null;
    this.menu = null;
    this.confirming = null;
    this.forecast = null;
    if (ask?.options?.length) this.recent = [ask, ...this.recent.filter(({ topic }) => topic !== ask.topic)].slice(0, RECENT);
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
    if (!sure && this.words.grave.includes(choice.verb)) {
      this.confirming = choice;
      return;
    }
    this.confirming = null;
    this.menu = null;
    this.origin = null;
    this.foretold = { moment: this.table.moment, notes: this.#known.get(choice.key) ?? [] };
    void this.table.decide(choice.option);
  }

  /** A place, or a piece at it, was clicked on the map. Touch shows what it means before it acts. */
  point(place: string, piece?: Reference, touch = false): void {
    this.table.refusal = null;
    if (!this.table.myTurn || !this.open) return;
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
      this.menu = { title: this.words.named("card", card), choices, beside: false };
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
      this.forecast = { choice, notes: known };
      return;
    }
    const asked = this.#asked;
    this.#timer = setTimeout(async () => {
      const answer = await this.table.inquire({ type: "foresee", option: choice.option }).catch(() => null);
      if (answer?.type !== "forecast" || asked !== this.#asked) return;
      this.#known.set(choice.key, answer.notes);
      this.forecast = { choice, notes: answer.notes };
    }, FORESEE_MS);
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
    const army = (this.table.live?.["movement"] as { army?: { area?: string } | null } | undefined)?.army;
    const from = army?.area?.split("/")[0];
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
    this.tab = "rules";
  }
}

export function provideDesk(desk: () => Desk): void {
  setContext(KEY, desk);
}

/** The desk of the table this component is part of. */
export function useDesk(): Desk {
  return getContext<() => Desk>(KEY)();
}
