"""Successors as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.dice import Dice
from tyche.core.edges import Edges
from tyche.core.facets import Facets
from tyche.core.game import GameOf, Setup
from tyche.core.stakes import Stake
from tyche.core.telling import Remark
from tyche.games.successors.edges.aids import sheets
from tyche.games.successors.edges.board import board
from tyche.games.successors.edges.cases import CASES
from tyche.games.successors.edges.chronicle import WEIGHTY
from tyche.games.successors.edges.invariants import faults
from tyche.games.successors.edges.observation import OBSERVATION
from tyche.games.successors.edges.odds import prospect
from tyche.games.successors.edges.overlays import LAYERS, overlay
from tyche.games.successors.edges.redeal import conceal, redeal, reshuffle
from tyche.games.successors.edges.risks import DEFEAT, foretell, of_defeat, risks, spared, worth
from tyche.games.successors.edges.shapes import Private, Public
from tyche.games.successors.edges.view import PARTS, own
from tyche.games.successors.edges.ways import way
from tyche.games.successors.edges.wrongs import wrongs
from tyche.games.successors.rules.answers import of_answer
from tyche.games.successors.rules.components import FACTION_NAMES, GENERAL_NAMES
from tyche.games.successors.rules.copying import FIELDS
from tyche.games.successors.rules.course.turn import STEPS
from tyche.games.successors.rules.kinds import FACTS
from tyche.games.successors.rules.options import OPTIONS, Rules
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY, State
from tyche.games.successors.rules.verbs import VERBS
from tyche.games.successors.rules.victory import standing

EDGES: Final = Edges(
    CASES,
    own=own,
    redeal=redeal,
    reshuffle=reshuffle,
    conceal=conceal,
    faults=faults,
    foresee=foretell,
    answers=of_answer,
    risks=risks,
    instead=spared,
    worth=worth,
    way=way,
    prospect=prospect,
    wrongs=wrongs,
    overlay=overlay,
    board=board,
    aids=sheets,
)


class SuccessorsGame(GameOf[Successors]):
    """Successors, fourth edition: the wars after Alexander's death, for 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "successors"
        self.version = "3"
        self.least = 2
        self.most = 5
        self.options = OPTIONS
        self.steps = STEPS
        self.fields = FIELDS
        self.verbs = VERBS
        self.facts = FACTS
        self.must_cite = ("S2-S16", "EX", "DX")
        self.overlays = tuple(LAYERS)
        self.parts = PARTS
        self.edges = EDGES
        self.seats = FACTION_NAMES
        self.observation = OBSERVATION
        self.weighty = WEIGHTY
        self.types = {"public": Public, "private": Private}
        self.splits = ("short_game",)
        self.opening = ("place", "place")
        self.folder = Path(__file__).parent

    def start(self, setup: Setup, dice: Dice) -> Successors:
        """An empty board before the deal of the generals."""
        s = State(None)
        s.chairs = list(range(setup.players))
        return Successors(setup, Rules(setup.options), s, dice)

    def result(self, play: Successors) -> dict[str, object] | None:
        """S3.0.a. Winner and kind of victory."""
        s = play.s
        if s.winner == NOBODY:
            return None
        scores = [{"vp": s.vp[seat], "legitimacy": s.legitimacy[seat]} for seat in range(s.players)]
        return {
            "winner": s.winner,
            "victory": s.victory,
            "turn": s.turn,
            "scores": scores,
            "groups": self.facets(play).groups,
        }

    def facets(self, play: Successors) -> Facets:
        """S3.3, S3.4. Wins are grouped by general, each seat by those it was dealt; points are victory points."""
        s = play.s
        generals = [[GENERAL_NAMES[general] for general in s.dealt[seat]] for seat in range(s.players)]
        seats = range(s.players)
        return Facets(
            s.turn, [s.vp[seat] for seat in seats], {"general": generals}, [standing(play, seat) for seat in seats]
        )

    def stakes(self, play: Successors, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What is at stake, and whether it loses the game."""
        found = super().stakes(play, ask, seat, option)
        return found + of_defeat(play, seat, found)

    def instead(self, play: Successors, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What would spare a loss, unless it is that of the game."""
        lost = [stake for stake in self.stakes(play, ask, seat, option) if stake.grave and stake.kind != DEFEAT]
        return super().instead(play, ask, seat, option) if lost else []


GAME: Final = SuccessorsGame()
