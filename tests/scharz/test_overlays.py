"""Overlays are exact: they show what the rules connect, and where they let units go (T5.8, T5.11, T8)."""

import random

import pytest

from tests.journeys import journeys
from tests.scharz.walk import decide
from tyche.core.ask import PASS
from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.core.table import Table
from tyche.games.scharz.edges.overlays import GOING
from tyche.games.scharz.game import GAME
from tyche.games.scharz.rules.components import AUTUMN, BRILLIANT, CAVALRY, SEAT_NAMES, STANDARD, SUMMER
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import OUT, kind_of


def visited(games: int, every: int) -> list[Table]:
    """Tables at random moments of random games."""
    return journeys(GAME, games, every, decide, 5)


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return visited(10, 8)


def run_of(table: Table) -> Scharz:
    play = table.play
    assert isinstance(play, Scharz)
    return play


def layer(table: Table, name: str, seat: int) -> set[str]:
    return set(table.overlay(name, None)[SEAT_NAMES[seat]])


def goals(table: Table, seat: int) -> set[str]:
    """Where the moves that are offered lead."""
    return {str(option[2]) for option in table.options(seat) if option[0] in GOING}


def test_the_network_is_what_the_view_calls_connected(tables: list[Table]) -> None:
    """T5.8, T5.9."""
    for table in tables:
        seats = table.view(None)["seats"]
        assert isinstance(seats, list)
        for seat, summary in enumerate(seats):
            assert layer(table, "network", seat) == set(summary["connected"])


def test_cut_off_is_all_land_without_connection_and_every_encircled_settlement(tables: list[Table]) -> None:
    """T5.6, T5.8, T5.11."""
    cut = encircled = 0
    for table in tables:
        t = run_of(table)
        view = table.view(None)
        seats, places = view["seats"], view["places"]
        assert isinstance(seats, list)
        assert isinstance(places, dict)
        for seat, summary in enumerate(seats):
            towns = [place for place in range(t.a.n_land) if t.s.towns[seat] >> place & 1]
            besieged = {t.name(place) for place in towns if t.encircled(place)}
            shown, joined = layer(table, "cut-off", seat), set(summary["connected"])
            held = {name for name, place in places.items() if place.get("controller") == SEAT_NAMES[seat]}
            assert {name for name in held - joined if t.a.ids[name] < t.a.n_land} | besieged <= shown
            assert not shown & joined - besieged
            cut += len(shown)
            encircled += len(besieged)
    assert cut > 20
    assert encircled > 3


MARCHING: dict[str, object] = {
    "settlements": {"roma": {"owner": "red", "yard": "dock"}, "sena": {"owner": "blue"}, "capua": {"owner": "green"}},
    "units": {
        "red": {"roma": {"cavalry": 2, "light": 2}, "tarquinii": {"cavalry": 1}, "m-latinum": {"warship": 4}},
        "blue": {"sena": {"cavalry": 2}, "ancona": {"cavalry": 1, "light": 1}, "asculum": {"light": 2}},
        "green": {"capua": {"cavalry": 1}, "fregellae": {"cavalry": 1, "light": 1}},
    },
}


@pytest.mark.parametrize("phase", ["special", "retreat"])
def test_reach_in_a_later_subphase_is_what_is_offered(phase: str) -> None:
    """T8.15, T8.18. Steps in the subphase that is under way, no more and no less."""
    compared = 0
    for seed in range(8):
        rng = random.Random(seed)
        table = GAME.vocabulary().open(3, {"mode": "green"}, {**MARCHING, "phase": phase}, [])
        while table.ask is not None and table.ask.topic in (phase, "group", "ships", "cargo"):
            seat = table.awaited()[0]
            if table.ask.topic == phase:
                assert layer(table, "reach", seat) == goals(table, seat)
                compared += 1
            going = [option for option in table.options(seat) if option[0] != "treat"]
            table.choose(seat, rng.choice(going))
    assert compared > 20


def going_on(table: Table, seat: int) -> set[str]:
    """T8.15. Where the marches of Special lead, if everybody passes the rest of Units."""
    again = table.fork()
    while again.ask is not None and again.ask.topic in ("units", "group", "special-order", "special", "ambush"):
        if again.ask.topic == "special" and again.awaited() == [seat]:
            return {str(option[2]) for option in again.options(seat) if option[0] == "march"}
        waiting = again.awaited()[0]
        again.choose(waiting, PASS if PASS in again.options(waiting) else again.default(waiting))
    return set()


def riding(table: Table, rng: random.Random) -> Table:
    """The table with some more cavalry, and some brilliant commanders."""
    play = table.play.revive(run_of(table).s, Dice(bytes(32), [0, 0], None, []))
    assert isinstance(play, Scharz)
    for seat in range(play.players):
        for place in bits(play.s.out[seat]):
            if rng.random() < 0.5:
                play.add(seat, place, OUT, kind_of(CAVALRY, STANDARD))
        play.s.command[seat] = rng.choice([play.s.command[seat], BRILLIANT])
    return Table(GAME, table.setup, play, [])


def test_reach_in_units_is_what_is_offered_and_what_special_adds() -> None:
    """T8.14, T8.15. One step of every unit, and on land a second one of those that have it."""
    compared = added = 0
    rng = random.Random(4)
    heads = [one for one in visited(12, 3) if one.play.head_at == one.play.moment and run_of(one).s.step == "units"]
    for table in [riding(one, rng) for one in heads]:
        t = run_of(table)
        if table.ask is None or table.ask.topic != "units" or t.s.treaties:
            continue
        seat = table.awaited()[0]
        offered = goals(table, seat)
        walked = going_on(table, seat) if t.r.special else set()
        for option in table.options(seat):
            if option[0] == "march" and t.r.special:
                step = table.fork()
                step.choose(seat, option)
                while step.ask is not None and step.ask.topic == "group":
                    step.choose_default(seat)
                walked |= going_on(step, seat)
        shown = layer(table, "reach", seat)
        assert shown == offered | walked, (shown - offered - walked, (offered | walked) - shown)
        compared += 1
        added += len(walked - offered)
    assert compared > 20
    assert added > 20


def test_after_the_battles_all_units_are_fresh_again() -> None:
    """T7.2, T8.1. What is shown at the end of a round is what the next one offers, if nothing changes until then."""
    compared = 0
    for table in visited(10, 3):
        t = run_of(table)
        if t.s.step in ("trade", "diplomacy", "work-orders") and t.s.season != AUTUMN:
            for seat in t.seats():
                play = t.revive(t.s, Dice(bytes(32), [0, 0], None, []))
                assert isinstance(play, Scharz)
                play.s.season, play.s.step, play.s.start = SUMMER, "round", seat
                play.s.command = [0] * t.players
                again = Table(GAME, table.setup, play, [])
                while again.ask is not None and again.ask.topic != "units":
                    again.choose_default(again.awaited()[0])
                if again.awaited() == [seat]:
                    assert goals(again, seat) <= layer(table, "reach", seat)
                    compared += 1
    assert compared > 10
