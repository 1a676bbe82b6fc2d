/** What goes over the wire (docs/web-protocol.md). Made by tools/client_types.py: do not edit. */

export type OptionValue = boolean | number | string;
export type Option = (string | number)[];
export type Facts = Record<string, unknown>;
/** How a game ended that people ended: it has no winner of its own. */
export type Ended = { winners: string[]; why: string };
/** All that a reader may know: what the game shows, the question, and how many decisions were taken. */
export type View = Record<string, unknown> & { ask?: Ask | null; moment?: number; ended?: Ended };

/** One thing at stake: how much a faction wins of it, or loses below 0; `chance` is null where nobody can say. */
export interface Stake {
  kind: string;
  faction: string | number | null;
  amount: number;
  clause: string;
  certain: boolean;
  chance: number | null;
  facts: Facts;
  grave: boolean;
}

/** One summand of a score; as long as dice will say, from `amount` to `most`. */
export interface Term {
  name: string;
  amount: number;
  most: number | null;
  facts: Facts;
}

/** What a die shows, what that counts as, what it was thrown for, and of which of the board's kinds it is. */
export interface Die {
  shows: number;
  counts: number;
  use: string;
  kind: string;
}

/** Pieces that a side loses, and their fate. */
export interface Loss {
  fate: string;
  facts: Facts;
}

/** A figure of a faction before and after. */
export interface Change {
  kind: string;
  faction: string | number | null;
  before: number;
  after: number;
  facts: Facts;
}

/** A card that a side has played. */
export interface Played {
  facts: Facts;
}

/** One thing that may come of a conflict, and how likely it is. */
export interface Outcome {
  name: string;
  chance: number;
  facts: Facts;
}

/** How a conflict may end, as `faction` sees it: outcomes that add up to 1, and what else may happen in it. */
export interface Prospect {
  faction: string | number | null;
  outcomes: Outcome[];
  besides: Outcome[];
  assumed: string;
  exact: boolean;
}

/** A row of a table of the rulebook: what it was looked up by, and what it gives. */
export interface Row {
  clause: string;
  by: Record<string, unknown>;
  gives: Record<string, unknown>;
}

/** One side of a scene. */
export interface SceneSide {
  faction: string | number | null;
  role: string;
  cards: Played[];
  terms: Term[];
  dice: Die[];
  score: number | null;
  row: Row | null;
  losses: Loss[];
  facts: Facts;
}

/** What an entry of the log is about, as data: the phases of one key make one scene. */
export interface Scene {
  kind: string;
  key: string;
  phase: string;
  sides: SceneSide[];
  table: Row | null;
  stakes: Stake[];
  changes: Change[];
  facts: Facts;
}

/** How fast a table is played: seconds in everybody's bank, and seconds added for each decision. */
export interface Pace {
  kind: "days" | "hours" | "live" | "none";
  bank: number;
  increment: number;
}

/** A table to create. A seat is `me`, `open`, `invited` or `bot:NAME`. */
export interface NewTable {
  game: string;
  seats: string[];
  title?: string;
  options?: Record<string, OptionValue>;
  pace?: Pace;
  listed?: boolean;
  on_timeout?: string;
  start?: boolean;
  /** Whether it counts for the ratings of who plays. */
  counts?: boolean;
}

/** A place at a table, as everybody may know it. */
export interface SeatCard {
  seat: number;
  name: string;
  holder: "bot" | "invited" | "open" | "person";
  person: string | null;
  bot: string | null;
  ready: boolean;
  here: boolean;
  resigned: boolean;
  stood_in: boolean;
}

/** The time a seat has left. */
export interface Clock {
  left: number;
  running: boolean;
  deadline: number | null;
}

/** A table as lists show it. */
export interface TableCard {
  id: string;
  game: string;
  rules: string;
  title: string;
  status: "finished" | "open" | "running";
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
  /** The lesson that is learned there; empty at any other table. */
  lesson: string;
  /** Whether it counts for ratings. */
  counts: boolean;
}

/** A standing order: answer questions of a topic like this, unless a fact has one of these values. */
export interface Order {
  topic: string;
  option: Option | "default";
  unless?: Record<string, (string | number)[]>;
  until?: "revoked" | "turn";
}

/** The first message on a socket. */
export interface HelloMessage {
  type: "hello";
  table: TableCard;
  seat: number | null;
  seats: number[];
  board: Board;
  overlays: string[];
  commitment: string;
  languages: string[];
  /** Why the socket that this person had here before was let go, if it could not be told. */
  dropped: string;
}

/** The question to a seat, as `Table.ask_view` gives it; `n` is its number. Spectators are shown no options. */
export interface Ask {
  n: number;
  topic: string;
  clause: string;
  facts: Facts;
  seats: number[];
  options?: Option[];
  default?: Option | null;
  scene?: string;
  [more: string]: unknown;
}

/** An entry of the log; `n` is its place in the log of this reader. */
export interface Told {
  n: number;
  id: string;
  clause: string;
  facts: Facts;
  moment: number;
  scene?: Scene;
}

