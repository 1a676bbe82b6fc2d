"""The loop over the steps of a game."""

from tyche.core.ask import PASS, Flow
from tyche.core.dice import Dice
from tyche.core.play import Play
from tyche.core.steps import Victory, play_through


class Walk(Play):
    """A state that is one word."""

    def __init__(self, step: str) -> None:
        super().__init__(Dice(bytes(32), [0, 0], None, []))
        self.step = step
        self.taken: list[str] = []

    def next_step(self) -> str:
        return self.step

    def save(self) -> object:
        return self.step


def ask_once(t: Walk) -> Flow[None]:
    t.taken.append("ask")
    yield t.ask(0, "go", [PASS], "Y1", PASS)
    t.step = "last"


def last(t: Walk) -> Flow[None]:
    t.taken.append("last")
    t.step = ""
    yield from ()


def win(t: Walk) -> Flow[None]:
    t.taken.append("win")
    yield from fanfare()
    t.taken.append("after the end")


def fanfare() -> Flow[None]:
    yield from ()
    raise Victory


STEPS = {"ask": ask_once, "last": last, "win": win}


def test_steps_follow_each_other_until_there_is_none() -> None:
    walk = Walk("ask")
    flow = play_through(walk, STEPS)
    assert next(flow).topic == "go"
    assert list(flow) == []
    assert walk.taken == ["ask", "last"]


def test_every_loop_head_is_a_checkpoint() -> None:
    walk = Walk("ask")
    next(play_through(walk, STEPS))
    assert walk.saved == "ask"


def test_a_victory_ends_the_game_in_the_middle_of_a_step() -> None:
    walk = Walk("win")
    assert list(play_through(walk, STEPS)) == []
    assert walk.taken == ["win"]
