"""The toy with planted faults, each of which some check must find: for the tests of the tests."""

from tests.toy import GAME, SEAT, State, Toy, ToyGame
from tests.toy.rules import STRONGEST, card_names, end_turn, turn
from tests.toy.views import PARTS, Course
from tyche.core.ask import Ask, Flow, Option
from tyche.core.dice import Dice
from tyche.core.edges import Layer
from tyche.core.errors import Refusal
from tyche.core.game import Setup
from tyche.core.sections import Section

__all__ = ["GAME", "LEAKY", "LOSSY"]

LOST = 7
MISSED: Option = ("play", "c5")
FORBIDDEN: Option = ("play", f"c{STRONGEST}")


class Faulty(Toy):
    """A run of the toy with a fault in its rules."""

    def __init__(self, setup: Setup, s: State, dice: Dice, bug: str) -> None:
        super().__init__(setup, s, dice)
        self.bug = bug
        self.forgotten = 0

    def revive(self, saved: object, dice: Dice) -> "Faulty":
        assert isinstance(saved, State)
        return Faulty(self.setup, State(saved, 0), dice, self.bug)

    def next_step(self) -> str:
        s = self.s
        self.lose()
        if self.bug == "endless":
            s.winner = -1
        if self.bug == "hash" and s.winner >= 0:
            s.scores[0] = hash("toy") % 1000
        self.forgotten += 1
        return super().next_step()

    def lose(self) -> None:
        """A card that was spent is gone before anybody is asked again."""
        if self.bug == "lost" and LOST in self.s.discard:
            self.s.discard.remove(LOST)

    def ask(self, seat: int, topic: str, options: list[Option], clause: str, default: Option, **facts: object) -> Ask:
        self.lose()
        if topic == "turn":
            if self.bug == "lax" and STRONGEST in self.s.hands[seat]:
                options = [FORBIDDEN, *[option for option in options if option != FORBIDDEN]]
            if self.bug == "strict":
                options = [option for option in options if option != MISSED]
            if self.bug == "unlawful":
                default = ("dance",)
        return super().ask(seat, topic, options, clause, default, **facts)


def hinting(t: Toy) -> Flow[None]:
    """Whoever holds the strongest card and may not play it is passed over."""
    if STRONGEST in t.s.hands[t.s.turn] and not t.setup.options["bold"]:
        end_turn(t)
    else:
        yield from turn(t)


class FaultyGame(ToyGame):
    """The toy with one fault."""

    def __init__(self, bug: str) -> None:
        super().__init__()
        self.bug = bug
        if bug == "hint":
            self.steps = {**self.steps, "turn": hinting}
        if bug == "leak":
            self.parts = [*PARTS, Section("next", lambda t: t.s.deck[-1:], lambda t: t.s.deck[-1:])]
            self.types = {}
        if bug == "stale":
            self.parts = [*PARTS[:3], Section("discard", lambda t: 0, lambda t: card_names(t.s.discard))]
        if bug == "untyped":
            self.types = {**self.types, "public": Course}

    def start(self, setup: Setup, dice: Dice) -> Toy:
        return Faulty(setup, State(None, setup.players), dice, self.bug)

    def snapshot(self, play: Toy) -> dict[str, object]:
        kept = super().snapshot(play)
        return {**kept, "forgotten": forgotten_by(play)} if self.bug in ("unsaved", "forgetful") else kept

    def restore(self, setup: Setup, snapshot: dict[str, object], dice: Dice) -> Toy:
        play = super().restore(setup, snapshot, dice)
        assert isinstance(play, Faulty)
        if self.bug == "restore":
            play.s.discard = []
        if self.bug == "forgetful":
            play.forgotten = int(str(snapshot["forgotten"]))
        return play

    def explain(self, play: Toy, ask: Ask, seat: int, option: Option) -> Refusal:
        if self.bug == "crash":
            raise KeyError(option)
        return Refusal("", "") if self.bug == "silent" else super().explain(play, ask, seat, option)

    def overlay(self, play: Toy, name: str, seat: int | None) -> Layer:
        if self.bug == "overlay" and name == "held":
            return {SEAT.words[one]: card_names(hand) for one, hand in enumerate(play.s.hands)}
        return super().overlay(play, name, seat)


def forgotten_by(play: Toy) -> int:
    """What the state does not hold."""
    assert isinstance(play, Faulty)
    return play.forgotten


LEAKY = FaultyGame("leak")
TATTLING = FaultyGame("overlay")
LOSSY = FaultyGame("lost")
UNSAVED = FaultyGame("unsaved")
UNRESTORED = FaultyGame("restore")
ENDLESS = FaultyGame("endless")
FORGETFUL = FaultyGame("forgetful")
HINTING = FaultyGame("hint")
UNLAWFUL = FaultyGame("unlawful")
CRASHING = FaultyGame("crash")
SILENT = FaultyGame("silent")
HASHING = FaultyGame("hash")
LAX = FaultyGame("lax")
STRICT = FaultyGame("strict")
STALE = FaultyGame("stale")
UNTYPED = FaultyGame("untyped")
