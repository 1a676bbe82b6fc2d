"""The rules of the toy: what happens, and what people may do."""

from tests.toy.comparing import share
from tests.toy.state import CARDS, State
from tyche.core.ask import DONE, PASS, Ask, Flow, Option
from tyche.core.dice import Dice
from tyche.core.errors import Refusal
from tyche.core.game import Setup
from tyche.core.play import Play
from tyche.core.scenes import Die, Side, Term
from tyche.core.stakes import Stake
from tyche.core.steps import Step
from tyche.core.verbs import ANY, Kind, Verb, Verbs, options_of

LIAR = 0
STRONGEST = 11
HAND = 2
SEATS = ["red", "blue", "green", "white"]


class Toy(Play):
    """One run of the toy's rules."""

    def __init__(self, setup: Setup, s: State, dice: Dice) -> None:
        super().__init__(dice)
        self.setup = setup
        self.s = s

    def next_step(self) -> str:
        return self.s.step if self.s.winner < 0 else ""

    def save(self) -> object:
        return State(self.s, 0)

    def share(self, saved: object, before: object) -> None:
        assert isinstance(saved, State)
        assert isinstance(before, State)
        share(saved, before)

    def revive(self, saved: object, dice: Dice) -> "Toy":
        assert isinstance(saved, State)
        return Toy(self.setup, State(saved, 0), dice)

    def state(self) -> State:
        return self.s


# Rules.


def card_names(cards: list[int]) -> list[str]:
    return [f"c{card}" for card in cards]


def may_play(t: Toy, seat: int, card: int) -> Refusal | None:
    """Y3.b. A card of the hand; the strongest is only for bold tables."""
    if card not in t.s.hands[seat]:
        return Refusal("Y3.a", "not-in-hand", {"card": card})
    if card == STRONGEST and not t.setup.options["bold"]:
        return Refusal("Y3.b", "not-bold", {"card": card})
    return None


def deal(t: Toy) -> None:
    """Y1. Shuffle everything and deal."""
    s = t.s
    s.deck = list(range(CARDS))
    s.discard = []
    t.dice.shuffle(s.deck)
    for hand in s.hands:
        hand[:] = sorted(s.deck.pop() for _ in range(HAND))
    t.reveal()
    s.step = "bid"


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
    t.s.discard.append(card)
    return card


def turn(t: Toy) -> Flow[None]:
    """Y3. Play a card, roll, or stop; the liar stops you."""
    s = t.s
    seat = s.turn
    playable: list[Option] = [("play", f"c{card}") for card in s.hands[seat] if may_play(t, seat, card) is None]
    ask = t.ask(seat, "turn", [*playable, ("roll",), DONE], "Y3.a", DONE, score=s.scores[seat])
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
        die = t.roll("score")
        s.scores[seat] += die
        t.tell("rolled", "Y3.c", seat=seat, die=die)
        if t.logged:
            t.scene("roll", t.moment, "ends", [Side(seat, [Term("die", die)], [Die(die)], s.scores[seat])], seat=seat)
        draw(t, seat)
        end_turn(t)
    else:
        end_turn(t)


def choose_victim(t: Toy, seat: int) -> Flow[int]:
    """Y3.d. Somebody else loses a point."""
    others = [other for other in range(len(t.s.hands)) if other != seat]
    choice = yield t.ask(seat, "victim", [VICTIM[other] for other in others], "Y3.d", VICTIM[others[0]])
    return SEAT.ids[str(choice[1])]


def draw(t: Toy, seat: int) -> None:
    """Y3.e. A roll is followed by a card."""
    if t.s.deck:
        could = sorted(t.s.deck)
        card = t.s.deck.pop()
        t.drew("card", card, could)
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
    s.round += 1
    s.step, s.turn = "deal", 0
    if s.round > int(t.setup.options["rounds"]):
        s.winner = max(range(len(s.scores)), key=lambda seat: (s.scores[seat], -seat))


STEPS: dict[str, Step[Toy]] = {"deal": deal, "bid": bid, "turn": turn}


# What people may do.

SEAT = Kind("seat", SEATS)
CARD = Kind("card", card_names(list(range(CARDS))))
VICTIM = options_of("victim", SEAT)


def in_hand(t: Toy, seat: int, card: int) -> Refusal | None:
    """Y2.a. A card of the hand."""
    return None if card in t.s.hands[seat] else Refusal("Y2.a", "not-in-hand", {"card": card})


def may_shout(t: Toy, seat: int, card: int) -> Refusal | None:
    """Y4.a. The liar, in somebody else's turn."""
    if card != LIAR or seat == t.s.turn:
        return Refusal("Y4.a", "not-now")
    return in_hand(t, seat, card)


def what_it_scores(t: Toy, ask: Ask, seat: int, numbers: list[int]) -> list[Stake]:
    """Y3.a. A card is worth its number, and is gone."""
    return [Stake("points", seat, numbers[0], "Y3.a"), Stake("cards", seat, -1, "Y3.a", facts={"card": numbers[0]})]


VERBS: Verbs[Toy] = Verbs(
    [
        Verb("bid", "Y2.a", ("bid",), [CARD], lambda t, ask, seat, n: in_hand(t, seat, n[0])),
        Verb("play", "Y3.a", ("turn",), [CARD], lambda t, ask, seat, n: may_play(t, seat, n[0]), what_it_scores),
        Verb("roll", "Y3.c", ("turn",)),
        Verb("shout", "Y4.a", ANY, [CARD], lambda t, ask, seat, n: may_shout(t, seat, n[0])),
        Verb("victim", "Y3.d", ("victim",), [SEAT], lambda t, ask, seat, n: may_hurt(t, seat, n[0])),
    ]
)


def may_hurt(t: Toy, seat: int, victim: int) -> Refusal | None:
    """Y3.d. Somebody else at the table."""
    if victim >= len(t.s.hands):
        return Refusal("Y3.d", "nobody-there")
    return Refusal("Y3.d", "oneself") if seat == victim else None
