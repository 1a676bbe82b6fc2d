"""What a bot says of decisions that were taken: what throws much away, and why others moved. Nothing hidden shows."""

import pytest

from tests.bots.playing import twin_of
from tests.bots.test_levels import positions
from tyche.bots import advising, bot_named, bots, level_of
from tyche.bots.planning import Effort
from tyche.bots.regret import regret
from tyche.bots.value import description_of
from tyche.core.advice import Advice, Reason
from tyche.core.ask import Option
from tyche.core.examples import headings, opened
from tyche.core.game import games
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import Table

GAMES = sorted(games())
ENOUGH = 3


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is looked into does not depend on how fast the machine is."""
    monkeypatch.setattr(advising, "ADVICE", Effort(3, 1, 1, 600.0))


def coach(game: str) -> Bot:
    return bot_named(next(name for name in bots(game) if level_of(name) == "skilled"), 1)


def after(table: Table, seat: int, option: Option) -> Table:
    fork = table.fork()
    fork.choose(seat, option)
    return fork


@pytest.mark.parametrize("game", GAMES)
def test_why_others_moved_is_told_from_what_the_reader_knows(game: str) -> None:
    bot, compared, told = coach(game), 0, 0
    secret = {feature.name for feature in description_of(game).features if feature.hidden}
    for table, seat in positions(game, 3):
        reader = (seat + 1) % table.setup.players
        twin = twin_of(table, reader)
        for option in table.options(seat)[:4]:
            if option not in twin.options(seat) or twin.view(reader) != table.view(reader):
                continue
            one, other = after(table, seat, option), after(twin, seat, option)
            if one.ask is None or other.ask is None or one.view(reader) != other.view(reader):
                continue  # what is revealed then was hidden before
            found = bot.account_for(Glimpse(table, reader), Glimpse(one, reader), seat)
            assert found == bot.account_for(Glimpse(twin, reader), Glimpse(other, reader), seat)
            assert not secret & {reason.term for reason in found}
            compared, told = compared + 1, told + bool(found)
        if compared >= ENOUGH and told:
            return
    raise AssertionError("too few positions to compare")


@pytest.mark.parametrize("game", GAMES)
def test_an_option_is_weighed_without_hidden_knowledge(game: str) -> None:
    bot = coach(game)
    for table, seat in positions(game, 3):
        twin = twin_of(table, seat)
        if twin.view(seat) != table.view(seat) or twin.options(seat) != table.options(seat):
            continue
        option = table.options(seat)[-1]
        found = bot.weigh(Glimpse(table, seat), option)
        assert found == bot.weigh(Glimpse(twin, seat), option)
        assert found[0].option == option
        assert 2 <= len(found) <= 3
        return
    raise AssertionError("no position to compare")


class Judge(Bot):
    """Gives the chances it is told to give."""

    def __init__(self, *looks: tuple[float, float]) -> None:
        self.looks = looks
        self.seen = 0
        self.reasons: tuple[Reason, ...] = ()

    def weigh(self, glimpse: Glimpse, option: Option, look: int = 0) -> list[Advice]:
        self.seen += 1
        mine, other = self.looks[look % len(self.looks)]
        return [Advice(option, 0.0, mine, self.reasons), Advice(("other",), 0.0, other)]


@pytest.mark.parametrize(
    ("looks", "told", "seen"),
    [
        ([(0.3, 0.5)], True, 4),
        ([(0.3, 0.31)], False, 1),
        ([(0.3, 0.5), (0.5, 0.3)], False, 2),
        ([(0.1, 0.6), (0.3, 0.3), (0.3, 0.3), (0.3, 0.3)], False, 4),
        ([(0.5, 0.3)], False, 1),
    ],
)
def test_only_a_big_and_clear_loss_is_told(looks: list[tuple[float, float]], told: bool, seen: int) -> None:
    table, seat = next(positions("hellas", 3))
    judge = Judge(*looks)
    found = regret(judge, Glimpse(table, seat), ("mine",))
    assert (found is not None) is told
    assert judge.seen == seen
    if found is not None:
        assert found.better - found.chance == pytest.approx(0.2)


def test_what_explains_too_little_of_the_loss_is_no_reason() -> None:
    def told(amount: float) -> tuple[Reason, ...]:
        why = Reason("lands", amount, 0, "H19.1", 1.0, 2.0)
        judge = Judge((0.5, 0.9))
        judge.reasons = (why,)
        table, seat = next(positions("hellas", 3))
        found = regret(judge, Glimpse(table, seat), ("mine",))
        assert found is not None
        assert found.instead == ("other",)
        return found.reasons

    assert [len(told(amount)) for amount in (-1.0, -0.1, 1.0)] == [1, 0, 0]


def test_a_hunt_that_wins_the_game_can_be_weighed() -> None:
    game = games()["hellas"]
    table = opened(next(one for one in headings(game) if one.title == "The third figure wins at once"), game)
    strike = ("strike", 3, "cc13")
    found = coach("hellas").weigh(Glimpse(table, 0), strike)
    assert (found[0].option, found[0].chance) == (strike, 1.0)


def test_a_bot_that_cannot_tell_is_silent() -> None:
    table, seat = next(positions("hellas", 3))
    assert regret(bot_named("random", 1), Glimpse(table, seat), table.options(seat)[0]) is None
