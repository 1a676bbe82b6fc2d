/** Which parts of the screen of a table are open. */

/** The log is shown when the turn has been gone for so long: after most decisions it comes back sooner. */
const GONE_MS = 700;

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
  #going: ReturnType<typeof setTimeout> | undefined;

  /** The reader opens a pane. */
  open(pane: string): void {
    this.pane = pane;
    this.raised = true;
    this.#follows = pane === "actions";
  }

  /** The turn has come or gone: show the actions or the log, unless the reader has opened something else. On a phone cards to choose
   *  from (`cards`) are shown themselves: their names alone do not say what they do. */
  follow(mine: boolean, cards = false): void {
    clearTimeout(this.#going);
    if (mine && cards && this.phone) [this.pane, this.panel] = this.#follows ? ["drawer", "hand"] : [this.pane, this.panel];
    else if (mine) this.#turnTo("actions");
    else this.#going = setTimeout(() => this.#turnTo("log"), GONE_MS);
  }

  /** Something was chosen: who had opened the hand for it has done with it. */
  decided(): void {
    if (this.pane === "drawer") this.#follows = true;
  }

  #turnTo(pane: string): void {
    if (this.#follows) this.pane = pane;
  }
}
