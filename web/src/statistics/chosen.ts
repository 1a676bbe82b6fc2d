/** Which games the page of a game counts, and what it shows of them: all of it stands in the address. */

import type { FiguresQuery } from "../lib/types";

export const WHO = ["persons", "mixed", "bots"] as const;
/** Days that games may be old; 0 is any number of them. */
export const SINCE = [0, 365, 90, 30] as const;

export interface Chosen {
  who: (typeof WHO)[number];
  players: number;
  days: number;
  only: Record<string, string>;
  /** What wins are grouped by; empty is the first there is. */
  by: string;
}

/** What an address says; whatever it does not say, or says wrongly, is as usual. */
export function chosenIn(query: URLSearchParams): Chosen {
  const who = WHO.find((one) => one === query.get("who")) ?? "persons";
  const number = (name: string): number => Math.max(0, Math.min(100_000, Math.trunc(Number(query.get(name)) || 0)));
  const pairs = (query.get("only") ?? "").split(",").map((part) => part.split(":"));
  const only = Object.fromEntries(pairs.filter(([name, value]) => name && value).map(([name, value]) => [name ?? "", value ?? ""]));
  return { who, players: Math.min(100, number("players")), days: Math.min(36_500, number("days")), only, by: query.get("by") ?? "" };
}

/** What of a choice the server is asked with. */
export function queryOf({ who, players, days, only }: Chosen): FiguresQuery {
  const parts = Object.entries(only).map(([name, value]) => `${name}:${value}`);
  return { who, ...(players ? { players } : {}), ...(days ? { days } : {}), ...(parts.length ? { only: parts.join(",") } : {}) };
}

/** The words of a query, as an address ends with them. */
export function wordsOf(query: FiguresQuery): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(given).toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
}

/** The address of the page of a game. */
export function addressOf(game: string, chosen: Chosen): string {
  const words = wordsOf(queryOf(chosen));
  return `/statistics/${encodeURIComponent(game)}?${words}${chosen.by ? `&by=${encodeURIComponent(chosen.by)}` : ""}`;
}
