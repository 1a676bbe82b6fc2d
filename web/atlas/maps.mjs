import { existsSync, readFileSync } from "node:fs";

/**
 * What the atlas knows about single maps beyond the data of the games: `maps/NAME.json`, for those that need it.
 *
 * frame     north, south, west, east in degrees, where the places alone would give a poor cut.
 * aspect    how wide the drawing is at least for its height, where the usual would part cells that must touch.
 * lens      a magnification around a crowded part: its centre and [radius, power].
 * inset     a part that lies too far off, `from` (south, north, west, east), drawn `by` [lat, lon] nearer in a frame of its own.
 * seeds     further points of a place: its cell lies around all of them.
 * outside   points of land that belong to no cell.
 * country   mountains and rivers are drawn, mountains this large: where they would not be taken for something of the rules.
 * waters    names of waters, as old maps have them in any language: [name, lat, lon, size, turn in degrees].
 * links     borders of the data whose cells cannot touch on a true map: they are drawn as a link across.
 */
export function settingsOf(name) {
  const file = new URL(`./maps/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
