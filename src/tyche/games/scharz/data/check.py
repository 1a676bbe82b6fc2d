"""Checks of the map files: what the shape alone does not say."""

from tyche.games.scharz.data.schema import MapFile

COLOURS = ("yellow", "green", "brown", "turquoise", "grey")
CLIMATES = ("subtropical", "temperate", "cold")


def check_map(file: MapFile) -> None:
    """T4, T27.1. Borders are mutual, every name is known, colours and climates exist."""
    land = {field.id: field for field in file.land}
    sea = {field.id: field for field in file.sea}
    regions = {field.region for field in file.land}
    problems: list[str] = []
    for field in file.land:
        problems += [
            f"{field.id}: {other} is no neighbour in turn" for other in field.adj if field.id not in land[other].adj
        ]
        problems += [
            f"{field.id}: black {other} not mutual" for other in field.black if field.id not in land[other].black
        ]
        problems += [
            f"{field.id}: {other} has no coast here" for other in field.sea if field.id not in sea[other].coast
        ]
        problems += [f"{field.id}: colour {colour}" for colour in field.colours if colour not in COLOURS]
        if not field.colours and not field.neutral:
            problems.append(f"{field.id}: no colour")
        if field.climate not in file.zones:
            problems.append(f"{field.id}: climate {field.climate}")
        for other, section in field.river_black.items():
            if land[other].river_black.get(field.id) != section:
                problems.append(f"{field.id}: river border to {other} not mutual")
    for water in file.sea:
        problems += [
            f"{water.id}: {other} is no neighbour in turn" for other in water.adj if water.id not in sea[other].adj
        ]
        if water.kind not in ("calm", "stormy"):
            problems.append(f"{water.id}: kind {water.kind}")
    for faction in file.factions:
        problems += [f"{faction.id}: homeland {name}" for name in faction.homeland if name not in regions]
    for river in file.rivers:
        if river.fields[0] not in sea[river.mouth_sea].coast:
            problems.append(f"{river.id}: no mouth")
    for reach in file.black_rivers:
        for one, other in reach.borders:
            if land[one].river_black.get(other) != reach.id:
                problems.append(f"{reach.id}: border {one} {other}")
    if set(file.outlines) - set(land):
        problems.append("outlines of unknown fields")
    if problems:
        raise ValueError(f"{file.map}: {'; '.join(problems)}")
