"""T12.6, T12.7, T12.9, T12.11, T11.3, T20.6.6. Trade: building material, crews, red markers, dismantled villages."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.combat.conquest import drop_site
from tyche.games.scharz.rules.components import (
    BUILDING_NAMES,
    DOCK,
    FINISHED,
    FORT,
    MOST_CREW,
    PORT,
    PRICE,
    TOWN,
    VILLAGE,
)
from tyche.games.scharz.rules.control import controlled_actively
from tyche.games.scharz.rules.kinds import BUILDING, PLACE, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.rear.building import builds, crew_at, least_crew, push_site
from tyche.games.scharz.rules.trade.counter import GONE, LEFT, Counter, afford, entry, find_unit, settled
from tyche.games.scharz.rules.traits import DISMANTLERS
from tyche.games.scharz.rules.units import (
    ACTED,
    KIND_NAMES,
    OUT,
    SITE,
    site_kind,
    site_of,
    site_owner,
    site_progress,
    type_of,
)

CLEAR_PRICE: Final = 3
DISMANTLE_GOLD: Final = 4
GIVE_UP_GOLD: Final = 1
QUARTER_TURN: Final = 2
"""T12.8. Progress is counted in half quarter-turns."""


def price(t: Scharz, seat: int, kind: int) -> int:
    """T12.6, T12.9."""
    return PRICE[kind] - (1 if t.s.pr[seat] >= 30 else 0)


def hurry_price(t: Scharz, seat: int, kind: int) -> int:
    """T12.9. Half the price, rounded up."""
    return (price(t, seat, kind) + 1) // 2


def has_town(t: Scharz, seat: int) -> bool:
    """T12.6. Whether a player has a town, or is building one."""
    if any(t.s.settle[place] == 2 for place in bits(t.s.towns[seat])):
        return True
    return any(site_owner(site) == seat and site_kind(site) == TOWN for site in t.s.sites.values())


# --- guards ---


def may_build(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T12.6, T12.11, T3.3. Whether a building may be begun here: one site a field, tiles, ground, gold."""
    if kind == FORT and not t.r.forts:
        return Refusal("T21", "not-in-this-mode")
    if kind == VILLAGE:
        refusal = may_settle(t, c, place)
    else:
        refusal = settled(t, c, "T12.6", place) or may_extend(t, c, kind, place)
    if refusal is not None:
        return refusal
    if place in t.s.sites:
        return Refusal("T12.11", "site-there", {"place": t.name(place)})
    if kind in (VILLAGE, DOCK) and t.tiles_left(c.seat) <= 0:
        return Refusal("T3.3", "no-tiles")
    return afford(c, "T12.6", price(t, c.seat, kind))


