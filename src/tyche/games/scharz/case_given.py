"""How a rules case gives a position of Scharz: the board, the players, and the phase that begins."""

from typing import Final

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_truth, as_word, known, named
from tyche.games.scharz import case_names as names
from tyche.games.scharz.components import BUILDING_ID, COMMAND_NAMES, SEASON_NAMES
from tyche.games.scharz.invariants import stock
from tyche.games.scharz.offers import RANSOM, TREATY_NAMES, pact, pair_of
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.turn import begin_round, program

NUMBERS: Final = ("gold", "pr", "vp", "vp_before", "killed", "lost")
WORDS: Final = [
    *NUMBERS, "year", "season", "start", "phase", "people", "rivals", "command", "treaties", "settlements", "units",
    "herds", "grain", "sites", "markers", "announced", "frozen", "bad_winter", "good_winter", "sea_winter", "deeds",
    "aid", "ordered_moves",
]  # fmt: skip
PHASES: Final = {
    "round": "round",
    "units": "begin-units",
    "special": "special-orders",
    "herds": "begin-herds",
    "retreat": "begin-retreat",
    "attrition": "begin-attrition",
    "withdrawal": "withdrawal",
    "battle": "begin-battles",
    "siege": "begin-sieges",
    "plunder": "begin-plunder",
    "experience": "begin-experience",
    "building": "work-orders",
    "diplomacy": "begin-diplomacy",
    "trade": "begin-trade",
    "wages": "begin-wages",
    "fishing": "begin-fishing",
    "sowing": "begin-sowing",
    "taxes": "taxes",
    "festivities": "begin-festivities",
    "feeding": "begin-feeding",
    "salaries": "begin-salaries",
    "crop": "begin-crop",
    "harvest": "begin-harvest",
    "new-year": "new-year",
    "offspring": "begin-offspring",
    "winter": "winter-weather",
    "rivers": "rivers",
    "round-end": "round-end",
}
CLIMATES: Final = ("subtropical", "temperate", "cold")


def set_position(t: Scharz, words: dict[str, object]) -> None:
    """Set up everything that a case gives."""
    known(words, WORDS)
    set_players(t, words)
    set_settlements(t, words)
    set_pieces(t, words)
    set_treaties(t, words)
    set_phase(t, words)
    t.s.issued = stock(t)


def each_seat(t: Scharz, words: dict[str, object], key: str) -> list[tuple[int, object, dict[str, object], str]]:
    """The items of a mapping by player."""
    part = as_mapping(words.get(key, {}), words, key)
    return [(names.seat(t, name, part, name), value, part, name) for name, value in part.items()]


def set_players(t: Scharz, words: dict[str, object]) -> None:
    """``gold: {red: 5}``, ``people: {red: romans}``, ``rivals: {red: [blue]}``, ``command: {red: poor}``."""
    s = t.s
    tables = {"gold": s.gold, "pr": s.pr, "vp": s.vp, "vp_before": s.vp_before, "killed": s.killed, "lost": s.lost}
    s.vp_before = tables["vp_before"]
    for key, table in tables.items():
        for seat, value, part, name in each_seat(t, words, key):
            table[seat] = as_number(value, part, name)
    if "vp_before" not in words:
        s.vp_before[:] = s.vp
    for seat, value, part, name in each_seat(t, words, "people"):
        s.faction[seat] = named({one: k for k, one in enumerate(t.a.factions)}, "people", value, part, name)
    for seat, value, part, name in each_seat(t, words, "rivals"):
        for n, other in enumerate(as_list(value, part, name)):
            s.rivals[seat] |= 1 << names.seat(t, other, value, n)
    for seat, value, part, name in each_seat(t, words, "command"):
        s.command[seat] = named({one: k for k, one in enumerate(COMMAND_NAMES)}, "level", value, part, name)
    for seat, value, part, name in each_seat(t, words, "announced"):
        s.announced[seat] = named({"supremacy": 1, "power": 2, "both": 3}, "victory", value, part, name)


def set_settlements(t: Scharz, words: dict[str, object]) -> None:
    """``settlements: {roma: {owner: red, kind: town, yard: port, fort: true, grain: 3, fish: 2}}``."""
    s = t.s
    part = as_mapping(words.get("settlements", {}), words, "settlements")
    for name, value in part.items():
        place = names.place(t, name, part, name)
        item = as_mapping(value, part, name)
        known(item, ["owner", "kind", "yard", "fort", "grain", "fish"])
        owner = names.seat(t, item.get("owner"), item, "owner")
        kind = named({"village": 1, "town": 2}, "settlement", item.get("kind", "village"), item, "kind")
        t.set_settlement(place, owner, kind)
        if "yard" in item:
            t.set_yard(place, named({"dock": 1, "port": 2}, "shipyard", item["yard"], item, "yard"))
        if as_truth(item.get("fort", False), item, "fort"):
            s.forts |= 1 << place
        t.put_grain(place, as_number(item.get("grain", 0), item, "grain"))
        t.put_fish(place, as_number(item.get("fish", 0), item, "fish"))
    part = as_mapping(words.get("sites", {}), words, "sites")
    for name, value in part.items():
        item = as_mapping(value, part, name)
        known(item, ["owner", "building", "progress"])
        owner = names.seat(t, item.get("owner"), item, "owner")
        building = named(BUILDING_ID, "building", item.get("building"), item, "building")
        progress = as_number(item.get("progress", 0), item, "progress")
        s.sites[names.place(t, name, part, name)] = owner << 16 | building << 8 | progress


