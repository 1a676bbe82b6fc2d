"""Habits that the plain bots have and the stronger ones have lost, each with a position in which it shows."""

from collections.abc import Callable

import pytest

from tests.bots.playing import position, state_of
from tests.bots.test_scharz_choices import LIGHT, homes
from tests.bots.test_scharz_choices import position as field
from tests.bots.test_strategos import ANTIGONOS, EUMENES, LARISA, PELLA, army
from tyche.bots.choosing import Chooser
from tyche.bots.scharz.dux import Dux, Prudens
from tyche.bots.successors.activate import best_march, best_voyage, candidate
from tyche.bots.successors.links import cut_off, lasting_gain
from tyche.bots.successors.march import perch
from tyche.bots.successors.sight import Sight
from tyche.bots.successors.strategos import Prudent, Strategos
from tyche.bots.successors.worth import VICTORY
from tyche.core.ask import NO, PASS, YES, Option
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.scharz.rules.components import SPRING, SUMMER
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import IN, OUT
from tyche.games.successors.rules.atlas import PLACE_ID, ROUTES
from tyche.games.successors.rules.components import ALEXANDROS, CART
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import ROUNDS
from tyche.games.successors.rules.units import LOYAL, MERCENARY, UNIT


def seen(table: Table, prudent: bool) -> Sight:
    return Sight(Glimpse(table, 0), bytes(32), prudent)


# --- Successors ---


def test_no_voyage_past_a_fleet_that_turns_it_back() -> None:
    """S13. Five fleets of an enemy lie around Cyprus, and there is no escort."""

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PLACE_ID["salamis"], 3 * UNIT[LOYAL])
        for name in ("salamis", "paphos"):
            t.set_control(PLACE_ID[name], 0)
        for name in ("myriandros", "arados", "tarsos"):
            t.set_control(PLACE_ID[name], 1)
        t.s.fleet_owner[:5] = [1] * 5
        t.s.champions, t.s.die = 0, 4

    table = position("armies", arrange)
    gains = []
    for prudent in (False, True):
        sight = seen(table, prudent)
        party = candidate(sight, ("activate", "antigonos"))
        party.points = 4
        gains.append(best_voyage(sight, party)[PLACE_ID["myriandros"]] - perch(sight, party, PLACE_ID["salamis"]))
    assert gains[0] > 1.0
    assert gains[1] < 0.0


def test_a_burial_that_wins_is_not_put_off() -> None:
    """S3.8.c, S3.1.b. Ten points more of legitimacy win at Pella; the plain bot fetches Alexandros first."""
    chalkidike = PLACE_ID["chalkidike"]

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 3 * UNIT[LOYAL])
        t.move_royal(CART, LARISA)
        t.own_royal(CART, 0)
        t.move_royal(ALEXANDROS, chalkidike)
        t.s.legitimacy[0] = 9

    table = position("armies", arrange)
    leads = []
    for prudent in (False, True):
        sight = seen(table, prudent)
        party = candidate(sight, ("activate", "antigonos"))
        leads.append(perch(sight, party, PELLA) - perch(sight, party, chalkidike))
    assert leads[0] < 0
    assert leads[1] > VICTORY


def encircled(t: Successors, place: int) -> None:
    """All places next to one are a rival's."""
    for neighbour, _ in ROUTES[place]:
        t.set_control(neighbour, 1)


def test_no_marker_that_will_be_taken_off_as_isolated() -> None:
    """S5.5. Late in a turn a marker among those of a rival is worth little, one beside the army as much as ever."""
    lonely, near = PLACE_ID["hierosolyma"], PLACE_ID["trikka"]

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 3 * UNIT[LOYAL])
        t.set_control(LARISA, 0)
        encircled(t, lonely)
        t.s.round = ROUNDS[4] - 1

    table = position("armies", arrange)
    plain, prudent = seen(table, False), seen(table, True)
    assert lasting_gain(prudent, lonely) < 0.4 * lasting_gain(plain, lonely)
    assert lasting_gain(prudent, near) == lasting_gain(plain, near) > 0


