"""T16. What pay and food have in common: who is reached, in which order, and what becomes of the rest."""

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.scharz.attrition import newcomer
from tyche.games.scharz.components import (
    MERCENARY,
    PORTIONS,
    SALARY,
)
from tyche.games.scharz.control import connected
from tyche.games.scharz.moves import surplus
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import raze
from tyche.games.scharz.units import ACTED, CODE, CODE_MASK, IN, KIND, KIND_ID, KIND_NAMES, OUT, SITE, YARD


def in_turn(t: Scharz, seat: int, place: int) -> bool:
    """T16.1, T16.3. Whether this place is paid or fed in the present stage."""
    return (t.s.owed[seat] >> place & 1) == t.s.stage


def ringed(t: Scharz, seat: int) -> int:
    """The encircled settlements of a player as a stage begins: it judges everybody by the same moment."""
    found = 0
    for place in bits(t.s.towns[seat]):
        if t.encircled(place):
            found |= 1 << place
    return found


def surrendered(t: Scharz, place: int) -> bool:
    """T16.8. Whether a settlement has surrendered in this phase."""
    return any(feat[1] == place for feat in t.s.feats)


def disband_unconnected(t: Scharz) -> None:
    """T16.2, T16.7. Without connection nobody is paid or fed; all are judged by the same moment."""
    linked = [connected(t, seat) for seat in range(t.players)]
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            continue
        for key, n in sorted(t.s.units[seat].items()):
            place, spot, code = key >> CODE + 2, key >> CODE & 3, key & CODE_MASK
            if linked[seat] >> place & 1 or spot in (IN, YARD) or not needs_support(t, code & 15):
                continue
            t.destroy(seat, place, spot, code, n)
            t.tell("disbanded", "T16.2", faction=seat, unit=KIND_NAMES[code & KIND], place=t.name(place))
        for place in bits(t.a.water & ~t.s.fleet[seat]):
            for code, n in t.stacks(seat, place, OUT):
                t.destroy(seat, place, OUT, code, n)
    t.release_all()


def needs_support(t: Scharz, unit: int) -> bool:
    """T13.2. Corsairs are neither fed nor paid; mercenaries eat nothing."""
    return SALARY[unit] > 0 if t.r.salaries else PORTIONS[unit] > 0


def dismiss(t: Scharz, seat: int, choice: Option) -> None:
    """T16.2, T13.13. A unit leaves."""
    kind, place = KIND_ID[str(choice[1])], t.a.ids[str(choice[2])]
    for spot in (OUT, SITE, IN, YARD):
        for code, _ in t.stacks(seat, place, spot):
            if code & KIND == kind and not (code & ACTED and code & 15 == MERCENARY):
                t.destroy(seat, place, spot, code)
                t.tell("dismissed", "T16.2", faction=seat, unit=choice[1], place=t.name(place))
                return


def castaways(t: Scharz, seat: int, verb: str) -> list[Option]:
    """T16.2, T8.8. When a ship is gone its owner first names the cargo that goes with it; empty if all is carried."""
    found: list[Option] = []
    waters = {key >> CODE + 2 for key in t.s.units[seat] if key >> CODE + 2 >= t.a.n_land}
    for place in sorted(waters):
        found += [(verb, KIND_NAMES[kind], t.name(place)) for kind in surplus(t, seat, place)]
    return found


def forsake(t: Scharz, seat: int, place: int) -> None:
    """T16.2, T16.7, T16.8. An unpaid or unfed settlement is destroyed; an encircled one surrenders."""
    if t.s.fields[seat] >> place & 1:
        t.s.feats.append([seat, place, 0])
        t.s.feats.sort()
    else:
        raze(t, place, seat, False)


def eat_grain(t: Scharz, stores: list[int], number: int) -> int:
    """Take grain from stores, in their order; how much was found."""
    eaten = 0
    for place in stores:
        n = min(number - eaten, t.s.stored.get(place, 0))
        if n:
            t.put_grain(place, -n)
            eaten += n
    return eaten


def eat_fish(t: Scharz, stores: list[int], number: int) -> None:
    """Take fish from stores, in their order."""
    for place in stores:
        n = min(number, t.s.fish.get(place, 0))
        if n:
            t.put_fish(place, -n)
            number -= n
