/** The scale of a plot of shares: from a round number to a round number, with what is in it and the even share. */

import type { WinShare } from "../lib/types";

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** Round steps from which the first is taken that needs no more than a few ticks. */
const STEPS = [5, 10, 20, 25];
const MOST_TICKS = 6;

/** A scale that all intervals and the even share fit into. */
export function scaleOf(members: Pick<WinShare, "low" | "high">[], even: number): Scale {
  const told = members.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]));
  const [least, most] = [Math.min(even, ...told), Math.max(even, ...told)];
  const step = STEPS.find((one) => (Math.ceil(most / one) * one - Math.floor(least / one) * one) / one < MOST_TICKS) ?? 25;
  const low = Math.max(0, Math.floor(least / step) * step);
  const high = Math.min(100, Math.max(low + step, Math.ceil(most / step) * step));
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step);
  return { low, high, ticks };
}

/** Where a share lies on a scale, in hundredths of its width; a margin is left at both ends. */
export function along({ low, high }: Scale, share: number): number {
  return 4 + (92 * (share - low)) / (high - low);
}

/** Whether a share differs from an even one by more than chance. */
export function differs({ low, high, even }: WinShare): boolean {
  return low !== null && high !== null && (even < low || even > high);
}
