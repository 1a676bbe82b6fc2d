/** Single keys at the table. */

import type { Desk } from "./desk.svelte";

/** What a key does; `focus` moves the focus to what a selector finds, once it is there. */
export function shortcuts(desk: Desk, focus: (selector: string) => void): Record<string, () => void> {
  const { table, layout } = desk;
  const open = (pane: string, selector = ""): void => {
    layout.open(pane);
    if (selector) setTimeout(() => focus(selector));
  };
  return {
    "?": () => (layout.helping = true),
    "/": () => ((layout.typing = true), open("actions", "[data-command]")),
    a: () => open("actions", ".all button"),
    l: () => open("log"),
    c: () => open("chat"),
    n: () => open("notes"),
    r: () => (open("rules"), desk.cite(table.ask?.clause ?? "")),
    m: () => focus("[data-map] [tabindex='0']"),
    h: () => {
      if (layout.phone) layout.open("drawer");
      else layout.lifted = true;
      layout.panel = "hand";
      setTimeout(() => focus(".card"));
    },
    u: () => void (table.mayUndo && !table.past && table.takeBack()),
    z: () => void (desk.coach.regret && table.takeBack()),
    "[": () => void table.look((table.past?.n ?? table.moment) - 1),
    "]": () => void (table.past && table.look(table.past.n + 1)),
  };
}

/** Cancel the last thing that was begun: a refusal that is shown, a grave act, a first place, a look at the past. */
export function escape(desk: Desk): void {
  const { table } = desk;
  table.refusal = null;
  desk.ahead.forecast = null;
  if (desk.confirming) desk.confirming = null;
  else if (desk.way.legs.length) desk.way.clear();
  else if (desk.origin !== null) desk.origin = null;
  else if (table.past) table.past = null;
}

/** Whether a key was meant for something else than the table: a field, a dialog, a letter on the map. */
export function isElsewhere({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const element = target as HTMLElement;
  if (ctrlKey || metaKey || altKey || element.closest("input, textarea, select, dialog, [contenteditable]") !== null) return true;
  return element.closest("[data-map]") !== null && /^[a-z]$/i.test(key);
}
