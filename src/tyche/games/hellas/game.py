"""Lords of Hellas as a game of the engine."""

from pathlib import Path
from typing import Final

from tyche.core.ask import Ask, Flow, Option
from tyche.core.dice import Dice
from tyche.core.errors import Refusal
from tyche.core.game import Game, Layer, OptionValue, Setup
from tyche.core.play import Play
from tyche.core.steps import play_through
from tyche.core.telling import Remark
from tyche.core.vocabulary import Vocabulary
from tyche.games.hellas.atlas import bits
from tyche.games.hellas.board import board
from tyche.games.hellas.cases import HellasWords
from tyche.games.hellas.components import CARD_STRENGTH, HERO_NAMES, PLAYER_NAMES
from tyche.games.hellas.course import STEPS
from tyche.games.hellas.foresee import foresee
from tyche.games.hellas.invariants import faults
from tyche.games.hellas.monster_attack import defend_options
from tyche.games.hellas.options import COMPONENTS, OPTIONS, Rules, checked_components
from tyche.games.hellas.overlays import LAYERS, overlay
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.refusals import explain
from tyche.games.hellas.spelling import spell
from tyche.games.hellas.state import FIELDS, NOBODY, State
from tyche.games.hellas.view import private, public


class Run(Hellas):
    """A run of the rules that the engine can start, save, explain and deal anew."""

    def flow(self) -> Flow[None]:
        """The whole game, step by step."""
        return play_through(self, STEPS)

    def next_step(self) -> str:
        """The step to take now; none once somebody has won."""
        return self.s.step if self.s.winner == NOBODY else ""

    def revive(self, saved: object, dice: Dice) -> Play:
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        return Run(self.setup, self.rules, State(saved), dice)

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
        """What an option may lead to."""
        return foresee(self, seat, option)

    def faults(self) -> list[str]:
        """Broken invariants."""
        return faults(self)

    def result(self) -> dict[str, object] | None:
        """H1.2. Winner and kind of victory."""
        s = self.s
        if s.winner == NOBODY:
            return None
        heroes = [[HERO_NAMES[s.hero[seat]]] for seat in range(s.players)]
        return {"winner": s.winner, "victory": s.victory, "turn": s.turn, "groups": {"hero": heroes}}

    def redeal(self, seat: int) -> None:
        """H21.1. Deal anew what a seat cannot know: other hands, the order of decks, cards that others look at."""
        s = self.s
        others = [other for other in range(s.players) if other != seat]
        unseen = s.combat_deck + [card for other in others for card in bits(s.hands[other])]
        unseen.sort()
        self.dice.shuffle(unseen)
        if s.defending:
            others.sort(key=lambda other: other != s.active)  # who must hold something is dealt first
        for other in others:
            size = s.hands[other].bit_count()
            s.hands[other] = 0
            for _ in range(size):
                s.hands[other] |= 1 << unseen.pop()
            if s.defending and other == s.active:
                self._arm(other, unseen)
        s.combat_deck = unseen
        self._redeal_attacks(seat, others)
        self._redeal_blessings(seat)
        for deck in (s.event_deck, s.artifact_deck):
            deck.sort()
            self.dice.shuffle(deck)

    def _arm(self, seat: int, unseen: list[int]) -> None:
        """H10.8a. Whoever has begun a defence is known to hold what completes it: strong cards for weak ones."""
        s = self.s
        while not defend_options(self, seat):
            weakest = min(bits(s.hands[seat]), key=CARD_STRENGTH.__getitem__)
            strongest = max(unseen, key=CARD_STRENGTH.__getitem__)
            assert CARD_STRENGTH[strongest] > CARD_STRENGTH[weakest]
            unseen[unseen.index(strongest)] = weakest
            s.hands[seat] ^= 1 << weakest | 1 << strongest

    def _redeal_attacks(self, seat: int, others: list[int]) -> None:
        """H10.7. Attack cards that others chose from or discarded unseen."""
        s = self.s
        unseen = s.attack_deck + [card for other in others for card in bits(s.attack_unseen[other])]
        if s.chooser != seat:
            unseen += s.drawn
        unseen.sort()
        self.dice.shuffle(unseen)
        for other in others:
            size = s.attack_unseen[other].bit_count()
            s.attack_unseen[other] = 0
            for _ in range(size):
                s.attack_unseen[other] |= 1 << unseen.pop()
        if s.chooser != seat:
            s.drawn = [unseen.pop() for _ in s.drawn]
        s.attack_deck = unseen

    def _redeal_blessings(self, seat: int) -> None:
        """H17.2. A pack that the seat has not seen, and the deck."""
        s = self.s
        hidden = not s.draft_seen >> seat & 1
        unseen = s.blessing_deck + (s.draft if hidden else [])
        unseen.sort()
        self.dice.shuffle(unseen)
        if hidden:
            s.draft = sorted([unseen.pop() for _ in s.draft])
        s.blessing_deck = unseen


class HellasGame(Game):
    """H1.1. Lords of Hellas: heroes, monsters and gods, for 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "hellas"
        self.version = "2"
        self.least = 2
        self.most = 4
        self.options = OPTIONS
        self.must_cite = ("H1-H22", "T")
        self.overlays = tuple(LAYERS)
        self.folder = Path(__file__).parent

    def check(self, players: int, options: dict[str, OptionValue] | None, seats: list[str] | None) -> Setup:
        """Besides the usual options a table may have components of its own (the text of a file)."""
        chosen = dict(options or {})
        text = checked_components(chosen.pop(COMPONENTS)) if COMPONENTS in chosen else ""
        setup = super().check(players, chosen, seats)
        if text:
            setup.options[COMPONENTS] = text
        return setup

    def start(self, setup: Setup, dice: Dice) -> Play:
        """An empty board before the setup."""
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
        """Reach of hoplites and heroes, and whole lands; all of it is public."""
        assert isinstance(play, Run)
        return overlay(play, name)

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws."""
        return board(setup.players, Rules(setup.options).kit)

    def spell(self, key: str, value: object) -> object:
        """References become names."""
        return spell(key, value)

    def vocabulary(self) -> Vocabulary:
        """The words of its rules cases."""
        return HellasWords(self)

    def seat_names(self, players: int) -> list[str]:
        """The players as the rulebook's examples call them, clockwise."""
        return PLAYER_NAMES[:players]


GAME: Final = HellasGame()
