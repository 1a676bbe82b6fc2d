/** Sentences, labels and names for one reader of one game: the client's counterpart of `tyche.text.messages`.
 *  The two give the same words (tests/web/test_text_parity.py); sentences come as segments, so that names are links. */

import type { FluentVariable } from "@fluent/bundle";

import type { Facts, Option, References, Texts } from "../lib/types";
import { Catalogue, type Arguments } from "./catalogue";
import { digest, type Entry } from "./digest";
import { capitalised, marked, plain, segments, type Rich } from "./markers";

export { words, type Rich, type Segment } from "./markers";

const NOTHING = "none";
const INSIDE = "inside";
/** The attribute of a question that says what others wait for; the other attributes are labels of options. */
const WAITING = "waiting";
const FALLBACK = "en";

/** What is on a card; `when` says when it may be played, `cavalry` what the cavalry option changes. */
export interface CardText {
  title: string;
  kind: string;
  op: number;
  effect: string;
  when: string;
  cavalry: string;
}

/** Every word a person reads at a table of a game; a missing message shows as its id in brackets. */
export class Messages {
  readonly references: References;
  #catalogue: Catalogue;
  #known = new Map<string, [string, FluentVariable][]>();

  constructor(
    texts: Texts,
    readonly language: string,
  ) {
    const own = { language, ftl: texts.ftl };
    this.#catalogue = new Catalogue(language === FALLBACK ? [own] : [own, { language: FALLBACK, ftl: texts.fallback }]);
    this.references = texts.references;
  }

  // What the engine says.

  /** The sentence for a question. */
  prompt(ask: { topic: string; facts: Facts }): Rich {
    return this.#sentence(`ask-${ask.topic}`, this.#arguments(ask.facts));
  }

  /** What a question is about, for those who are not asked: names the matter and addresses nobody. */
  waiting(ask: { topic: string; facts: Facts }): Rich {
    return this.#sentence(`ask-${ask.topic}`, this.#arguments(ask.facts), WAITING);
  }

