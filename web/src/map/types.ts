/** What the map is given to draw, and what it tells back. */

import type { PieceSymbol } from "../games/symbols";
import type { View } from "../lib/types";
import type { Move } from "../table/moves";
import type { Spot } from "../table/options";

export type { Move, Spot };

/** A piece that was pointed at. */
export interface Piece {
  kind: string;
  id: string;
}

/** Whether something can be chosen: for what the question is about, or only besides. */
export type Chance = "target" | "aside" | "";

/** What the board says of a place; games add facts of their own. */
export interface PlaceFacts {
  kind: string;
  province?: string | null;
  port?: boolean;
  [fact: string]: unknown;
}

/** Some pieces of one side in one part of a place. */
export interface Group {
  area: string;
  faction: string | null;
  [key: string]: unknown;
}

/** What the view says of a place. */
export interface PlaceView {
  controller?: string | null;
  pieces?: Group[];
  marks?: string[];
  siege?: { by: string; points: number; needed: number };
  [fact: string]: unknown;
}

/** Which pieces are drawn: all, only what marks a place, or none. */
export type Shown = "all" | "marks" | "bare";

/** What can be laid over the map on request, what is, and for whom. */
export interface Overlays {
  readonly names: string[];
  /** Empty for none. */
  readonly name: string;
  /** Where it holds, by faction; null while that is not known. */
  readonly places: Record<string, string[]> | null;
  /** The sides it is shown for; all of them if none is named. */
  readonly only: string[];
  choose(name: string): void;
  toggle(faction: string): void;
}

// A drawing of the atlas: see web/atlas/build.mjs.

export interface Anchor {
  x: number;
  y: number;
  /** How far it is to the edge of its cell. */
  room: number;
}

export interface Cell {
  d: string;
  sea: boolean;
}

export interface Border {
  a: string;
  b: string | null;
  kind: string;
  d: string;
}

export interface RouteLine {
  a: string;
  b: string;
  kind: string;
  d: string;
}

export interface ProvinceShape {
  d?: string;
  x: number;
  y: number;
  wide: number;
}

/** The name of a water: where it stands, how large, and how much it is turned. */
export interface Water {
  name: string;
  x: number;
  y: number;
  size: number;
  turn: number;
}

export interface Drawing {
  width: number;
  height: number;
  /** Units of the drawing a kilometre is long; 0 where the scale changes from place to place. */
  kilometre: number;
  land: string;
  graticule: string;
  /** A quiet spot for the compass. */
  rose: { x: number; y: number; r: number };
  /** The frame of a part that lies farther off than it is drawn. */
  inset?: { x: number; y: number; width: number; height: number };
  /** Mountains and rivers as paths, and the names of waters. */
  relief: { peaks: string; shades: string; rivers: string; waters: Water[] };
  places: Record<string, Anchor>;
  cells?: Record<string, Cell>;
  provinces: Record<string, ProvinceShape>;
  borders: Border[];
  routes: RouteLine[];
}

// What a game's `map.ts` brings.

/** How a place is marked where it has no cell: a shape and its size in pixels. */
export interface Marker {
  shape: "square" | "circle" | "tower" | "dot";
  size: number;
}

/** A sign beside the name of a place: a symbol, and a number if there is one. */
export interface Sign {
  symbol: PieceSymbol;
  count?: number;
}

/** A piece that the view keeps outside its groups: a settlement, or one that is only begun. */
export interface Extra {
  kind: string;
  id: string;
  faction: string | null;
  begun?: boolean;
  /** How far it has come, or how much is left of it: "2/5". */
  badge?: string;
}

export interface MapParts {
  /** The name of the drawing of a table. */
  file(view: Record<string, unknown>): string;
  marker(facts: PlaceFacts): Marker;
  /** The ground of a cell: names of patterns in Patterns.svelte. */
  ground(facts: PlaceFacts): string[];
  /** Which of the names comes first if there is not room for all: higher goes before; below 0 only seen from near. */
  rank(facts: PlaceFacts): number;
  signs(facts: PlaceFacts): Sign[];
  extras(place: PlaceView): Extra[];
  /** What the view keeps elsewhere than with the places, by place: each has a token of its own. */
  landmarks?(view: View): Record<string, Extra[]>;
  /** A figure on a piece that the view keeps elsewhere: its wounds. */
  badge?(view: View, kind: string, id: string): string;
  /** Kinds of pieces that stand for themselves, not on or under others. */
  apart?: string[];
  /** Kinds of pieces that are drawn as small signs on those they go with. */
  worn?: string[];
  /** Kinds of pieces that lead those they are with, and are not counted among them. */
  leads?: string[];
  /** Whether a piece carries those it is with: then it is what is seen of them. */
  carries?(id: string): boolean;
}

/** Where something goes on that is shown over the map, with what is asked about it there, and how much of the foot of the map that
 *  covers, in px. */
export interface Staged {
  places: string[];
  covered: number;
}

/** How a place is marked: it can be chosen, was chosen first, or is what the question is about. */
export type Mark = "target" | "selected" | "about" | "";
