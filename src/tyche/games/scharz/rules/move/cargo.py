"""T8.8, T8.9. What ships carry: room, loads, and who gets no further."""

from typing import Final

from tyche.games.scharz.rules.components import CAVALRY, ELEPHANT, ENGINE, IS_SHIP, TRANSPORT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import FAR, OUT, is_ship, kind_in, type_of

UNITS: Final = 0
SPECIAL: Final = 1
RETREAT: Final = 2
PHASES: Final = ("units", "special", "retreat")
"""The subphases of MOVE in which units step."""
Load = tuple[int, int, int]
"""Elephants, cavalry, small units."""
NOTHING: Final[Load] = (0, 0, 0)


def load(t: Scharz, seat: int, place: int) -> tuple[int, int, int, int]:
    """T8.8. On a water field: transports, elephants, cavalry, small units."""
    transports = elephants = riders = small = 0
    for code, n in t.stacks(seat, place, OUT):
        unit = type_of(code)
        if unit == TRANSPORT:
            transports += n
        elif unit == ELEPHANT:
            elephants += n
        elif unit == CAVALRY:
            riders += n
        elif not IS_SHIP[unit]:
            small += n
    return transports, elephants, riders, small


def fits(transports: int, elephants: int, riders: int, small: int) -> bool:
    """T8.8. Whether ships of size 3 hold units of size 3, 2 and 1."""
    return elephants + riders <= transports and 3 * elephants + 2 * riders + small <= 3 * transports


def with_more(unit: int, k: int, elephants: int, riders: int, small: int) -> Load:
    """T8.8. A load with some more units of a type."""
    if unit == ELEPHANT:
        return elephants + k, riders, small
    if unit == CAVALRY:
        return elephants, riders + k, small
    return elephants, riders, small + k


def splits(going: int, staying: int, gone: Load, stayed: Load, rest: Load) -> bool:
    """T8.8. Whether what is not yet decided can be shared so that both parts have room."""
    for e in range(rest[0] + 1):
        for r in range(rest[1] + 1):
            e1, r1 = gone[0] + e, gone[1] + r
            e2, r2 = stayed[0] + rest[0] - e, stayed[1] + rest[1] - r
            if e1 + r1 > going or e2 + r2 > staying:
                continue
            room1 = 3 * going - 3 * e1 - 2 * r1 - gone[2]
            room2 = 3 * staying - 3 * e2 - 2 * r2 - stayed[2]
            if room1 >= 0 and room2 >= 0 and room1 + room2 >= rest[2]:
                return True
    return False


def has_room_for(t: Scharz, seat: int, place: int, unit: int) -> bool:
    """T8.8, T8.9. Whether the ships on a water field have room for one more of this type."""
    ships, elephants, riders, small = load(t, seat, place)
    if not ships or unit == ENGINE:
        return False
    return fits(
        ships, elephants + (unit == ELEPHANT), riders + (unit == CAVALRY), small + (unit not in (CAVALRY, ELEPHANT))
    )


def surplus(t: Scharz, seat: int, place: int) -> list[int]:
    """T8.8. The kinds of cargo one of which must go because the ships do not carry all; no choice without ships."""
    ships, elephants, riders, small = load(t, seat, place)
    if fits(ships, elephants, riders, small):
        return []
    crowded = elephants + riders > ships
    found: list[int] = []
    for code, _ in t.stacks(seat, place, OUT):
        if not is_ship(code) and (not crowded or type_of(code) in (ELEPHANT, CAVALRY)) and kind_in(code) not in found:
            found.append(kind_in(code))
    return found if ships else found[:1]


def cargo_code(t: Scharz, seat: int, place: int, kind: int) -> int:
    """The code of a unit of this kind aboard."""
    return next(code for code, _ in t.stacks(seat, place, OUT) if kind_in(code) == kind)


def is_far(code: int, phase: int) -> bool:
    """T8.9. Whether a land unit gets no further in Units: it has come two fields by moving and being carried."""
    return phase == UNITS and code & FAR == FAR and not is_ship(code)


def stranded(t: Scharz, seat: int, place: int) -> tuple[int, int, int]:
    """T8.9. Elephants, cavalry and small units on a water field that get no further in Units."""
    elephants = riders = small = 0
    for code, n in t.stacks(seat, place, OUT):
        if is_far(code, UNITS):
            elephants += n if type_of(code) == ELEPHANT else 0
            riders += n if type_of(code) == CAVALRY else 0
            small += n if type_of(code) not in (ELEPHANT, CAVALRY) else 0
    return elephants, riders, small


def departures(t: Scharz, seat: int, place: int, phase: int) -> list[int] | None:
    """T8.8, T8.9. How many transports may leave a water field in Units, so that who gets no further has room to stay.

    None where any number may: nobody there has come two fields yet.
    """
    far = stranded(t, seat, place) if phase == UNITS and place >= t.a.n_land else NOTHING
    if far == NOTHING:
        return None
    ships, elephants, riders, small = load(t, seat, place)
    rest = (elephants - far[0], riders - far[1], small - far[2])
    return [going for going in range(ships + 1) if splits(going, ships - going, NOTHING, far, rest)]


def may_depart(t: Scharz, seat: int, place: int, unit: int, phase: int) -> bool:
    """T8.8, T8.9. Whether a ship of this type may leave a water field."""
    if unit != TRANSPORT:
        return True
    numbers = departures(t, seat, place, phase)
    return numbers is None or any(numbers)