/** Something said at the table; `sender` is a seat, or None for a spectator. */
export interface Chat {
  n: number;
  from: number | null;
  name: string;
  to: number[] | null;
  text: string;
  at: number;
}

/**
 * Somebody asks the table to go back to the moment `to`; or, if there is a `seat`, to let a bot play for it.
 *
 * `revealed` are entries of this reader's log that tell what was revealed since.
 */
export interface Proposal {
  id: number;
  by: number;
  to: number;
  seat: number | null;
  consents: Record<string, boolean>;
  needed: number[];
  revealed: Told[];
}

/** Where a table stands in its lesson: the step under way, what of it is done, and what leads on. */
export interface LessonAt {
  step: number;
  taken: Option[];
  wanted: Option[];
}

/** All that the seat may know. */
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
  acted: number | null;
  chats: Chat[];
  /** What was said before can be asked for by this number; null if these are all lines. */
  chats_before: number | null;
  proposal: Proposal | null;
  lesson: LessonAt | null;
}

/** What changed since the last message of this kind; `room.showing` writes it from parts that are encoded once. */
export interface DeltaMessage {
  type: "delta";
  seq: number;
  undo: boolean;
  public?: Record<string, unknown>;
  private?: Record<string, unknown>;
  log?: Told[];
  /** The moment that the table went back to. */
  rewound?: number;
  /** With `rewound`: how many entries of this reader's log still hold; the others go. */
  kept?: number;
}

/** Who sits where, who is here, and the clocks. */
export interface PeopleMessage {
  type: "people";
  seats: SeatCard[];
  spectators: number;
  clocks: Record<string, Clock>;
  /** The seats of the only person left, who is asked whether to play on; see `Conclude`. */
  alone: number[];
}

/** Somebody said something. */
export interface ChatMessage {
  type: "chat";
  chat: Chat;
}

/** The proposal on the table, or none any more. */
export interface ProposalMessage {
  type: "proposal";
  proposal: Proposal | null;
}

/** My notes changed in another tab. */
export interface NoteMessage {
  type: "note";
  text: string;
}

/** My standing orders as they are now. */
export interface OrdersMessage {
  type: "orders";
  orders: Order[];
}

/** The lesson has gone on, or back. */
export interface LessonMessage {
  type: "lesson";
  at: LessonAt;
}

/** What is still laid down ahead. */
export interface PlanMessage {
  type: "plan";
  options: Option[];
}

/** The table as it stood at an older moment. */
export interface MomentMessage {
  type: "moment";
  id: number | null;
  n: number;
  view: View;
  log_total: number;
}

/** The places of a layer, by faction, at a moment. */
export interface OverlayMessage {
  type: "overlay";
  id: number | null;
  name: string;
  n: number;
  places: Record<string, string[]>;
}

/** What a side has done that mattered, and its figures on the tracks of victory before and now. */
export interface Doings {
  seat: number;
  lines: Told[];
  was: Record<string, number>;
  now: Record<string, number>;
}

/** What mattered since a moment: what befell the reader, then side by side. */
export interface ChronicleMessage {
  type: "chronicle";
  id: number | null;
  since: number;
  mine: Told[];
  sides: Doings[];
}

/** What speaks for an option or against it: a term of the bot's judgement, by how much, whose, before and after. */
export interface Ground {
  term: string;
  amount: number;
  seat: number;
  clause: string;
  now: number;
  then: number;
}

/** What a bot thinks of one option; `chance` is that to win after it. */
export interface Opinion {
  option: Option;
  chance: number | null;
  grounds: Ground[];
}

/** The best options in the eyes of a strong bot, its own choice first; `answers` is the question they are about. */
export interface AdviseMessage {
  type: "advise";
  id: number | null;
  answers: number;
  opinions: Opinion[];
}

/**
 * A decision that throws much away: the chance to win after it and after a better one, and what speaks against it.
 *
 * `topic` is what the question was about, `instead` the better one, which ends the game at once if it `wins`; `places`
 * are those of the seat that others can come to by it.
 */
export interface Regretted {
  topic: string;
  option: Option;
  chance: number;
  better: number;
  instead: Option;
  wins: boolean;
  grounds: Ground[];
  places: string[];
}

/** Whether the last decision of the seat, after which the table stands at moment `n`, is one to take back. */
export interface ReconsiderMessage {
  type: "reconsider";
  id: number | null;
  n: number;
  regret: Regretted | null;
}

/**
 * Why a bot decided so: in a finished game what it was asked (`topic`) and weighed against (`opinions`, it first).
 *
 * While the game is on, what it changed from the beginning of that seat's moves to their end, from `since` to `until`,
 * in the eyes of the reader (`grounds`).
 */
export interface MotiveMessage {
  type: "motive";
  id: number | null;
  n: number;
  seat: number;
  since: number;
  until: number;
  topic: string;
  opinions: Opinion[];
  grounds: Ground[];
}

/** Why an option is not legal. */
export interface ReasonMessage {
  type: "reason";
  id: number | null;
  legal: boolean;
  clause: string;
  reason: string;
  facts: Facts;
}