def set_pieces(t: Scharz, words: dict[str, object]) -> None:
    """``units: {red: {roma: {light: 3}, roma/yard: {transport: 1}}}``, herds, grain, markers."""
    s = t.s
    for seat, value, part, name in each_seat(t, words, "units"):
        places = as_mapping(value, part, name)
        for where, group in places.items():
            place, spot = names.spot(t, where, places)
            for kind, n in names.units(group, places, where).items():
                t.add(seat, place, spot, kind, n)
    for seat, value, part, name in each_seat(t, words, "herds"):
        places = as_mapping(value, part, name)
        for where, group in places.items():
            place, spot = names.spot(t, where, places)
            for kind, n in names.herds(group, places, where).items():
                t.add_herd(seat, place, kind, 1 if spot else 0, 0, n)
    part = as_mapping(words.get("grain", {}), words, "grain")
    for name, value in part.items():
        item = as_mapping(value, part, name)
        known(item, ["owner", "grain"])
        owner = names.seat(t, item.get("owner"), item, "owner")
        s.grain[names.place(t, name, part, name)] = owner << 8 | as_number(item.get("grain", 1), item, "grain")
    for key in ("markers", "frozen"):
        fields = as_list(words.get(key, []), words, key)
        for n, field in enumerate(fields):
            if key == "markers":
                s.markers |= 1 << names.place(t, field, fields, n)
            else:
                s.frozen |= 1 << names.place(t, field, fields, n)


def set_treaties(t: Scharz, words: dict[str, object]) -> None:
    """``treaties: [{treaty: tribute, receiver: red, payer: blue, gold: 2}]``, ``aid: [[red, blue]]``."""
    listed = as_list(words.get("treaties", []), words, "treaties")
    for n, value in enumerate(listed):
        item = as_mapping(value, listed, n)
        known(item, ["treaty", "receiver", "payer", "gold", "until"])
        one, other = (
            names.seat(t, item.get("receiver"), item, "receiver"),
            names.seat(t, item.get("payer"), item, "payer"),
        )
        kinds = {name: k for k, name in enumerate(TREATY_NAMES) if name}
        kind = named(kinds, "treaty", item.get("treaty"), item, "treaty")
        gold, until = as_number(item.get("gold", 1), item, "gold"), as_number(item.get("until", 99), item, "until")
        t.s.treaties[pair_of(one, other)] = pact(kind, one, gold, until if kind == RANSOM else 0)
    for n, value in enumerate(as_list(words.get("aid", []), words, "aid")):
        both = as_list(value, words, "aid")
        giver, taker = names.seat(t, both[0], both, 0), names.seat(t, both[1], both, n)
        t.s.aid[giver << 4 | taker] = t.s.year
    t.agree()


def set_phase(t: Scharz, words: dict[str, object]) -> None:
    """``year: 2``, ``season: winter``, ``start: red``, ``phase: battle``: the phase that is about to begin."""
    s = t.s
    s.year = as_number(words.get("year", 1), words, "year")
    seasons = {name: k for k, name in enumerate(SEASON_NAMES)}
    s.season = named(seasons, "season", words.get("season", "spring"), words, "season")
    s.start = s.first = names.seat(t, words.get("start", "red"), words, "start")
    frozen = s.frozen
    for _ in begin_round(t):
        raise CaseError("a round begins without questions", words, "phase")
    s.frozen = frozen
    for key in ("bad_winter", "good_winter"):
        zones = as_list(words.get(key, []), words, key)
        for n, zone in enumerate(zones):
            climate = named({one: k for k, one in enumerate(CLIMATES)}, "climate", zone, zones, n)
            if key == "bad_winter":
                s.bad_zones |= 1 << climate
            else:
                s.good_zones |= 1 << climate
    if "sea_winter" in words:
        s.sea_winter = named({"good": 1, "bad": 2}, "winter", words["sea_winter"], words, "sea_winter")
    for n, name in enumerate(as_list(words.get("ordered_moves", []), words, "ordered_moves")):
        s.ordered_moves |= 1 << names.seat(t, name, words["ordered_moves"], n)
    set_deeds(t, words)
    step = names_step(words)
    if step == "round":
        s.step = "round"
        return
    steps = program(t)
    if step not in steps:
        raise CaseError(f"there is no such phase in this season and mode; there are {', '.join(steps)}", words, "phase")
    s.phase = steps.index(step)
    s.step = step


def set_deeds(t: Scharz, words: dict[str, object]) -> None:
    """``deeds: {red: {roma: 2}}``: enemies destroyed this round, for Experience."""
    for seat, value, part, name in each_seat(t, words, "deeds"):
        places = as_mapping(value, part, name)
        for where, n in places.items():
            t.s.feats.append([seat, names.place(t, where, places, where), as_number(n, places, where)])


def names_step(words: dict[str, object]) -> str:
    """The step of the phase that a case names."""
    phase = as_word(words.get("phase", "round"), words, "phase")
    if phase not in PHASES:
        raise CaseError(f"there is no phase {phase!r}; there are {', '.join(PHASES)}", words, "phase")
    return PHASES[phase]
