"""Questions to several seats at once, each in small steps of its own."""

import pytest

from tests.toy import State, Toy, ToyGame
from tyche.core.ask import DONE, Flow, Option
from tyche.core.dice import Dice
from tyche.core.errors import Refused
from tyche.core.game import Setup
from tyche.core.gathering import Gathering, gather
from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table

SEED = bytes(range(32))
MOST = 3


class Saving(Toy):
    """Everybody saves up to three points, one at a time or by a die, all at once; then one round of turns is over."""

    def __init__(self, setup: Setup, s: State, dice: Dice) -> None:
        super().__init__(setup, s, dice)
        self.looks = 0
        """How often options were computed."""

    def save_up(self) -> Flow[None]:
        waiting = [seat for seat in range(len(self.s.hands)) if seat not in self.s.discard]
        if not waiting:
            self.s.winner = 0
            return
        ask = gather(waiting, "save", self.offer, "Y2.a")
        choice = yield ask
        self.step(ask.by, choice)

    def offer(self, seat: int) -> list[Option]:
        self.looks += 1
        more: list[Option] = [("save", n) for n in range(1, MOST + 1 - self.s.scores[seat])]
        return [*more, ("roll",), DONE]

    def step(self, seat: int, choice: Option) -> None:
        if choice == DONE:
            self.s.discard.append(seat)
        elif choice[0] == "roll":
            self.s.scores[seat] += self.roll()
        else:
            self.s.scores[seat] += int(choice[1])
        self.tell("saved", "Y2.a", seat=seat)

    def revive(self, saved: object, dice: Dice) -> Toy:
        assert isinstance(saved, State)
        return Saving(self.setup, State(saved, 0), dice)


def save_up(t: Toy) -> Flow[None]:
    assert isinstance(t, Saving)
    return t.save_up()


class SavingGame(ToyGame):
    def __init__(self) -> None:
        super().__init__()
        self.steps = {"deal": save_up}

    def start(self, setup: Setup, dice: Dice) -> Toy:
        return Saving(setup, State(None, setup.players), dice)

    def faults(self, play: Toy) -> list[str]:
        return []


def table(players: int = 3) -> Table:
    return open_table(SavingGame(), players, None, None, SEED)


def scores(table: Table) -> list[int]:
    assert isinstance(table.play, Toy)
    return table.play.s.scores


def test_all_are_waited_for_and_answer_in_any_order() -> None:
    it = table()
    assert it.awaited() == [0, 1, 2]
    it.choose(2, ("save", 1))
    it.choose(0, ("save", 2))
    it.choose(2, ("save", 2))
    assert scores(it) == [2, 0, 3]
    assert it.awaited() == [0, 1, 2]


def test_who_is_done_is_not_waited_for_and_has_no_options() -> None:
    it = table()
    it.choose(1, DONE)
    assert it.awaited() == [0, 2]
    assert it.options(1) == []
    with pytest.raises(Refused):
        it.choose(1, DONE)


def test_it_goes_on_when_the_last_is_done() -> None:
    it = table()
    for seat in (1, 0, 2):
        it.choose(seat, DONE)
    assert it.over


def test_options_are_computed_only_when_somebody_looks() -> None:
    it = table()
    assert isinstance(it.play, Saving)
    assert it.play.looks == 0
    it.options(1)
    it.options(1)
    assert it.play.looks == 1


def test_the_default_is_the_common_one_or_the_first_option() -> None:
    it = table()
    assert it.default(1) == DONE
    assert isinstance(it.ask, Gathering)
    it.ask.default = ("save", 9)
    assert it.default(1) == ("save", 1)


def test_a_seat_takes_back_its_own_steps_although_others_have_moved_on() -> None:
    it = table()
    it.choose(0, ("save", 1))
    it.choose(1, ("save", 2))
    it.choose(0, DONE)
    it.choose(1, DONE)
    assert it.can_undo(0)
    it.undo(0)
    assert it.awaited() == [0, 2]
    it.undo(0)
    assert scores(it) == [0, 2, 0]
    assert not it.can_undo(0)
    assert it.can_undo(1)
    it.choose(0, ("save", 3))
    assert scores(it) == [3, 2, 0]


def test_what_others_did_is_told_again_once_after_undoing() -> None:
    it = table()
    it.choose(0, ("save", 1))
    it.choose(1, ("save", 2))
    it.undo(0)
    assert [telling.facts["seat"] for telling in it.log_for(None)] == [1]


def test_a_die_is_a_barrier_for_all() -> None:
    it = table()
    it.choose(0, ("save", 1))
    it.choose(1, ("roll",))
    assert not it.can_undo(0)
    assert not it.can_undo(1)


def test_nothing_can_be_taken_back_when_it_is_over() -> None:
    it = table(2)
    it.choose(0, DONE)
    it.choose(1, DONE)
    assert not it.can_undo(1)


def test_a_fork_stands_at_the_same_step() -> None:
    it = table()
    it.choose(2, ("save", 1))
    it.choose(0, DONE)
    fork = it.fork()
    assert fork.awaited() == [1, 2]
    assert fork.digest() == it.digest()
    assert [fork.options(seat) for seat in range(3)] == [it.options(seat) for seat in range(3)]


def test_the_order_of_independent_steps_does_not_matter() -> None:
    def play(*decisions: tuple[int, Option]) -> str:
        it = table()
        for seat, option in decisions:
            it.choose(seat, option)
        return it.digest()

    assert play((0, ("save", 1)), (2, ("save", 2))) == play((2, ("save", 2)), (0, ("save", 1)))


def test_imagining_offers_others_what_they_could_have() -> None:
    it = table()
    it.options(1)
    imagined = Glimpse(it, 0).imagine(SEED)
    assert imagined.options(1) == it.options(1)
    imagined.choose(1, ("save", 1))
    assert scores(it) == [0, 0, 0]
