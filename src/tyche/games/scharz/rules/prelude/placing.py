"""T6.7. The prelude: the starting pieces, which all place at the same time."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.components import (
    CAVALRY,
    EXPERIENCED,
    HERD_NAMES,
    HORSES,
    LI,
    PIGS,
    SHEEP,
    STANDARD,
    STORAGE,
    TRANSPORT,
)
from tyche.games.scharz.rules.control import controlled
from tyche.games.scharz.rules.kinds import HERD, NUMBER, PLACE, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.prelude.setup import CITY, HARBOUR, HUNS, LATE
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import (
    DANUBE_FORTS,
    EXPERIENCED_START,
    FORT_START,
    LANDSMEN,
    PIG_HERDERS,
    TWO_FORTS,
)
from tyche.games.scharz.rules.units import KIND_NAMES, OUT, YARD, kind_of

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


def begin_placing(t: Scharz) -> None:
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


def pieces(t: Scharz, seat: int) -> list[int]:
    """T6.7-T6.9, T20. The starting pieces of a player that have to be placed, in order."""
    if t.s.opening[seat] == HUNS:
        return hun_pieces(t, seat)
    items: list[int] = []
    number = 3 if t.s.opening[seat] == CITY else START_LI
    coastal = any(t.a.coast[place] for place in bits(t.s.towns[seat]))
    if t.trait(seat, LANDSMEN):
        number = 7
    elif coastal:
        items.append(DOCK_ITEM)
    else:
        number += 2
        t.earn(seat, 2)
    items += light_infantry(t, seat, number)
    if t.r.goods:
        items += [*herds(t, seat), GRAIN_ITEM + GRAIN]
    if t.r.forts:
        items += fort_items(t, seat)
    return items


def hun_pieces(t: Scharz, seat: int) -> list[int]:
    """T20.6.4. Light infantry and cavalry, herds and grain of the Huns, who have more gold."""
    t.earn(seat, HUN_GOLD - GOLD)
    items = [UNIT_ITEM + kind_of(LI, STANDARD)] * 3 + [UNIT_ITEM + kind_of(CAVALRY, STANDARD)] * 3
    return items + ([HERD_ITEM + SHEEP] * 2 + [HERD_ITEM + HORSES] * 2 + [GRAIN_ITEM + 5] if t.r.goods else [])


def light_infantry(t: Scharz, seat: int, number: int) -> list[int]:
    """T6.7, T20. The LI of a start; of some peoples three are experienced."""
    seasoned = min(number, 3 if t.trait(seat, EXPERIENCED_START) and t.r.experience else 0)
    return [UNIT_ITEM + kind_of(LI, EXPERIENCED)] * seasoned + [UNIT_ITEM + kind_of(LI, STANDARD)] * (number - seasoned)


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
    if item >= UNIT_ITEM:
        name = KIND_NAMES[item - UNIT_ITEM]
        return [("place", name, names[place]) for place in bits(start_fields(t, seat))]
    if item >= GRAIN_ITEM:
        return store_options(t, seat, item - GRAIN_ITEM)
    if item >= HERD_ITEM:
        return herd_options(t, seat, item - HERD_ITEM)
    verb, may = ("dock", may_put_dock) if item == DOCK_ITEM else ("fort", may_put_fort)
    return [(verb, names[place]) for place in towns if may(t, seat, place) is None]


def store_options(t: Scharz, seat: int, grain: int) -> list[Option]:
    """T6.7. How much of the grain is stored where."""
    most = {place: min(grain, grain_left(t, place)) for place in bits(t.s.towns[seat])}
    return [("store", t.a.names[place], n) for place, room in most.items() for n in range(1, 1 + room)]


def herd_options(t: Scharz, seat: int, kind: int) -> list[Option]:
    """T6.7, T3.8. Fields with room for a herd."""
    fields = [place for place in bits(herd_fields(t, seat)) if t.herd_room(place)]
    return [("herd", HERD_NAMES[kind], t.a.names[place]) for place in fields]


def may_put(t: Scharz, seat: int, item: int, place: int) -> Refusal | None:
    """T6.7, T6.10. One starting piece after the other, onto the fields of one's settlements."""
    items = t.s.sub[seat]
    if not items:
        return Refusal("T6.10", "all-placed")
    if items[0] != item:
        return Refusal("T6.7", "another-first")
    fields = t.s.towns[seat]
    if item >= UNIT_ITEM:
        fields = start_fields(t, seat)
    elif HERD_ITEM <= item < GRAIN_ITEM:
        fields = herd_fields(t, seat)
    return None if fields >> place & 1 else Refusal("T6.7", "no-settlement", {"place": t.name(place)})


