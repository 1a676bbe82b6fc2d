"""T13.2, T13.4, T13.5, T13.9, T17.9. Trade: units for gold or prestige, recruits, corsairs, commanders."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    COMMAND_NAMES,
    COMMAND_PRICE,
    CORSAIR,
    CORSAIR_GOLD,
    CORSAIR_PR,
    ELITE,
    FEW_SALES,
    HIRELING_PRICE,
    LEVEL_PRICE,
    LI,
    LI_PRICE,
    MERCENARY,
    MERCENARY_PRICE,
    PR_DOUBLE,
    RECRUIT_PRICE,
    RECRUITS,
    SALES,
    STANDARD,
)
from tyche.games.scharz.rules.control import controlled_seas
from tyche.games.scharz.rules.kinds import LEVEL, PLACE, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.trade.counter import PIRATE, Counter, afford, entry, settled
from tyche.games.scharz.rules.traits import HIRELINGS, MERCENARY_TRADE, RECRUITS_ONLY, SUBJECTS, THIRD_FREE
from tyche.games.scharz.rules.units import ACTED, KIND_NAMES, OUT, kind_of, level_of, type_of

LIGHT: Final = kind_of(LI, STANDARD)
RAW: Final = kind_of(LI, RECRUITS)
HIRED: Final = [kind_of(MERCENARY, level) for level in range(STANDARD, ELITE + 1)]
PIRATES: Final = [kind_of(CORSAIR, level) for level in range(STANDARD, ELITE + 1)]


# --- guards ---


def capacity(t: Scharz, place: int) -> int:
    """T13.4. How many more units a settlement sells this round."""
    size = t.s.settle[place]
    limit = FEW_SALES[size] if t.r.garrison_room else SALES[size] + (t.s.forts >> place & 1)
    return limit * (2 if t.s.doubled >> place & 1 else 1) - t.s.sold.get(place, 0)


def may_sell(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.4. Whether a settlement can sell one more unit."""
    refusal = settled(t, c, "T13.4", place)
    if refusal is None and capacity(t, place) <= 0:
        return Refusal("T13.4", "sold-out", {"place": t.name(place)})
    return refusal


def in_mode(t: Scharz, kind: int) -> Refusal | None:
    """T21. Whether the mode has this kind of unit."""
    if not t.r.has_unit[type_of(kind)] or (level_of(kind) != STANDARD and not t.r.experience):
        return Refusal("T21", "not-in-this-mode")
    return None


