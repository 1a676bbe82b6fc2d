/** What may stand in a position, as the games declare it (`tyche.core.words`), and where a place occurs in it. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value };
export type Given = Record<string, Value>;
export type Path = (string | number)[];

export interface Shape {
  kind: "truth" | "seat" | "place" | "number" | "word" | "list" | "map" | "parts" | "either";
  least?: number;
  most?: number;
  /** Parts of a place that are named behind it: `arcadia/city`. */
  spots?: string[];
  words?: string[];
  /** Families of the names of `words`. */
  texts?: string[];
  /** What may follow a word: `light+used`. */
  marks?: string[];
  of?: Shape;
  by?: Shape;
  parts?: Record<string, Shape>;
  ways?: Shape[];
  /** Whether everything stands in one of the lists of a mapping only. */
  apart?: boolean;
}

export interface WordCard {
  name: string;
  shape: Shape;
}

export const isRecord = (value: unknown): value is Record<string, Value> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value has the form of a shape; names are the server's to check. */
export function fits(value: Value, shape: Shape): boolean {
  if (shape.kind === "either") return (shape.ways ?? []).some((way) => fits(value, way));
  if (shape.kind === "truth") return typeof value === "boolean";
  if (shape.kind === "number") return typeof value === "number";
  if (shape.kind === "list") return Array.isArray(value);
  if (shape.kind === "map" || shape.kind === "parts") return isRecord(value);
  if (shape.kind === "word") return typeof value === "string" && (shape.words ?? []).includes(value.split("+")[0] ?? "");
  return typeof value === "string";
}

/** The shape itself, or of several ways the one that a value has; the first for nothing. */
export function wayOf(shape: Shape, value: Value | undefined): Shape {
  if (shape.kind !== "either") return shape;
  const ways = shape.ways ?? [];
  const found = value === undefined ? undefined : ways.find((way) => fits(value, way));
  return wayOf(found ?? ways[0] ?? { kind: "truth" }, value);
}

/** What something begins as that is put into a position. */
export function fresh(shape: Shape, seats: string[], places: string[]): Value {
  const way = wayOf(shape, undefined);
  if (way.kind === "truth") return true;
  if (way.kind === "number") return Math.max(1, way.least ?? 0);
  if (way.kind === "seat") return seats[0] ?? "";
  if (way.kind === "place") return places[0] ?? "";
  if (way.kind === "word") return way.words?.[0] ?? "";
  return way.kind === "list" ? [] : {};
}

/** Whether a place may stand somewhere under a shape. */
export function holdsPlaces(shape: Shape): boolean {
  if (shape.kind === "place") return true;
  const inner = [shape.of, shape.by, ...Object.values(shape.parts ?? {}), ...(shape.ways ?? [])];
  return inner.some((one) => one !== undefined && holdsPlaces(one));
}

/** The same position with another value at the end of a path; what becomes empty goes. */
export function changed(value: Value | undefined, path: Path, to: Value | undefined): Value | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return to;
  if (Array.isArray(value) || typeof key === "number") {
    const items = Array.isArray(value) ? [...value] : [];
    const item = changed(items[Number(key)], rest, to);
    if (item === undefined) items.splice(Number(key), 1);
    else items[Number(key)] = item;
    return items.length ? items : undefined;
  }
  const parts = isRecord(value) ? { ...value } : {};
  const part = changed(parts[key], rest, to);
  if (part === undefined) delete parts[key];
  else parts[key] = part;
  return Object.keys(parts).length ? parts : undefined;
}

/** Something that a position says, or could say, about a place. */
export interface Mention {
  path: Path;
  shape: Shape;
  /** What stands there; undefined if nothing does yet. */
  value: Value | undefined;
  /** `amount`: under the place; `listed`: the place is in a list; `thing`: something that is there. */
  role: "amount" | "listed" | "thing";
}

/** The names that a place may have as a key: itself, and its parts. */
const namesOf = (place: string, shape: Shape): string[] => [place, ...(shape.spots ?? []).map((spot) => `${place}/${spot}`)];

const standsAt = (value: Value | undefined, place: string): boolean => typeof value === "string" && (value === place || value.startsWith(`${place}/`));

