/** Going through a list of lines with the arrow keys: up and down between lines, left and right between what a line holds. */

const DOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
const ASIDE: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves the focus; whether the key was one of these. A list without the focus is entered at its end. */
export function walk(list: HTMLElement, key: string): boolean {
  if (!(key in DOWN) && !(key in ASIDE)) return false;
  const all = [...list.querySelectorAll<HTMLElement>("h4, li:not(.folded), summary")];
  const lines = all.filter((line) => line.checkVisibility() && stopsOf(line).length);
  const here = lines.findIndex((line) => line.contains(document.activeElement));
  const line = lines[here];
  const next =
    key in ASIDE && line
      ? stopsOf(line)[stopsOf(line).findIndex((stop) => stop === document.activeElement) + (ASIDE[key] ?? 0)]
      : stopsOf(lines.at(here < 0 ? -1 : Math.min(lines.length - 1, Math.max(0, here + (DOWN[key] ?? 0)))) ?? list)[0];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return true;
}

/** What can take the focus in a line. */
function stopsOf(line: HTMLElement): HTMLElement[] {
  return line.tagName === "SUMMARY" ? [line] : [...line.querySelectorAll<HTMLElement>("button")];
}
