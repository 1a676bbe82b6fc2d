/** Heroes, hoplites, monsters, monuments and the signs of combat cards. */

import { shapes, type PieceSymbol } from "../symbols";

const HEROES: Record<string, PieceSymbol> = {
  // a club over a lion's skin
  heracles: {
    body: "M15 1.5c3-1 6.5 1.5 6 4.5c-.3 2-2 3.5-4 5L8.5 21c-1 1.2-2.5 1.5-3.7.5s-1-2.6 0-3.8L12 7c1-2.5 1.5-4.8 3-5.5zM2.5 4l4-1.5l2 3l-1 4l-3 1.5l-2.5-3z",
    detail: "M15.5 5l1 1M17.5 7.5l1 .5M14 8l1 1",
  },
  // a winged sandal
  perseus: {
    body: "M2.5 19.5c4 0 5-2 6.5-6.5l3 2.5c2.5 2 6 2 9.5 2.5v3.5h-19zM9.5 12C8.5 7.5 10 4 14 1.5c-.5 2 0 3 1 3.5c2-.5 4-.5 6.5.5c-1 1.5-2 2-3 2c.5 1 1.5 1.3 2.5 1.5c-2 2.5-5.5 3.5-8 3.5z",
    detail: "M4 18.5h17",
  },
  // a helmet and a spear
  achilles: {
    body: "M4 21.5V14c0-4.5 2.5-7.5 6.5-7.5S17 9.5 17 14v7.5h-4V15h-4v6.5zM3 9C3.5 4.5 6.5 2.5 10.5 2.5c3.5 0 6 1.5 7 4.5l-1.8.8C14.5 5.8 13 5 10.5 5C7.5 5 5.5 6.5 5 9.5zM20 6.5L21.2 2L22.4 6.5V22H20z",
  },
  // a head with a diadem
  helen: {
    body: "M12 2c-5 0-7.5 3.5-7.5 8c0 3 .5 5-1.5 8c2 .5 3.5 0 4.5-1c.3 2-.5 3.5-2.5 4.5h14c-2-1-2.8-2.5-2.5-4.5c1 1 2.5 1.5 4.5 1c-2-3-1.5-5-1.5-8c0-4.5-2.5-8-7.5-8z",
    detail: "M7 8.5l2.5-1.5L12 5.5l2.5 1.5L17 8.5M8.5 10c0 4 1.5 6 3.5 6s3.5-2 3.5-6",
  },
};

const MONSTERS: Record<string, PieceSymbol> = {
  // three dog's heads
  cerberus: {
    body: "M12 2l2 2.5l3-1l.5 3L21 5l1 4.5l-2.5 2.5L22 14l-4 1.5c0 3-1.5 6-6 6s-6-3-6-6L2 14l2.5-2L2 9.5L3 5l3.5 1.5l.5-3l3 1z",
    detail: "M10 9.5h.1M14 9.5h.1M6 11h.1M18 11h.1M10.5 13l1.5 1.5l1.5-1.5M9 17.5l1 1.5l1-1.5l1 1.5l1-1.5l1 1.5l1-1.5",
  },
  // a lion with a goat's horns and a snake for a tail
  chimera: {
    body: "M7 2c1.5 1 2 2.5 2 4l2-.5c-.3-1.5 0-3 1-4c1.5 2 1.5 4 1 6c1.5 1 2.5 2.5 3 4.5c2 0 3-1.5 2.5-3.5c-.5-2 .5-3.5 2.5-3.5c1.5 0 2 1.5 1 2.5c2 3.5.5 7.5-3.5 8.5L18 22h-3l-.5-4h-4L10 22H7l-.5-5.5C3.5 15 2.5 12.5 3 10L1.5 8.5L4.5 7z",
    detail: "M6.5 10h.1M4 12.5l2.5.5",
  },
  // one great eye
  cyclops: {
    body: "M12 2C6.5 2 4 5.5 4 10c0 2 .5 3 0 5l2 1c0 4 2 6 6 6s6-2 6-6l2-1c-.5-2 0-3 0-5c0-4.5-2.5-8-8-8z",
    detail: "M6.5 9.5C9 6 15 6 17.5 9.5C15 13 9 13 6.5 9.5zM12 8a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3zM9 17.5h6",
  },
  // many necks
  hydra: {
    body: "M2 8c0-3 2-4.5 4.5-4.5L8 5L6 6.5c-1 1-.5 3 1 5l2 2C8.5 9 8.5 6 9.5 4L11 1.5L14 3l1.5 2.5L13 6c-1 2-.5 4.5 0 7.5c2-1.5 3.5-3.5 4-5.5L16 6.5L18.5 4L22 5.5L21.5 8l-2 .5c0 3.5-1.5 6.5-3.5 8.5c1.5 1.5 2.5 3 2.5 5H5.5c0-2.5 1-4 2.5-5c-3-2-6-5-6-9z",
    detail: "M5.5 5h.1M12 4h.1M19 6h.1",
  },
  // snakes for hair
  medusa: {
    body: "M12 5C10 5 9.5 3 8 2C6.5 1 5 2 5.5 3.5C4 3 2.5 4.5 3 6s2 1.5 2.5 3C4 9 2 9.5 2 11s2 2 4 2c0 4.5 2 9 6 9s6-4.5 6-9c2 0 4-.5 4-2s-2-2-3.5-2c.5-1.5 2-1.5 2.5-3s-1-3-2.5-2.5C19 2 17.5 1 16 2c-1.5 1-2 3-4 3z",
    detail: "M8.5 12.5h2M13.5 12.5h2M10 17.5c1 1 3 1 4 0",
  },
  // a bull's head on a man's shoulders
  minotaur: {
    body: "M1.5 3c.5 2.5 2 4 5 4.5c2-1.5 9-1.5 11 0c3-.5 4.5-2 5-4.5c1.5 4 .5 7.5-4 8.5l-1 4c2.5.5 4.5 2.5 5 6.5h-21c.5-4 2.5-6 5-6.5l-1-4c-4.5-1-5.5-4.5-4-8.5z",
    detail: "M9 11h.1M15 11h.1M10 16.5c1 1 3 1 4 0M12 18v1.5",
  },
  // a winged lion with a woman's head
  sphinx: {
    body: "M7 2c2.5 0 4 2 3.5 4.5c0 1.5 1 2.5 2.5 3C15 6 18 4 22.5 4c-.5 3-2 5-4.5 7c2.5 1.5 4 4 4 7.5v3.5h-17V18l2.5-1v-4.5C5 12 3.5 10 4 7.5l-1-1C3.5 3.5 5 2 7 2z",
    detail: "M14 10.5c2-1 4-2.5 6-5M10 21.5v-5M16.5 21.5c0-3 .5-4.5 2-5.5",
  },
};

