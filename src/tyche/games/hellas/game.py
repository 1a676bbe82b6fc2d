"""Lords of Hellas as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.dice import Dice
from tyche.core.edges import Edges
from tyche.core.facets import Facets
from tyche.core.game import GameOf, OptionValue, Setup
from tyche.games.hellas.edges.aids import sheets
from tyche.games.hellas.edges.board import board
from tyche.games.hellas.edges.cases import CASES
from tyche.games.hellas.edges.chronicle import WEIGHTY
from tyche.games.hellas.edges.foresee import foresee
from tyche.games.hellas.edges.invariants import faults
from tyche.games.hellas.edges.observation import OBSERVATION
from tyche.games.hellas.edges.odds import prospect
from tyche.games.hellas.edges.overlays import LAYERS, overlay
from tyche.games.hellas.edges.redeal import redeal, reshuffle
from tyche.games.hellas.edges.risks import risks, worth
from tyche.games.hellas.edges.shapes import Private, Public
from tyche.games.hellas.edges.view import PARTS, own
from tyche.games.hellas.edges.ways import way
from tyche.games.hellas.rules.components import HERO_NAMES, PLAYER_NAMES
from tyche.games.hellas.rules.copying import FIELDS
from tyche.games.hellas.rules.harms import of_answer
from tyche.games.hellas.rules.kinds import FACTS
from tyche.games.hellas.rules.options import COMPONENTS, OPTIONS, Rules, checked_components
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, State
from tyche.games.hellas.rules.steps import STEPS
from tyche.games.hellas.rules.verbs import VERBS

EDGES: Final = Edges(
    CASES,
    own=own,
    redeal=redeal,
    reshuffle=reshuffle,
    faults=faults,
    foresee=foresee,
    answers=of_answer,
    risks=risks,
    worth=worth,
    way=way,
    prospect=prospect,
    overlay=overlay,
    board=board,
    aids=sheets,
)


class HellasGame(GameOf[Hellas]):
    """H1.1. Lords of Hellas: heroes, monsters and gods, for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "hellas"
        self.version = "3"
        self.least = 2
        self.most = 4
        self.options = OPTIONS
        self.steps = STEPS
        self.fields = FIELDS
        self.verbs = VERBS
        self.facts = FACTS
        self.must_cite = ("H1-H22", "T")
        self.overlays = tuple(LAYERS)
        self.parts = PARTS
        self.edges = EDGES
        self.seats = PLAYER_NAMES
        self.observation = OBSERVATION
        self.weighty = WEIGHTY
        self.types = {"public": Public, "private": Private}
        self.opening = ("start", "region")
        self.folder = Path(__file__).parent

    def check(self, players: int, options: dict[str, OptionValue] | None, seats: list[str] | None) -> Setup:
        """Besides the usual options a table may have components of its own (the text of a file)."""
        chosen = dict(options or {})
        text = checked_components(chosen.pop(COMPONENTS)) if COMPONENTS in chosen else ""
        setup = super().check(players, chosen, seats)
        if text:
            setup.options[COMPONENTS] = text
        return setup

    def start(self, setup: Setup, dice: Dice) -> Hellas:
        """An empty board before the setup."""
        return Hellas(setup, Rules(setup.options), State(None), dice)

    def result(self, play: Hellas) -> dict[str, object] | None:
        """H1.2. Winner and kind of victory."""
        s = play.s
        if s.winner == NOBODY:
            return None
        return {"winner": s.winner, "victory": s.victory, "turn": s.turn, "groups": self.facets(play).groups}

    def facets(self, play: Hellas) -> Facets:
        """Wins are grouped by hero."""
        s = play.s
        heroes = [[HERO_NAMES[s.hero[seat]]] if s.hero[seat] >= 0 else [] for seat in range(s.players)]
        return Facets(s.turn, [], {"hero": heroes})


GAME: Final = HellasGame()
