"""What a client draws: the map, the pieces, the tracks, and which parts of a view mean what.

A board description is plain data, the same for every moment of a table. Clients know no game: they draw what the
description names. All parts are optional; what a game does not describe is not drawn.

``header``     fields of the view that say where the game stands: ``field``, its ``kind`` (``number``, ``word`` or a
               kind of name such as ``faction``) and ``of``, the field with its highest value.
``turn``       the fields that change when another player's turn begins.
``factions``   who sits where, in the order of the seats, with a colour.
``tracks``     figures of a seat that count towards victory: ``field``, ``goal``, and the field with its ``sources``.
``summary``    further fields of a seat: ``field`` and ``kind`` (``number``, ``flag``, or a kind of name for a list).
``regions``    the map in groups: ``id`` and ``provinces``.
``provinces``  by id: ``region``, ``vp``, ``need`` (markers to control it), ``major`` and ``places``.
``places``     by id: ``kind``, ``port``, ``province``, ``lat`` and ``lon``.
``routes``     [one end, other end, kind]; ``route_kinds`` gives the cost of each kind.
``pieces``     what a group of pieces in ``view["places"][...]["pieces"]`` holds: ``key``, the ``kind`` of its names and
               whether they are a ``list`` or ``counts``. ``symbols`` are short signs for what is counted.
``kinds``      all names of each kind: what a person may type.
``any_time``   verbs of options that are offered beside whatever is asked; clients keep them apart.
``log``        entries of the log that are not told plainly: ``heading``, ``loud`` and ``quiet`` ones.

The view of a table holds, besides the fields named above: ``seats`` (one entry a seat: ``name``, ``faction`` and its
figures), ``hand`` (cards), ``provinces`` (controller), ``places`` (``controller``, ``pieces``, ``siege`` and
``marks``), and ``effects`` (a fact each; empty ones are not drawn).

Words for all of these are in ``locale/board-*.ftl``: ``board-FIELD`` for a field, ``board-FIELD-VALUE`` for the values
of a field that is a ``word``, ``board-source-ID``, ``board-mark-ID`` and ``board-effect-ID``.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.game import Setup
from tyche.games.successors.rules.atlas import (
    FLEET_NAMES,
    KIND,
    KIND_NAMES,
    LATITUDE,
    LONGITUDE,
    N_PLACES,
    PLACE_NAMES,
    PORTS,
    PROVINCE_MAJOR,
    PROVINCE_NAMES,
    PROVINCE_NEED,
    PROVINCE_OF,
    PROVINCE_PLACES,
    PROVINCE_VP,
    REGION_NAMES,
    REGION_OF,
    ROUTE_COST,
    ROUTE_NAMES,
    ROUTES,
)
from tyche.games.successors.rules.components import (
    BATTLE,
    CARD_NAMES,
    CU_NAMES,
    FACTION_NAMES,
    FIRST_IND,
    GENERAL_NAMES,
    INITIATIVE,
    POPULARITY,
    ROYAL_L,
    ROYAL_NAMES,
    SENIORITY,
)
from tyche.games.successors.rules.tables import L_VICTORY, VP_VICTORY

Plain = dict[str, object]

COLOURS: Final = {
    "red": "#d7263d",
    "blue": "#2f7fd6",
    "green": "#3c9d4e",
    "yellow": "#d9a514",
    "black": "#33323b",
    "white": "#c9c4b8",
    "purple": "#9a4fc0",
    "orange": "#e07b28",
    "independent": "#909090",
}
SYMBOLS: Final = {"mercenary": "M", "loyal": "LM", "royal": "RA", "silver": "SS", "elephant": "E", "cavalry": "C"}

ANY_TIME: Final = ["station", "station-used", "recall", "disband", "oratory"]
GRAVE: Final = ["disband", "disperse"]
MOVES: Final = {
    "went-back": {"who": "faction", "from": "area", "to": "to"},
}
"""Entries of the log that tell of moves."""
FORCED: Final = [
    "start",
    "reinforce",
    "place-general",
    "levy",
    "next-unit",
    "appear",
    "losses",
    "supply-loss",
    "avoid-to",
    "desert",
]
"""Where the only answer shows nothing that is hidden."""
WEIGHED: Final = [
    *["intercept", "avoid-battle", "withdraw", "direction", "activation", "free-passage", "sea-battle", "oratory"],
]
"""Where the chances of each answer, or what it comes to, are the matter: they stand beside the answers."""
LOG: Final = {
    "heading": ["turn", "round", "player-turn"],
    "loud": [
        *["won", "usurper", "successor", "champion-again", "old-age"],
        *["battle-won", "battle-drawn", "sea-battle-won", "sea-battle-drawn", "overrun", "army-defeated"],
        *["general-killed", "assassinated", "poisoned", "married", "buried", "siege-completed", "capital-finished"],
    ],
    "quiet": ["victory-points", "legitimacy", "minor-placed", "minor-leaves", "activated", "interception-declared"],
}


def board(setup: Setup) -> Plain:
    """The board description for a number of players."""
    players = setup.players
    return {
        "header": [
            {"field": "turn", "kind": "number", "of": "last_turn"},
            {"field": "round", "kind": "number", "of": "rounds"},
            {"field": "phase", "kind": "word"},
            {"field": "active", "kind": "faction"},
            {"field": "usurper", "kind": "faction"},
        ],
        "turn": ["turn", "round", "active"],
        "factions": [
            {"id": name, "colour": COLOURS.get(name, COLOURS["independent"])}
            for name in [*FACTION_NAMES[:players], "independent"]
        ],
        "tracks": [
            {"field": "vp", "goal": VP_VICTORY[players], "sources": "vp_sources"},
            {"field": "legitimacy", "goal": L_VICTORY, "sources": "legitimacy_sources"},
        ],
        "summary": [
            {"field": "champion", "kind": "flag"},
            {"field": "usurper", "kind": "flag"},
            {"field": "hand", "kind": "number"},
            {"field": "fleet_strength", "kind": "number"},
            {"field": "minors", "kind": "count"},
        ],
        "regions": regions(),
        "provinces": provinces(),
        "places": places(),
        "routes": [
            [PLACE_NAMES[a], PLACE_NAMES[b], ROUTE_NAMES[kind]]
            for a in range(N_PLACES)
            for b, kind in ROUTES[a]
            if a < b
        ],
        "route_kinds": {name: {"cost": ROUTE_COST[kind]} for kind, name in enumerate(ROUTE_NAMES)},
        "pieces": [
            {"key": "generals", "kind": "general", "shape": "list"},
            {"key": "units", "kind": "unit", "shape": "counts"},
            {"key": "royals", "kind": "royal", "shape": "list"},
        ],
        "symbols": SYMBOLS,
        "any_time": ANY_TIME,
        "grave": GRAVE,
        "forced": FORCED,
        "weighed": WEIGHED,
        "log": LOG,
        "moves": MOVES,
        "generals": generals(),
        "royals": {name: {"legitimacy": ROYAL_L[royal]} for royal, name in enumerate(ROYAL_NAMES)},
        "kinds": {
            "faction": [*FACTION_NAMES[:players], "independent"],
            "place": PLACE_NAMES,
            "province": PROVINCE_NAMES,
            "general": GENERAL_NAMES,
            "royal": ROYAL_NAMES,
            "unit": CU_NAMES,
            "fleet": FLEET_NAMES,
            "card": CARD_NAMES,
        },
    }


def regions() -> list[Plain]:
    """The regions with their provinces, in the order of the data."""
    return [
        {"id": name, "provinces": [PROVINCE_NAMES[p] for p, r in enumerate(REGION_OF) if r == region]}
        for region, name in enumerate(REGION_NAMES)
    ]


def provinces() -> Plain:
    """S2.q. The provinces: victory points, markers needed, major city and places."""
    found: Plain = {}
    for province, name in enumerate(PROVINCE_NAMES):
        major = PROVINCE_MAJOR[province]
        found[name] = {
            "region": REGION_NAMES[REGION_OF[province]],
            "vp": PROVINCE_VP[province],
            "need": PROVINCE_NEED[province],
            "major": PLACE_NAMES[major] if major >= 0 else None,
            "places": [PLACE_NAMES[place] for place in bits(PROVINCE_PLACES[province])],
        }
    return found


def places() -> Plain:
    """S2.b, S2.g. The places: kind, port, province and real position; transit points are in no province."""
    found: Plain = {}
    for place, name in enumerate(PLACE_NAMES):
        province = PROVINCE_OF[place]
        found[name] = {
            "kind": KIND_NAMES[KIND[place]],
            "port": bool(PORTS >> place & 1),
            "province": PROVINCE_NAMES[province] if province >= 0 else None,
            "lat": LATITUDE[place],
            "lon": LONGITUDE[place],
        }
    return found


def generals() -> Plain:
    """S7.1. The generals with their ratings; Independent armies have neither seniority nor popularity."""
    found: Plain = {}
    for general, name in enumerate(GENERAL_NAMES):
        ratings: Plain = {"initiative": INITIATIVE[general], "battle": BATTLE[general]}
        if general < FIRST_IND:
            ratings |= {"seniority": SENIORITY[general], "popularity": POPULARITY[general]}
        found[name] = ratings
    return found
