/** Cells of player aids as words of the reader's language; what they refer to is in `tyche.core.aids`. */

import type { AidBlock, Book as RuleBook } from "../lib/types";
import type { Messages } from "../text/messages";

export type Cell = Record<string, unknown>;

const DASH = "–";

/** What the rulebook says in clauses, and under which heading. */
export class Paragraphs {
  #texts = new Map<string, string>();
  #titles = new Map<string, string>();

  constructor(book: RuleBook) {
    for (const chapter of book.chapters) {
      let section = chapter.title;
      for (const { clauses, title, text } of chapter.paragraphs) {
        section = title || section;
        for (const id of clauses) {
          this.#texts.set(id, text);
          this.#titles.set(id, section);
        }
      }
    }
  }

  text(clause: string): string {
    return this.#texts.get(clause) ?? "";
  }

  title(clause: string): string {
    return this.#titles.get(clause) ?? clause;
  }
}

/** A cell as Markdown. */
export function worded(cell: Cell, texts: Messages, book: Paragraphs): string {
  if ("number" in cell) return cell["number"] === null ? DASH : String(cell["number"]);
  if ("say" in cell) return texts.ui(`aid-${String(cell["say"])}`, cell["facts"] as Record<string, unknown>);
  if ("rule" in cell) return book.text(String(cell["rule"]));
  if ("heading" in cell) return book.title(String(cell["heading"]));
  const pair = (cell["name"] ?? cell["about"]) as [string, string] | undefined;
  if ("name" in cell && pair) return upper(texts.name(...pair));
  if ("about" in cell && pair) return texts.attribute(...pair);
  const joint = "with" in cell ? " " : ", ";
  return ((cell["list"] ?? cell["with"] ?? []) as Cell[]).map((one) => worded(one, texts, book)).join(joint);
}

/** The columns of figures alone, which stand to the right. A first column of figures is what the rows are called. */
export function figuresOf({ rows }: AidBlock): Set<number> {
  const words = new Set(rows.flatMap(({ cells }) => cells.flatMap((cell, k) => ("number" in cell ? [] : [k]))));
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return new Set([...Array(columns).keys()].filter((k) => k > 0 && !words.has(k)));
}

/** The clause that all rows of a block rest on: it is said once, above them. Empty if they differ. */
export function clauseOfAll({ rows }: AidBlock): string {
  const [first = "", ...others] = new Set(rows.map(({ clause }) => clause));
  return rows.length > 1 && !others.length ? first : "";
}

/** Whether a block has more columns of words than half a page is wide enough for. */
export const isWide = ({ columns }: AidBlock): boolean => columns.filter((id) => !/^\d+$/.test(id)).length > 5;

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
