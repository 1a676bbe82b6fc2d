"""The run of the rules at a table: decisions go in, questions come out."""

from operator import index
from typing import Final, SupportsIndex

from tyche.core.ask import Ask, Facts, Flow, Option
from tyche.core.epochs import Turning
from tyche.core.errors import DeadTable, Refusal, Refused
from tyche.core.game import Game, Setup
from tyche.core.gathering import Gathering
from tyche.core.play import Checkpoint, Play
from tyche.core.telling import EVERYBODY, Telling

KEPT_CHECKPOINTS: Final = 96
NOT_YOURS: Final = "engine.not-your-decision"
OVER: Final = "engine.game-over"
MALFORMED: Final = "engine.not-an-option"
CLAUSE_OF_THE_ENGINE: Final = "engine"
WENT_BACK: Final = "table-went-back"


class Run:
    """Set-up, the decisions so far, and where the rules have come to with them.

    `choose` is the only way in, for people, bots, fuzzers and replays.
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        play: Play,
        decisions: list[tuple[int, Option]],
        turnings: list[Turning] | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.play = play
        self.decisions = decisions
        self.barrier = len(decisions)
        self.stage = len(decisions)
        """The moment when the gathering that is under way began."""
        self.turnings: list[Turning] = turnings or []
        """Where the table went back and a new epoch of dice and decks began. Replays begin it at the same moments."""
        self.shown: list[int] = []
        """Moments at which something was revealed: dice, cards, answers that had been withheld."""
        self.checkpoints: list[Checkpoint] = []
        self.flow: Flow[None] = game.flow(play)
        self.ask: Ask | None = None
        self.over = False
        """Whether the game has ended: the rules have come to their end."""
        self.dead = False
        """Whether the rules have broken down here: an exception came out of them. Nothing is sent to them any more."""
        self._start()

    def _start(self) -> None:
        self.play.moment = len(self.decisions)
        try:
            self.ask = next(self.flow)
        except StopIteration:
            self._end()
        self.play.revealed = False
        self._turn()

    def _end(self) -> None:
        """The run of the rules has ended. So has the game if the state says so; otherwise it broke off."""
        step = self.play.next_step()
        if step:
            raise RuntimeError(f"the rules of {self.game.name} stopped in the middle of {step!r}")
        self.ask, self.over = None, True

    def __repr__(self) -> str:
        ask = self.ask
        now = f"asks {self._who(ask.seats())} {ask.topic} ({ask.clause})" if ask is not None else "over"
        now = "dead" if self.dead else now
        return f"<Table of {self.game.name}, {self.setup.players} players, moment {len(self.decisions)}: {now}>"

    def _who(self, seats: list[int]) -> str:
        return ", ".join([self.setup.seats[seat] for seat in seats])

    # Asking.

    def result(self) -> dict[str, object] | None:
        """Winner and kind of victory once the game is over."""
        return self.game.result(self.play)

    def awaited(self) -> list[int]:
        """The seats that the table waits for."""
        return [] if self.ask is None else self.ask.seats()

    def options(self, seat: SupportsIndex) -> list[Option]:
        """The legal options of a seat now; empty when it has no say."""
        return [] if self.ask is None else self.ask.options_for(index(seat))

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
        return self.game.explain(self.play, ask, seat, option)

    # Deciding.

    def choose(self, seat: SupportsIndex, option: Option) -> None:
        """Take a decision. Whatever is not offered to that seat is refused and changes nothing.

        If the rules break down over it, the decision is not kept and the table is dead.
        """
        number = seat if isinstance(seat, int) else index(seat)
        if self.dead:
            raise DeadTable(len(self.decisions))
        ask = self.ask
        offered = None if ask is None else ask.offered(number, option)
        if ask is None or offered is None:
            refusal = self.why(number, option)
            raise Refused(refusal or Refusal(CLAUSE_OF_THE_ENGINE, OVER), number, option)
        self._decide(ask, number, offered)

    def choose_default(self, seat: int) -> None:
        """Take the lawful default, as when a clock has run out."""
        self.choose(seat, self.default(seat))

    def _decide(self, ask: Ask, seat: int, option: Option) -> None:
        """Take a decision that is known to be lawful."""
        self._bar_others(ask, seat)
        self.decisions.append((seat, option))
        if ask.also is None or self._complete(ask, seat, option):
            self._run(ask, seat, option)
        if self.turnings:
            self._turn()

    def _bar_others(self, ask: Ask, seat: int) -> None:
        """Whoever decides after somebody else builds on it: that is not taken back any more. Not so in a gathering."""
        decisions = self.decisions
        if decisions and decisions[-1][0] != seat and not isinstance(ask, Gathering):
            self.barrier = max(self.barrier, len(decisions))

    def _complete(self, ask: Ask, seat: int, option: Option) -> bool:
        """Keep an answer to a poll; whether all are in."""
        ask.answers[seat] = option
        return ask.also is not None and len(ask.answers) == len(ask.also)

    def _run(self, ask: Ask, seat: int, option: Option) -> None:
        """Let the rules go on to the next question. If they break down, the table is dead and the decision not kept."""
        play = self.play
        ask.by = seat
        play.moment = len(self.decisions)
        play.revealed = False
        before = play.saved_at
        try:
            self._go_on(option)
        except BaseException:
            self.dead = True
            self.decisions.pop()
            ask.answers.pop(seat, None)
            raise
        self._set_barrier(ask)
        if play.saved_at != before and play.log is not None:
            self._keep_checkpoint()

    def _go_on(self, option: Option) -> None:
        try:
            self.ask = self.flow.send(option)
        except StopIteration:
            self._end()

    def _set_barrier(self, asked: Ask) -> None:
        """What was revealed, an open poll and a gathering that is over bar what was before; a gathering has a stage."""
        now, ask = len(self.decisions), self.ask
        if self.play.revealed or ask is None or asked.also is not None:
            self.barrier = now
            if self.play.log is not None:
                self.shown.append(now)
        if isinstance(ask, Gathering):
            if not isinstance(asked, Gathering) or ask.topic != asked.topic:
                self.stage = now
        elif isinstance(asked, Gathering):
            self.barrier = now

    def _keep_checkpoint(self) -> None:
        """Remember the newest checkpoint; beyond a limit, forget every other one of the older half."""
        kept, play = self.checkpoints, self.play
        if kept and kept[-1][1] is not None:
            play.share(play.saved, kept[-1][1])
        kept.append(play.checkpoint)
        if len(kept) > KEPT_CHECKPOINTS:
            half = KEPT_CHECKPOINTS // 2
            self.checkpoints = kept[:half:2] + kept[half:]

    def replay(self, decisions: list[tuple[int, Option]]) -> None:
        """Take decisions that are known to be legal."""
        if self.dead:
            raise DeadTable(len(self.decisions))
        for seat, option in decisions:
            ask = self.ask
            assert ask is not None
            self._decide(ask, seat, option)

    # Epochs.

    def _turn(self) -> None:
        """Begin the epoch that begins here, if one does."""
        for turning in self.turnings:
            if turning.stands and turning.moment == len(self.decisions):
                self._begin(turning)

    def _begin(self, turning: Turning) -> None:
        self.barrier = self.stage = turning.moment
        self.play.dice.begin(turning.number)
        self.game.reshuffle(self.play)
        self.tell_of(turning)

    def tell_of(self, turning: Turning) -> None:
        """Write to the log that the table went back."""
        facts: Facts = {
            "seat": self.setup.seats[turning.seat],
            "moment": turning.moment,
            "taken": turning.left - turning.moment,
            "times": turning.number,
        }
        self.note(WENT_BACK, facts, turning.moment)

    def note(self, message: str, facts: Facts, moment: int) -> None:
        """Write to the log, for everybody, what happened to the table itself, unless the log has it already."""
        log = self.play.log
        if log is None:
            return
        place = 0
        while place < len(log) and log[place].moment <= moment:
            if (log[place].message, log[place].facts) == (message, facts):
                return
            place += 1
        log.insert(place, Telling(message, "", facts, EVERYBODY, moment))


def well_formed(option: object) -> bool:
    """Whether this could be an option of any game: a verb and arguments, each a word or a number."""
    if not isinstance(option, tuple) or type(option) is not tuple or not option or type(option[0]) is not str:
        return False
    return all(type(part) is str or type(part) is int for part in option)
