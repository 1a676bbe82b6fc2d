"""The tables of the player cards, value by value: prices, dice, lives, crews, points, thresholds."""

import pytest

from tyche.core.ask import Option
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.rules.combat.conquest import note_kills
from tyche.games.scharz.rules.combat.dice import Side, count_shields, hatred, unit_dice
from tyche.games.scharz.rules.combat.siege import walls
from tyche.games.scharz.rules.combat.strike import lives_of
from tyche.games.scharz.rules.components import DIE_NAMES, RECRUITS, STANDARD
from tyche.games.scharz.rules.modes import GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.rear.building import least_crew
from tyche.games.scharz.rules.trade.purchases import capacity
from tyche.games.scharz.rules.units import KIND_ID, OUT, level_of, type_of
from tyche.games.scharz.rules.victory import agriculture, goal_need, significance
from tyche.games.scharz.rules.year.salaries import salaries_due

Given = dict[str, object]
HOME: Given = {"roma": {"owner": "red", "yard": "port", "kind": "town"}, "sena": {"owner": "blue"}}


def opened(
    mode: str, given: Given, options: dict[str, bool | int | str] | None = None, dice: list[int] | None = None
) -> Table:
    return GAME.vocabulary().open(2, {"mode": mode, **(options or {})}, given, dice or [])


def run(table: Table) -> Scharz:
    assert isinstance(table.play, Scharz)
    return table.play


def position(mode: str, given: Given) -> Scharz:
    return run(opened(mode, {"settlements": HOME, "phase": "units", **given}))


# --- points (T19) ---


@pytest.mark.parametrize(
    ("more", "points"),
    [
        ({"vp": {"red": 3}}, 3),
        ({"vp": {"red": -2}}, -2),
        ({"settlements": {**HOME, "antium": {"owner": "red"}}}, 3),  # a settlement, and its field twice
        ({"settlements": {**HOME, "antium": {"owner": "red", "kind": "town"}}}, 4),
        ({"units": {"red": {"tarquinii": {"light": 1}}}}, 2),
        ({"units": {"red": {"tarquinii": {"light": 1}}}, "markers": ["tarquinii"]}, 1),
        ({"killed": {"red": 20}}, 2),
        ({"killed": {"red": 90}}, 3),
        ({"lost": {"red": 19}}, -1),
        ({"treaties": [{"treaty": "tribute", "receiver": "red", "payer": "blue"}]}, 1),
        ({"treaties": [{"treaty": "tribute", "receiver": "blue", "payer": "red"}]}, -1),
        ({"treaties": [{"treaty": "ransom", "receiver": "red", "payer": "blue"}]}, 2),
        ({"treaties": [{"treaty": "ransom", "receiver": "blue", "payer": "red"}]}, -2),
        ({"treaties": [{"treaty": "vassalage", "receiver": "red", "payer": "blue"}]}, 3),
        ({"treaties": [{"treaty": "vassalage", "receiver": "blue", "payer": "red"}]}, -3),
        ({"aid": [["red", "blue"]]}, 1),
        ({"aid": [["blue", "red"]]}, -2),
        ({"herds": {"red": {"roma": {"pigs": 1}}}}, 0),  # 4 AP
        ({"herds": {"red": {"roma": {"cattle": 1}}}}, 1),  # 6 AP
        ({"settlements": {**HOME, "roma": {"owner": "red", "yard": "port", "kind": "town", "grain": 8, "fish": 4}}}, 2),
        ({"pr": {"red": 9}}, 0),
        ({"pr": {"red": 30}}, 3),
    ],
)
def test_T19_9_what_counts_for_significance(more: Given, points: int) -> None:
    """T19.9, T19.5, T15.1. Every item by itself, against a position without it."""
    assert significance(position("red", more), 0) - significance(position("red", {}), 0) == points