/** One thing to know about an option before choosing it. */
export interface Remark {
  id: string;
  clause: string;
  facts: Facts;
  option: Option | null;
}

/** What an option costs and may lead to. */
export interface ForecastMessage {
  type: "forecast";
  id: number | null;
  option: Option | null;
  notes: Remark[];
  stakes: Stake[];
  instead: Remark[];
  prospect: Prospect | null;
}

/** What is at stake in each option of the question with number `n`, or of the one that follows some steps. */
export interface PricesMessage {
  type: "prices";
  id: number | null;
  n: number;
  options: Option[];
  stakes: Stake[][];
}

/** One step of a way; without an option it is for a later turn. */
export interface Leg {
  source: string;
  place: string;
  option: Option | null;
  notes: Remark[];
  stakes: Stake[];
}

/** The steps of a way to a place; none if there is no way. */
export interface WayMessage {
  type: "way";
  id: number | null;
  goal: string;
  legs: Leg[];
}

/** What it would bring and cost to hold a place. */
export interface WorthMessage {
  type: "worth";
  id: number | null;
  place: string;
  stakes: Stake[];
}

/** A request was carried out and is on disk. */
export interface DoneMessage {
  type: "done";
  id: number | null;
  n: number;
}

/** A request was refused and changed nothing. */
export interface RefusedMessage {
  type: "refused";
  id: number | null;
  code: string;
  text: string;
  clause: string;
  reason: string;
  facts: Facts;
}

/** The server closes the socket. */
export interface OverMessage {
  type: "over";
  code: string;
}

/** See the table from another of my seats. */
export interface SitRequest {
  type: "sit";
  id?: number | null;
  seat: number | null;
}

/** Take a decision: the option, and the number of the question it answers. */
export interface DecideRequest {
  type: "decide";
  id?: number | null;
  answers: number;
  option: Option;
  key: string;
}

/** Take back my last decision. */
export interface UndoRequest {
  type: "undo";
  id?: number | null;
  key: string;
}

/** Ask the table to go back to a moment. */
export interface RewindRequest {
  type: "rewind";
  id?: number | null;
  to: number;
  key: string;
}

/** Agree to a proposal to go back, or not. */
export interface ConsentRequest {
  type: "consent";
  id?: number | null;
  proposal: number;
  yes: boolean;
}

/** Ask the others to let a bot play for a person. */
export interface ReplaceRequest {
  type: "replace";
  id?: number | null;
  seat: number;
}

/** All other people have left: play on against bots, or end the game and have won it. */
export interface ConcludeRequest {
  type: "conclude";
  id?: number | null;
  play_on: boolean;
}

/** Which clause forbids an option? */
export interface WhyRequest {
  type: "why";
  id?: number | null;
  option: Option;
}

/**
 * What does an option cost, and what may it lead to? `after`: if I decide these first.
 *
 * Without an option: how may the conflict on the table end?
 */
export interface ForeseeRequest {
  type: "foresee";
  id?: number | null;
  option?: Option | null;
  after?: Option[];
}

/** What is at stake in each of my options? `after`: if I decide these first. */
export interface PricesRequest {
  type: "prices";
  id?: number | null;
  after?: Option[];
}

/** How do those whom I set in motion come to a place? `after`: if I decide these first. */
export interface WayRequest {
  type: "way";
  id?: number | null;
  goal: string;
  origin?: string;
  after?: Option[];
}

/** What would it bring me to hold a place? */
export interface WorthRequest {
  type: "worth";
  id?: number | null;
  place: string;
}

/** The view of an older moment. */
export interface MomentRequest {
  type: "moment";
  id?: number | null;
  n: number;
}

/** A layer to be laid over the map: now, or as it was after `n` decisions. */
export interface OverlayRequest {
  type: "overlay";
  id?: number | null;
  name: string;
  n?: number | null;
}

/** What would a strong bot do in my place? Only where all others are bots. */
export interface AdviseRequest {
  type: "advise";
  id?: number | null;
}

/** Does my last decision throw much away? Only where all others are bots, and while it can be taken back. */
export interface ReconsiderRequest {
  type: "reconsider";
  id?: number | null;
}

/** Why did a bot decide so? `n` is the moment after its decision. */
export interface MotiveRequest {
  type: "motive";
  id?: number | null;
  n: number;
}

/** What has mattered after `n` decisions; without a number since the seat's own last one. */
export interface SinceRequest {
  type: "since";
  id?: number | null;
  n?: number | null;
}

/** My standing orders from now on. */
export interface OrdersRequest {
  type: "orders";
  id?: number | null;
  orders: Order[];
}

/** Decisions laid down ahead. */
export interface PlanRequest {
  type: "plan";
  id?: number | null;
  options: Option[];
}

/** My private notes at this table. */
export interface NoteRequest {
  type: "note";
  id?: number | null;
  text: string;
}

/** Say something to everybody, or to some seats. */
export interface ChatRequest {
  type: "chat";
  id?: number | null;
  text: string;
  to?: number[] | null;
}

