"""Overlays are exact: where the rules let hoplites and heroes go, and the lands that count (H6, H7.2, H19.1)."""

import pytest

from tests.journeys import journeys
from tyche.core.dice import Dice
from tyche.core.table import Table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.atlas import LAND_REGIONS, REGION_NAMES, bits
from tyche.games.hellas.rules.components import PLAYER_NAMES
from tyche.games.hellas.rules.play import Hellas
from tyche.study.fuzz import random_decision


def between_procedures(table: Table) -> bool:
    return table.play.head_at == table.play.moment


def visited(games: int, every: int) -> list[Table]:
    """Tables at random moments of random games."""
    return journeys(GAME, games, every, random_decision, 3, 1500, between_procedures)


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return visited(6, 25)


def run_of(table: Table) -> Hellas:
    play = table.play
    assert isinstance(play, Hellas)
    return play


def layer(table: Table, name: str, seat: int) -> set[str]:
    return set(table.overlay(name, None)[PLAYER_NAMES[seat]])


def goals(table: Table, seat: int, verb: str) -> set[str]:
    """Where the options of a verb lead."""
    return {str(option[-1]) for option in table.options(seat) if option[0] == verb}


def in_turn(table: Table, seat: int) -> Table:
    """H6.1. A table at which the turn of a player begins."""
    play = table.play.revive(run_of(table).s, Dice(bytes(32), [0, 0], None, []))
    assert isinstance(play, Hellas)
    play.s.step, play.s.active, play.s.stack = "turn", seat, []
    return Table(GAME, table.setup, play, [])


def marched(table: Table, seat: int) -> set[str]:
    """Where March leads, if that action is offered at the end of the regular ones."""
    again = table.fork()
    while again.ask is not None and again.ask.topic == "regular-action":
        again.choose(seat, ("done",))
    if ("action", "march") not in again.options(seat):
        return set()
    again.choose(seat, ("action", "march"))
    return goals(again, seat, "march")


def moved(table: Table, seat: int) -> set[str]:
    """Where Hoplite Movement leads, if it is offered."""
    again = table.fork()
    if ("hoplites",) not in again.options(seat):
        return set()
    again.choose(seat, ("hoplites",))
    return goals(again, seat, "move")


def test_heroes_go_where_the_next_turn_offers(tables: list[Table]) -> None:
    """H6.11, H6.12."""
    compared = 0
    for table in tables:
        s = run_of(table).s
        for seat in range(table.setup.players):
            if seat != s.active and s.hero_at[seat] >= 0:
                again = in_turn(table, seat)
                assert again.awaited() == [seat]
                assert layer(table, "heroes", seat) == goals(again, seat, "hero")
                compared += 1
    assert compared > 100


def test_hoplites_go_where_the_next_turn_offers(tables: list[Table]) -> None:
    """H6.15, H7.2a. By Hoplite Movement, or by March if that action is not marked."""
    compared = marches = 0
    for table in tables:
        for seat in range(table.setup.players):
            if seat != run_of(table).s.active:
                again = in_turn(table, seat)
                by_march = marched(again, seat)
                assert layer(table, "hoplites", seat) == moved(again, seat) | by_march
                compared += 1
                marches += bool(by_march)
    assert compared > 100
    assert marches > 20


def test_hoplites_that_have_moved_go_no_further() -> None:
    """H6.15. In the middle of a Hoplite Movement; March comes after it, where no battle or monster intervenes."""
    compared = 0
    for table in visited(4, 3):
        if table.ask is not None and table.ask.topic == "move-hoplites":
            seat = table.awaited()[0]
            again = table.fork()
            again.choose(seat, ("done",))
            unchanged = run_of(again).s.hoplites == run_of(table).s.hoplites
            if unchanged and again.ask is not None and again.ask.topic == "regular-action":
                by_march = marched(again, seat)
                assert layer(table, "hoplites", seat) == goals(table, seat, "move") | by_march
                compared += 1
    assert compared > 10


def test_whole_lands_are_those_that_are_counted(tables: list[Table]) -> None:
    """H19.1, H20.1-20.3."""
    counted = 0
    for table in tables:
        view = table.view(None)
        seats, places = view["seats"], view["places"]
        assert isinstance(seats, list)
        assert isinstance(places, dict)
        for seat, summary in enumerate(seats):
            shown = layer(table, "lands", seat)
            assert all(places[region]["controller"] == PLAYER_NAMES[seat] for region in shown)
            whole = [land for land in LAND_REGIONS if {REGION_NAMES[one] for one in bits(land)} <= shown]
            assert len(whole) == summary["lands"]
            assert sum(land.bit_count() for land in whole) == len(shown)
            counted += len(whole)
    assert counted > 10
