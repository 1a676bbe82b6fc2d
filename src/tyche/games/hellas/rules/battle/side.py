"""A battle being fought, and its two sides."""

from typing import Final

from tyche.core import scenes
from tyche.core.scenes import Change, Term
from tyche.games.hellas.rules.atlas import FORTIFIED
from tyche.games.hellas.rules.components import (
    ACHILLES,
    HEROIC_PRESENCE,
    RESTRICTIVE_MANEUVER,
    SPEED,
    STALWART_DEFENSE,
    STRENGTH,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.shown import HOPLITE
from tyche.games.hellas.rules.state import NOBODY

HEROIC: Final = 2
STALWART: Final = 1


class Side:
    """One player in a battle: what was played and what it adds up to."""

    def __init__(self, seat: int, attacks: bool) -> None:
        self.seat = seat
        self.attacks = attacks
        self.passed = False
        self.cards = 0
        self.strength = 0
        self.losses = 0
        self.extra_loss = 1
        self.used = 0


class Battle:
    """H13.1. Attacker and defender in a region, and the regions the attackers came from, as a bit set."""

    def __init__(self, region: int, attacker: int, defender: int, origins: int, key: int) -> None:
        self.key = key
        """The moment at which it began: what its scenes have in common."""
        self.region = region
        self.attacker = Side(attacker, True)
        self.defender = Side(defender, False)
        self.origins = origins
        self.decided = False
        self.held: dict[int, int] = {}
        """How many regions the two held when it began, if the log is kept."""

    def side_of(self, seat: int) -> Side:
        """The side of a player."""
        return self.attacker if self.attacker.seat == seat else self.defender

    def side_seen_by(self, seat: int | None) -> Side:
        """The side whose eyes somebody sees with: a spectator those of the attacker."""
        return self.defender if seat == self.defender.seat else self.attacker

    def other(self, side: Side) -> Side:
        """The opposing side."""
        return self.defender if side.attacks else self.attacker

    def strength_terms(self, t: Hellas, side: Side) -> list[Term]:
        """H13.8, H4.9. Hoplites, cards, fortification, blessings, and heroes, who never fight themselves."""
        seat, region = side.seat, self.region
        here = t.army(seat, region)
        terms = [Term("hoplites", here, {"units": {HOPLITE: here}}), Term("cards", side.strength)]
        if not side.attacks:
            if t.s.fortified[region] == seat:
                terms.append(Term("city", FORTIFIED[region]))
            if t.has(seat, STALWART_DEFENSE):
                terms.append(Term("item", STALWART, {"item": STALWART_DEFENSE}))
        if t.s.hero_at[seat] == region:
            if t.has(seat, HEROIC_PRESENCE):
                terms.append(Term("item", HEROIC, {"item": HEROIC_PRESENCE}))
            if t.has(seat, ACHILLES):
                bonus = min(t.attribute(seat, STRENGTH), t.attribute(seat, SPEED))
                terms.append(Term("item", bonus, {"item": ACHILLES}))
        return terms

    def show(self, t: Hellas, phase: str, seat: int = NOBODY, card: int = NOBODY, **facts: object) -> None:
        """Give the telling before this the scene of the battle; `seat` has played `card`."""
        if t.logged:
            if not self.held:
                self.held = {side.seat: t.s.held[side.seat].bit_count() for side in (self.attacker, self.defender)}
            sides = [
                self._shown(t, side, [card] if side.seat == seat else []) for side in (self.attacker, self.defender)
            ]
            t.scene("battle", self.key, phase, sides, None, (), (), region=self.region, **facts)

    def _shown(self, t: Hellas, side: Side, cards: list[int]) -> scenes.Side:
        terms = self.strength_terms(t, side)
        hero = t.s.hero[side.seat] if t.s.hero_at[side.seat] == self.region else NOBODY
        facts: dict[str, object] = {"hero": hero, "losses": side.losses}
        role = "attacks" if side.attacks else "defends"
        score = sum([term.amount for term in terms])
        shown = [term for term in terms if term.amount or term.name == "hoplites"]
        return scenes.Side(side.seat, shown, score=score, facts=facts, role=role, cards=cards)

    def changes(self, t: Hellas) -> list[Change]:
        """H14.6. How many regions the two hold since."""
        return [
            Change("control", seat, before, t.s.held[seat].bit_count())
            for seat, before in self.held.items()
            if t.s.held[seat].bit_count() != before
        ]

    def annihilated(self, t: Hellas) -> bool:
        """H13.24. Whether one side has no hoplite left."""
        armies = t.s.armies
        return not (armies[self.attacker.seat] & armies[self.defender.seat]) >> self.region & 1

    def may_play(self, t: Hellas, side: Side) -> bool:
        """Restrictive Maneuver: the attacker may play at most one combat card."""
        return not (side.attacks and side.cards and t.has(self.defender.seat, RESTRICTIVE_MANEUVER))
