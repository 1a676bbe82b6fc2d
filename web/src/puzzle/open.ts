/** Opening a puzzle: at the table where it was left, or at a new one; nobody needs an account. */

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import { ui } from "../text/ui.svelte";

export async function openPuzzle(game: string, id: string, again = false, replace = false): Promise<void> {
  const { table } = await api.openPuzzle(game, id, again);
  if (!session.person) await session.refresh();
  router.go(`/t/${table}`, replace);
}

/** The name of a day of the week, short or long, from its date. */
export function weekday(date: string, length: "short" | "long"): string {
  return new Intl.DateTimeFormat(ui.language, { weekday: length, timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
}

/** A share as whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);
