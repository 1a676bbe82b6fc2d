"""Scharz as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.dice import Dice
from tyche.core.edges import Edges
from tyche.core.facets import Facets
from tyche.core.game import GameOf, Setup
from tyche.games.scharz.edges.aids import sheets
from tyche.games.scharz.edges.board import board
from tyche.games.scharz.edges.cases import CASES
from tyche.games.scharz.edges.chronicle import WEIGHTY
from tyche.games.scharz.edges.foresee import foresee
from tyche.games.scharz.edges.invariants import faults
from tyche.games.scharz.edges.observation import OBSERVATION
from tyche.games.scharz.edges.overlays import LAYERS, overlay
from tyche.games.scharz.edges.prospects import prospect
from tyche.games.scharz.edges.risks import risks, spared
from tyche.games.scharz.edges.shapes import Private, Public
from tyche.games.scharz.edges.view import PARTS, conceal, own
from tyche.games.scharz.edges.ways import way
from tyche.games.scharz.edges.wrongs import wrongs
from tyche.games.scharz.rules.atlas import atlas_of
from tyche.games.scharz.rules.components import SEAT_NAMES
from tyche.games.scharz.rules.copying import FIELDS
from tyche.games.scharz.rules.kinds import FACTS
from tyche.games.scharz.rules.modes import OPTIONS, Rules
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.round import STEPS
from tyche.games.scharz.rules.stakes import of_answer
from tyche.games.scharz.rules.state import State
from tyche.games.scharz.rules.verbs import VERBS
from tyche.games.scharz.rules.victory import significance

EDGES: Final = Edges(
    CASES,
    own=own,
    conceal=conceal,
    faults=faults,
    foresee=foresee,
    answers=of_answer,
    risks=risks,
    instead=spared,
    way=way,
    prospect=prospect,
    wrongs=wrongs,
    overlay=overlay,
    board=board,
    aids=sheets,
)
"""Nothing is hidden (T7.6): there is nothing to deal anew."""


class ScharzGame(GameOf[Scharz]):
    """Scharz: war and economy on six historical maps, for 2 to 12 players."""

    def __init__(self) -> None:
        self.name = "scharz"
        self.version = "5"
        self.least = 2
        self.most = 12
        self.options = OPTIONS
        self.steps = STEPS
        self.fields = FIELDS
        self.verbs = VERBS
        self.facts = FACTS
        self.parts = PARTS
        self.edges = EDGES
        self.seats = SEAT_NAMES
        self.observation = OBSERVATION
        self.weighty = WEIGHTY
        self.types = {"public": Public, "private": Private}
        self.must_cite = ("T3-T21", "E")
        self.overlays = tuple(LAYERS)
        self.splits = ("map", "mode", "bonuses")
        self.opening = ("village", "place")
        self.folder = Path(__file__).parent

    def start(self, setup: Setup, dice: Dice) -> Scharz:
        """An empty board before the prelude."""
        rules = Rules(setup.options)
        atlas = atlas_of(rules.map, setup.players)
        return Scharz(setup, rules, atlas, State(None, setup.players, atlas.n_land), dice)

    def result(self, play: Scharz) -> dict[str, object] | None:
        """T19. Winners and kind of victory."""
        s = play.s
        if not s.winners:
            return None
        scores = [{"vp": s.vp[seat], "pr": s.pr[seat], "gold": s.gold[seat]} for seat in range(play.players)]
        winner = s.winners[0]
        return {"winner": winner, "winners": s.winners[:], "victory": s.victory, "year": s.year, "scores": scores}

    def facets(self, play: Scharz) -> Facets:
        """T19.9. Wins are grouped by people, where peoples are in play; turns are years, points victory points."""
        s = play.s
        peoples = [[play.a.factions[people]] if people >= 0 else [] for people in s.faction]
        standings = [(significance(play, seat), s.gold[seat], s.vp[seat]) for seat in range(play.players)]
        return Facets(s.year, s.vp[:], {"people": peoples}, standings)


GAME: Final = ScharzGame()
