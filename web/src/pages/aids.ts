/** Cells of player aids as words of the reader's language; what they refer to is in `tyche.core.aids`. */

import type { Book as RuleBook } from "../lib/types";
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

/** Whether a cell is a figure, which stands to the right. */
export const isFigure = (cell: Cell): boolean => "number" in cell;

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
