/** The HTTP interface of the server, typed; see docs/web-protocol.md. */

import type {
  AidSheet,
  Book as RuleBook,
  ChatPage,
  ClauseText,
  ExampleCard,
  ExampleShown,
  GameCard,
  GameFigures,
  GlossaryTerm,
  InvitationLink,
  LearningCard,
  LessonCard,
  LessonTable,
  PositionShown,
  PositionText,
  PositionWritten,
  PuzzleCard,
  PuzzleList,
  LinkCard,
  LogPage,
  Me,
  NewTable,
  OwnFigures,
  PasskeyCard,
  PasskeyChallenge,
  PersonSettings,
  RatingCard,
  ReviewAnswer,
  SeatRating,
  SessionCard,
  StanceCard,
  Status,
  TableCard,
  TablePage,
  Texts,
  Told,
} from "./types";

/** What the server refused, or that it cannot be reached (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly facts: Record<string, unknown>,
    text: string,
  ) {
    super(text);
  }
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

const CSRF = "X-CSRF-Token";

let token: string | null = null;

async function send(method: Method, path: string, body: unknown, csrf: string | null): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (csrf !== null) headers[CSRF] = csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, "offline", {}, "The server cannot be reached.");
  }
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = (body as { error?: { code?: string; facts?: Record<string, unknown>; text?: string } } | null)?.error;
  return new ApiError(response.status, error?.code ?? "server", error?.facts ?? {}, error?.text ?? response.statusText);
}

async function read<T>(path: string): Promise<T> {
  const response = await send("GET", path, undefined, null);
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

async function fresh(): Promise<string> {
  token = (await read<Me>("/me")).csrf;
  return token;
}

/** A request that changes something. A token that the session has outlived is renewed once; an answer that begins a
 *  session brings the token for the next change. */
