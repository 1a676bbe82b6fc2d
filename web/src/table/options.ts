/** What an ask offers, sorted for people: where on the map each option belongs, groups for the list, words to find it by. */

import type { Board, Option, References, View } from "../lib/types";

/** Something an option speaks about. */
export interface Mention {
  kinds: string[];
  id: string;
}

/** Where an option can be clicked: a place, or a piece that stands at a place. */
export interface Spot {
  place: string;
  kind?: string;
  id?: string;
}

/** An option with its label and what it is about; `spots` in the order of its arguments. */
export interface Choice {
  option: Option;
  key: string;
  label: string;
  verb: string;
  spots: Spot[];
  card: string | null;
  /** The game says of it that it gives up or declines. */
  ending?: boolean;
}

export interface Group {
  /** What a part of a long list is about, where the game divides it. */
  chapter?: string;
  title: string;
  choices: { choice: Choice; label: string }[];
  anytime: boolean;
}

const INSIDE = "inside";
const PARTED = ": ";
const PLACES = ["place", "area"];
/** By convention of all games these end something or decline it: they have a place of their own in the bar. */
const ENDING = ["pass", "done", "no"];

/** An option as text: equal options have equal keys. */
export function keyOf(option: Option): string {
  return JSON.stringify(option);
}

/** What the arguments of an option refer to, by the game's references. */
export function mentions(option: Option, references: References): Mention[] {
  const rest = option.slice(1);
  const found: Mention[] = [];
  for (const [, kinds] of references.options[String(option[0])] ?? []) {
    if (!rest.length) break;
    const id = String(rest.shift());
    if (kinds[0] === "units" && typeof rest[0] === "number") rest.shift();
    if (kinds.includes("area") && rest[0] === INSIDE) rest.shift();
    found.push({ kinds, id });
  }
  return found;
}

/** Where named pieces stand: id -> place. */
export function whereabouts(view: View, board: Board): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const shapes = (board["pieces"] ?? []) as { key: string; kind: string; shape: string }[];
  const places = (view["places"] ?? {}) as Record<string, { pieces?: Record<string, unknown>[] }>;
  for (const [place, seen] of Object.entries(places)) {
    for (const group of seen.pieces ?? []) {
      for (const { key, kind, shape } of shapes) {
        if (shape !== "list") continue;
        for (const id of (group[key] ?? []) as string[]) found.set(`${kind} ${id}`, { place, kind, id });
      }
    }
  }
  return found;
}

/** The options of an ask with labels and spots. */
export function choicesOf(
  options: Option[],
  label: (option: Option) => string,
  references: References,
  board: Board,
  view: View,
): Choice[] {
  const standing = whereabouts(view, board);
  const known = (board["places"] ?? {}) as Record<string, unknown>;
  const ends = (board["ending"] ?? []) as string[];
  return options.map((option) => {
    const spots: Spot[] = [];
    let card: string | null = null;
    for (const { kinds, id } of mentions(option, references)) {
      const piece = kinds.map((kind) => standing.get(`${kind} ${id}`)).find((spot) => spot !== undefined);
      if (kinds.some((kind) => PLACES.includes(kind)) && id in known) spots.push({ place: id });
      else if (piece) spots.push(piece);
      else if (kinds.includes("card")) card = id;
    }
    const verb = String(option[0]);
    return { option, key: keyOf(option), label: label(option), verb, spots, card, ...(ends.includes(verb) && { ending: true }) };
  });
}

/** Groups by verb, and within by what labels share before a colon; what may be done at any time comes last. */
export function grouped(choices: Choice[], anytime: string[]): Group[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of choices) verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice]);
  const groups: Group[] = [];
  for (const [verb, members] of verbs) {
    const always = anytime.includes(verb);
    for (const choice of members) {
      const [title, rest] = parted(choice.label);
      const last = groups.at(-1);
      const joins = last && last.anytime === always && (last.title === title && (title !== "" || last.choices[0]?.choice.verb === verb));
      const target = joins ? last : { title, choices: [], anytime: always };
      if (!joins) groups.push(target);
      target.choices.push({ choice, label: rest });
    }
  }
  for (const group of groups) if (group.title && group.choices.length === 1) untitle(group);
  return [...joined(groups.filter((group) => !group.anytime)), ...joined(groups.filter((group) => group.anytime))];
}

