/** The drawings of the atlas and what each game says about its map; both are fetched when a table is opened. */

import type { Drawing, MapParts } from "./types";

const PARTS = import.meta.glob<{ map: MapParts }>("../games/*/map.ts");

const PLAIN: MapParts = {
  file: () => "",
  marker: () => ({ shape: "circle", size: 12 }),
  ground: () => [],
  rank: () => 0,
  signs: () => [],
  extras: () => [],
};

/** What a game says about its map; one without has plain circles. */
export async function mapParts(game: string): Promise<MapParts> {
  const load = PARTS[`../games/${game}/map.ts`];
  return load ? (await load()).map : { ...PLAIN, file: () => game };
}

const known = new Map<string, Promise<Drawing>>();

/** A drawing of the atlas by its name. */
export function drawingOf(name: string): Promise<Drawing> {
  const found = known.get(name) ?? fetched(name);
  known.set(name, found);
  return found;
}

async function fetched(name: string): Promise<Drawing> {
  const answer = await fetch(`${import.meta.env.BASE_URL}atlas/${name}.json`);
  if (!answer.ok) {
    known.delete(name);
    throw new Error(`atlas/${name}.json: ${answer.status}`);
  }
  return (await answer.json()) as Drawing;
}
