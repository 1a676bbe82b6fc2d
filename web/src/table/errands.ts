/** Requests with a key, which are carried out once however the line behaves: sent again when it was lost meanwhile, and when the
 *  server could not store them. */

import type { Answer, Request } from "./socket";

/** How often, and how soon, something that could not be stored is sent again. */
const MOST_UNSAVED = 20;
const UNSAVED_MS = 3000;

/** A random word: the same key never decides twice. */
export const freshKey = (): string => crypto.randomUUID();

export class Errands {
  #again: (() => void) | null = null;

  constructor(readonly send: (request: Request) => Promise<Answer>) {}

  /** The line is back. */
  resume(): void {
    this.#again?.();
  }

  /** Send until there is an answer that lasts; `unsaved` hears of those that do not. */
  async run(request: Request, unsaved: (answer: Answer) => void): Promise<Answer> {
    for (let tries = 0; ; ) {
      try {
        const answer = await this.send(request);
        if (answer.type !== "refused" || answer.code !== "storage" || ++tries > MOST_UNSAVED) return answer;
        unsaved(answer);
        await new Promise((again) => setTimeout(again, UNSAVED_MS));
      } catch {
        await new Promise<void>((again) => (this.#again = again));
        this.#again = null;
      }
    }
  }
}
