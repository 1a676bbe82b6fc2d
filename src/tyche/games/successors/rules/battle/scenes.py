"""What battles, overruns, sieges and attempts show, as data (see `core.scenes`)."""

from typing import Final

from tyche.core import scenes
from tyche.core.atlas import bits
from tyche.core.scenes import Change, Die, Row, Term
from tyche.games.successors.rules.battle.side import Battle, Side
from tyche.games.successors.rules.check import settle_royals
from tyche.games.successors.rules.components import CU_STRENGTH
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND
from tyche.games.successors.rules.tables import ELEPHANT_STRENGTH
from tyche.games.successors.rules.units import ELEPHANT, FIELD, count, kinds
from tyche.games.successors.rules.victory import keep_scores

MOST_OF_ELEPHANT: Final = ELEPHANT_STRENGTH[6]


# --- figures before and after ---


def note_scores(t: Successors) -> None:
    """Remember the points, the legitimacy and the status of all, to tell what a procedure changes."""
    if t.logged:
        t.scores = [(t.s.vp[seat], t.s.legitimacy[seat], t.s.champions >> seat & 1) for seat in range(t.s.players)]


def score_changes(t: Successors) -> list[Change]:
    """The status, points and legitimacy that have changed since, with what heirs and provinces will bring (C0.5-6)."""
    if not t.staged or not t.scores:
        return []
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    settle_royals(after, bits(after.s.touched))
    keep_scores(after)
    found: list[Change] = []
    for seat in range(t.s.players):
        points, legitimacy, champion = t.scores[seat]
        status = after.s.champions >> seat & 1
        if status != champion:
            found.append(Change("status", seat, champion, status))
        if after.s.vp[seat] != points:
            found.append(Change("vp", seat, points, after.s.vp[seat]))
        if after.s.legitimacy[seat] != legitimacy:
            found.append(Change("legitimacy", seat, legitimacy, after.s.legitimacy[seat]))
    return found


# --- a land battle ---


def strength_terms(t: Successors, side: Side, area: int, troops: int) -> list[Term]:
    """S14.6.a. What a side's strength is made of; elephants as long as they have not been rolled from 0 on."""
    if side.faction == IND:
        terms = [Term("armies", t.cus(IND, area))]
    else:
        group = t.cu(side.faction, area) - side.aside
        terms = [
            Term("units", CU_STRENGTH[kind] * count(group, kind), {"units": group & FIELD[kind]})
            for kind in kinds(group)
            if kind != ELEPHANT
        ]
        number = count(group, ELEPHANT)
        if number:
            rolled = side.counted or side.elephants_stopped
            most = None if rolled else MOST_OF_ELEPHANT * number
            terms.append(Term("units", side.elephants, {"units": group & FIELD[ELEPHANT]}, most))
    return [*terms, Term("troops", troops)]


def shown(t: Successors, side: Side, battle: Battle, troops: int, rating: int) -> scenes.Side:
    """A side with its commander and the strength it brings."""
    general = t.commander(side.faction, battle.area)
    role = "attacks" if side.attacks else "defends"
    return scenes.Side(
        side.faction,
        strength_terms(t, side, battle.area, troops),
        facts={"general": general, "rating": rating},
        role=role,
    )


def show_elephants(t: Successors, side: Side, dice: list[int]) -> None:
    """S7.2.C.a. The dice of elephants, and what they count."""
    if t.staged:
        rolled = [Die(die, ELEPHANT_STRENGTH[die], "elephants") for die in dice]
        t.enact("dice", [scenes.Side(side.faction, dice=rolled)])


def show_score(t: Successors, side: Side, dice: list[int], rating: int, bonus: int) -> None:
    """S14.7, S13.3.D. Two dice as raised by the rating, and the row of T-4."""
    if t.staged:
        row = Row("S14.7.a", {"roll": side.roll, "strength": side.strength}, {"score": side.score})
        rolled = [Die(die, max(die, rating), "battle") for die in dice]
        facts: dict[str, object] = {"rating": rating, "bonus": bonus, "roll": side.roll, "strength": side.strength}
        t.enact("dice", [scenes.Side(side.faction, dice=rolled, score=side.score, facts=facts, row=row)])


def number_terms(t: Successors, faction: int, area: int) -> list[Term]:
    """S10.J.1. The units of a side kind by kind, each counted once; those of an Independent army are all alike."""
    if faction == IND:
        return [Term("armies", t.cus(IND, area))]
    group = t.cu(faction, area)
    return [Term("units", count(group, kind), {"units": group & FIELD[kind]}) for kind in kinds(group)]


def show_overrun(t: Successors, faction: int, enemy: int, area: int) -> None:
    """S10.J.1. Five times as many units: no battle is fought."""
    if t.logged:
        sides = [
            scenes.Side(who, number_terms(t, who, area), facts={"general": t.commander(who, area)}, role=role)
            for who, role in ((faction, "attacks"), (enemy, "defends"))
        ]
        t.scene("overrun", f"{t.moment}-{area}", "opens", sides, place=area, winner=faction)
