/** Opening a lesson: where it was left, or from its beginning; nobody needs an account. */

import { api } from "../lib/api";
import { router } from "../lib/router.svelte";
import { session } from "../lib/session.svelte";
import type { GameCard, LearningCard } from "../lib/types";

export async function openLesson(game: string, lesson: string, again = false, replace = false): Promise<void> {
  const { table } = await api.openLesson(game, lesson, again);
  if (!session.person) await session.refresh();
  router.go(`/t/${table}`, replace);
}

/** How far somebody has come in the lessons of a game. */
export interface Course {
  all: number;
  done: number;
  /** Where to go on: the name of the lesson, its number from 1, and the step from 1; null when all are done. */
  next: { name: string; number: number; step: number } | null;
  begun: boolean;
}

export function courseOf(game: GameCard, learned: LearningCard[]): Course {
  const mine = new Map(learned.filter((one) => one.game === game.name).map((one) => [one.lesson, one]));
  const number = game.lessons.findIndex(({ name }) => !mine.get(name)?.done);
  const next = game.lessons[number];
  return {
    all: game.lessons.length,
    done: game.lessons.filter(({ name }) => mine.get(name)?.done).length,
    next: next ? { name: next.name, number: number + 1, step: Math.min((mine.get(next.name)?.step ?? 0) + 1, next.steps) } : null,
    begun: mine.size > 0,
  };
}
