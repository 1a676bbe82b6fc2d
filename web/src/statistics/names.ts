/** Names of what statistics count, from the texts of a game. */

import { botName, sideName, valueName } from "../lib/naming";
import type { Grouping } from "../lib/types";
import type { Messages } from "../text/messages";
import { t, ui } from "../text/ui.svelte";

/** A member of a group: a hero, a place to begin at, a seat by its number, a bot, or people. */
export function memberName(texts: Messages, group: Grouping, id: string): string {
  if (group.kind === "seat") return t("statistics-seat", { number: Number(id) + 1 });
  if (group.kind === "player") return id ? t("holder-bot", { bot: botName(id) }) : t("statistics-people");
  return group.names === "faction" ? sideName(texts, id) : texts.name(group.names, id);
}

/** A kind of victory, or why a game ended otherwise. */
export function endingName(texts: Messages, id: string): string {
  if (ui.has(`statistics-ending-${id}`)) return t(`statistics-ending-${id}`);
  const known = [`board-victory-${id}`, `victory-${id}`].find((message) => texts.has(message));
  return known ? texts.ui(known) : id || t("statistics-ending-other");
}

/** The value of an option of the table; yes and no are words here. */
export function splitName(texts: Messages, option: string, value: string): string {
  return valueName(texts, option, value === "true" ? true : value === "false" ? false : value);
}

const FORMS = new Map<string, Intl.NumberFormat>();

/** A share in percent with one digit, as the reader's language writes it. */
export function percent(share: number, digits = 1): string {
  const key = `${ui.language} ${digits}`;
  let form = FORMS.get(key);
  if (!form) {
    form = new Intl.NumberFormat(ui.language, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits });
    FORMS.set(key, form);
  }
  return form.format(share / 100);
}

/** A number as the reader's language writes it. */
export function whole(number: number): string {
  return new Intl.NumberFormat(ui.language).format(number);
}