const SIGNS: Record<string, PieceSymbol> = {
  torch: { body: "M12 1c.5 3 4 4.5 4 8c0 2-1 3-2 3.5h-4c-1-.5-2-1.5-2-3.5c0-3.5 3.5-5 4-8zM9 13.5h6L13.5 23h-3z" },
  bow: { body: "M5 1c9 2 15 8 17 17l-1 1C18 11 13 6 4 3zM4 2l2 1L20.5 19l-1 1zM2 18l4-.5L15 8l1.5 1.5L7 18.5L6.5 22z" },
  sword: { body: "M21.5 2.5l-1 4L10 17l2 2l-1.5 1.5l-2.5-2.5L4.5 21.5L2.5 19.5L6 16l-2.5-2.5L5 12l2 2L17.5 3.5z" },
  mace: { body: "M15.5 2c3.5-.5 7 3 6.5 6.5c-.5 3-4 4.5-7 3L4.5 22L2 19.5L12.5 9c-1.5-3 0-6.5 3-7z", detail: "M15 5l4 4M19 5l-4 4" },
  sickle: { body: "M13 2c6 0 9 4 8.5 9.5C21 8 18 6 14.5 6.5c-4 .5-6 4-5.5 8l-4.5 7.5L2 20.5L7 13C6 7 8.5 2 13 2z" },
  axe: { body: "M11 2h2.5v20H11zM14 3c5-1.5 8 .5 8.5 5c-.5 4.5-3.5 6.5-8.5 5c1.5-3 1.5-7 0-10zM10.5 4.5L6 6v4l4.5 1.5z" },
  spear: { body: "M21.5 2.5l-1.5 6l-2.5-1L5 20.5L3.5 19L16.5 6.5L15.5 4z" },
  shield: shapes.ringed,
};

const MARKS: Record<string, PieceSymbol> = {
  temple: shapes.temple,
  oracle: { body: "M4 21.5h16L17 9H7zM6 2h12v2.5c0 2-2.5 3.5-6 3.5S6 6.5 6 4.5z", detail: "M8.5 13h7M8 17h8" },
  quest: { body: "M4 3h14c2 0 3 1.5 3 3.5h-3V21H7c-2 0-3-1.5-3-3.5h2V6.5C6 5 5.5 4 4 3z", detail: "M9 8.5h6M9 12h6M9 15.5h4" },
};

const OTHERS: Record<string, PieceSymbol> = {
  hoplite: { body: "M9 9a7 7 0 1 0 .1 0zM18.5 1.5L20 6v16.5h-2.5V6zM6.5 3.5c1-2 5-2 6 0l.5 4.2a9 9 0 0 0-7 0z", detail: "M6 19l3-6l3 6" },
  priest: { body: "M12 1.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM8 10h8c2 3 3.5 7 3.5 12h-15C4.5 17 6 13 8 10z", detail: "M6.5 15c3.5 2 7.5 2 11 0M9 3.5c2 1 4 1 6 0" },
  glory: { body: "M12 22C6 20 3 15 3.5 6C7 7 9 9.5 10 13c0-4 .5-8 2-11c1.5 3 2 7 2 11c1-3.5 3-6 6.5-7C21 15 18 20 12 22z" },
};

const MONUMENT: PieceSymbol = {
  body: "M5 18h14v4H5zM8 17l1-6c-1-1-1.5-2.5-1-4l2-1a2.5 2.5 0 1 1 4 0l2 1c.5 1.5 0 3-1 4l1 6z",
  detail: "M12 9v7",
};

export function symbol(kind: string, id: string, facts: Record<string, unknown> = {}): PieceSymbol | null {
  if (kind === "hero") return { ...(HEROES[id] ?? shapes.helmet), plate: "disc" };
  if (kind === "monster") return { ...(MONSTERS[id] ?? shapes.flame), plate: "gable" };
  if (kind === "god" || kind === "monument") return { ...MONUMENT, plate: "steps" };
  if (kind === "symbol") return SIGNS[id] ?? null;
  if (kind === "card") return SIGNS[String(facts["symbol"])] ?? null;
  if (kind === "mark") return MARKS[id] ?? null;
  return OTHERS[id] ?? null;
}
