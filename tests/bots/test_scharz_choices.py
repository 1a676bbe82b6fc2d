"""Dux: what it must see in positions set up by hand, and its estimates."""

from collections.abc import Callable

import pytest

from tests.bots.playing import step
from tests.bots.test_scharz import one_of, opened
from tyche.bots.scharz import larder, odds
from tyche.bots.scharz.dux import Dux
from tyche.bots.scharz.fields import with_engines
from tyche.bots.scharz.sight import Sight
from tyche.bots.scharz.worth import score, standing_of
from tyche.core.ask import DONE, Option
from tyche.core.atlas import within
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.scharz import GAME
from tyche.games.scharz.rules.components import ENGINE, HI, LI, SPRING, STANDARD, SUMMER, WINTER
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.round import program
from tyche.games.scharz.rules.state import State
from tyche.games.scharz.rules.units import OUT, kind_of

LIGHT = kind_of(LI, STANDARD)
HEAVY = kind_of(HI, STANDARD)
MACHINE = kind_of(ENGINE, STANDARD)


def position(season: int, next_step: str, arrange: Callable[[Scharz], None], players: int = 2) -> Table:
    """Some players in year 2, nothing on the map but what `arrange` puts there."""
    table = opened(players, "basic")
    play = table.play
    assert isinstance(play, Scharz)
    empty = play.revive(State(None, players, play.a.n_land), play.dice)
    assert isinstance(empty, Scharz)
    s = empty.s
    s.year, s.season = 2, season
    arrange(empty)
    s.phase = program(empty).index(next_step)
    s.step = next_step
    return Table(GAME, table.setup, empty, [])


def chosen(table: Table, seat: int = 0) -> Option:
    return Dux(1).decide(Glimpse(table, seat))


def sight_of(table: Table, seat: int = 0) -> Sight:
    return Sight(Glimpse(table, seat), bytes(32))


def homes(t: Scharz) -> tuple[int, int]:
    """Two ordinary land fields that are neighbours, open and fertile."""
    for place in range(t.a.n_land):
        for other in range(t.a.n_land):
            good = t.a.crop[place] >= 2 and t.a.crop[other] >= 2
            if good and t.a.land_adj[place] >> other & 1 and not t.a.terrain[place] and not t.a.terrain[other]:
                return place, other
    raise AssertionError("no such fields")


def far_from(t: Scharz, place: int) -> int:
    """A field that is not near."""
    near = within(1 << place, 2, t.a.land, t.a.land_adj)
    return next(k for k in range(t.a.n_land) if not near >> k & 1 and t.a.ordinary >> k & 1)


def test_it_takes_free_land_beside_its_village() -> None:
    def arrange(t: Scharz) -> None:
        home, _ = homes(t)
        t.set_settlement(home, 0, 1)
        t.add(0, home, OUT, LIGHT, 2)
        t.set_settlement(far_from(t, home), 1, 1)

    table = position(SPRING, "begin-units", arrange)
    assert chosen(table)[0] == "march"


def test_it_stays_where_leaving_would_lose_as_much() -> None:
    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.add(0, other, OUT, LIGHT, 1)
        t.set_settlement(far_from(t, home), 1, 1)

    table = position(SPRING, "begin-units", arrange)
    plans = dict(zip(table.options(0), Dux(1).worths(Glimpse(table, 0)), strict=True))
    assert chosen(table) == ("pass",), plans


def besieging(gold: int, engines: int) -> Table:
    """Seat 0 stands with four light units before an empty village of seat 1."""

    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.set_settlement(other, 1, 1)
        t.add(0, other, OUT, LIGHT, 4)
        if engines:
            t.add(0, other, OUT, MACHINE, engines)
        t.s.gold[0] = gold
        t.put_grain(home, 5)

    return position(SUMMER, "begin-trade", arrange)


def test_it_builds_engines_before_walls_it_cannot_storm() -> None:
    assert chosen(besieging(4, 0))[:3] == ("upgrade", "light", "engine")
    storming = besieging(4, 2)
    assert chosen(storming)[0] != "upgrade"


