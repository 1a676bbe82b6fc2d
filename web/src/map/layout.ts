/** How large things are drawn at a scale, and on which grounds the stacks of the places stand. */

import type { Cluster, Ground } from "./clusters";
import type { Box } from "./labels";
import type { Stack } from "./stacks";
import type { Anchor } from "./types";

/** The scale in steps, at which stacks and names are set anew. */
export const levelOf = (k: number): number => 2 ** (Math.round(Math.log2(k) * 4) / 4);

/** Marks and pieces are as large as the usual distance of neighbours allows (in units of the drawing), grow less than the map
 *  when one goes in, and are never too small to read: figures have 13 units. */
export function growOf(level: number, apart: number): number {
  const roomy = Math.min(1.25, (apart * level) / 54);
  return Math.min(1.35, Math.max(0.86, roomy, Math.sqrt(level) * 0.92));
}

/** Lines and patterns grow less, too; they change in steps. */
export const lineOf = (k: number): number => (0.75 / 2 ** (Math.round(Math.log2(k) * 2) / 2)) ** 0.65;

/** A place whose cell is so small that it is drawn as a disc. */
export const isIslet = (room: number, k: number, grow: number): boolean => room * k < 17 * grow;

/** Where the stacks of each place stand at a level; `mark` is the size of the mark of a place without a cell. */
export function groundsOf(at: Map<string, Anchor>, level: number, cell: boolean, mark: (place: string) => number): Omit<Ground, "stacks">[] {
  return [...at].map(([place, { x, y }]) => ({ place, x: x * level, y: y * level, mark: cell ? 0 : mark(place), cell }));
}

/** The same grounds with what stands on them. */
export const standingOn = (grounds: Omit<Ground, "stacks">[], stacks: Stack[][]): Ground[] =>
  grounds.map((ground, k) => ({ ...ground, stacks: stacks[k] ?? [] }));

/** What pieces cover at a scale, in pixels. */
export function coveredBy(clusters: Cluster[], at: Map<string, Anchor>, scale: number, grow: number): Box[] {
  return clusters.map(({ place, box, dx, dy }) => {
    const { x, y } = at.get(place) as Anchor;
    return {
      left: x * scale + (box.left + dx) * grow,
      right: x * scale + (box.right + dx) * grow,
      top: y * scale + (box.top + dy) * grow,
      bottom: y * scale + (box.bottom + dy) * grow,
    };
  });
}
