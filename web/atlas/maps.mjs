/**
 * What the atlas knows about single maps beyond the data of the games.
 *
 * frame     north, south, west, east in degrees, where the places alone would give a poor cut.
 * aspect    how wide the drawing is at least for its height, where the usual would part cells that must touch.
 * lens      a magnification around a crowded part: its centre and [radius, power].
 * seeds     further points of a place: its cell lies around all of them.
 * outside   points of land that belong to no cell.
 * country   mountains and rivers are drawn, mountains this large: where they would not be taken for something of the rules.
 * waters    names of waters, as old maps have them in any language: [name, lat, lon, size, turn in degrees].
 * links     borders of the data whose cells cannot touch on a true map: they are drawn as a link across.
 */
export const MAPS = {
  successors: {
    frame: { west: 18.6, east: 55.2, south: 28.6, north: 45.2 },
    lens: { lat: 38.4, lon: 26, shape: [420, 2.3] },
    margin: 0.01,
    detail: 0.5,
    country: 1.1,
    waters: [
      ["Pontos Euxeinos", 43.2, 34.2, 30],
      ["Hyrkania Thalassa", 39.6, 51.3, 20, 78],
      ["Aigyption Pelagos", 33.3, 28.6, 26, 4],
      ["Persikos Kolpos", 28.9, 50.3, 17, 42],
      ["Ionion Pelagos", 37.4, 19.9, 16, 60],
    ],
  },
  hellas: {
    frame: { west: 19.2, east: 26.4, south: 34.7, north: 41.3 },
    lens: { lat: 38.4, lon: 22.6, shape: [90, 3.5] },
    margin: 0.01,
    country: 1.9,
    waters: [
      ["Mare Aegaeum", 38.5, 25.3, 34, 58],
      ["Mare Ionium", 37.6, 19.9, 34, 66],
      ["Mare Creticum", 35.9, 24.3, 26, 4],
      ["Mare Thracium", 40.3, 25.2, 26],
      ["Propontis", 40.65, 28.2, 22],
      ["Mare Icarium", 37.45, 26.4, 22],
    ],
    seeds: {
      epirus: [[39.9, 20.5], [39.5, 20.75], [39.35, 21.05]],
      macedonia: [[40.7, 21.6], [40.5, 22.1], [40.85, 22.3], [40.3, 21.5]],
      thessaly: [[39.7, 22.1], [39.35, 22.4], [39.3, 22.95], [39.25, 22.05], [39.75, 22.6]],
      chalkidiki: [[40.45, 23.3], [40.2, 23.8], [40.7, 23.4], [40.0, 23.5]],
      acarnania: [[38.85, 21.05], [38.55, 21.1]],
      aetolia: [[38.9, 21.6], [38.5, 21.65]],
      locris: [[38.75, 22.3], [38.5, 22.1], [38.9, 22.3]],
      phocis: [[38.45, 22.6], [38.6, 22.9], [38.7, 22.9]],
      boeotia: [[38.35, 23.1], [38.45, 23.3], [38.2, 23.05]],
      attica: [[38.05, 23.8], [38.1, 23.45], [37.85, 23.9]],
      corinthia: [[37.9, 22.8], [38.0, 23.1], [37.95, 22.6]],
      crete: [[35.4, 23.9], [35.25, 24.85], [35.1, 25.9]],
      euboea: [[38.9, 23.2], [38.55, 23.85], [38.1, 24.4]],
    },
    outside: [[41.2, 20.2], [41.4, 21.5], [41.3, 22.6], [41.1, 23.6], [41.2, 24.6], [40.6, 20.3], [41.0, 20.8], [38.4, 26.6], [39.5, 26.6], [37.5, 27.3], [37.7, 25.0], [37.1, 25.4], [36.4, 25.4], [37.0, 24.5], [37.5, 24.4], [36.7, 26.5], [36.2, 27.6], [39.1, 24.6], [39.9, 25.2], [38.8, 24.6], [37.3, 23.7], [40.3, 18.0], [39.0, 17.0], [40.5, 16.5]],
  },
  "scharz-italia": {},
  "scharz-britannia": {},
  "scharz-vikings": {},
  "scharz-taifas": { links: ["b-mayurqa|lleida", "m-aquitanicum|poitiers"] },
  "scharz-orient": { aspect: 1.65, links: ["m-egej-s|rhodos", "m-dolni|ur"] },
  "scharz-huns": { links: ["pontus-w|propontis", "aegaeum|propontis", "pontus|pontus-m"] },
};