def may_put_dock(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T6.7, T20.1.8. On a coast; the port of Carthage stands at Carthage."""
    refusal = may_put(t, seat, DOCK_ITEM, place)
    if refusal is None and t.s.opening[seat] == HARBOUR and place != t.a.special["carthago"]:
        return Refusal("T20.1.8", "no-harbour", {"place": t.name(place)})
    if refusal is None and not t.a.coast[place]:
        return Refusal("T6.7", "no-coast", {"place": t.name(place)})
    return refusal


def may_put_fort(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T20.0.7, T3.7. One fortification a settlement."""
    refusal = may_put(t, seat, FORT_ITEM, place)
    if refusal is None and t.s.forts >> place & 1:
        return Refusal("T3.7", "fortified-already", {"place": t.name(place)})
    return refusal


def may_put_unit(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T6.7, T20.6.4."""
    return may_put(t, seat, UNIT_ITEM + kind, place)


def may_put_herd(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T6.7, T3.8. Two herds a field."""
    refusal = may_put(t, seat, HERD_ITEM + kind, place)
    if refusal is None and not t.herd_room(place):
        return Refusal("T3.8", "no-pasture", {"place": t.name(place)})
    return refusal


def may_put_grain(t: Scharz, seat: int, place: int, number: int) -> Refusal | None:
    """T6.7. As much as there is, and as the settlements take."""
    items = t.s.sub[seat]
    if not items:
        return Refusal("T6.10", "all-placed")
    if not GRAIN_ITEM <= items[0] < UNIT_ITEM:
        return Refusal("T6.7", "another-first")
    if not t.s.towns[seat] >> place & 1:
        return Refusal("T6.7", "no-settlement", {"place": t.name(place)})
    if number > grain_left(t, place):
        return Refusal("T6.7", "no-room", {"place": t.name(place), "number": grain_left(t, place)})
    left = items[0] - GRAIN_ITEM
    return None if 0 < number <= left else Refusal("T6.10", "wrong-number", {"least": 1, "most": left})


def grain_left(t: Scharz, place: int) -> int:
    """T6.7. How much more grain a settlement starts with at most: five in a village, ten in a town, walls or not."""
    return STORAGE[t.s.settle[place]] - t.s.stored.get(place, 0)


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


def herd_fields(t: Scharz, seat: int) -> int:
    """T6.7, T20.6.4. Where herds may start; the Huns' where their units are, but not beside other Huns' camps.

    Units are placed before herds: so a herd without room there finds none on another own field either, and waits.
    """
    fields = t.s.towns[seat]
    if t.s.opening[seat] == HUNS:
        fields |= t.s.out[seat]
        for other in range(t.players):
            if other != seat and t.s.opening[other] == HUNS:
                fields &= ~start_fields(t, other) | t.s.towns[seat]
    return fields


def place_forced(t: Scharz, seat: int) -> None:
    """Place what has only one place to go, or none."""
    while t.s.sub[seat]:
        options = item_options(t, seat)
        if len(options) > 1:
            return
        if options:
            place_item(t, seat, options[0])
        else:
            put_off(t, seat, t.s.sub[seat].pop(0))


def put_off(t: Scharz, seat: int, item: int) -> None:
    """T20.6.4. The Huns' herds that find no room wait; what else has no place to go is not had."""
    if t.s.opening[seat] == HUNS and HERD_ITEM <= item < GRAIN_ITEM:
        t.s.waiting[seat].append(item - HERD_ITEM)


def late_herds(t: Scharz) -> Flow[None]:
    """T20.6.4. At the beginning of a round herds that have waited come onto own fields with room, if there are any."""
    for seat in t.seats():
        while t.s.waiting[seat] and (fields := own_pastures(t, seat)):
            kind = t.s.waiting[seat][0]
            options: list[Option] = [("herd", HERD_NAMES[kind], t.name(place)) for place in fields]
            choice = yield from choose_one(t, seat, "late-herd", options, "T20.6.4")
            del t.s.waiting[seat][0]
            t.breed(seat, PLACE.on(t, choice, 2), kind)


def own_pastures(t: Scharz, seat: int) -> list[int]:
    """T20.6.4, T3.8. The fields a player controls that have room for a herd."""
    return [place for place in bits(controlled(t, seat) & t.a.land) if t.herd_room(place) > 0]


def may_put_late(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T20.6.4, T3.8. The herd that has waited longest, onto one's own field with room."""
    if t.s.waiting[seat][0] != kind:
        return Refusal("T20.6.4", "another-first")
    if not controlled(t, seat) >> place & 1:
        return Refusal("T20.6.4", "not-controlled", {"place": t.name(place)})
    return None if t.herd_room(place) > 0 else Refusal("T3.8", "no-pasture", {"place": t.name(place)})


def place_item(t: Scharz, seat: int, choice: Option) -> None:
    """Put one piece, or an amount of grain, onto the map."""
    s = t.s
    items = s.sub[seat]
    if choice[0] == "store":
        place, n = PLACE.on(t, choice), NUMBER.of(choice, 2)
        t.put_grain(place, n)
        items[0] -= n
        if items[0] == GRAIN_ITEM:
            items.pop(0)
        return
    items.pop(0)
    place = PLACE.on(t, choice, -1)
    if choice[0] == "dock":
        t.set_yard(place, 2 if s.opening[seat] == HARBOUR else 1)
        t.enlist(seat, place, YARD, kind_of(TRANSPORT, STANDARD))
    elif choice[0] == "fort":
        s.forts |= 1 << place
    elif choice[0] == "place":
        t.enlist(seat, place, OUT, UNIT.of(choice))
    else:
        t.breed(seat, place, HERD.of(choice))


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
