"""Successors as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.ask import Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.core.errors import Refusal
from tyche.core.game import Game, Layer, Setup
from tyche.core.play import Play
from tyche.core.steps import play_through
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.games.successors.board import board
from tyche.games.successors.cases import SuccessorsWords
from tyche.games.successors.components import FACTION_NAMES, GENERAL_NAMES
from tyche.games.successors.foresee import foresee
from tyche.games.successors.invariants import faults, royal_army_left
from tyche.games.successors.options import OPTIONS, Rules
from tyche.games.successors.overlays import LAYERS, overlay
from tyche.games.successors.play import Successors
from tyche.games.successors.refusals import explain
from tyche.games.successors.setup import keep_options
from tyche.games.successors.spelling import spell
from tyche.games.successors.state import FIELDS, NOBODY, State
from tyche.games.successors.tables import ROYAL_ARMY_CUS
from tyche.games.successors.turn import STEPS
from tyche.games.successors.view import private, public


class Run(Successors):
    """A run of the rules that the engine can start, save, explain and deal anew."""

    def __init__(self, setup: Setup, rules: Rules, s: State, dice: Dice) -> None:
        super().__init__(setup, rules, s, dice)
        self.royal_army = ROYAL_ARMY_CUS
        """What was left of it when faults were last looked for."""

    def flow(self) -> Flow[None]:
        """The whole game, step by step."""
        return play_through(self, STEPS)

    def next_step(self) -> str:
        """The step to take now; none once somebody has won."""
        return self.s.step if self.s.winner == NOBODY else ""

    def revive(self, saved: object, dice: Dice) -> Play:
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        fresh = Run(self.setup, self.rules, State(saved), dice)
        fresh.seen, fresh.figured = self.seen, self.figured
        return fresh

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
        """What an option costs and may lead to; moves are tried on a copy."""
        trial = Run(self.setup, self.rules, State(self.s), self.dice.at(self.dice.counters))
        return foresee(self, option, trial)

    def faults(self) -> list[str]:
        """Broken invariants; a destroyed Royal Army unit never comes back (S7.2.F.a)."""
        before, self.royal_army = self.royal_army, royal_army_left(self, self.royal_army)
        grown = [] if self.royal_army <= before else [f"S7.2.F.a: {self.royal_army} Royal Army units, {before} before"]
        return faults(self) + grown

    def result(self) -> dict[str, object] | None:
        """S3.0.a. Winner and kind of victory."""
        s = self.s
        if s.winner == NOBODY:
            return None
        scores = [{"vp": s.vp[seat], "legitimacy": s.legitimacy[seat]} for seat in range(s.players)]
        generals = [[GENERAL_NAMES[general] for general in s.dealt[seat]] for seat in range(s.players)]
        return {
            "winner": s.winner,
            "victory": s.victory,
            "turn": s.turn,
            "scores": scores,
            "groups": {"general": generals},
        }

    def redeal(self, seat: int) -> None:
        """Deal anew what a seat cannot know: other hands, the cards on the table, the order of the deck.

        While five players swap generals, those of the others too (S4.4.c).
        """
        s = self.s
        others = [other for other in range(s.players) if other != seat]
        if s.step == "swap-generals":
            generals = sorted(general for other in others for general in s.dealt[other])
            self.dice.shuffle(generals)
            for other in others:
                s.dealt[other] = [generals.pop(), generals.pop()]
        unseen = s.deck + s.table_cards + [card for other in others for card in bits(s.hands[other])]
        unseen.sort()
        self.dice.shuffle(unseen)
        for other in others:
            size = s.hands[other].bit_count()
            s.hands[other] = 0
            for _ in range(size):
                s.hands[other] |= 1 << unseen.pop()
        s.table_cards = [unseen.pop() for _ in s.table_cards]
        s.deck = unseen

    def conceal(self, ask: Ask, seat: int) -> None:
        """S4.4.c. After a redeal others choose between the generals they were dealt anew."""
        if ask.topic == "keep-general" and ask.also is not None:
            for other in ask.also:
                if other != seat:
                    ask.also[other] = keep_options(self, other)
                    if other in ask.answers:
                        ask.answers[other] = ask.also[other][0]
            return
        super().conceal(ask, seat)


class SuccessorsGame(Game):
    """Successors, fourth edition: the wars after Alexander's death, for 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "successors"
        self.version = "2"
        self.least = 2
        self.most = 5
        self.options = OPTIONS
        self.must_cite = ("S2-S16", "EX", "DX")
        self.overlays = tuple(LAYERS)
        self.folder = Path(__file__).parent

    def start(self, setup: Setup, dice: Dice) -> Play:
        """An empty board before the deal of the generals."""
        return Run(setup, Rules(setup.options), State(None), dice)

    def public(self, play: Play) -> dict[str, object]:
        """What lies open on the table."""
        assert isinstance(play, Run)
        return public(play)

    def private(self, play: Play, seat: int | None) -> dict[str, object]:
        """What only one seat may know."""
        assert isinstance(play, Run)
        return private(play, seat)

    def overlay(self, play: Play, name: str, seat: int | None) -> Layer:
        """Isolation, supply and reach; all of it is public."""
        assert isinstance(play, Run)
        return overlay(play, name)

    def spell(self, key: str, value: object) -> object:
        """References become names."""
        return spell(key, value)

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
