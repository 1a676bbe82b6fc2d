/** The part of Markdown that rulebooks use, as a tree: nothing in it is ever HTML, whoever shows it escapes it. */

export type Inline =
  | { type: "text" | "code"; text: string }
  | { type: "bold" | "italic"; parts: Inline[] }
  | { type: "link"; href: string; parts: Inline[] }
  | { type: "clause"; id: string }
  | { type: "term"; id: string; text: string };

export interface Item {
  parts: Inline[];
  below: Block[];
}

export type Block =
  | { type: "paragraph" | "quote"; parts: Inline[] }
  | { type: "heading"; level: number; parts: Inline[] }
  | { type: "list"; ordered: boolean; start: number; items: Item[] }
  | { type: "table"; head: Inline[][]; rows: Inline[][][] }
  | { type: "code"; text: string }
  | { type: "rule" };

// Ids of clauses, as tyche.core.rulebook reads them.
const PART = String.raw`(?:\d{1,3}[a-z]?|[A-Z]\d?|[a-z])(?![A-Za-z0-9])`;
const CLAUSE = String.raw`\b(?:[A-Z]{1,4}-[A-Z0-9]{1,3}(?:\.[A-Z0-9]{1,3})?(?![A-Za-z0-9])|[A-Z]\d{1,3}[a-z]?(?![A-Za-z0-9])(?:\.${PART})*)`;
const INLINE = new RegExp(
  String.raw`\`(?<code>[^\`]+)\`|\*\*(?<bold>(?:[^*]|\*(?!\*))+)\*\*|(?<![\w*])[*_](?<italic>[^*_\s](?:[^*_]*[^*_\s])?)[*_](?![\w*])` +
    String.raw`|\[\[(?<words>[^\]|]+)(?:\|(?<term>[^\]|]+))?\]\]|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|(?<clause>${CLAUSE})`,
  "g",
);

const LIST = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const DIVIDER = /^\s*\|[\s:|-]+\|\s*$/;

/** Words of a line; `isClause` says which ids there are to link to. */
export function inline(text: string, isClause: (id: string) => boolean = () => false): Inline[] {
  const found: Inline[] = [];
  let rest = 0;
  const words = (piece: string) => {
    const last = found.at(-1);
    if (last?.type === "text") last.text += piece;
    else if (piece) found.push({ type: "text", text: piece });
  };
  for (const match of text.matchAll(INLINE)) {
    words(text.slice(rest, match.index));
    rest = match.index + match[0].length;
    const { code, bold, italic, words: said, term, label, href, clause } = match.groups ?? {};
    if (code !== undefined) found.push({ type: "code", text: code });
    else if (bold !== undefined) found.push({ type: "bold", parts: inline(bold, isClause) });
    else if (italic !== undefined) found.push({ type: "italic", parts: inline(italic, isClause) });
    else if (said !== undefined) found.push({ type: "term", id: (term ?? said).trim(), text: said });
    else if (label !== undefined && /^https:\/\//.test(href ?? "")) found.push({ type: "link", href: href ?? "", parts: inline(label) });
    else if (label !== undefined) for (const part of inline(label, isClause)) found.push(part);
    else if (clause !== undefined && isClause(clause)) found.push({ type: "clause", id: clause });
    else words(match[0]);
  }
  words(text.slice(rest));
  return found;
}

/** A text as blocks. */
export function blocks(text: string, isClause: (id: string) => boolean = () => false): Block[] {
  return new Reader(text, isClause).read();
}

class Reader {
  #lines: string[];
  #at = 0;

  constructor(
    text: string,
    readonly isClause: (id: string) => boolean,
  ) {
    this.#lines = text.split("\n");
  }

  read(): Block[] {
    const found: Block[] = [];
    while (this.#at < this.#lines.length) {
      const block = this.#block();
      if (block) found.push(block);
    }
    return found;
  }

  #inline(text: string): Inline[] {
    return inline(text, this.isClause);
  }

  #line(): string {
    return this.#lines[this.#at] ?? "";
  }

  #block(): Block | null {
    const line = this.#line();
    const heading = HEADING.exec(line);
    if (!line.trim()) this.#at++;
    else if (heading) {
      this.#at++;
      return { type: "heading", level: heading[1]?.length ?? 1, parts: this.#inline(heading[2] ?? "") };
    } else if (/^\s*(-{3,}|\*{3,})\s*$/.test(line)) {
      this.#at++;
      return { type: "rule" };
    } else if (/^\s*```/.test(line)) return this.#code();
    else if (ROW.test(line)) return this.#table();
    else if (LIST.test(line)) return this.#list();
    else return this.#paragraph(line.startsWith(">") ? "quote" : "paragraph");
    return null;
  }

  #code(): Block {
    const start = ++this.#at;
    while (this.#at < this.#lines.length && !/^\s*```/.test(this.#line())) this.#at++;
    return { type: "code", text: this.#lines.slice(start, this.#at++).join("\n") };
  }

  #table(): Block {
    const rows: Inline[][][] = [];
    let headed = false;
    for (; ROW.test(this.#line()); this.#at++) {
      if (DIVIDER.test(this.#line())) headed ||= rows.length === 1;
      else rows.push(cells(this.#line()).map((cell) => this.#inline(cell)));
    }
    return { type: "table", head: headed ? (rows[0] ?? []) : [], rows: headed ? rows.slice(1) : rows };
  }

  #list(): Block {
    const first = LIST.exec(this.#line());
    const indent = first?.[1]?.length ?? 0;
    const ordered = first?.[2] !== undefined;
    const items: Item[] = [];
    while (this.#at < this.#lines.length) {
      const match = LIST.exec(this.#line());
      const last = items.at(-1);
      if (match && (match[1]?.length ?? 0) > indent && last) last.below.push(this.#list());
      else if (match && (match[1]?.length ?? 0) === indent && (match[2] !== undefined) === ordered) {
        items.push({ parts: this.#inline(match[3] ?? ""), below: [] });
        this.#at++;
      } else if (!match && last && /^\s+\S/.test(this.#line())) {
        last.parts.push({ type: "text", text: " " }, ...this.#inline(this.#line().trim()));
        this.#at++;
      } else break;
    }
    return { type: "list", ordered, start: Number(first?.[2] ?? 1), items };
  }

  #paragraph(type: "paragraph" | "quote"): Block {
    const words: string[] = [];
    do {
      words.push(this.#line().replace(/^>\s?/, "").trim());
      this.#at++;
    } while (this.#line().trim() && ![HEADING, ROW, LIST, /^\s*```/].some((start) => start.test(this.#line())));
    return { type, parts: this.#inline(words.join(" ")) };
  }
}

/** The cells of a row; `\|` is a bar within a cell. */
function cells(row: string): string[] {
  const inner = ROW.exec(row)?.[1] ?? "";
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll("\\|", "|"));
}