/** Every mention of a place under a shape. */
export function mentions(shape: Shape, value: Value | undefined, place: string, seats: string[], path: Path = []): Mention[] {
  const way = wayOf(shape, value);
  if (way.kind === "list") return inList(way, value, place, path);
  if (way.kind === "map" && way.by && way.of) {
    const [by, of] = [way.by, way.of];
    const record = isRecord(value) ? value : {};
    if (by.kind === "place") {
      return namesOf(place, by).map((name) => ({ path: [...path, name], shape: of, value: record[name], role: "amount" as const }));
    }
    const keys = by.kind === "word" ? Object.keys(record) : [...new Set([...keysOf(by, seats), ...Object.keys(record)])];
    return keys.flatMap((key) => aThing(of, record[key], place, [...path, key]) ?? mentions(of, record[key], place, seats, [...path, key]));
  }
  if (way.kind === "parts") {
    return Object.entries(way.parts ?? {}).flatMap(([key, of]) => mentions(of, isRecord(value) ? value[key] : undefined, place, seats, [...path, key]));
  }
  return way.kind === "place" && standsAt(value, place) ? [{ path, shape: way, value, role: "thing" }] : [];
}

/** The keys that a mapping may have. */
export function keysOf(by: Shape, seats: string[]): string[] {
  if (by.kind === "either") return (by.ways ?? []).flatMap((way) => keysOf(way, seats));
  return by.kind === "seat" ? seats : (by.words ?? []);
}

function inList(way: Shape, value: Value | undefined, place: string, path: Path): Mention[] {
  const items = Array.isArray(value) ? value : [];
  if (way.of?.kind === "place") return [{ path, shape: way, value: items.includes(place), role: "listed" }];
  return items.flatMap((item, n) => (way.of && aThing(way.of, item, place, [...path, n])) ?? []);
}

/** Something with a place of its own, if it is there; null if a shape has none. */
function aThing(shape: Shape, value: Value | undefined, place: string, path: Path): Mention[] | null {
  const way = wayOf(shape, value);
  if (way.kind === "place") return standsAt(value, place) ? [{ path, shape, value, role: "thing" }] : [];
  if (way.kind !== "parts" || way.parts?.["at"]?.kind !== "place") return null;
  return standsAt(isRecord(value) ? value["at"] : undefined, place) ? [{ path, shape, value, role: "thing" }] : [];
}

/** Where something can be brought to a place: to a list of things, or under one of some keys. */
export interface Bringing {
  path: Path;
  shape: Shape;
  /** The things that can be brought; empty for a list, to which a new one is added. */
  keys: string[];
}

/** How something comes to a place under a shape; null if nothing does. */
export function bringing(shape: Shape, seats: string[], path: Path): Bringing | null {
  const of = shape.of;
  if (!of || (shape.kind !== "list" && shape.kind !== "map") || shape.by?.kind === "place") return null;
  const ways = of.kind === "either" ? (of.ways ?? []) : [of];
  const way = ways.find((one) => one.parts?.["at"]?.kind === "place") ?? (shape.kind === "map" ? ways.find((one) => one.kind === "place") : undefined);
  if (!way) return null;
  return { path, shape: way, keys: shape.kind === "list" ? [] : keysOf(shape.by ?? { kind: "seat" }, seats) };
}

/** A position after something was brought to a place. */
export function brought(given: Given, to: Bringing, key: string, place: string, seats: string[]): Given {
  const before = to.path.reduce<Value | undefined>((value, part) => (isRecord(value) ? value[part] : undefined), given);
  const at = to.keys.length ? [...to.path, key] : [...to.path, Array.isArray(before) ? before.length : 0];
  const old = isRecord(before) ? before[key] : undefined;
  let thing: Value = place;
  if (to.shape.kind === "parts") {
    thing = { ...(isRecord(old) ? old : {}), at: place };
    for (const [part, shape] of Object.entries(to.shape.parts ?? {})) {
      if (!to.keys.length && shape.kind === "seat" && thing[part] === undefined) thing[part] = seats[0] ?? "";
    }
  }
  return (changed(given, at, thing) ?? {}) as Given;
}
