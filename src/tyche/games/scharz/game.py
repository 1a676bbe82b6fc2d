"""Scharz as a game of the engine."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tyche.core.aids import Sheet
from tyche.core.ask import DONE, PASS, Ask, Option
from tyche.core.dice import Dice
from tyche.core.facets import Facets
from tyche.core.game import GameOf, Layer, Setup
from tyche.core.sections import Part
from tyche.core.stakes import Prospect, Stake
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.core.ways import Leg
from tyche.games.scharz.edges.aids import sheets
from tyche.games.scharz.edges.board import board
from tyche.games.scharz.edges.cases import ScharzWords
from tyche.games.scharz.edges.chronicle import WEIGHTY
from tyche.games.scharz.edges.foresee import foresee
from tyche.games.scharz.edges.invariants import faults
from tyche.games.scharz.edges.observation import OBSERVATION
from tyche.games.scharz.edges.overlays import LAYERS, overlay
from tyche.games.scharz.edges.prospects import prospect
from tyche.games.scharz.edges.risks import closes, copied, near_victory, risks, spared
from tyche.games.scharz.edges.shapes import Private, Public
from tyche.games.scharz.edges.view import PARTS, own
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

    def aids(self) -> list[Sheet]:
        """The sheets of the player aid."""
        return sheets()

    def result(self, play: Scharz) -> dict[str, object] | None:
        """T19. Winners and kind of victory."""
        s = play.s
        if not s.winners:
            return None
        scores = [{"vp": s.vp[seat], "pr": s.pr[seat], "gold": s.gold[seat]} for seat in range(play.players)]
        winner = s.winners[0]
        return {"winner": winner, "winners": s.winners[:], "victory": s.victory, "year": s.year, "scores": scores}

    def wrongs(self, play: Scharz, decisions: Sequence[tuple[int, Option]]) -> list[tuple[int, int]]:
        """T18.2. Treaties that somebody let end by not paying, or by not taking what is due."""
        return wrongs(play, decisions)

    def facets(self, play: Scharz) -> Facets:
        """T19.9. Wins are grouped by people, where peoples are in play; turns are years, points victory points."""
        s = play.s
        peoples = [[play.a.factions[people]] if people >= 0 else [] for people in s.faction]
        standings = [(significance(play, seat), s.gold[seat], s.vp[seat]) for seat in range(play.players)]
        return Facets(s.year, s.vp[:], {"people": peoples}, standings)

    def foresee(self, play: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What an option costs and may lead to; it is tried on a copy with other dice."""
        found = foresee(play, copied(play), ask, seat, option)
        return found + near_victory(play, seat) if option in (PASS, DONE) else found

    def instead(self, play: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What would spare a loss."""
        return spared(play, ask, seat) if closes(play, ask, option) else []

    def way(self, play: Scharz, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
        """The way to a distant place."""
        return way(play, ask, seat, goal, origin)

    def stakes(self, play: Scharz, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What an option costs, brings and may lose one; a yes to an order, a treaty or a surrender is no verb."""
        certain = super().stakes(play, ask, seat, option) + of_answer(play, ask, seat, option)
        return certain + risks(play, ask, seat, option)

    def prospect(self, play: Scharz, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
        """How the fight at hand may end; reckoned on a copy."""
        return prospect(play.revive(play.s, Dice(bytes(32), [0, 0], None, [])), ask, seat, option)

    def faults(self, play: Scharz) -> list[str]:
        """Broken invariants."""
        return faults(play)

    def own(self, seat: int | None) -> list[Part[Scharz]]:
        """What only one seat may know."""
        return own(seat)

    def redeal(self, play: Scharz, seat: int) -> None:
        """T7.6. Nothing is hidden."""

    def reshuffle(self, play: Scharz) -> None:
        """T7.6. Nothing is hidden."""

    def conceal(self, play: Scharz, ask: Ask, seat: int) -> None:
        """T7.6. What others are offered is known to everybody; what they have answered to a poll is not yet."""
        for other in ask.answers:
            if other != seat:
                ask.answers[other] = ask.default_for(other)

    def overlay(self, play: Scharz, name: str, seat: int | None) -> Layer:
        """Connection, what is cut off, and reach; nothing is hidden."""
        return overlay(play, name)

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws of the map in use."""
        return board(str(setup.options["map"]), setup.players)

    def vocabulary(self) -> Vocabulary:
        """The words of its rules cases."""
        return ScharzWords(self)

    def seat_names(self, players: int) -> list[str]:
        """The colours of the players."""
        return SEAT_NAMES[:players]


GAME: Final = ScharzGame()