@pytest.mark.parametrize(
    ("goal", "base", "step"), [(GOAL_A, 14, 2), (GOAL_B, 9, 1), (GOAL_C, 40, 5), (GOAL_D, 2, 0), (GOAL_E, 70, 10)]
)
def test_T19_6_thresholds_and_their_steps(goal: int, base: int, step: int) -> None:
    """T19.4, T19.6. Fields, settlements, AP, towns and PR: a treaty as receiver, and 5 VP, lower the need by a step."""
    lord: Given = {"treaties": [{"treaty": "tribute", "receiver": "red", "payer": "blue"}]}
    vassal: Given = {"treaties": [{"treaty": "tribute", "receiver": "blue", "payer": "red"}]}
    held: list[tuple[Given, int]] = [({}, 0), (lord, 1), (vassal, -1), ({"vp": {"red": 4}}, 0), ({"vp": {"red": 5}}, 1)]
    for more, steps in held:
        assert goal_need(position("red", more), 0, goal, True) == base - steps * step
    assert goal_need(position("red", {**lord, "vp": {"red": 5}}), 0, goal, True) == base - 2 * step


# --- units (T13.2, T12.1) ---

COMBAT = {
    "light": (["white"], ["reversed"], 1, 1),
    "heavy": (["red"], ["blue"], 2, 1),
    "engine": ([], [], 1, 1),
    "cavalry": (["red"], ["blue"], 2, 1),
    "transport": (["white"], ["white"], 1, 1),
    "warship": (["blue"], ["blue"], 2, 2),
    "mercenary": (["blue"], ["blue"], 2, 2),
    "corsair": (["white"] * 4, ["white"] * 4, 3, 3),
    "elephant": (["red", "red"], [], 3, 2),
}


@pytest.mark.parametrize("unit", COMBAT)
def test_T13_2_dice_and_lives(unit: str) -> None:
    """T13.2, T9.6. Dice and lives of every type, in the open and where starred values hold."""
    t = position("red", {})
    place, code = t.a.ids["roma"], KIND_ID[unit]
    strong, weak, lives, few = COMBAT[unit]
    for starred, wanted, left in ((False, strong, lives), (True, weak, few)):
        dice = unit_dice(t, Side(t, 0, 1, place, starred), [(OUT, code, 1)])
        assert [DIE_NAMES[die.colour] for die in dice] == wanted
        assert lives_of(code, starred) == left


@pytest.mark.parametrize(
    ("level", "rerolls", "lives", "best", "shields"),
    [
        ("recruits", 0, 1, False, 3),
        ("standard", 0, 1, False, 4),
        ("experienced", 1, 1, False, 5),
        ("veterans", 1, 2, True, 6),
        ("elite", 2, 2, True, 7),
    ],
)
def test_T12_1_levels(level: str, rerolls: int, lives: int, best: bool, shields: int) -> None:
    """T12.1, T10.3. Free rerolls, the veterans' life, the better result, and what engines take off walls."""
    t = position("green", {})
    place = t.a.ids["roma"]
    name = "light" if level == "standard" else f"light-{level}"
    side = Side(t, 0, 1, place, False)
    die = unit_dice(t, side, [(OUT, KIND_ID[name], 1)])[0]
    assert (die.free, die.best, lives_of(KIND_ID[name], False)) == (rerolls, best, lives)
    side.pool = [(OUT, KIND_ID[name.replace("light", "engine")], 1)]
    assert walls(t, side, 3) == 15 - shields
    assert level_of(KIND_ID[name]) >= (RECRUITS if level == "recruits" else STANDARD)


@pytest.mark.parametrize(
    ("pr", "shields", "rival", "others"),
    [
        (9, 2, 3, 0),
        (10, 2, 3, 0),
        (29, 2, 3, 0),
        (30, 3, 3, 0),
        (49, 3, 3, 0),
        (50, 3, 4, 3),
        (69, 3, 4, 3),
        (70, 4, 4, 3),
    ],
)
def test_T17_8_morale(pr: int, shields: int, rival: int, others: int) -> None:
    """T17.8, T9.8.4, T9.8.5. Shields and swords of twelve units by the prestige held, against a rival and others."""
    for rivals, swords in (({"red": ["blue"]}, rival), ({}, others)):
        t = position("yellow", {"pr": {"red": pr}, "rivals": rivals})
        side = Side(t, 0, 1, t.a.ids["roma"], False)
        side.pool = [(OUT, KIND_ID["light"], 12)]
        assert (count_shields(side), hatred(t, side)) == (shields, swords)


# --- prices (T13, T12.6, T17.9) ---


def spent(mode: str, option: Option, more: Given, gold: int = 30, pr: int = 20) -> tuple[int, int]:
    """Gold and prestige that a deal costs."""
    given: Given = {"settlements": HOME, "units": {"red": {"roma": {"light": 3}}}, "season": "autumn", "phase": "trade"}
    table = opened(mode, {**given, "gold": {"red": gold}, "pr": {"red": pr}, **more})
    table.choose(0, option)
    t = run(table)
    return gold - t.s.gold[0], pr - t.s.pr[0]


