"""A table: one play of a game. Everything else (undo, forks, records, views) derives from set-up and decisions."""

from hashlib import blake2b
from secrets import token_bytes
from typing import Final

import msgspec

from tyche.core.ask import Ask, Flow, Option
from tyche.core.dice import Dice, Former, commitment
from tyche.core.errors import Refusal, Refused, SetupError
from tyche.core.game import Game, Layer, OptionValue, Setup
from tyche.core.gathering import Gathering
from tyche.core.play import Play
from tyche.core.telling import Remark, Telling

SEED_BYTES: Final = 32
KEPT_CHECKPOINTS: Final = 96
NOT_YOURS: Final = "engine.not-your-decision"
OVER: Final = "engine.game-over"
NOTHING_TO_UNDO: Final = "engine.nothing-to-undo"
MALFORMED: Final = "engine.not-an-option"
CLAUSE_OF_THE_ENGINE: Final = "engine"


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
) -> "Table":
    """Open a table at its first decision. Without a seed a fresh one is drawn; `script` and `former`: see `Dice`."""
    setup = game.check(players, options, seats)
    if seed is None:
        seed = token_bytes(SEED_BYTES)
    if len(seed) != SEED_BYTES:
        raise SetupError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
    play = game.start(setup, Dice(seed, [0, 0], [], script or [], former))
    if log:
        play.log = []
    return Table(game, setup, play, [])


