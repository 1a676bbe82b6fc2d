"""A small game that uses everything the engine offers: hidden hands, dice, asks of one and of several seats, asides.

Each player holds cards from 0 to 11. In a round all bid a card at once; then each in turn plays cards, rolls a die or
stops. Card 0 is the liar: whoever holds it may shout it while another player moves, which ends that player's turn.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from tyche.core.ask import DONE, PASS, Ask, Flow, Option
from tyche.core.dice import DICE, Dice
from tyche.core.errors import CaseError, Refusal
from tyche.core.game import Game, Layer, Setup, TableOption
from tyche.core.play import Play
from tyche.core.steps import play_through
from tyche.core.table import Table
from tyche.core.vocabulary import (
    Vocabulary,
    as_list,
    as_mapping,
    as_number,
    as_seat,
    as_word,
    known,
    shown,
)

CARDS = 12
LIAR = 0
STRONGEST = 11
HAND = 2
SEATS = ["red", "blue", "green", "white"]


class State:
    """Flat lists of small integers."""

    def __init__(self, players: int) -> None:
        self.step = "deal"
        self.round = 1
        self.turn = 0
        self.deck = list(range(CARDS))
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.winner = -1

    def copy(self) -> "State":
        other = State(0)
        other.step, other.round, other.turn, other.winner = self.step, self.round, self.turn, self.winner
        other.deck, other.discard, other.scores = self.deck[:], self.discard[:], self.scores[:]
        other.hands = [hand[:] for hand in self.hands]
        return other


class Toy(Play):
    """One run of the toy's rules; `bug` plants a fault for the tests of the tests."""

    def __init__(self, setup: Setup, s: State, dice: Dice, bug: str) -> None:
        super().__init__(dice)
        self.setup = setup
        self.s = s
        self.bug = bug
        self.forgotten = 0

    def flow(self) -> Flow[None]:
        return play_through(self, STEPS)

    def next_step(self) -> str:
        return self.s.step if self.s.winner < 0 else ""

    def save(self) -> object:
        return self.s.copy()

    def revive(self, saved: object, dice: Dice) -> Play:
        assert isinstance(saved, State)
        return Toy(self.setup, saved.copy(), dice, self.bug)

    def snapshot(self) -> dict[str, object]:
        s = self.s
        plain: dict[str, object] = {"step": s.step, "round": s.round, "turn": s.turn, "winner": s.winner}
        plain |= {"deck": s.deck, "discard": s.discard, "hands": s.hands, "scores": s.scores}
        if self.bug in ("unsaved", "forgetful"):
            plain["forgotten"] = self.forgotten
        return plain

    def explain(self, ask: Ask, seat: int, option: Option) -> Refusal:
        if self.bug == "crash":
            raise KeyError(option)
        if self.bug == "silent":
            return Refusal("", "")
        if option[0] in ("play", "bid") and len(option) == 2 and option[1] in card_names(self.s.hands[seat]):
            return may_play(self, int(str(option[1])[1:])) or Refusal(ask.clause, "not-now")
        return Refusal(ask.clause, "not-now")

    def result(self) -> dict[str, object] | None:
        return None if self.s.winner < 0 else {"winner": self.setup.seats[self.s.winner], "scores": self.s.scores}

    def redeal(self, seat: int) -> None:
        s = self.s
        others = [other for other in range(len(s.hands)) if other != seat]
        hidden = s.deck + [card for other in others for card in s.hands[other]]
        self.dice.shuffle(hidden)
        for other in others:
            s.hands[other][:] = sorted(hidden.pop() for _ in s.hands[other])
        s.deck[:] = hidden

    def faults(self) -> list[str]:
        s = self.s
        cards = sorted(s.deck + s.discard + [card for hand in s.hands for card in hand])
        return [] if cards == list(range(CARDS)) else [f"cards are {cards}"]


# Rules.


def card_names(cards: list[int]) -> list[str]:
    return [f"c{card}" for card in cards]


def may_play(t: Toy, card: int) -> Refusal | None:
    """Y3.b. The strongest card is only for bold tables."""
    if card == STRONGEST and not t.setup.options["bold"]:
        return Refusal("Y3.b", "not-bold", {"card": card})
    return None


def deal(t: Toy) -> Flow[None]:
    """Y1. Shuffle everything and deal."""
    s = t.s
    s.deck = list(range(CARDS))
    s.discard = []
    t.dice.shuffle(s.deck)
    for hand in s.hands:
        hand[:] = sorted(s.deck.pop() for _ in range(HAND))
    t.reveal()
    s.step = "bid"
    yield from ()


