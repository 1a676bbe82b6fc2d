"""T13.2, T13.3, T13.6-T13.8, T20.3.4. Trade: LI become other units and units LI again; training; LI for gold."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    CAVALRY,
    CAVALRY_WITHOUT_HERDS,
    CORSAIR,
    ELEPHANT,
    ELITE,
    ENGINE,
    HI,
    HORSES,
    IS_SHIP,
    LEVEL_PRICE,
    LI,
    MERCENARY,
    REFUND,
    TRANSPORT,
    TYPE_NAMES,
    UPGRADE_COST,
    WARSHIP,
)
from tyche.games.scharz.rules.control import group_of
from tyche.games.scharz.rules.kinds import PLACE, TYPE, UNIT
from tyche.games.scharz.rules.move.reach import elephant_place
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.trade.counter import GONE, RIDER, Counter, afford, entry, find_unit, marked, settled
from tyche.games.scharz.rules.trade.purchases import LIGHT
from tyche.games.scharz.rules.traits import CHEAP_SHIPS, ELEPHANTS, SELLS_LI
from tyche.games.scharz.rules.units import (
    ACTED,
    CARRIED,
    CODE_MASK,
    IN,
    KIND_NAMES,
    MOVED,
    OUT,
    SITE,
    TRAIN,
    YARD,
    as_type,
    herd_inside,
    herd_kind,
    herd_place,
    is_ship,
    kind_in,
    level_of,
    place_at,
    spot_of,
    type_of,
)

SELL_LI_GOLD: Final = 1
MADE_IN_SETTLEMENTS: Final = (HI, CAVALRY, TRANSPORT, WARSHIP, ELEPHANT)
MADE_IN_THE_FIELD: Final = (ENGINE, ELEPHANT)
"""T13.2, T13.6. Engines are made at foreign settlements, elephants in the Desert or at home, all else at home."""


# --- figures ---


def upgrades_left(t: Scharz, place: int) -> int:
    """T13.6. How many more units a settlement upgrades or trains this round."""
    return t.s.settle[place] - t.s.upgraded.get(place, 0)


def yard_left(t: Scharz, place: int) -> int:
    """T13.6. How many more ships a shipyard makes or trains this round."""
    return t.s.yard[place] - t.s.berthed.get(place, 0)


def upgrade_cost(t: Scharz, seat: int, unit: int) -> int:
    """T13.2, T13.3, T20.5.4."""
    if unit == CAVALRY and not t.r.goods:
        return CAVALRY_WITHOUT_HERDS
    return UPGRADE_COST[unit] - (1 if IS_SHIP[unit] and t.trait(seat, CHEAP_SHIPS) else 0)


def refund(t: Scharz, c: Counter, place: int, unit: int) -> int:
    """T13.2, T13.7, T20.5.4. What a unit degraded here brings back: its price in its place, else nothing."""
    own = bool(c.cu >> place & 1)
    if unit == HI:
        own = own and t.s.settle[place] == 2
    elif unit == ELEPHANT:
        own = elephant_place(t, c.seat, place)
    if not own:
        return 0
    return REFUND[unit] - (1 if IS_SHIP[unit] and t.trait(c.seat, CHEAP_SHIPS) else 0)


def horses_for(t: Scharz, seat: int, place: int) -> int:
    """T13.3. The first connected herd of horses, in map order, for cavalry made here; -1 if there is none."""
    group = group_of(t, seat, place)
    for key in sorted(t.s.herds[seat]):
        if herd_kind(key) == HORSES and not herd_inside(key) and group >> herd_place(key) & 1:
            return key
    return -1


def second_rider(t: Scharz, seat: int, place: int) -> bool:
    """T13.3. Whether the second rider of a herd may still be made here."""
    return entry(RIDER, place) in t.s.sub[seat]


def spare_upgrade(t: Scharz, cu: int) -> int:
    """T13.6. Some own settlement with an upgrade left, villages first; -1 if there is none."""
    free = [place for place in bits(cu) if upgrades_left(t, place) > 0]
    return min(free, key=lambda place: t.s.settle[place]) if free else -1


# --- guards ---


def may_upgrade(t: Scharz, c: Counter, kind: int, unit: int, place: int) -> Refusal | None:
    """T13.6. Whether a LI of this kind on this field may become another type."""
    if type_of(kind) != LI or unit not in MADE_IN_SETTLEMENTS + MADE_IN_THE_FIELD:
        return Refusal("T13.6", "only-light")
    if find_unit(t, c.seat, place, kind, (OUT,), ACTED)[0] < 0:
        return Refusal("T13.6", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return may_become(t, c, unit, place)


def may_become(t: Scharz, c: Counter, unit: int, place: int) -> Refusal | None:
    """T13.2, T13.6, T21. Whether a LI on this field may be upgraded to this type now."""
    if not t.r.has_unit[unit]:
        return Refusal("T21", "not-in-this-mode")
    if unit in (TRANSPORT, WARSHIP):
        refusal = may_launch(t, c, unit, place)
    elif unit == ENGINE:
        refusal = may_build_engine(t, c, place)
    elif unit == ELEPHANT:
        refusal = may_tame(t, c, place)
    else:
        refusal = may_arm(t, c, unit, place)
    return refusal or afford(c, "T13.2", upgrade_cost(t, c.seat, unit))


def has_upgrade(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.6. A settlement with an upgrade left."""
    refusal = settled(t, c, "T13.6", place)
    if refusal is None and upgrades_left(t, place) <= 0:
        return Refusal("T13.6", "sold-out", {"place": t.name(place)})
    return refusal


