"""A battle being fought, and its two sides."""

from typing import Final

from tyche.core import scenes
from tyche.core.scenes import Term
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

    def side_of(self, seat: int) -> Side:
        """The side of a player."""
        return self.attacker if self.attacker.seat == seat else self.defender

    def other(self, side: Side) -> Side:
        """The opposing side."""
        return self.defender if side.attacks else self.attacker

    def strength_terms(self, t: Hellas, side: Side) -> list[Term]:
        """H13.8, H4.9. Hoplites, cards, fortification, blessings, and heroes, who never fight themselves."""
        seat, region = side.seat, self.region
        terms = [Term("hoplites", t.army(seat, region)), Term("cards", side.strength)]
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

    def show(self, t: Hellas, phase: str, **facts: object) -> None:
        """Give the telling before this the scene of the battle."""
        if t.logged:
            sides = [self._shown(t, side) for side in (self.attacker, self.defender)]
            t.scene("battle", self.key, phase, sides, None, (), region=self.region, **facts)

    def _shown(self, t: Hellas, side: Side) -> scenes.Side:
        terms = self.strength_terms(t, side)
        return scenes.Side(side.seat, terms, score=sum([term.amount for term in terms]), losses={"losses": side.losses})

    def annihilated(self, t: Hellas) -> bool:
        """H13.24. Whether one side has no hoplite left."""
        armies = t.s.armies
        return not (armies[self.attacker.seat] & armies[self.defender.seat]) >> self.region & 1

    def may_play(self, t: Hellas, side: Side) -> bool:
        """Restrictive Maneuver: the attacker may play at most one combat card."""
        return not (side.attacks and side.cards and t.has(self.defender.seat, RESTRICTIVE_MANEUVER))