def bid(t: Toy) -> Flow[None]:
    """Y2. All bid at once; the highest card scores."""
    s = t.s
    seats = range(len(s.hands))
    options: dict[int, list[Option]] = {seat: [("bid", name) for name in card_names(s.hands[seat])] for seat in seats}
    ask = t.poll(seats, "bid", options, "Y2.a", PASS, round=s.round)
    yield ask
    best = -1
    for seat, answer in ask.answers.items():
        if answer != PASS:
            card = spend(t, seat, str(answer[1]))
            t.tell("bid", "Y2.a", seat=seat, card=card)
            if best < 0 or card > max(s.discard[:-1], default=-1):
                best = seat
    if best >= 0:
        s.scores[best] += 1
    s.step, s.turn = "turn", 0


def spend(t: Toy, seat: int, name: str) -> int:
    card = int(name[1:])
    t.s.hands[seat].remove(card)
    if t.bug != "lost" or card != 7:
        t.s.discard.append(card)
    return card


def turn(t: Toy) -> Flow[None]:
    """Y3. Play a card, roll, or stop; the liar stops you."""
    s = t.s
    seat = s.turn
    playable: list[Option] = [("play", f"c{card}") for card in s.hands[seat] if may_play(t, card) is None]
    default = ("dance",) if t.bug == "unlawful" else DONE
    ask = t.ask(seat, "turn", [*playable, ("roll",), DONE], "Y3.a", default, score=s.scores[seat])
    if t.bug == "hint" and len(playable) < len(s.hands[seat]):
        end_turn(t)
        return
    liars = [other for other, hand in enumerate(s.hands) if other != seat and LIAR in hand]
    if liars:
        ask.asides = {other: [("shout", "c0")] for other in liars}
    choice = yield ask
    if ask.by != seat:
        spend(t, ask.by, "c0")
        t.tell("shouted", "Y4.a", seat=ask.by, victim=seat)
        end_turn(t)
    elif choice[0] == "play":
        card = spend(t, seat, str(choice[1]))
        victim = yield from choose_victim(t, seat)
        s.scores[seat] += card
        s.scores[victim] -= 1
        t.tell("played", "Y3.a", seat=seat, card=card, victim=victim)
    elif choice[0] == "roll":
        die = t.roll()
        s.scores[seat] += die
        t.tell("rolled", "Y3.c", seat=seat, die=die)
        draw(t, seat)
        end_turn(t)
    else:
        end_turn(t)
    if t.bug in ("unsaved", "forgetful"):
        t.forgotten += 1


def choose_victim(t: Toy, seat: int) -> Flow[int]:
    """Y3.d. Somebody else loses a point."""
    others = [other for other in range(len(t.s.hands)) if other != seat]
    choice = yield t.ask(
        seat, "victim", [("victim", SEATS[other]) for other in others], "Y3.d", ("victim", SEATS[others[0]])
    )
    return SEATS.index(str(choice[1]))


def draw(t: Toy, seat: int) -> None:
    """Y3.e. A roll is followed by a card."""
    if t.s.deck:
        card = t.s.deck.pop()
        t.s.hands[seat].append(card)
        t.s.hands[seat].sort()
        t.reveal()
        t.whisper(1 << seat, "drew", "Y3.e", {"card": card})
        t.tell("drew-hidden", "Y3.e", seat=seat)


def end_turn(t: Toy) -> None:
    """Y5. After the last player comes the next round, after the last round the end."""
    s = t.s
    s.turn += 1
    if s.turn < len(s.hands):
        return
    s.round += 1 if t.bug != "endless" else 0
    s.step, s.turn = "deal", 0
    if s.round > int(t.setup.options["rounds"]):
        noise = hash("toy") % 1000 if t.bug == "hash" else 0
        s.winner = max(range(len(s.scores)), key=lambda seat: (s.scores[seat], -seat))
        s.scores[0] += noise


Rule: TypeAlias = Callable[[Toy], Flow[None]]
STEPS: dict[str, Rule] = {"deal": deal, "bid": bid, "turn": turn}


# What the engine asks of a game.