/** The groups of a list that the game divides into chapters, in their order; what belongs to none comes last. */
export function chaptered(choices: Choice[], anytime: string[], chapters: [title: string, verbs: string[]][]): Group[] {
  const parts = chapters.map(([chapter, verbs]) => ({ chapter, own: choices.filter(({ verb }) => verbs.includes(verb)) }));
  const rest = choices.filter((choice) => !parts.some(({ own }) => own.includes(choice)));
  return [...parts.flatMap(({ chapter, own }) => grouped(own, anytime).map((group) => ({ ...group, chapter }))), ...grouped(rest, anytime)];
}

/** From so many places on a list is easier to find one's way in by region. */
const MANY = 12;

/** A long group whose options all lead to places, by the provinces of these; any other group as it is. */
export function byProvince(group: Group, provinceOf: (place: string) => string): Group[] {
  const [first] = group.choices;
  const alike = group.choices.every(({ choice: { spots, verb } }) => verb === first?.choice.verb && spots.length === 1 && !spots[0]?.id);
  if (group.choices.length <= MANY || !alike) return [group];
  const found = new Map<string, Group>();
  for (const one of group.choices) {
    const title = provinceOf(one.choice.spots[0]?.place ?? "");
    const target = found.get(title) ?? { ...group, title, choices: [] };
    target.choices.push(one);
    found.set(title, target);
  }
  return found.size > 1 ? [...found.values()] : [group];
}

/** From so many ways on it helps to have them by where they begin. */
const WAYS = 6;

/** Whether there are so many ways from place to place that they are listed by where they begin. */
export function hasManyWays(choices: Choice[]): boolean {
  return choices.filter(({ spots }) => spots.length === 2).length >= WAYS;
}

/** A group of ways from place to place, by where they begin: what their labels share is said once; any other group as it is. */
export function byOrigin(group: Group): Group[] {
  const [first] = group.choices;
  const alike = group.choices.every(({ choice: { spots, verb } }) => verb === first?.choice.verb && spots.length === 2);
  if (!alike) return [group];
  const found = new Map<string, Group>();
  for (const one of group.choices) {
    const origin = one.choice.spots[0]?.place ?? "";
    const target = found.get(origin) ?? { ...group, choices: [] };
    target.choices.push(one);
    found.set(origin, target);
  }
  return [...found.values()].map((one) => shared(one));
}

/** From so many options of one kind on, words that all of them share are said once; so many words must be saved. */
const ALIKE = 3;
const SAVED = 3;

/** A group whose labels say much the same, with that as its title; where they do so only place by place, a group for each of these.
 *  Any other group as it is. */
export function compact(group: Group): Group[] {
  const [first] = group.choices;
  const alike = group.choices.every(({ choice }) => choice.verb === first?.choice.verb);
  if (!alike || group.title || group.choices.length < ALIKE) return [group];
  const whole = shared(group, SAVED);
  if (whole.title) return [whole];
  const places = new Map<string, Group>();
  for (const one of group.choices) {
    const place = one.choice.spots[0]?.place ?? "";
    places.set(place, { ...group, choices: [...(places.get(place)?.choices ?? []), one] });
  }
  const parts = [...places.values()].map((part) => (part.choices.length < ALIKE ? part : shared(part, SAVED)));
  const plain = { ...group, choices: parts.filter(({ title }) => !title).flatMap(({ choices }) => choices) };
  return [...(plain.choices.length ? [plain] : []), ...parts.filter(({ title }) => title)];
}

