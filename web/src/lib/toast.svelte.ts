/** Short notices at the edge of the page, read out by screen readers. */

import { errorText } from "../text/ui.svelte";

export interface Notice {
  n: number;
  kind: "good" | "bad" | "plain";
  text: string;
}

class Toasts {
  notices = $state<Notice[]>([]);
  #n = 0;

  /** Say something; what went wrong stays until it is dismissed. */
  say(text: string, kind: Notice["kind"] = "plain"): void {
    const n = ++this.#n;
    this.notices.push({ n, kind, text });
    if (kind !== "bad") setTimeout(() => this.dismiss(n), 6000);
  }

  /** Say what went wrong. */
  fail(error: unknown): void {
    this.say(errorText(error), "bad");
  }

  dismiss(n: number): void {
    this.notices = this.notices.filter((notice) => notice.n !== n);
  }
}

export const toasts = new Toasts();

/** Do something that the server may refuse; the reason is shown. Says whether it was done. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toasts.fail(error);
    return false;
  }
}
