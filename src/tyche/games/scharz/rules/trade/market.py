"""T13.10-T13.12. The market: grain, fish, herds and meat."""

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    AUTUMN,
    FISH_BUY,
    GRAIN_BUY,
    HERD_BUY,
    HERD_NAMES,
    HERD_SELL,
    HORSES,
    MEAT,
)
from tyche.games.scharz.rules.control import network, territory
from tyche.games.scharz.rules.kinds import HERD, PLACE
from tyche.games.scharz.rules.move.herds import may_receive
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.trade.counter import Counter, afford, settled
from tyche.games.scharz.rules.traits import HORSE_TRADE
from tyche.games.scharz.rules.units import herd_inside, herd_kind, herd_place


def with_port(t: Scharz, seat: int, cu: int) -> int:
    """T13.10. The places where goods are connected to one's own completed, unencircled port."""
    ports = found = 0
    for place in bits(cu):
        if t.s.yard[place] == 2:
            ports |= 1 << place
    if ports:
        for group in network(t, seat)[1]:
            if group & ports:
                found |= group
    return found


# --- guards ---


def may_buy_grain(t: Scharz, c: Counter, place: int, number: int) -> Refusal | None:
    """T13.10, T13.12. As much as the store takes."""
    refusal = settled(t, c, "T13.12", place)
    if refusal is None and not 0 < number <= t.grain_room(place):
        return Refusal("T13.12", "no-room", {"place": t.name(place), "number": t.grain_room(place)})
    return refusal or afford(c, "T13.10", GRAIN_BUY * number)


def may_sell_grain(t: Scharz, c: Counter, place: int, number: int) -> Refusal | None:
    """T13.10. What is stored."""
    refusal = settled(t, c, "T13.10", place)
    if refusal is None and not 0 < number <= t.s.stored.get(place, 0):
        return Refusal("T13.10", "not-stored", {"place": t.name(place), "number": t.s.stored.get(place, 0)})
    return refusal


def may_buy_fish(t: Scharz, c: Counter, place: int, number: int) -> Refusal | None:
    """T13.10, T13.12. As much as the shipyard takes."""
    refusal = settled(t, c, "T13.12", place)
    if refusal is None and not 0 < number <= t.fish_room(place):
        return Refusal("T13.12", "no-room", {"place": t.name(place), "number": t.fish_room(place)})
    return refusal or afford(c, "T13.10", FISH_BUY * number)


def own_herd(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.10. A herd of one's own outside on the field."""
    if t.herds_outside(c.seat, place, kind):
        return None
    return Refusal("T13.10", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})


