/** What is seen of a table of scharz. Made by tools/client_types.py: do not edit. */

/** How far one seat is: towards `goal`, or (0) with whoever has most. */
export interface Runner {
  has: number;
  goal: number;
  /** Whether it may win this way with its next step. */
  near: boolean;
  /** What else this victory asks for and the seat has. */
  mark: string;
}

/** One kind of victory, with all seats in their order. */
export interface Victory {
  kind: string;
  runners: Runner[];
}

/** The units of a player at one spot of a place. */
export interface Group {
  area: string;
  faction: string;
  units: Record<string, number>;
}

/** T3.7. A settlement with shipyard, fortification and stores. */
export interface Settlement {
  kind: string;
  owner: string;
  yard: string | null;
  fortified: boolean;
  defence: number;
  encircled: boolean;
  grain: number;
  fish: number;
}

/** T12.7. A building site: half quarter-turns done, and needed. */
export interface Site {
  building: string;
  owner: string;
  progress: number;
  needed: number;
}

/** T15.3. Grain that stands on a field. */
export interface Sown {
  owner: string;
  grain: number;
}

/** T3.8. Herds of a kind. */
export interface Herds {
  owner: string;
  herd: string;
  number: number;
  area: string;
}

/** What there is at a place. */
export interface Place {
  controller: string | null;
  pieces: Group[];
  marks: string[];
  settlement?: Settlement;
  site?: Site;
  sown?: Sown;
  herds?: Herds[];
}

/** T19.4. A minor goal: what a player has, and what he needs. */
export interface Goal {
  has: number;
  needs: number;
}

/** T19.9. Where total points come from; `kind` and `id` name what they hang on. */
export interface PointSource {
  source: string;
  points: number;
  kind: string;
  id: string;
}

/** The figures of one player. */
export interface Seat {
  name: string;
  faction: string;
  people: string | null;
  alive: boolean;
  gold: number;
  pr: number;
  vp: number;
  vp_needed: number;
  tp: number;
  ap: number;
  fields: number;
  settlements: number;
  units: number;
  units_left: number;
  tiles_left: number;
  destroyed: number;
  lost: number;
  rivals: string[];
  command: string;
  announced: string[];
  goals: Record<string, Goal>;
  sources: PointSource[];
  connected: string[];
}

/** T18.2. A valid treaty; `until` is the round in whose Trade a ransom ends. */
export interface Treaty {
  treaty: string;
  receiver: string;
  payer: string;
  gold: number;
  until: number;
}

/** T15.9, T20.6.9. The weather of this winter, and frozen rivers. */
export interface Effects {
  good_winter: string[];
  bad_winter: string[];
  sea: string;
  frozen: string[];
}

/** What lies open on the table: in Scharz, everything (T7.6). */
export interface Public {
  map: string;
  mode: string;
  year: number;
  last_year: number;
  season: string;
  phase: string;
  order: string[];
  winners: string[];
  victory: string | null;
  seats: Seat[];
  places: Record<string, Place>;
  treaties: Treaty[];
  effects: Effects;
  race: Victory[];
}

/** Who looks; there is nothing else that only one seat may know (T7.6). */
export interface Private {
  seat: string | null;
}
