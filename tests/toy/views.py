"""What the players of the toy see."""

from msgspec import Struct

from tests.toy.rules import Toy, card_names
from tyche.core.sections import Fields, Listed, Part, Section


class Course(Struct):
    """Where the game stands."""

    round: int
    turn: int
    step: str


class Public(Course):
    """What lies open on the table."""

    scores: list[int]
    hands: list[int]
    discard: list[str]


class Private(Struct):
    """What a seat holds."""

    hand: list[str]


def course(t: Toy) -> Course:
    return Course(t.s.round, t.s.turn, t.s.step)


def sizes(t: Toy) -> list[int]:
    return [len(hand) for hand in t.s.hands]


PARTS: list[Part[Toy]] = [
    Fields(course),
    Section("scores", lambda t: t.s.scores[:], lambda t: t.s.scores),
    Listed("hands", sizes, lambda t, seat: len(t.s.hands[seat])),
    Section("discard", lambda t: len(t.s.discard), lambda t: card_names(t.s.discard)),
]


def own(seat: int | None) -> list[Part[Toy]]:
    if seat is None:
        return [Section("hand", lambda t: 0, lambda t: [])]
    return [Section("hand", lambda t: t.s.hands[seat][:], lambda t: card_names(t.s.hands[seat]))]
