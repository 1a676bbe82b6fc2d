"""Scharz as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.ask import Ask, Flow, Option
from tyche.core.dice import Dice
from tyche.core.errors import Refusal
from tyche.core.game import Game, Layer, Setup
from tyche.core.play import Play
from tyche.core.steps import play_through
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.games.scharz.atlas import atlas_of
from tyche.games.scharz.board import board
from tyche.games.scharz.cases import ScharzWords
from tyche.games.scharz.components import SEAT_NAMES
from tyche.games.scharz.foresee import foresee
from tyche.games.scharz.invariants import faults
from tyche.games.scharz.overlays import LAYERS, overlay
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.refusals import explain
from tyche.games.scharz.rules import OPTIONS, Rules
from tyche.games.scharz.spelling import spell
from tyche.games.scharz.state import FIELDS, State
from tyche.games.scharz.turn import STEPS
from tyche.games.scharz.view import private, public


class Run(Scharz):
    """A run of the rules that the engine can start, save and explain. All information is open (T7.6)."""

    def flow(self) -> Flow[None]:
        """The whole game, step by step."""
        return play_through(self, STEPS)

    def next_step(self) -> str:
        """The step to take now; none once somebody has won."""
        return self.s.step if not self.s.winners else ""

    def revive(self, saved: object, dice: Dice) -> Play:
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        return Run(self.setup, self.r, self.a, State(saved, 0, 0), dice)

    def state(self) -> object:
        """What changes in the course of the game."""
        return self.s

    def fields(self) -> tuple[str, ...]:
        """The names of all fields of the state."""
        return FIELDS

    def explain(self, ask: Ask, seat: int, option: Option) -> Refusal:
        """The clause that forbids an option."""
        return explain(self, ask, seat, option)

    def foresee(self, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What an option costs and may lead to; it is tried on a copy with other dice."""
        trial = Run(self.setup, self.r, self.a, State(self.s, 0, 0), Dice(bytes(32), [0, 0], None, []))
        return foresee(self, trial, ask, seat, option)

    def faults(self) -> list[str]:
        """Broken invariants."""
        return faults(self)

    def result(self) -> dict[str, object] | None:
        """T19. Winners and kind of victory."""
        s = self.s
        if not s.winners:
            return None
        scores = [{"vp": s.vp[seat], "pr": s.pr[seat], "gold": s.gold[seat]} for seat in range(self.players)]
        winner = s.winners[0]
        return {"winner": winner, "winners": s.winners[:], "victory": s.victory, "year": s.year, "scores": scores}

    def redeal(self, seat: int) -> None:
        """Nothing is hidden."""

    def conceal(self, ask: Ask, seat: int) -> None:
        """What others are offered is known to everybody; what they have answered to a poll is not yet."""
        for other in ask.answers:
            if other != seat:
                ask.answers[other] = ask.default_for(other)


class ScharzGame(Game):
    """Scharz: war and economy on six historical maps, for 2 to 12 players."""

    def __init__(self) -> None:
        self.name = "scharz"
        self.version = "4"
        self.least = 2
        self.most = 12
        self.options = OPTIONS
        self.must_cite = ("T3-T21", "E")
        self.overlays = tuple(LAYERS)
        self.folder = Path(__file__).parent

    def start(self, setup: Setup, dice: Dice) -> Play:
        """An empty board before the prelude."""
        rules = Rules(setup.options)
        atlas = atlas_of(rules.map, setup.players)
        return Run(setup, rules, atlas, State(None, setup.players, atlas.n_land), dice)

    def public(self, play: Play) -> dict[str, object]:
        """What lies open on the table."""
        assert isinstance(play, Run)
        return public(play)

    def private(self, play: Play, seat: int | None) -> dict[str, object]:
        """What only one seat may know."""
        assert isinstance(play, Run)
        return private(seat)

    def overlay(self, play: Play, name: str, seat: int | None) -> Layer:
        """Connection, what is cut off, and reach; nothing is hidden."""
        assert isinstance(play, Run)
        return overlay(play, name)

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws of the map in use."""
        return board(str(setup.options["map"]), setup.players)

    def spell(self, key: str, value: object) -> object:
        """References become names."""
        return spell(key, value)

    def vocabulary(self) -> Vocabulary:
        """The words of its rules cases."""
        return ScharzWords(self)

    def seat_names(self, players: int) -> list[str]:
        """The colours of the players."""
        return SEAT_NAMES[:players]


GAME: Final = ScharzGame()
