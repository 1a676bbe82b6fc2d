"""Successors as a game of the engine."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tyche.core.aids import Sheet
from tyche.core.ask import DONE, Ask, Option
from tyche.core.dice import Dice
from tyche.core.facets import Facets
from tyche.core.game import GameOf, Layer, Setup
from tyche.core.sections import Part
from tyche.core.stakes import Prospect, Stake
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.core.ways import Leg
from tyche.games.successors.edges.aids import sheets
from tyche.games.successors.edges.board import board
from tyche.games.successors.edges.cases import SuccessorsWords
from tyche.games.successors.edges.chronicle import WEIGHTY
from tyche.games.successors.edges.foresee import foresee
from tyche.games.successors.edges.invariants import faults
from tyche.games.successors.edges.observation import OBSERVATION
from tyche.games.successors.edges.odds import prospect
from tyche.games.successors.edges.overlays import LAYERS, copied, overlay
from tyche.games.successors.edges.redeal import conceal, redeal, reshuffle
from tyche.games.successors.edges.risks import cut_off, near_victory, risks, spared
from tyche.games.successors.edges.shapes import Private, Public
from tyche.games.successors.edges.view import PARTS, own
from tyche.games.successors.edges.ways import way
from tyche.games.successors.edges.wrongs import wrongs
from tyche.games.successors.rules.answers import of_answer
from tyche.games.successors.rules.atlas import KIND, TRANSIT
from tyche.games.successors.rules.components import FACTION_NAMES, GENERAL_NAMES
from tyche.games.successors.rules.copying import FIELDS
from tyche.games.successors.rules.course.turn import STEPS
from tyche.games.successors.rules.kinds import FACTS, PLACE
from tyche.games.successors.rules.options import OPTIONS, Rules
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.stakes import of_marker
from tyche.games.successors.rules.state import NOBODY, State
from tyche.games.successors.rules.verbs import VERBS
from tyche.games.successors.rules.victory import standing


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

    def aids(self) -> list[Sheet]:
        """The sheets of the player aid."""
        return sheets()

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

    def wrongs(self, play: Successors, decisions: Sequence[tuple[int, Option]]) -> list[tuple[int, int]]:
        """S10.C.3. Free Passage that was granted and dishonoured."""
        return wrongs(decisions)

    def facets(self, play: Successors) -> Facets:
        """S3.3, S3.4. Wins are grouped by general, each seat by those it was dealt; points are victory points."""
        s = play.s
        generals = [[GENERAL_NAMES[general] for general in s.dealt[seat]] for seat in range(s.players)]
        seats = range(s.players)
        return Facets(
            s.turn, [s.vp[seat] for seat in seats], {"general": generals}, [standing(play, seat) for seat in seats]
        )

    def foresee(self, play: Successors, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What an option costs and may lead to; moves are tried on a copy."""
        found = foresee(play, ask, seat, option, copied(play))
        if option[0] == "move" and ask.topic == "act":
            found += cut_off(play, PLACE.of(option), copied(play))
        return found + near_victory(play, seat) if option == DONE and ask.topic == "armies" else found

    def stakes(self, play: Successors, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What an option costs and brings, and what may be lost by it."""
        certain = self.verbs.stakes(play, ask, seat, option) + of_answer(play, ask, seat, option)
        return certain + risks(play, ask, seat, option, copied(play))

    def instead(self, play: Successors, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What would spare a loss."""
        return spared(play, ask, seat, option)

    def worth(self, play: Successors, seat: int, place: str) -> list[Stake]:
        """S2.q, S3.5. What a marker there would bring: the province that it completes."""
        at = PLACE.ids.get(place, NOBODY)
        return of_marker(play, at, seat) if at >= 0 and play.s.control[at] != seat and KIND[at] != TRANSIT else []

    def way(self, play: Successors, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
        """The way to a distant place."""
        return way(play, ask, seat, goal)

    def prospect(self, play: Successors, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
        """How the battle, siege or attempt at hand may end; tried on a copy."""
        return prospect(play, ask, seat, option, play.revive(play.s, play.dice.at(play.dice.counters)))

    def faults(self, play: Successors) -> list[str]:
        """Broken invariants."""
        return faults(play)

    def own(self, seat: int | None) -> list[Part[Successors]]:
        """What only one seat may know."""
        return own(seat)

    def redeal(self, play: Successors, seat: int) -> None:
        """S4.4.c, S5.3. Deal anew what a seat cannot know."""
        redeal(play, seat)

    def reshuffle(self, play: Successors) -> None:
        """S5.3. Shuffle anew what nobody has seen."""
        reshuffle(play)

    def conceal(self, play: Successors, ask: Ask, seat: int) -> None:
        """S4.4.c. Take from a question what others are offered and a seat cannot know."""
        conceal(play, ask, seat)

    def overlay(self, play: Successors, name: str, seat: int | None) -> Layer:
        """Isolation, supply and reach; all of it is public."""
        return overlay(play, name)

    def vocabulary(self) -> Vocabulary:
        """The words of its rules cases."""
        return SuccessorsWords(self)

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws."""
        return board(setup.players)

    def seat_names(self, players: int) -> list[str]:
        """The colours of the factions."""
        return FACTION_NAMES[:players]


GAME: Final = SuccessorsGame()