def test_an_army_does_not_leave_markers_behind_that_only_it_joins() -> None:
    """S5.5. At the end of the turn the marker of a place that the army leaves would go."""
    home = PLACE_ID["hierosolyma"]
    away = ROUTES[home][0][0]

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, home, 3 * UNIT[LOYAL])
        t.set_control(home, 0)
        encircled(t, home)
        t.set_control(away, 1)
        t.s.round = ROUNDS[4] - 1

    sight = seen(position("armies", arrange), True)
    party = candidate(sight, ("activate", "antigonos"))
    assert cut_off(sight, party, PLACE_ID["pella"]) > 0
    assert cut_off(sight, party, home) == 0


def test_a_major_general_leads_his_own_army() -> None:
    """S9. A minor general would take the units along and leave him behind alone."""

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 5 * UNIT[LOYAL])
        for name in ("larisa", "amphipolis", "chalkidike"):
            t.set_control(PLACE_ID[name], 0)
        t.s.die = 3

    table = position("armies", arrange)
    leading: Option = ("lead", "larisa")
    assert leading in table.options(0)
    assert leading in {Strategos(seed).decide(Glimpse(table, 0)) for seed in range(20)}
    assert {Prudent(seed).decide(Glimpse(table, 0)) for seed in range(20)} == {("activate", "antigonos")}


def test_a_champion_does_not_throw_away_the_name_for_a_small_gain() -> None:
    """S3.7.b. Attacking another Champion costs the status; the army of two is not worth that."""

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 6 * UNIT[LOYAL])
        army(t, 1, EUMENES, PELLA, 2 * UNIT[MERCENARY])
        t.set_control(LARISA, 0)
        t.s.die, t.s.champions, t.s.usurper = 4, 3, 2

    table = position("armies", arrange)
    assert state_of(table).is_champion(0)
    gains = []
    for prudent in (False, True):
        sight = seen(table, prudent)
        party = candidate(sight, ("activate", "antigonos"))
        party.points = 4
        gains.append(best_march(sight, party).get(PELLA, -99.0) - perch(sight, party, LARISA))
    assert gains[1] < gains[0] - 10


# --- Scharz ---


def before_walls(units: int, garrison: int, level: int = 1) -> Table:
    """Seat 0 stands before a settlement of seat 1."""

    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.set_settlement(other, 1, level)
        t.add(0, other, OUT, LIGHT, units)
        if garrison:
            t.add(1, other, IN, LIGHT, garrison)
        t.put_grain(home, 5)

    table = field(SUMMER, "begin-sieges", arrange)
    while table.ask is not None and table.ask.topic != "assault":
        table.choose_default(table.awaited()[0])
    return table


def decided(bot: Callable[[int], Chooser], table: Table) -> Option:
    return bot(1).decide(Glimpse(table, table.awaited()[0]))


@pytest.mark.parametrize(("units", "garrison"), [(2, 0), (6, 2)])
def test_walls_that_cannot_be_breached_are_left_alone(units: int, garrison: int) -> None:
    """T10.4. Two light units have two dice for five shields; six have about a one in four chance, and die for it."""
    table = before_walls(units, garrison)
    assert decided(Dux, table) == YES
    assert decided(Prudens, table) == NO


def test_walls_that_will_fall_are_stormed() -> None:
    assert decided(Prudens, before_walls(8, 0)) == YES


def talking(scouts: int = 1) -> Table:
    """A strong player beside a weak one who has little to fear: nobody stands at his gates, so many beside them."""

    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 2)
        t.set_settlement(other, 1, 1)
        if scouts:
            t.add(0, home, OUT, LIGHT, scouts)
        t.add(0, home, IN, LIGHT, 6)
        t.add(1, other, OUT, LIGHT, 2)
        t.s.gold[:2] = [6, 6]
        t.put_grain(home, 5)

    return field(SPRING, "begin-diplomacy", arrange)


def test_nothing_is_proposed_that_will_be_refused() -> None:
    assert decided(Dux, talking(scouts=0)) == PASS, "who threatens nobody asks nobody for tribute"
    table = talking()
    assert decided(Prudens, table) == PASS
    assert decided(Dux, table)[0] == "treat"
    while table.ask is not None and table.ask.topic in ("talks", "terms", "sum"):
        table.choose(table.awaited()[0], decided(Dux, table))
    assert table.ask is not None
    assert table.ask.topic == "answer"
    assert decided(Dux, table) == NO