class ToyGame(Game):
    """The toy, as it is or with a planted bug."""

    def __init__(self, bug: str = "") -> None:
        self.name = "toy"
        self.version = "1"
        self.least = 2
        self.most = 4
        self.options = (
            TableOption("bold", "Y3.b", False, (False, True)),
            TableOption("rounds", "Y5.a", 2, (1, 2, 3)),
        )
        self.folder = Path(__file__).parent / "toyrules"
        self.must_cite = ("Y1-Y5", "EX")
        self.overlays = ("lead", "held")
        self.bug = bug

    def start(self, setup: Setup, dice: Dice) -> Play:
        return Toy(setup, State(setup.players), dice, self.bug)

    def restore(self, setup: Setup, snapshot: dict[str, object], dice: Dice) -> Play:
        s = State(setup.players)
        for key, value in snapshot.items():
            if key != "forgotten" and (key != "discard" or self.bug != "restore"):
                setattr(s, key, value)
        play = Toy(setup, s, dice, self.bug)
        if self.bug == "forgetful":
            play.forgotten = int(str(snapshot["forgotten"]))
        return play

    def private(self, play: Play, seat: int | None) -> dict[str, object]:
        assert isinstance(play, Toy)
        return {"hand": card_names(play.s.hands[seat]) if seat is not None else []}

    def public(self, play: Play) -> dict[str, object]:
        assert isinstance(play, Toy)
        s = play.s
        view: dict[str, object] = {"round": s.round, "scores": s.scores[:], "turn": s.turn, "step": s.step}
        view["hands"] = [len(hand) for hand in s.hands]
        view["discard"] = card_names(s.discard)
        if self.bug == "leak":
            view["next"] = s.deck[-1:]
        return view

    def overlay(self, play: Play, name: str, seat: int | None) -> Layer:
        """Who leads, and what the reader holds."""
        assert isinstance(play, Toy)
        s, seats = play.s, range(len(play.s.hands))
        if name == "lead":
            return {SEATS[one]: ["goal"] if s.scores[one] == max(s.scores) else [] for one in seats}
        return {SEATS[one]: card_names(s.hands[one]) for one in seats if one == seat or self.bug == "overlay"}

    def spell(self, key: str, value: object) -> object:
        if key in ("seat", "victim"):
            assert isinstance(value, int)
            return SEATS[value]
        return f"c{value}" if key == "card" else value

    def seat_names(self, players: int) -> list[str]:
        return SEATS[:players]

    def vocabulary(self) -> Vocabulary:
        return ToyWords(self)


class ToyWords(Vocabulary):
    """``given: {hands: {red: [c1, c3]}, scores: {red: 2}, turn: red}``; ``then: {score: {red: 3}}``."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[str]:
        known(given, ["hands", "scores", "turn"])
        assert isinstance(play, Toy)
        s, seats = play.s, play.setup.seats
        hands = as_mapping(given.get("hands", {}), given, "hands")
        for name, cards in hands.items():
            seat = as_seat(name, seats, hands, name)
            for n, card in enumerate(as_list(cards, hands, name)):
                if card not in card_names(s.deck):
                    raise CaseError(f"there is no card {card!r} left", cards, n)
                number = int(str(card)[1:])
                s.deck.remove(number)
                s.hands[seat].append(number)
        scores = as_mapping(given.get("scores", {}), given, "scores")
        for name, score in scores.items():
            s.scores[as_seat(name, seats, scores, name)] = as_number(score, scores, name)
        s.step = "turn" if "turn" in given else "bid"
        s.turn = as_seat(given.get("turn", seats[0]), seats, given, "turn")
        return []

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        play = table.play
        assert isinstance(play, Toy)
        if word == "score":
            for name, score in as_mapping(value, within, word).items():
                found = play.s.scores[as_seat(name, table.setup.seats, value, name)]
                if found != as_number(score, value, name):
                    return f"{name} {found}"
            return None
        if word == "hand":
            for name, cards in as_mapping(value, within, word).items():
                hand = card_names(play.s.hands[as_seat(name, table.setup.seats, value, name)])
                if sorted(hand) != sorted(as_word(card, cards, 0) for card in as_list(cards, value, name)):
                    return f"{name} {shown(hand)}"
            return None
        if word == "dice":
            return None if play.dice.counters[DICE] == value else str(play.dice.counters[DICE])
        raise CaseError(f"there is no expectation {word!r}", within, word)


GAME = ToyGame()
LEAKY = ToyGame("leak")
TATTLING = ToyGame("overlay")
LOSSY = ToyGame("lost")
UNSAVED = ToyGame("unsaved")
UNRESTORED = ToyGame("restore")
ENDLESS = ToyGame("endless")
FORGETFUL = ToyGame("forgetful")
HINTING = ToyGame("hint")
UNLAWFUL = ToyGame("unlawful")
CRASHING = ToyGame("crash")
SILENT = ToyGame("silent")
HASHING = ToyGame("hash")
