/** Pieces of the war of the Diadochi. */

import { shapes, type PieceSymbol } from "../symbols";

const UNITS: Record<string, PieceSymbol> = {
  mercenary: shapes.pelta,
  loyal: shapes.star,
  royal: shapes.ringed,
  silver: shapes.crescent,
  elephant: shapes.elephant,
  cavalry: shapes.horse,
};

const MARKS: Record<string, PieceSymbol> = {
  helepolis: shapes.tower,
  tomb: shapes.mound,
  plundered: shapes.flame,
  construction: shapes.scaffold,
  capital: shapes.temple,
};

const WOMEN = ["olympias", "kleopatra", "thessalonike"];

/** Generals wear a crested helmet with as many pips as they have battle rating; minor ones a plain cap, others a banner. */
function general(facts: Record<string, unknown>): PieceSymbol {
  const seniority = facts["seniority"];
  const shape = seniority === undefined ? shapes.banner : Number(seniority) > 0 ? shapes.helmet : shapes.cap;
  return { ...shape, pips: Number(facts["battle"] ?? 0), plate: "shield", lettered: true };
}

export function symbol(kind: string, id: string, facts: Record<string, unknown>): PieceSymbol | null {
  if (kind === "general") return general(facts);
  if (kind === "royal") return id === "cart" ? shapes.cart : WOMEN.includes(id) ? shapes.veil : shapes.crown;
  if (kind === "fleet") return shapes.galley;
  if (kind === "mark") return MARKS[id] ?? null;
  return UNITS[id] ?? null;
}
