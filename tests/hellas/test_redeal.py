"""What a seat imagines of others fits what it knows: who has begun a defence holds what completes it (H10.8a)."""

import random

from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.hunt.defence import defend_options
from tyche.games.hellas.rules.play import Hellas


def defences(games: int) -> list[Table]:
    """Tables in the middle of a defence."""
    found: list[Table] = []
    rng = random.Random(3)
    for game in range(games):
        table = open_table(GAME, 4, seed=bytes([game]) * 32)
        while table.ask is not None and len(table.decisions) < 2500:
            if table.ask.topic == "defend-on":
                found.append(table.fork())
            seat = table.awaited()[0]
            options = table.options(seat)
            liked = [option for option in options if option[0] in ("defend", "hunt") or option == ("action", "hunt")]
            table.choose(seat, rng.choice(liked or options))
    return found


def test_an_imagined_defence_can_be_completed() -> None:
    tables = defences(4)
    assert len(tables) > 10
    for table in tables:
        assert table.ask is not None
        hunter = table.ask.seat
        play = table.play
        assert isinstance(play, Hellas)
        for seat in range(4):
            if seat != hunter:
                twin = table.fork().play
                assert isinstance(twin, Hellas)
                GAME.redeal(twin, seat)
                assert defend_options(twin, hunter)
                assert twin.s.hands[hunter].bit_count() == play.s.hands[hunter].bit_count()
                assert not GAME.faults(twin)


def test_the_hunter_imagines_too() -> None:
    tables = defences(2)
    assert tables
    for table in tables:
        assert table.ask is not None
        imagined = Glimpse(table, table.ask.seat).imagine(bytes(32))
        assert imagined.options(table.ask.seat) == table.options(table.ask.seat)
