"""COMBAT (T9-T11) and attrition (T8.20): when to fight, whom to strike, what to storm, what to plunder."""

from typing import Final

from tyche.bots.scharz.fields import NEVER, siege_worth
from tyche.bots.scharz.odds import (
    BLANK,
    MEAN,
    UNIT_WORTH,
    Force,
    breach_chance,
    fight_worth,
    lives,
    number,
    swords,
    win_chance,
    worth,
)
from tyche.bots.scharz.sight import Sight
from tyche.bots.scharz.worth import FIELD, GOLD, VP, conquest_worth, settlement_worth
from tyche.core.ask import DONE, NO, PASS, YES, Option
from tyche.games.scharz.rules.combat.battle import STOP, WAIT, muster
from tyche.games.scharz.rules.combat.dice import LOWEST, Side, heads, seventh_dice, unit_dice
from tyche.games.scharz.rules.combat.siege import KEEP_BOTH, defence_level
from tyche.games.scharz.rules.combat.strike import SHIELD, lives_of
from tyche.games.scharz.rules.combat.withdrawal import ALL_IN, ALL_OUT
from tyche.games.scharz.rules.components import ENGINE, EXPERIENCED, SEAT_ID, TRANSPORT
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.units import level_of, type_of

STAND: Final = 0.42
"""The chance of winning from which a defender stays outside his walls."""
HOPE: Final = 0.6
"""Mean swords for each life and shield of the softest enemy, to go on."""
FAINT: Final = 0.15
"""The chance of a breach below which nobody is sent against defended walls."""
EVEN: Final = 0.4
"""The same for whoever sends nobody to his death."""
HOPELESS: Final = 0.03
"""The chance below which even walls without defenders are left alone."""
THRIFT: Final = 8
"""Prestige kept back when dice are rerolled for it."""


# --- battle (T9) ---


def odds_here(sight: Sight, foe: int) -> tuple[Force, Force]:
    """Both forces on the field of the question; without a named foe, all of them."""
    here = sight.here()
    theirs = sight.force(foe, here) if foe >= 0 else sight.foes(here)
    return sight.force(sight.seat, here), theirs


def walls_of(sight: Sight, foe: int) -> int:
    """T9.6. The dice that a fortified settlement of the foe on this field adds."""
    here, s = sight.here(), sight.s
    if here >= sight.t.a.n_land or s.settle_owner[here] != foe or not s.forts >> here & 1:
        return 0
    return s.settle[here]


def declare_choice(sight: Sight, option: Option) -> float:
    """T9.5. Attack whoever it pays to attack; the prize is the field and what stands on it."""
    if option == WAIT:
        return 0.0
    foe = SEAT_ID[str(option[1])]
    mine, theirs = odds_here(sight, foe)
    here = sight.here()
    if not can_kill(sight, theirs, sight.weak(here)):
        return -1.0
    walls = walls_of(sight, foe)
    win = win_chance(mine, theirs, sight.weak(here), walls)
    gain = fight_worth(mine, theirs, sight.weak(here), walls)
    if here < sight.t.a.n_land:
        gain += win * prize(sight, here, mine) - 0.5
    return gain * sight.weights[foe] if gain > 0 else gain


def prize(sight: Sight, place: int, mine: Force) -> float:
    """What the winner of a battle has of its field."""
    s = sight.s
    owner = s.settle_owner[place]
    if owner == sight.seat:
        return 0.5 * settlement_worth(s.settle[place])
    return 0.5 * siege_worth(sight, place, mine) if owner >= 0 and sight.t.foreign(sight.seat, owner) else FIELD


def go_on_choice(sight: Sight, option: Option) -> float:
    """T9.8.9. Fight on while it pays, and while swords enough to kill anybody may be hoped for."""
    mine, theirs = odds_here(sight, -1)
    weak = sight.weak(sight.here())
    if option == STOP:
        return 0.3
    return fight_worth(mine, theirs, weak) if can_kill(sight, theirs, weak) else -1.0


def can_kill(sight: Sight, theirs: Force, weak: bool, siege: bool = False) -> bool:
    """T9.11. Hits do not carry over: with too few swords against tough units a battle never ends."""
    softest = min([lives_of(code, sight.weak(sight.here())) for code, _ in theirs], default=0)
    shields = 0 if siege else number(theirs) // 5
    return hoped_swords(sight, weak) >= HOPE * (softest + shields)