@pytest.mark.parametrize(
    ("option", "more", "price"),
    [
        (("buy", "light", "roma"), {}, (2, 0)),
        (("buy", "mercenary", "roma"), {}, (4, 2)),
        (("buy", "mercenary-experienced", "roma"), {}, (6, 2)),
        (("recruit", "roma"), {}, (1, 0)),
        (("upgrade", "light", "heavy", "roma"), {}, (3, 0)),
        (("upgrade", "light", "transport", "roma"), {}, (2, 0)),
        (("upgrade", "light", "warship", "roma"), {}, (3, 0)),
        (("upgrade", "light", "cavalry", "roma"), {"herds": {"red": {"roma": {"horses": 1}}}}, (4, 0)),
        (("corsairs", "corsair", "m-latinum"), {}, (10, 0)),
        (("privateers", "corsair", "m-latinum"), {}, (0, 16)),
        (("degrade", "transport", "roma"), {"units": {"red": {"roma/yard": {"transport": 1}}}}, (-2, 0)),
        (("degrade", "warship", "roma"), {"units": {"red": {"roma/yard": {"warship": 1}}}}, (-3, 0)),
        (("degrade", "heavy", "roma"), {"units": {"red": {"roma": {"heavy": 1}}}}, (-3, 0)),
        (("degrade", "cavalry", "roma"), {"units": {"red": {"roma": {"cavalry": 1}}}}, (-4, 0)),
        (("degrade", "heavy", "tarquinii"), {"units": {"red": {"tarquinii": {"heavy": 1}}}}, (0, 0)),
        (("train", "light", "roma"), {}, (2, 0)),
        (("buy-fish", "roma", 1), {}, (1, 0)),
        (("buy-herd", "sheep", "roma"), {}, (5, 0)),
        (("buy-herd", "pigs", "roma"), {}, (7, 0)),
        (("buy-herd", "cattle", "roma"), {}, (9, 0)),
        (("buy-herd", "horses", "roma"), {}, (7, 0)),
        (("sell-herd", "sheep", "roma"), {"herds": {"red": {"roma": {"sheep": 1}}}}, (-3, 0)),
        (("sell-herd", "pigs", "roma"), {"herds": {"red": {"roma": {"pigs": 1}}}}, (-5, 0)),
        (("sell-herd", "cattle", "roma"), {"herds": {"red": {"roma": {"cattle": 1}}}}, (-7, 0)),
        (("sell-herd", "horses", "roma"), {"herds": {"red": {"roma": {"horses": 1}}}}, (-5, 0)),
    ],
)
def test_T13_prices(option: Option, more: Given, price: tuple[int, int]) -> None:
    """T13.2, T13.7, T13.9, T13.10, T12.4. Units, ships, corsairs, refunds, training and herds."""
    assert spent("red", option, more) == price


@pytest.mark.parametrize(
    ("building", "place", "price", "crew"),
    [
        ("village", "tarquinii", 4, 2),
        ("town", "antium", 8, 4),
        ("dock", "antium", 2, 1),
        ("port", "pisae", 6, 2),
        ("fortification", "antium", 3, 1),
    ],
)
def test_T12_6_prices_and_crews(building: str, place: str, price: int, crew: int) -> None:
    """T12.6. What buildings cost, one less with 30 PR, and the crews they need at least."""
    given: Given = {
        "settlements": {
            "antium": {"owner": "red"},
            "pisae": {"owner": "red", "yard": "dock"},
            "sena": {"owner": "blue"},
        },
        "units": {"red": {"tarquinii": {"light": 1}}},
    }
    assert spent("green", ("build", building, place), given)[0] == price
    assert spent("green", ("build", building, place), given, pr=30)[0] == price - 1
    t = run(opened("green", {**given, "phase": "units"}))
    kinds = ["", "village", "town", "dock", "port", "fortification"]
    assert least_crew(t, 0, kinds.index(building)) == crew


