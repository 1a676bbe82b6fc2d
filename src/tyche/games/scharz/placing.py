"""T6.7. The prelude: the starting pieces, which all place at the same time."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.components import (
    CAVALRY,
    EXPERIENCED,
    HERD_ID,
    HERD_NAMES,
    HORSES,
    LI,
    PIGS,
    ROOM,
    SHEEP,
    STANDARD,
    TRANSPORT,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.setup import CITY, HARBOUR, HUNS, LATE
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import (
    DANUBE_FORTS,
    EXPERIENCED_START,
    FORT_START,
    LANDSMEN,
    PIG_HERDERS,
    TWO_FORTS,
)
from tyche.games.scharz.units import KIND_ID, KIND_NAMES, OUT, YARD, kind_of

GOLD: Final = 5
HUN_GOLD: Final = 7
PRESTIGE: Final = 7
GRAIN: Final = 10
START_LI: Final = 5
DOCK_ITEM: Final = 1
FORT_ITEM: Final = 2
HERD_ITEM: Final = 8
GRAIN_ITEM: Final = 16
UNIT_ITEM: Final = 1000


def begin_placing(t: Scharz) -> Flow[None]:
    """T6.7-T6.9. Who has what to place."""
    open_stage(t, "placing")
    for seat in range(t.players):
        t.earn(seat, GOLD)
        t.s.pr[seat] = PRESTIGE
        if t.s.opening[seat] == LATE:
            t.s.out_of_game &= ~(1 << seat)
            finish(t, seat)
            continue
        t.s.sub[seat] = pieces(t, seat)
        place_forced(t, seat)
    yield from ()


def pieces(t: Scharz, seat: int) -> list[int]:
    """T6.7-T6.9, T20. The starting pieces of a player that have to be placed, in order."""
    s = t.s
    light = UNIT_ITEM + kind_of(LI, STANDARD)
    if s.opening[seat] == HUNS:
        t.earn(seat, HUN_GOLD - GOLD)
        items = [light] * 3 + [UNIT_ITEM + kind_of(CAVALRY, STANDARD)] * 3
        return items + ([HERD_ITEM + SHEEP] * 2 + [HERD_ITEM + HORSES] * 2 + [GRAIN_ITEM + 5] if t.r.goods else [])
    items = []
    number = 3 if s.opening[seat] == CITY else START_LI
    coastal = any(t.a.coast[place] for place in bits(s.towns[seat]))
    if t.trait(seat, LANDSMEN):
        number = 7
    elif coastal:
        items.append(DOCK_ITEM)
    else:
        number += 2
        t.earn(seat, 2)
    seasoned = 3 if t.trait(seat, EXPERIENCED_START) and t.r.experience else 0
    items += [UNIT_ITEM + kind_of(LI, EXPERIENCED)] * min(seasoned, number)
    items += [light] * (number - min(seasoned, number))
    if t.r.goods:
        items += [*herds(t, seat), GRAIN_ITEM + GRAIN]
    if t.r.forts:
        items += fort_items(t, seat)
    return items


def herds(t: Scharz, seat: int) -> list[int]:
    """T6.7, T20.0.6, T20.1.8, T20.2.6. Two herds of sheep and one of pigs; cities have no pigs."""
    sheep, pigs = (1, 2) if t.trait(seat, PIG_HERDERS) else (2, 1)
    if t.s.opening[seat] in (CITY, HARBOUR):
        pigs = 0
    return [HERD_ITEM + SHEEP] * sheep + [HERD_ITEM + PIGS] * pigs


def fort_items(t: Scharz, seat: int) -> list[int]:
    """T20.0.7, T20.6.2, T20.6.3. Starting fortifications; those of the Danube villages are placed at once."""
    if t.trait(seat, DANUBE_FORTS):
        for place in bits(t.s.towns[seat]):
            if t.a.bank[place]:
                t.s.forts |= 1 << place
    return [FORT_ITEM] * (2 if t.trait(seat, TWO_FORTS) else 1 if t.trait(seat, FORT_START) else 0)


def item_options(t: Scharz, seat: int) -> list[Option]:
    """T6.7, T20.6.4. Where the next piece may go; at the end, to confirm."""
    s, names = t.s, t.a.names
    if not s.sub[seat]:
        return [DONE]
    item = s.sub[seat][0]
    towns = bits(s.towns[seat])
    if item == DOCK_ITEM:
        if s.opening[seat] == HARBOUR:
            return [("dock", "carthago")]
        return [("dock", names[place]) for place in towns if t.a.coast[place]]
    if item == FORT_ITEM:
        return [("fort", names[place]) for place in towns if not s.forts >> place & 1]
    if item >= UNIT_ITEM:
        name = KIND_NAMES[item - UNIT_ITEM]
        return [("place", name, names[place]) for place in bits(start_fields(t, seat))]
    if item >= GRAIN_ITEM:
        left = item - GRAIN_ITEM
        return [("store", names[place], n) for place in towns for n in range(1, 1 + min(left, grain_left(t, place)))]
    name = HERD_NAMES[item - HERD_ITEM]
    return [("herd", name, names[place]) for place in herd_fields(t, seat) if t.herd_room(place)]


def grain_left(t: Scharz, place: int) -> int:
    """T6.7. How much more grain a settlement starts with at most: five in a village, ten in a town, walls or not."""
    return ROOM[t.s.settle[place]] - t.s.stored.get(place, 0)


def start_fields(t: Scharz, seat: int) -> int:
    """T6.7, T20.6.4. The fields of the settlements; for the Huns also free fields around their village."""
    towns = t.s.towns[seat]
    if t.s.opening[seat] != HUNS:
        return towns
    fields = towns
    for place in bits(towns):
        fields |= t.a.land_adj[place] & t.a.ordinary
    for other in range(t.players):
        if other != seat:
            fields &= ~t.s.towns[other]
    return fields


def herd_fields(t: Scharz, seat: int) -> list[int]:
    """T6.7, T20.6.4. Where herds may start; the Huns' where their units are, but not beside other Huns' camps."""
    fields = t.s.towns[seat]
    if t.s.opening[seat] == HUNS:
        fields |= t.s.out[seat]
        for other in range(t.players):
            if other != seat and t.s.opening[other] == HUNS:
                fields &= ~start_fields(t, other) | t.s.towns[seat]
    return bits(fields)


def place_forced(t: Scharz, seat: int) -> None:
    """Place what has only one place to go, or none."""
    while t.s.sub[seat]:
        options = item_options(t, seat)
        if len(options) > 1:
            return
        if options:
            place_item(t, seat, options[0])
        else:
            t.s.sub[seat].pop(0)


def place_item(t: Scharz, seat: int, choice: Option) -> None:
    """Put one piece, or an amount of grain, onto the map."""
    s = t.s
    items = s.sub[seat]
    if choice[0] == "store":
        place, n = t.a.ids[str(choice[1])], int(choice[2])
        t.put_grain(place, n)
        items[0] -= n
        if items[0] == GRAIN_ITEM:
            items.pop(0)
        return
    items.pop(0)
    place = t.a.ids[str(choice[-1])]
    if choice[0] == "dock":
        t.set_yard(place, 2 if s.opening[seat] == HARBOUR else 1)
        t.enlist(seat, place, YARD, kind_of(TRANSPORT, STANDARD))
    elif choice[0] == "fort":
        s.forts |= 1 << place
    elif choice[0] == "place":
        t.enlist(seat, place, OUT, KIND_ID[str(choice[1])])
    else:
        t.breed(seat, place, HERD_ID[str(choice[1])])


def place_step(t: Scharz, seat: int, choice: Option) -> None:
    """T6.10. One piece after the other; the last step confirms."""
    if choice == DONE:
        finish(t, seat)
        return
    place_item(t, seat, choice)
    place_forced(t, seat)


def placing(t: Scharz) -> Flow[None]:
    """T6.7, T6.10, D3. All place at the same time."""
    yield from together(t, "placing", "T6.10", item_options, place_step)
    t.s.step = "round"
    for seat in range(t.players):
        t.s.vp_before[seat] = 0
