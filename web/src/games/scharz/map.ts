/** How the maps of Scharz are drawn: the ground by the colours of a field; settlements and building sites on it. */

import type { Extra, MapParts, PlaceView } from "../../map/types";
import type { PieceSymbol } from "../symbols";

/** The colours of a field say what land it is; a field of two colours is half one, half the other. */
const GROUNDS: Record<string, string> = { yellow: "fields", green: "woods", brown: "hills", turquoise: "marsh", grey: "peaks" };

interface Settlement {
  kind: string;
  owner: string | null;
  yard: string | null;
  fortified: boolean;
}

interface Site {
  building: string;
  owner: string | null;
}

function extras({ settlement, site }: PlaceView & { settlement?: Settlement | null; site?: Site | null }): Extra[] {
  const found: Extra[] = [];
  if (settlement) {
    found.push({ kind: "building", id: settlement.kind, faction: settlement.owner });
    if (settlement.yard) found.push({ kind: "building", id: settlement.yard, faction: settlement.owner });
    if (settlement.fortified) found.push({ kind: "building", id: "fortification", faction: settlement.owner });
  }
  if (site) found.push({ kind: "building", id: site.building, faction: site.owner, begun: true });
  return found;
}

const SHIPS = ["transport", "warship", "corsair"];

const GRAIN: PieceSymbol = {
  body: "M12 1l3 4.5-3 4-3-4zM4.5 6L11 9.500v5l-6.5-4zM19.5 6L13 9.500v5l6.5-4zM4.5 12.500L11 16v4.500l-6.5-3.500zM19.5 12.500L13 16v4.500l6.5-3.500zM11 20h2v3.500h-2z",
};

export const map: MapParts = {
  file: (view) => `scharz-${String(view["map"])}`,
  marker: () => ({ shape: "dot", size: 6 }),
  ground: ({ kind, colours }) =>
    kind === "stormy" ? ["storm"] : ((colours ?? []) as string[]).flatMap((colour) => GROUNDS[colour] ?? []),
  rank: ({ kind }) => (kind === "land" ? 1 : 0),
  signs: ({ crop }) => (Number(crop) > 0 ? [{ symbol: GRAIN, count: Number(crop) }] : []),
  extras: (place) => extras(place),
  carries: (id) => SHIPS.includes(id.split("-")[0] ?? ""),
};
