"""What a bot gets, and what it cannot get."""

import random
from collections import Counter
from contextlib import suppress
from types import FrameType, GeneratorType

import pytest

from tests.toy import GAME, Toy
from tyche.core.ask import DONE, PASS, Option
from tyche.core.dice import Dice
from tyche.core.errors import SetupError
from tyche.core.game import GameOf
from tyche.core.seat import Bot, Glimpse, Insight
from tyche.core.table import Table, open_table

SEED = bytes(range(32))
RED, BLUE, GREEN = 0, 1, 2


def opened() -> Table:
    return open_table(GAME, 3, None, None, SEED)


def after_bids() -> Table:
    table = opened()
    for seat in range(3):
        table.choose(seat, PASS)
    return table


def toy(table: Table) -> Toy:
    assert isinstance(table.play, Toy)
    return table.play


class First(Bot):
    """The simplest bot."""

    def decide(self, glimpse: Glimpse) -> Option:
        return glimpse.options[0]


def test_a_glimpse_shows_the_question_and_the_view() -> None:
    table = after_bids()
    glimpse = Glimpse(table, RED)
    assert (glimpse.seat, glimpse.game, glimpse.players, glimpse.moment) == (RED, "toy", 3, 3)
    assert (glimpse.topic, glimpse.clause, glimpse.default) == ("turn", "Y3.a", DONE)
    assert glimpse.awaited
    assert glimpse.options == table.options(RED)
    assert glimpse.facts == {"score": 0}
    assert glimpse.view == table.view(RED)
    assert glimpse.view is glimpse.view


def test_a_seat_that_nobody_waits_for_knows_the_question_too() -> None:
    glimpse = Glimpse(after_bids(), BLUE)
    assert not glimpse.awaited
    assert (glimpse.topic, glimpse.facts) == ("turn", {"score": 0})
    assert glimpse.default is None


def test_there_is_no_glimpse_after_the_end() -> None:
    table = opened()
    bot = First()
    while not table.over:
        seat = table.awaited()[0]
        assert bot.aside(Glimpse(table, seat)) is None
        table.choose(seat, bot.decide(Glimpse(table, seat)))
    with pytest.raises(SetupError, match="over"):
        Glimpse(table, RED)


# Imagining.


def test_an_imagined_table_looks_the_same_to_the_seat() -> None:
    table = after_bids()
    imagined = Glimpse(table, RED).imagine()
    assert table.game.view(imagined.play, RED) == table.game.view(table.play, RED)
    assert imagined.ask_view(RED) == table.ask_view(RED)
    assert imagined.options(RED) == table.options(RED)
    assert imagined.game.faults(imagined.play) == []


def test_what_is_hidden_is_dealt_anew() -> None:
    table = after_bids()
    decks = {tuple(toy(Glimpse(table, RED).imagine()).s.deck) for _ in range(20)}
    assert len(decks) > 15


def test_the_same_seed_gives_the_same_table_and_luck() -> None:
    glimpse = Glimpse(after_bids(), RED)
    one, other = glimpse.imagine(bytes(32)), glimpse.imagine(bytes(32))
    assert one.digest() == other.digest()
    one.choose(RED, ("roll",))
    other.choose(RED, ("roll",))
    assert one.digest() == other.digest()


def test_the_dice_to_come_are_others() -> None:
    table = after_bids()
    table.play.dice.script = [6] * 50
    scores = set()
    for _ in range(30):
        imagined = Glimpse(table, RED).imagine()
        imagined.choose(RED, ("roll",))
        scores.add(toy(imagined).s.scores[RED])
    assert len(scores) > 3


def test_imagined_tables_can_be_played_to_the_end_and_change_nothing() -> None:
    table = opened()
    rng = random.Random(1)
    while not table.over:
        seat = rng.choice(table.awaited())
        before = table.digest()
        imagined = Glimpse(table, seat).imagine()
        while not imagined.over:
            other = imagined.awaited()[0]
            imagined.choose(other, rng.choice(imagined.options(other)))
        assert table.digest() == before
        table.choose(seat, rng.choice(table.options(seat)))


def test_others_answers_are_not_known_while_a_question_is_open() -> None:
    table = opened()
    secret = table.options(BLUE)[1]
    table.choose(BLUE, secret)
    imagined = Glimpse(table, RED).imagine()
    ask = imagined.ask
    assert ask is not None
    assert ask.also is not None
    assert imagined.awaited() == [RED, GREEN]
    assert ask.answers == {BLUE: PASS}
    assert (ask.also[BLUE], ask.also[GREEN]) == ([PASS], [PASS])
    assert ask.also[RED] == table.options(RED)
    assert imagined.decisions == []


def test_who_speaks_up_does_not_see_what_the_other_was_offered() -> None:
    table = after_bids()
    imagined = Glimpse(table, BLUE).imagine()
    assert imagined.options(RED) == []