@pytest.mark.parametrize(
    ("level", "price", "salary"), [("poor", 2, 1), ("average", 4, 2), ("better", 6, 3), ("brilliant", 8, 4)]
)
def test_T17_9_command_levels(level: str, price: int, salary: int) -> None:
    """T17.9, T13.14. The first purchase is direct, a later one costs the difference; the salary is due in winter."""
    assert spent("red", ("command", level), {}) == (price, 0)
    if level != "poor":
        assert spent("red", ("command", level), {"command": {"red": "poor"}}) == (price - 2, 0)
    given: Given = {"settlements": HOME, "command": {"red": level}, "gold": {"red": 9}, "season": "winter"}
    table = opened("red", {**given, "phase": "wages"})
    table.choose(0, ("pay",))
    assert run(table).s.gold[0] == 9 - salary


@pytest.mark.parametrize(
    ("level", "free", "paid"), [("poor", 0, 1), ("average", 0, 2), ("better", 1, 2), ("brilliant", 1, 2)]
)
def test_T17_9_what_commanders_bring(level: str, free: int, paid: int) -> None:
    """T17.9. Rerolls of every unit, paid and free; all bonuses from the lowest level on."""
    t = position("red", {"command": {"red": level}})
    side = Side(t, 0, 1, t.a.ids["roma"], False)
    die = unit_dice(t, side, [(OUT, KIND_ID["light"], 1)])[0]
    assert (die.free, die.paid, side.bonuses) == (free, paid, True)


# --- food and pay (T16) ---


@pytest.mark.parametrize(
    ("herd", "meat", "inside"), [("sheep", 3, 2), ("pigs", 5, 3), ("cattle", 7, 4), ("horses", 5, 5)]
)
def test_T16_4_meat(herd: str, meat: int, inside: int) -> None:
    """T16.4, T16.7. Meat of herds, less inside an encircled settlement; what nobody eats is sold for 1 gold each."""
    for shut, wanted in ((False, meat), (True, inside)):
        given: Given = {
            "settlements": {"roma": {"owner": "red", "grain": 3}, "tarquinii": {"owner": "blue", "grain": 3}},
            "units": {"blue": {"roma": {"light": 1}}} if shut else {},
            "herds": {"red": {"roma/inside" if shut else "roma": {herd: 1}}},
            "season": "winter",
            "phase": "feeding",
        }
        table = opened("basic", given)
        if shut:
            table.choose(1, ("eat-fish", 0))
        table.choose(0, ("slaughter", herd, "roma"))
        if not table.over and table.ask is not None and table.ask.topic == "feeding":
            table.choose(0, ("eat-meat", 0))
        assert run(table).s.gold[0] == wanted


def test_T16_1_a_town_is_paid_two_and_a_village_one() -> None:
    """T16.1. Salaries of settlements."""
    given: Given = {
        "settlements": {
            "roma": {"owner": "red", "kind": "town"},
            "antium": {"owner": "red"},
            "sena": {"owner": "blue"},
        },
        "gold": {"red": 5, "blue": 5},
        "season": "winter",
        "phase": "salaries",
    }
    table = opened("white", given)
    table.choose(0, ("pay",))
    assert run(table).s.gold[0] == 2


@pytest.mark.parametrize(("kind", "points"), [("village", 8), ("town", 12)])
def test_T17_2_prestige_of_settlements(kind: str, points: int) -> None:
    """T17.2, T10.7, T10.10. An empty settlement that is taken; a dock counts 4 more."""
    for yard, more in ({}, 0), ({"yard": "dock"}, 4):
        given: Given = {
            "settlements": {"roma": {"owner": "red"}, "tarquinii": {"owner": "blue", "kind": kind, **yard}},
            "units": {"red": {"tarquinii": {"heavy": 6, "engine": 2}}, "blue": {"sena": {"light": 1}}},
            "phase": "siege",
        }
        table = opened("basic", given, dice=[1] * 7)
        table.choose(0, ("yes",))
        assert run(table).s.pr[0] == points + more


@pytest.mark.parametrize("players", [2, 5, 12])
def test_T6_2_everybody_draws_one_rival_among_the_others(players: int) -> None:
    """T6.2. One rival each, never oneself; who has whom differs from game to game."""
    drawn: set[tuple[int, ...]] = set()
    for number in range(6):
        table = open_table(GAME, players, {"mode": "white"}, None, bytes([number]) * SEED_BYTES)
        t = run(table)
        assert all(t.s.rivals[seat].bit_count() == 1 and not t.s.rivals[seat] >> seat & 1 for seat in range(players))
        drawn.add(tuple(t.s.rivals))
    assert len(drawn) > 1 or players == 2