/** I have looked at the table up to here. */
export interface SeenRequest {
  type: "seen";
  id?: number | null;
  moment: number;
}

/** Go back to the beginning of a step of the lesson. */
export interface BackRequest {
  type: "back";
  id?: number | null;
  step: number;
  key: string;
}

/** Send the whole view again. */
export interface ResyncRequest {
  type: "resync";
  id?: number | null;
}

/** Where notices are sent, and in which shape. */
export interface Webhook {
  url: string;
  shape: "discord" | "json" | "slack";
}

/** How somebody is told that it is their turn. */
export interface NoticeSettings {
  mail: boolean;
  push: boolean;
  webhook: Webhook | null;
}

/** What somebody chose for themselves; `client` is whatever the client wants to keep. */
export interface PersonSettings {
  theme: "dark" | "light" | "system";
  shortcuts: boolean;
  notices: NoticeSettings;
  client: Record<string, OptionValue>;
  /** Whether others may see my name with my rating. */
  ranked: boolean;
}

/** Somebody, as they see themselves. */
export interface Person {
  id: string;
  name: string;
  kind: "account" | "guest";
  mail: string | null;
  password: boolean;
  language: string;
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

/** What to change about oneself. A new mail address counts once its link was opened; null removes the address. */
export interface ChangeMe {
  name?: string;
  language?: "cs" | "de" | "en" | "pl";
  settings?: PersonSettings;
  mail?: string | null;
}

/** A new account; a guest who registers keeps all seats. */
export interface Registration {
  name: string;
  password: string;
  mail?: string | null;
}

/** Signing in: `name` may be the mail address. */
export interface Credentials {
  name: string;
  password: string;
}

/** Where to send a link to sign in. */
export interface MailAddress {
  mail: string;
}

/** A new password; `old` may be missing if there was none. */
export interface NewPassword {
  new: string;
  old?: string | null;
}

/** One place where somebody is signed in. */
export interface SessionCard {
  id: string;
  created: number;
  expires: number;
  seen: number;
  way: "" | "guest" | "link" | "passkey" | "password" | "register";
  agent: string;
  current: boolean;
}

/** What a mailed link would do, with which address; `name` is the account it leads to, if there is one. */
export interface LinkCard {
  outcome: "become" | "new" | "prove" | "sign-in" | "take-over";
  mail: string;
  name: string | null;
}

/** What the browser needs to make or use a passkey (as WebAuthn's JSON has it), and a token to send back with it. */
export interface PasskeyChallenge {
  token: string;
  options: Record<string, unknown>;
}

/** Asking for a new passkey; the password, if there is one, unless it was proven a moment ago who I am. */
export interface NewPasskeyRequest {
  password?: string | null;
}

/** A passkey that the browser has made, under a name that says where it lies. */
export interface NewPasskey {
  token: string;
  credential: Record<string, unknown>;
  name: string;
}

/** A challenge that a passkey has signed. */
export interface UsedPasskey {
  token: string;
  credential: Record<string, unknown>;
}

/** A passkey of mine. */
export interface PasskeyCard {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** Somebody at a table: by the seat, or by something they said. */
export interface Somebody {
  table: string;
  seat?: number | null;
  chat?: number | null;
}

/** What I want to have to do with somebody: not hear them, or nothing at all. */
export interface NewStance {
  table: string;
  seat?: number | null;
  chat?: number | null;
  how: "block" | "mute";
}

/** Somebody whom I do not hear, or with whom I want nothing to do. */
export interface StanceCard {
  id: string;
  name: string;
  how: "block" | "mute";
  at: number;
}

/** What the operator should know about somebody. The last things said that I could read go with it. */
export interface NewReport {
  table: string;
  seat?: number | null;
  chat?: number | null;
  text: string;
}

/** What a look of a lesson is at: `place`, `panel`, `figure`, or `next` for a step that is only read. */
export interface TapCard {
  kind: string;
  name: string;
}

/** A hint for options that begin so. */
export interface WrongCard {
  begins: Option;
  hint: string;
}

/** A word that is learned. */
export interface WordCard {
  word: string;
  about: string;
  clause: string;
}

/** A step of a lesson: what it says, what lights up, and what ends it. */
export interface LessonStepCard {
  name: string;
  title: string;
  say: string;
  task: string;
  hint: string;
  /** `tap`, or by decisions: `do` in this order, `all` in any, `one` of them, `any` that begins so. */
  way: string;
  options: Option[];
  tap: TapCard;
  /** Where the game is played freely: the question at which it is shown. */
  topic: string;
  look: Record<string, string[]>;
  pieces: [string, string][];
  lit: Option[];
  allowed: Option[];
  wrong: WrongCard[];
  clause: string;
  learns: WordCard[];
}

/** An answer to the last question of a lesson. */
export interface AnswerCard {
  text: string;
  right: boolean;
}

/** The last question of a lesson. */
export interface LessonQuestion {
  text: string;
  answers: AnswerCard[];
  why: string;
}

/** A lesson in the reader's language; `free` is a game against bots with tips. */
export interface LessonCard {
  name: string;
  title: string;
  goal: string;
  done: string;
  minutes: number;
  free: boolean;
  steps: LessonStepCard[];
  question: LessonQuestion | null;
}

/** A lesson as the first page counts it. */
export interface LessonBrief {
  name: string;
  minutes: number;
  steps: number;
}

/** How far I have come in a lesson. */
export interface LearningCard {
  game: string;
  lesson: string;
  step: number;
  done: boolean;
}

/** Opening a lesson: where I left it, or `again` from its beginning. */
export interface LessonOpening {
  again?: boolean;
}

/** The table of a lesson, and the step to show there. */
export interface LessonTable {
  table: string;
  step: number;
}

/** How far I have come. */
export interface LessonProgress {
  step: number;
  done?: boolean;
}

/** An option of a puzzle: how often it won (0 to 1), in how many games that were played on from there. */
export interface TriedCard {
  option: Option;
  wins: number;
  games: number;
}

/** A puzzle: whose move it is, what became of every option, and what helps to find the answer. */
export interface PuzzleCard {
  game: string;
  id: string;
  seat: string;
  players: number;
  answer: Option;
  /** Options that are as good as the answer. */
  also: Option[];
  tried: TriedCard[];
  places: string[];
  clause: string;
  /** Whether what counts is to win soon: within a round. */
  soon: boolean;
}

/** A puzzle in a list; `options` is how many there are to choose from. */
export interface PuzzleBrief {
  game: string;
  id: string;
  seat: string;
  options: number;
  solved: boolean;
}

/** The puzzle of a day (in UTC), the same for everybody. */
export interface PuzzleDay {
  date: string;
  game: string;
  id: string;
  solved: boolean;
}

/** All puzzles, and those of this week from Monday to Sunday; `today` is the place of today's among them. */
export interface PuzzleList {
  puzzles: PuzzleBrief[];
  week: PuzzleDay[];
  today: number;
}

/** A position as a case file: game, title, clauses, what is given, and an expectation. */
export interface PositionText {
  text: string;
}

/** A word in which a position is given, and what may stand under it (see `tyche.core.words`). */
export interface PositionWord {
  name: string;
  shape: Record<string, unknown>;
}

/**
 * A position that can be played, as everybody may see it; `failures` are expectations that do not hold. What is
 * given as data, and the words in which it may be given, are for whoever edits it.
 */
export interface PositionShown {
  seats: string[];
  board: Board;
  view: View;
  failures: string[];
  players: number;
  options: Record<string, OptionValue>;
  given: Record<string, unknown>;
  words: PositionWord[];
}

/**
 * A moment of a table as a case file, and after how many decisions the position stood there: a case does not reach
 * into the middle of a procedure.
 */
export interface PositionWritten {
  text: string;
  moment: number;
}

/** A clause of a rulebook; the text is Markdown. */
export interface ClauseText {
  id: string;
  title: string;
  text: string;
  parent: string;
  heading: boolean;
}

/**
 * What one or several clauses say to people; `title` if a heading stands before it. The text is Markdown, in which
 * `[[words|term]]` leads to the glossary.
 */
export interface BookParagraph {
  clauses: string[];
  title: string;
  text: string;
}

/** A chapter of a rulebook for people. */
export interface BookChapter {
  id: string;
  title: string;
  opening: string;
  paragraphs: BookParagraph[];
}

/** A word that rulebook, prompts and cards use: what it means, and other words that people look for. */
export interface BookTerm {
  name: string;
  text: string;
  clause: string;
  also: string[];
}

/** A line of a player aid: cells as in `core/aids.py`, and the clause it rests on. */
export interface AidRow {
  cells: Record<string, unknown>[];
  clause: string;
}

/** A table of a player aid. */
export interface AidBlock {
  id: string;
  rows: AidRow[];
  columns: string[];
  title: Record<string, unknown>;
}

/** A sheet of a player aid; those of one `kind` are cards to choose from, those `apart` are printed on request. */
export interface AidSheet {
  id: string;
  title: Record<string, unknown>;
  blocks: AidBlock[];
  kind: string;
  apart: boolean;
}

/** A word that sentences explain where it stands, in any of its forms (in small letters). */
export interface GlossaryTerm {
  name: string;
  text: string;
  clause: string;
  forms: string[];
}

/** A rulebook for people, in one language; no chapters if there is none. */
export interface Book {
  chapters: BookChapter[];
  glossary: Record<string, BookTerm>;
}

/** The language that sources are told in. */
export interface SourcesQuery {
  language?: string;
}

/** What somebody looks for in a rulebook. */
export interface SearchQuery {
  q: string;
}

/** An example of the rulebook, which is a rules case: the clauses that it shows, and what it says of itself. */
export interface ExampleCard {
  id: string;
  title: string;
  clauses: string[];
}

/**
 * A step of an example: `choose`, `refused`, `offered` and `not_offered` are about an option of a seat, `until` is
 * what follows by itself.
 *
 * `patch` leads from the view before to the one after it (`core/delta.py`).
 */
export interface ExampleStep {
  kind: string;
  seat: number | null;
  option: (string | number)[];
  topic: string;
  reason: string;
  clause: string;
  facts: Facts;
  log: Told[];
  patch: Record<string, unknown>;
}

/** An example from its first position on, as everybody at the table sees it. */
export interface ExampleShown {
  id: string;
  title: string;
  clauses: string[];
  seats: string[];
  board: Board;
  view: View;
  steps: ExampleStep[];
}

/** A text in Markdown. */
export interface Markdown {
  text: string;
}

/** After how many days what is removed; 0 is never. */
export interface Keeping {
  guests: number;
  open: number;
  idle: number;
  finished: number;
  reports: number;
  sessions: number;
}

/** What everybody may know about the server. */
export interface Status {
  version: string;
  since: number;
  tables: number;
  people: number;
  load: "busy" | "calm" | "strained";
  contact: string;
  keeps: Keeping;
}

/** The keys of a browser's push subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser's push subscription, as the browser gives it. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
}

/** A push subscription to end. */
export interface PushEndpoint {
  endpoint: string;
}

/** The server's public key for push subscriptions. */
export interface PushKey {
  key: string;
}

/** An option of a table. */
export interface GameOption {
  name: string;
  clause: string;
  default: OptionValue;
  values: OptionValue[];
}

/**
 * An installed game; `seat_names` by number of players.
 *
 * Bots come from the weakest to the strongest; `levels` says how strong those are meant to be that have a level.
 * `splits` are the options that statistics tell games apart by.
 */
export interface GameCard {
  name: string;
  version: string;
  least: number;
  most: number;
  options: GameOption[];
  bots: string[];
  usual_bot: string;
  levels: Record<string, string>;
  languages: string[];
  seat_names: Record<string, string[]>;
  lessons: LessonBrief[];
  splits: string[];
}

/** What a text needs to know of a card, and what else is printed on it; which of it there is depends on the game. */
export interface CardRecord {
  title: string;
  kind?: string;
  op?: number;
  symbol?: string;
  strength?: number;
  losses?: number;
}

/** What facts and options refer to (`tyche.text.references`). */
export interface References {
  facts: Record<string, string[]>;
  options: Record<string, [string, string[]][]>;
  merged: Record<string, string>;
  cards: Record<string, CardRecord>;
}

/** The messages of a game in a language and in English, as Fluent. */
export interface Texts {
  ftl: string;
  fallback: string;
  references: References;
}

/** Which tables to list; `sandboxes` are those of mine that branched off to try something out. */
export interface TableQuery {
  list?: "finished" | "mine" | "open" | "running" | "sandboxes";
  page?: number;
}

/** A page of a list of tables. */
export interface TablePage {
  tables: TableCard[];
  page: number;
  more: boolean;
}

/** Take the first open seat, that open seat, or the one an invitation is for. */
export interface Join {
  seat?: number | null;
  key?: string | null;
}

/** Whether I am ready to begin. */
export interface Ready {
  ready?: boolean;
}

/** Who shall hold a seat: before the start anybody; after it `bot` for a missing person, `back` to return it. */
export interface Holder {
  holder: "back" | "bot" | "invited" | "me" | "open";
  bot?: string | null;
}

/** Two seats whose holders change places. */
export interface Swap {
  a: number;
  b: number;
}

/** An invitation: the key for `join`, and the page of the client that uses it. */
export interface InvitationLink {
  key: string;
  path: string;
}

/** The seat that gives up. */
export interface Resignation {
  seat: number;
}

/** The moment a table of one's own begins at, and the seat to play (one of mine, unless the game is over). */
export interface Branching {
  moment: number;
  seat?: number | null;
}

/** Which entries of the log: from the first index up to, but not with, the last; seen from a seat of mine. */
export interface LogQuery {
  from?: number;
  to?: number;
  seat?: number | null;
}

/** Which lines of the chat: those before a number, as one of my seats heard them. */
export interface ChatQuery {
  before: number;
  seat: number;
}

/** Lines of the chat in their order; `before` asks for what was said before them, null at the beginning. */
export interface ChatPage {
  chats: Chat[];
  before: number | null;
}

/** Entries of the log from an index on, and how many there are. */
export interface LogPage {
  log: Told[];
  from: number;
  total: number;
}

/**
 * Which games are counted: who played, how many, in the last so many days, with which options.
 *
 * `only` names options and their values: `map:italia,mode:first`.
 */
export interface FiguresQuery {
  who?: "bots" | "mixed" | "persons";
  players?: number;
  days?: number;
  only?: string;
}

/**
 * How often something has won, in percent with its 95 % interval, and what an even share would be.
 *
 * Where there are too few games there is no share.
 */
export interface WinShare {
  id: string;
  games: number;
  won: number;
  share: number | null;
  low: number | null;
  high: number | null;
  even: number;
}

/** Shares of what excludes each other. `names` is the kind of name that the ids have, if they have any. */
export interface Grouping {
  kind: string;
  names: string;
  even: number;
  members: WinShare[];
}

/** How many of the games are like this, in percent with its 95 % interval. */
export interface Portion {
  id: string;
  games: number;
  share: number | null;
  low: number | null;
  high: number | null;
}

/** The games by the value of an option. */
export interface OptionSplit {
  option: string;
  values: Portion[];
}

/** Games of a length in decisions. */
export interface LengthBar {
  first: number;
  last: number;
  games: number;
}

/** How long games last: the median in decisions and turns, and how they are spread. */
export interface Lasting {
  decisions: number;
  turns: number;
  bars: LengthBar[];
}

/** The statistics of a game: `games` are those that are counted, `companies` and `players` what else there is. */
export interface GameFigures {
  game: string;
  games: number;
  least: number;
  companies: Record<string, number>;
  players: Record<string, number>;
  groups: Grouping[];
  endings: Portion[];
  splits: OptionSplit[];
  lasting: Lasting | null;
}

/** The rating of a person who lets others see it, of a bot, or of myself. */
export interface RatingCard {
  name: string | null;
  bot: string | null;
  mine: boolean;
  rating: number;
  give_or_take: number;
  games: number;
  provisional: boolean;
}

/** The rating of who sits at a seat. */
export interface SeatRating {
  seat: number;
  rating: RatingCard;
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  rating: number;
  give_or_take: number;
}

/** My rating in a game, and how it came to be. */
export interface OwnRating {
  game: string;
  rating: RatingCard;
  past: RatingPoint[];
}

/** My games: how many, how many won, in percent with its 95 % interval. */
export interface OwnGames {
  game: string;
  who: "bots" | "mixed" | "persons";
  games: number;
  won: number;
  share: number;
  low: number;
  high: number;
}

/** Somebody whom I have played: how many games, how many I have won and how many they. */
export interface RivalCard {
  name: string | null;
  bot: string | null;
  games: number;
  won: number;
  lost: number;
  share: number;
  low: number;
  high: number;
}

/** What is kept of my own games. */
export interface OwnFigures {
  games: OwnGames[];
  rivals: RivalCard[];
  ratings: OwnRating[];
  ranked: boolean;
}

/** The game that head to head is about; all of them without one. */
export interface RivalsQuery {
  game?: string;
}

/** A field of the view that says where the game stands; `of` is the field with its highest value. */
export interface HeaderField {
  field: string;
  kind: string;
  of?: string;
}

/** Who sits where, in the order of the seats. */
export interface FactionSign {
  id: string;
  colour: string;
}

/** A figure of a seat that counts towards victory, and the field with its sources. */
export interface Track {
  field: string;
  goal: number;
  sources?: string;
}

/** A further field of a seat: a number, a flag, a count, or a kind of name for a list. */
export interface SummaryField {
  field: string;
  kind: string;
}

/** A group of provinces. */
export interface RegionFacts {
  id: string;
  provinces: string[];
}

/** A group of places: points, markers needed to control it, and its major city. */
export interface ProvinceFacts {
  region: string;
  places: string[];
  vp?: number;
  need?: number;
  major?: string | null;
  [more: string]: unknown;
}

/** A place of the map; games add facts of their own. */
export interface PlaceFacts {
  kind?: string;
  province?: string | null;
  port?: boolean;
  lat?: number;
  lon?: number;
  [more: string]: unknown;
}

/** What a route of this kind costs. */
export interface RouteKind {
  cost: number;
}

/** What a group of pieces at a place holds: `list` of names, or `counts` by name. */
export interface PieceKind {
  key: string;
  kind: string;
  shape: string;
}

/** Entries of the log that are not told plainly. */
export interface LogKinds {
  heading?: string[];
  loud?: string[];
  quiet?: string[];
}

/** The facts of an entry of the log that tells of a move: who, from where, and where to. */
export interface MoveOf {
  who: string;
  to: string;
  from: string;
}

/** A board description. Words for its fields are in `locale/board-*.ftl`. */
export interface Board {
  header?: HeaderField[];
  /** The fields that change when another player's turn begins. */
  turn?: string[];
  factions?: FactionSign[];
  /** Colours that seats choose in the game (`colour` of a seat in the view): they are drawn in them. */
  colours?: Record<string, string>;
  tracks?: Track[];
  summary?: SummaryField[];
  regions?: RegionFacts[];
  provinces?: Record<string, ProvinceFacts>;
  places?: Record<string, PlaceFacts>;
  /** One end, the other end, the kind. */
  routes?: [string, string, string][];
  route_kinds?: Record<string, RouteKind>;
  pieces?: PieceKind[];
  /** Short signs for what is counted. */
  symbols?: Record<string, string>;
  /** Verbs of options that are offered beside whatever is asked. */
  any_time?: string[];
  /** Verbs that deserve a second thought. */
  grave?: string[];
  forced?: string[];
  /** Topics at which the chances of every answer are shown beside it. */
  weighed?: string[];
  log?: LogKinds;
  /** Entries of the log that tell of moves, to be drawn on the map. */
  moves?: Record<string, MoveOf>;
  /** The faces of dice that are not numbered 1 to 6. */
  dice?: Record<string, (number | string)[]>;
  /** All names of each kind: what a person may type. */
  kinds?: Record<string, string[]>;
  [more: string]: unknown;
}

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

/** What else could have been chosen, and the chance to win after it as a strong bot sees it. */
export interface Alternative {
  option: Option;
  chance: number;
  /** The standard error of the chance: so far apart are the courses of events that were played on. */
  error: number;
  chosen: boolean;
}

/** A turning point: a decision or a throw that changed the chances much. */
export interface TurningPoint {
  moment: number;
  seat: number;
  option: Option;
  topic: string;
  /** `luck` or `play`. */
  kind: string;
  /** 1 for the one that weighs most. */
  rank: number;
  /** For whoever decided, or for the seat whose chances changed most; what was missed, where something was. */
  change: number;
  concerns: number;
  /** `missed`, `slip`, `brave`, `strong`, `even` for play; `lucky`, `unlucky` for luck. */
  verdict: string;
  purposes: string[];
  alternatives: Alternative[];
  /** What everybody was told right after it. */
  told: Record<string, unknown>[];
  /** The cards that each seat held before it. */
  hands: string[][];
  /** The facts of the question that it answered: a yes alone says nothing. */
  asked: Record<string, unknown>;
}

/** Something of the story that mattered, and when. */
export interface Happening {
  moment: number;
  told: Record<string, unknown>;
}

/** A turn, a year: where it begins. */
export interface ReviewPeriod {
  moment: number;
  field: string;
  value: number | string;
}

/** A moment at which the chances were tried by playing on: what came of that, and how far it may be off. */
export interface ReviewAnchor {
  moment: number;
  chances: number[];
  errors: number[];
}

/** How a seat came from its chance at the start to its result. */
export interface LuckAccount {
  start: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  /** The result without luck; it may lie below 0 or above 1. */
  adjusted: number;
  /** The part of the luck that dice brought. */
  dice: number;
  /** The part of the luck that cards and other draws brought, alone or together with dice. */
  draws: number;
  /** The standard error of the luck; that of all play is the same, because the sum is exact. */
  error: number;
}

/** What a seat gained or lost by decisions of one phase, or of one kind. */
export interface ReviewGain {
  /** `phase` or `kind`. */
  by: string;
  name: string;
  own: number;
  others: number;
  luck: number;
}

/** A decision: whose, the chances after it, what the play of it changed for everybody, and what luck did. */
export interface ReviewMoment {
  seat: number;
  option: Option;
  topic: string;
  chances: number[];
  play: number[];
  /** Empty where nothing was left to chance. */
  luck: number[];
}

/** The review of a table, as it is shown. It has what the game knew, all hands; and nothing that persons wrote. */
export interface ReviewShown {
  game: string;
  seats: string[];
  /** The sides of the board and the colours that they were played in. */
  factions: Record<string, string>[];
  winner: number | null;
  base: number;
  start: number[];
  /** One for each decision from `base` on. */
  moments: ReviewMoment[];
  turns: TurningPoint[];
  accounts: LuckAccount[];
  gains: ReviewGain[][];
  story: Happening[];
  periods: ReviewPeriod[];
  anchors: ReviewAnchor[];
}

/** Another reviewed game of the reader's. */
export interface OtherGame {
  table: string;
  seat: number;
  ended: number;
  account: LuckAccount;
}

/** Where the review of a table stands, and the review itself once it is made. */
export interface ReviewAnswer {
  state: "failed" | "made" | "making" | "none";
  /** The seats of the reader. */
  mine: number[];
  title: string;
  ended: number | null;
  review: ReviewShown | null;
  others: OtherGame[];
  /** The kind of victory, if the game has told one. */
  victory: string;
}

export type PaceKind = Pace["kind"];

export type FromClient =
  | SitRequest
  | DecideRequest
  | UndoRequest
  | RewindRequest
  | ConsentRequest
  | ReplaceRequest
  | ConcludeRequest
  | WhyRequest
  | ForeseeRequest
  | PricesRequest
  | WayRequest
  | WorthRequest
  | MomentRequest
  | OverlayRequest
  | AdviseRequest
  | ReconsiderRequest
  | MotiveRequest
  | SinceRequest
  | OrdersRequest
  | PlanRequest
  | NoteRequest
  | ChatRequest
  | SeenRequest
  | BackRequest
  | ResyncRequest;

export type FromServer =
  | HelloMessage
  | ViewMessage
  | DeltaMessage
  | PeopleMessage
  | ChatMessage
  | ProposalMessage
  | NoteMessage
  | OrdersMessage
  | LessonMessage
  | PlanMessage
  | MomentMessage
  | OverlayMessage
  | ChronicleMessage
  | AdviseMessage
  | ReconsiderMessage
  | MotiveMessage
  | ReasonMessage
  | ForecastMessage
  | PricesMessage
  | WayMessage
  | WorthMessage
  | DoneMessage
  | RefusedMessage
  | OverMessage;
