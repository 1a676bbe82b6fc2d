/** The log in an order for reading: under headings, and what one decision brought about as an episode, outcome first. */

import type { Facts, Told } from "../lib/types";
import type { Weight } from "./words";

/** What came of one decision, or a whole battle: the lines that matter first, the others as details. */
export interface Episode {
  moment: number;
  n: number;
  lines: Told[];
  details: Told[];
  /** The scene that its entries make up; empty if they make up none. */
  scene: string;
}

export interface Chapter {
  /** The first entry's place in the log: stable while the log grows. */
  n: number;
  headings: Told[];
  episodes: Episode[];
}

export type Filter = { kind: "all" } | { kind: "loud" } | { kind: "side"; faction: string };

/** From so many entries of one decision on, those that are not loud are details. */
const MANY = 3;

export function chapters(told: Told[], weight: (id: string) => Weight): Chapter[] {
  const found: Chapter[] = [];
  let chapter: Chapter | undefined;
  for (const entry of told) {
    if (weight(entry.id) === "heading") {
      // Headings in a row (a turn, its first round) stand together; of two alike nothing came between, the later counts.
      const headings = chapter?.episodes.length === 0 ? chapter.headings.filter(({ id }) => id !== entry.id) : [];
      if (chapter?.episodes.length === 0) found.pop();
      chapter = { n: entry.n, headings: [...headings, entry], episodes: [] };
      found.push(chapter);
      continue;
    }
    if (!chapter) found.push((chapter = { n: entry.n, headings: [], episodes: [] }));
    const last = chapter.episodes.at(-1);
    if (last && belongs(entry, last)) last.lines.push(entry);
    else chapter.episodes.push({ moment: entry.moment, n: entry.n, lines: [entry], details: [], scene: entry.scene?.key ?? "" });
  }
  for (const { episodes } of found) for (const episode of episodes) fold(episode, weight);
  return found.filter(({ episodes }) => episodes.length);
}

/** The entries of a scene stand together, whatever decisions they came of; others with those of the same decision. */
function belongs({ scene, moment }: Told, { scene: key, lines }: Episode): boolean {
  return scene ? scene.key === key : lines.at(-1)?.moment === moment;
}

/** Of what is told up to a moment the last entry's place in the log: there a reader stands who looks back. */
export function lastUntil(told: Told[], moment: number, weight: (id: string) => Weight): number | undefined {
  return told.findLast((entry) => entry.moment <= moment && weight(entry.id) !== "heading")?.n;
}

/** A part of the log that a page bears, and how many entries there are before and after it. */
export interface Window {
  entries: Told[];
  before: number;
  after: number;
}

/** Entries of a page. */
export const PAGE = 120;
/** Entries of the first one, which is put up whenever the turn goes: more than a screen shows, and no more. */
export const FIRST = 40;
/** The newest page moves on by so many at once: lines that are being read keep still. */
const STEP = 20;

/** So many pages of the log: the newest, or around an entry; under its heading, and no scene or decision is cut in two. */
export function windowed(told: Told[], around: number | undefined, pages: number, weight: (id: string) => Weight): Window {
  const mark = around === undefined ? -1 : told.findIndex(({ n }) => n === around);
  const most = FIRST + PAGE * (pages - 1);
  const first = mark < 0 ? Math.ceil((told.length - most) / STEP) * STEP : mark - most / 2;
  const from = whole(told, Math.max(0, first));
  const to = mark < 0 ? told.length : whole(told, Math.min(told.length, mark + 1 + most / 2));
  const heading = told.slice(0, from).findLast(({ id }) => weight(id) === "heading");
  const entries = told.slice(from, to);
  return { entries: heading && from > 0 ? [heading, ...entries] : entries, before: from, after: told.length - to };
}

/** The nearest place at or before this one at which nothing is cut in two. */
function whole(told: Told[], at: number): number {
  let found = at;
  while (found > 0 && found < told.length && isOne(told[found - 1], told[found])) found -= 1;
  return found;
}

const isOne = (one?: Told, next?: Told): boolean => one?.moment === next?.moment || (one?.scene !== undefined && one.scene.key === next?.scene?.key);

/** Of a long episode with a loud outcome only that outcome stands in the open. */
function fold(episode: Episode, weight: (id: string) => Weight): void {
  const loud = episode.lines.filter((entry) => weight(entry.id) === "loud");
  if (!loud.length || episode.lines.length < (episode.scene ? 2 : MANY)) return;
  episode.details = episode.lines.filter((entry) => !loud.includes(entry));
  episode.lines = loud;
}

/** Whether a fact, however deep, is this word. */
function mentions(value: unknown, word: string): boolean {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).some(([key, item]) => key === word || mentions(item, word));
  }
  return value === word;
}

export function filtered(told: Told[], filter: Filter, weight: (id: string) => Weight): Told[] {
  if (filter.kind === "all") return told;
  const kept = (id: string, facts: Facts): boolean =>
    filter.kind === "loud" ? weight(id) === "loud" : mentions(facts, filter.faction);
  return told.filter(({ id, facts }) => weight(id) === "heading" || kept(id, facts));
}
