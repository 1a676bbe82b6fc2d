"""Foresight: options are compared in the same worlds; the policy's choice stays unless another is clearly better."""

import time
from math import inf

import pytest

from tests.toy import GAME, Toy
from tyche.bots.choosing import Chooser
from tyche.bots.planning import Course, Effort, Planner, _ahead, _still_alive
from tyche.bots.prospect import Prospect, Timely
from tyche.core.ask import DONE, PASS, Option
from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table

RED = 0
ROLL: Option = ("roll",)


class Still(Chooser):
    """Thinks that doing nothing is best."""

    def worths(self, glimpse: Glimpse) -> list[float]:
        return [1.0 if option in (DONE, PASS) else 0.0 for option in glimpse.options]


class ToTheEndOfTheTurn(Prospect):
    """More points promise more."""

    def __init__(self, weight: float, pause: float) -> None:
        self.inner = Still(1)
        self.topics = frozenset({"turn"})
        self.weight = weight
        self.pause = pause
        self.worlds: list[int] = []

    def clock(self, table: Table, seat: int) -> int:
        assert isinstance(table.play, Toy)
        return table.play.s.turn + 10 * table.play.s.round

    def horizon(self, table: Table, seat: int, topic: str) -> int:
        return self.clock(table, seat) + 1

    def chances(self, table: Table) -> list[float]:
        assert isinstance(table.play, Toy)
        time.sleep(self.pause)
        self.worlds.append(table.play.dice.seed[0])
        return [self.weight * score for score in table.play.s.scores]


class Gambler(Planner):
    """Plays turns on, and says in which worlds."""

    def __init__(self, effort: Effort, weight: float = 0.1, pause: float = 0.0) -> None:
        prospect = ToTheEndOfTheTurn(weight, pause)
        super().__init__(1, Still(1), prospect, effort)
        self.worlds = prospect.worlds


class Eager(Timely):
    """Rolls when it can."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def decide_by(self, glimpse: Glimpse, until: float) -> Option:
        self.asked.append(glimpse.seat)
        return ROLL if ROLL in glimpse.options else glimpse.options[0]


@pytest.fixture
def glimpse() -> Glimpse:
    table = open_table(GAME, 3, None, None, bytes(range(32)))
    for seat in range(3):
        table.choose(seat, PASS)
    return Glimpse(table, RED)


def test_what_turns_out_better_is_chosen_against_the_policy(glimpse: Glimpse) -> None:
    assert Still(1).decide(glimpse) == DONE
    assert Gambler(Effort(9, 3, 8, 60)).decide(glimpse) != DONE


def test_the_policy_s_choice_stays_where_nothing_is_gained(glimpse: Glimpse) -> None:
    assert Gambler(Effort(9, 3, 8, 60), weight=0.0).decide(glimpse) == DONE


def test_all_options_are_tried_in_the_same_worlds(glimpse: Glimpse) -> None:
    bot = Gambler(Effort(3, 2, 2, 60))
    bot.decide(glimpse)
    assert len(bot.worlds) == 6
    assert len(set(bot.worlds[:3])) == len(set(bot.worlds[3:])) == 1
    assert bot.worlds[0] != bot.worlds[3]


def test_what_falls_behind_is_dropped(glimpse: Glimpse) -> None:
    bot = Gambler(Effort(9, 3, 30, 60))
    bot.decide(glimpse)
    assert len(bot.worlds) < 30 * min(9, len(glimpse.options))


def test_the_time_is_kept_in_the_middle_of_a_course_of_events(glimpse: Glimpse) -> None:
    """With time for nothing the policy decides; a world that is not finished counts for nobody."""
    started = time.perf_counter()
    assert Gambler(Effort(9, 3, 1000, 0.0), pause=0.05).decide(glimpse) == DONE
    Gambler(Effort(9, 3, 100_000, 0.3), pause=0.02).decide(glimpse)
    assert time.perf_counter() - started < 20


def test_questions_that_do_not_matter_are_left_to_the_policy() -> None:
    table = open_table(GAME, 3, None, None, bytes(range(32)))
    bot = Gambler(Effort(9, 3, 8, 60))
    assert bot.decide(Glimpse(table, RED)) == PASS
    assert not bot.worlds


def test_who_is_hurried_does_not_think(glimpse: Glimpse) -> None:
    bot = Gambler(Effort(9, 3, 8, 60))
    assert bot.decide_by(glimpse, time.perf_counter() - 1) == DONE
    assert bot.decide_by(glimpse, inf) != DONE


def test_what_comes_later_is_decided_by_whoever_will_do_so_for_oneself_alone(glimpse: Glimpse) -> None:
    class ToTheNextTurn(ToTheEndOfTheTurn):
        def horizon(self, table: Table, seat: int, topic: str) -> int:
            return self.clock(table, seat) + 2

    card = next(option for option in glimpse.options if option[0] == "play")
    prospect, eager = ToTheNextTurn(0.1, 0.0), Eager()
    still, rolled = glimpse.imagine(bytes(32)), glimpse.imagine(bytes(32))
    prospect.follow(still, RED, "turn", card, inf)
    prospect.follow(rolled, RED, "turn", card, inf, eager)
    assert prospect.chances(rolled)[RED] > prospect.chances(still)[RED]
    assert set(eager.asked) == {RED}


def test_whoever_wants_to_be_sure_drops_later() -> None:
    one, other = Course(ROLL), Course(DONE)
    one.outcomes, other.outcomes = [0.9, 0.1, 0.3], [0.5, 0.0, 0.35]  # ahead by 1.15 standard errors
    assert _still_alive([one, other], 1.0) == [one]
    assert _still_alive([one, other], 2.0) == [one, other]


def test_ahead_is_measured_by_paired_differences() -> None:
    one, other = Course(ROLL), Course(DONE)
    one.outcomes, other.outcomes = [0.9, 0.1, 0.5], [0.8, 0.0, 0.4]
    assert _ahead(one, other, 5.0)
    assert not _ahead(other, one, 0.0)
    one.outcomes = [0.9, 0.0, 0.3]
    assert not _ahead(one, other, 0.8)
