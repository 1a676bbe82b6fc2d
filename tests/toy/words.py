"""The words of the toy's cases."""

from collections.abc import Callable

from tests.toy.rules import CARD, SEAT, Toy, card_names
from tyche.core.dice import DICE
from tyche.core.edges import CaseWords
from tyche.core.invariants import Broken
from tyche.core.node import Node


def score(t: Toy, entry: Node) -> int:
    """The points of a seat, where a number is expected."""
    entry.number()
    return t.s.scores[entry.key_name(SEAT)]


EXPECTATIONS: dict[str, Callable[[Toy, Node], str | None]] = {
    "score": lambda t, wanted: wanted.each(lambda entry: score(t, entry)),
    "hand": lambda t, wanted: wanted.each(lambda entry: card_names(t.s.hands[entry.key_name(SEAT)])),
    "dice": lambda t, wanted: wanted.differs(t.dice.counters[DICE]),
}


def arrange(t: Toy, given: dict[str, object]) -> list[Broken]:
    """``given: {hands: {red: [c1, c3]}, scores: {red: 2}, turn: red}``."""
    s, words = t.s, Node(given, given, None).known("hands", "scores", "turn")
    for seat, entry in words.at("hands", {}).by_seat(t.setup.seats):
        for card in entry.items():
            if card.name(CARD) not in s.deck:
                raise card.fault(f"there is no card {card.word()} left")
            s.deck.remove(card.name(CARD))
            s.hands[seat].append(card.name(CARD))
    for seat, entry in words.at("scores", {}).by_seat(t.setup.seats):
        s.scores[seat] = entry.number()
    s.step = "turn" if words.has("turn") else "bid"
    s.turn = words.at("turn", "red").seat(t.setup.seats)
    return []


CASES = CaseWords(arrange, EXPECTATIONS)
