/** Which parts of the screen of a table are open. */

export class Layout {
  /** Narrow: the side column is a sheet below the map. */
  phone = $state(false);
  /** Whether the sheet of a phone is up. */
  raised = $state(true);
  /** The pane beside the map. */
  pane = $state("log");
  /** The panel of the drawer, and whether it is lifted over the map. */
  panel = $state("");
  lifted = $state(false);
  /** The list of keys is shown. */
  helping = $state(false);
  /** Standing orders are shown. */
  ordering = $state(false);
  /** The line to type in was asked for. */
  typing = $state(false);

  /** The reader has not opened another pane than the actions: what is to be done is shown when it comes. */
  #follows = true;

  /** The reader opens a pane. */
  open(pane: string): void {
    this.pane = pane;
    this.raised = true;
    this.#follows = pane === "actions";
  }

  /** The turn has come or gone: show the actions or the log, unless the reader has opened something else. */
  follow(mine: boolean): void {
    if (this.#follows) this.pane = mine ? "actions" : "log";
  }
}
