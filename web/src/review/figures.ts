/** The figures of a review, made ready for drawing: nothing here knows a game. */

import type { Happening, LuckAccount, ReviewGain, ReviewMoment, ReviewShown, TurningPoint } from "../lib/types";

/** Lines of seats differ by their dashes too. */
export const DASHES = ["", "9 4", "2 4", "13 4 2 4", "5 2", "1 3"];

/** The chance of a seat after so many decisions. */
export function chanceAt(review: ReviewShown, seat: number, moment: number): number {
  const found = moment <= review.base ? review.start : review.moments[moment - review.base - 1]?.chances;
  return found?.[seat] ?? 0;
}

export function lastMoment(review: ReviewShown): number {
  return review.base + review.moments.length;
}

/** The moment that a fragment of the address names; without one the end. */
export function momentIn(hash: string, review: ReviewShown): number {
  const named = /^at=(\d+)$/.exec(hash)?.[1];
  return named === undefined ? lastMoment(review) : Math.min(lastMoment(review), Math.max(review.base, Number(named)));
}

/** How far a chance may be off: between two moments at which the game was played on, in proportion; nothing at the end. */
export function errorAt(review: ReviewShown, seat: number, moment: number): number {
  const known = [...review.anchors.map((anchor) => [anchor.moment, anchor.errors[seat] ?? 0] as const), [lastMoment(review), 0] as const];
  const after = known.findIndex(([at]) => at >= moment);
  const [there, then] = known[after < 0 ? known.length - 1 : after] ?? [0, 0];
  const [here, now] = known[after - 1] ?? [there, then];
  return there === here ? then : now + ((then - now) * (moment - here)) / (there - here);
}

/** Moments to draw a curve by: all of them, or so many that the eye sees no difference; what matters is always among them. */
export function sampled(review: ReviewShown, most: number): number[] {
  const [first, last] = [review.base, lastMoment(review)];
  const step = Math.max(1, Math.ceil((last - first) / most));
  const found = new Set<number>([first, last, ...review.turns.flatMap(({ moment }) => [moment - 1, moment])]);
  for (let moment = first; moment <= last; moment += step) found.add(moment);
  return [...found].sort((a, b) => a - b);
}

/** Somewhere the reader can go: a turning point, or something of the story. */
export interface Point {
  moment: number;
  /** The place among the turning points; undefined for a happening. */
  turn?: number;
  /** The place in the story; undefined for a turning point. */
  story?: number;
}

/** All points in the order of the game. */
export function pointsOf(review: ReviewShown): Point[] {
  const turns: Point[] = review.turns.map(({ moment }, turn) => ({ moment, turn }));
  const story: Point[] = review.story.map(({ moment }, n) => ({ moment, story: n }));
  return [...turns, ...story].sort((a, b) => a.moment - b.moment || (a.turn ?? 99) - (b.turn ?? 99));
}

/** The next point after a moment, or the last one before it; -1 if there is none. */
export function stepped(points: Point[], at: number, onward: boolean): number {
  return onward ? points.findIndex(({ moment }) => moment > at) : points.findLastIndex(({ moment }) => moment < at);
}

/** What is looked at: a moment, what was decided then, and what makes it worth stopping at. */
export interface Stop {
  at: number;
  /** The moment that the board shows. */
  board: number;
  /** The decision that led here; undefined at the start. */
  made: ReviewMoment | undefined;
  turn: TurningPoint | undefined;
  happening: Happening | undefined;
}

export function stopAt(review: ReviewShown, point: Point | undefined, at: number): Stop {
  const turn = review.turns[point?.turn ?? -1];
  return { at, board: turn ? boardMoment(turn) : at, made: review.moments[at - review.base - 1], turn, happening: review.story[point?.story ?? -1] };
}

/** The moment that shows a turning point on the board: the question, or what the dice brought. */
export function boardMoment(turn: TurningPoint): number {
  return turn.kind === "luck" ? turn.moment : turn.moment - 1;
}

/** A bar of the account: from one height to another. */
export interface Bar {
  name: string;
  from: number;
  to: number;
}

/** How a seat came from its chance at the start to its result, step by step. */
export function waterfall(account: LuckAccount): Bar[] {
  const bars: Bar[] = [{ name: "start", from: 0, to: account.start }];
  let height = account.start;
  for (const name of ["dice", "draws", "own", "others"] as const) {
    if (name === "draws" && !account.draws) continue;
    bars.push({ name, from: height, to: height + account[name] });
    height += account[name];
  }
  return [...bars, { name: "result", from: 0, to: account.result }];
}

/** What was gained, under the names that readers know: phases of the same name are one. */
export function gainsBy(gains: ReviewGain[], by: string, name: (gain: ReviewGain) => string): { name: string; own: number; luck: number; others: number }[] {
  const found = new Map<string, { name: string; own: number; luck: number; others: number }>();
  for (const gain of gains.filter((one) => one.by === by)) {
    const called = name(gain);
    const sum = found.get(called) ?? { name: called, own: 0, luck: 0, others: 0 };
    found.set(called, { name: called, own: sum.own + gain.own, luck: sum.luck + gain.luck, others: sum.others + gain.others });
  }
  return [...found.values()].filter(({ own, luck, others }) => Math.abs(own) + Math.abs(luck) + Math.abs(others) > 0.0005);
}

export function mean(values: number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
}

/** What luck did for a seat, in words. */
export function luckWord({ luck }: LuckAccount, name: string, t: (id: string, facts: Record<string, string | number>) => string): string {
  const points = Math.round(100 * luck);
  return t(points > 0 ? "review-lucky" : points < 0 ? "review-unlucky" : "review-no-luck", { name, points: Math.abs(points) });
}
