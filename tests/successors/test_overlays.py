"""Overlays are exact: what they show is what the rules do when it comes to it (S5.5, S6.4, S9)."""

import random
from contextlib import suppress

import pytest

from tests.journeys import journeys
from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.core.steps import Victory
from tyche.core.table import Table
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.atlas import LOCATIONS, N_PLACES, PLACE_ID, PLACE_NAMES
from tyche.games.successors.rules.components import FACTION_NAMES
from tyche.games.successors.rules.course.turn import isolation
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ABOARD, IND, NOBODY, State
from tyche.games.successors.rules.strategy.supply import supply
from tyche.games.successors.rules.units import MERCENARY, UNIT

BEST_DIE = 6
MOST_COMPARED = 40
HARMLESS = 1
"""The die with the least losses by attrition (T-3)."""


def mustering(table: Table, rng: random.Random) -> tuple[int, Option]:
    """A random decision, but armies take all they can along."""
    seat = rng.choice(table.awaited())
    options = table.options(seat)
    return seat, ("take-all",) if ("take-all",) in options else rng.choice(options)


def visited(games: int, every: int) -> list[Table]:
    """Tables at random moments of random games."""
    return journeys(GAME, games, every, mustering, 4)


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    return visited(6, 60)


def run_of(table: Table) -> Successors:
    play = table.play
    assert isinstance(play, Successors)
    return play


def layer(table: Table, name: str, seat: int) -> set[str]:
    return set(table.overlay(name, None)[FACTION_NAMES[seat]])


# --- isolation and supply ---


def scattered(table: Table, rng: random.Random) -> Table:
    """The table after control markers and units have gone astray."""
    other = table.fork()
    t = run_of(other)
    for place in rng.sample(bits(LOCATIONS), 40):
        t.set_control(place, rng.choice([*range(t.s.players), IND, NOBODY]))
    for seat in range(t.s.players):
        for area in bits(t.s.cu_areas[seat] & ~(1 << ABOARD)):
            if rng.random() < 0.7:
                t.set_cu(seat, area, 0)
    return other


def test_isolated_is_what_the_isolation_phase_removes(tables: list[Table]) -> None:
    """S5.5.a, S5.5.b. Each player's markers as they stand, before others have lost theirs."""
    rng = random.Random(1)
    removed = 0
    for table in tables:
        other = scattered(table, rng)
        for seat in range(other.setup.players):
            shown = layer(other, "isolation", seat)
            t = run_of(other.fork())
            t.s, t.log = State(run_of(other).s), []
            t.s.order = [seat, *t.others(seat)]
            with suppress(Victory):
                next(isolation(t), None)
            told = {
                GAME.spell("place", one.facts["place"])
                for one in t.log
                if one.message == "isolated" and one.facts["faction"] == seat
            }
            assert shown == told
            removed += len(told)
    assert removed > 50


def test_oversupplied_is_where_units_are_lost(tables: list[Table]) -> None:
    """S6.4.a. The Supply segment asks for exactly these places."""
    rng = random.Random(2)
    for table in tables:
        t = run_of(table.fork())
        seat = rng.randrange(t.s.players)
        for place in rng.sample(range(N_PLACES), 4):
            t.add_cu(seat, place, UNIT[MERCENARY] * rng.choice([3, 4, 8, 9]))
        shown = set(GAME.overlay(t, "oversupply", None)[FACTION_NAMES[seat]])
        t.s.active = seat
        ask = next(supply(t), None)
        if ask is not None and ask.topic == "supply":
            assert shown == {option[1] for option in ask.options if option[0] == "supply"}
        else:
            assert len(shown) <= 1


# --- reach ---


def with_dice(table: Table, dice: list[int], seat: int | None = None) -> Table:
    """A table that goes on from here with these dice and then harmless ones, perhaps with a player's Activation."""
    play = table.play.revive(run_of(table).s, Dice(bytes(32), [0, 0], None, dice + [HARMLESS] * 500))
    assert isinstance(play, Successors)
    s = play.s
    if seat is not None:
        s.step, s.segment, s.active, s.act = "activation", "tyche", seat, NOBODY
    return Table(GAME, table.setup, play, [])


