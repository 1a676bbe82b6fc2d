"""T9.8, T10.5. The odds of a battle fought to the end, and of a breach in one assault, from what everybody sees.

Without what prestige can buy, charges and converted swords: free rerolls are used, and of the victims whom somebody may
choose the first one falls.
"""

from typing import Final

from tyche.core.ask import Flow
from tyche.games.scharz.rules.combat.battle import muster, support, without
from tyche.games.scharz.rules.combat.dice import (
    LOWEST,
    Die,
    Side,
    count_shields,
    hatred,
    heads,
    seventh_dice,
    unit_dice,
    wall_dice,
)
from tyche.games.scharz.rules.combat.siege import defence_level, walls
from tyche.games.scharz.rules.combat.strike import Strike, strike
from tyche.games.scharz.rules.components import FACES, RECRUITS, RED
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import level_of

Chances = list[float]
"""How likely each number is, from 0 on."""
Force = tuple[tuple[int, int, int], ...]
"""A pool that can be looked up."""
NEAR: Final = 1e-9
"""What sums of chances may lack of a whole number."""
RARE: Final = 0.0005
"""What is less likely is left out of account."""


def let_default(flow: Flow[None]) -> None:
    """Let a procedure run in which everybody answers with the default."""
    try:
        ask = next(flow)
        while True:
            ask = flow.send(ask.default)
    except StopIteration:
        return


# --- swords ---


def die_odds(colour: int, free: int, best: bool) -> Chances:
    """T3.4, T12.1. The swords of one die whose free rerolls are used while it shows less than it does on average."""
    faces = FACES[colour]
    found = [0.0, 0.0, 0.0]
    again = die_odds(colour, free - 1, best) if free else []
    for swords in faces:
        if free and 6 * swords < sum(faces):
            for other, chance in enumerate(again):
                found[max(swords, other) if best else other] += chance / 6
        else:
            found[swords] += 1 / 6
    return found


def both(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two independent numbers."""
    found = [0.0] * (len(one) + len(other) - 1)
    for k, chance in enumerate(one):
        if chance:
            for m, more in enumerate(other):
                found[k + m] += chance * more
    return found


def sword_odds(t: Scharz, side: Side, dice: list[Die]) -> Chances:
    """T9.8.4, T17.8. The swords of a side: faces, the sword for three blanks, hatred and morale."""
    blanks, rest = [1.0], [1.0]
    for die in dice:
        chances = die_odds(die.colour, die.free, die.best)
        if side.bonuses and die.colour != RED and (die.kind < 0 or level_of(die.kind) != RECRUITS):
            blanks = both(blanks, [1 - chances[0], chances[0]])
        else:
            rest = both(rest, chances)
    fixed = hatred(t, side) if side.bonuses else 0
    if side.morale == LOWEST:
        fixed -= (heads(side) + 4) // 5
    most = len(blanks) - 1
    found = [0.0] * (most + len(rest) + max(0, fixed) + 1)
    for blank, chance in enumerate(blanks):
        for swords, more in enumerate(rest):
            found[max(0, most - blank + blank // 3 + swords + fixed)] += chance * more
    return found


# --- a battle (T9.8, T9.15) ---


class Duel:
    """Two sides that fight until one is gone, or neither can hurt the other."""

    def __init__(self, t: Scharz, one: Side, two: Side) -> None:
        self.t = t
        self.one = one
        self.two = two
        self.ends: dict[tuple[Force, Force], tuple[float, float]] = {}
        self.blows: tuple[dict[Force, Chances], dict[Force, Chances]] = ({}, {})
        self.falls: tuple[dict[tuple[Force, int], Force], dict[tuple[Force, int], Force]] = ({}, {})

    def swords(self, which: int, force: Force) -> Chances:
        """The swords of one of the two with these units."""
        known = self.blows[which].get(force)
        if known is None:
            t, side = self.t, self.two if which else self.one
            side.pool = list(force)
            dice = unit_dice(t, side, side.pool) + seventh_dice(t, side, side.pool)
            known = sword_odds(t, side, dice + wall_dice(t, side, support(t, side)))
            self.blows[which][force] = known
        return known

    def left(self, which: int, force: Force, swords: int) -> Force:
        """What is left of one of the two after so many swords."""
        key = (force, swords)
        known = self.falls[which].get(key)
        if known is None:
            side = self.two if which else self.one
            side.pool = list(force)
            hit = Strike(side.foe, side.seat, side.place, side.weak, swords, count_shields(side))
            let_default(strike(self.t, hit, side.pool))
            known = tuple(without(side.pool, hit.dead))
            self.falls[which][key] = known
        return known

    def after(self, which: int, force: Force, swords: Chances) -> dict[Force, float]:
        """What may be left of one of the two after a round."""
        found: dict[Force, float] = {}
        for number, chance in enumerate(swords):
            if chance > RARE:
                left = self.left(which, force, number)
                found[left] = found.get(left, 0.0) + chance
        return found

    def end(self, one: Force, two: Force) -> tuple[float, float]:
        """How likely the first of the two wins, and loses."""
        if not one or not two:
            return (1.0 if one else 0.0, 1.0 if two else 0.0)
        known = self.ends.get((one, two))
        if known is None:
            known = self._fight(one, two)
            self.ends[one, two] = known
        return known

    def _fight(self, one: Force, two: Force) -> tuple[float, float]:
        mine = self.after(0, one, self.swords(1, two))
        theirs = self.after(1, two, self.swords(0, one))
        won = lost = total = 0.0
        for own, chance in mine.items():
            for other, more in theirs.items():
                likely = chance * more
                if likely < RARE / 10 or (own == one and other == two):
                    continue
                total += likely
                wins, losses = self.end(own, other)
                won += likely * wins
                lost += likely * losses
        return (won / total, lost / total) if total else (0.0, 0.0)


def battle_odds(t: Scharz, one: Side, two: Side) -> tuple[int, int, int]:
    """T9.15. Victory, draw and defeat of `one` in percent, if nobody stops before the end."""
    won, lost = Duel(t, one, two).end(tuple(one.pool), tuple(two.pool))
    winning, drawing, losing = hundredths([won, max(0.0, 1 - won - lost), lost])
    return winning, drawing, losing


def hundredths(chances: list[float]) -> list[int]:
    """Chances in percent that add up to a hundred: those that lose most by rounding down are rounded up."""
    found = [int(chance * 100 + NEAR) for chance in chances]
    order = sorted(range(len(chances)), key=lambda k: found[k] - chances[k] * 100)
    for k in order[: 100 - sum(found)]:
        found[k] += 1
    return found


# --- an assault (T10.4, T10.5, T10.7) ---


def breach_odds(t: Scharz, seat: int, place: int) -> tuple[int, int]:
    """T10.2-T10.5. The shields of the walls of a foreign settlement, and the chance in percent of a breach at once."""
    one = Side(t, seat, t.s.settle_owner[place], place, True)
    muster(t, one)
    shields = walls(t, one, defence_level(t, place))
    chances = sword_odds(t, one, unit_dice(t, one, one.pool) + seventh_dice(t, one, one.pool))
    return shields, round(sum(chances[shields:]) * 100)


def facing(t: Scharz, seat: int, foe: int, place: int, weak: bool) -> Side:
    """One side of a battle in the field, with all its units there."""
    side = Side(t, seat, foe, place, weak)
    muster(t, side)
    return side
