"""Lords of Hellas as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.aids import Sheet
from tyche.core.ask import Ask, Option
from tyche.core.dice import Dice
from tyche.core.facets import Facets
from tyche.core.game import GameOf, Layer, OptionValue, Setup
from tyche.core.sections import Part
from tyche.core.stakes import Prospect, Stake
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.core.ways import Leg
from tyche.games.hellas.edges.aids import sheets
from tyche.games.hellas.edges.board import board
from tyche.games.hellas.edges.cases import HellasWords
from tyche.games.hellas.edges.chronicle import WEIGHTY
from tyche.games.hellas.edges.foresee import foresee
from tyche.games.hellas.edges.invariants import faults
from tyche.games.hellas.edges.observation import OBSERVATION
from tyche.games.hellas.edges.odds import prospect
from tyche.games.hellas.edges.overlays import LAYERS, overlay
from tyche.games.hellas.edges.redeal import redeal, reshuffle
from tyche.games.hellas.edges.risks import ends_turn, near_victory, risks
from tyche.games.hellas.edges.shapes import Private, Public
from tyche.games.hellas.edges.view import PARTS, own
from tyche.games.hellas.edges.ways import way
from tyche.games.hellas.rules.components import HERO_NAMES, PLAYER_NAMES
from tyche.games.hellas.rules.copying import FIELDS
from tyche.games.hellas.rules.harms import of_answer
from tyche.games.hellas.rules.kinds import FACTS, REGION
from tyche.games.hellas.rules.options import COMPONENTS, OPTIONS, Rules, checked_components
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.stakes import control
from tyche.games.hellas.rules.state import NOBODY, State
from tyche.games.hellas.rules.steps import STEPS
from tyche.games.hellas.rules.verbs import VERBS


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

    def aids(self) -> list[Sheet]:
        """The sheets of the player aid."""
        return sheets()

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

    def foresee(self, play: Hellas, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What an option may lead to."""
        found = foresee(play, seat, option)
        return found + near_victory(play, seat) if ends_turn(ask, option) else found

    def stakes(self, play: Hellas, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What an option costs and brings, and what is lost by it."""
        certain = self.verbs.stakes(play, ask, seat, option) + of_answer(play, ask, seat, option)
        return certain + risks(play, ask, seat, option)

    def worth(self, play: Hellas, seat: int, place: str) -> list[Stake]:
        """H14, H19. What control of a region would bring, and cost its holder: the land it completes, its temple."""
        region = REGION.ids.get(place, NOBODY)
        holder = NOBODY if region < 0 else play.s.control[region]
        if region < 0 or holder == seat:
            return []
        lost = control(play, holder, region, -1, "H14.3") if holder >= 0 else []
        return control(play, seat, region, 1, "H14.2") + lost

    def way(self, play: Hellas, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
        """The way to a distant place."""
        return way(play, ask, seat, goal, origin)

    def prospect(self, play: Hellas, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
        """How the battle at hand ends as it stands, and what the monster die may bring."""
        return prospect(play, ask, seat, option)

    def faults(self, play: Hellas) -> list[str]:
        """Broken invariants."""
        return faults(play)

    def own(self, seat: int | None) -> list[Part[Hellas]]:
        """What only one seat may know."""
        return own(seat)

    def redeal(self, play: Hellas, seat: int) -> None:
        """H21.1. Deal anew what a seat cannot know."""
        redeal(play, seat)

    def reshuffle(self, play: Hellas) -> None:
        """H21.1. Shuffle the decks anew."""
        reshuffle(play)

    def overlay(self, play: Hellas, name: str, seat: int | None) -> Layer:
        """Reach of hoplites and heroes, and whole lands; all of it is public."""
        return overlay(play, name)

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws."""
        return board(setup.players, Rules(setup.options).kit)

    def vocabulary(self) -> Vocabulary:
        """The words of its rules cases."""
        return HellasWords(self)

    def seat_names(self, players: int) -> list[str]:
        """The players as the rulebook's examples call them, clockwise."""
        return PLAYER_NAMES[:players]


GAME: Final = HellasGame()
