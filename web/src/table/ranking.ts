/** The order at the end: winners first, then by how near everybody came to a goal. */

import type { Track } from "./words";

export type Figures = Record<string, unknown> & { faction: string };

/** A seat may have a goal of its own: `vp_needed` beside `vp`. */
export const goalOf = (figures: Figures, track: Track): number => Number(figures[`${track.field}_needed`] ?? track.goal);

/** Whether a seat is a step or so from a goal. */
export const isNear = (figures: Figures, track: Track): boolean =>
  goalOf(figures, track) - Number(figures[track.field] ?? 0) <= Math.max(1, goalOf(figures, track) * 0.15);

/** How near a seat came to the goal it was nearest to. */
function nearness(figures: Figures, tracks: Track[]): number {
  return Math.max(0, ...tracks.map((track) => Number(figures[track.field] ?? 0) / Math.max(1, goalOf(figures, track))));
}

/** Seats in the order of the final standings. */
export function ranked(seats: Figures[], winners: string[], tracks: Track[]): number[] {
  const won = ({ faction }: Figures): number => (winners.includes(faction) ? 1 : 0);
  const by = (one: Figures, other: Figures): number => won(other) - won(one) || nearness(other, tracks) - nearness(one, tracks);
  return seats.map((figures, seat) => ({ figures, seat })).sort((one, other) => by(one.figures, other.figures)).map(({ seat }) => seat);
}