async function write<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response = await send(method, path, body, token ?? (await fresh()));
  if (response.status === 403) {
    const error = await failure(response);
    if (error.code !== "request.csrf") throw error;
    response = await send(method, path, body, await fresh());
  }
  token = response.headers.get(CSRF) ?? token;
  if (!response.ok) throw await failure(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

/** Somebody at a table: by the seat, or by something they said. */
export type Somebody = { table: string; seat: number } | { table: string; chat: number };
export type TableList = "mine" | "sandboxes" | "open" | "running" | "finished";
export type SeatChange = "open" | "me" | "invited" | "bot" | "back";

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const game = (name: string): string => `/games/${encodeURIComponent(name)}`;

export const api = {
  me: async (): Promise<Me> => {
    const me = await read<Me>("/me");
    token = me.csrf;
    return me;
  },
  change: (fields: { name?: string; language?: string; settings?: PersonSettings; mail?: string | null }) =>
    write<Me>("PATCH", "/me", fields),
  register: (name: string, password: string, mail?: string) =>
    write<Me>("POST", "/register", mail ? { name, password, mail } : { name, password }),
  login: (name: string, password: string) => write<Me>("POST", "/login", { name, password }),
  password: (now: string, old?: string) => write<Me>("POST", "/me/password", old ? { new: now, old } : { new: now }),
  sessions: () => read<SessionCard[]>("/me/sessions"),
  endSession: (id: string) => write<unknown>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => write<unknown>("DELETE", "/me/sessions"),
  passkeys: () => read<PasskeyCard[]>("/me/passkeys"),
  newPasskey: (password?: string) => write<PasskeyChallenge>("POST", "/me/passkeys/new", password ? { password } : {}),
  addPasskey: (token: string, name: string, credential: object) =>
    write<PasskeyCard>("POST", "/me/passkeys", { token, name, credential }),
  dropPasskey: (id: string) => write<unknown>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  askPasskey: () => write<PasskeyChallenge>("POST", "/login-passkey/new"),
  usePasskey: (token: string, credential: object) => write<Me>("POST", "/login-passkey", { token, credential }),
  stances: () => read<StanceCard[]>("/me/stances"),
  stance: (who: Somebody, how: "mute" | "block") => write<StanceCard[]>("POST", "/me/stances", { ...who, how }),
  dropStance: (id: string) => write<unknown>("DELETE", `/me/stances/${encodeURIComponent(id)}`),
  report: (who: Somebody, text: string) => write<unknown>("POST", "/reports", { ...who, text }),
  status: () => read<Status>("/status"),
  logout: () => write<unknown>("POST", "/logout"),
  mailLink: (mail: string) => write<unknown>("POST", "/login-link", { mail }),
  lookAtLink: (link: string) => read<LinkCard>(`/login-link/${encodeURIComponent(link)}`),
  followLink: (link: string) => write<Me>("POST", `/login-link/${encodeURIComponent(link)}`),
  export: () => read<unknown>("/me/export"),
  forget: () => write<unknown>("DELETE", "/me"),
  pushKey: () => read<{ key: string }>("/push-key"),
  push: (subscription: unknown) => write<unknown>("POST", "/me/push", subscription),
  endPush: (endpoint: string) => write<unknown>("DELETE", "/me/push", { endpoint }),

  games: () => read<GameCard[]>("/games"),
  texts: (name: string, language: string) => read<Texts>(`${game(name)}/texts/${encodeURIComponent(language)}`),
  brief: (name: string, language: string) => read<Texts>(`${game(name)}/brief/${encodeURIComponent(language)}`),
  rules: (name: string) => read<ClauseText[]>(`${game(name)}/rules`),
  rulebook: (name: string, language: string) => read<RuleBook>(`${game(name)}/rulebook/${encodeURIComponent(language)}`),
  lessons: (name: string, language: string) => read<LessonCard[]>(`${game(name)}/lessons/${encodeURIComponent(language)}`),
  learned: () => read<LearningCard[]>("/lessons"),
  openLesson: (name: string, lesson: string, again: boolean) =>
    write<LessonTable>("POST", `${game(name)}/lessons/${encodeURIComponent(lesson)}`, { again }),
  learn: (name: string, lesson: string, progress: { step: number; done: boolean }) =>
    write<unknown>("POST", `${game(name)}/lessons/${encodeURIComponent(lesson)}/progress`, progress),
  exampleText: (name: string, id: string) => read<PositionText>(`${game(name)}/examples/${encodeURIComponent(id)}/text`),
  lookAt: (name: string, text: string) => write<PositionShown>("POST", `${game(name)}/positions/look`, { text }),
  positionOf: (id: string, moment: number) => read<PositionWritten>(`${table(id)}/positions/${moment}`),
  playFrom: (name: string, text: string) => write<TableCard>("POST", `${game(name)}/positions/table`, { text }),
  puzzles: () => read<PuzzleList>("/puzzles"),
  puzzle: (name: string, id: string) => read<PuzzleCard>(`${game(name)}/puzzles/${encodeURIComponent(id)}`),
  openPuzzle: (name: string, id: string, again: boolean) => write<LessonTable>("POST", `${game(name)}/puzzles/${encodeURIComponent(id)}`, { again }),
  solvePuzzle: (name: string, id: string) => write<unknown>("POST", `${game(name)}/puzzles/${encodeURIComponent(id)}/solved`),
  aids: (name: string) => read<AidSheet[]>(`${game(name)}/aids`),
  glossary: (name: string, language: string) => read<Record<string, GlossaryTerm>>(`${game(name)}/glossary/${encodeURIComponent(language)}`),
  search: (name: string, language: string, words: string) =>
    read<string[]>(`${game(name)}/search/${encodeURIComponent(language)}?q=${encodeURIComponent(words)}`),
  examples: (name: string) => read<ExampleCard[]>(`${game(name)}/examples`),
  example: (name: string, id: string) => read<ExampleShown>(`${game(name)}/examples/${encodeURIComponent(id)}`),
  tryOut: (name: string, id: string) => write<TableCard>("POST", `${game(name)}/examples/${encodeURIComponent(id)}/table`),
  sources: (name: string, language: string) => read<{ text: string }>(`${game(name)}/sources?language=${encodeURIComponent(language)}`),

  figures: (name: string, words: string) => read<GameFigures>(`${game(name)}/statistics?${words}`),
  ratings: (name: string) => read<RatingCard[]>(`${game(name)}/ratings`),
  ownFigures: (name: string) => read<OwnFigures>(`/me/statistics${name ? `?game=${encodeURIComponent(name)}` : ""}`),
  seatRatings: (id: string) => read<SeatRating[]>(`${table(id)}/ratings`),

  tables: (list: TableList, page = 0) => read<TablePage>(`/tables?list=${list}&page=${page}`),
  create: (wanted: NewTable) => write<TableCard>("POST", "/tables", wanted),
  table: (id: string) => read<TableCard>(table(id)),
  join: (id: string, seat?: number, key?: string) => write<TableCard>("POST", `${table(id)}/join`, { seat, key }),
  leave: (id: string) => write<TableCard>("POST", `${table(id)}/leave`),
  ready: (id: string, ready: boolean) => write<TableCard>("POST", `${table(id)}/ready`, { ready }),
  start: (id: string) => write<TableCard>("POST", `${table(id)}/start`),
  seat: (id: string, seat: number, holder: SeatChange, bot?: string) =>
    write<TableCard>("POST", `${table(id)}/seats/${seat}`, bot ? { holder, bot } : { holder }),
  swap: (id: string, a: number, b: number) => write<TableCard>("POST", `${table(id)}/swap`, { a, b }),
  link: (id: string, seat: number) => write<InvitationLink>("POST", `${table(id)}/seats/${seat}/link`),
  revoke: (id: string, seat: number) => write<unknown>("DELETE", `${table(id)}/seats/${seat}/link`),
  resign: (id: string, seat: number) => write<TableCard>("POST", `${table(id)}/resign`, { seat }),
  rematch: (id: string) => write<TableCard>("POST", `${table(id)}/rematch`),
  abandon: (id: string) => write<TableCard>("POST", `${table(id)}/abandon`),
  branch: (id: string, moment: number, seat?: number) =>
    write<TableCard>("POST", `${table(id)}/branch`, { moment, seat }),
  log: (id: string, from: number, to: number, seat?: number | null) =>
    read<LogPage>(`${table(id)}/log?from=${from}&to=${to}${seat == null ? "" : `&seat=${seat}`}`),
  story: (id: string) => read<Told[]>(`${table(id)}/story`),
  chats: (id: string, before: number, seat: number) =>
    read<ChatPage>(`${table(id)}/chats?before=${before}&seat=${seat}`),
  record: (id: string) => read<unknown>(`${table(id)}/record`),
  review: (id: string) => read<ReviewAnswer>(`${table(id)}/review`),
  askForReview: (id: string) => write<ReviewAnswer>("POST", `${table(id)}/review`),
  importRecord: (record: unknown) => write<TableCard>("POST", "/records", record),
};
