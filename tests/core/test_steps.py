"""The loop over the steps of a game."""

from tests.toy import GAME, Toy
from tyche.core.ask import PASS, Ask, Flow, Option
from tyche.core.dice import Dice
from tyche.core.play import Play
from tyche.core.steps import Victory, call, choose_one, finish, play_through


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


class Course:
    """The part of a state that steps are kept in."""

    def __init__(self, step: str) -> None:
        self.step = step
        self.stack: list[str] = []


def test_a_procedure_returns_to_where_it_was_called() -> None:
    s = Course("turn")
    call(s, "hunt")
    assert (s.step, s.stack) == ("hunt", ["turn"])
    finish(s)
    assert (s.step, s.stack) == ("turn", [])


def test_a_procedure_may_return_elsewhere_and_call_others() -> None:
    s = Course("special")
    call(s, "monument", "acted")
    call(s, "recruit")
    steps = [s.step]
    while s.stack:
        finish(s)
        steps.append(s.step)
    assert steps == ["recruit", "monument", "acted"]


def run(options: list[Option], default: Option | None, answer: Option) -> tuple[Ask | None, Option]:
    """The question that `choose_one` asks, if any, and what it returns."""
    toy = GAME.start(GAME.check(2, None, None), Dice(bytes(32), [0, 0], [], []))
    assert isinstance(toy, Toy)
    flow = choose_one(toy, 1, "victim", options, "Y3.d", default, score=3)
    try:
        ask = next(flow)
    except StopIteration as end:
        return None, end.value
    try:
        flow.send(answer)
    except StopIteration as end:
        return ask, end.value
    raise AssertionError("asked twice")


def test_who_has_one_option_is_not_asked() -> None:
    assert run([("victim", "red")], None, ("victim", "blue")) == (None, ("victim", "red"))


def test_who_has_several_is_asked_with_the_first_as_default() -> None:
    options: list[Option] = [("victim", "red"), ("victim", "blue")]
    ask, choice = run(options, None, options[1])
    assert ask is not None
    assert (ask.seat, ask.topic, ask.options, ask.clause, ask.facts) == (1, "victim", options, "Y3.d", {"score": 3})
    assert ask.default == options[0]
    assert choice == options[1]
    ask, _ = run(options, options[1], options[0])
    assert ask is not None
    assert ask.default == options[1]