# --- what a unit, a herd and a store come to (T8.8, T13.4, T13.12, T16, T19.5) ---


@pytest.mark.parametrize(("herd", "points"), [("sheep", 2), ("pigs", 4), ("cattle", 6), ("horses", 4)])
def test_T19_5_agricultural_points(herd: str, points: int) -> None:
    """T19.5. Herds by kind, grain by one, fish by two."""
    fed = {**HOME, "roma": {"owner": "red", "yard": "port", "kind": "town", "grain": 3, "fish": 3}}
    t = position("red", {"herds": {"red": {"roma": {herd: 1}}}, "settlements": fed})
    assert agriculture(t, 0) == points + 3 + 1


UPKEEP = {
    "light": (1, 1),
    "heavy": (1, 1),
    "engine": (1, 1),
    "cavalry": (2, 2),  # a portion, and a grain for the horse
    "transport": (1, 1),
    "warship": (1, 1),
    "mercenary": (2, 0),
    "corsair": (0, 0),
    "elephant": (0, 3),
}


@pytest.mark.parametrize("unit", UPKEEP)
def test_T16_pay_and_food(unit: str) -> None:
    """T16.1, T16.6. The salary of each type, its portions, and the grain of horses beyond them."""
    gold, food = UPKEEP[unit]
    at = "m-latinum" if unit in ("transport", "warship", "corsair") else "tarquinii"
    stand: Given = {"units": {"red": {"antium": {"light": 1}, at: {unit: 1}}}, "gold": {"red": 9}}
    if unit not in ("corsair", "elephant"):  # there are none where salaries are paid
        assert salaries_due(position("white", stand), 0) - salaries_due(position("white", {}), 0) == gold + 1
    stored = {**HOME, "roma": {"owner": "red", "yard": "port", "kind": "town", "grain": 9}}
    table = opened("red", {"settlements": stored, "season": "winter", "phase": "feeding", **stand})
    while table.ask is not None and table.ask.topic == "feeding":
        table.choose(0, ("eat-fish", 0))
    assert run(table).s.stored[run(table).a.ids["roma"]] == 9 - 2 - 1 - food


@pytest.mark.parametrize(
    ("kind", "fort", "grain", "units", "few"),
    [("village", False, 5, 5, 1), ("village", True, 6, 6, 1), ("town", False, 10, 10, 2), ("town", True, 11, 11, 2)],
)
def test_T13_4_what_a_settlement_holds_and_sells(kind: str, fort: bool, grain: int, units: int, few: int) -> None:
    """T13.4, T13.12, T9.1. Grain in store and units sold in a round; by the option room inside, and few units sold."""
    stands: Given = {"settlements": {**HOME, "antium": {"owner": "red", "kind": kind, "fort": fort}}, "phase": "trade"}
    t = run(opened("red", stands))
    place = t.a.ids["antium"]
    assert (t.grain_room(place), capacity(t, place)) == (grain, units)
    assert t.room_inside(place) > 100
    t = run(opened("red", stands, {"garrison_room": True}))
    assert (t.room_inside(place), capacity(t, place)) == (units, few)


@pytest.mark.parametrize(("yard", "berths"), [("dock", 2), ("port", 4)])
def test_T13_12_berths_and_fish(yard: str, berths: int) -> None:
    """T8.7, T13.12. Ships of a shipyard, and as much fish."""
    t = position("red", {"settlements": {**HOME, "antium": {"owner": "red", "yard": yard}}})
    assert (t.berths(t.a.ids["antium"]), t.fish_room(t.a.ids["antium"])) == (berths, berths)


def test_T3_1_twenty_standard_units_a_player() -> None:
    """T3.1, T13.1. The pieces of a colour."""
    t = position("red", {"units": {"red": {"tarquinii": {"light": 17}}}})
    assert t.unit_room(0) == 3


@pytest.mark.parametrize("unit", COMBAT)
def test_T17_2_prestige_of_units(unit: str) -> None:
    """T17.2. Two for light infantry, four for every other unit that is destroyed."""
    assert note_kills(position("red", {}), 0, 1, type_of(KIND_ID[unit]), 3) == (6 if unit == "light" else 12)
