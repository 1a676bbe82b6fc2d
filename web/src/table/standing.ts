/** How things stand between the reader and the table, for the turn light. */

import type { TableState } from "./state.svelte";

export type Standing = "lost" | "past" | "over" | "mine" | "busy" | "wait";

export function standing(table: TableState): Standing {
  if (table.connection !== "open") return "lost";
  if (table.past) return "past";
  if (table.finished) return "over";
  if (table.busy) return "busy";
  return table.myTurn ? "mine" : "wait";
}