def may_buy(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.2, T13.4, T3.2, T20.6.2. LI and mercenaries are for sale."""
    if kind != LIGHT and kind not in HIRED:
        return Refusal("T13.2", "not-for-sale", {"unit": KIND_NAMES[kind]})
    refusal = in_mode(t, kind) or may_sell(t, c, place)
    if refusal is not None:
        return refusal
    if kind != LIGHT:
        return afford(c, "T13.2", *price_of("buy", kind))
    if t.trait(c.seat, RECRUITS_ONLY):
        return Refusal("T20.6.2", "recruits-only")
    if c.room <= 0:
        return Refusal("T3.2", "unit-limit")
    return afford(c, "T13.2", LI_PRICE)


def may_hire(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T20.0.3, T17.5. Mercenaries for prestige, by some peoples only."""
    if not t.trait(c.seat, HIRELINGS):
        return Refusal("T20.0.3", "not-this-people")
    if kind not in HIRED:
        return Refusal("T20.0.3", "not-for-sale", {"unit": KIND_NAMES[kind]})
    return in_mode(t, kind) or may_sell(t, c, place) or afford(c, "T20.0.3", *price_of("hire", kind))


def may_recruit(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.5, T11.3, T20.0.3. One LI on every controlled, connected field that is not plundered."""
    if t.trait(c.seat, HIRELINGS):
        return Refusal("T20.0.3", "no-recruiting")
    if not (c.controlled & c.connected & t.a.ordinary) >> place & 1:
        return Refusal("T13.5", "not-connected", {"place": t.name(place)})
    if t.s.markers >> place & 1:
        return Refusal("T11.3", "plundered", {"place": t.name(place)})
    if t.s.recruited >> place & 1:
        return Refusal("T13.5", "sold-out", {"place": t.name(place)})
    if c.room <= 0:
        return Refusal("T3.2", "unit-limit")
    return afford(c, "T13.5", RECRUIT_PRICE)


def may_double(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.4, T17.5. For 2 PR one settlement sells double, once per round; asked for when it has sold out."""
    if not t.r.prestige:
        return Refusal("T21", "not-in-this-mode")
    refusal = settled(t, c, "T13.4", place)
    if refusal is not None:
        return refusal
    if t.s.doubled & t.s.towns[c.seat]:
        return Refusal("T13.4", "doubled-already")
    if capacity(t, place) > 0:
        return Refusal("T13.4", "not-sold-out", {"place": t.name(place)})
    return afford(c, "T13.4", 0, PR_DOUBLE)


def may_sail_corsairs(t: Scharz, c: Counter, kind: int, place: int, gold: int, pr: int) -> Refusal | None:
    """T13.9, T13.2. On seas next to a controlled field, without foreign ships; a dock is required."""
    if kind not in PIRATES:
        return Refusal("T13.9", "not-for-sale", {"unit": KIND_NAMES[kind]})
    refusal = in_mode(t, kind)
    if refusal is not None:
        return refusal
    if not any(t.s.yard[yard] for yard in bits(c.cu)):
        return Refusal("T13.2", "no-dock")
    if not corsair_seas(t, c) >> place & 1:
        return Refusal("T13.9", "not-beside", {"place": t.name(place)})
    if t.s.fields[c.seat] >> place & 1:
        return Refusal("T13.9", "foreign-ships", {"place": t.name(place)})
    return afford(c, "T13.2", gold + level_price(kind), pr)


def corsair_seas(t: Scharz, c: Counter) -> int:
    """T13.9. The seas adjacent to a field that a player controls."""
    seas = 0
    for place in bits(c.controlled):
        seas |= t.a.coast[place]
    for place in bits(controlled_seas(t, c.seat)):
        seas |= t.a.sea_adj[place]
    return seas & t.a.seas


def may_command(t: Scharz, c: Counter, level: int) -> Refusal | None:
    """T17.9. A higher level of command for the difference."""
    if not t.r.command:
        return Refusal("T21", "not-in-this-mode")
    if level <= t.s.command[c.seat]:
        return Refusal("T17.9", "command-reached")
    return afford(c, "T17.9", command_price(t, c.seat, level))


def price_of(verb: str, kind: int) -> tuple[int, int]:
    """T13.2, T13.9, T20.0.3. What a unit costs in gold and in prestige, its level included."""
    if type_of(kind) == LI:
        return LI_PRICE, 0
    if type_of(kind) == CORSAIR:
        gold, pr = (CORSAIR_GOLD, 0) if verb == "corsairs" else (0, CORSAIR_PR)
    else:
        gold, pr = HIRELING_PRICE if verb == "hire" else MERCENARY_PRICE
    return gold + level_price(kind), pr


def command_price(t: Scharz, seat: int, level: int) -> int:
    """T17.9. The difference to a higher level of command."""
    return COMMAND_PRICE[level] - COMMAND_PRICE[t.s.command[seat]]


def gives_third(t: Scharz, seat: int) -> bool:
    """T20.5.7. Whether the next LI bought brings a third one for nothing."""
    return t.trait(seat, THIRD_FREE) and t.s.bought[seat] == 1 and t.unit_room(seat) > 1


def level_price(kind: int) -> int:
    """T12.4. What the level of mercenaries and corsairs costs on top."""
    return LEVEL_PRICE * (level_of(kind) - STANDARD)


# --- options ---


def purchase_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.4, T13.5, T13.9, T17.9. All that is for sale to this player now."""
    for place in bits(c.cu):
        _sale_options(t, c, place, found)
    if t.r.has_unit[CORSAIR] and (c.gold >= CORSAIR_GOLD or c.pr >= CORSAIR_PR):
        _corsair_options(t, c, found)
    if c.gold >= RECRUIT_PRICE:
        _recruit_options(t, c, found)
    if t.r.command:
        found += [("command", COMMAND_NAMES[k]) for k in range(len(COMMAND_NAMES)) if may_command(t, c, k) is None]


def _recruit_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    fields = c.controlled & c.connected & ~t.s.markers & ~t.s.recruited
    found += [("recruit", t.a.names[place]) for place in bits(fields) if may_recruit(t, c, place) is None]


def _sale_options(t: Scharz, c: Counter, place: int, found: list[Option]) -> None:
    name = t.a.names[place]
    if capacity(t, place) <= 0:
        if may_double(t, c, place) is None:
            found.append(("double", name))
        return
    hired = HIRED if t.r.has_unit[MERCENARY] else []
    found += [("buy", KIND_NAMES[kind], name) for kind in (LIGHT, *hired) if may_buy(t, c, kind, place) is None]
    if t.trait(c.seat, HIRELINGS):
        found += [("hire", KIND_NAMES[kind], name) for kind in hired if may_hire(t, c, kind, place) is None]


def _corsair_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    for place in bits(corsair_seas(t, c)):
        for kind in PIRATES:
            if may_sail_corsairs(t, c, kind, place, CORSAIR_GOLD, 0) is None:
                found.append(("corsairs", KIND_NAMES[kind], t.a.names[place]))
            if may_sail_corsairs(t, c, kind, place, 0, CORSAIR_PR) is None:
                found.append(("privateers", KIND_NAMES[kind], t.a.names[place]))


# --- doing it ---


def purchase_step(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T13.2, T13.4, T13.5, T13.9, T17.9. One purchase."""
    if verb == "command":
        level = LEVEL.of(choice)
        t.pay(seat, command_price(t, seat, level))
        t.s.command[seat] = level
        t.tell("command", "T17.9", faction=seat, level=choice[1])
        return
    place = PLACE.on(t, choice, -1)
    if verb == "double":
        t.s.pr[seat] -= PR_DOUBLE
        t.s.doubled |= 1 << place
    elif verb == "recruit":
        t.pay(seat, RECRUIT_PRICE)
        t.s.recruited |= 1 << place
        t.enlist(seat, place, OUT, RAW if t.r.experience else LIGHT)
        t.tell("recruited", "T13.5", faction=seat, place=t.name(place))
    elif verb in ("corsairs", "privateers"):
        kind = UNIT.of(choice)
        _pay_for(t, seat, verb, kind)
        t.s.sub[seat].append(entry(kind | PIRATE, place))
        t.tell("bought", "T13.9", faction=seat, unit=choice[1], place=t.name(place))
    else:
        _buy(t, seat, verb, UNIT.of(choice), place)
        t.tell("bought", "T13.4", faction=seat, unit=choice[1], place=t.name(place))


def _buy(t: Scharz, seat: int, verb: str, kind: int, place: int) -> None:
    """T13.4, T20.0.3. A settlement sells LI or mercenaries."""
    t.s.sold[place] = t.s.sold.get(place, 0) + 1
    _pay_for(t, seat, verb, kind)
    if type_of(kind) == LI:
        third = gives_third(t, seat)
        t.s.bought[seat] += 1
        t.enlist(seat, place, OUT, kind, 2 if third else 1)
        return
    t.enlist(seat, place, OUT, kind | ACTED)
    _go_betweens(t, seat)


def _pay_for(t: Scharz, seat: int, verb: str, kind: int) -> None:
    gold, pr = price_of(verb, kind)
    t.pay(seat, gold)
    t.s.pr[seat] -= pr


def _go_betweens(t: Scharz, seat: int) -> None:
    """T20.6.6. Visigoths earn 2 gold for every mercenary unit a Roman player buys; paid when Trade ends."""
    if t.trait(seat, SUBJECTS):
        for other in range(t.players):
            if t.alive(other) and t.trait(other, MERCENARY_TRADE):
                t.s.owed[other] += 2
