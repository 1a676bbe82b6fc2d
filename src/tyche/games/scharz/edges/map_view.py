"""What there is at the places of the map: who controls them, buildings, stores, goods, markers and pieces."""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.scharz.edges.shapes import Group, Herds, Place, Settlement, Site, Sown
from tyche.games.scharz.rules.combat.siege import defence_level
from tyche.games.scharz.rules.components import BUILDING_NAMES, FINISHED, HERD_NAMES, SEAT_NAMES
from tyche.games.scharz.rules.control import controlled, controlled_seas
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    KIND_NAMES,
    SPOT_NAMES,
    grains,
    herd_inside,
    herd_kind,
    herd_place,
    kind_in,
    place_at,
    site_kind,
    site_owner,
    site_progress,
    sower,
    spot_of,
)

SETTLEMENT_NAMES: Final = ["", "village", "town"]
YARD_NAMES: Final = ["", "dock", "port"]
Found = dict[str, Place]


def places_view(t: Scharz) -> Found:
    """All places that carry something."""
    places: Found = {}
    for seat in range(t.players):
        for place in bits(controlled(t, seat) | controlled_seas(t, seat)):
            entry_of(t, places, place).controller = SEAT_NAMES[seat]
    add_buildings(t, places)
    add_goods(t, places)
    add_units(t, places)
    return places


def entry_of(t: Scharz, places: Found, place: int) -> Place:
    """The entry of a place, made if need be."""
    name = t.name(place)
    found = places.get(name)
    if found is None:
        found = places[name] = Place(None, [], [])
    return found


def add_buildings(t: Scharz, places: Found) -> None:
    """T3.7. Settlements with shipyard, fortification and stores; sites."""
    s = t.s
    for towns in s.towns:
        for place in bits(towns):
            entry_of(t, places, place).settlement = Settlement(
                kind=SETTLEMENT_NAMES[s.settle[place]],
                owner=SEAT_NAMES[s.settle_owner[place]],
                yard=YARD_NAMES[s.yard[place]] or None,
                fortified=bool(s.forts >> place & 1),
                defence=defence_level(t, place),
                encircled=t.encircled(place),
                grain=s.stored.get(place, 0),
                fish=s.fish.get(place, 0),
            )
    for place, site in s.sites.items():
        building, owner = BUILDING_NAMES[site_kind(site)], SEAT_NAMES[site_owner(site)]
        entry_of(t, places, place).site = Site(building, owner, site_progress(site), FINISHED)


def add_goods(t: Scharz, places: Found) -> None:
    """T3.8, T11.3. Sown grain, herds and red markers."""
    s = t.s
    for place, stack in s.grain.items():
        entry_of(t, places, place).sown = Sown(SEAT_NAMES[sower(stack)], grains(stack))
    for seat in range(t.players):
        for key, n in sorted(s.herds[seat].items()):
            entry = entry_of(t, places, herd_place(key))
            area = "inside" if herd_inside(key) else "outside"
            herds = Herds(SEAT_NAMES[seat], HERD_NAMES[herd_kind(key)], n, area)
            entry.herds = [*entry.herds, herds] if isinstance(entry.herds, list) else [herds]
    for place in bits(s.markers):
        entry_of(t, places, place).marks.append("plundered")


def add_units(t: Scharz, places: Found) -> None:
    """Units in groups, one for each player and spot."""
    for seat in range(t.players):
        groups: dict[tuple[int, int], Group] = {}
        for key, n in sorted(t.s.units[seat].items()):
            place, spot = place_at(key), spot_of(key)
            group = groups.get((place, spot))
            if group is None:
                group = groups[place, spot] = Group(SPOT_NAMES[spot], SEAT_NAMES[seat], {})
                entry_of(t, places, place).pieces.append(group)
            name = KIND_NAMES[kind_in(key)]
            group.units[name] = group.units.get(name, 0) + n
