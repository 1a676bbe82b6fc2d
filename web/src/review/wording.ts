/** What was decided, in words that stand alone. */

import type { Facts, Option, TurningPoint } from "../lib/types";
import { words as plain, type Messages } from "../text/messages";

/** The question that a turning point answered. */
export function asked({ topic, asked: facts }: TurningPoint, texts: Messages): string {
  return plain(texts.waiting({ topic, facts: facts as Facts }));
}

/** An option; a yes or a number alone says nothing, so the question goes before it. */
export function decided(turn: TurningPoint, texts: Messages, option: Option = turn.option): string {
  const said = plain(texts.option(option, turn.topic));
  if (option.length > 1 && !/^\d+$/.test(said)) return said;
  const question = asked(turn, texts);
  return `${question.charAt(0).toLocaleUpperCase()}${question.slice(1)}: ${said}`;
}
