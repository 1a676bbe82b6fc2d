"""Looking ahead: ways that can be walked, losses that are announced, and nothing that is hidden."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tyche.core.ask import Option
from tyche.core.errors import Refused
from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.text import Messages

RECORDS = Path(__file__).parent / "records"
MOVING = {
    "successors-4": ("act",),
    "hellas-4": ("move-hoplites", "regular-action"),
    "scharz-4": ("units",),
}
"""Records, and the questions that set somebody in motion."""


@cache
def record(name: str) -> Table:
    return table_from(load_record((RECORDS / f"{name}.json").read_bytes()))


@cache
def positions(name: str, number: int) -> list[Table]:
    """Some tables of a record at which somebody is about to move."""
    table = record(name)
    found: list[Table] = []
    for moment in range(20, len(table.decisions), 41):
        then = table.at(moment)
        if then.ask is not None and then.ask.topic in MOVING[name]:
            found.append(then)
    return found[:number]


def places(table: Table) -> list[str]:
    board = table.game.board(table.setup)["places"]
    assert isinstance(board, dict)
    return list(board)


@pytest.mark.parametrize("name", MOVING)
def test_a_way_begins_with_what_is_offered_and_goes_on_where_it_leads(name: str) -> None:
    found = 0
    for table in positions(name, 8):
        seat = table.awaited()[0]
        before = table.digest()
        for goal in places(table)[:: len(places(table)) // 8]:
            legs = table.way(seat, goal)
            if not legs:
                continue
            found += len(legs) > 1
            assert legs[-1].place == goal
            assert all(one.place == other.source or one.source == one.place for one, other in pairwise(legs))
            options = [leg.option for leg in legs]
            assert not options[0] or options[0] in table.options(seat)
            assert all(not later or now for now, later in pairwise(options)), "no gap before what is for later"
        assert table.digest() == before
    assert found > 3


def test_a_way_is_walked_by_its_options() -> None:
    walked = 0
    for table in positions("successors-4", 8):
        seat = table.awaited()[0]
        for goal in places(table)[::9]:
            fork = table.fork()
            for leg in fork.way(seat, goal):
                if not leg.option or leg.remarks:  # somebody may react
                    break
                assert leg.option in fork.options(seat), (goal, leg)
                points = -sum(stake.amount for stake in leg.stakes if stake.kind == "movement")
                spent = fork.play.s.spent  # type: ignore[attr-defined]
                fork.choose(seat, leg.option)
                assert fork.play.s.spent - spent == points  # type: ignore[attr-defined]
                walked += 1
                if fork.awaited() != [seat] or fork.ask is None or fork.ask.topic != "act":
                    break
    assert walked > 3


def _walked(table: Table, seat: int, options: list[Option]) -> Table:
    """A copy on which a seat walks a way, and all others let it pass."""
    fork = table.fork()
    for option in options:
        while fork.awaited() != [seat]:
            fork.choose(fork.awaited()[0], ("pass",))
        fork.choose(seat, option)
    return fork


def test_a_way_leads_over_the_sea() -> None:
    table = record("successors-4").at(130)
    legs = table.way(1, "kyklades")
    assert [leg.option for leg in legs] == [("embark",), ("sail", "lesbos"), ("sail", "kyklades"), ("land", "kyklades")]
    assert [leg.source == leg.place for leg in legs] == [True, False, False, True]
    assert [sum(stake.amount for stake in leg.stakes) for leg in legs] == [0, -1, -1, 0]
    assert [[remark.message for remark in leg.remarks] for leg in legs][1] == ["may-attack-at-sea"]
    landed = _walked(table, 1, [leg.option for leg in legs])
    assert landed.view(1)["movement"]["army"]["area"] == "kyklades"  # type: ignore[index]


def test_fleets_escort_an_army_that_goes_over_the_sea() -> None:
    table = record("successors-4").at(262)
    options = [leg.option for leg in table.way(3, "athenai")]
    assert options[:2] == [("embark",), ("escort-all",)]
    at_sea = _walked(table, 3, options[:2])
    assert [leg.option for leg in at_sea.way(3, "athenai")] == options[2:], "the same way goes on from the sea"


def test_points_are_spent_on_land_before_a_voyage_or_after_it() -> None:
    table = record("successors-4").at(130)
    for goal in places(table):
        verbs = [leg.option[0] for leg in table.way(1, goal) if leg.option]
        if "embark" in verbs and "move" in verbs[: verbs.index("embark")]:
            assert "move" not in verbs[verbs.index("embark") :], goal


def test_nobody_looks_beyond_what_is_revealed() -> None:
    table = record("successors-4")
    seen: set[bool] = set()
    for moment in range(0, 1000, 71):
        then = table.at(moment)
        seat = then.awaited()[0]
        for option in then.options(seat)[:2]:
            fork = then.fork()
            fork.choose(seat, option)
            hidden = fork.play.revealed or fork.awaited() != [seat]
            seen.add(hidden)
            if hidden:
                with pytest.raises(Refused):
                    then.ahead(seat, [option])
            else:
                assert then.ahead(seat, [option]).digest() == fork.digest()
        assert then.ahead(seat, []) is then
    assert seen == {True, False}


GRAVE: list[tuple[str, int, int, Option, str]] = [
    ("successors-4", 498, 1, ("move", "tarsos"), "legitimacy"),
    ("successors-4", 1872, 2, ("done",), "units"),
    ("successors-5", 1419, 0, ("engage-all",), "legitimacy"),
    ("hellas-4", 1688, 0, ("move", "achaea", "arcadia"), "hoplites"),
]
"""Moments of records at which an option leads to a loss that lasts."""


@pytest.mark.parametrize(("name", "moment", "seat", "option", "kind"), GRAVE)
def test_losses_that_last_are_announced_and_worded(
    name: str, moment: int, seat: int, option: Option, kind: str
) -> None:
    then = record(name).at(moment)
    forecast = then.foresee(seat, option)
    assert forecast.grave
    assert {stake.kind for stake in forecast.stakes if stake.grave} == {kind}
    assert all(stake.faction == seat and stake.amount < 0 for stake in forecast.stakes if stake.grave)
    harmless = [other for other in then.options(seat) if not then.foresee(seat, other).grave]
    assert harmless, "not everything is grave"
    assert all(not then.foresee(seat, other).instead for other in harmless[:3])
    for language in ("en", "de", "cs", "pl"):
        texts = Messages(then.game, language)
        for remark in [*forecast.remarks, *forecast.instead]:
            assert "{" not in texts.remark(remark.message, remark.facts)


def test_a_loss_that_is_announced_comes_true() -> None:
    """It is not certain: Fog or a storm may still keep the fleets apart."""
    then = record("successors-5").at(1419)
    before = then.play.s.legitimacy[0]  # type: ignore[attr-defined]
    (lost,) = [stake for stake in then.foresee(0, ("engage-all",)).stakes if stake.grave]
    assert not lost.certain
    then.choose(0, ("engage-all",))
    while then.ask is not None and then.play.s.champions & 1:  # type: ignore[attr-defined]
        then.choose_default(then.awaited()[0])
    assert then.play.s.legitimacy[0] == before + lost.amount  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "kind"), [("successors-4", "vp"), ("hellas-4", "points")])
def test_what_a_place_completes_is_told_before_it_is_won(name: str, kind: str) -> None:
    completed = 0
    for moment in (600, 1400, 2000):
        table = record(name).at(moment)
        before = table.digest()
        for seat in range(4):
            brings = [[stake for stake in table.worth(seat, place) if stake.kind == kind] for place in places(table)]
            own = [stake for stakes in brings for stake in stakes if stake.faction == seat]
            assert all(stake.amount > 0 for stake in own)
            assert any(not stakes for stakes in brings)
            completed += len(own)
        assert table.worth(0, "nowhere") == []
        assert table.digest() == before
    assert completed


@pytest.mark.parametrize("name", MOVING)
def test_fronts_lie_where_a_side_stands_beside_another(name: str) -> None:
    found = 0
    for table in positions(name, 8)[::3]:
        front, threatened = table.overlay("front", None), table.overlay("threatened", None)
        assert set(front) == set(threatened)
        routes = table.game.board(table.setup)["routes"]
        assert isinstance(routes, list)
        beside = {(one, other) for a, b, _ in routes for one, other in ((a, b), (b, a))}
        for side, held in front.items():
            others = {place for other, some in front.items() if other != side for place in some}
            found += len(held)
            assert name == "scharz-4" or all(any((place, other) in beside for other in others) for place in held), side
    assert found
