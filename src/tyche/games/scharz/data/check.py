"""Checks of the map files: what the shape alone does not say. A failure names file, record and field."""

from typing import Final

from tyche.core.datafile import fail, known, unique
from tyche.games.scharz.data.schema import Land, MapFile, Sea
from tyche.games.scharz.rules.traits import TRAITS

COLOURS: Final = ("yellow", "green", "brown", "turquoise", "grey")
CLIMATES: Final = ("subtropical", "temperate", "cold")
KINDS: Final = ("calm", "stormy")
TIERS: Final = (1, 2, 3)


class Names:
    """A map file and its records by name."""

    def __init__(self, file: MapFile) -> None:
        self.name = f"{file.map}.yaml"
        self.zones = file.zones
        self.land = {field.id: field for field in file.land}
        self.sea = {field.id: field for field in file.sea}
        self.sections = {section.id: section for section in file.black_rivers}
        self.regions = {field.region for field in file.land}


def check_map(file: MapFile) -> None:
    """T4, T27.1. Every name is known and used once, borders are mutual, colours and climates exist."""
    at = Names(file)
    ids = [field.id for field in file.land] + [field.id for field in file.sea]
    unique([*ids, *[section.id for section in file.black_rivers]], at.name, "id")
    known(file.zones, CLIMATES, at.name, "zones", "climate")
    for field in file.land:
        check_land(at, field)
    for water in file.sea:
        check_sea(at, water)
    check_rivers(at, file)
    check_sections(at, file)
    check_factions(at, file)
    known([field.neutral for field in file.land if field.neutral], file.neutral, at.name, "land", "neutral")
    known(file.outlines, at.land, at.name, "outlines", "field")


def check_factions(at: Names, file: MapFile) -> None:
    """T5, T20. Homelands and hills are regions of the map, traits and rivers exist."""
    for faction in file.factions:
        known([*faction.homeland, *faction.hills], at.regions, at.name, faction.id, "homeland")
        known(faction.traits, TRAITS, at.name, faction.id, "traits")
        known(faction.hates, [other.id for other in file.factions], at.name, faction.id, "hates")
        known(faction.fords, [section.river for section in file.black_rivers], at.name, faction.id, "fords")


def check_land(at: Names, field: Land) -> None:
    """T4.2-T4.5. Mutual borders, known colours, a climate of the map, a tier."""
    name = field.id
    known([*field.adj, *field.black, *field.river_black], at.land, at.name, name, "borders")
    known(field.sea, at.sea, at.name, name, "sea")
    known(field.river_black.values(), at.sections, at.name, name, "river_black")
    known(field.colours, COLOURS, at.name, name, "colours")
    known([field.climate], at.zones, at.name, name, "climate")
    if not field.colours and not field.neutral:
        fail(at.name, name, "colours", "only neutral fields have none")
    if field.tier not in TIERS:
        fail(at.name, name, "tier", f"is {field.tier}, must be 1, 2 or 3")
    for other in field.adj:
        mutual(at, name, "adj", other, name in at.land[other].adj)
    for other in field.black:
        mutual(at, name, "black", other, name in at.land[other].black)
    for other in field.sea:
        mutual(at, name, "sea", other, name in at.sea[other].coast)
    for other, section in field.river_black.items():
        mutual(at, name, "river_black", other, at.land[other].river_black.get(name) == section)


def check_sea(at: Names, water: Sea) -> None:
    """T4.1, T4.6. Mutual borders, calm or stormy, a tier."""
    known(water.adj, at.sea, at.name, water.id, "adj")
    known(water.coast, at.land, at.name, water.id, "coast")
    known([water.kind], KINDS, at.name, water.id, "kind")
    if water.tier not in TIERS:
        fail(at.name, water.id, "tier", f"is {water.tier}, must be 1, 2 or 3")
    for other in water.adj:
        mutual(at, water.id, "adj", other, water.id in at.sea[other].adj)
    for other in water.coast:
        mutual(at, water.id, "coast", other, water.id in at.land[other].sea)


def mutual(at: Names, name: str, field: str, other: str, holds: bool) -> None:
    """T4.2. A border is listed on both sides."""
    if not holds:
        fail(at.name, name, field, f"{other!r} does not list it in turn")


def check_rivers(at: Names, file: MapFile) -> None:
    """T20.3.1. Rivers begin at their mouth sea; two meet only inland."""
    for river in file.rivers:
        known(river.fields, at.land, at.name, river.id, "fields")
        known([river.mouth_sea], at.sea, at.name, river.id, "mouth_sea")
        if not river.fields or river.fields[0] not in at.sea[river.mouth_sea].coast:
            fail(at.name, river.id, "fields", f"must begin on the coast of {river.mouth_sea!r}")
    fields = [name for river in file.rivers for name in river.fields]
    for name in fields:
        if fields.count(name) > 2 or (fields.count(name) == 2 and at.land[name].sea):
            fail(at.name, name, "rivers", "two rivers meet only inland, and never three")


def check_sections(at: Names, file: MapFile) -> None:
    """T20.6.9. The sections of black rivers lie on the borders they say."""
    for section in file.black_rivers:
        known([end for border in section.borders for end in border], at.land, at.name, section.id, "borders")
        known([section.downstream] if section.downstream else [], at.sections, at.name, section.id, "downstream")
        known([section.mouth_sea] if section.mouth_sea else [], at.sea, at.name, section.id, "mouth_sea")
        for one, other in section.borders:
            mutual(at, section.id, "borders", one, at.land[one].river_black.get(other) == section.id)
