/** The sides of a table: each has a colour, an emblem, an edge pattern and a letter, so that no one mark carries it alone. */

/** How the edge or ground of something of a side is drawn; `stroke-dasharray` and hatch angle follow from it. */
export type Pattern =
  | "plain" | "rising" | "falling" | "dots" | "cross" | "waves"
  | "bars" | "lines" | "checks" | "chevrons" | "rings" | "dashes";

export interface Side {
  id: string;
  /** Fill colour; `ink` is readable on it. */
  colour: string;
  ink: string;
  /** An emblem on a grid of 24 by 24, one filled path. */
  emblem: string;
  pattern: Pattern;
  letter: string;
}

interface Faction {
  id: string;
  colour: string;
}

const EMBLEMS: [string, Pattern][] = [
  // sun
  ["M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10zM11 1h2l.5 4h-3zM11 23h2l.5-4h-3zM1 11v2l4 .5v-3zM23 11v2l-4 .5v-3zM3.5 5l1.5-1.5L8 6L6 8zM20.5 5L19 3.5L16 6l2 2zM3.5 19L5 20.5L8 18l-2-2zM20.5 19L19 20.5L16 18l2-2z", "plain"],
  // trident
  ["M10.8 23v-8C6.5 14.5 4 12 4 7V2l3 3.5L6 7.5c0 3 1.5 5 4.8 5.5V5L9.5 5L12 1l2.5 4h-1.3v8C16.5 12.5 18 10.5 18 7.5L17 5.5L20 2v5c0 5-2.5 7.5-6.8 8v8z", "waves"],
  // bull's head
  ["M2 3c0 3.5 1.5 5 4.5 5.5C8.5 7 15.5 7 17.5 8.5C20.5 8 22 6.5 22 3c2 5 1 8.5-3.5 10C18 17 16 22 12 22s-6-5-6.5-9C1 11.5 0 8 2 3z", "rising"],
  // owl
  ["M4 2c2 1.5 4 2 8 2s6-.5 8-2c1 6 .5 11-1 15c-1 3-3.5 5-7 5s-6-2-7-5C3.5 13 3 8 4 2zM8.5 6.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM15.5 6.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6zM12 12l-1.5 2.5L12 17l1.5-2.5z", "dots"],
  // anchor
  ["M12 1a3.5 3.5 0 0 0-1.5 6.6V9H7v2.5h3.5v8C7 19 5 17 4.5 14L6.5 14L3 9.5L0 14h2c.5 5.5 4.5 8.5 10 9c5.5-.5 9.5-3.5 10-9h2l-3-4.5L17.5 14h2c-.5 3-2.5 5-6 5.5v-8H17V9h-3.5V7.6A3.5 3.5 0 0 0 12 1zM12 3a1.5 1.5 0 1 1 0 3a1.5 1.5 0 1 1 0-3z", "falling"],
  // laurel leaf
  ["M12 1C7 6 5 10 5 14c0 3.5 2 6 5.5 6.8V24h3v-3.2C17 20 19 17.5 19 14c0-4-2-8-7-13zM11.2 8h1.6v11h-1.6z", "bars"],
  // lightning
  ["M14 1L4 13.5h6L7 23l13-14h-7l4-8z", "checks"],
  // amphora
  ["M8 1h8v2.5h-1.5V6C18 7.5 19.5 10 19 13.5C18.5 17 16.5 19 14.5 20.5L15.5 23h-7l1-2.5C7.5 19 5.5 17 5 13.5C4.5 10 6 7.5 9.5 6V3.5H8zM4 5h3.5v1.5H5.5V9L4 10zM20 5h-3.5v1.5h2V9L20 10z", "lines"],
  // wheel
  ["M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM12 4a8 8 0 0 1 6.9 4L13.5 11.1A2 2 0 0 0 13 10.8V4.1zM11 4.1v6.7a2 2 0 0 0-.5.3L5.1 8A8 8 0 0 1 11 4.1zM4.1 9.7L9.9 13v0L4.5 15.5A8 8 0 0 1 4.1 9.7zM19.9 9.7a8 8 0 0 1-.4 5.8L14.1 13zM5.5 17.2L10.7 13.9a2 2 0 0 0 .5.2L11 20A8 8 0 0 1 5.5 17.2zM18.5 17.2A8 8 0 0 1 13 20l-.2-5.9a2 2 0 0 0 .5-.2z", "rings"],
  // boar
  ["M1 13c0-4 3-7 8-7l1.5-2.5L12 6c4 0 6 1.5 7.5 4l3 2l.5 3l-4 1.5L17 21h-2.5l.5-4c-2 .5-5 .5-7 0l.5 4H6l-1.5-5C2.5 15.5 1 14.5 1 13zM17.5 10a1 1 0 1 0 0 2a1 1 0 1 0 0-2z", "chevrons"],
  // crescent
  ["M17 2A11 11 0 1 0 17 22A9 9 0 1 1 17 2z", "cross"],
  // column
  ["M4 2h16v4h-2.5v1H16v11h1.5v1H20v3H4v-3h2.5v-1H8V7H6.5V6H4zM10 8v9h1V8zM13 8v9h1V8z", "dashes"],
];

const NEUTRAL = "#8a8172";
const NOBODY: [string, Pattern] = ["M12 3L21 12L12 21L3 12z", "dots"];

/** Relative luminance after WCAG. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Black or white, whichever is easier to read on a colour. */
export function inkOn(colour: string): string {
  const light = luminance(colour);
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05) ? "#14110c" : "#ffffff";
}

/** The side of a faction id among a board's factions; what is nobody's looks neutral. `remap` changes colours for this reader. */
export function sideOf(factions: Faction[], id: string | null, letter = "", remap: Record<string, string> = {}): Side {
  const index = factions.findIndex((faction) => faction.id === id);
  const faction = factions[index];
  const [emblem, pattern] = (faction ? EMBLEMS[index % EMBLEMS.length] : undefined) ?? NOBODY;
  const colour = (id !== null ? remap[id] : undefined) ?? faction?.colour ?? NEUTRAL;
  return { id: id ?? "", colour, ink: inkOn(colour), emblem, pattern, letter: letter || (id ?? "").slice(0, 1).toUpperCase() };
}
