"""T9.6-T9.8. Dice, rerolls, swords and shields of one side in a fight."""

from typing import Final

from tyche.core.ask import DONE, Ask, Flow, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.choosing import Pool, is_offered
from tyche.games.scharz.rules.components import (
    AVERAGE,
    BETTER,
    BLUE,
    COUNTS,
    DICE,
    DIE_NAMES,
    ELEPHANT,
    FACES,
    FREE_REROLLS,
    LI,
    NONE,
    PR_REROLL,
    RECRUITS,
    SEAT_NAMES,
    VETERANS,
    WEAK_DICE,
)
from tyche.games.scharz.rules.kinds import DICE as DICE_OF
from tyche.games.scharz.rules.kinds import NUMBER
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import LI_REROLL
from tyche.games.scharz.rules.units import SITE, kind_in, kind_of, level_of, type_of

SUPPORT: Final = DICE_OF.ids["support"]
"""The kind of dice that belong to walls, not to units."""
BEST_FACE: Final = [1, 1, 1, 2]
LOWEST: Final = 0
LOW: Final = 1
FAIR: Final = 2
HIGH: Final = 3
HIGHEST: Final = 4


class Die:
    """A die on the table: whose kind, its colour, its swords, and the rerolls it still has."""

    def __init__(self, kind: int, colour: int, free: int, paid: int, best: bool) -> None:
        self.kind = kind
        self.colour = colour
        self.free = free
        self.paid = paid
        self.best = best
        self.swords = 0


class Side:
    """One side of a fight on a field."""

    def __init__(self, t: Scharz, seat: int, foe: int, place: int, weak: bool) -> None:
        self.seat = seat
        self.foe = foe
        self.place = place
        self.weak = weak
        self.pool: Pool = []
        self.dice: list[Die] = []
        self.thrown: dict[str, list[int]] = {}
        self.saved = 0
        self.spent = 0
        self.shields = 0
        self.swords = 0
        self.kills = 0
        self.value = 0
        self.morale = morale_of(t, seat)
        self.bonuses = has_bonuses(t, seat)


def has_bonuses(t: Scharz, seat: int) -> bool:
    """T17.9. Whether a player's army has bonuses other than those of terrain: without commanders it has none."""
    return not t.r.command or t.s.command[seat] > NONE


def morale_of(t: Scharz, seat: int) -> int:
    """T17.8. Morale by the prestige held at the start of the battle."""
    if not t.r.morale:
        return LOW
    pr = t.s.pr[seat]
    return LOWEST if pr < 10 else LOW if pr < 30 else FAIR if pr < 50 else HIGH if pr < 70 else HIGHEST


def name_of(kind: int) -> str:
    """The name of the dice of a kind of unit, or of walls."""
    return DICE_OF.words[kind]


def counted(side: Side) -> int:
    """T9.7. Units as bonuses count them; those on a site at half."""
    whole = sum([COUNTS[level_of(code)] * n for spot, code, n in side.pool if spot != SITE])
    return whole + sum([COUNTS[level_of(code)] * n for spot, code, n in side.pool if spot == SITE]) // 2


def heads(side: Side) -> int:
    """All units of a side."""
    return sum([n for _, _, n in side.pool])


def unit_dice(t: Scharz, side: Side, pool: Pool) -> list[Die]:
    """T9.6, T9.7, T12.1. The dice of units."""
    table = WEAK_DICE if side.weak else DICE
    found: list[Die] = []
    site = 0
    for spot, code, n in pool:
        colour, number = table[type_of(code)]
        count = number * n
        if spot == SITE:
            site += count
            count = site // 2 if site >= 2 else 0
            site -= 2 * count
        for _ in range(count):
            found.append(unit_die(t, side, code, colour))
    return found


def unit_die(t: Scharz, side: Side, code: int, colour: int) -> Die:
    """T12.1, T17.9, T20.5.5. One die of a unit with the rerolls it has."""
    level, unit = level_of(code), type_of(code)
    if level == RECRUITS or unit == ELEPHANT:
        return Die(kind_in(code), colour, 0, 0, False)
    free = FREE_REROLLS[level]
    if t.s.command[side.seat] >= BETTER:
        free += 1
    if unit == LI and t.trait(side.seat, LI_REROLL):
        free += 1
    return Die(kind_in(code), colour, free, paid_rerolls(t, side.seat), level >= VETERANS)


