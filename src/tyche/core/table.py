"""A table: one play of a game. Everything else (undo, forks, records, views) derives from set-up and decisions."""

from hashlib import blake2b
from operator import index
from secrets import token_bytes
from typing import Final, SupportsIndex, TypeVar

import msgspec

from tyche.core.ask import Option
from tyche.core.chance import Chance
from tyche.core.dice import Dice, Former, commitment
from tyche.core.edges import Layer
from tyche.core.epochs import Turning, cut
from tyche.core.errors import Refusal, Refused, SetupError
from tyche.core.game import Game, OptionValue, Setup
from tyche.core.gathering import Gathering
from tyche.core.native import mypyc_attr
from tyche.core.play import NO_SCENE, Checkpoint, Play
from tyche.core.run import CLAUSE_OF_THE_ENGINE, OVER, WENT_BACK, Run
from tyche.core.stakes import Forecast, Prospect, Stake
from tyche.core.telling import Telling
from tyche.core.ways import Leg

T = TypeVar("T")

SEED_BYTES: Final = 32
NOTHING_TO_UNDO: Final = "engine.nothing-to-undo"
TOO_FAR: Final = "engine.too-far-ahead"


def open_table(
    game: Game,
    players: int,
    options: dict[str, OptionValue] | None = None,
    seats: list[str] | None = None,
    seed: bytes | None = None,
    *,
    log: bool = True,
    script: list[int] | None = None,
    former: Former | None = None,
    turnings: list[Turning] | None = None,
) -> "Table":
    """Open a table at its first decision. Without a seed a fresh one is drawn; `script` and `former`: see `Dice`.

    `turnings` are those of a table that is played again.
    """
    setup = game.check(players, options, seats)
    if seed is None:
        seed = token_bytes(SEED_BYTES)
    if len(seed) != SEED_BYTES:
        raise SetupError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    play = game.start(setup, Dice(seed, [0, 0], [], script or [], former))
    if log:
        play.log = []
    return Table(game, setup, play, [], turnings)


@mypyc_attr(allow_interpreted_subclasses=True)
class Origin:
    """Where a table begins that does not begin with the game: in a stored position, or in somebody's imagination."""

    def begin(self) -> "Table":
        """A fresh table at its first moment."""
        raise NotImplementedError


