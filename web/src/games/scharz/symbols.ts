/** Troops, ships, herds and buildings; troops carry a pip for each step of training above recruits. */

import { shapes, type PieceSymbol } from "../symbols";

const TYPES: Record<string, PieceSymbol> = {
  light: { body: "M8.5 8a6.5 6.5 0 1 0 .1 0zM19 1.5L21 7l-1 .5V22h-2V7.5L17 7z", detail: "M8.5 12.5a2 2 0 1 0 .1 0z" },
  heavy: { body: "M7 2h10c2.5 6.5 2.5 13.5 0 20H7C4.5 15.5 4.5 8.5 7 2z", detail: "M12 4.5v15M8 12h8M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z" },
  engine: { body: "M2 16h20v2.5H2zM6 17a2.8 2.8 0 1 0 .1 0zM18 17a2.8 2.8 0 1 0 .1 0zM9 16l4.5-9L11 5.5L12.5 2L19 5.5L17 9l-1.8-.9L11.5 16z" },
  cavalry: shapes.horse,
  transport: shapes.roundship,
  warship: shapes.galley,
  mercenary: shapes.swords,
  corsair: { body: "M2 15c6 2 14 2 20 0c-1 4.5-4 6.5-8 6.5h-4c-4 0-7-2-8-6.5zM11 1.5L19.5 13L11 12.5zM9.5 4v8.5H4z", detail: "M3 11.5L21 9" },
  elephant: shapes.elephant,
};

const LEVELS = ["recruits", "", "experienced", "veterans", "elite"];

const HERDS: Record<string, PieceSymbol> = {
  sheep: { body: "M6 6c1-2 4-2.5 5-1c2-1.5 5-.5 5.5 1.5C18.5 6.5 19 8 19 9l3 1.5l-.5 3.5l-3 .5c-.5 1-1 1.5-1.5 1.7V21h-2v-4h-6v4h-2v-4.5C4 16 3 14.5 3.5 13C2 11.5 2 9 3.5 8C3.5 6.5 5 5.8 6 6z" },
  pigs: { body: "M4 9c2-3 7-4 11-3l3-2v3c1.5 1 2.5 2 3 3.5l2 .5v3l-2.5 1c-1 1.5-2 2-3 2.5V21h-2.5v-3h-6v3H6.5v-3.5C4 16.5 3 14 3 12L1 11V8.5z", detail: "M18 10h.1" },
  cattle: { body: "M1.5 9h13l1.5-2L14.5 4c1.5 1 2.5 1.5 4 1.5S21 5 22.5 4L21 7.5l1.5 4l-2 2.5h-2.5L17 16v5.5h-2.5V16h-7v5.5H5V15l-1.5-3.5L3 14.5H1.5z" },
  horses: { body: "M1.5 10C2 8 3.5 7.5 5.5 7.5H13c1.5-3 3-4.5 6-5.5v2l3.5 4.5l-1.5 2l-3-1.5c-.5 2-1 3.5-2 4.5L17.5 21H15l-1.5-5.5h-5L7 21H4.5L5 15c-1-1-1.5-2-1.5-3.5L3 17H1.5z" },
};

const BUILDINGS: Record<string, PieceSymbol> = {
  village: { body: "M2 13l6-6.5l6 6.5h-1.5v8.5h-9V13zM14.5 15l4-4.5l4 4.5h-1v6.5h-6.5z", detail: "M8 21.5v-4M18.5 21.5V18" },
  town: { body: "M2 22V11l4-3.5l4 3.5V6.5L14 2l4 4.5V12l4 3v7z", detail: "M13 22v-4h2.5v4M5 14.5h2M13 8.5h2" },
  dock: { body: "M2 12h13v2.5H2zM3.5 14.5H6V22H3.5zM10.5 14.5H13V22h-2.5zM4 4h8v7H4zM16.5 17c2 1.5 3.5 1.5 5.5 0v2.5c-2 1.5-3.5 1.5-5.5 0z" },
  port: { body: "M12 1.5a3 3 0 0 0-1.2 5.7V9H7.5v2.5h3.3v7.2C7.5 18.2 5.5 16 5 13H7.5L4 8.5L.5 13H2.5C3 18.5 7 22 12 22.5C17 22 21 18.5 21.5 13h2L20 8.5L16.5 13H19c-.5 3-2.5 5.2-5.8 5.7v-7.2h3.3V9h-3.3V7.2A3 3 0 0 0 12 1.5z" },
  fortification: shapes.tower,
};

const GOODS: Record<string, PieceSymbol> = {
  grain: { body: "M11 22V11C8 11 6.5 9.5 6.5 6.5C9 6.5 10.5 7.5 11 9.5C10 7 10.5 4 12 1.5C13.5 4 14 7 13 9.5c.5-2 2-3 4.5-3c0 3-1.5 4.5-4.5 4.5v2c.5-2 2-3 4.5-3c0 3-1.5 4.5-4.5 4.5V22zM6.5 10c2.5 0 4 1 4.5 3v2.5C8 14.5 6.5 13 6.5 10z" },
  fish: { body: "M1.5 12C5 6.5 11 5 16 9.5L22.5 6c-1 4-1 8 0 12L16 14.5C11 19 5 17.5 1.5 12z", detail: "M6.5 11h.1M10 9c1 2 1 4 0 6" },
  gold: shapes.ringed,
};

/** A unit's type and how far it is trained: `heavy-veterans`. */
function unit(id: string): PieceSymbol | null {
  const [type = "", level = ""] = id.split("-");
  const found = TYPES[type];
  if (!found) return null;
  return level === "" ? found : { ...found, pips: LEVELS.indexOf(level) };
}

export function symbol(kind: string, id: string): PieceSymbol | null {
  if (kind === "herd") return HERDS[id] ?? null;
  if (kind === "building") return BUILDINGS[id] ?? null;
  if (kind === "mark") return id === "plundered" ? shapes.flame : null;
  return GOODS[id] ?? unit(id);
}
