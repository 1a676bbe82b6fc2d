/** What the parts of a position are called: by the texts of the game, and where it has none by their own words. */

import type { Board } from "../lib/types";
import type { Messages } from "../text/messages";
import { listed, t, ui } from "../text/ui.svelte";
import type { Shape } from "./shapes";

/** The rule that a position breaks, and which places and sides it is about; empty if the game has no words for it. */
export function brokenRule(texts: Messages, { check, clause, about }: { check: string; clause: string; about: string }): string {
  if (!texts.has(`broken-${check}`)) return "";
  const words = about.split(/[^\p{L}\p{N}_-]+/u);
  const named = words.flatMap((word) => ["place", "faction"].filter((kind) => word && texts.has(`${kind}-${word}`)).map((kind) => texts.name(kind, word)));
  const rule = t("position-fault-broken-rule", { rule: texts.ui(`broken-${check}`), clause });
  return named.length ? `${rule} ${listed([...new Set(named)])}` : rule;
}

export class Names {
  readonly places: string[];

  constructor(
    readonly texts: Messages,
    board: Board,
    readonly seats: string[],
  ) {
    const ids = Object.keys((board["places"] ?? {}) as Record<string, unknown>);
    this.places = ids.sort((one, other) => this.place(one).localeCompare(this.place(other), ui.language));
  }

  /** A word of a position, or a part of one. */
  label(word: string): string {
    const id = `word-${word.replaceAll("_", "-")}`;
    if (this.texts.has(id)) return this.texts.ui(id);
    const part = word.replaceAll("_", "-");
    return ui.has(`position-part-${part}`) ? t(`position-part-${part}`) : word.replaceAll("_", " ");
  }

  place(id: string): string {
    const [name = "", spot = ""] = id.split("/");
    const found = this.texts.has(`place-${name}`) ? this.texts.name("place", name) : name;
    return spot ? `${found} (${this.label(spot)})` : found;
  }

  seat(id: string): string {
    return this.texts.has(`faction-${id}`) ? this.texts.name("faction", id) : id;
  }

  /** What is named somewhere: a seat, a place, or one of a few words. */
  word(shape: Shape, word: string): string {
    if (shape.kind === "place") return this.place(word);
    if (shape.kind === "seat") return this.seat(word);
    if (shape.kind === "either") return this.word((shape.ways ?? []).find((way) => way.kind === "seat" || way.words?.includes(word)) ?? { kind: "seat" }, word);
    const [name = "", ...marks] = word.split("+");
    const called = (shape.texts ?? []).map((family) => this.texts.name(family, name));
    const found = called.find((one) => !one.startsWith("[")) ?? this.label(name);
    return marks.length ? `${found} (${marks.map((mark) => this.label(mark)).join(", ")})` : found;
  }
}