class Table(Run):
    """A run of the rules that can be looked at, taken back, copied and imagined."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        play: Play,
        decisions: list[tuple[int, Option]],
        turnings: list[Turning] | None = None,
    ) -> None:
        super().__init__(game, setup, play, decisions, turnings)
        self.origin: Origin | None = None
        """Where a table begins that does not begin with the game: it has no record, and no moments before."""
        self.remembered: list[tuple[int, int]] = []
        """Broken words of a past that the table does not hold (see `wrongs`)."""

    # Showing.

    def foresee(self, seat: int, option: Option) -> Forecast:
        """What an option that is offered costs and may lead to, as far as the seat can know; changes nothing."""
        ask = self.ask
        offered = None if ask is None else ask.offered(seat, option)
        if ask is None or offered is None:
            raise Refused(self.why(seat, option) or Refusal(CLAUSE_OF_THE_ENGINE, OVER), seat, option)
        game, play = self.game, self.play
        forecast = Forecast(game.stakes(play, ask, seat, offered), game.foresee(play, ask, seat, offered))
        if forecast.grave:
            forecast.instead = game.instead(play, ask, seat, offered)
        forecast.prospect = game.prospect(play, ask, seat, offered)
        return forecast

    def wrongs(self) -> list[tuple[int, int]]:
        """Who broke his word to whom so far, as everybody saw it; the oldest first."""
        return [*self.remembered, *self.game.wrongs(self.play, self.decisions)]

    def ahead(self, seat: int, steps: list[Option]) -> "Table":
        """This table after some decisions of a seat, to look ahead from; itself without any.

        Only as far as nothing is revealed and nobody else decides: further on it would tell what is to come.
        """
        if not steps:
            return self
        fork = self.fork()
        for step in steps:
            fork.choose(seat, step)
            if fork.play.revealed or fork.awaited() != [seat]:
                raise Refused(Refusal(CLAUSE_OF_THE_ENGINE, TOO_FAR), seat, step)
        return fork

    def prices(self, seat: int, most: int) -> list[list[Stake]]:
        """What is at stake in each of the seat's options, in their order, up to so many; changes nothing."""
        ask = self.ask
        if ask is None:
            return []
        return [self.game.stakes(self.play, ask, seat, option) for option in ask.options_for(seat)[:most]]

    def worth(self, seat: int, place: str) -> list[Stake]:
        """What it would bring and cost everybody if a seat came to hold a place; changes nothing."""
        return self.game.worth(self.play, seat, place)

    def way(self, seat: int, goal: str, origin: str = "") -> list[Leg]:
        """How those whom the question to a seat sets in motion can come to a place; changes nothing."""
        ask = self.ask
        if ask is None or not ask.options_for(seat):
            return []
        return self.game.way(self.play, ask, seat, goal, origin)

    def prospect(self, seat: int | None) -> Prospect | None:
        """How the conflict on the table may end as it stands, as far as a seat (or a spectator, None) can know."""
        return None if self.ask is None else self.game.prospect(self.play, self.ask, seat, None)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat (or a spectator, None) may know, with its options."""
        view = self.game.view(self.play, seat)
        view["ask"] = self.ask_view(seat)
        view["moment"] = len(self.decisions)
        return view

    def view_as(self, kind: type[T], seat: int | None) -> T:
        """The same as a struct, such as the `Public` and `Private` that a game exports."""
        return msgspec.convert(self.view(seat), kind)

    def ask_view(self, seat: int | None) -> dict[str, object] | None:
        """The question on the table as a seat may know it: not what others could answer, nor whether they have."""
        ask = self.ask
        if ask is None:
            return None
        asked: dict[str, object] = {
            "topic": ask.topic,
            "clause": ask.clause,
            "facts": {key: self.game.spell(key, value) for key, value in ask.facts.items()},
            "seats": ask.asked(),
        }
        if ask.scene:
            asked["scene"] = ask.scene
        if seat is not None:
            asked["options"] = ask.options_for(seat)
            asked["default"] = ask.default_for(seat) if seat in ask.seats() else None
        return asked

    def overlay(self, name: str, seat: int | None) -> Layer:
        """A layer to be laid over the map, as a seat (or a spectator, None) may know it; changes nothing."""
        game = self.game
        if name not in game.overlays:
            raise SetupError(f"{game.name} has no overlay {name!r}; it has {', '.join(game.overlays) or 'none'}")
        return game.overlay(self.play, name, seat)

    def log_for(self, seat: int | None) -> list[Telling]:
        """The log as a seat (or a spectator, None) may read it."""
        return [telling for telling in self.play.log or () if telling.readable_by(seat)]

    # Taking back.

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back a decision: nothing was revealed since, and nobody else has built on it.

        In a gathering or a poll decisions are independent, so the others' do not stand in the way. While a poll is open
        only the own answer can be taken back: whether anything else can would show if others have answered.
        """
        return self.undoable(seat) >= 0

    def undoable(self, seat: int) -> int:
        """The place of the last decision that the seat may take back; -1 if there is none."""
        decisions, ask = self.decisions, self.ask
        last = len(decisions) - 1
        if ask is not None and ask.also is not None:
            return self._own_since(seat, len(decisions) - len(ask.answers))
        if last >= self.barrier and decisions[last][0] == seat:
            return last
        if isinstance(ask, Gathering):
            return self._own_since(seat, max(self.barrier, self.stage))
        return -1

    def _own_since(self, seat: int, moment: int) -> int:
        """The place of the seat's last decision since a moment; -1 if there is none."""
        for n in range(len(self.decisions) - 1, moment - 1, -1):
            if self.decisions[n][0] == seat:
                return n
        return -1

    def undo(self, seat: int) -> None:
        """Take back the seat's last decision, up to the last revealed information; what others decided stays."""
        n = self.undoable(seat)
        if n < 0:
            raise Refused(Refusal(CLAUSE_OF_THE_ENGINE, NOTHING_TO_UNDO), seat, ("undo",))
        barrier, stage, later = self.barrier, self.stage, self.decisions[n + 1 :]
        self.rewind(n)
        self.replay(later)
        self.barrier, self.stage = barrier, min(stage, n)

    def rewind(self, moment: SupportsIndex) -> None:
        """Go back to the moment after `moment` decisions, with the same luck to come.

        The caller says that nothing was revealed since, or that this is a study; people go back by `turn_back`.
        """
        moment = index(moment)
        self._check(moment)
        self.turnings = cut(self.turnings, moment)
        self._go_back(moment)

    def free(self, seat: int, moment: int) -> bool:
        """Whether going back to a moment is nothing but undoing: only the seat has decided since, nothing was revealed.

        While answers are withheld nobody goes back alone: whether they can would show if somebody has answered.
        """
        if self.ask is not None and self.ask.also is not None:
            return False
        return moment >= self.barrier and all(who == seat for who, _ in self.decisions[moment:])

    def turn_back(self, seat: int, moment: int) -> Turning:
        """Go back, as `seat` proposed and the caller says that the table agreed; what comes then is random anew."""
        self._check(moment)
        moment = self.whole(moment)
        highest = max([self.play.dice.epoch, *[turning.number for turning in self.turnings]])
        turning = Turning(highest + 1, moment, self.settled, seat)
        self.turnings = cut(self.turnings, moment - 1)
        self._go_back(moment)
        self.turnings = [*self.turnings, turning]
        self._turn()
        return turning

    @property
    def settled(self) -> int:
        """The moment everybody may know of: answers that are still withheld do not count."""
        ask = self.ask
        return len(self.decisions) - (0 if ask is None or ask.also is None else len(ask.answers))

    def whole(self, moment: int) -> int:
        """The last moment up to this one at which no answers are withheld: there the table can turn back to."""
        return self.at(moment).settled

    def _check(self, moment: int) -> None:
        if not 0 <= moment <= len(self.decisions):
            raise SetupError(f"this table has moments 0 to {len(self.decisions)}, not {moment}")

    def _go_back(self, moment: int) -> None:
        again = self.at(moment, told=self.play.log is not None)
        log, thrown, chances = self.play.log, self.play.dice.thrown, self.play.chances
        self.play, self.flow, self.ask = again.play, again.flow, again.ask
        self.over, self.dead = again.over, again.dead
        self.decisions = again.decisions
        self.checkpoints = [kept for kept in self.checkpoints if kept[0] <= moment]
        self.barrier = self.stage = moment
        self.shown = [shown for shown in self.shown if shown <= moment]
        if log is not None:
            self.play.log = [telling for telling in log if telling.moment <= moment and self._holds(telling)]
        if thrown is not None:
            self.play.dice.thrown = thrown[: self.play.dice.counters[0]]
        if chances is not None:
            self.play.chances = [chance for chance in chances if chance.moment <= moment]

    def _holds(self, telling: Telling) -> bool:
        """Whether an entry of the log is not about a turning that no longer stands."""
        if telling.message != WENT_BACK:
            return True
        return any(turning.stands and turning.number == telling.facts["times"] for turning in self.turnings)

    def at(self, moment: SupportsIndex, every: int = 0, *, told: bool = False) -> "Table":
        """Another table that stands where this one stood after `moment` decisions.

        `every` says how often it keeps a checkpoint; without it as often as this one. `told`: it keeps a log of what it
        runs through again, so that its question belongs to the same scene.
        """
        moment = index(moment)
        found: Checkpoint | None = None
        for kept in [*self.checkpoints, self.play.checkpoint]:
            if kept[0] <= moment and kept[1] is not None:
                found = kept
        dice = self.play.dice
        if found is not None:
            start = found[0]
            play = self.play.revive(found[1], dice.at(found[2]))
            play.begin_at(found[1], found[2], start, found[3])
            if told:
                play.tell_from(found[3])
            again = Table(self.game, self.setup, play, self.decisions[:start], self.turnings)
        elif self.origin is not None:
            again = self.origin.begin()
            start = len(again.decisions)
        else:
            play = self.game.start(self.setup, dice.at([0, 0]))
            if told:
                play.tell_from(NO_SCENE)
            again = Table(self.game, self.setup, play, [], self.turnings)
            start = 0
        again.origin = self.origin
        again.play.every = every or self.play.every
        again.replay(self.decisions[start:moment])
        return again

    def fork(self) -> "Table":
        """An independent table at the same moment, with the same future dice and no log."""
        return self.at(len(self.decisions))

    # Chance.

    def watch_chance(self) -> list[Chance]:
        """Keep account of throws and draws from here on: the list that they go into."""
        if self.play.chances is None:
            self.play.chances = []
        return self.play.chances

    def otherwise(self, chance: Chance, face: int) -> "Table":
        """Another table right after the decision that a die followed, where that die shows another face."""
        if not chance.is_die or face not in chance.could:
            raise SetupError(f"{chance} cannot come out as {face}")
        if not 1 <= chance.moment <= len(self.decisions):
            raise SetupError(f"{chance} did not follow any of the {len(self.decisions)} decisions of this table")
        again = self.at(chance.moment - 1)
        again.play.dice.instead = {**(again.play.dice.instead or {}), chance.number: face}
        again.replay(self.decisions[chance.moment - 1 : chance.moment])
        return again

    def commitment(self) -> str:
        """The public promise of the seed."""
        return commitment(self.play.dice.seed)

    def snapshot(self) -> dict[str, object]:
        """The state as plain data: what is hashed, stored and compared."""
        return self.game.snapshot(self.play)

    def digest(self) -> str:
        """A hash of the state: equal tables have equal digests, in any process."""
        return digest_of(self.snapshot())


def seed_from(word: str) -> bytes:
    """A seed for any word or number; 64 hexadecimal digits are taken as they are."""
    try:
        seed = bytes.fromhex(word)
    except ValueError:
        seed = b""
    return seed if len(seed) == SEED_BYTES else blake2b(word.encode(), digest_size=SEED_BYTES).digest()


def digest_of(snapshot: dict[str, object]) -> str:
    """A hash of plain data, independent of the order of keys."""
    return blake2b(msgspec.json.encode(snapshot, order="deterministic"), digest_size=16).hexdigest()