def paid_rerolls(t: Scharz, seat: int) -> int:
    """T17.5, T17.9. How often a die may be rerolled for prestige."""
    if not t.r.prestige:
        return 0
    return 2 if t.s.command[seat] >= AVERAGE else 1


def seventh_dice(t: Scharz, side: Side, pool: Pool) -> list[Die]:
    """T9.6, T9.7. One more die for each six counted units of one type."""
    if not side.bonuses:
        return []
    table = WEAK_DICE if side.weak else DICE
    by_type: dict[int, int] = {}
    on_site: dict[int, int] = {}
    for spot, code, n in pool:
        tally = on_site if spot == SITE else by_type
        tally[type_of(code)] = tally.get(type_of(code), 0) + COUNTS[level_of(code)] * n
    found: list[Die] = []
    for unit in sorted(by_type.keys() | on_site.keys()):
        colour, number = table[unit]
        if number:
            extra = (by_type.get(unit, 0) + on_site.get(unit, 0) // 2) // 6
            paid = 0 if unit == ELEPHANT else paid_rerolls(t, side.seat)
            found += [Die(kind_of(unit, 1), colour, 0, paid, False) for _ in range(extra)]
    return found


def wall_dice(t: Scharz, side: Side, number: int) -> list[Die]:
    """T9.6, T10.2. Blue dice of fortifications and walls."""
    return [Die(SUPPORT, BLUE, 0, paid_rerolls(t, side.seat), False) for _ in range(number)]


def throw(t: Scharz, side: Side, colour: int) -> int:
    """The swords on a die thrown by a side, noted with all that it threw since the last `roll_dice`."""
    swords = FACES[colour][t.roll() - 1]
    side.thrown.setdefault(DIE_NAMES[colour], []).append(swords)
    return swords


def thrown(*sides: Side) -> dict[str, dict[str, list[int]]]:
    """The dice that lay on the table, rerolled ones too: faces by kind of die for each side."""
    return {SEAT_NAMES[side.seat]: side.thrown for side in sides}


def roll_dice(t: Scharz, side: Side) -> None:
    """T9.8.2."""
    side.thrown = {}
    for die in side.dice:
        die.swords = throw(t, side, die.colour)


def reroll_die(t: Scharz, side: Side, choice: Option, paid: bool) -> None:
    """T12.1, T17.5. Reroll one die of a kind with this many swords; of the best units the better result stands."""
    for die in side.dice:
        if name_of(die.kind) == choice[1] and die.swords == choice[2] and (die.paid if paid else die.free):
            swords = throw(t, side, die.colour)
            if paid:
                die.paid -= 1
                die.swords = swords
            else:
                die.free -= 1
                die.swords = max(die.swords, swords) if die.best else swords
            return


def reroll_options(dice: list[Die], verb: str, paid: bool) -> list[Option]:
    """The dice that could be rerolled, by kind and swords; those at their best face need no reroll."""
    found: list[Option] = []
    for die in dice:
        if (die.paid if paid else die.free) and die.swords < BEST_FACE[die.colour]:
            option: Option = (verb, name_of(die.kind), die.swords)
            if option not in found:
                found.append(option)
    return found


def on_the_table(t: Scharz, side: Side, foe: Side | None) -> dict[str, object]:
    """T9.8.3. Where dice are rerolled, the swords that they show now, and those of whoever throws against them."""
    own, against = [sum([die.swords for die in one.dice]) if one else 0 for one in (side, foe)]
    return {"place": t.name(side.place), "swords": own, "against": against}


def rerolls(t: Scharz, side: Side, foe: Side | None = None) -> Flow[None]:
    """T9.8.3, D17. Free rerolls first, then paid ones: 4 PR for two own dice."""
    while True:
        options = reroll_options(side.dice, "reroll", False)
        if not options:
            break
        choice = yield t.ask(side.seat, "reroll", [*options, DONE], "T9.8.3", DONE, **on_the_table(t, side, foe))
        if choice == DONE:
            break
        reroll_die(t, side, choice, False)
    while t.may_reroll(side.seat):
        options = reroll_options(side.dice, "pay-reroll", True)
        if not options:
            return
        choice = yield t.ask(side.seat, "pay-reroll", [DONE, *options], "T17.5", DONE, **on_the_table(t, side, foe))
        if choice == DONE:
            return
        t.s.pr[side.seat] -= PR_REROLL
        side.spent += PR_REROLL
        reroll_die(t, side, choice, True)
        options = reroll_options(side.dice, "also", True)
        if options:
            choice = yield t.ask(side.seat, "pay-reroll", [DONE, *options], "T17.5", DONE, **on_the_table(t, side, foe))
            if choice != DONE:
                reroll_die(t, side, choice, True)


def may_reroll_die(t: Scharz, ask: Ask, seat: int, verb: str, kind: int, swords: int) -> Refusal | None:
    """T9.8.3, T12.1, T17.5. A die that shows so many swords, is not at its best and may still be rerolled."""
    if is_offered(ask, seat, verb, name_of(kind), swords):
        return None
    if all(option[0] != verb for option in ask.options_for(seat)):
        return Refusal(ask.clause, "not-now")
    return Refusal(ask.clause, "no-such-die", {"unit": name_of(kind), "swords": swords})


def count_swords(t: Scharz, side: Side) -> int:
    """T9.8.4, T17.8. Faces, the sword for three blanks, swords of hatred and morale, and those saved."""
    swords = sum([die.swords for die in side.dice]) + side.saved
    side.saved = 0
    if side.bonuses:
        blanks = sum(
            [1 for die in side.dice if not die.swords and (die.kind == SUPPORT or level_of(die.kind) != RECRUITS)]
        )
        swords += blanks // 3
        swords += hatred(t, side)
    if side.morale == LOWEST:
        swords -= (heads(side) + 4) // 5
    return max(0, swords)


def most_swords(t: Scharz, side: Side, dice: list[Die]) -> int:
    """T9.8.4, T9.8.6, T17.8. The swords of a side if every die showed its best face; saving nearly doubles them."""
    swords = sum([BEST_FACE[die.colour] for die in dice])
    if side.bonuses:
        swords += hatred(t, side)
    if side.morale == LOWEST:
        swords -= (heads(side) + 4) // 5
    return max(swords + side.saved, 2 * swords - 1)


def hatred(t: Scharz, side: Side) -> int:
    """T9.8.4, T17.8. Swords for counted units against a rival, with high morale against anybody."""
    if t.r.prestige and t.is_rival(side.seat, side.foe):
        return counted(side) // (3 if side.morale >= HIGH else 4)
    return counted(side) // 4 if side.morale >= HIGH else 0


def count_shields(side: Side) -> int:
    """T9.8.5, T17.8. Shields for counted units."""
    if not side.bonuses:
        return 0
    return counted(side) // (5 if side.morale <= LOW else 3 if side.morale == HIGHEST else 4)


def convert(t: Scharz, side: Side) -> Flow[None]:
    """T9.8.6, E16. Two unused swords become a shield now or a sword in the next round of this battle."""
    pairs = side.swords // 2
    if not pairs:
        return
    options: list[Option] = [DONE]
    options += [("convert", k, m) for k in range(pairs + 1) for m in range(pairs + 1 - k) if k + m]
    facts: dict[str, object] = {"swords": side.swords, "place": t.name(side.place)}
    choice = yield t.ask(side.seat, "convert", options, "T9.8.6", DONE, **facts)
    if choice != DONE:
        shields, saved = NUMBER.of(choice), NUMBER.of(choice, 2)
        side.swords -= 2 * (shields + saved)
        side.shields += shields
        side.saved = saved


def may_convert(t: Scharz, ask: Ask, seat: int, shields: int, saved: int) -> Refusal | None:
    """T9.8.6. Two swords for a shield, or for one in the next round."""
    if not shields + saved:
        return Refusal("T9.8.6", "must-choose")
    swords = ask.facts["swords"]
    assert isinstance(swords, int)
    if 2 * (shields + saved) > swords:
        return Refusal("T9.8.6", "too-few-swords", {"swords": swords, "number": 2 * (shields + saved)})
    return None
