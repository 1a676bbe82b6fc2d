/** The clauses of a rulebook as a tree, and searching in them; ids as in `tyche.core.rulebook`. */

import type { Book as RuleBook, ClauseText } from "../lib/types";

export interface Clause extends ClauseText {
  children: Clause[];
  depth: number;
}

export interface Book {
  all: Map<string, Clause>;
  /** Clauses below nothing: chapters, and ids with a dash. */
  top: Clause[];
  /** Clauses that are said together with another, by the one they are said with. */
  with: Map<string, string>;
}

/** The rulebook for people as clauses: chapters with what their paragraphs say. */
export function bookForPeople(book: RuleBook): Book {
  const texts: ClauseText[] = [];
  const together = new Map<string, string>();
  for (const chapter of book.chapters) {
    texts.push({ id: chapter.id, title: chapter.title, text: chapter.opening, parent: "", heading: true });
    for (const { clauses, title, text } of chapter.paragraphs) {
      const [first, ...others] = clauses;
      if (!first) continue;
      texts.push({ id: first, title, text, parent: chapter.id, heading: false });
      for (const other of others) together.set(other, first);
    }
  }
  return { ...bookOf(texts), with: together };
}

function withoutTerms(text: string): string {
  return text.replace(/\[\[([^\]|]+)(?:\|[^\]]+)?\]\]/g, "$1");
}

export function bookOf(texts: ClauseText[]): Book {
  const all = new Map<string, Clause>(texts.map((text) => [text.id, { ...text, children: [], depth: 0 }]));
  const top: Clause[] = [];
  for (const clause of all.values()) {
    const parent = all.get(clause.parent);
    if (parent) {
      clause.depth = parent.depth + 1;
      parent.children.push(clause);
    } else {
      top.push(clause);
    }
  }
  return { all, top, with: new Map() };
}

/** The chapter of a clause: S10 for S10.J.1, H5 for H5b; ids with a dash stand alone. */
export function chapterOf(id: string): string {
  return id.includes("-") ? id : (/^[A-Z]\d+/.exec(id)?.[0] ?? id);
}

/** A chapter with everything below it, or a family of ids with a dash (AMB-1, AMB-2, ...), in the order of the book. */
export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export function chaptersOf(book: Book): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const clause of book.top) {
    const family = clause.id.includes("-") ? clause.id.slice(0, clause.id.indexOf("-")) : clause.id;
    const chapter = found.get(family) ?? { id: family, title: family === clause.id ? clause.title : "", clauses: [] };
    chapter.clauses.push(...below(clause));
    found.set(family, chapter);
  }
  for (const chapter of found.values()) {
    if (!chapter.title) chapter.title = `${chapter.clauses[0]?.id ?? ""} – ${chapter.clauses.at(-1)?.id ?? ""}`;
  }
  return [...found.values()];
}

function below(clause: Clause): Clause[] {
  return [clause, ...clause.children.flatMap(below)];
}

/** The nearest clause there is: S9.2.c.1 may only exist as a part of the text of S9.2.c. */
export function nearest(book: Book, id: string): Clause | undefined {
  for (let wanted = id; wanted; wanted = wanted.replace(/\.?[^.]$|\.[^.]+$/, "")) {
    const found = book.all.get(wanted) ?? book.all.get(book.with.get(wanted) ?? "");
    if (found) return found;
    if (wanted.includes("-")) return undefined;
  }
  return undefined;
}

/** The clauses that contain all the words: those with all of them in id or title first. */
export function search(book: Book, words: string): Clause[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const first: Clause[] = [];
  const then: Clause[] = [];
  for (const clause of book.all.values()) {
    const name = `${clause.id} ${clause.title}`.toLocaleLowerCase();
    const whole = `${name} ${withoutTerms(clause.text)}`.toLocaleLowerCase();
    if (wanted.every((word) => name.includes(word))) first.push(clause);
    else if (wanted.every((word) => whole.includes(word))) then.push(clause);
  }
  return [...first, ...then];
}