def may_settle(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T12.6, T4.7, T3.7. A village needs an actively controlled field without settlement."""
    if t.a.neutral_mask >> place & 1:
        return Refusal("T4.7", "neutral", {"place": t.name(place)})
    if t.s.settle[place]:
        return Refusal("T3.7", "settled-already", {"place": t.name(place)})
    if not c.active >> place & 1:
        return Refusal("T12.6", "not-controlled", {"place": t.name(place)})
    return None


def may_extend(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T12.6, T3.7. What a completed, unencircled settlement can be given."""
    if kind == TOWN:
        return may_grow(t, c, place)
    if kind == DOCK:
        return may_add_dock(t, place)
    if kind == PORT and t.s.yard[place] != 1:
        return Refusal("T12.6", "no-dock-there", {"place": t.name(place)})
    if kind == FORT and t.s.forts >> place & 1:
        return Refusal("T3.7", "fortified-already", {"place": t.name(place)})
    return None


def may_grow(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T12.6, T3.7. A village becomes a town; from the second town on a port is needed."""
    if t.s.settle[place] != 1:
        return Refusal("T3.7", "settled-already", {"place": t.name(place)})
    if t.s.yard[place] != 2 and has_town(t, c.seat):
        return Refusal("T12.6", "no-port", {"place": t.name(place)})
    return None


def may_add_dock(t: Scharz, place: int) -> Refusal | None:
    """T12.6, T3.7. One shipyard a settlement, on a coast."""
    if not t.a.coast[place]:
        return Refusal("T12.6", "no-coast", {"place": t.name(place)})
    return Refusal("T3.7", "yard-already", {"place": t.name(place)}) if t.s.yard[place] else None


def may_work(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T12.11. One's own site that is not shut in."""
    if site_owner(t.s.sites.get(place, -1)) != c.seat or c.left >> place & 1:
        return Refusal("T12.7", "no-site", {"place": t.name(place)})
    return Refusal("T12.11", "encircled", {"place": t.name(place)}) if t.encircled(place) else None


def may_enter(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T12.6-T12.8. LI of the field enter its site, up to four."""
    refusal = may_work(t, c, place)
    if refusal is not None:
        return refusal
    if not builds(t, c.seat, type_of(kind)):
        return Refusal("T12.6", "no-builder", {"unit": KIND_NAMES[kind]})
    if t.count(c.seat, place, SITE) >= MOST_CREW:
        return Refusal("T12.8", "crew-full", {"place": t.name(place)})
    if find_unit(t, c.seat, place, kind, (OUT,), ACTED)[0] < 0:
        return Refusal("T12.7", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return None


def may_hurry(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T12.9, T12.10. One extra quarter-turn per site and round for half the price, where a crew is at work."""
    if t.r.quick_building:
        return Refusal("T12.10", "not-in-this-mode")
    refusal = may_work(t, c, place)
    if refusal is not None:
        return refusal
    if not c.controlled >> place & 1:
        return Refusal("T12.9", "not-controlled", {"place": t.name(place)})
    least = least_crew(t, c.seat, site_kind(t.s.sites[place]))
    if crew_at(t, c.seat, place) < least:
        return Refusal("T12.9", "no-crew", {"place": t.name(place), "number": least})
    if t.s.hurried >> place & 1:
        return Refusal("T12.9", "hurried-already", {"place": t.name(place)})
    return afford(c, "T12.9", hurry_price(t, c.seat, site_kind(t.s.sites[place])))


def may_give_up(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T12.11. Any own site."""
    if site_owner(t.s.sites.get(place, -1)) != c.seat or c.left >> place & 1:
        return Refusal("T12.11", "no-site", {"place": t.name(place)})
    return None


def may_clear(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T11.3. The red marker of a controlled field, for 3 gold."""
    if not t.s.markers >> place & 1:
        return Refusal("T11.3", "no-marker", {"place": t.name(place)})
    if not c.controlled >> place & 1:
        return Refusal("T11.3", "not-controlled", {"place": t.name(place)})
    return afford(c, "T11.3", CLEAR_PRICE)


def may_dismantle(t: Scharz, c: Counter, place: int) -> Refusal | None:
    """T20.6.6, T20.6.7. Goths dismantle own villages."""
    if not t.trait(c.seat, DISMANTLERS):
        return Refusal("T20.6.6", "not-this-people")
    refusal = settled(t, c, "T20.6.6", place)
    if refusal is None and t.s.settle[place] != 1:
        return Refusal("T20.6.6", "no-village", {"place": t.name(place)})
    return refusal


# --- options ---


def site_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T12.6-T12.11, T11.3, T20.6.6. Buildings, crews, markers, villages to dismantle."""
    names = t.a.names
    for place in sorted(t.s.sites):
        if may_give_up(t, c, place) is None:
            _work_options(t, c, place, found)
    _building_options(t, c, found)
    if c.gold >= CLEAR_PRICE:
        found += [("clear", names[place]) for place in bits(t.s.markers & c.controlled)]
    if t.trait(c.seat, DISMANTLERS):
        found += [("dismantle", names[place]) for place in bits(c.cu) if may_dismantle(t, c, place) is None]


def _work_options(t: Scharz, c: Counter, place: int, found: list[Option]) -> None:
    name = t.a.names[place]
    found.append(("give-up", name))
    kinds = [kind for kind, _ in t.kinds(t.stacks(c.seat, place, OUT)) if may_enter(t, c, kind, place) is None]
    found += [("enter", KIND_NAMES[kind], name) for kind in kinds]
    if may_hurry(t, c, place) is None:
        found.append(("hurry", name))


def _building_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    """T12.6. What can be begun and paid for, where there is no site yet."""
    names = t.a.names
    kinds = [kind for kind in (TOWN, DOCK, PORT, FORT) if price(t, c.seat, kind) <= c.gold]
    if price(t, c.seat, VILLAGE) <= c.gold:
        _village_options(t, c, found)
    for place in bits(c.cu):
        begun = [kind for kind in kinds if may_build(t, c, kind, place) is None]
        found += [("build", BUILDING_NAMES[kind], names[place]) for kind in begun]


def _village_options(t: Scharz, c: Counter, found: list[Option]) -> None:
    fields = c.active
    for towns in t.s.towns:
        fields &= ~towns
    found += [("build", "village", t.a.names[k]) for k in bits(fields) if may_build(t, c, VILLAGE, k) is None]


# --- doing it ---


def site_step(t: Scharz, seat: int, verb: str, choice: Option) -> None:
    """T12.7, T12.9, T12.11, T11.3, T20.6.6."""
    s = t.s
    place = PLACE.on(t, choice, -1)
    if verb == "build":
        kind = BUILDING.of(choice)
        t.pay(seat, price(t, seat, kind))
        s.sites[place] = site_of(seat, kind, 0)
        t.tell("site", "T12.7", faction=seat, place=t.name(place), building=kind)
    elif verb == "enter":
        _, code = find_unit(t, seat, place, UNIT.of(choice), (OUT,), ACTED)
        t.shift(seat, place, OUT, code, place, SITE, code, 1)
    elif verb == "hurry":
        site = s.sites[place]
        kind = site_kind(site)
        t.pay(seat, hurry_price(t, seat, kind))
        s.hurried |= 1 << place
        push_site(t, place, seat, kind, min(FINISHED, site_progress(site) + QUARTER_TURN))
    elif verb == "give-up":
        give_up(t, seat, place)
        t.earn(seat, GIVE_UP_GOLD)
        t.tell("site-given-up", "T12.11", faction=seat, place=t.name(place))
    elif verb == "clear":
        t.pay(seat, CLEAR_PRICE)
        t.clear_field(place)
        t.tell("marker-cleared", "T11.3", faction=seat, place=t.name(place))
    else:
        t.earn(seat, DISMANTLE_GOLD)
        s.sub[seat].append(entry(GONE, place))
        t.tell("dismantled", "T20.6.6", faction=seat, place=t.name(place))


def give_up(t: Scharz, seat: int, place: int) -> None:
    """T12.11, T13.1. Who controls the field of another's site may build there from the next Trade on, not in this."""
    if any(controlled_actively(t, other) >> place & 1 for other in t.seats() if other != seat):
        t.s.sub[seat].append(entry(LEFT, place))
    else:
        drop_site(t, place)