/** What all labels of a group begin and end with, word by word, as its title; each label is what is left of it. */
function shared(group: Group, saved = 1): Group {
  const labels = group.choices.map(({ label }) => label.split(" "));
  if (labels.length < 2) return group;
  const least = Math.min(...labels.map(({ length }) => length)) - 1;
  const same = (at: number): boolean => labels.every((label) => label.at(at) === labels[0]?.at(at));
  let [head, tail] = [0, 0];
  while (head < least && same(head)) head += 1;
  while (head + tail < least && same(-1 - tail)) tail += 1;
  if (head + tail < saved) return group;
  const [words = []] = labels;
  const title = [...words.slice(0, head), "…", ...words.slice(words.length - tail)].join(" ");
  const choices = group.choices.map((one, k) => ({ ...one, label: (labels[k] ?? []).slice(head, tail ? -tail : undefined).join(" ") }));
  return { ...group, title, choices };
}

/** What all options share in their words, "Light infantry to …", if they are of one kind and differ: what is in hand. */
export function inHand(choices: Choice[]): string {
  const [first] = choices;
  if (!first || choices.some(({ verb }) => verb !== first.verb)) return "";
  return shared({ title: "", choices: choices.map((choice) => ({ choice, label: choice.label })), anytime: false }).title;
}

/** Single options without a title stand together, first; what ends or declines comes after all that can be done. */
function joined(groups: Group[]): Group[] {
  const single = groups.filter(({ title, choices }) => !title && choices.length === 1);
  const ending = single.filter(({ choices }) => choices.every(({ choice }) => isEnding(choice)));
  const rest = groups.filter((group) => !single.includes(group));
  const acting = together(single.filter((group) => !ending.includes(group)));
  // Few options are one list; among many, the end stands apart.
  return rest.length ? [...acting, ...rest, ...together(ending)] : together([...acting, ...ending]);
}

export const isEnding = ({ option, verb, ending }: Choice): boolean => ending ?? (option.length === 1 && ENDING.includes(verb));

function together(groups: Group[]): Group[] {
  const [first] = groups;
  return first ? [{ ...first, choices: groups.flatMap(({ choices }) => choices) }] : [];
}

function parted(label: string): [string, string] {
  const at = label.indexOf(PARTED);
  return at < 0 ? ["", label] : [label.slice(0, at), label.slice(at + PARTED.length)];
}

/** A title over a single line says nothing: the line gets its whole label back. */
function untitle(group: Group): void {
  group.title = "";
  group.choices = group.choices.map(({ choice }) => ({ choice, label: choice.label }));
}

/** The buttons of the bar: what has no place on map or card and none of the verbs in `listed`, which are in the list alone, and
 *  apart from it what ends or declines. */
export function buttons(choices: Choice[], listed: string[]): { acting: Choice[]; ending: Choice[] } {
  const bare = choices.filter(({ spots, card, verb }) => !spots.length && card === null && !listed.includes(verb));
  const ending = bare.filter(isEnding);
  return { acting: bare.filter((choice) => !ending.includes(choice)), ending };
}

/** More options of one verb than this stand in the bar as one button that opens a menu. */
const APART = 3;
/** A title with fewer words than this before its gap ("The … army") says too little; it stands only for more than so many. */
const SAYING = 2;
const MOST_APART = 5;

/** What stands in the bar: single options, and menus of many that share the beginning of their labels. */
export function barred(acting: Choice[]): (Choice | Group)[] {
  const verbs = new Map<string, Choice[]>();
  for (const choice of acting) verbs.set(choice.verb, [...(verbs.get(choice.verb) ?? []), choice]);
  return [...verbs.values()].flatMap((alike): (Choice | Group)[] => {
    const menu = shared({ title: "", choices: alike.map((choice) => ({ choice, label: choice.label })), anytime: false });
    const says = menu.title.split(" ").indexOf("…") >= SAYING;
    return alike.length > APART && menu.title && (says || alike.length > MOST_APART) ? [menu] : alike;
  });
}

/** The step of choosing on the map: of options with two spots the first one is chosen before the second. */
export interface Pointing {
  /** Spots that can be clicked now, each once. */
  targets: Spot[];
  /** Further spots, of what can be done besides. */
  asides: Spot[];
  /** What a click on a place (or a piece) means: options to choose from, or a first spot to take, with what else can be done there. */
  at(place: string, piece?: { kind: string; id: string }): { choices: Choice[]; first: boolean };
  /** Where options lead that begin at a place. */
  ways(place: string): string[];
}

