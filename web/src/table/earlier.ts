/** What came before the part of the log and the talk that is here: fetched in pages when it is wanted. */

import { api } from "../lib/api";
import type { Told } from "../lib/types";
import type { TableState } from "./state.svelte";

/** Entries of the log that are fetched at once. */
const PAGE = 500;

/** Fetch some more of the log before what is here, at least back to a moment; it is shown all at once. */
export async function olderLog(table: TableState, moment = Infinity): Promise<void> {
  let [found, from]: [Told[], number] = [[], table.logFrom];
  do {
    const page = await api.log(table.id, Math.max(0, from - PAGE), from, table.seat);
    [found, from] = [[...page.log, ...found], page.from];
  } while (from > 0 && (found[0]?.moment ?? 0) > moment);
  table.log = [...found.filter(({ n }) => n < (table.log[0]?.n ?? Infinity)), ...table.log];
  table.logFrom = from;
}

/** All entries before those that are here, which a list of them had better not hold. */
export async function earlierLog(table: TableState): Promise<Told[]> {
  const found: Told[] = [];
  const { logFrom } = table;
  for (let from = 0; from < logFrom; from += PAGE) {
    found.push(...(await api.log(table.id, from, Math.min(from + PAGE, logFrom), table.seat)).log);
  }
  return found;
}

/** Fetch what was said before the lines that are here. */
export async function olderChats(table: TableState): Promise<void> {
  const { seat, chatsBefore } = table;
  if (seat === null || chatsBefore === null) return;
  const page = await api.chats(table.id, chatsBefore, seat);
  if (table.seat !== seat) return;
  const known = new Set(table.chats.map(({ n }) => n));
  table.chats = [...page.chats.filter(({ n }) => !known.has(n)), ...table.chats];
  table.chatsBefore = page.before;
}
