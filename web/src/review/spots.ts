/** Where on the board a decision belongs: places to look at, and the way it leads. */

import type { Board, Facts, Option, References, View } from "../lib/types";
import type { Move, Piece } from "../map/types";
import { choicesOf } from "../table/options";
import { placesIn } from "../table/stakes";

export interface Spotted {
  lit: Piece[];
  way: Move[];
}

/** Where an option points at; if it names no place, where the first of some facts do that name any: of the question, of what was told. */
export function spotted(option: Option | undefined, facts: Facts[], references: References, board: Board, view: View, faction: string): Spotted {
  const known = (board["places"] ?? {}) as Record<string, unknown>;
  const [choice] = option ? choicesOf([option], () => "", references, board, view) : [];
  const [from, to, ...more] = new Set(choice?.spots.map(({ place }) => place));
  if (from !== undefined) {
    return { lit: [from, to, ...more].flatMap((id) => (id === undefined ? [] : [{ kind: "place", id }])), way: to !== undefined && !more.length ? [{ from, to, faction }] : [] };
  }
  const told = facts.map((one) => placesIn(one, references).filter(({ kind, id }) => kind === "place" && id in known));
  return { lit: told.find((places) => places.length) ?? [], way: [] };
}
