/** What goes over the wire: the same shapes as `src/tyche/server/wire.py` (docs/web-protocol.md). */

export type OptionValue = boolean | number | string;
export type Option = (string | number)[];
export type Facts = Record<string, unknown>;

// Around the table.

export type PaceKind = "live" | "hours" | "days" | "none";

export interface Pace {
  kind: PaceKind;
  bank: number;
  increment: number;
}

export interface NewTable {
  game: string;
  /** `me`, `open`, `invited` or `bot:NAME`. */
  seats: string[];
  title?: string;
  options?: Record<string, OptionValue>;
  pace?: Pace;
  listed?: boolean;
  on_timeout?: string;
  start?: boolean;
}

export interface SeatCard {
  seat: number;
  /** The id of the faction. */
  name: string;
  holder: "open" | "invited" | "person" | "bot";
  person: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  resigned: boolean;
  stood_in: boolean;
}

export interface Clock {
  left: number;
  running: boolean;
  deadline: number | null;
}

export interface TableCard {
  id: string;
  game: string;
  rules: string;
  title: string;
  status: "open" | "running" | "finished";
  listed: boolean;
  options: Record<string, OptionValue>;
  pace: Pace;
  host: string | null;
  am_host: boolean;
  mine: number[];
  created: number;
  started: number | null;
  ended: number | null;
  moment: number;
  turn: Record<string, unknown>;
  awaited: number[];
  since: number | null;
  clocks: Record<string, Clock>;
  unread: number;
  result: Record<string, unknown> | null;
  seats: SeatCard[];
}

// From the client.

export interface Order {
  topic: string;
  option: Option | "default";
  unless?: Record<string, (string | number)[]>;
  until?: "revoked" | "turn";
}

export type FromClient = { id?: number } & (
  | { type: "sit"; seat: number | null }
  | { type: "decide"; answers: number; option: Option; key: string }
  | { type: "undo"; key: string }
  | { type: "rewind"; to: number; key: string }
  | { type: "consent"; proposal: number; yes: boolean }
  | { type: "why"; option: Option }
  | { type: "foresee"; option: Option }
  | { type: "moment"; n: number }
  | { type: "overlay"; name: string; n?: number | null }
  | { type: "orders"; orders: Order[] }
  | { type: "plan"; options: Option[] }
  | { type: "note"; text: string }
  | { type: "chat"; text: string; to?: number[] | null }
  | { type: "seen"; moment: number }
  | { type: "resync" }
);

// To the client.

/** The question to a seat, as `Table.ask_view` gives it. */
export interface Ask {
  n: number;
  topic: string;
  clause: string;
  facts: Facts;
  seats?: string[] | number[];
  options?: Option[];
  default?: Option | null;
  [more: string]: unknown;
}

export type View = Record<string, unknown> & { ask?: Ask | null; moment?: number };
export type Board = Record<string, unknown>;

export interface Told {
  n: number;
  id: string;
  clause: string;
  facts: Facts;
  moment: number;
}

export interface Chat {
  n: number;
  from: number | null;
  name: string;
  to: number[] | null;
  text: string;
  at: number;
}

export interface Proposal {
  id: number;
  by: number;
  to: number;
  consents: Record<string, boolean>;
  needed: number[];
}

export interface Remark {
  id: string;
  clause: string;
  facts: Facts;
}

export interface HelloMessage {
  type: "hello";
  table: TableCard;
  seat: number | null;
  seats: number[];
  board: Board;
  /** What can be laid over the map. */
  overlays: string[];
  commitment: string;
  languages: string[];
}

export interface ViewMessage {
  type: "view";
  seq: number;
  view: View;
  log: Told[];
  log_from: number;
  log_total: number;
  undo: boolean;
  orders: Order[];
  plan: Option[];
  note: string;
  seen: number;
  chats: Chat[];
  proposal: Proposal | null;
}

export interface DeltaMessage {
  type: "delta";
  seq: number;
  undo: boolean;
  public?: Record<string, unknown>;
  private?: Record<string, unknown>;
  log?: Told[];
  rewound?: number;
}

export interface PeopleMessage {
  type: "people";
  seats: SeatCard[];
  spectators: number;
  clocks: Record<string, Clock>;
}

export interface RefusedMessage {
  type: "refused";
  id: number | null;
  code: string;
  text: string;
  clause: string;
  reason: string;
  facts: Facts;
}

export type FromServer =
  | HelloMessage
  | ViewMessage
  | DeltaMessage
  | PeopleMessage
  | RefusedMessage
  | { type: "chat"; chat: Chat }
  | { type: "proposal"; proposal: Proposal | null }
  | { type: "note"; text: string }
  | { type: "orders"; orders: Order[] }
  | { type: "plan"; options: Option[] }
  | { type: "moment"; id: number | null; n: number; view: View; log_total: number }
  | { type: "overlay"; id: number | null; name: string; n: number; places: Record<string, string[]> }
  | { type: "reason"; id: number | null; legal: boolean; clause: string; reason: string; facts: Facts }
  | { type: "forecast"; id: number | null; option: Option; notes: Remark[] }
  | { type: "done"; id: number | null; n: number }
  | { type: "over"; code: string };

// HTTP bodies that the socket does not use (`src/tyche/server/http/bodies.py`).

export interface Person {
  id: string;
  name: string;
  kind: "guest" | "account";
  mail: string | null;
  /** Whether there is a password. */
  password: boolean;
  language: string;
}

export interface Webhook {
  url: string;
  shape: "json" | "discord" | "slack";
}

export interface NoticeSettings {
  mail: boolean;
  push: boolean;
  webhook: Webhook | null;
}

export interface PersonSettings {
  theme: "system" | "light" | "dark";
  shortcuts: boolean;
  notices: NoticeSettings;
  /** Whatever the client wants to keep. */
  client: Record<string, boolean | number | string>;
}

/** Who is asking, the token their changes need, and what this server can do. */
export interface Me {
  person: Person | null;
  csrf: string;
  settings: PersonSettings;
  languages: string[];
  mail: boolean;
  push: boolean;
  webhooks: boolean;
}

/** One place where somebody is signed in. */
export interface SessionCard {
  id: string;
  created: number;
  seen: number;
  current: boolean;
}

/** An invitation: the key for joining, and the page of the client that uses it. */
export interface InvitationLink {
  key: string;
  path: string;
}

export interface GameOption {
  name: string;
  clause: string;
  default: OptionValue;
  values: OptionValue[];
}

export interface GameCard {
  name: string;
  version: string;
  least: number;
  most: number;
  options: GameOption[];
  bots: string[];
  languages: string[];
  /** The usual names of the seats by number of players. */
  seat_names: Record<string, string[]>;
}

export interface References {
  facts: Record<string, string[]>;
  options: Record<string, [string, string[]][]>;
  merged: Record<string, string>;
  cards: Record<string, { title: string; kind?: string; op?: number }>;
}

export interface Texts {
  ftl: string;
  fallback: string;
  references: References;
}

export interface ClauseText {
  id: string;
  title: string;
  text: string;
  parent: string;
  heading: boolean;
}

export interface TablePage {
  tables: TableCard[];
  page: number;
  more: boolean;
}

export interface LogPage {
  log: Told[];
  from: number;
  total: number;
}
