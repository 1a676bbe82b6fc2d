/** Going over the map with the keyboard: what a key means, and names that are typed letter by letter. */

import { byName, isDirection, type Direction } from "./steps";

/** What a key does on the map. */
export type Command =
  | { does: "step"; way: Direction }
  | { does: "pan"; x: number; y: number }
  | { does: "zoom"; by: number }
  | { does: "fit" }
  | { does: "close" }
  | { does: "press" }
  | { does: "jump"; letters: string };

const ZOOM = 1.4;
const PAN: Record<Direction, [number, number]> = { ArrowUp: [0, 0.2], ArrowDown: [0, -0.2], ArrowLeft: [0.2, 0], ArrowRight: [-0.2, 0] };
/** Letters typed so soon after one another are one name. */
const TYPING_MS = 900;

/** What is needed of a key event. */
export type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

export class MapKeys {
  #typed = "";
  #since = -Infinity;

  /** What a key means; null if the map does not mind it. `open`: something can be closed. */
  command({ key, shiftKey, ctrlKey, metaKey, altKey }: Key, open: boolean, now = performance.now()): Command | null {
    if (ctrlKey || metaKey || altKey) return null;
    const typing = now - this.#since < TYPING_MS && this.#typed !== "";
    if (isDirection(key)) return shiftKey ? { does: "pan", x: PAN[key][0], y: PAN[key][1] } : { does: "step", way: key };
    if (key === "+" || key === "=") return { does: "zoom", by: ZOOM };
    if (key === "-") return { does: "zoom", by: 1 / ZOOM };
    if (key === "0") return { does: "fit" };
    if (key === "Escape") return open ? { does: "close" } : null;
    if (key === "Enter" || (key === " " && !typing)) {
      this.#typed = "";
      return { does: "press" };
    }
    if (key.length !== 1 || !/[\p{L} ]/u.test(key)) return null;
    this.#typed = typing ? this.#typed + key : key;
    this.#since = now;
    return { does: "jump", letters: this.#typed };
  }
}

/** The place that typed letters lead to. */
export const named = (letters: string, from: string, ids: string[], name: (id: string) => string): string | null =>
  byName(letters, from, ids.map((id) => [id, name(id)]));
