"""T16. What pay and food have in common: who is reached, in which order, and what becomes of the rest."""

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.combat.conquest import raze
from tyche.games.scharz.rules.components import (
    MERCENARY,
    PORTIONS,
    SALARY,
)
from tyche.games.scharz.rules.control import connected
from tyche.games.scharz.rules.kinds import PLACE, UNIT
from tyche.games.scharz.rules.move.cargo import surplus
from tyche.games.scharz.rules.move.risks import newcomer
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    ACTED,
    IN,
    KIND_NAMES,
    OUT,
    SITE,
    YARD,
    code_of,
    kind_in,
    place_at,
    spot_of,
    type_of,
)


def in_turn(t: Scharz, seat: int, place: int) -> bool:
    """T16.1, T16.3. Whether this place is paid or fed in the present stage."""
    return (t.s.owed[seat] >> place & 1) == t.s.stage


def is_new(code: int) -> bool:
    """T13.13. Whether mercenaries were bought in this round, and so are not paid in it."""
    return bool(code & ACTED) and type_of(code) == MERCENARY


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
        if t.alive(seat) and not newcomer(t, seat):
            disband(t, seat, linked[seat])
    t.release_all()


def disband(t: Scharz, seat: int, linked: int) -> None:
    """T16.2, T16.7. The units of a player outside his connection; cargo goes with its ships."""
    for key, n in sorted(t.s.units[seat].items()):
        place, spot, code = place_at(key), spot_of(key), code_of(key)
        if linked >> place & 1 or spot in (IN, YARD) or is_new(code) or not needs_support(t, type_of(code)):
            continue
        t.destroy(seat, place, spot, code, n)
        t.tell("disbanded", "T16.2", faction=seat, unit=KIND_NAMES[kind_in(code)], place=t.name(place))
    for place in bits(t.a.water & ~t.s.fleet[seat]):
        for code, n in t.stacks(seat, place, OUT):
            t.destroy(seat, place, OUT, code, n)


def needs_support(t: Scharz, unit: int) -> bool:
    """T13.2. Corsairs are neither fed nor paid; mercenaries eat nothing."""
    return SALARY[unit] > 0 if t.r.salaries else PORTIONS[unit] > 0


def dismiss(t: Scharz, seat: int, choice: Option) -> None:
    """T16.2, T13.13. A unit leaves."""
    kind, place = UNIT.of(choice), PLACE.on(t, choice, 2)
    for spot in (OUT, SITE, IN, YARD):
        for code, _ in t.stacks(seat, place, spot):
            if kind_in(code) == kind and not is_new(code):
                t.destroy(seat, place, spot, code)
                t.tell("dismissed", "T16.2", faction=seat, unit=choice[1], place=t.name(place))
                return


def castaways(t: Scharz, seat: int, verb: str) -> list[Option]:
    """T16.2, T8.8. When a ship is gone its owner first names the cargo that goes with it; empty if all is carried."""
    found: list[Option] = []
    waters = {place_at(key) for key in t.s.units[seat] if place_at(key) >= t.a.n_land}
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
