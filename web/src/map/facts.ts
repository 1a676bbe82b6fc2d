/** What is known of a place, in words: the same facts for the card, the status line and the accessible name. */

import type { Words } from "../table/words";
import { t } from "../text/ui.svelte";
import type { Item, Stack } from "./stacks";
import type { Chance, PlaceFacts, PlaceView } from "./types";

export interface Fact {
  label: string;
  text: string;
}

/** Facts of the board that are drawn or told elsewhere. */
const DRAWN = ["kind", "province", "port", "lat", "lon", "x", "y", "outline"];

/** A plain value of a board or view in words; null if it says nothing. */
function worded(words: Words, field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === false || value === "") return null;
  if (value === true) return words.label(field);
  if (Array.isArray(value)) return value.length ? value.map((item) => words.word(field, String(item))).join(", ") : null;
  if (typeof value === "object") {
    const parts = Object.entries(value).flatMap(([key, inner]) => {
      if (typeof inner === "number") return [`${words.label(key)} ${inner}`];
      return worded(words, key, inner) ?? [];
    });
    return parts.join(", ") || null;
  }
  return typeof value === "number" ? String(value) : words.word(field, String(value));
}

/** A piece of a stack: its name as it is, units counted. */
export function called(words: Words, { kind, id, count }: Item): string {
  const name = kind === "mark" ? words.label("mark", id) : words.named(kind, id);
  return count > 1 ? `${count} × ${name}` : name;
}

/** The numbers that the board gives a piece and the game has a word for: "initiative 4, battle 3". */
export function ratings(words: Words, { kind, id }: Item): string {
  const known = (words.board[`${kind}s`] ?? {}) as Record<string, Record<string, unknown>>;
  return Object.entries(known[id] ?? {})
    .filter(([field, value]) => typeof value === "number" && value !== 0 && words.texts.has(`board-${field}`))
    .map(([field, value]) => `${words.label(field)} ${value}`)
    .join(", ");
}

/** The pieces of a stack. */
export function pieces(words: Words, stack: Stack): string {
  return stack.items.map((item) => called(words, item)).join(", ");
}

/** What sort of place it is: "major city, port, Makedonia". */
export function sort(words: Words, facts: PlaceFacts): string {
  const parts = [words.label("kind", facts.kind)];
  if (facts.port) parts.push(words.label("port"));
  if (facts.province) parts.push(words.word("province", facts.province));
  return parts.join(", ");
}

/** All further facts: who holds it, the siege, what the board and the view add. */
export function factsOf(words: Words, facts: PlaceFacts, place: PlaceView): Fact[] {
  const found: Fact[] = [];
  if (place.controller) found.push({ label: t("map-held-by"), text: words.faction(place.controller) });
  if (place.siege) {
    const { by, points, needed } = place.siege;
    found.push({ label: t("map-siege"), text: t("map-siege-text", { by: words.faction(by), points, needed }) });
  }
  const more = [...Object.entries(facts), ...Object.entries(place)];
  for (const [field, value] of more) {
    if (DRAWN.includes(field) || ["controller", "pieces", "marks", "siege"].includes(field)) continue;
    const text = worded(words, field, value);
    if (text) found.push({ label: words.label(field), text });
  }
  return found;
}

/** Everything about a place in one line, for those who hear it. */
export function spoken(words: Words, name: string, facts: PlaceFacts, place: PlaceView, stacks: Stack[], can: Chance): string {
  const parts = [name, sort(words, facts)];
  for (const { label, text } of factsOf(words, facts, place)) parts.push(`${label}: ${text}`);
  for (const stack of stacks) {
    const who = [stack.faction ? words.faction(stack.faction) : "", stack.area === "outside" ? "" : words.label(stack.area)].filter((word) => word).join(", ");
    parts.push(`${who ? `${who}: ` : ""}${pieces(words, stack)}`);
  }
  if (can) parts.push(t(can === "target" ? "map-can-be-chosen" : "map-more-besides"));
  return parts.join("; ");
}
