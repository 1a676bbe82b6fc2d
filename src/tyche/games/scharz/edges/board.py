"""What a client draws of Scharz: the fields of a map with their outlines, tracks, piece kinds and summary fields."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.game import Setup
from tyche.games.scharz.data import map_file
from tyche.games.scharz.rules.atlas import CLIMATES, Atlas, atlas_of
from tyche.games.scharz.rules.components import BUILDING_NAMES, DIE_NAMES, FACES, HERD_NAMES, SEAT_NAMES, TYPE_NAMES
from tyche.games.scharz.rules.units import KIND_NAMES
from tyche.games.scharz.rules.victory import BASE, SUPREMACY_VP

Plain = dict[str, object]

COLOURS: Final = {
    "red": "#d7263d",
    "blue": "#2f7fd6",
    "green": "#3c9d4e",
    "yellow": "#d9a514",
    "black": "#3b3b45",
    "white": "#d9d4c8",
    "purple": "#9a4fc0",
    "orange": "#e07b28",
    "brown": "#8a5a2b",
    "grey": "#8d8d8d",
    "pink": "#e88ab0",
    "turquoise": "#2fb5a8",
}
SYMBOLS: Final = {
    "light": "L",
    "heavy": "H",
    "engine": "E",
    "cavalry": "C",
    "transport": "T",
    "warship": "W",
    "mercenary": "M",
    "corsair": "P",
    "elephant": "El",
}
ANY_TIME: Final = ["treat"]
GRAVE: Final = ["abandon", "dismantle", "dismiss", "degrade", "dismount", "give-up", "raze", "submit"]
MOVES: Final = {
    "marched": {"who": "faction", "from": "place", "to": "to"},
    "sailed": {"who": "faction", "from": "place", "to": "to"},
    "boarded": {"who": "faction", "from": "place", "to": "to"},
    "landed": {"who": "faction", "from": "place", "to": "to"},
    "ferried": {"who": "faction", "from": "place", "to": "to"},
    "herd-shifted": {"who": "faction", "from": "place", "to": "to"},
    "village-moved": {"who": "faction", "from": "place", "to": "to"},
}
"""Entries of the log that tell of moves."""
FORCED: Final = [
    "group",
    "ships",
    "village",
    "harvest",
    "offspring",
    "victims",
    "drown",
    "experience",
]
"""Where the only answer shows nothing that is hidden."""
WEIGHED: Final = [
    *["retreat", "withdraw", "sally", "declare", "go-on", "counter", "assault"],
    *["terms", "answer", "accept-vassal", "tributes", "salaries", "feeding"],
    *["sowing", "harvest", "announce"],
]
"""Where the odds of a fight, what a treaty brings, what is due in winter, what a field bears or what an announcement
means are what the question is about: they stand beside the answers."""
LOG: Final = {
    "heading": ["round"],
    "loud": [
        *["won", "announced", "eliminated", "battle-won", "battle-drawn", "stormed", "occupied", "destroyed"],
        *["degraded", "built", "treaty", "treaty-ends"],
    ],
    "quiet": [
        *["taxes", "prestige", "prestige-lost", "recruited", "sown", "first-player", "dice"],
        *["refused", "vassal-refused"],
    ],
}


def board(setup: Setup) -> Plain:
    """The board description of a map for a number of players."""
    players = setup.players
    a = atlas_of(str(setup.options["map"]), players)
    return {
        "header": [
            {"field": "year", "kind": "number", "of": "last_year"},
            {"field": "season", "kind": "word"},
            {"field": "phase", "kind": "word"},
        ],
        "turn": ["year", "season", "phase"],
        "factions": [{"id": name, "colour": COLOURS[name]} for name in SEAT_NAMES[:players]],
        "tracks": [{"field": "vp", "goal": SUPREMACY_VP}, {"field": "fields", "goal": BASE[1]}],
        "summary": [
            {"field": "gold", "kind": "number"},
            {"field": "pr", "kind": "number"},
            {"field": "tp", "kind": "number"},
            {"field": "ap", "kind": "number"},
            {"field": "settlements", "kind": "number"},
            {"field": "units", "kind": "number"},
        ],
        "regions": regions(a),
        "provinces": provinces(a),
        "places": places(a),
        "routes": routes(a),
        "pieces": [{"key": "units", "kind": "unit", "shape": "counts"}],
        "symbols": SYMBOLS,
        "any_time": ANY_TIME,
        "grave": GRAVE,
        "forced": FORCED,
        "weighed": WEIGHED,
        "log": LOG,
        "moves": MOVES,
        "dice": dict(zip(DIE_NAMES, FACES, strict=True)),
        "kinds": {
            "faction": SEAT_NAMES[:players],
            "place": a.names,
            "unit": [name for name in KIND_NAMES if name],
            "type": TYPE_NAMES,
            "herd": HERD_NAMES,
            "building": [name for name in BUILDING_NAMES if name],
            "people": a.factions,
        },
    }


def region_names(a: Atlas) -> list[str]:
    """The regions in play, in the order of the map; the waters are one of their own."""
    return [*dict.fromkeys(a.region[: a.n_land]), "waters"]


def regions(a: Atlas) -> list[Plain]:
    """The regions of the map, each one province of its own."""
    return [{"id": name, "provinces": [name]} for name in region_names(a)]


def provinces(a: Atlas) -> Plain:
    """The regions with their fields."""
    found: Plain = {}
    for name in region_names(a):
        fields = [k for k in range(a.n_land) if a.region[k] == name] if name != "waters" else range(a.n_land, a.n)
        found[name] = {"region": name, "places": [a.names[place] for place in fields]}
    return found


def places(a: Atlas) -> Plain:
    """T4.2-T4.7. The fields: colours, terrain, crop, climate, position and outline."""
    file = map_file(a.map)
    land = {field.id: field for field in file.land}
    sea = {field.id: field for field in file.sea}
    found: Plain = {}
    for place, name in enumerate(a.names):
        if name in land:
            field = land[name]
            found[name] = {
                "kind": "land",
                "province": field.region,
                "colours": field.colours,
                "crop": a.crop[place],
                "climate": CLIMATES[a.climate[place]],
                "neutral": a.neutral[place] or None,
                "port": bool(field.sea),
                "lat": field.lat,
                "lon": field.lon,
                "outline": file.outlines.get(name, []),
            }
        elif name in sea:
            water = sea[name]
            found[name] = {"kind": water.kind, "province": "waters", "lat": water.lat, "lon": water.lon, "port": False}
        else:
            found[name] = {"kind": "river", "province": "waters", "port": False, **middle(a, place)}
    return found


def middle(a: Atlas, section: int) -> Plain:
    """Where to draw a river section: between the fields on its banks."""
    land = {field.id: field for field in map_file(a.map).land}
    banks = [k for k in range(a.n_land) if section in a.river_border[k].values()]
    fields = [land[a.names[k]] for k in banks] or [land[a.names[0]]]
    return {
        "lat": round(sum(field.lat for field in fields) / len(fields), 2),
        "lon": round(sum(field.lon for field in fields) / len(fields), 2),
    }


def routes(a: Atlas) -> list[list[str]]:
    """T4.2. All borders: normal, black, black river, coast and sea."""
    found: list[list[str]] = []
    for place in range(a.n):
        for kind, mask in (("land", a.land_adj[place]), ("black", a.black[place]), ("sea", a.sea_adj[place])):
            found += [[a.names[place], a.names[other], kind] for other in bits(mask) if place < other]
        found += [[a.names[place], a.names[other], "river"] for other in a.river_border[place] if place < other]
        if place < a.n_land:
            found += [[a.names[place], a.names[other], "coast"] for other in bits(a.coast[place])]
    return found
