"""The player aid of Successors: course of play, tables with generals and provinces, cards."""

from typing import Final

from tyche.core.aids import DASH, Block, Cell, Row, Sheet, about, heading, name, number, rules, say
from tyche.games.successors.data import CARDS, GENERALS, MAP
from tyche.games.successors.rules.atlas import KIND_NAMES, MAJOR, MINOR, ROUTE_COST, ROUTE_NAMES, STRONGHOLD
from tyche.games.successors.rules.components import CU_NAMES, CU_STRENGTH
from tyche.games.successors.rules.tables import (
    BURIED_AT_PELLA_L,
    CHAMPION_L,
    HAND_SIZE,
    HELLESPONT_VP,
    L_VICTORY,
    LARGEST_FLEET_VP,
    MASTER_OF_ASIA_VP,
    REMOVE_MARKER_MP,
    ROUNDS,
    SIEGE_MP,
    SIEGE_POINTS_NEEDED,
    TABLE_CARDS,
    TOMB_L,
    TRAINING_COST,
    VP_VICTORY,
    attrition,
    battle_score,
    movement_allowance,
    siege_result,
)

PLAYERS: Final = (2, 3, 4, 5)
STEPS: Final = ("A.1", "B", "C.1", "D", "E", "F", "G", "H", "I", "J.1", "K", "L")
GROUPS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
STRENGTHS: Final = (0, 2, 4, 6, 8, 10, 12, 15, 18, 21, 25)


def sheets() -> list[Sheet]:
    """All sheets."""
    return [
        Sheet("play", say("play"), [_players(), _points(), *_playing(), _units(), _siege(), _siege_points()]),
        Sheet("tables", say("tables"), [_battle(), _attrition(), _unrest(), _provinces(), _generals()]),
        Sheet("cards", say("cards"), [_cards()], apart=True),
    ]


def _figure(value: int) -> Cell:
    return number(value) if value else DASH


def _players() -> Block:
    def row(id: str, values: list[int], clause: str) -> Row:
        return Row([say(id), *[_figure(values[players]) for players in PLAYERS]], clause)

    rows = [
        row("vp-to-win", VP_VICTORY, "S3.1.c"),
        row("l-to-win", [L_VICTORY] * 6, "S3.1.b"),
        row("rounds", ROUNDS, "S6.0.a"),
        row("hand", HAND_SIZE, "S5.3.b"),
        row("table-cards", TABLE_CARDS, "S5.3.b"),
    ]
    return Block("players", rows, ["what", *map(str, PLAYERS)])


def _points() -> Block:
    return Block(
        "points",
        [
            Row([say("vp-asia"), number(MASTER_OF_ASIA_VP)], "S3.5.b"),
            Row([say("vp-fleet"), number(LARGEST_FLEET_VP)], "S3.5.c"),
            Row([say("vp-hellespont"), number(HELLESPONT_VP)], "S3.5.d"),
            Row([say("l-champion"), number(CHAMPION_L)], "S3.7.a"),
            Row([say("l-pella"), number(BURIED_AT_PELLA_L)], "S3.8.c"),
            Row([say("l-tomb"), number(TOMB_L)], "S3.8.d"),
        ],
    )


def _playing() -> list[Block]:
    return [_course(), _uses(), _costs(), _allowance(), _steps()]


def _course() -> Block:
    return Block("course", rules("S5.0.a", "S6.0.b", "S6.1.1", "S6.1.2", "S6.1.3", "S6.3.a", "S6.4.b"))


def _uses() -> Block:
    return Block("uses", rules("S6.2.0.c", "S6.2.B1.a", "S6.2.B2.a", "S6.2.B3.a", "S6.2.C.a", "S6.2.D.a"))


def _costs() -> Block:
    prices = zip(ROUTE_NAMES, ROUTE_COST, strict=True)
    routes = [Row([say(f"route-{route}"), number(cost)], "S2.k") for route, cost in prices]
    return Block(
        "costs",
        [
            *routes,
            Row([say("cost-siege"), number(SIEGE_MP)], "S9.3.C.a"),
            Row([say("cost-marker"), number(REMOVE_MARKER_MP)], "S9.3.D.a"),
        ],
    )


def _allowance() -> Block:
    dice = range(1, 7)
    rows = [
        Row([say("initiative", rating=rating), *[number(movement_allowance(rating, die)) for die in dice]], "S9.2.b")
        for rating in (2, 3, 4)
    ]
    return Block("allowance", rows, ["die", *map(str, dice)])


def _steps() -> Block:
    return Block("steps", [Row([heading(f"S10.{step}")], f"S10.{step}") for step in STEPS])


def _units() -> Block:
    rows = [
        Row([name("unit", id), _figure(strength), _figure(cost)], "S7.2.0.a")
        for id, strength, cost in zip(CU_NAMES, CU_STRENGTH, TRAINING_COST, strict=True)
    ]
    return Block("units", rows, ["unit", "strength", "training"])


def _battle() -> Block:
    rows = [
        Row([number(roll), *[number(battle_score(roll, strength)) for strength in STRENGTHS]], "S14.7.a")
        for roll in (2, 5, 7, 8, 9, 10, 11, 12)
    ]
    return Block("battle", rows, ["roll", *map(str, STRENGTHS)])


def _attrition() -> Block:
    rows = [
        Row([number(die), *[_figure(attrition(group, die)[0]) for group in GROUPS]], "S7.3.b") for die in range(1, 7)
    ]
    return Block("attrition", rows, ["roll", *map(str, GROUPS)])


def _siege() -> Block:
    rows = [Row([number(roll), *map(_figure, siege_result(roll))], "S15.2.B.b") for roll in range(1, 9)]
    return Block("siege", rows, ["roll", "siege-points", "lost"])


def _siege_points() -> Block:
    rows = [
        Row([say(f"kind-{KIND_NAMES[kind]}"), number(SIEGE_POINTS_NEEDED[kind])], "S15.4.a")
        for kind in (MAJOR, STRONGHOLD, MINOR)
    ]
    return Block("siege-points", rows)


def _unrest() -> Block:
    rows = [
        Row([number(line.roll), {"list": [name("province", id) for id in line.provinces]}], "S6.2.A.c")
        for line in CARDS.unrest
    ]
    return Block("unrest", rows, ["roll", "province"])


def _generals() -> Block:
    rows: list[Row] = []
    for one in sorted(GENERALS.majors, key=lambda general: -general.ratings.seniority):
        ratings = one.ratings
        figures = [number(ratings.seniority), number(ratings.initiative), number(ratings.battle)]
        rows.append(
            Row([name("general", one.id), *figures, _figure(ratings.popularity), about(f"general-{one.id}", "ability")])
        )
    return Block("generals", rows, ["general", "seniority", "initiative", "rating", "popularity", "ability"])


def _provinces() -> Block:
    rows = [
        Row(
            [
                name("province", one.id),
                number(one.vp),
                number(one.need),
                name("place", one.major) if one.major else DASH,
            ],
            "S2.q",
        )
        for one in MAP.provinces
    ]
    return Block("provinces", rows, ["province", "vp", "need", "major"])


def _cards() -> Block:
    rows = [
        Row([name("card", one.id), name("card-kind", one.kind), _figure(one.op), about(f"card-{one.title}", "effect")])
        for one in CARDS.cards
    ]
    return Block("cards", rows, ["card", "kind", "op", "text"])