class Table:
    """Set-up, the decisions so far, and the run of the rules that they lead to.

    `choose` is the only way in, for people, bots, fuzzers and replays.
    """

    def __init__(self, game: Game, setup: Setup, play: Play, decisions: list[tuple[int, Option]]) -> None:
        self.game = game
        self.setup = setup
        self.play = play
        self.decisions = decisions
        self.barrier = len(decisions)
        self.stage = len(decisions)
        """The moment when the gathering that is under way began."""
        self.imagined = False
        self.checkpoints: list[tuple[int, object, list[int]]] = []
        self.flow: Flow[None] = play.flow()
        self.ask: Ask | None = None
        self._start()

    def _start(self) -> None:
        self.play.moment = len(self.decisions)
        try:
            self.ask = next(self.flow)
        except StopIteration:
            self.ask = None
        self.play.revealed = False

    # Asking.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ask is None

    def result(self) -> dict[str, object] | None:
        """Winner and kind of victory once the game is over."""
        return self.play.result()

    def awaited(self) -> list[int]:
        """The seats that the table waits for."""
        return [] if self.ask is None else self.ask.seats()

    def options(self, seat: int) -> list[Option]:
        """The legal options of a seat now; empty when it has no say."""
        return [] if self.ask is None else self.ask.options_for(seat)

    def default(self, seat: int) -> Option:
        """The lawful default of a seat that is waited for."""
        if self.ask is None or seat not in self.ask.seats():
            raise Refused(Refusal(CLAUSE_OF_THE_ENGINE, NOT_YOURS), seat, ())
        return self.ask.default_for(seat)

    def why(self, seat: int, option: Option) -> Refusal | None:
        """Which clause forbids an option now; None if it is legal."""
        ask = self.ask
        if ask is None:
            return Refusal(CLAUSE_OF_THE_ENGINE, OVER)
        if ask.offered(seat, option) is not None:
            return None
        if not ask.options_for(seat):
            return Refusal(ask.clause, NOT_YOURS)
        if not well_formed(option):
            return Refusal(ask.clause, MALFORMED)
        return self.play.explain(ask, seat, option)

    def foresee(self, seat: int, option: Option) -> list[Remark]:
        """What an option that is offered costs and may lead to, as far as the seat can know; changes nothing."""
        ask = self.ask
        offered = None if ask is None else ask.offered(seat, option)
        if ask is None or offered is None:
            raise Refused(self.why(seat, option) or Refusal(CLAUSE_OF_THE_ENGINE, OVER), seat, option)
        return self.play.foresee(ask, seat, offered)

    def view(self, seat: int | None) -> dict[str, object]:
        """All that a seat (or a spectator, None) may know, with its options."""
        view = self.game.view(self.play, seat)
        view["ask"] = self.ask_view(seat)
        view["moment"] = len(self.decisions)
        return view

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

    # Deciding.

    def choose(self, seat: int, option: Option) -> None:
        """Take a decision. Whatever is not offered to that seat is refused and changes nothing."""
        ask = self.ask
        offered = None if ask is None else ask.offered(seat, option)
        if ask is None or offered is None:
            refusal = self.why(seat, option)
            raise Refused(refusal or Refusal(CLAUSE_OF_THE_ENGINE, OVER), seat, option)
        self._decide(ask, seat, offered)

    def choose_default(self, seat: int) -> None:
        """Take the lawful default, as when a clock has run out."""
        self.choose(seat, self.default(seat))

    def _decide(self, ask: Ask, seat: int, option: Option) -> None:
        decisions = self.decisions
        gathered = isinstance(ask, Gathering)
        if decisions and decisions[-1][0] != seat and not gathered:
            self.barrier = max(self.barrier, len(decisions))
        decisions.append((seat, option))
        if ask.also is not None:
            ask.answers[seat] = option
            if len(ask.answers) < len(ask.also):
                return
        ask.by = seat
        play = self.play
        play.moment = len(decisions)
        play.revealed = False
        before = play.saved_at
        try:
            self.ask = self.flow.send(option)
        except StopIteration:
            self.ask = None
        if play.revealed or self.ask is None or ask.also is not None:
            self.barrier = len(decisions)
        if isinstance(self.ask, Gathering):
            if not gathered or self.ask.topic != ask.topic:
                self.stage = len(decisions)
        elif gathered:
            self.barrier = len(decisions)
        if play.saved_at != before and play.log is not None:
            self._keep_checkpoint()

    def _keep_checkpoint(self) -> None:
        """Remember the newest checkpoint; beyond a limit, forget every other one of the older half."""
        kept = self.checkpoints
        kept.append((self.play.saved_at, self.play.saved, self.play.saved_counters))
        if len(kept) > KEPT_CHECKPOINTS:
            half = KEPT_CHECKPOINTS // 2
            self.checkpoints = kept[:half:2] + kept[half:]

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

    def rewind(self, moment: int) -> None:
        """Go back to the moment after `moment` decisions. The caller says that the table agreed."""
        if not 0 <= moment <= len(self.decisions):
            raise SetupError(f"this table has moments 0 to {len(self.decisions)}, not {moment}")
        again = self.at(moment)
        log, thrown = self.play.log, self.play.dice.thrown
        self.play, self.flow, self.ask = again.play, again.flow, again.ask
        self.decisions = again.decisions
        self.checkpoints = [kept for kept in self.checkpoints if kept[0] <= moment]
        self.barrier = self.stage = moment
        if log is not None:
            self.play.log = [telling for telling in log if telling.moment <= moment]
        if thrown is not None:
            self.play.dice.thrown = thrown[: self.play.dice.counters[0]]

    def at(self, moment: int) -> "Table":
        """Another table that stands where this one stood after `moment` decisions."""
        found: tuple[int, object, list[int]] | None = None
        latest = (self.play.saved_at, self.play.saved, self.play.saved_counters)
        for kept in [*self.checkpoints, latest]:
            if kept[0] <= moment and kept[1] is not None:
                found = kept
        dice = self.play.dice
        if found is None:
            if self.imagined:
                raise SetupError("an imagined table cannot be forked or taken back before its first checkpoint")
            play = self.game.start(self.setup, dice.at([0, 0]))
            again = Table(self.game, self.setup, play, [])
            start = 0
        else:
            start = found[0]
            play = self.play.revive(found[1], dice.at(found[2]))
            again = Table(self.game, self.setup, play, self.decisions[:start])
        again.imagined = self.imagined
        again.replay(self.decisions[start:moment])
        return again

    def replay(self, decisions: list[tuple[int, Option]]) -> None:
        """Take decisions that are known to be legal."""
        for seat, option in decisions:
            ask = self.ask
            assert ask is not None
            self._decide(ask, seat, option)

    def fork(self) -> "Table":
        """An independent table at the same moment, with the same future dice and no log."""
        return self.at(len(self.decisions))

    # Showing.

    def commitment(self) -> str:
        """The public promise of the seed."""
        return commitment(self.play.dice.seed)

    def digest(self) -> str:
        """A hash of the state: equal tables have equal digests, in any process."""
        return digest_of(self.play.snapshot())


def well_formed(option: object) -> bool:
    """Whether this could be an option of any game: a verb and arguments, each a word or a number."""
    if not isinstance(option, tuple) or type(option) is not tuple or not option or type(option[0]) is not str:
        return False
    return all(type(part) is str or type(part) is int for part in option)


def digest_of(snapshot: dict[str, object]) -> str:
    """A hash of plain data, independent of the order of keys."""
    return blake2b(msgspec.json.encode(snapshot, order="deterministic"), digest_size=16).hexdigest()