def test_engines_are_counted_by_need_and_gold() -> None:
    sight = sight_of(besieging(2, 0))
    force = with_engines(sight, [(LIGHT, 4)], 1)
    assert (MACHINE, 1) in force
    assert odds.breach_chance(force, 1) > odds.breach_chance([(LIGHT, 4)], 1)
    assert odds.breach_chance([(MACHINE, 4)], 1) == 0.0


def test_it_sows_the_best_soil_first_and_keeps_a_grain() -> None:
    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.add(0, other, OUT, LIGHT, 1)
        t.put_grain(home, 2)
        t.set_settlement(far_from(t, home), 1, 1)

    table = position(SPRING, "begin-sowing", arrange)
    t = sight_of(table).t
    soil = {o: t.a.crop[t.a.ids[str(o[1])]] for o in table.options(0) if o != DONE}
    first = chosen(table)
    assert len(soil) == 2
    assert soil[first] == max(soil.values())
    table.choose(0, first)
    assert chosen(table) == DONE


def test_it_slaughters_herds_rather_than_let_people_starve() -> None:
    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.set_settlement(other, 0, 1)
        t.add(0, home, OUT, LIGHT, 4)
        t.put_grain(home, 2)
        t.add_herd(0, home, 0)
        t.add_herd(0, home, 1)
        t.set_settlement(far_from(t, home), 1, 1)

    table = position(WINTER, "begin-feeding", arrange)
    assert chosen(table)[0] == "slaughter"


def test_it_announces_victory_and_refuses_to_make_another_sovereign() -> None:
    table = opened(2, "basic")
    seated = one_of(2, 0, 13)
    met = 0
    while table.ask is not None:
        if table.ask.topic in ("answer", "accept-vassal") and table.awaited() == [0]:
            demand = str(table.ask.facts.get("terms", "pay")).startswith("demand")
            assert chosen(table) == (("no",) if demand else ("yes",))
            met += 1
        step(table, seated)
    assert met
    result = table.result()
    assert result is not None
    assert result["winner"] == 0


# --- estimates ---


def test_more_and_better_units_win_more_often() -> None:
    even = odds.win_chance([(LIGHT, 4)], [(LIGHT, 4)], False)
    assert even == pytest.approx(0.5)
    assert odds.win_chance([(LIGHT, 5)], [(LIGHT, 4)], False) > even
    assert odds.win_chance([(HEAVY, 4)], [(LIGHT, 4)], False) > even
    assert odds.win_chance([(LIGHT, 4)], [(LIGHT, 4)], False, 2) < even
    assert odds.win_chance([], [(LIGHT, 1)], False) == 0.0
    assert odds.fight_worth([(LIGHT, 6)], [(LIGHT, 2)], False) > 0 > odds.fight_worth([(LIGHT, 2)], [(LIGHT, 6)], False)


def test_walls_are_stormed_by_the_many_or_with_engines() -> None:
    chances = [odds.breach_chance([(LIGHT, n)], 1) for n in (2, 5, 9, 14)]
    assert chances == sorted(chances)
    assert chances[0] < 0.1 < 0.9 < chances[-1]
    assert odds.breach_chance([(LIGHT, 1), (MACHINE, 2)], 1) == 1.0


def test_food_is_foreseen_as_far_as_the_stores_go() -> None:
    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 1)
        t.add(0, other, OUT, LIGHT, 2)
        t.put_grain(home, 4)
        t.s.grain[other] = 0 << 8 | 4
        t.set_settlement(far_from(t, home), 1, 1)

    t = sight_of(position(SUMMER, "begin-units", arrange)).t
    assert larder.stored(t, 0) == 4
    assert larder.storage(t, 0) == 5
    assert larder.mouths(t, 0) == 3
    assert larder.prospects(t, 0) == 5
    assert larder.spare_food(t, 0) == 5 - 3 - larder.SEED


def test_a_position_is_better_with_more_land_and_worse_with_stronger_others() -> None:
    t = sight_of(besieging(4, 0)).t
    weights = [1.0, 1.0]
    before = score(t, 0, weights)
    home, _ = homes(t)
    t.add(0, far_from(t, home), OUT, LIGHT)
    assert score(t, 0, weights) > before
    t.add(1, home, OUT, LIGHT, 3)
    assert score(t, 0, weights) < before
    assert set(standing_of(t, 0)) >= {"vp", "goals", "fields", "settlements", "units", "gold", "food"}
