/** What is seen of a table of hellas. Made by tools/client_types.py: do not edit. */

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

/** H19. One step towards a victory: a land, a temple or a monster; `kind` and `id` name it. */
export interface PointSource {
  source: string;
  points: number;
  kind: string;
  id: string;
}

/** H4.3. The stored values, without regard to injuries. */
export interface Attributes {
  leadership: number;
  strength: number;
  speed: number;
}

/** The boards of one player, and how near they are to each victory (H19). */
export interface Seat {
  name: string;
  faction: string;
  colour: string | null;
  hero: string | null;
  hero_at: string | null;
  quest: string | null;
  quest_step: number;
  attributes: Attributes;
  injured: string[];
  leadership: number;
  strength: number;
  speed: number;
  hand: number;
  hand_limit: number;
  priests: number;
  priests_in_supply: number;
  hoplites_in_supply: number;
  /** Whether they are charged. */
  artifacts: Record<string, boolean>;
  blessings: string[];
  kept_quests: string[];
  used_actions: string[];
  exhausted: boolean;
  figures: string[];
  regions: number;
  lands: number;
  temples: number;
  slain: number;
  sources: PointSource[];
  lands_needed: number;
}

/** The pieces of a player (or monsters) in the open or in the city of a region. */
export interface Group {
  area: string;
  faction: string | null;
  heroes: string[];
  units: Record<string, number>;
  monsters: string[];
}

/** What there is in a region. */
export interface Place {
  controller: string | null;
  pieces: Group[];
  marks: string[];
}

/** H10.1. A wound slot. */
export interface Slot {
  symbol: string;
  reward: string | null;
  covered: boolean;
}

/** A monster that has appeared: where, its slots, its evolutions; a slain one has none of these. */
export interface Monster {
  region: string | null;
  slain: boolean;
  slots: Slot[];
  evolutions: string[];
}

/** H18. A monument: level, power now, priests by player, places. */
export interface Monument {
  region: string;
  level: number;
  power: number;
  priests: Record<string, number>;
  places: number;
}

/** H15. A quest on the board, and the heroes on its steps. */
export interface Quest {
  quest: string;
  region: string;
  heroes: Record<string, number>;
}

/** H3.11. The temple card: temples built, how many there are, and which of them start a draft. */
export interface Temples {
  card: string | null;
  built: number;
  in_play: number;
  drafts: number[];
}

/** H21.1, H21.3. Sizes of decks, and the open discard piles. */
export interface Decks {
  combat: number;
  combat_discard: string[];
  events: number;
  event_discard: string[];
  blessings: number;
  blessing_discard: string[];
  artifacts: number;
  attacks: number;
}

/** H6, H8. What the active player has done in this turn, and the monsters still to be rolled for. */
export interface Movement {
  done: string[];
  moves: number | null;
  extra_actions: number;
  to_roll: string[];
}

/** H19.4. The countdown of King of kings, once it has begun. */
export interface Effects {
  /** God and player. */
  king_of_kings?: string[];
  tokens?: number;
}

/** What lies open on the table. */
export interface Public {
  turn: number;
  phase: string;
  active: string | null;
  winner: string | null;
  victory: string | null;
  offer: string[];
  seats: Seat[];
  /** Who controls a whole land. */
  provinces: Record<string, string>;
  glory: Record<string, string | null>;
  places: Record<string, Place>;
  monsters: Record<string, Monster>;
  monuments: Record<string, Monument>;
  quests: Quest[];
  temples: Temples;
  decks: Decks;
  movement: Movement;
  effects: Effects;
  race: Victory[];
}

/** H10. The hunt under way; who chooses an attack sees two cards and remembers the one not played. */
export interface Hunt {
  monster: string;
  attack: string | null;
  strength: number;
  played: string[];
  not_played: string[];
  drawn: string[];
}

/** H17.2, H21.1. The pack of a draft: its size, and its cards for those who have seen it. */
export interface Draft {
  number: number;
  cards: string[];
}

/** What only one seat (or a spectator) may know: the own hand, and what it has seen in hunt and draft. */
export interface Private {
  seat: string | null;
  hand: string[];
  hunt: Hunt | null;
  draft: Draft | null;
}