def may_slaughter(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.10, K42. Without a port and a connection too, but not where somebody else controls the field."""
    refusal = own_herd(t, c, kind, place)
    if refusal is None and not territory(t, c.seat) >> place & 1:
        return Refusal("T13.10", "not-controlled", {"place": t.name(place)})
    return refusal


def may_sell_herd(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.10, T5.9, T20.4.3. Through a connected port; horses of the Almoravids without."""
    refusal = own_herd(t, c, kind, place)
    if refusal is None and not c.connected >> place & 1:
        return Refusal("T13.10", "goods-not-connected", {"place": t.name(place)})
    if refusal is None and not open_market(t, c, kind, place):
        return Refusal("T13.10", "no-market", {"place": t.name(place)})
    return refusal


def may_buy_herd(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.10, T13.12, T3.8. Through a connected port, onto a connected field with room."""
    if not pastures(t, c) >> place & 1:
        return Refusal("T13.12", "not-connected", {"place": t.name(place)})
    if not may_receive(t, c.seat, place):
        return Refusal("T3.8", "no-pasture", {"place": t.name(place)})
    if not open_market(t, c, kind, place):
        return Refusal("T13.10", "no-market", {"place": t.name(place)})
    return afford(c, "T13.10", HERD_BUY[kind])


def pastures(t: Scharz, c: Counter) -> int:
    """T13.12, T5.6. The connected fields that a player controls or owns."""
    return territory(t, c.seat) & c.connected & t.a.land


def open_market(t: Scharz, c: Counter, kind: int, place: int) -> bool:
    """T13.10, T20.4.3. Whether herds of this kind are traded here at port prices."""
    return with_port(t, c.seat, c.cu) >> place & 1 == 1 or (kind == HORSES and t.trait(c.seat, HORSE_TRADE))


# --- options ---


def market_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.10, T13.12. What can be bought where there is room, and sold."""
    s, names = t.s, t.a.names
    for place in bits(c.cu):
        name = names[place]
        found += [("buy-grain", name, n) for n in range(1, 1 + min(t.grain_room(place), c.gold // GRAIN_BUY))]
        found += [("sell-grain", name, n) for n in range(1, 1 + s.stored.get(place, 0))]
        if s.yard[place]:
            found += [("buy-fish", name, n) for n in range(1, 1 + min(t.fish_room(place), c.gold // FISH_BUY))]
    _herd_options(t, c, found)


def _herd_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    trading = bool(with_port(t, c.seat, c.cu)) or t.trait(c.seat, HORSE_TRADE)
    _sales(t, c, trading, found)
    if trading and c.gold >= HERD_BUY[0]:
        for place in bits(pastures(t, c)):
            _purchases(t, c, place, found)


def _sales(t: Scharz, c: Counter, trading: bool, found: list[Option]) -> None:
    outside = [key for key in sorted(t.s.herds[c.seat]) if not herd_inside(key)]
    for place, kind in dict.fromkeys([(herd_place(key), herd_kind(key)) for key in outside]):
        if may_slaughter(t, c, kind, place) is None:
            found.append(("slaughter", HERD_NAMES[kind], t.name(place)))
            if trading and may_sell_herd(t, c, kind, place) is None:
                found.append(("sell-herd", HERD_NAMES[kind], t.name(place)))


def _purchases(t: Scharz, c: Counter, place: int, found: list[Option]) -> None:
    kinds = [kind for kind in range(len(HERD_NAMES)) if may_buy_herd(t, c, kind, place) is None]
    found += [("buy-herd", HERD_NAMES[kind], t.name(place)) for kind in kinds]


# --- doing it ---


def market_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.10, T13.11. Buy or sell; half gold is added up."""
    verb = str(choice[0])
    if isinstance(choice[2], int):
        place = PLACE.on(t, choice)
        trade_stores(t, seat, verb, place, choice[2])
    else:
        place = PLACE.on(t, choice, 2)
        trade_herd(t, seat, verb, place, HERD.of(choice))
    t.tell(verb, "T13.10", faction=seat, place=t.name(place), what=choice[1] if verb.endswith("herd") else choice[-1])


def trade_stores(t: Scharz, seat: int, verb: str, place: int, number: int) -> None:
    """T13.10. Grain and fish; grain brings half without a port."""
    if verb == "buy-grain":
        t.pay(seat, GRAIN_BUY * number)
        t.put_grain(place, number)
    elif verb == "sell-grain":
        earn_halves(t, seat, grain_halves(t, seat, place, number))
        t.put_grain(place, -number)
    else:
        t.pay(seat, FISH_BUY * number)
        t.put_fish(place, number)


def trade_herd(t: Scharz, seat: int, verb: str, place: int, kind: int) -> None:
    """T13.10. Herds are bought, sold or slaughtered; meat brings half in spring and summer."""
    if verb == "buy-herd":
        t.pay(seat, HERD_BUY[kind])
        t.breed(seat, place, kind)
        return
    t.cull(seat, t.herds_outside(seat, place, kind)[0])
    if verb == "sell-herd":
        t.earn(seat, HERD_SELL[kind])
    else:
        earn_halves(t, seat, meat_halves(t, kind))


def grain_halves(t: Scharz, seat: int, place: int, number: int) -> int:
    """T13.10. What grain brings in half gold: twice as much with a port."""
    return number * (2 if with_port(t, seat, t.cu(seat)) >> place & 1 else 1)


def meat_halves(t: Scharz, kind: int) -> int:
    """T13.10. What the meat of a herd brings in half gold: twice as much in autumn and winter."""
    return MEAT[kind] * (2 if t.s.season >= AUTUMN else 1)


def whole_gold(t: Scharz, seat: int, halves: int) -> int:
    """T13.11. Half gold is added up within a Trade; whole gold can be spent at once."""
    return (t.s.half[seat] + halves) // 2


def earn_halves(t: Scharz, seat: int, halves: int) -> None:
    """T13.11. Proceeds in half gold."""
    t.earn(seat, whole_gold(t, seat, halves))
    t.s.half[seat] = (t.s.half[seat] + halves) % 2
