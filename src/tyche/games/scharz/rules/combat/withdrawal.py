"""T9.1-T9.4. Before the battles: crews leave their sites, units withdraw into settlements or sally from them."""

from typing import Final

from tyche.core.ask import DONE, NO, YES, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.choosing import sum_kinds
from tyche.games.scharz.rules.combat.conquest import leave_site
from tyche.games.scharz.rules.components import HERD_NAMES, LI
from tyche.games.scharz.rules.kinds import ALL_UNITS, HERD, NUMBER, UNITS
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    IN,
    KIND_NAMES,
    OUT,
    SECOND,
    SITE,
    grains,
    is_ship,
    kind_in,
    place_at,
    sower,
    spot_of,
)

ALL_IN: Final[Option] = ("inside", "all")
ALL_OUT: Final[Option] = ("sally", "all")


def withdrawal(t: Scharz) -> Flow[None]:
    """T9.1, T9.3, T8.6, D15. In initiative order: crews leave their sites, units go into settlements, or come out."""
    for seat in t.seats():
        for place in bits(crews(t, seat) & t.foreign_out(seat)):
            yield from down_tools(t, seat, place)
        threatened = t.s.towns[seat] & t.foreign_out(seat)
        for place in bits(threatened):
            if t.s.out[seat] >> place & 1:
                yield from withdraw(t, seat, place)
            else:
                yield from sally(t, seat, place)


def crews(t: Scharz, seat: int) -> int:
    """The fields where a player's units are on a site."""
    found = 0
    for key in t.s.units[seat]:
        if spot_of(key) == SITE:
            found |= 1 << (place_at(key))
    return found


def down_tools(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T8.6, T9.7. The crew of a threatened site may leave it and fight as whole units."""
    choice = yield t.ask(seat, "leave-site", [NO, YES], "T8.6", NO, place=t.name(place))
    if choice == YES:
        leave_site(t, seat, place)
        t.tell("site-left", "T8.6", faction=seat, place=t.name(place))


def withdraw(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T9.1, T9.2. Units, herds and grain of the field go in, one after the other, while there is room."""
    while True:
        options = inside_options(t, seat, place)
        choice = yield from choose_one(t, seat, "withdraw", options, "T9.1", DONE, place=t.name(place))
        if choice == DONE:
            return
        if choice[0] == "drive":
            drive_in(t, seat, place, HERD.of(choice))
        elif choice[0] == "bring-in":
            t.reap(place, place, NUMBER.of(choice))
        else:
            go_inside(t, seat, place, UNITS.of(choice))


def go_inside(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T9.1. One unit of a kind goes in, or all that are there."""
    for spot, code, n in t.outside(seat, place):
        if kind in (ALL_UNITS, kind_in(code)):
            t.shift(seat, place, spot, code, place, IN, landed(code), n if kind == ALL_UNITS else 1)
            if kind != ALL_UNITS:
                return


def landed(code: int) -> int:
    """T20.3.1, T8.10. A ship on land whose crew goes into a settlement is given up."""
    return code & ~(15 | SECOND) | LI if is_ship(code) else code


def inside_options(t: Scharz, seat: int, place: int) -> list[Option]:
    """T9.1. What may still be drawn into a settlement."""
    options: list[Option] = [DONE]
    if may_go_inside(t, seat, place, ALL_UNITS) is None:
        options.append(ALL_IN)
    if t.room_inside(place) > 0:
        options += [("inside", KIND_NAMES[kind]) for kind, _ in sum_kinds(t.outside(seat, place))]
        options += [("drive", HERD_NAMES[kind]) for kind in range(4) if t.herds_outside(seat, place, kind)]
    most = grains(t.s.grain.get(place, 0))
    return options + [("bring-in", n) for n in range(1, most + 1) if may_bring_in(t, seat, place, n) is None]


def may_bring_in(t: Scharz, seat: int, place: int, number: int) -> Refusal | None:
    """T9.1, T13.12. Own grain of the field, as much as there is and as the settlement stores."""
    if place not in t.s.grain or sower(t.s.grain[place]) != seat:
        return Refusal("T9.1", "no-stack", {"place": t.name(place)})
    if number > t.grain_room(place):
        return Refusal("T13.12", "no-room", {"place": t.name(place), "number": t.grain_room(place)})
    most = grains(t.s.grain[place])
    return None if 0 < number <= most else Refusal("T9.1", "wrong-number", {"least": 1, "most": most})


def may_go_inside(t: Scharz, seat: int, place: int, kind: int) -> Refusal | None:
    """T9.1. Units of the field, one or all, while there is room."""
    kinds = dict(sum_kinds(t.outside(seat, place)))
    if kind != ALL_UNITS and kind not in kinds:
        return Refusal("T9.1", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    number = sum(kinds.values()) if kind == ALL_UNITS else 1
    if kind == ALL_UNITS and number <= 1:
        return Refusal("T9.1", "only-one", {"place": t.name(place)})
    if number > t.room_inside(place):
        return Refusal("T9.1", "no-room-inside", {"place": t.name(place), "number": t.room_inside(place)})
    return None


def may_drive_in(t: Scharz, seat: int, place: int, kind: int) -> Refusal | None:
    """T9.1. A herd of the field, while there is room."""
    if not t.herds_outside(seat, place, kind):
        return Refusal("T9.1", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    room = t.room_inside(place)
    return None if room > 0 else Refusal("T9.1", "no-room-inside", {"place": t.name(place), "number": room})


def may_sally(t: Scharz, seat: int, place: int, kind: int) -> Refusal | None:
    """T9.3. Units inside the settlement, one or all."""
    inside = t.stacks(seat, place, IN)
    if kind != ALL_UNITS:
        there = any(kind_in(code) == kind for code, _ in inside)
        facts: dict[str, object] = {"unit": KIND_NAMES[kind], "place": t.name(place)}
        return None if there else Refusal("T9.3", "no-such-unit", facts)
    return None if t.count(seat, place, IN) > 1 else Refusal("T9.3", "only-one", {"place": t.name(place)})


def drive_in(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T9.1. A herd goes into the settlement."""
    t.take_herd(seat, t.herds_outside(seat, place, kind)[0])
    t.add_herd(seat, place, kind, 1)


def sally(t: Scharz, seat: int, place: int) -> Flow[None]:
    """T9.3. Units inside an encircled settlement may come out and fight."""
    while inside := t.stacks(seat, place, IN):
        options: list[Option] = [DONE]
        if may_sally(t, seat, place, ALL_UNITS) is None:
            options.append(ALL_OUT)
        options += [("sally", KIND_NAMES[kind]) for kind, _ in t.kinds(inside)]
        choice = yield t.ask(seat, "sally", options, "T9.3", DONE, place=t.name(place))
        if choice == DONE:
            return
        come_out(t, seat, place, UNITS.of(choice))


def come_out(t: Scharz, seat: int, place: int, kind: int) -> None:
    """T9.3. One unit of a kind comes out, or all that are inside."""
    inside = t.stacks(seat, place, IN)
    for code, n in inside if kind == ALL_UNITS else [next(e for e in inside if kind_in(e[0]) == kind)]:
        t.shift(seat, place, IN, code, place, OUT, code, n if kind == ALL_UNITS else 1)
