"""The player aid of Scharz: course and tables, and a card for each mode, map and people."""

from tyche.core.aids import DASH, Block, Cell, Row, Sheet, about, name, number, rule, rules, say, several
from tyche.games.scharz.data import MAPS, map_file
from tyche.games.scharz.rules.atlas import CROP
from tyche.games.scharz.rules.components import (
    BUILDING_NAMES,
    COUNTS,
    CREW,
    DICE,
    DIE_NAMES,
    ENGINE_SHIELDS,
    EXTRA_LIVES,
    FACES,
    FREE_REROLLS,
    HERD_AP,
    HERD_BUY,
    HERD_NAMES,
    HERD_SELL,
    LEVEL_NAMES,
    LIVES,
    MEAT,
    PR_BUILD,
    PR_DOUBLE,
    PR_REROLL,
    PR_RIVAL,
    PR_SPECIAL,
    PR_TARGET,
    PR_VALUE,
    PRICE,
    SALARY,
    TYPE_NAMES,
    UPGRADE_COST,
    WEAK_DICE,
    WEAK_LIVES,
)
from tyche.games.scharz.rules.modes import MODES, OPTIONS, Rules


def sheets() -> list[Sheet]:
    """All sheets: first those for everybody, then the cards."""
    return [
        Sheet("play", say("play"), [_victory(), _course(), _battle(), _storm(), _year()]),
        Sheet("tables", say("tables"), [_units(), _dice(), _buildings(), _herds(), _levels(), _prestige(), _terrain()]),
        *[_mode(mode) for mode in MODES],
        *[_map(name) for name in MAPS],
    ]


def _figure(value: int) -> Cell:
    return number(value) if value else DASH


def _victory() -> Block:
    return Block("victory", rules("T19.2", "T19.4", "T19.9"))


def _course() -> Block:
    return Block("course", rules("T7.2", "T7.3", "T7.4"))


def _battle() -> Block:
    return Block("battle", rules("T9.8", "T9.9", "T9.16"))


def _storm() -> Block:
    return Block("storm", rules("T10.2", "T10.3", "T10.5", "T10.7"))


def _year() -> Block:
    return Block("year", rules("T15.2", "T15.6", "T15.8", "T16.6"))


def _die(dice: tuple[int, int]) -> Cell:
    kind, count = dice
    return say(f"dice-{DIE_NAMES[kind]}", count=count) if count else DASH


def _units() -> Block:
    rows = [
        Row(
            [
                name("type", id),
                _die(DICE[kind]),
                _die(WEAK_DICE[kind]),
                number(LIVES[kind]),
                number(WEAK_LIVES[kind]),
                _figure(UPGRADE_COST[kind]),
                _figure(SALARY[kind]),
                number(PR_VALUE[kind]),
            ],
            "T13.2",
        )
        for kind, id in enumerate(TYPE_NAMES)
    ]
    return Block("units", rows, ["unit", "dice", "weak", "lives", "weak-lives", "upgrade", "salary", "prestige"])


def _dice() -> Block:
    rows = [
        Row([say(f"die-{id}"), *[number(face) for face in FACES[kind]]], "T3.4") for kind, id in enumerate(DIE_NAMES)
    ]
    return Block("dice", rows)


def _buildings() -> Block:
    rows = [
        Row([name("building", id), number(PRICE[kind]), number(CREW[kind])], "T12.6")
        for kind, id in enumerate(BUILDING_NAMES)
        if id
    ]
    return Block("buildings", rows, ["building", "gold", "crew"])


def _herds() -> Block:
    rows = [
        Row(
            [name("herd", id), *[number(figures[kind]) for figures in (HERD_BUY, HERD_SELL, MEAT, HERD_AP)]],
            "T13.10",
        )
        for kind, id in enumerate(HERD_NAMES)
    ]
    return Block("herds", rows, ["herd", "buy", "sell", "meat", "agriculture"])


def _levels() -> Block:
    rows = [
        Row(
            [
                say(f"level-{id}"),
                _figure(FREE_REROLLS[level]),
                _figure(EXTRA_LIVES[level]),
                _figure(COUNTS[level]),
                number(ENGINE_SHIELDS[level]),
            ],
            "T12.1",
        )
        for level, id in enumerate(LEVEL_NAMES)
    ]
    return Block("levels", rows, ["level", "rerolls", "more-lives", "counts", "shields"])


def _prestige() -> Block:
    uses = {
        "double": PR_DOUBLE,
        "reroll": PR_REROLL,
        "target": PR_TARGET,
        "rival": PR_RIVAL,
        "build": PR_BUILD,
        "special": PR_SPECIAL,
    }
    return Block("prestige", [Row([say(f"use-{id}"), number(cost)], "T17.5") for id, cost in uses.items()])


def _terrain() -> Block:
    return Block("terrain", [Row([say(f"colour-{id}"), _figure(crop)], "T4.3") for id, crop in CROP.items()])


def _mode(mode: str) -> Sheet:
    rules_of = Rules({**{option.name: option.default for option in OPTIONS}, "mode": mode})
    parts = {
        "salaries": rules_of.salaries,
        "food": rules_of.goods,
        "festivities": rules_of.festivities > 0,
        "fishing": rules_of.fishing > 0,
        "special": rules_of.special,
        "forts": rules_of.forts,
        "rivals": rules_of.prestige,
        "experience": rules_of.experience,
        "attrition": rules_of.attrition,
        "weather": rules_of.weather,
        "morale": rules_of.morale,
        "command": rules_of.command,
        "bonuses": rules_of.bonuses,
    }
    goals = [say(f"goal-{letter}") for place, letter in enumerate("abcde") if rules_of.goals & 1 << place]
    rows = [
        Row([say("mode-units"), several(*[name("type", TYPE_NAMES[kind]) for kind in rules_of.units])], "T21.1"),
        Row([say("mode-goals"), several(*goals)], "T19.4"),
        *[Row([say(f"mode-{id}"), say("yes" if there else "no")], "T21.1") for id, there in parts.items()],
    ]
    return Sheet(f"mode-{mode}", about("opt-mode", f"value-{mode}"), [Block("mode", rows)], "mode")


def _map(id: str) -> Sheet:
    file = map_file(id)
    counts = [sum(field.tier <= tier for field in file.land) for tier in (1, 2, 3)]
    seas = [sum(field.tier <= tier for field in file.sea) for tier in (1, 2, 3)]
    fields = Block(
        "fields",
        [
            Row([say("map-land"), *map(number, counts)], "T4.1"),
            Row([say("map-sea"), *map(number, seas)], "T4.1"),
            Row([say("map-zones"), several(*[name("zone", zone) for zone in file.zones])], "T4.5"),
        ],
        ["what", "tier-1", "tier-2", "tier-3"],
    )
    peoples = [
        Block(
            f"people-{people.id}",
            [
                Row([rule(people.clause)], people.clause),
                Row([say("homeland"), several(*[name("region", region) for region in people.homeland])]),
            ],
            title=name("people", people.id),
        )
        for people in file.factions
    ]
    return Sheet(f"map-{id}", about("opt-map", f"value-{id}"), [fields, *peoples], "map")
