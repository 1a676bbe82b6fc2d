"""The words of the toy's cases."""

from collections.abc import Callable

from tests.toy.rules import CARD, SEAT, Toy, card_names
from tyche.core.dice import DICE
from tyche.core.invariants import Broken
from tyche.core.node import Node
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, expectation


def score(t: Toy, entry: Node) -> int:
    """The points of a seat, where a number is expected."""
    entry.number()
    return t.s.scores[entry.key_name(SEAT)]


EXPECTATIONS: dict[str, Callable[[Toy, Node], str | None]] = {
    "score": lambda t, wanted: wanted.each(lambda entry: score(t, entry)),
    "hand": lambda t, wanted: wanted.each(lambda entry: card_names(t.s.hands[entry.key_name(SEAT)])),
    "dice": lambda t, wanted: wanted.differs(t.dice.counters[DICE]),
}


class ToyWords(Vocabulary):
    """``given: {hands: {red: [c1, c3]}, scores: {red: 2}, turn: red}``; ``then: {score: {red: 3}}``."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[Broken]:
        assert isinstance(play, Toy)
        s, words = play.s, Node(given, given, None).known("hands", "scores", "turn")
        for seat, entry in words.at("hands", {}).by_seat(play.setup.seats):
            for card in entry.items():
                if card.name(CARD) not in s.deck:
                    raise card.fault(f"there is no card {card.word()} left")
                s.deck.remove(card.name(CARD))
                s.hands[seat].append(card.name(CARD))
        for seat, entry in words.at("scores", {}).by_seat(play.setup.seats):
            s.scores[seat] = entry.number()
        s.step = "turn" if words.has("turn") else "bid"
        s.turn = words.at("turn", "red").seat(play.setup.seats)
        return []

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        assert isinstance(table.play, Toy)
        return expectation(EXPECTATIONS, word, within)(table.play, Node(value, within, word))
