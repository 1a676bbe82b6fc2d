"""Checks of the data files against the facts of the rulebook. A failure names file, record and field."""

from typing import Final

from tyche.core.datafile import expect, fail, known, unique
from tyche.games.hellas.data.schema import CardsFile, MapFile, Tray, TraysFile

MAP_FILE: Final = "map.yaml"
CARDS_FILE: Final = "cards.yaml"
MONSTERS: Final = ["cerberus", "chimera", "cyclops", "hydra", "medusa", "minotaur", "sphinx"]
GODS: Final = ["zeus", "athena", "hermes"]
REWARDS: Final = ["", "priest", "artifact"]
WOUND_SYMBOLS: Final = ["torch", "bow", "sword", "mace", "axe", "spear"]
NUMBERS: Final = {
    "combat": 30,
    "attacks": 18,
    "artifacts": 20,
    "blessings": 36,
    "heroes": 4,
    "quests": 9,
    "monster_events": 14,
    "temple_cards": 5,
}
LEVELS: Final = 5
SIDES: Final = 6


def check_map(data: MapFile) -> None:
    """H3.1, H3.2: 19 regions, 5 lands of 3 or 4, 28 borders and 7 sea routes."""
    names = [region.id for region in data.regions]
    unique(names, MAP_FILE, "id")
    expect(len(names), 19, MAP_FILE, "regions", "number")
    expect(len(data.lands), 5, MAP_FILE, "lands", "number")
    expect(sorted(r for land in data.lands for r in land.regions), sorted(names), MAP_FILE, "lands", "regions")
    for land in data.lands:
        if len(land.regions) not in (3, 4):
            fail(MAP_FILE, land.id, "regions", "a land has 3 or 4 regions")
    expect(len(data.land_borders), 28, MAP_FILE, "land_borders", "number")
    expect(len(data.sea_routes), 7, MAP_FILE, "sea_routes", "number")
    for a, b in data.land_borders + data.sea_routes:
        known([a, b], names, MAP_FILE, f"{a}-{b}", "ends")
    check_sites(data)


def check_sites(data: MapFile) -> None:
    """H3.7-3.10: 8 shrines, Delphi, Sparta, 3 monuments."""
    expect(sum(region.shrine for region in data.regions), 8, MAP_FILE, "regions", "shrine")
    expect([r.id for r in data.regions if r.delphi], ["phocis"], MAP_FILE, "regions", "delphi")
    expect([r.id for r in data.regions if r.city == "sparta"], ["laconia"], MAP_FILE, "regions", "city")
    expect(sorted(r.monument for r in data.regions if r.monument), sorted(GODS), MAP_FILE, "regions", "monument")


def check_cards(data: CardsFile, board: MapFile) -> None:
    """H2.3: the numbers of the cards; every name refers to something."""
    for name, number in NUMBERS.items():
        found = [record.id for record in getattr(data, name)]
        expect(len(found), number, CARDS_FILE, name, "number")
        unique(found, CARDS_FILE, name)
    check_references(data, [region.id for region in board.regions])


def check_references(data: CardsFile, regions: list[str]) -> None:
    """Every name refers to something; artifacts and blessings share one numbering."""
    symbols = [symbol.id for symbol in data.symbols]
    unique([x.id for x in data.artifacts] + [x.id for x in data.blessings], CARDS_FILE, "id")
    for card in data.combat:
        known([card.symbol], symbols, CARDS_FILE, card.id, "symbol")
        known([card.effect], ["", *(effect.id for effect in data.combat_effects)], CARDS_FILE, card.id, "effect")
    for quest in data.quests:
        known([quest.region], regions, CARDS_FILE, quest.id, "region")
        expect(len(quest.steps), 3, CARDS_FILE, quest.id, "steps")
    unique([quest.region for quest in data.quests], CARDS_FILE, "region of a quest")
    check_events(data, regions)


def check_events(data: CardsFile, regions: list[str]) -> None:
    """H9, H3.11: two events a monster; four drafts a temple card, three of them in the first six fields."""
    for k, event in enumerate(data.monster_events):
        expect(event.monster, MONSTERS[k // 2], CARDS_FILE, event.id, "monster")
        known([event.region], regions, CARDS_FILE, event.id, "region")
        known(event.wounds, WOUND_SYMBOLS, CARDS_FILE, event.id, "wounds")
    for temple in data.temple_cards:
        expect(len(temple.drafts), 4, CARDS_FILE, temple.id, "drafts")
        expect(len([slot for slot in temple.drafts if slot <= 6]), 3, CARDS_FILE, temple.id, "drafts in the first six")


def check_trays(data: TraysFile, file: str) -> None:
    """H8.2, H10.1, H18: seven trays of 4 to 7 slots, a die of six faces, a power a level, places for priests."""
    expect([tray.id for tray in data.monsters], MONSTERS, file, "monsters", "id")
    for tray in data.monsters:
        check_tray(tray, file)
    expect(len(data.die), SIDES, file, "die", "number of faces")
    expect(sorted(data.powers), sorted(GODS), file, "powers", "gods")
    expect(sorted(data.places), sorted(GODS), file, "places", "gods")
    for god in data.powers:
        expect(len(data.powers[god]), LEVELS, file, god, "number of powers")
        if min(data.powers[god]) < 0 or max(data.powers[god]) > 6:
            fail(file, god, "powers", "amounts are 0 to 6")
        if not 1 <= data.places[god] <= 8:
            fail(file, god, "places", "a monument has 1 to 8 places for priests")


def check_tray(tray: Tray, file: str) -> None:
    """H10.1. Slots with symbols that wound, some with a reward; effects that make sense."""
    if not 4 <= len(tray.slots) <= 7:
        fail(file, tray.id, "slots", f"a tray has 4 to 7 slots, not {len(tray.slots)}")
    for slot in tray.slots:
        symbol, plus, reward = slot.partition("+")
        known([symbol], WOUND_SYMBOLS, file, tray.id, "slots")
        known([reward], REWARDS[1:] if plus else REWARDS[:1], file, tray.id, "slots")
    for op in tray.special:
        if op.special:
            fail(file, tray.id, "special", "a special attack cannot be itself")
    for record in [*tray.special, tray.region_attack]:
        for field in record.__struct_fields__:
            if getattr(record, field) < 0:
                fail(file, tray.id, field, "must not be negative")
