/** What somebody types: words of the screen in the chosen language, and their beginnings, as an option. */

import type { Option, References } from "../lib/types";
import type { Choice } from "./options";

/** The words of a text without case, accents and signs. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ł", "l").replaceAll("ß", "ss");
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}

/** Choices that some words mean: exactly, else all in which every word begins a word of the label, of the option, or of what
 *  stands `beside` it. Labels that say the words in the order in which they were typed come first ("locris aetolia" is no
 *  way back), then shorter ones: they say less that was not typed. */
export function matching(choices: Choice[], line: string, beside: (choice: Choice) => string = () => ""): Choice[] {
  const wanted = wordsOf(line);
  if (!wanted.length) return [];
  const exact = choices.filter(({ label, option }) => [label, option.join(" ")].some((text) => wordsOf(text).join(" ") === wanted.join(" ")));
  if (exact.length) return exact;
  const found = choices.filter((choice) => {
    const has = [choice.label, choice.option.join(" "), beside(choice)].flatMap(wordsOf);
    return wanted.every((part) => has.some((word) => word.startsWith(part)));
  });
  const turned = ({ label }: Choice) => Number(!inOrder(wanted, wordsOf(label)));
  return found.sort((one, other) => turned(one) - turned(other) || one.label.length - other.label.length);
}

/** Whether words are begun by the wanted ones, one after the other. */
function inOrder(wanted: string[], has: string[]): boolean {
  let at = -1;
  return wanted.every((part) => (at = has.findIndex((word, place) => place > at && word.startsWith(part))) >= 0);
}

/**
 * What some words may mean as an option that is not offered: a verb and names, to ask why not. The verb may be a word of what
 * is `offered`: "march sardeis" where one can "March to Ephesos"; names may be begun only, if one alone begins so.
 */
export function guess(line: string, references: References, names: Map<string, string>, offered: Choice[] = []): Option | null {
  const wanted = wordsOf(line);
  const known = new Map([...names].map(([written, id]) => [wordsOf(written).join(" "), id]));
  const [first = ""] = wanted;
  const spoken = offered.map(({ label, verb }) => ({ verb, has: wordsOf(label) }));
  // The choice whose label begins like the line and has the most of its words.
  const scored = spoken.map(({ verb, has }) => ({ verb, has, score: has[0]?.startsWith(first) ? wanted.filter((word) => has.some((one) => one.startsWith(word))).length : 0 }));
  const [best] = scored.sort((one, other) => other.score - one.score);
  const plain = Object.keys(references.options).find((verb) => verb === line.trim().toLowerCase().split(/\s+/)[0]);
  const verb = plain ?? (best && best.score > 0 ? best.verb : "");
  if (!verb) return null;
  let rest = wanted.slice(plain ? wordsOf(plain).length : 1);
  // Words of the label that are no names: "to", "with".
  if (!plain) rest = rest.filter((word) => nameOf(word, known) || !best?.has.includes(word));
  const found: Option = [verb];
  while (rest.length) {
    let length = rest.length;
    while (length > 1 && !nameOf(rest.slice(0, length).join(" "), known)) length -= 1;
    const written = rest.splice(0, length).join(" ");
    const id = nameOf(written, known) ?? written;
    found.push(/^\d+$/.test(id) ? Number(id) : id);
  }
  return found;
}

/** What a name, or the beginning of one alone, stands for. */
function nameOf(written: string, known: Map<string, string>): string | undefined {
  const exact = known.get(written);
  if (exact !== undefined || written.length < 3) return exact;
  const ids = new Set([...known].filter(([name]) => name.startsWith(written)).map(([, id]) => id));
  return ids.size === 1 ? [...ids][0] : undefined;
}
