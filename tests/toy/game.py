"""The toy as a game of the engine."""

from pathlib import Path

from tests.toy.copying import FIELDS
from tests.toy.rules import CARD, SEAT, SEATS, STEPS, VERBS, Toy, card_names
from tests.toy.state import CARDS, State
from tests.toy.views import PARTS, Private, Public, own
from tests.toy.words import CASES
from tyche.core.dice import Dice
from tyche.core.edges import Edges, Layer
from tyche.core.game import GameOf, Setup, TableOption


def faults(t: Toy) -> list[str]:
    s = t.s
    cards = sorted(s.deck + s.discard + [card for hand in s.hands for card in hand])
    return [] if cards == list(range(CARDS)) else [f"cards are {cards}"]


def redeal(t: Toy, seat: int) -> None:
    s = t.s
    others = [other for other in range(len(s.hands)) if other != seat]
    hidden = s.deck + [card for other in others for card in s.hands[other]]
    t.dice.shuffle(hidden)
    for other in others:
        s.hands[other][:] = sorted(hidden.pop() for _ in s.hands[other])
    s.deck[:] = hidden


def reshuffle(t: Toy) -> None:
    t.s.deck.sort()
    t.dice.shuffle(t.s.deck)


def overlay(t: Toy, name: str, seat: int | None) -> Layer:
    """Who leads, and what the reader holds."""
    s, seats = t.s, range(len(t.s.hands))
    if name == "lead":
        return {SEATS[one]: ["goal"] if s.scores[one] == max(s.scores) else [] for one in seats}
    return {} if seat is None else {SEATS[seat]: card_names(s.hands[seat])}


class ToyGame(GameOf[Toy]):
    """The toy."""

    def __init__(self) -> None:
        self.name = "toy"
        self.version = "1"
        self.least = 2
        self.most = 4
        self.options = (
            TableOption("bold", "Y3.b", False, (False, True)),
            TableOption("rounds", "Y5.a", 2, (1, 2, 3)),
        )
        self.steps = STEPS
        self.fields = FIELDS
        self.verbs = VERBS
        self.facts = {"seat": SEAT, "faction": SEAT, "victim": SEAT, "card": CARD}
        self.folder = Path(__file__).parent
        self.must_cite = ("Y1-Y5", "EX")
        self.overlays = ("lead", "held")
        self.seats = SEATS
        self.edges = Edges(CASES, own=own, redeal=redeal, reshuffle=reshuffle, faults=faults, overlay=overlay)
        self.parts = PARTS
        self.types = {"public": Public, "private": Private}

    def start(self, setup: Setup, dice: Dice) -> Toy:
        return Toy(setup, State(None, setup.players), dice)

    def result(self, play: Toy) -> dict[str, object] | None:
        s = play.s
        return None if s.winner < 0 else {"winner": play.setup.seats[s.winner], "scores": s.scores}
