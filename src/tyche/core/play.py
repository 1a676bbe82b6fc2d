"""One run of a game's rules: the state, the dice and the log that a flow works on."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar, cast

from tyche.core.ask import Ask, Facts, Option
from tyche.core.chance import DRAWN, Chance
from tyche.core.dice import DICE, Dice
from tyche.core.native import mypyc_attr
from tyche.core.scenes import ENDS, Change, Row, Side, scene_of
from tyche.core.stakes import Stake
from tyche.core.telling import EVERYBODY, Telling

CHECKPOINT_EVERY: Final = 4
"""Decisions between two checkpoints: saving a state costs more than running a decision or two again."""

Checkpoint = tuple[int, object, list[int], tuple[str, str]]
"""The moment, the state, the counters of the dice, and the scene that is under way: its key and its kind."""
NO_SCENE: Final = ("", "")
EVERYTHING: Final = -1
"""All fields of a state, as a bit set."""


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
        self.stirred = False
        """Whether anything was revealed since the last checkpoint."""
        self.every = CHECKPOINT_EVERY
        """Decisions between two checkpoints: a table that is searched wants more of them than one that is played."""
        self.saved: object = None
        self.saved_counters: list[int] = []
        self.saved_at = -1
        self.saved_scene = NO_SCENE
        self.chances: list[Chance] | None = None
        """What was left to chance, if somebody keeps account of it."""
        self.disturbed = 0
        """Seats that something has happened to since they laid down a plan (see `plans`); no part of the state."""
        self.stage = ""
        """The key of the scene under way, if the log is kept; its kind is `staged_as`."""
        self.staged_as = ""
        self.head_at = -1
        """The moment of the last loop head: equal to `moment` where a question is asked between procedures."""

    # What a game provides.

    def next_step(self) -> str:
        """The name of the step that the state stands at; empty once the game is over (see `steps`)."""
        raise NotImplementedError

    def save(self) -> object:
        """A copy of the state, complete at a loop head."""
        raise NotImplementedError

    def share(self, saved: object, before: object) -> None:
        """Let a saved state hold what is the same in the one before it; saved states never change.

        A table keeps many of them, which differ by little. A game that does nothing here is as right, and takes more
        memory.
        """

    def follow(self, copy: object) -> int:
        """Bring a saved state of an earlier moment up to date; the fields that had changed, as a bit set.

        The bits are the places in the game's `FIELDS`. A game that does not tell has changed in everything.
        """
        return EVERYTHING

    def revive(self, saved: object, dice: Dice) -> "Play":
        """A fresh run of the same game from a copy of `saved`."""
        raise NotImplementedError

    def state(self) -> object:
        """What changes in the course of the game."""
        raise NotImplementedError

    # What rules code uses.

    def mark(self) -> None:
        """A checkpoint: forks, undo and stored games start from here. One for every few decisions is enough."""
        self.head_at = self.moment
        # A table that is searched is dealt anew at its checkpoint: what was revealed since would be dealt otherwise.
        due = self.saved_at + (0 if self.stirred and self.every == 1 else self.every)
        if self.saved is not None and self.moment < due:
            return
        self.stirred = False
        self.saved = self.save()
        self.saved_counters = self.dice.counters[:]
        self.saved_at = self.moment
        self.saved_scene = (self.stage, self.staged_as) if self.stage else NO_SCENE

    @property
    def checkpoint(self) -> Checkpoint:
        """The last checkpoint."""
        return self.saved_at, self.saved, self.saved_counters, self.saved_scene

    def begin_at(self, saved: object, counters: list[int], moment: int, scene: tuple[str, str] = NO_SCENE) -> None:
        """This run begins at a checkpoint that exists: it is shared and not saved once more."""
        self.saved, self.saved_counters, self.saved_at, self.saved_scene = saved, counters, moment, scene

    def tell_from(self, scene: tuple[str, str]) -> None:
        """Keep a log from here on, where a scene may be under way."""
        self.log = []
        self.stage, self.staged_as = scene

    def ask(self, seat: int, topic: str, options: list[Option], clause: str, default: Option, **facts: object) -> Ask:
        """Ask one seat."""
        ask = Ask(seat, topic, options, clause, default, facts)
        ask.scene = self.stage
        return ask

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
        ask.scene = self.stage
        return ask

    def roll(self, purpose: str = "", sides: int = 6) -> int:
        """Throw a die for everybody to see."""
        self.revealed = self.stirred = True
        value = self.dice.throw(sides)
        if self.chances is not None:
            number = self.dice.counters[DICE] - 1
            self.chances.append(Chance(self.moment, number, purpose, value, range(1, sides + 1)))
        return value

    def drew(self, purpose: str, came: int, could: Sequence[int]) -> None:
        """Note what was drawn, and from what; `reveal` says that somebody has seen it."""
        if self.chances is not None:
            self.chances.append(Chance(self.moment, DRAWN, purpose, came, list(could)))

    def reveal(self) -> None:
        """Something hidden has come to somebody's eyes: decisions before it cannot be taken back."""
        self.revealed = self.stirred = True

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

    @property
    def logged(self) -> bool:
        """Whether anybody keeps the log: otherwise no scene need be built."""
        return self.log is not None

    @property
    def staged(self) -> bool:
        """Whether a scene is under way: otherwise nothing can be added to one."""
        return self.stage != ""

    def scene(
        self,
        kind: str,
        key: str | int,
        phase: str,
        sides: Sequence[Side] = (),
        table: Row | None = None,
        stakes: Sequence[Stake] = (),
        changes: Sequence[Change] = (),
        **facts: object,
    ) -> None:
        """Give the telling before this a scene (see `scenes`); it is under way until it ends or is closed."""
        log = self.log
        if log is not None:
            if not log or log[-1].scene is not None:
                raise ValueError(f"the scene {kind} {phase} has no telling of its own")
            self.stage, self.staged_as = ("", "") if phase == ENDS else (str(key), kind)
            log[-1].scene = scene_of(kind, key, phase, sides, table, stakes, changes, facts)

    def enact(
        self,
        phase: str,
        sides: Sequence[Side] = (),
        table: Row | None = None,
        changes: Sequence[Change] = (),
        **facts: object,
    ) -> None:
        """Give the telling before this to the scene under way, if there is one; what has a scene already keeps it."""
        log = self.log
        if self.stage and log and log[-1].scene is None:
            log[-1].scene = scene_of(self.staged_as, self.stage, phase, sides, table, (), changes, facts)
            if phase == ENDS:
                self.close_scene()

    def go_on_with(self, kind: str, key: str | int) -> None:
        """A scene that was opened before is under way again: after another one, or after a checkpoint."""
        if self.log is not None:
            self.stage, self.staged_as = str(key), kind

    def close_scene(self, changes: Sequence[Change] = ()) -> None:
        """The scene under way is over; what has changed by it is told with the last that was told of it just now."""
        if self.stage and changes:
            for telling in reversed(self.log or ()):
                if telling.moment != self.moment:
                    break
                scene = telling.scene
                if scene is not None and scene["key"] == self.stage:
                    scene["changes"] = [*scene["changes"], *[change.plain() for change in changes]]  # type: ignore[misc]
                    break
        self.stage = self.staged_as = ""


P = TypeVar("P", bound=Play)


def copied(t: P) -> P:
    """A run to try something on: its dice are not those of the game, so that nothing to come can be known from it."""
    return cast(P, t.revive(t.state(), Dice(bytes(32), [0, 0], None, [])))