def at_the_armies(table: Table, seat: int) -> Table | None:
    """S6.3. A table at which a player has just rolled the best die; None if he has nobody to activate."""
    again = with_dice(table, [BEST_DIE], seat)
    if ("roll",) not in again.options(seat):
        return None
    again.choose(seat, ("roll",))
    return again


def between_procedures(table: Table) -> bool:
    """Whether the position is complete: nothing is left to be done before the next step."""
    return table.play.head_at == table.play.moment


def walked(table: Table, seat: int) -> set[str]:
    """All places that armies of a player get to by real decisions, while nobody reacts."""
    found: set[str] = set()
    for option in table.options(seat):
        if option[0] in ("activate", "lead"):
            army = table.fork()
            army.choose(seat, option)
            while takes := [one for one in army.options(seat) if one[0] == "take"]:
                army.choose(seat, takes[-1])
            if run_of(army).s.party_cu:
                found |= marched(army, seat)
    return found


def marched(table: Table, seat: int) -> set[str]:
    """All places that the activated army gets to."""
    start = run_of(table).s.general_at[run_of(table).s.act]
    best = {start: -1}
    waiting = [table]
    while waiting:
        army = waiting.pop()
        if army.ask is None or army.ask.topic != "act":
            continue
        for option in army.options(seat):
            if option[0] in ("move", "go-out"):
                to, after = taken(army, seat, option)
                spent = run_of(after).s.spent
                stays = after.ask is not None and run_of(after).s.general_at[run_of(after).s.act] == to
                if to not in best or (stays and spent < best[to]):
                    best[to] = spent if stays else best.get(to, 99)
                    if stays:
                        waiting.append(after)
    return {PLACE_NAMES[area] for area in best if area != start and area < N_PLACES}


def taken(table: Table, seat: int, option: Option) -> tuple[int, Table]:
    """A step of the army: where to, and the table when it may go on."""
    after = table.fork()
    here = run_of(table).s.general_at[run_of(table).s.act]
    to = PLACE_ID[str(option[1])] if option[0] == "move" else here % N_PLACES
    after.choose(seat, option)
    while after.ask is not None and after.ask.topic not in ("act", "armies", "supply"):
        after.choose_default(after.awaited()[0])
    return to, after


def at_sea(table: Table, seat: int) -> bool:
    s = run_of(table).s
    return bool((s.cu_areas[seat] | s.general_areas[seat]) >> ABOARD & 1)


def test_reach_is_where_armies_can_march_in_the_next_segment(tables: list[Table]) -> None:
    """S9.2, S9.3.A, S10. Every marked place is come to by decisions that are offered, and no other place."""
    compared = 0
    for table in [one for one in tables if between_procedures(one)]:
        s = run_of(table).s
        others = [seat for seat in range(s.players) if (seat != s.active or not s.die) and not at_sea(table, seat)]
        for seat in others[:2]:
            again = at_the_armies(table, seat)
            if again is not None and compared < MOST_COMPARED:
                assert layer(table, "reach", seat) == walked(again, seat)
                compared += 1
    assert compared == MOST_COMPARED


def test_reach_is_where_armies_can_still_march_in_this_segment() -> None:
    """S9.1.c, S9.2.b. With the die that was rolled, and without what has moved already."""
    compared = 0
    for table in [one for one in visited(3, 8) if between_procedures(one)]:
        s = run_of(table).s
        if s.segment == "activation" and s.die and not at_sea(table, s.active):
            again, seat = with_dice(table, []), s.active
            if again.ask is not None and again.ask.topic == "armies":
                assert layer(table, "reach", seat) == walked(again, seat)
                compared += 1
            elif again.ask is not None and again.ask.topic == "act" and s.party_cu and ("done",) in again.options(seat):
                _, done = taken(again, seat, ("done",))
                assert layer(table, "reach", seat) == marched(again, seat) | walked(done, seat)
                compared += 1
    assert compared > 20