@pytest.mark.parametrize("moment", ["between procedures", "in a procedure", "in a poll"])
def test_an_imagined_table_can_be_forked_taken_back_and_imagined_again_at_once(moment: str) -> None:
    table = opened() if moment == "in a poll" else after_bids()
    seat = RED
    if moment == "in a procedure":
        table.choose(RED, next(option for option in table.options(RED) if option[0] == "play"))
    imagined = Glimpse(table, seat).imagine(SEED)
    again = imagined.fork()
    assert again.digest() == imagined.digest()
    assert again.options(seat) == imagined.options(seat)
    other = Glimpse(imagined, seat).imagine(bytes(32))
    assert other.options(seat) == table.options(seat)
    before = imagined.digest()
    imagined.choose(seat, imagined.options(seat)[0])
    twin = imagined.fork()
    assert twin.digest() == imagined.digest()
    imagined.rewind(0)
    assert imagined.digest() == before


@pytest.mark.parametrize("moment", ["between procedures", "in a procedure"])
def test_one_deal_makes_many_equal_tables(moment: str) -> None:
    table = after_bids()
    if moment == "in a procedure":
        table.choose(RED, next(option for option in table.options(RED) if option[0] == "play"))
    imagination = Glimpse(table, RED).imagination(SEED)
    one, two = imagination.begin(), imagination.begin()
    assert one.digest() == two.digest() == Glimpse(table, RED).imagine(SEED).digest()
    one.choose(RED, one.options(RED)[0])
    assert two.digest() == imagination.begin().digest()
    assert table.digest() != one.digest()


def test_a_deal_keeps_what_was_revealed_since_the_loop_head() -> None:
    table = after_bids()
    while table.ask is not None and table.ask.seat == RED:
        table.choose(RED, next(option for option in table.options(RED) if option[0] in ("roll", "victim")))
    for seat in range(3):
        if table.options(seat):
            imagined = Glimpse(table, seat).imagine(SEED)
            assert table.game.view(imagined.play, seat) == table.game.view(table.play, seat)


# Secrets.


LOOKING = (
    "imagine", "imagination", "begin", "fork", "digest", "commitment", "snapshot", "save", "awaited", "result",
)  # fmt: skip
"""Calls without arguments that only look."""


def public_surface(root: object) -> list[object]:
    """Everything that can be reached through public names, items and calls without arguments that only look.

    The frames of running generators are no surface: reading them is breaking in.
    """
    seen: dict[int, object] = {}
    looked: Counter[str] = Counter()
    """Imagined tables can be forked and imagined again, for ever: a few of each are enough."""
    todo = [root]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, (FrameType, GeneratorType)):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, (str, bytes, int, float, type(None), type)):
            continue
        if isinstance(thing, dict):
            todo += [*thing.keys(), *thing.values()]
        elif isinstance(thing, (list, tuple, set)):
            todo += thing
        elif type(thing).__module__.startswith(("tyche.", "tests.")):
            todo += [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
            for name in LOOKING:
                if callable(getattr(thing, name, None)) and not isinstance(thing, (GameOf, Dice)) and looked[name] < 12:
                    looked[name] += 1
                    with suppress(SetupError):
                        todo.append(getattr(thing, name)())
    return list(seen.values())


@pytest.mark.parametrize("moment", ["bidding", "turn", "victim"])
def test_neither_seed_nor_hidden_cards_can_be_reached_from_a_glimpse(moment: str) -> None:
    table = opened()
    secret = table.options(BLUE)[1]
    table.choose(BLUE, secret)
    if moment != "bidding":
        table.choose(RED, PASS)
        table.choose(GREEN, PASS)
    if moment == "victim":
        table.choose(RED, next(option for option in table.options(RED) if option[0] == "play"))
    state = toy(table).s
    glimpse = Glimpse(table, RED)
    reached = public_surface(glimpse)
    assert len(reached) > 100
    assert any(isinstance(thing, Dice) for thing in reached)
    private = [table, table.play, table.play.dice, table.decisions, state, state.deck, *state.hands]
    for thing in reached:
        assert all(thing is not hidden for hidden in private)
        if isinstance(thing, (bytes, str, list)):
            assert thing != SEED
            assert thing != SEED.hex()
            assert thing != table.commitment()
            assert thing != state.deck
    if moment == "bidding":
        assert (BLUE, secret) not in [thing for thing in reached if isinstance(thing, tuple)]


def test_an_imagined_table_is_taken_as_it_is_and_a_real_one_is_not() -> None:
    table = after_bids()
    with pytest.raises(SetupError, match="only an imagined table"):
        Insight(table, RED)
    imagined = Glimpse(table, RED).imagine(SEED)
    insight = Insight(imagined, BLUE)
    assert insight.look(bytes(32)) is imagined
    for luck in (bytes(32), SEED):
        assert toy(insight.imagine(luck)).s.hands == toy(imagined).s.hands
        assert toy(insight.imagine(luck)).s.deck == toy(imagined).s.deck


def test_copies_of_an_imagined_table_have_other_dice_to_come() -> None:
    imagined = Glimpse(after_bids(), RED).imagine(SEED)
    rolls = set()
    for number in range(20):
        copy = Insight(imagined, RED).imagine(bytes([number] * 32))
        copy.choose(RED, ("roll",))
        rolls.add(toy(copy).s.scores[RED])
    assert len(rolls) > 2
    assert imagined.awaited() == [RED]