const same = (spot: Spot | undefined, place: string): boolean => spot?.place === place;

/** The verbs that are not what a question is about: what may be done at any time, and grave acts if there are others. */
export function besides(choices: Choice[], anytime: string[], grave: string[]): string[] {
  const others = choices.some(({ verb, spots }) => spots.length > 0 && !anytime.includes(verb) && !grave.includes(verb));
  return others ? [...anytime, ...grave] : anytime;
}

/** Where all ways begin, if the question is about ways and they have one beginning: it need not be pointed at. What else can be
 *  done there changes nothing about that. */
export function onlyOrigin(choices: Choice[], beside: string[] = []): string | null {
  const placed = choices.filter(({ verb, spots }) => spots.length > 0 && !beside.includes(verb));
  const origins = new Set(placed.map(({ spots }) => spots[0]?.place));
  const [only = null] = origins;
  return origins.size === 1 && placed.some(({ spots }) => spots.length > 1) ? only : null;
}

/** More things than this that cannot be chosen are no list to read. */
const MOST_LACKING = 6;

/** What is not offered of the things that a question is about, such as actions: options of which it can be asked why not. */
export function lacking(choices: Choice[], kindOf: (choice: Choice) => string | undefined, kinds: Record<string, string[]>): Option[] {
  const verbs = new Set(choices.map(({ verb }) => verb));
  const about = new Set(choices.map(kindOf));
  const [verb] = verbs;
  const [kind] = about;
  if (verbs.size !== 1 || about.size !== 1 || !verb || !kind || choices.some(({ option }) => option.length !== 2)) return [];
  const offered = new Set(choices.map(({ option }) => option[1]));
  const found = (kinds[kind] ?? []).filter((id) => !offered.has(id)).map((id): Option => [verb, id]);
  return found.length <= MOST_LACKING ? found : [];
}

/** What can be pointed at; options with one of the verbs in `beside` yield to all others. */
export function pointing(choices: Choice[], origin: string | null, beside: string[] = []): Pointing {
  const placed = choices.filter(({ spots }) => spots.length > 0);
  const open = placed.filter(({ spots }) => (spots.length > 1 && origin !== null ? same(spots[0], origin) : true));
  const spotOf = ({ spots }: Choice): Spot => (spots.length > 1 && origin !== null ? spots.at(-1) : spots[0]) as Spot;
  const proper = open.filter(({ verb }) => !beside.includes(verb));
  const spotsOf = (some: Choice[]): Map<string, Spot> => new Map(some.map((choice) => [keyOf(Object.values(spotOf(choice))), spotOf(choice)]));
  const targets = spotsOf(proper);
  const asides = [...spotsOf(open)].filter(([key]) => !targets.has(key)).map(([, spot]) => spot);
  const at: Pointing["at"] = (place, piece) => {
    let hit = open.filter((choice) => same(spotOf(choice), place));
    const exact = hit.filter((choice) => piece && spotOf(choice).kind === piece.kind && spotOf(choice).id === piece.id);
    if (exact.length) hit = exact;
    if (hit.some((choice) => proper.includes(choice))) hit = hit.filter((choice) => proper.includes(choice));
    const direct = hit.filter(({ spots }) => spots.length === 1 || origin !== null);
    const through = hit.filter(({ spots }) => spots.length > 1 && origin === null);
    const ends = new Set(through.map(({ spots }) => spots.at(-1)?.place));
    return ends.size > 1 ? { choices: direct, first: true } : { choices: [...direct, ...through], first: false };
  };
  const ways = (place: string): string[] => {
    const from = proper.filter(({ spots }) => spots.length > 1 && same(spots[0], place));
    return [...new Set(from.map(({ spots }) => spots.at(-1)?.place ?? ""))].filter((end) => end !== place);
  };
  return { targets: [...targets.values()], asides, at, ways };
}
