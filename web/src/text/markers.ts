/** Names in sentences as live references. While Fluent puts a sentence together, a name travels as plain text between
 *  private-use characters that say what it refers to; `segments` takes them out again. */

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";
const ANY = /[\uE000-\uE002]/;

/** A piece of a sentence: plain words, or a name with what it refers to. */
export interface Segment {
  text: string;
  kind?: string;
  id?: string;
}

/** A sentence for people, with the names in it. */
export type Rich = Segment[];

/** A name that refers to something. A text that already holds a reference keeps the inner one. */
export function marked(kind: string, id: string, text: string): string {
  return text === "" || ANY.test(text) ? text : `${OPEN}${kind}${BETWEEN}${id}${BETWEEN}${text}${CLOSE}`;
}

/** The words alone. */
export function plain(text: string): string {
  return ANY.test(text) ? text.replace(/\uE000[^\uE001]*\uE001[^\uE001]*\uE001|\uE002/g, "") : text;
}

/** A marked text as segments; neighbouring plain pieces are one. */
export function segments(text: string): Rich {
  const found: Rich = [];
  let rest = 0;
  for (const match of text.matchAll(/\uE000([^\uE001]*)\uE001([^\uE001]*)\uE001([^\uE002]*)\uE002/g)) {
    if (match.index > rest) found.push({ text: text.slice(rest, match.index) });
    found.push({ text: match[3] ?? "", kind: match[1] ?? "", id: match[2] ?? "" });
    rest = match.index + match[0].length;
  }
  if (rest < text.length) found.push({ text: text.slice(rest) });
  return found;
}

/** The words of a sentence. */
export function words(rich: Rich): string {
  return rich.map((segment) => segment.text).join("");
}

/** A sentence with a capital letter at its start, whatever name it begins with. */
export function capitalised(rich: Rich): Rich {
  const [first, ...rest] = rich;
  if (first === undefined) return rich;
  const letter = String.fromCodePoint(first.text.codePointAt(0) ?? 32);
  return [{ ...first, text: letter.toUpperCase() + first.text.slice(letter.length) }, ...rest];
}
