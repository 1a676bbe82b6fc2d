"""What a client draws: the map, the pieces, the tracks, and which parts of a view mean what.

The form of a board description is the engine's: regions of Hellas are its ``places``, lands its ``provinces``, players
its ``factions``. A land is worth one step towards Warlord (H19.1).
"""

from typing import Final

from tyche.core.game import Setup
from tyche.games.hellas.data import MAP
from tyche.games.hellas.rules.atlas import (
    CITIES,
    DRAWN_AT,
    GOD_NAMES,
    LACONIA,
    LAND_NAMES,
    LAND_OF,
    LAND_REGIONS,
    LATITUDE,
    LONGITUDE,
    PHOCIS,
    POPULATION,
    REGION_NAMES,
    SHRINES,
    bits,
)
from tyche.games.hellas.rules.components import (
    ACTION_NAMES,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    ATTRIBUTE_NAMES,
    BLESSING_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    HERO_NAMES,
    LANDS_TO_WIN,
    MONSTER_NAMES,
    MONSTERS_TO_WIN,
    MONUMENT_IN,
    PLAYER_NAMES,
    QUEST_NAMES,
    TEMPLES_TO_WIN,
)
from tyche.games.hellas.rules.options import Rules
from tyche.games.hellas.rules.trays import FACES

Plain = dict[str, object]

COLOURS: Final = ["#d7263d", "#2f7fd6", "#3c9d4e", "#d9a514"]
SYMBOLS: Final = {"hoplite": "H"}
MOVES: Final = {
    "moved": {"who": "player", "from": "region", "to": "to"},
    "hero-moved": {"who": "player", "from": "region", "to": "to"},
    "monster-moved": {"who": "player", "from": "region", "to": "to"},
    "retreated": {"who": "player", "from": "region", "to": "to"},
}
"""Entries of the log that tell of moves."""
FORCED: Final = [
    "start",
    "march-to",
    "fly-to",
    "retreat",
    "next-battle",
    "next-monster",
    "strike-at",
    "lower-attribute",
    "injury",
    "heal",
    "lead-to",
    "build-temple",
    "raise-attribute",
]
"""Where the only answer shows nothing that is hidden."""
ENDING: Final = ["stop-hunting", "take-attack", "end-hunt"]
"""Verbs that give up, besides those that do so in every game."""
WEIGHED: Final = ["board-quest"]
"""Where what is told of each answer stands beside it: how far a quest is."""
LOG: Final = {
    "heading": ["turn", "monster-phase"],
    "loud": ["victory", "battle-won", "slain", "quest-completed", "king-of-kings", "temple-built", "monument-built"],
    "quiet": ["passed", "recharged", "combat-reshuffled", "discarded"],
}


def board(setup: Setup) -> Plain:
    """The board description for a number of players and the components of a table."""
    players, kit = setup.players, Rules(setup.options).kit
    return {
        "header": [
            {"field": "turn", "kind": "number"},
            {"field": "phase", "kind": "word"},
            {"field": "active", "kind": "faction"},
        ],
        "turn": ["turn", "active"],
        "factions": [{"id": PLAYER_NAMES[seat], "colour": COLOURS[seat]} for seat in range(players)],
        "colours": dict(zip(COLOUR_NAMES, COLOURS, strict=True)),
        "tracks": [
            {"field": "lands", "goal": LANDS_TO_WIN[players]},
            {"field": "temples", "goal": TEMPLES_TO_WIN},
            {"field": "slain", "goal": MONSTERS_TO_WIN},
        ],
        "summary": [
            {"field": "regions", "kind": "number"},
            {"field": "leadership", "kind": "number"},
            {"field": "strength", "kind": "number"},
            {"field": "speed", "kind": "number"},
            {"field": "injured", "kind": "count"},
            {"field": "priests", "kind": "number"},
            {"field": "hoplites_in_supply", "kind": "number"},
            {"field": "hand", "kind": "number"},
            {"field": "artifacts", "kind": "count"},
            {"field": "blessings", "kind": "count"},
        ],
        "regions": [{"id": "hellas", "provinces": LAND_NAMES}],
        "provinces": lands(),
        "places": places(),
        "routes": [[one, other, "land"] for one, other in MAP.land_borders]
        + [[one, other, "sea"] for one, other in MAP.sea_routes],
        "route_kinds": {"land": {"cost": 1}, "sea": {"cost": 1}},
        "pieces": [
            {"key": "heroes", "kind": "hero", "shape": "list"},
            {"key": "units", "kind": "unit", "shape": "counts"},
            {"key": "monsters", "kind": "monster", "shape": "list"},
        ],
        "symbols": SYMBOLS,
        "forced": FORCED,
        "ending": ENDING,
        "weighed": WEIGHED,
        "log": LOG,
        "moves": MOVES,
        "dice": {"monster": [FACES[face] for face in kit.die]},
        "kinds": {
            "faction": PLAYER_NAMES[:players],
            "place": REGION_NAMES,
            "province": LAND_NAMES,
            "hero": HERO_NAMES,
            "monster": MONSTER_NAMES,
            "unit": ["hoplite"],
            "god": GOD_NAMES,
            "attribute": ATTRIBUTE_NAMES,
            "action": ACTION_NAMES,
            "card": CARD_NAMES,
            "attack": ATTACK_NAMES,
            "artifact": ARTIFACT_NAMES,
            "blessing": BLESSING_NAMES,
            "quest": QUEST_NAMES,
        },
    }


def lands() -> Plain:
    """H3.2. The lands with their regions."""
    found: Plain = {}
    for land, name in enumerate(LAND_NAMES):
        regions = [REGION_NAMES[region] for region in bits(LAND_REGIONS[land])]
        found[name] = {"region": "hellas", "vp": 1, "need": len(regions), "major": None, "places": regions}
    return found


def places() -> Plain:
    """H3.3-3.10. The regions: kind of city, population, shrine, monument, land and real position."""
    found: Plain = {}
    for region, name in enumerate(REGION_NAMES):
        god = MONUMENT_IN.get(region)
        found[name] = {
            "kind": "sparta" if region == LACONIA else "city" if CITIES >> region & 1 else "country",
            "port": False,
            "province": LAND_NAMES[LAND_OF[region]],
            "population": POPULATION[region],
            "shrine": "delphi" if region == PHOCIS else bool(SHRINES >> region & 1),
            "monument": None if god is None else GOD_NAMES[god],
            "lat": LATITUDE[region],
            "lon": LONGITUDE[region],
            "x": DRAWN_AT[region][0],
            "y": DRAWN_AT[region][1],
        }
    return found