  /** A short label for an option of a question; `manner` names one of its own for what it comes to as things stand. */
  option(option: Option, topic: string, manner = ""): Rich {
    const verb = String(option[0]);
    const args = this.#optionArguments(option);
    if (manner && this.#catalogue.has(`option-${verb}`, manner)) return this.#sentence(`option-${verb}`, args, manner);
    if (this.#catalogue.has(`ask-${topic}`, verb)) return this.#sentence(`ask-${topic}`, args, verb);
    return this.#sentence(`option-${verb}`, args);
  }

  /** The sentence for an entry of the log. */
  telling(told: { id: string; facts: Facts }): Rich {
    return this.#sentence(`telling-${told.id}`, this.#arguments(told.facts));
  }

  /** The sentence for something to know about an option before choosing it. */
  remark(note: { id: string; facts: Facts }): Rich {
    return this.#sentence(`foresee-${note.id}`, this.#arguments(note.facts));
  }

  /** The entries of a log, with fewer of them: `telling` has a sentence for each. */
  digest<T extends Entry>(told: Iterable<T>): T[] {
    return digest(told, this.references.merged);
  }

  /** Why something is not legal. */
  refusal(reason: string, facts: Facts): Rich {
    return this.#sentence(`refusal-${reason.replaceAll(".", "-")}`, this.#arguments(facts));
  }

  // Names.

  /** The name of a place, province, general, faction, card, royal, fleet, unit, table option, region, ... */
  name(kind: string, id: string): string {
    if (kind !== "area") return this.#catalogue.text(this.#nameId(kind, id));
    const [message, args] = this.#area(id);
    return plain(this.#catalogue.text(message, args));
  }

  /** The line about something that has one, such as an option of the table; empty without. */
  describe(kind: string, id: string): string {
    return this.attribute(this.#nameId(kind, id), "about");
  }

  /** Combat units by type: "2 mercenaries and 1 Loyal Macedonian"; or a form of that, such as another case. */
  units(units: Record<string, number>, form = ""): string {
    const present = Object.entries(units).filter(([, number]) => number);
    const counted = present.map(([kind, number]) => this.#form(`units-${kind}`, { number }, form));
    return counted.length ? this.listed(counted) : this.#form("units-none", {}, form);
  }

  /** All that is on a card. */
  card(id: string): CardText {
    const record = this.references.cards[id];
    const message = this.#nameId("card", id);
    const [effect, when, cavalry] = ["effect", "when", "cavalry"].map((name) => this.attribute(message, name));
    return {
      title: this.name("card", id),
      kind: this.name("card-kind", record?.kind ?? NOTHING),
      op: record?.op ?? 0,
      effect: effect ?? "",
      when: when ?? "",
      cavalry: cavalry ?? "",
    };
  }

  /** What a general can do; empty for those without a special ability. */
  ability(general: string): string {
    return this.attribute(`general-${general}`, "ability");
  }

  // Anything else.

  /** Any text of the game or the engine by its id. */
  ui(id: string, args: Record<string, unknown> = {}): string {
    const shown = Object.entries(args).map(([key, value]) => [key, shownAs(value)]);
    return this.#catalogue.text(id, Object.fromEntries(shown) as Arguments);
  }

  /** A sentence of the game with facts, such as the title of a scene. */
  message(id: string, facts: Facts): Rich {
    return this.#sentence(id, this.#arguments(facts));
  }

  /** Whether there is a message of this id, or an attribute of it. */
  has(id: string, attribute = ""): boolean {
    return this.#catalogue.has(id, attribute);
  }

  /** An attribute of a message; empty without. */
  attribute(id: string, attribute: string): string {
    return this.#catalogue.has(id, attribute) ? this.#catalogue.text(id, {}, attribute) : "";
  }

  /** What this game is and where it comes from. */
  get about(): string {
    return this.ui("about");
  }

  /** "a, b and c" */
  listed(items: string[]): string {
    if (!items.length) return this.#catalogue.text("list-none");
    return items.reduceRight((rest, first, k) =>
      this.#catalogue.text(k === items.length - 2 ? "list-two" : "list-more", { first, rest }),
    );
  }

  // How facts become arguments of a message.

  #sentence(id: string, args: Arguments, attribute = ""): Rich {
    return capitalised(segments(this.#catalogue.text(id, args, attribute)));
  }

  /** A form of a text where it has one, else the text itself. */
  #form(id: string, args: Arguments, form: string): string {
    return this.#catalogue.text(id, args, form && this.#catalogue.has(id, form) ? form : "");
  }

  #arguments(facts: Facts): Arguments {
    const args: Arguments = {};
    for (const [key, value] of Object.entries(facts)) {
      Object.assign(args, this.#argument(key, this.references.facts[key] ?? [], value));
    }
    return args;
  }

  /** A fact as `$key`, `$key-id` and its forms; of several things the list and their number. */
  #argument(key: string, kinds: string[], value: unknown): Arguments {
    if (Array.isArray(value)) return this.#several(key, kinds, value);
    if (typeof value === "object" && value !== null) {
      const tally = Object.entries(value as Record<string, number>);
      if (kinds.length === 1 && kinds[0] === "units") return this.#counted(key, value as Record<string, number>);
      const items = tally.map(([id, number]) => this.#tally(kinds, id, number));
      return { [key]: this.listed(items), [`${key}-count`]: items.length };
    }
    if (!kinds.length) return { [key]: shownAs(value) };
    return this.#reference(key, kinds, value == null ? NOTHING : String(value));
  }

  #counted(key: string, units: Record<string, number>): Arguments {
    const count = Object.values(units).reduce((sum, number) => sum + number, 0);
    const args: Arguments = { [key]: this.units(units), [`${key}-count`]: count };
    for (const form of this.#catalogue.attributes("units-none")) args[`${key}-${form}`] = this.units(units, form);
    return args;
  }

  /** `$dice` "3 and 5", `$dice-count`; forms of names; of numbers `$dice-sum`, `$dice-1` and so on. */
  #several(key: string, kinds: string[], values: unknown[]): Arguments {
    const parts = values.map((value) => this.#argument(key, kinds, value));
    const args: Arguments = { [`${key}-count`]: parts.length };
    for (const form of parts[0] ? Object.keys(parts[0]) : [key]) {
      const all = parts.map((part) => part[form]);
      if (form in args || !all.every((part) => typeof part === "string" || typeof part === "number")) continue;
      args[form] = this.listed(all.map(String));
    }
    const numbers = values.filter((value): value is number => Number.isInteger(value));
    if (numbers.length) {
      args[`${key}-sum`] = numbers.reduce((sum, number) => sum + number, 0);
      args[`${key}-least`] = Math.min(...numbers);
      numbers.forEach((number, k) => (args[`${key}-${k + 1}`] = number));
    }
    return args;
  }

  #tally(kinds: string[], id: string, number: unknown): string {
    const name = kinds.length ? this.#reference("name", kinds, id)["name"] : id;
    return this.#catalogue.text("list-tally", { name: name ?? "", number: shownAs(number) });
  }

  /** The name of something, its id, the kind it was found as, and all forms of the name. */
  #reference(key: string, kinds: string[], id: string): Arguments {
    const kind = kinds.find((one) => this.#isNamed(one, id)) ?? kinds[0] ?? "";
    const args: Arguments = { [`${key}-id`]: id, [`${key}-kind`]: kind, [`${key}-count`]: 1 };
    // Somebody has given the seat a name of its own.
    if (key === "seat" && !this.#isNamed(kind, id)) return { [key]: id, ...args };
    for (const [form, text] of this.#forms(kind, id)) {
      const variable = form ? `${key}-${form}` : key;
      args[variable] = this.#catalogue.selectors.has(variable) && typeof text === "string" ? plain(text) : text;
    }
    return args;
  }

  /** The name of something ("" is the name itself) and its forms, marked as references. */
  #forms(kind: string, id: string): [string, FluentVariable][] {
    const known = this.#known.get(`${kind}/${id}`);
    if (known) return known;
    const [message, args] = kind === "area" ? this.#area(id) : [this.#nameId(kind, id), {}];
    const forms = new Map<string, FluentVariable>();
    if (id === NOTHING && !this.#catalogue.has(message)) {
      forms.set("", "");
    } else {
      const refers = id === NOTHING ? (text: string) => text : (text: string) => marked(kind, id, text);
      const name = refers(this.#catalogue.text(message, args));
      forms.set("", name);
      const given = this.#catalogue.selectors.has("name") ? plain(name) : name;
      for (const form of this.#catalogue.attributes(`forms-${kind}`)) {
        forms.set(form, refers(this.#catalogue.text(`forms-${kind}`, { name: given }, form)));
      }
      for (const form of this.#catalogue.attributes(message)) {
        forms.set(form, refers(this.#catalogue.text(message, args, form)));
      }
    }
    const found = [...forms];
    this.#known.set(`${kind}/${id}`, found);
    return found;
  }

  #isNamed(kind: string, id: string): boolean {
    return kind === "area"
      ? this.#catalogue.has(this.#nameId("place", id.split("/")[0] ?? ""))
      : this.#catalogue.has(this.#nameId(kind, id));
  }

  /** The message of a name; cards go by their title, since several can share it. */
  #nameId(kind: string, id: string): string {
    const titled = kind === "card" ? (this.references.cards[id]?.title ?? id) : id;
    return kind === "option" ? `opt-${titled}` : `${kind}-${titled}`;
  }

  /** The message and arguments of an area: "pella", "pella/inside", or one with a message of its own ("sea"). */
  #area(id: string): [string, Arguments] {
    if (this.#catalogue.has(`area-${id}`)) return [`area-${id}`, {}];
    const [place = "", within = ""] = id.split("/");
    return [`area-${within || "outside"}`, this.#reference("place", ["place"], place)];
  }

  /** The arguments of an option by the variables and kinds its verb has in the game's references. */
  #optionArguments(option: Option): Arguments {
    const rest = option.slice(1);
    const args: Arguments = {};
    for (const [variable, kinds] of this.references.options[String(option[0])] ?? []) {
      const only = kinds.length === 1 ? kinds[0] : "";
      if (only === "units" && typeof rest[1] === "number") {
        Object.assign(args, this.#argument(variable, kinds, { [String(rest.shift())]: rest.shift() }));
      } else if (only === "number" || only === "where") {
        args[variable] = rest.shift() ?? (only === "number" ? NOTHING : "outside");
      } else {
        let id = String(rest.shift() ?? NOTHING);
        if (kinds[0] === "area" && rest[0] === INSIDE) id = `${id}/${rest.shift()}`;
        Object.assign(args, this.#reference(variable, kinds, id));
      }
    }
    return args;
  }
}

/** A value Fluent can show and select on. */
function shownAs(value: unknown): FluentVariable {
  if (value == null) return NOTHING;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}
