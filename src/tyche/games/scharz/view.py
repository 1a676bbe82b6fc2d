"""All that a seat may know: in Scharz, everything (T7.6). Plain data in names, never indices.

Only what differs from an empty board is listed: a place appears when it carries something.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.scharz.components import (
    BUILDING_NAMES,
    COMMAND_NAMES,
    FINISHED,
    HERD_NAMES,
    SEASON_NAMES,
    SEAT_NAMES,
    YEARS,
)
from tyche.games.scharz.control import connected, controlled, controlled_seas, territory
from tyche.games.scharz.offers import TREATY_NAMES, amount, expiry, kind, payer_in, receiver
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.siege import defence_level
from tyche.games.scharz.units import CODE, KIND, KIND_NAMES, SPOT_NAMES
from tyche.games.scharz.victory import (
    GOAL_NAMES,
    NAMES,
    agriculture,
    goal_need,
    goal_value,
    significance,
    supremacy_need,
)

Plain = dict[str, object]
SETTLEMENT_NAMES: Final = ["", "village", "town"]
YARD_NAMES: Final = ["", "dock", "port"]


def private(seat: int | None) -> Plain:
    """Who looks; there is nothing else that only one seat may know (T7.6)."""
    return {"seat": None if seat is None else SEAT_NAMES[seat]}


def public(t: Scharz) -> Plain:
    """What lies open on the table."""
    s = t.s
    return {
        "map": t.a.map,
        "mode": t.setup.options["mode"],
        "year": s.year,
        "last_year": YEARS,
        "season": SEASON_NAMES[s.season],
        "phase": s.step,
        "order": [SEAT_NAMES[other] for other in t.seats()],
        "winners": [SEAT_NAMES[other] for other in s.winners],
        "victory": s.victory or None,
        "seats": [seat_view(t, other) for other in range(t.players)],
        "places": places_view(t),
        "treaties": treaties_view(t),
        "effects": effects_view(t),
    }


def seat_view(t: Scharz, seat: int) -> Plain:
    """The figures of one player."""
    s = t.s
    faction = s.faction[seat]
    return {
        "name": t.setup.seats[seat],
        "faction": SEAT_NAMES[seat],
        "people": t.a.factions[faction] if faction >= 0 else None,
        "alive": t.alive(seat),
        "gold": s.gold[seat],
        "pr": s.pr[seat],
        "vp": s.vp[seat],
        "vp_needed": supremacy_need(t, seat),
        "tp": significance(t, seat),
        "ap": agriculture(t, seat),
        "fields": territory(t, seat).bit_count(),
        "settlements": t.cu(seat).bit_count(),
        "units": sum(s.units[seat].values()),
        "units_left": t.unit_room(seat),
        "tiles_left": t.tiles_left(seat),
        "destroyed": s.killed[seat],
        "lost": s.lost[seat],
        "rivals": [SEAT_NAMES[other] for other in bits(s.rivals[seat])],
        "command": COMMAND_NAMES[s.command[seat]],
        "announced": [NAMES[way] for way in (1, 2) if s.announced[seat] & way],
        "goals": goals_view(t, seat),
        "connected": [t.name(place) for place in bits(connected(t, seat))],
    }


def goals_view(t: Scharz, seat: int) -> Plain:
    """T19.4, T19.6. The minor goals of the mode: what a player has and what he needs."""
    return {
        name: {"has": goal_value(t, seat, goal), "needs": goal_need(t, seat, goal, True)}
        for goal, name in GOAL_NAMES.items()
        if t.r.goals & goal
    }


def treaties_view(t: Scharz) -> list[Plain]:
    """T18.2. All valid treaties."""
    return [
        {
            "treaty": TREATY_NAMES[kind(treaty)],
            "receiver": SEAT_NAMES[receiver(treaty)],
            "payer": SEAT_NAMES[payer_in(pair, treaty)],
            "gold": amount(treaty),
            "until": expiry(treaty),
        }
        for pair, treaty in sorted(t.s.treaties.items())
    ]


def places_view(t: Scharz) -> Plain:
    """All places that carry something: who controls them, buildings, stores, goods, markers and pieces."""
    places: dict[str, Plain] = {}
    for seat in range(t.players):
        for place in bits(controlled(t, seat) | controlled_seas(t, seat)):
            entry_of(t, places, place)["controller"] = SEAT_NAMES[seat]
    add_buildings(t, places)
    add_goods(t, places)
    add_units(t, places)
    return dict(places)


def entry_of(t: Scharz, places: dict[str, Plain], place: int) -> Plain:
    """The entry of a place, made if need be."""
    name = t.name(place)
    if name not in places:
        places[name] = {"controller": None, "pieces": [], "marks": []}
    return places[name]


def add_buildings(t: Scharz, places: dict[str, Plain]) -> None:
    """T3.7. Settlements with shipyard, fortification and stores; sites."""
    s = t.s
    for place in range(t.a.n_land):
        if s.settle[place]:
            entry_of(t, places, place)["settlement"] = {
                "kind": SETTLEMENT_NAMES[s.settle[place]],
                "owner": SEAT_NAMES[s.settle_owner[place]],
                "yard": YARD_NAMES[s.yard[place]] or None,
                "fortified": bool(s.forts >> place & 1),
                "defence": defence_level(t, place),
                "encircled": t.encircled(place),
                "grain": s.stored.get(place, 0),
                "fish": s.fish.get(place, 0),
            }
    for place, site in s.sites.items():
        entry_of(t, places, place)["site"] = {
            "building": BUILDING_NAMES[site >> 8 & 255],
            "owner": SEAT_NAMES[site >> 16],
            "progress": site & 255,
            "needed": FINISHED,
        }


def add_goods(t: Scharz, places: dict[str, Plain]) -> None:
    """T3.8, T11.3. Sown grain, herds and red markers."""
    s = t.s
    for place, stack in s.grain.items():
        entry_of(t, places, place)["sown"] = {"owner": SEAT_NAMES[stack >> 8], "grain": stack & 255}
    for seat in range(t.players):
        for key, n in sorted(s.herds[seat].items()):
            herds = entry_of(t, places, key >> 5).setdefault("herds", [])
            assert isinstance(herds, list)
            where = "inside" if key & 4 else "outside"
            herds.append({"owner": SEAT_NAMES[seat], "herd": HERD_NAMES[key >> 3 & 3], "number": n, "area": where})
    for place in bits(s.markers):
        marks = entry_of(t, places, place)["marks"]
        assert isinstance(marks, list)
        marks.append("plundered")


def add_units(t: Scharz, places: dict[str, Plain]) -> None:
    """Units in groups, one for each player and spot."""
    for seat in range(t.players):
        groups: dict[int, dict[str, int]] = {}
        for key, n in sorted(t.s.units[seat].items()):
            units = groups.setdefault(key >> CODE, {})
            name = KIND_NAMES[key & KIND]
            units[name] = units.get(name, 0) + n
        for area, units in sorted(groups.items()):
            pieces = entry_of(t, places, area >> 2)["pieces"]
            assert isinstance(pieces, list)
            pieces.append({"area": SPOT_NAMES[area & 3], "faction": SEAT_NAMES[seat], "units": units})


def effects_view(t: Scharz) -> Plain:
    """T15.9, T20.6.9. The weather of this winter, and frozen rivers."""
    s = t.s
    zones = ("subtropical", "temperate", "cold")
    return {
        "good_winter": [zones[k] for k in bits(s.good_zones)],
        "bad_winter": [zones[k] for k in bits(s.bad_zones)],
        "sea": ["", "good", "bad"][s.sea_winter],
        "frozen": [t.name(place) for place in bits(s.frozen)],
    }
