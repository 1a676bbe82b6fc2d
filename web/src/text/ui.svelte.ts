/** The words of the interface, in the reader's language, changed without loading the page again. They come in parts, which
 *  are fetched when they are needed: `web/locale/en.ftl` for the pages around the table, `table-en.ftl` for the table itself,
 *  `web/src/games/NAME/locale/en.ftl` for the panels of a game. */

import { api } from "../lib/api";
import type { Texts } from "../lib/types";
import { Catalogue } from "./catalogue";
import { Messages } from "./messages";

export const LANGUAGES = { en: "English", de: "Deutsch", cs: "Čeština", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = "tyche-language";
const FILES = import.meta.glob<string>(["../../locale/*.ftl", "../games/*/locale/*.ftl"], { query: "?raw", import: "default" });
/** The parts that every page needs. */
const PAGES = "pages";
const PEOPLE = "people";

/** The file of a part in a language. */
function fileOf(part: string, language: Language): (() => Promise<string>) | undefined {
  const name = part === PAGES ? language : `${part}-${language}`;
  return FILES[`../../locale/${name}.ftl`] ?? FILES[`../games/${part}/locale/${language}.ftl`];
}

/** What the reader chose here before, else the first language of the browser that we have, else English. */
export function preferred(): Language {
  const wished = [localStorage.getItem(KEY) ?? "", ...navigator.languages].map((name) => name.slice(0, 2));
  return wished.find(isLanguage) ?? "en";
}

export function isLanguage(name: string): name is Language {
  return name in LANGUAGES;
}

class Interface {
  language = $state<Language>("en");
  #parts = [PAGES, PEOPLE];
  #catalogue = $state.raw(new Catalogue([]));
  /** What was asked for last: its language, and its files. */
  #wanted: Language = "en";
  #fetched: Promise<string[]> = Promise.resolve([]);

  /** Fetch a language and show everything in it; `remember` keeps the choice in this browser. */
  async use(language: Language, remember = false): Promise<void> {
    const fetched = Promise.all(this.#parts.map((part) => fileOf(part, language)?.() ?? ""));
    [this.#wanted, this.#fetched] = [language, fetched];
    const ftl = await fetched;
    // What was asked for later knows of more parts, or of another language.
    if (fetched !== this.#fetched) return this.#settled();
    this.#catalogue = new Catalogue([{ language, ftl: ftl.join("\n") }]);
    this.language = language;
    document.documentElement.lang = language;
    if (remember) localStorage.setItem(KEY, language);
  }

  /** Have the words of some parts as well: "table", "map", the name of a game. A part without words is none. */
  async need(...parts: string[]): Promise<void> {
    const fresh = parts.filter((part) => !this.#parts.includes(part));
    if (!fresh.length) return this.#settled();
    this.#parts = [...this.#parts, ...fresh];
    await this.use(this.#wanted);
  }

  /** Wait until what was asked for last is here. */
  async #settled(): Promise<void> {
    for (let last; last !== this.#fetched; ) {
      last = this.#fetched;
      await last;
    }
  }

  has(id: string): boolean {
    return this.#catalogue.has(id);
  }

  text(id: string, args: Record<string, string | number> = {}): string {
    return this.#catalogue.text(id, args);
  }
}

export const ui = new Interface();

/** A text of the interface by its id; a missing one is its id in brackets. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return ui.text(id, args);
}

/** What an error says to the reader: our message for its code, else the server's own English. */
export function errorText(error: unknown): string {
  const { code, facts, message } = error as { code?: string; facts?: Record<string, unknown>; message?: string };
  const id = `error-${(code ?? "").replaceAll(".", "-")}`;
  if (code && ui.has(id)) return t(id, shown(facts ?? {}));
  return message || t("error-server");
}

function shown(facts: Record<string, unknown>): Record<string, string | number> {
  const found = Object.entries(facts).map(([key, value]) => {
    return [key, typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value)];
  });
  return Object.fromEntries(found) as Record<string, string | number>;
}

// Dates, times and lists in the reader's language.

/** "in 3 days", "2 hours ago". */
export function ago(seconds: number): string {
  const far = seconds - Date.now() / 1000;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const [unit, size] = steps.find(([, length]) => Math.abs(far) >= length) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(ui.language, { numeric: "auto" }).format(Math.round(far / size), unit);
}

/** A date and time. */
export function when(seconds: number): string {
  const form = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(ui.language, form).format(new Date(seconds * 1000));
}

/** A share as a whole number of hundredths, with the sign where the language puts it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(ui.language, { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** "a, b and c" */
export function listed(items: string[]): string {
  return new Intl.ListFormat(ui.language, { type: "conjunction" }).format(items);
}

// The texts of the games.

const loaded = new Map<string, Promise<Messages>>();

/** Fetched once; what failed is tried again when it is next needed. */
function kept(key: string, language: string, load: () => Promise<Texts>): Promise<Messages> {
  let texts = loaded.get(key);
  if (!texts) {
    texts = load().then((found) => new Messages(found, language));
    texts.catch(() => loaded.delete(key));
    loaded.set(key, texts);
  }
  return texts;
}

/** The sentences and names of a game in a language, for its table. */
export function gameTexts(game: string, language: string = ui.language): Promise<Messages> {
  return kept(`${game}/${language}`, language, () => api.texts(game, language));
}

/** What the pages around the table say of a game: a small part of its texts. */
export function briefTexts(game: string, language: string = ui.language): Promise<Messages> {
  return kept(`${game}/${language}/brief`, language, () => api.brief(game, language));
}
