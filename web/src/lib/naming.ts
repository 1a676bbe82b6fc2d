/** Names that the pages around the table show, from the texts of a game. */

import { t } from "../text/ui.svelte";
import type { Messages } from "../text/messages";
import type { GameCard, OptionValue, Pace, SeatCard, TableCard } from "./types";

/** A game's title and the line below it: its text about itself begins with "Title: what it is". */
export function titleOf(texts: Messages): { title: string; line: string } {
  const [first = ""] = texts.about.split("\n\n");
  const [title = "", ...rest] = first.split(": ");
  const line = rest.join(": ");
  return { title, line: line.slice(0, 1).toUpperCase() + line.slice(1) };
}

/** The paragraphs of a game's text about itself, without its first. */
export function storyOf(texts: Messages): string[] {
  return texts.about.split("\n\n").slice(1);
}

/** The name of a side. */
export function sideName(texts: Messages, faction: string): string {
  return texts.has(`board-faction-${faction}`) ? texts.ui(`board-faction-${faction}`) : texts.name("faction", faction);
}

/** Who sits at a seat. */
export function holderName(seat: SeatCard): string {
  if (seat.holder === "bot") return t("holder-bot", { bot: botName(seat.bot ?? "") });
  if (seat.holder === "person") return seat.person ?? t("holder-forgotten");
  return t(seat.holder === "invited" ? "holder-invited" : "holder-open");
}

/** A bot's name, with a capital letter. */
export function botName(bot: string): string {
  return bot === "random" ? t("bot-random") : bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** A bot to choose: its name, and how strong it is meant to be. */
export function botOffer(game: GameCard | undefined, bot: string): string {
  const level = game?.levels[bot];
  if (!level) return t("holder-bot", { bot: botName(bot) });
  return t("bot-with-level", { bot: botName(bot), level: t(`level-${level}`) });
}

/** What the levels among some bots are like, a sentence each. */
export function levelStyles(game: GameCard | undefined): string[] {
  return (game?.bots ?? []).flatMap((bot) => {
    const level = game?.levels[bot];
    return level ? [`${botOffer(game, bot)}: ${t(`level-${level}-style`)}`] : [];
  });
}

/** The bot that newcomers meet. */
export function usualBot(game: GameCard): string {
  return game.usual_bot;
}

/** The name of an option of the table, and of a value of it. */
export function optionName(texts: Messages, name: string): string {
  return texts.name("option", name);
}

export function valueName(texts: Messages, name: string, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  const word = String(value).replaceAll(/[_-]/g, " ");
  return texts.attribute(`opt-${name}`, `value-${value}`) || word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The options in which a table differs from the usual. */
export function unusual(game: GameCard, options: Record<string, OptionValue>): [string, OptionValue][] {
  const usual = new Map(game.options.map((option) => [option.name, option.default]));
  return Object.entries(options).filter(([name, value]) => usual.get(name) !== value);
}

/** A pace in words: "Live, 20 min + 15 s". */
export function paceName(pace: Pace): string {
  if (pace.kind === "none") return t("pace-none");
  return t("pace-of", { kind: t(`pace-${pace.kind}`), bank: duration(pace.bank), increment: duration(pace.increment) });
}

/** A length of time in its largest fitting unit. */
export function duration(seconds: number): string {
  if (seconds >= 2 * 86400) return t("time-days", { number: Math.round(seconds / 86400) });
  if (seconds >= 2 * 3600) return t("time-hours", { number: Math.round(seconds / 3600) });
  if (seconds >= 60) return t("time-minutes", { number: Math.round(seconds / 60) });
  return t("time-seconds", { number: Math.round(seconds) });
}

/** Whether a table waits for one of my seats. */
export function isMyTurn(table: TableCard): boolean {
  return table.status === "running" && table.awaited.some((seat) => table.mine.includes(seat));
}
