"""The calendar, the rivals of the prelude, and what is kept account of."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.scharz.walk import decide
from tyche.core.dice import Dice
from tyche.core.game import OptionValue
from tyche.core.table import SEED_BYTES, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.edges.invariants import conservation, faults
from tyche.games.scharz.rules.components import AUTUMN, SPRING, SUMMER, WINTER
from tyche.games.scharz.rules.modes import MODES
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.prelude.setup import draw_rivals
from tyche.games.scharz.rules.round import program
from tyche.study import checks

MOVE_TO_TRADE = ["begin-retreat", "begin-attrition", "withdrawal", "begin-battles", "begin-sieges", "begin-plunder"]
OPENING = {SPRING: ["new-year", "begin-offspring"], SUMMER: ["begin-crop"], AUTUMN: ["begin-harvest"], WINTER: []}
CLOSING = {SPRING: ["begin-sowing"], SUMMER: ["taxes"], AUTUMN: ["begin-festivities"], WINTER: ["begin-feeding"]}
PAID = {
    SPRING: ["taxes"],
    SUMMER: ["taxes"],
    AUTUMN: ["taxes", "begin-festivities"],
    WINTER: ["begin-salaries"],
}


def opened(players: int, **options: OptionValue) -> Scharz:
    play = GAME.start(GAME.check(players, options, None), Dice(bytes(32), [0, 0], [], []))
    assert isinstance(play, Scharz)
    return play


@pytest.mark.parametrize("mode", ["basic", "green", "yellow", "red"])
@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_T7_2_phases_of_the_feeding_economy(mode: str, season: int) -> None:
    """T7.2, T7.3. Opening, MOVE, COMBAT, REAR, closing, round end, in this order."""
    t = opened(2, mode=mode)
    t.s.year, t.s.season = 2, season
    weather = ["winter-weather"] if season == WINTER and mode in ("yellow", "red") else []
    experience = [] if mode == "basic" else ["begin-experience"]
    rear = ["work-orders", "begin-diplomacy", "begin-trade", "begin-wages", "begin-fishing"]
    move = ["begin-units", "special-orders", "begin-herds", *MOVE_TO_TRADE]
    expected = ["enter", *OPENING[season], *weather, *move, *experience, *rear, *CLOSING[season], "round-end"]
    assert program(t) == expected


@pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN, WINTER])
def test_T7_4_phases_of_the_salary_economy(season: int) -> None:
    """T7.2, T7.4. White mode: no herds, no fishing; taxes three times, festivities in autumn, salaries in winter."""
    t = opened(2, mode="white")
    t.s.year, t.s.season = 2, season
    opening = ["new-year"] if season == SPRING else []
    move = ["begin-units", "special-orders", *MOVE_TO_TRADE]
    rear = ["begin-experience", "work-orders", "begin-diplomacy", "begin-trade", "begin-wages"]
    assert program(t) == ["enter", *opening, *move, *rear, *PAID[season], "round-end"]


def test_T7_1_five_years_of_four_seasons() -> None:
    """T7.1. When nobody does anything, winter of year 5 is the last round."""
    position: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "gold": {"red": 50, "blue": 50},
        "phase": "round",
    }
    table = GAME.vocabulary().open(2, {"mode": "first"}, position, [])
    seen: list[tuple[int, int]] = []
    while not table.over:
        assert isinstance(table.play, Scharz)
        now = (table.play.s.year, table.play.s.season)
        if now not in seen:
            seen.append(now)
        seat = table.awaited()[0]
        table.choose(seat, table.default(seat))
    assert seen == [(year, season) for year in range(1, 6) for season in range(4)]
    assert table.result() is not None


def test_T6_2_everybody_draws_another_player_as_rival() -> None:
    """T6.2. One rival each, never oneself; several may draw the same."""
    shared = False
    for seed in range(50):
        t = opened(5, mode="white")
        t.dice.counters[1] = 100 * seed
        draw_rivals(t)
        drawn = t.s.rivals
        assert all(mask.bit_count() == 1 and not mask >> seat & 1 for seat, mask in enumerate(drawn))
        shared = shared or len(set(drawn)) < len(drawn)
    assert shared


def test_T6_2_no_rivals_in_the_first_modes() -> None:
    """T6.2, T21."""
    for mode in ("first", "basic"):
        table = open_table(GAME, 4, {"mode": mode}, None, bytes(32))
        assert isinstance(table.play, Scharz)
        assert table.play.s.rivals == [0, 0, 0, 0]


def more_gold(t: Scharz) -> None:
    t.s.gold[0] += 1


def lost_unit(t: Scharz) -> None:
    t.take(0, t.a.ids["roma"], 0, next(iter(t.s.units[0])) & 0xFFF)


def lost_herd(t: Scharz) -> None:
    t.take_herd(0, next(iter(t.s.herds[0])))


def more_grain(t: Scharz) -> None:
    t.s.grain[t.a.ids["tarquinii"]] += 1


def lost_store(t: Scharz) -> None:
    t.s.stored[t.a.ids["roma"]] -= 1


def more_fish(t: Scharz) -> None:
    t.s.fish[t.a.ids["roma"]] = 2


def lost_marker(t: Scharz) -> None:
    t.s.markers = 0


@pytest.mark.parametrize(
    "slip", [more_gold, lost_unit, lost_herd, more_grain, lost_store, more_fish, lost_marker], ids=lambda f: f.__name__
)
def test_T27_4_what_appears_or_vanishes_is_noticed(slip: Callable[[Scharz], None]) -> None:
    """T3.6, T27.4. Gold, units, herds, grain, fish and markers in play are what came into play and has not left it."""
    position: dict[str, object] = {
        "settlements": {"roma": {"owner": "red", "yard": "dock", "grain": 3, "fish": 1}, "sena": {"owner": "blue"}},
        "units": {"red": {"roma": {"light": 2}}},
        "herds": {"red": {"antium": {"sheep": 2}}},
        "grain": {"tarquinii": {"owner": "red", "grain": 1}},
        "markers": ["capua"],
        "phase": "units",
    }
    t = GAME.vocabulary().open(2, {"mode": "green"}, position, []).play
    assert isinstance(t, Scharz)
    assert faults(t) == []
    slip(t)
    assert conservation(t) != []


def test_T18_8_gold_passes_between_players_in_few_places() -> None:
    """T18.8, T20.5.14. Treaties and aid, tributes and the share of lords, safe passage: nowhere else."""
    users = {path.name for path in Path(GAME.folder).rglob("*.py") if ".hand(" in path.read_text(encoding="utf-8")}
    assert users == {"treaties.py", "taxes.py", "attrition.py"}


@pytest.mark.parametrize("players", range(2, 13))
def test_long_games_are_sound(players: int) -> None:
    """T27. Games in which peace is seldom made: the invariants hold after every decision."""
    rng = random.Random(f"long {players}")
    mode, field = MODES[players % 6], MAPS[(players + players // 6) % 6]
    table = open_table(GAME, players, {"mode": mode, "map": field}, None, rng.randbytes(SEED_BYTES), log=False)
    while not table.over and len(table.decisions) < 1200:
        assert checks.state_faults(table) + checks.ask_faults(table) == []
        table.choose(*decide(table, rng))
