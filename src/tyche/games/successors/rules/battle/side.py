"""S14. The two sides of a land battle."""

from tyche.games.successors.rules.battle.losses import count_as_moved, join_side
from tyche.games.successors.rules.check import disperse_general
from tyche.games.successors.rules.movement.entry import Entry
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.units import FIELD, ROYAL


class Side:
    """One faction in a land battle."""

    def __init__(self, faction: int, attacks: bool) -> None:
        self.faction = faction
        self.attacks = attacks
        self.aside = 0
        """Royal Army units that take no part (S7.2.F.d)."""
        self.elephants = 0
        self.elephants_stopped = False
        self.counted = False
        """Whether its elephants, if it has any, have been rolled."""
        self.has_cavalry = False
        self.bonus = 0
        self.strength = 0
        self.roll = 0
        self.score = 0
        self.commander = NOBODY


class Battle:
    """A land battle: the entry that caused it, its sides, and the winner (None for a draw)."""

    def __init__(self, entry: Entry, attacker: Side, defender: Side) -> None:
        self.entry = entry
        self.area = entry.area
        self.attacker = attacker
        self.defender = defender
        self.winner: Side | None = None
        self.decided = False
        self.antipatros_fell = False

    def other(self, side: Side) -> Side:
        """The opponent of a side."""
        return self.defender if side is self.attacker else self.attacker

    def defect(self, t: Successors, side: Side) -> None:
        """S7.2.F.e. A side of Royal Army units alone goes over; its generals are dispersed."""
        royal_army_goes_over(t, side.faction, self.other(side).faction, self.area)


def royal_army_goes_over(t: Successors, loser: int, winner: int, area: int) -> None:
    """S7.2.F.e, S14.9.i. All Royal Army units join the winner; those of the active faction count as moved."""
    joined = t.cu(loser, area) & FIELD[ROYAL]
    join_side(t, loser, winner, area, joined, "S7.2.F.e")
    if winner == t.s.active:
        count_as_moved(t, area, joined)
    for general in t.generals_in(loser, area):
        disperse_general(t, general, "S7.2.F.e", t.s.active)
