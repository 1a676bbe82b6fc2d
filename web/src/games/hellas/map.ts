/** How the map of Hellas is drawn: population, shrines and monuments beside the names. */

import type { PieceSymbol } from "../symbols";
import type { MapParts, PlaceFacts, Sign } from "../../map/types";

const SIGNS: Record<string, PieceSymbol> = {
  city: { body: "M3 21V11h3V7h3v4h2V4h4v7h2V8h4v13z", detail: "M11 21v-4h3v4" },
  sparta: { body: "M12 1.5L22 22h-4.2L12 10L6.2 22H2z" },
  population: { body: "M12 3a4.5 4.5 0 1 0 .1 0zM3 21.5c0-6 3.5-9 9-9s9 3 9 9z" },
  shrine: { body: "M2 9L12 2.5L22 9v2H2zM5 12.5h3v6H5zM10.5 12.5h3v6h-3zM16 12.5h3v6h-3zM2.5 20h19v2h-19z" },
  delphi: { body: "M12 2c4 4 6 8.5 6 13c0 4-2.5 7-6 7s-6-3-6-7c0-4.5 2-9 6-13z", detail: "M7.5 11l9 5M16.5 11l-9 5" },
  monument: { body: "M12 1.5a3 3 0 1 0 .1 0zM8 8.5h8l1.5 8H15V18h3v2.5h2V23H4v-2.5h2V18h3v-1.5H6.5z" },
};

const sign = (id: string, count?: number): Sign[] => {
  const symbol = SIGNS[id];
  return symbol ? [count === undefined ? { symbol } : { symbol, count }] : [];
};

function signs({ kind, population, shrine, monument }: PlaceFacts): Sign[] {
  return [
    ...sign(kind),
    ...sign("population", Number(population)),
    ...(shrine ? sign(shrine === "delphi" ? "delphi" : "shrine") : []),
    ...(monument ? sign("monument") : []),
  ];
}

export const map: MapParts = {
  file: () => "hellas",
  marker: () => ({ shape: "dot", size: 6 }),
  ground: () => [],
  rank: () => 0,
  signs,
  extras: () => [],
};