def hoped_swords(sight: Sight, weak: bool) -> float:
    """T9.6-T9.8, T17.8. The mean swords of the own units on this field: crews, command and morale considered."""
    t, here = sight.t, sight.here()
    side = Side(t, sight.seat, sight.foe(here), here, weak)
    muster(t, side)
    dice = unit_dice(t, side, side.pool) + seventh_dice(t, side, side.pool)
    mean = sum([MEAN[die.colour] + (BLANK[die.colour] / 3 if side.bonuses else 0.0) for die in dice])
    return mean - ((heads(side) + 4) // 5 if side.morale == LOWEST else 0)


def charge_choice(sight: Sight, option: Option) -> float:
    """T9.14. Whoever can charge does."""
    return 1.0 if option == YES else 0.0


def reroll_choice(sight: Sight, option: Option) -> float:
    """T9.8.3. Free rerolls of dice that show less than they could: they never show less than nothing."""
    if option == DONE:
        return 0.0
    return 1.0 if int(option[2]) == 0 or is_red(option) else -1.0


def is_red(option: Option) -> bool:
    """Dice that show at least one sword in any case: a reroll cannot hurt."""
    return option[1] != "support" and UNIT.of(option) & 15 in (1, 3) and option[2] == 1


def pay_reroll_choice(sight: Sight, option: Option) -> float:
    """T17.5. Prestige for blanks, while enough is left."""
    if option == DONE:
        return 0.0
    worth_it = sight.s.pr[sight.seat] >= THRIFT or option[0] == "also"
    return 1.0 if int(option[2]) == 0 and worth_it else -1.0


def convert_choice(sight: Sight, option: Option) -> float:
    """T9.8.6. Only swords that have nobody left to strike become shields."""
    if option == DONE:
        return 0.0
    here = sight.here()
    foes = sight.foes(here)
    inside = [] if here >= sight.t.a.n_land else sight.garrison(here)
    targets = lives(foes or inside, sight.weak(here)) + number(foes) // 5
    spare = (sight.fact("swords") - targets) // 2
    shields, saved = int(option[1]), int(option[2])
    return 0.1 * shields if not saved and shields <= spare else -1.0


def victims_choice(sight: Sight, option: Option) -> float:
    """T9.8.7. The striker kills what is worth most for each sword; the owner of the rear gives the cheapest."""
    if option == SHIELD:
        return 0.0
    kind = UNIT.of(option)
    each = worth([(kind, 1)])
    if type_of(kind) in (ENGINE, TRANSPORT) or level_of(kind) >= EXPERIENCED:
        return -each
    return each / lives_of(kind, sight.weak(sight.here()))


def aim_choice(sight: Sight, option: Option) -> float:
    """T9.10. Six prestige for one unit behind the lines: only for the best, and only when rich."""
    if option == PASS:
        return 0.0
    rich = sight.s.pr[sight.seat] >= 30
    return worth([(UNIT.of(option), 1)]) - 2.5 if rich else -1.0


def drown_choice(sight: Sight, option: Option) -> float:
    """T8.22, T9.13. The cheapest first."""
    return -worth([(UNIT.of(option), 1)])


# --- withdrawal, sallies and assaults (T9.1, T9.3, T10) ---


def withdraw_choice(sight: Sight, option: Option) -> float:
    """T9.1. Behind the walls if the field cannot be held; all together, herds after them."""
    here = sight.here()
    mine, theirs = odds_here(sight, -1)
    own_walls = sight.s.settle[here] if sight.s.forts >> here & 1 else 0
    win = 1.0 - win_chance(theirs, mine, sight.weak(here), own_walls) if mine else 0.0
    if option == DONE:
        return 0.0
    shelter = STAND - win
    if option == ALL_IN:
        return 2.0 * shelter
    if option[0] == "bring-in":
        return 0.1 + 0.01 * int(option[1]) if win < STAND else -0.1
    if option[0] == "drive":
        return 0.2 if not mine and not sight.loot(here) else -0.1
    return shelter if ALL_IN not in sight.options and number(mine) <= sight.t.room_inside(here) else -0.5


def leave_site_choice(sight: Sight, option: Option) -> float:
    """T8.6, T9.7. The crew takes up arms unless the enemies are too few to matter."""
    mine, theirs = odds_here(sight, -1)
    return 1.0 if (option == YES) == (2 * number(theirs) >= number(mine)) else 0.0


def sally_choice(sight: Sight, option: Option) -> float:
    """T9.3. Out again when the besiegers can be beaten."""
    here = sight.here()
    inside = sight.garrison(here) + sight.force(sight.seat, here)
    gain = fight_worth(inside, sight.foes(here), sight.weak(here)) + 0.5
    if option == DONE:
        return 0.0
    if option == ALL_OUT:
        return gain
    return gain if ALL_OUT not in sight.options else -1.0


def assault_choice(sight: Sight, option: Option) -> float:
    """T10.1. Undefended walls are always tried; defended ones if the prize is worth the blood."""
    if option == NO:
        return 0.0
    here, s = sight.here(), sight.s
    mine, inside = sight.force(sight.seat, here), sight.garrison(here)
    if not inside:
        hopeless = sight.prudent and breach_chance(mine, defence_level(sight.t, here)) < HOPELESS
        return -1.0 if hopeless else 1.0
    if not can_kill(sight, inside, True, True):
        return -1.0
    level = defence_level(sight.t, here) if sight.fact("walls") else 0
    breach = breach_chance(mine, level) if sight.fact("walls") else 1.0
    if breach < (EVEN if sight.prudent else FAINT):
        return -1.0
    win = win_chance(mine, inside, True)
    hits, _ = swords(inside, sight.weak(here))
    blood = (hits + 0.89 * level) * UNIT_WORTH[0]
    owner = s.settle_owner[here]
    return breach * win * sight.weights[owner] * conquest_worth(s.settle[here]) + breach * win - blood


def sack_choice(sight: Sight, option: Option) -> float:
    """T10.8. Keep what can be kept."""
    return 2.0 if option == KEEP_BOTH else 1.0 if option[0] == "keep" else 0.0


def remove_site_choice(sight: Sight, option: Option) -> float:
    """T10.11. No foreign village on a field one holds."""
    return 1.0 if option == YES else 0.0


def surrender_choice(sight: Sight, option: Option) -> float:
    """T16.8. A settlement for a meal."""
    return 1.0 if option == YES else 0.0


# --- plunder (T11) ---


def plunder_choice(sight: Sight, option: Option) -> float:
    """T11. Steal everything; plunder what is an enemy's or will not be one's own for long."""
    if option == DONE:
        return 0.0
    s, seat = sight.s, sight.seat
    place = sight.place(option[1])
    verb = str(option[0])
    if verb.startswith("steal"):
        return 2.0 * VP
    if verb.startswith("destroy"):
        return -1.0
    owner = s.settle_owner[place]
    gain = GOLD if sight.linked >> place & 1 else 0.0
    if owner >= 0:
        if sight.t.is_rival(seat, owner):
            return gain + 1.0
        gain += 0.6 * sight.weights[owner]
    else:
        gain -= 1.0
    return gain - 0.1 * min(4, s.pr[seat])


# --- attrition (T8.20) ---


def attrition_choice(sight: Sight, option: Option) -> float:
    """T8.20, T8.21. Feed the encircled; a die is worth its prestige for good units."""
    verb = option[0]
    if verb in ("feed-unit", "feed-place"):
        return 3.0
    if verb in ("lose-unit", "lose-place"):
        return 0.0
    if verb == "drown":
        return drown_choice(sight, option)
    if verb == "instead":
        return 1.0 - 0.3 * worth([(UNIT.of(option), 1)])
    return 0.5 if sight.s.pr[sight.seat] >= 3 * THRIFT else -0.5


def hazard_choice(sight: Sight, option: Option) -> float:
    """T8.20.4, T20.5.14. Forage where it costs nobody friendly; pay for safe passage when many are there."""
    if option[0] == "risk":
        return 0.0
    if option[0] == "guide":
        return 0.17 * worth([(UNIT.of(option), 1)]) - GOLD
    place = sight.place(option[1])
    heads = number(sight.force(sight.seat, place))
    if option[0] == "passage":
        return 0.17 * worth(sight.force(sight.seat, place)) - GOLD * heads
    return 0.17 * worth(sight.force(sight.seat, place)) - 0.1 * min(4, sight.s.pr[sight.seat])


def rise_choice(sight: Sight, option: Option) -> float:
    """T12.2. The best soldiers rise first."""
    return worth([(UNIT.of(option), 1)]) if len(option) > 1 else NEVER
