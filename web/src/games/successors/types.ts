/** What is seen of a table of successors. Made by tools/client_types.py: do not edit. */

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

/** The pieces of a faction in an area; `strength` is that of an Independent army. */
export interface Group {
  area: string;
  faction: string | null;
  generals: string[];
  units: Record<string, number>;
  royals: string[];
  strength?: number;
}

/** S15. Who besieges, with how many points of how many. */
export interface Siege {
  by: string | null;
  points: number;
  needed: number;
}

/** What there is at a place; `at` is where the sea move under way is. */
export interface Place {
  controller: string | null;
  pieces?: Group[];
  siege?: Siege;
  marks?: string[];
  at?: string | null;
}

/** Where points come from; `kind` and `id` name what it hangs on. */
export interface PointSource {
  source: string;
  points: number;
  kind: string;
  id: string;
}

/** What is missing to win at once. */
export interface ToVictory {
  vp: number;
  legitimacy: number;
}

/** S6.2.B3. The unit being trained, the points spent on it, and its price. */
export interface Training {
  unit: string;
  points: number;
  cost: number;
}

/** What comes back with the next reinforcements. */
export interface Dispersed {
  units: Record<string, number>;
  generals: string[];
}

/** The figures of one player, and what is his off the map. */
export interface Seat {
  name: string;
  faction: string;
  vp: number;
  vp_sources: PointSource[];
  legitimacy: number;
  legitimacy_sources: PointSource[];
  to_victory: ToVictory;
  champion: boolean;
  usurper: boolean;
  hand: number;
  training: Training | null;
  fleets: string[];
  fleet_strength: number;
  dispersed: Dispersed;
  reinforcements: Record<string, number>;
  off_map: string[];
  minors: string[];
}

/** S8. A member of the royal family: where, and whose; the dead are `gone`. */
export interface Royal {
  area: string | null;
  faction: string | null;
  gone: boolean;
}

/** S7.4. A fleet: whose, its face-up number, and whether it is dispersed. */
export interface Fleet {
  faction: string | null;
  strength: number;
  improved: boolean;
  dispersed: boolean;
}

/** Generals out of the game, Independent armies in their boxes, popularity won or lost, and who was activated. */
export interface Generals {
  gone: string[];
  boxes: string[];
  popularity: Record<string, number>;
  activated: string[];
}

/** The activated army: its general, party and movement points. */
export interface Army {
  general: string;
  area: string | null;
  generals: string[];
  units: Record<string, number>;
  royals: string[];
  points: number;
  allowance: number;
  at_sea: boolean;
}

/** S9, S13. The movement die, and the activated army. */
export interface Movement {
  die: number | null;
  army: Army | null;
  sea_used: boolean;
}

/** Lasting effects of cards. */
export interface Effects {
  contempt: string | null;
  orator: string | null;
  oracle: string | null;
  persian_support: string | null;
  buried_at_pella_by: string | null;
  cart_free: boolean;
  elephants_in_box: boolean;
  pacts: string[][];
  offers: Record<string, string | null>;
  marriages: Record<string, string | null>;
}

/** What lies open on the table. */
export interface Public {
  turn: number;
  last_turn: number;
  round: number | null;
  rounds: number;
  phase: string;
  step: string;
  segment: string;
  active: string | null;
  order: string[];
  usurper: string | null;
  winner: string | null;
  victory: string | null;
  deck: number;
  discard: string[];
  cards_on_table: number;
  card: string | null;
  points: number;
  seats: Seat[];
  provinces: Record<string, string | null>;
  royals: Record<string, Royal>;
  fleets: Record<string, Fleet>;
  generals: Generals;
  places: Record<string, Place>;
  movement: Movement;
  effects: Effects;
  race: Victory[];
}

/** What only one reader may know: the own hand, and the own deal while those of the others are hidden. */
export interface Private {
  seat: string | null;
  hand: string[];
  deal: Record<string, string[]>;
}
