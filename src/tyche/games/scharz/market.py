"""T13.10-T13.12. The market: grain, fish, herds and meat."""

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.scharz.components import (
    AUTUMN,
    FISH_BUY,
    GRAIN_BUY,
    HERD_BUY,
    HERD_ID,
    HERD_NAMES,
    HERD_SELL,
    HORSES,
    MEAT,
)
from tyche.games.scharz.control import controlled, group_of
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.traits import HORSE_TRADE


def with_port(t: Scharz, seat: int, place: int, cu: int) -> bool:
    """T13.10. Whether an own completed, unencircled port is connected to goods here."""
    group = group_of(t, seat, place)
    return any(t.s.yard[port] == 2 for port in bits(group & cu))


def market_options(t: Scharz, seat: int, cu: int, linked: int, found: list[Option]) -> None:
    """T13.10, T13.12. What can be bought where there is room, and sold."""
    s, names = t.s, t.a.names
    gold = s.gold[seat]
    for place in bits(cu):
        name = names[place]
        stock = s.stored.get(place, 0)
        found += [("buy-grain", name, n) for n in range(1, 1 + min(t.grain_room(place), gold // GRAIN_BUY))]
        found += [("sell-grain", name, n) for n in range(1, 1 + stock)]
        if s.yard[place]:
            found += [("buy-fish", name, n) for n in range(1, 1 + min(t.fish_room(place), gold // FISH_BUY))]
    _herd_options(t, seat, cu, linked, found)


def _herd_options(t: Scharz, seat: int, cu: int, linked: int, found: list[Option]) -> None:
    s, names = t.s, t.a.names
    gold = s.gold[seat]
    riders = t.trait(seat, HORSE_TRADE)
    seen: list[int] = []
    for key in s.herds[seat]:
        place, kind = key >> 5, key >> 3 & 3
        if key & 4 or not linked >> place & 1 or key & ~7 in seen:
            continue
        seen.append(key & ~7)
        found.append(("slaughter", HERD_NAMES[kind], names[place]))
        if (kind == HORSES and riders) or with_port(t, seat, place, cu):
            found.append(("sell-herd", HERD_NAMES[kind], names[place]))
    if gold < HERD_BUY[0]:
        return
    ports = any(s.yard[place] == 2 for place in bits(cu))
    if not ports and not riders:
        return
    for place in bits(controlled(t, seat) & linked & t.a.land):
        if t.herd_room(place) <= 0:
            continue
        kinds = range(4) if ports and with_port(t, seat, place, cu) else [HORSES] if riders else []
        found += [("buy-herd", HERD_NAMES[kind], names[place]) for kind in kinds if gold >= HERD_BUY[kind]]


def market_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.10, T13.11. Buy or sell; half gold is added up."""
    s = t.s
    verb = str(choice[0])
    place = t.a.ids[str(choice[1] if isinstance(choice[2], int) else choice[2])]
    if verb == "buy-grain":
        s.gold[seat] -= GRAIN_BUY * int(choice[2])
        t.put_grain(place, int(choice[2]))
    elif verb == "sell-grain":
        earn(t, seat, int(choice[2]) * (2 if with_port(t, seat, place, t.cu(seat)) else 1))
        t.put_grain(place, -int(choice[2]))
    elif verb == "buy-fish":
        s.gold[seat] -= FISH_BUY * int(choice[2])
        t.put_fish(place, int(choice[2]))
    elif verb == "buy-herd":
        kind = HERD_ID[str(choice[1])]
        s.gold[seat] -= HERD_BUY[kind]
        t.add_herd(seat, place, kind)
    else:
        kind = HERD_ID[str(choice[1])]
        key = next(k for k in s.herds[seat] if k >> 5 == place and k >> 3 & 3 == kind and not k & 4)
        t.take_herd(seat, key)
        if verb == "sell-herd":
            s.gold[seat] += HERD_SELL[kind]
        else:
            earn(t, seat, MEAT[kind] * (2 if s.season >= AUTUMN else 1))
    t.tell(verb, "T13.10", faction=seat, place=t.name(place), what=choice[1] if verb.endswith("herd") else choice[-1])


def earn(t: Scharz, seat: int, halves: int) -> None:
    """T13.11. Half gold is added up within a Trade; whole gold can be spent at once."""
    t.s.half[seat] += halves
    t.s.gold[seat] += t.s.half[seat] // 2
    t.s.half[seat] %= 2
