"""A battle being fought, and its two sides."""

from tyche.games.hellas.components import RESTRICTIVE_MANEUVER
from tyche.games.hellas.play import Hellas


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

    def __init__(self, region: int, attacker: int, defender: int, origins: int) -> None:
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

    def annihilated(self, t: Hellas) -> bool:
        """H13.24. Whether one side has no hoplite left."""
        armies = t.s.armies
        return not (armies[self.attacker.seat] & armies[self.defender.seat]) >> self.region & 1

    def may_play(self, t: Hellas, side: Side) -> bool:
        """Restrictive Maneuver: the attacker may play at most one combat card."""
        return not (side.attacks and side.cards and t.has(self.defender.seat, RESTRICTIVE_MANEUVER))
