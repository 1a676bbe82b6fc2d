"""One run of a game's rules: the state, the dice and the log that a flow works on."""

from collections.abc import Iterable
from typing import Final

from tyche.core.ask import PASS, Ask, Facts, Flow, Option
from tyche.core.dice import Dice
from tyche.core.errors import Refusal
from tyche.core.gathering import Gathering
from tyche.core.native import mypyc_attr
from tyche.core.snapshot import snapshot_of
from tyche.core.telling import EVERYBODY, Remark, Telling

CHECKPOINT_EVERY: Final = 4
"""Decisions between two checkpoints: saving a state costs more than running a decision or two again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """What rules code receives as `t`. A game derives its own class and adds its state and its words.

    The top of a game's flow is a loop over short steps. At each loop head that leads to a question it calls `mark`:
    nothing lives in a generator's locals there, so the saved state and the decisions since are the whole table.
    """

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.log: list[Telling] | None = None
        self.moment = 0
        self.revealed = False
        self.saved: object = None
        self.saved_counters: list[int] = []
        self.saved_at = -1
        self.disturbed = 0
        """Seats that something has happened to since they laid down a plan (see `plans`); no part of the state."""
        self.head_at = -1
        """The moment of the last loop head: equal to `moment` where a question is asked between procedures."""

    # What a game provides.

    def flow(self) -> Flow[None]:
        """Play from the current state to the end of the game."""
        raise NotImplementedError

    def next_step(self) -> str:
        """The name of the step that the state stands at; empty once the game is over (see `steps`)."""
        raise NotImplementedError

    def save(self) -> object:
        """A copy of the state, complete at a loop head."""
        raise NotImplementedError

    def revive(self, saved: object, dice: Dice) -> "Play":
        """A fresh run of the same game from a copy of `saved`."""
        raise NotImplementedError

    def state(self) -> object:
        """What changes in the course of the game."""
        raise NotImplementedError

    def fields(self) -> tuple[str, ...]:
        """The names of all fields of the state."""
        raise NotImplementedError

    def explain(self, ask: Ask, seat: int, option: Option) -> Refusal:
        """Why an option that is not offered is not legal."""
        raise NotImplementedError

    def foresee(self, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What `seat` should know before it chooses an option that it is offered, from what it may know already."""
        return []

    def result(self) -> dict[str, object] | None:
        """Winner and kind of victory once the game is over."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Deal anew, in place, everything that `seat` cannot know."""
        raise NotImplementedError

    def conceal(self, ask: Ask, seat: int) -> None:
        """After a redeal: take from a pending ask, in place, what others are offered and `seat` cannot know.

        Of an ask of several seats others keep their default only. Where that is not common to all and shows something
        hidden, a game offers anew instead. What a single other seat was offered is lost: even its default may show a
        card. Topic, clause and facts of an ask are known to everybody.
        """
        if isinstance(ask, Gathering):
            ask.forget(seat)
            return
        if ask.asides is not None:
            ask.asides = {seat: ask.asides[seat]} if seat in ask.asides else None
        if ask.also is not None:
            for other in ask.also:
                if other != seat:
                    default = ask.default_for(other)
                    ask.also[other] = [default]
                    if other in ask.answers:
                        ask.answers[other] = default
            ask.options = ask.also[ask.seat]
        elif ask.seat != seat:
            ask.options, ask.default = [], PASS

    def faults(self) -> list[str]:
        """What is wrong with the state, for debugging: broken invariants, derived figures that differ."""
        return []

    def snapshot(self) -> dict[str, object]:
        """The state as plain data: what is hashed, stored and compared."""
        return snapshot_of(self.state(), self.fields(), self.dice)

    # What rules code uses.

    def mark(self) -> None:
        """A checkpoint: forks, undo and stored games start from here. One for every few decisions is enough."""
        self.head_at = self.moment
        if self.saved is not None and self.moment < self.saved_at + CHECKPOINT_EVERY:
            return
        self.saved = self.save()
        self.saved_counters = self.dice.counters[:]
        self.saved_at = self.moment

    def ask(self, seat: int, topic: str, options: list[Option], clause: str, default: Option, **facts: object) -> Ask:
        """Ask one seat."""
        return Ask(seat, topic, options, clause, default, facts)

    def poll(
        self,
        seats: Iterable[int],
        topic: str,
        options: dict[int, list[Option]],
        clause: str,
        default: Option,
        **facts: object,
    ) -> Ask:
        """Ask several seats at once; each gets `default` as a further option, so that nobody learns who had others."""
        also = {seat: [default, *options.get(seat, ())] for seat in seats}
        first = next(iter(also))
        ask = Ask(first, topic, also[first], clause, default, facts)
        ask.also = also
        return ask

    def roll(self) -> int:
        """Throw a six-sided die for everybody to see."""
        self.revealed = True
        return self.dice.throw(6)

    def reveal(self) -> None:
        """Something hidden has come to somebody's eyes: decisions before it cannot be taken back."""
        self.revealed = True

    def disturb(self, seat: int) -> None:
        """Something concerns a seat that it may not have foreseen: its plan ends."""
        self.disturbed |= 1 << seat

    def tell(self, message: str, clause: str, **facts: object) -> None:
        """Write to the log, for everybody."""
        if self.log is not None:
            self.log.append(Telling(message, clause, facts, EVERYBODY, self.moment))

    def whisper(self, audience: int, message: str, clause: str, facts: Facts) -> None:
        """Write to the log for the seats in the bit set `audience` only."""
        if self.log is not None:
            self.log.append(Telling(message, clause, facts, audience, self.moment))
