"""T9.14. The charge of cavalry and elephants."""

from tyche.core.ask import NO, YES, Flow
from tyche.games.scharz.rules.choosing import Pool
from tyche.games.scharz.rules.combat.dice import Side, rerolls, roll_dice, thrown, unit_dice
from tyche.games.scharz.rules.combat.scenes import show_charge
from tyche.games.scharz.rules.combat.strike import Strike, strike
from tyche.games.scharz.rules.components import CAVALRY, ELEPHANT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import SITE, type_of


def chargers(t: Scharz, side: Side) -> Flow[Pool]:
    """T9.14, T17.9, K39. All riders of a side, if it has any bonuses and wants to charge."""
    riders = [entry for entry in side.pool if type_of(entry[1]) in (CAVALRY, ELEPHANT) and entry[0] != SITE]
    if not riders or not side.bonuses:
        return []
    choice = yield t.ask(side.seat, "charge", [NO, YES], "T9.14", NO, place=t.name(side.place))
    return riders if choice == YES else []


def charge(t: Scharz, side: Side, foe: Side, riders: Pool) -> Flow[Strike]:
    """T9.14. The charge of a side: shields count double against it."""
    blow = Strike(side.seat, foe.seat, side.place, foe.weak, 0, 2 * foe.shields)
    if riders:
        side.dice = unit_dice(t, side, riders)
        roll_dice(t, side)
        yield from rerolls(t, side)
        blow.swords = sum([die.swords for die in side.dice])
        facts: dict[str, object] = {"place": t.name(side.place), "swords": blow.swords, "thrown": thrown(side)}
        t.tell("charge", "T9.14", faction=side.seat, **facts)
        show_charge(t, side, blow.swords)
        yield from strike(t, blow, foe.pool)
    return blow


def charged(entry: tuple[int, int, int], riders: Pool) -> bool:
    """Whether units of a pool were among the riders."""
    return any(entry[0] == spot and entry[1] == code for spot, code, _ in riders)
