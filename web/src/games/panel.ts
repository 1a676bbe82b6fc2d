/** What every panel of a game gets. */

import type { Board, View } from "../lib/types";
import type { Desk } from "../table/desk.svelte";

export interface PanelProps {
  desk: Desk;
  board: Board;
  view: View;
}
