/** Things whose text says what they do: cards, heroes, artifacts, blessings, gods, generals, quests. */

import type { Facts, Option } from "../lib/types";
import type { Messages } from "../text/messages";
import { mentions } from "./options";

/** The attributes in which games describe a thing, in the order in which they are read. */
const TELLING = ["bonus", "effect", "ability", "power", "about"];

/** What a thing does, in the game's words; empty if the game says nothing of it. */
export function describing(texts: Messages, kind: string, id: string): string {
  if (kind === "card") return texts.card(id).effect;
  return TELLING.map((name) => texts.attribute(`${kind}-${id}`, name))
    .filter((text) => text)
    .join(" ");
}

/** The thing an option is about, if it is one and has a text. */
export function describedBy(option: Option, texts: Messages): { kind: string; id: string } | null {
  const found = mentions(option, texts.references).flatMap(({ kinds, id }) =>
    kinds.filter((kind) => texts.has(kind === "card" ? `card-${id}` : `${kind}-${id}`) && describing(texts, kind, id) !== "").map((kind) => ({ kind, id })),
  );
  const [only] = found;
  return found.length === 1 && only ? only : null;
}

/** Things that a question is about which do something, such as an attack that is to be warded off: name and effect. */
export function effectsIn(facts: Facts, texts: Messages): { name: string; effect: string }[] {
  return Object.entries(facts).flatMap(([key, id]) =>
    (texts.references.facts[key] ?? [])
      .filter((kind) => typeof id === "string" && texts.has(`${kind}-${id}`, "effect"))
      .map((kind) => ({ name: texts.name(kind, String(id)), effect: texts.attribute(`${kind}-${String(id)}`, "effect") })),
  );
}