def may_arm(t: Scharz, c: Counter, unit: int, place: int) -> Refusal | None:
    """T13.2, T13.3. HI in towns; cavalry with a connected herd of horses where there are herds."""
    if unit == HI and c.cu >> place & 1 and t.s.settle[place] < 2:
        return Refusal("T13.2", "no-town", {"place": t.name(place)})
    refusal = has_upgrade(t, c, place)
    if refusal is None and unit == CAVALRY and t.r.goods and not second_rider(t, c.seat, place):
        if horses_for(t, c.seat, place) < 0:
            return Refusal("T13.3", "no-horses", {"place": t.name(place)})
    return refusal


def may_launch(t: Scharz, c: Counter, unit: int, place: int) -> Refusal | None:
    """T13.2, T13.6, T8.7. Transports in docks and ports, warships in ports, while there are berths."""
    refusal = settled(t, c, "T13.6", place)
    if refusal is not None:
        return refusal
    if t.s.yard[place] < (1 if unit == TRANSPORT else 2):
        return Refusal("T13.2", "no-yard", {"place": t.name(place), "unit": TYPE_NAMES[unit]})
    if yard_left(t, place) <= 0:
        return Refusal("T13.6", "sold-out", {"place": t.name(place)})
    return Refusal("T8.7", "no-berth", {"place": t.name(place)}) if t.berths(place) <= 0 else None


