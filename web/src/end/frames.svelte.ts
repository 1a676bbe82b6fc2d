/** A game in a few dozen pictures: older moments, asked for one after the other, and the last position. */

import type { View } from "../lib/types";
import type { TableState } from "../table/state.svelte";

/** How many moments of a game are looked at. */
const MOST = 48;

export interface Frame {
  n: number;
  view: View;
}

/** The moments to look at, from the first to the last. */
export function momentsOf(last: number, most = MOST): number[] {
  const step = Math.max(1, last / most);
  const found = Array.from({ length: Math.floor(last / step) + 1 }, (_, k) => Math.round(k * step));
  return [...new Set([...found, last])];
}

export class Frames {
  /** What has come so far, the last position included. */
  all = $state.raw<Frame[]>([]);
  /** Whether all of them are here. */
  whole = $state(false);
  #wanted = true;

  constructor(readonly table: TableState) {}

  async load(): Promise<void> {
    const { live, moment } = this.table;
    if (!live) return;
    const end = { n: moment, view: live };
    let found: Frame[] = [];
    this.all = [end];
    for (const n of momentsOf(moment).slice(0, -1)) {
      const answer = await this.table.inquire({ type: "moment", n }).catch(() => null);
      if (!this.#wanted) return;
      if (answer?.type !== "moment") continue;
      found = [...found, { n: answer.n, view: answer.view }];
      this.all = [...found, end];
    }
    this.whole = true;
  }

  stop(): void {
    this.#wanted = false;
  }
}
