/** The glossary of a game in the reader's language, its terms in sentences, and the one whose note is open. */

import { ui } from "../text/ui.svelte";
import { api } from "./api";
import type { GlossaryTerm } from "./types";

/** A piece of a text: plain, or a term. */
export interface Piece {
  text: string;
  term?: string;
}

export class Glossary {
  #pattern: RegExp | null;
  #term = new Map<string, string>();

  constructor(readonly terms: Record<string, GlossaryTerm>) {
    const forms: string[] = [];
    for (const [id, { forms: own }] of Object.entries(terms)) {
      for (const form of own) {
        if (!this.#term.has(form)) forms.push(form);
        this.#term.set(form, this.#term.get(form) ?? id);
      }
    }
    const longest = forms.sort((one, other) => other.length - one.length).map((form) => form.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    this.#pattern = longest.length ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}])`, "giu") : null;
  }

  /** A text with its terms, each where it first stands. */
  pieces(text: string): Piece[] {
    if (!this.#pattern) return [{ text }];
    const [found, seen]: [Piece[], Set<string>] = [[], new Set()];
    let rest = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const term = this.#term.get(match[0].toLowerCase());
      if (!term || seen.has(term)) continue;
      seen.add(term);
      if (match.index > rest) found.push({ text: text.slice(rest, match.index) });
      found.push({ text: match[0], term });
      rest = match.index + match[0].length;
    }
    if (rest < text.length) found.push({ text: text.slice(rest) });
    return found;
  }
}

const NOTHING = new Glossary({});
const known = $state<Record<string, Glossary>>({});
const asked = new Set<string>();

/** The glossary of a game; empty until it is here, and where there is none. */
export function glossaryOf(game: string): Glossary {
  const [key, language] = [`${game}/${ui.language}`, ui.language];
  if (game && !asked.has(key)) {
    asked.add(key);
    api.glossary(game, language).then(
      (terms) => (known[key] = new Glossary(terms)),
      () => asked.delete(key),
    );
  }
  return known[key] ?? NOTHING;
}

/** The note that is open: one at a time. */
export interface Note {
  game: string;
  id: string;
  term: GlossaryTerm;
  /** The word it belongs to. */
  at: HTMLElement;
  /** Opened by a tap or key, not merely by pointing: it stays until it is closed. */
  kept: boolean;
  /** Shows a clause beside the table; without it the clause is a link. */
  cite?: ((clause: string) => void) | undefined;
}

const LINGER_MS = 250;

class OpenNote {
  note = $state.raw<Note | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(note: Note): void {
    clearTimeout(this.#timer);
    this.note = note;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.note = null;
  }

  /** The pointer is on the note: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** The pointer has left: the note goes unless it was opened to stay. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.note?.kept) this.#timer = setTimeout(() => this.close(), LINGER_MS);
  }
}

export const openNote = new OpenNote();