def may_build_engine(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.6. At a foreign encircled settlement, with an upgrade of some own settlement."""
    owner = t.s.settle_owner[place]
    if owner < 0 or not t.foreign(c.seat, owner) or not t.encircled(place):
        return Refusal("T13.6", "no-siege", {"place": t.name(place)})
    return Refusal("T13.6", "no-upgrades") if spare_upgrade(t, c.cu) < 0 else None


def may_tame(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T13.2, T20.1.10, T20.5.10. Elephants in the wild, or at home by those who know how, with an upgrade."""
    if t.a.wild_elephants:
        return None if t.a.wild_elephants >> place & 1 else Refusal("T20.1.10", "no-elephants")
    if not t.trait(c.seat, ELEPHANTS) or not t.homeland(c.seat) >> place & 1:
        return Refusal("T20.5.10", "no-elephants")
    return has_upgrade(t, c, place)


def may_degrade(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.7, T8.10, T3.2. Ships and elephants only in their place; elsewhere they are given up."""
    unit = type_of(kind)
    if unit in (LI, MERCENARY, CORSAIR):
        return Refusal("T13.7", "not-degraded", {"unit": KIND_NAMES[kind]})
    if find_unit(t, c.seat, place, kind, degraded_at(kind), ACTED)[0] < 0:
        return Refusal("T13.7", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    if IS_SHIP[unit]:
        return settled(t, c, "T8.10", place)
    if unit == ELEPHANT and not refund(t, c, place, unit):
        return Refusal("T8.10", "no-elephants")
    return Refusal("T3.2", "unit-limit") if unit == ELEPHANT and c.room <= 0 else None


def may_train(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.8, T12.4. On a field with one's own completed settlement, one level at a time."""
    if not t.r.experience:
        return Refusal("T21", "not-in-this-mode")
    if type_of(kind) in (ELEPHANT, MERCENARY, CORSAIR):
        return Refusal("T12.4", "never-trained", {"unit": KIND_NAMES[kind]})
    if level_of(kind) >= ELITE:
        return Refusal("T12.1", "elite", {"unit": KIND_NAMES[kind]})
    spot, _ = find_unit(t, c.seat, place, kind, trained_at(kind), ACTED | TRAIN)
    if spot < 0:
        return Refusal("T13.8", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    if spot != YARD:
        refusal = has_upgrade(t, c, place)
    else:
        refusal = settled(t, c, "T13.8", place)
        if refusal is None and yard_left(t, place) <= 0:
            refusal = Refusal("T13.6", "sold-out", {"place": t.name(place)})
    return refusal or afford(c, "T13.8", LEVEL_PRICE)


def trained_at(kind: int) -> tuple[int, ...]:
    """T13.6. Where units of a kind are trained: ships in their yard, Viking ships also on land; crews on their site."""
    return (YARD, OUT) if is_ship(kind) else (OUT, SITE)


def degraded_at(kind: int) -> tuple[int, ...]:
    """T13.7, T8.10. Where units of a kind are degraded: ships in their yard, all others wherever they are."""
    return (YARD,) if is_ship(kind) else (OUT, SITE, IN)


def may_sell_li(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T20.3.4, T20.6.8. Some peoples sell LI."""
    if not t.trait(c.seat, SELLS_LI):
        return Refusal("T20.3.4", "not-this-people")
    if type_of(kind) != LI:
        return Refusal("T20.3.4", "only-light")
    if find_unit(t, c.seat, place, kind, (OUT,), ACTED)[0] < 0:
        return Refusal("T20.3.4", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return None


# --- options ---


def affordable(t: Scharz, c: Counter, units: tuple[int, ...]) -> list[int]:
    """T13.2, T21. The types that the mode has and the player can pay for."""
    return [unit for unit in units if t.r.has_unit[unit] and upgrade_cost(t, c.seat, unit) <= c.gold]


def upgrade_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T13.6-T13.8, T20.3.4. What units can become; each kind at each place once."""
    possible: dict[int, list[str]] = {}
    trains = t.r.experience and c.gold >= LEVEL_PRICE
    at_home, afield = affordable(t, c, MADE_IN_SETTLEMENTS), affordable(t, c, MADE_IN_THE_FIELD)
    for (place, kind), key in fresh(t, c.seat).items():
        if type_of(kind) != LI:
            _degrade_options(t, c, kind, place, found)
        elif place < t.a.n_land and spot_of(key) == OUT:  # Aboard, inside and on sites LI stay what they are.
            if place not in possible:
                possible[place] = becomes(t, c, at_home if c.cu >> place & 1 else afield, place)
            _light_options(t, c, kind, place, possible[place], found)
        if trains and place < t.a.n_land:
            _train_options(t, c, kind, place, found)


def fresh(t: Scharz, seat: int) -> dict[tuple[int, int], int]:
    """T13.6. The kinds of units at each place that have done nothing in this Trade yet, with their first stack."""
    found: dict[tuple[int, int], int] = {}
    for key in sorted(t.s.units[seat]):
        if not key & ACTED:
            found.setdefault((place_at(key), kind_in(key)), key)
    return found


def becomes(t: Scharz, c: Counter, units: list[int], place: int) -> list[str]:
    """T13.6. What LI can become at a place."""
    return [TYPE_NAMES[new] for new in units if may_become(t, c, new, place) is None]


def _degrade_options(t: Scharz, c: Counter, kind: int, place: int, found: list[Option]) -> None:
    if may_degrade(t, c, kind, place) is None:
        found.append(("degrade", KIND_NAMES[kind], t.a.names[place]))


def _train_options(t: Scharz, c: Counter, kind: int, place: int, found: list[Option]) -> None:
    if may_train(t, c, kind, place) is None:
        found.append(("train", KIND_NAMES[kind], t.a.names[place]))


def _light_options(t: Scharz, c: Counter, kind: int, place: int, possible: list[str], found: list[Option]) -> None:
    name, where = KIND_NAMES[kind], t.a.names[place]
    found += [("upgrade", name, new, where) for new in possible]
    if t.trait(c.seat, SELLS_LI) and may_sell_li(t, c, kind, place) is None:
        found.append(("sell", name, where))


# --- doing it ---


def upgrade_step(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T13.6-T13.8, T12.5. Another type keeps its level."""
    kind, place = UNIT.of(choice), PLACE.on(t, choice, -1)
    spots = degraded_at(kind) if verb == "degrade" else trained_at(kind)
    spot, code = find_unit(t, seat, place, kind, spots, ACTED | (TRAIN if verb == "train" else 0))
    if verb == "sell":
        t.earn(seat, SELL_LI_GOLD)
        t.recode(seat, place, spot, code, code | ACTED)
    elif verb == "train":
        t.pay(seat, LEVEL_PRICE)
        count = t.s.berthed if spot == YARD else t.s.upgraded
        count[place] = count.get(place, 0) + 1
        t.recode(seat, place, spot, code, code | TRAIN)
    elif verb == "upgrade":
        _upgrade(t, seat, place, code, TYPE.of(choice, 2))
    else:
        t.earn(seat, refund(t, Counter(t, seat), place, type_of(kind)))
        t.shift(seat, place, spot, code, place, OUT if spot == YARD else spot, as_type(code, LI), 1)
    t.tell(f"unit-{verb}", "T13.6", faction=seat, unit=choice[1], place=t.name(place))


def _upgrade(t: Scharz, seat: int, place: int, code: int, unit: int) -> None:
    """T13.2, T13.3, T13.6, T12.4. Elephants have no levels."""
    s = t.s
    t.pay(seat, upgrade_cost(t, seat, unit))
    if unit in (TRANSPORT, WARSHIP):
        s.berthed[place] = s.berthed.get(place, 0) + 1
    elif unit == ENGINE:
        used = spare_upgrade(t, t.cu(seat) & ~marked(t, seat, GONE))
        s.upgraded[used] = s.upgraded.get(used, 0) + 1
    elif unit != ELEPHANT or not t.a.wild_elephants >> place & 1:
        s.upgraded[place] = s.upgraded.get(place, 0) + 1
    if unit == CAVALRY and t.r.goods:
        if second_rider(t, seat, place):
            s.sub[seat].remove(entry(RIDER, place))
        else:
            t.cull(seat, horses_for(t, seat, place))
            s.sub[seat].append(entry(RIDER, place))
    new = code & CODE_MASK & ~15 | unit
    if unit == ELEPHANT:
        new = code & MOVED | LIGHT & ~15 | unit
    if unit in (TRANSPORT, WARSHIP):
        t.shift(seat, place, OUT, code, place, YARD, new & ~CARRIED, 1)
    else:
        t.shift(seat, place, OUT, code, place, OUT, new, 1)
