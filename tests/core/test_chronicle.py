"""What mattered since a moment: the weightiest for each side, what befell the reader, and no deeds of their own."""

import random

import pytest

from tyche.core.chronicle import LINES, Weighty, chronicle, story
from tyche.core.game import games
from tyche.core.table import open_table
from tyche.core.telling import EVERYBODY, Telling
from tyche.study.fuzz import random_decision
from tyche.text import Messages

WEIGHTS = {
    "won": Weighty(9, ("winner",), ("loser",)),
    "built": Weighty(5),
    "moved": Weighty(1),
    "lost": Weighty(7, (), ("faction",)),
}


def told(message: str, moment: int, **facts: object) -> Telling:
    return Telling(message, "X1", facts, EVERYBODY, moment)


def test_each_side_has_its_weightiest_lines_in_the_order_of_the_game() -> None:
    log = [told("moved", 1, faction=1), *(told("moved", 3, faction=1) for _ in range(4)), told("built", 4, faction=1)]
    log += [told("moved", 5, faction=2), told("gossip", 6, faction=2), told("moved", 7, faction=0)]
    found = chronicle(WEIGHTS, log, 0, 2)
    assert {side: [line.n for line in lines] for side, lines in found.sides.items()} == {1: [3, 4, 5], 2: [6]}
    assert len(found.sides[1]) == LINES
    assert found.mine == []


def test_what_befell_the_reader_stands_apart_and_not_with_the_doer() -> None:
    log = [told("won", 3, winner=1, loser=0), told("won", 4, winner=0, loser=1), told("lost", 5, faction=0)]
    found = chronicle(WEIGHTS, log, 0, 2)
    assert [line.n for line in found.mine] == [0, 2]
    assert found.sides == {}
    other = chronicle(WEIGHTS, log, 2, 2)
    assert (other.mine, sorted(other.sides)) == ([], [0, 1])
    assert [line.n for line in chronicle(WEIGHTS, log, 0, 3).mine] == [2]


def test_a_story_has_the_weightiest_of_each_stretch_and_no_more_than_it_may() -> None:
    log = [told("moved", moment, faction=0) for moment in range(1, 101)]
    log[4] = told("built", 5, faction=1)
    log[95] = told("won", 96, winner=1, loser=0)
    found = story(WEIGHTS, log, 10)
    assert len(found) == 10
    moments = [line.telling.moment for line in found]
    assert moments == sorted(moments)
    assert {5, 96} <= set(moments)
    assert len({moment // 10 for moment in moments}) >= 9
    few = story(WEIGHTS, [told("gossip", 1), told("built", 2, faction=0)], 10)
    assert [line.n for line in few] == [1]
    assert story(WEIGHTS, [told("gossip", 1)], 10) == []


@pytest.mark.parametrize("name", sorted(games()))
def test_games_weigh_only_what_they_tell(name: str) -> None:
    game, luck = games()[name], random.Random(name)
    words = Messages(game, "en")
    facts: dict[str, set[str]] = {}
    for players in (game.least, min(4, game.most)):
        table = open_table(game, players, None, None, luck.randbytes(32))
        while not table.over:
            table.choose(*random_decision(table, luck))
        for telling in table.play.log or []:
            facts.setdefault(telling.message, set()).update(telling.facts)
    assert game.weighty
    for message, weighty in game.weighty.items():
        assert words.has(f"telling-{message}"), message
        assert message not in facts or facts[message] >= {*weighty.by, *weighty.on}, message
    assert len(facts.keys() & game.weighty.keys()) > 8
