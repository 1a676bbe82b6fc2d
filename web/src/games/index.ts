/** The parts of all games; each is loaded when a table of that game is opened. */

import type { Board } from "../lib/types";
import type { GameParts } from "./parts";
import type { PieceSymbol } from "./symbols";

const PARTS = import.meta.glob<{ parts: GameParts }>("./*/index.ts");

const NOTHING: GameParts = { symbol: () => null, panels: [] };

/** The parts of a game; a game without any is drawn with letters and has no panels. */
export async function partsOf(game: string): Promise<GameParts> {
  const load = PARTS[`./${game}/index.ts`];
  return load ? (await load()).parts : NOTHING;
}

/** The symbols of the things of a board. */
export function symbolsOf(parts: GameParts, board: Board): (kind: string, id: string) => PieceSymbol | null {
  return (kind, id) => parts.symbol(kind, id, ((board[`${kind}s`] ?? {}) as Record<string, Record<string, unknown>>)[id] ?? {});
}
