"""Draw, look, go back, draw again: for every game it is another card, nothing hidden shows, and the record verifies."""

import random
from functools import cache

import pytest

from tests.journeys import journeys
from tests.toy import GAME as TOY
from tyche.core.ask import Option
from tyche.core.dice import DECK, DICE
from tyche.core.game import Game, games
from tyche.core.record import load_record, record_of, table_from, verify
from tyche.core.seat import Glimpse
from tyche.core.table import Table, open_table

DRAWN = {
    "hellas": {"card-drawn", "monster-appears", "quest-appears", "artifact-gained"},
    "successors": {"drawn"},
    "scharz": set[str](),
    "toy": set[str](),
}
"""Tellings of what came from a hidden deck, beside dice, which every game has."""
PLAYED = 700
ALL = [*games().values(), TOY]


def any_option(table: Table, rng: random.Random) -> tuple[int, Option]:
    seat = rng.choice(table.awaited())
    return seat, rng.choice(table.options(seat))


def fortunes(table: Table, moment: int) -> list[object]:
    """What luck brought at a moment: what was drawn, for whom, and the dice."""
    drawn = DRAWN[table.game.name]
    log = [telling for telling in table.play.log or [] if telling.moment == moment and telling.message in drawn]
    thrown = (table.play.dice.thrown or [])[table.at(moment - 1).play.dice.counters[DICE] :]
    return [*[(telling.message, telling.audience, str(telling.facts)) for telling in log], *thrown]


@cache
def lucky(name: str) -> list[Table]:
    """Tables right after a decision that drew cards or threw dice."""
    game = next(game for game in ALL if game.name == name)
    found = []
    for number in range(20):
        rng = random.Random(number)
        players = min(game.least + number % 3, game.most)
        table = open_table(game, players, None, None, bytes([number + 1]) * 32)
        while not table.over and len(table.decisions) < PLAYED:
            table.choose(*any_option(table, rng))
            moment = len(table.decisions)
            if moment > 10 * number % 60 and table.settled == moment and fortunes(table, moment):
                found.append(table_from(load_record(record_of(table, True)), game=game))
                break
    return found


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_what_is_drawn_after_going_back_is_not_simply_the_same(game: Game) -> None:
    same = tried = 0
    for table in lucky(game.name):
        seat, option = table.decisions[-1]
        moment = len(table.decisions)
        before = fortunes(table, moment)
        table = table_from(load_record(record_of(table, True)), game=game)
        for _ in range(6):
            table.turn_back(seat, moment - 1)
            if len(table.decisions) < moment - 1:  # it was one answer of several: all are gone
                break
            table.choose(seat, option)
            same += fortunes(table, moment) == before
            tried += 1
    assert tried >= 40
    assert same < tried * 0.45, f"{same} of {tried}"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_record_of_a_table_that_went_back_verifies(game: Game) -> None:
    rng = random.Random(5)
    table = open_table(game, game.least, None, None, bytes([9]) * 32)
    for target in (0.9, 0.5, 0.7):
        for _ in range(60):
            if not table.over:
                table.choose(*any_option(table, rng))
        table.turn_back(0, int(len(table.decisions) * target))
        record = load_record(record_of(table, True))
        assert verify(record, game).faults() == []
        again = table_from(record, game=game)
        assert again.digest() == table.digest()
        assert again.play.dice.counters == table.play.dice.counters
        assert [t.facts for t in again.play.log or []] == [t.facts for t in table.play.log or []]
        assert len(record.turnings) == len(table.turnings) > 0


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_shuffling_anew_shows_nobody_anything(game: Game) -> None:
    """Twins: tables that look alike to a seat look alike to it after going back, whatever lies in the decks."""
    tables = journeys(game, 6, 90 if game is not TOY else 4, any_option, 2, most=400)
    assert len(tables) >= 6
    for table in tables:
        readers = [None, *range(table.setup.players)]
        views = [table.view(reader) for reader in readers]
        counters = table.play.dice.counters[:]
        for seat in range(table.setup.players):
            twin = Glimpse(table, seat).imagine(bytes([seat]) * 32) if table.ask is not None else table.fork()
            other = Glimpse(table, seat).imagine(bytes([seat + 77]) * 32) if table.ask is not None else table.fork()
            told = []
            for one in (twin, other):
                one.play.dice.counters = counters[:]
                one.play.dice.begin(1)
                one.game.reshuffle(one.play)
                assert one.game.faults(one.play) == []
                told.append((one.view(seat), one.options(seat), one.play.dice.counters))
            assert told[0] == told[1]
        table.play.dice.begin(1)
        table.game.reshuffle(table.play)
        assert table.game.faults(table.play) == []
        assert [table.view(reader) for reader in readers] == views


@pytest.mark.parametrize("game", [game for game in ALL if game.name != "scharz"], ids=lambda game: game.name)
def test_what_lies_in_a_deck_afterwards_does_not_depend_on_how_it_lay(game: Game) -> None:
    """Else who knows the seed of an old epoch could follow a card into the new one."""
    for table in journeys(game, 3, 90 if game is not TOY else 4, any_option, 2, most=300):
        first, second = table.fork(), table.fork()
        used = second.play.dice.counters[:]
        second.game.reshuffle(second.play)  # lies otherwise now
        second.play.dice.counters = used
        before = first.play.dice.counters[DECK]
        for one in (first, second):
            one.play.dice.begin(3)
            one.game.reshuffle(one.play)
        assert first.digest() == second.digest()
        assert first.play.dice.counters[DECK] > before
