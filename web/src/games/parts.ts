/** What a game brings to the generic client: symbols of its pieces and panels of its own for the drawer. */

import type { Component } from "svelte";
import type { Battles } from "../table/battles";
import type { PieceSymbol } from "./symbols";
import type { PanelProps } from "./panel";

/** A tab of the drawer; `title` is the id of an interface text. */
export interface Panel {
  id: string;
  title: string;
  component: Component<PanelProps>;
}

export interface GameParts {
  /** The symbol of a piece, unit, mark, building or other thing of the board; null lets the client draw letters. */
  symbol(kind: string, id: string, facts: Record<string, unknown>): PieceSymbol | null;
  panels: Panel[];
  /** Which entries of the log make up a battle. */
  battles: Battles;
}
