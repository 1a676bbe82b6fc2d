/** How the map of Alexander's empire is drawn: cities by size, strongholds as towers, passes and straits between. */

import type { MapParts, Marker } from "../../map/types";

const MARKERS: Record<string, Marker> = {
  major: { shape: "square", size: 19 },
  minor: { shape: "circle", size: 14 },
  stronghold: { shape: "tower", size: 15 },
  transit: { shape: "dot", size: 7 },
};
const RANKS = ["transit", "stronghold", "minor", "major"];

export const map: MapParts = {
  file: () => "successors",
  marker: ({ kind }) => MARKERS[kind] ?? { shape: "circle", size: 14 },
  ground: () => [],
  rank: ({ kind }) => RANKS.indexOf(kind) - 1,
  signs: () => [],
  extras: () => [],
  worn: ["royal"],
  leads: ["general"],
};
