/** The words of a scene: the game has one for everything that it puts on the stage; without it the bare id is shown. */

import type { Facts } from "../../lib/types";
import { words as plain, type Messages, type Rich } from "../../text/messages";

export class SceneWords {
  constructor(readonly texts: Messages) {}

  /** What a scene is called, with its names as links. */
  title(kind: string, facts: Facts): Rich {
    return this.texts.message(`scene-${kind}`, facts);
  }

  /** A word of a family: a role, a term, a fate, what dice are for. */
  word(family: string, name: string): string {
    const id = `scene-${family}-${name}`;
    return this.texts.has(id) ? this.texts.ui(id) : name.replaceAll(/[_-]/g, " ");
  }

  /** A word that not every kind of scene has. */
  optional(family: string, name: string): string {
    const id = `scene-${family}-${name}`;
    return this.texts.has(id) ? this.texts.ui(id) : "";
  }

  /** What the score of a side is called. */
  get score(): string {
    return this.texts.has("scene-score") ? this.texts.ui("scene-score") : "";
  }

  /** An outcome, with what it is about. */
  outcome(name: string, facts: Facts): string {
    return this.texts.has(`scene-outcome-${name}`) ? plain(this.texts.message(`scene-outcome-${name}`, facts)) : name.replaceAll(/[_-]/g, " ");
  }
}

/** Hundredths that add up to a hundred, though each is rounded. */
export function percents(chances: number[]): number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100 + 1e-9));
  const left = Math.round(chances.reduce((sum, chance) => sum + chance, 0) * 100) - floors.reduce((sum, one) => sum + one, 0);
  const order = chances.map((chance, k) => [chance * 100 - (floors[k] ?? 0), k] as const).sort((one, other) => other[0] - one[0]);
  for (const [, k] of order.slice(0, Math.max(0, left))) floors[k] = (floors[k] ?? 0) + 1;
  return floors;
}
