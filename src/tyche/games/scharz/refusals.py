"""Why an option that is not offered is not legal: the clause that forbids it, and a reason."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.components import (
    BUILDING_ID,
    BUILDING_NAMES,
    DOCK,
    FORT,
    HERD_ID,
    LEVEL_PRICE,
    LI_PRICE,
    PORT,
    RECRUIT_PRICE,
    SEAT_ID,
    TOWN,
    TYPE_ID,
    VILLAGE,
)
from tyche.games.scharz.control import active_control, connected, controlled
from tyche.games.scharz.moves import PHASES, able, closed_to, frozen_out, locked_now, march_steps
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.plunder import may_plunder
from tyche.games.scharz.trade import capacity, price, upgrade_cost, upgrades_left
from tyche.games.scharz.units import KIND_ID

Guard = Callable[[Scharz, str, int, Option], Refusal | None]

TOPICS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "march": ("T8.1", ("units", "special", "retreat")),
    "board": ("T8.9", ("units", "special", "retreat")),
    "land": ("T8.9", ("units", "special")),
    "sail": ("T8.7", ("units", "special", "retreat")),
    "ferry": ("T8.13", ("special",)),
    "ashore": ("T8.10", ("units",)),
    "dismount": ("T8.10", ("units",)),
    "treat": ("T18.2", ("units", "special", "retreat", "talks")),
    "shift": ("T8.17", ("herds",)),
    "carry-grain": ("T8.17", ("herds",)),
    "carry-fish": ("T8.17", ("herds",)),
    "plunder": ("T11.1", ("plunder",)),
    "steal-herd": ("T11.4", ("plunder",)),
    "steal-grain": ("T11.4", ("plunder",)),
    "destroy-herd": ("T11.4", ("plunder",)),
    "destroy-grain": ("T11.4", ("plunder",)),
    "buy": ("T13.4", ("trade", "belgica")),
    "hire": ("T20.0.3", ("trade",)),
    "recruit": ("T13.5", ("trade",)),
    "upgrade": ("T13.6", ("trade", "belgica")),
    "degrade": ("T13.7", ("trade",)),
    "train": ("T13.8", ("trade",)),
    "corsairs": ("T13.9", ("trade",)),
    "privateers": ("T13.9", ("trade",)),
    "build": ("T12.6", ("trade",)),
    "enter": ("T12.7", ("trade",)),
    "hurry": ("T12.9", ("trade",)),
    "clear": ("T11.3", ("trade",)),
    "sow": ("T15.3", ("sowing",)),
    "village": ("T6.4", ("village",)),
    "relocate": ("T6.4", ("relocate",)),
    "attack": ("T9.5", ("declare", "counter")),
    "inside": ("T9.1", ("withdraw",)),
    "sally": ("T9.3", ("sally",)),
    "aid": ("T18.6", ("terms",)),
    "pay-ransom": ("T18.2", ("terms",)),
    "submit": ("T18.2", ("vassalage",)),
    "announce": ("T19.1", ("announce",)),
}
"""Verbs, the clause that says when they are possible, and the questions in which they are."""


def explain(t: Scharz, ask: Ask, seat: int, option: Option) -> Refusal:
    """The clause that forbids an option now."""
    verb = str(option[0])
    if seat not in ask.asked():
        return Refusal(ask.clause, "not-yours")
    known = TOPICS.get(verb)
    if known is None:
        return Refusal(ask.clause, "not-offered")
    clause, topics = known
    if ask.topic not in topics:
        return Refusal(clause, "not-now")
    strange = stranger(t, option)
    if strange:
        return Refusal(clause, "unknown-name", {"name": strange})
    guard = GUARDS.get(verb)
    refusal = guard(t, ask.topic, seat, option) if guard is not None else None
    return refusal or Refusal(clause, "not-offered")


def stranger(t: Scharz, option: Option) -> str:
    """A word of an option that names nothing at this table; empty if there is none."""
    for part in option[1:]:
        if isinstance(part, str) and part not in t.a.ids:
            if part not in KIND_ID and part not in TYPE_ID and part not in BUILDING_ID and part not in HERD_ID:
                if part not in SEAT_ID and part not in ("all", "supremacy", "power", "both"):
                    return part
    return ""


def place_at(t: Scharz, option: Option, n: int) -> int:
    """The place an option names at a position; -1 if it names none there."""
    return t.a.ids.get(str(option[n]), -1) if len(option) > n else -1


def refuse_march(t: Scharz, topic: str, seat: int, option: Option) -> Refusal | None:
    """T8.1, T8.4, T8.5, T8.18, T8.19, T5.12, T18.4. Why a group may not march."""
    place, to = place_at(t, option, 1), place_at(t, option, 2)
    if place < 0 or to < 0 or len(option) != 3:
        return Refusal("T8.1", "malformed")
    n_land = t.a.n_land
    if place >= n_land or not t.s.out[seat] >> place & 1:
        return Refusal("T8.1", "no-units", {"place": t.name(place)})
    phase = PHASES.index(topic)
    if phase and locked_now(t, seat) >> place & 1:
        return Refusal("T5.12", "locked", {"place": t.name(place)})
    if to >= n_land or t.a.black[place] >> to & 1 or to in t.a.river_border[place]:
        return Refusal("T8.5" if to < n_land else "T4.2", "no-border", {"place": t.name(place), "to": t.name(to)})
    if frozen_out(t, place) or frozen_out(t, to):
        return Refusal("T8.19", "bad-winter")
    if closed_to(t, seat) >> to & 1:
        return Refusal("T18.4", "not-let-in", {"place": t.name(to)})
    movers = [code for _, code, _ in t.outside(seat, place) if able(t, seat, code, phase)]
    if not movers:
        return Refusal("T8.1", "capacity-used", {"place": t.name(place)})
    if phase == 2 and not any(march_steps(t, seat, place, code & 15, phase) >> to & 1 for code in movers):
        return Refusal("T8.18", "no-refuge", {"place": t.name(to)})
    return Refusal("T4.2", "not-adjacent", {"place": t.name(place), "to": t.name(to)})


def refuse_plunder(t: Scharz, topic: str, seat: int, option: Option) -> Refusal | None:
    """T11.1, T4.7. Why a field may not be plundered."""
    place = place_at(t, option, 1)
    if place < 0 or place >= t.a.n_land:
        return Refusal("T11.1", "malformed")
    if t.a.neutral[place]:
        return Refusal("T4.7", "neutral", {"place": t.name(place)})
    if not active_control(t, seat) >> place & 1:
        return Refusal("T11.1", "not-controlled", {"place": t.name(place)})
    return None if may_plunder(t, seat, place) else Refusal("T11.1", "no-plunder", {"place": t.name(place)})


def refuse_purchase(t: Scharz, topic: str, seat: int, option: Option) -> Refusal | None:
    """T3.2, T13.4, T13.5. Why a unit may not be bought or recruited."""
    place = place_at(t, option, len(option) - 1)
    if place < 0 or place >= t.a.n_land:
        return Refusal("T13.4", "malformed")
    if t.unit_room(seat) <= 0:
        return Refusal("T3.2", "unit-limit")
    if option[0] == "recruit":
        if t.s.gold[seat] < RECRUIT_PRICE:
            return Refusal("T13.5", "too-little-gold")
        if not controlled(t, seat) & connected(t, seat) >> place & 1:
            return Refusal("T13.5", "not-connected", {"place": t.name(place)})
        return Refusal("T11.3" if t.s.markers >> place & 1 else "T13.5", "no-recruits", {"place": t.name(place)})
    if not t.cu(seat) >> place & 1:
        return Refusal("T13.4", "no-settlement", {"place": t.name(place)})
    if capacity(t, place) <= 0:
        return Refusal("T13.4", "sold-out", {"place": t.name(place)})
    return Refusal("T13.2", "too-little-gold") if t.s.gold[seat] < LI_PRICE else None


def refuse_upgrade(t: Scharz, topic: str, seat: int, option: Option) -> Refusal | None:
    """T13.2, T13.6, T21. Why a unit may not be upgraded or trained."""
    place = place_at(t, option, len(option) - 1)
    if place < 0 or place >= t.a.n_land:
        return Refusal("T13.6", "malformed")
    if option[0] == "train":
        if not t.r.experience:
            return Refusal("T21", "not-in-this-mode")
        if t.s.gold[seat] < LEVEL_PRICE:
            return Refusal("T13.8", "too-little-gold")
    elif len(option) == 4:
        unit = TYPE_ID.get(str(option[2]), 0)
        if not t.r.has_unit[unit]:
            return Refusal("T21", "not-in-this-mode")
        if t.s.gold[seat] < upgrade_cost(t, seat, unit):
            return Refusal("T13.2", "too-little-gold")
    if t.cu(seat) >> place & 1 and upgrades_left(t, place) <= 0:
        return Refusal("T13.6", "sold-out", {"place": t.name(place)})
    return None


def refuse_building(t: Scharz, topic: str, seat: int, option: Option) -> Refusal | None:
    """T3.3, T12.6, T12.11. Why a building may not be begun."""
    s = t.s
    place, kind = place_at(t, option, 2), BUILDING_ID.get(str(option[1]), 0) if len(option) > 1 else 0
    if place < 0 or place >= t.a.n_land or not kind:
        return Refusal("T12.6", "malformed")
    if place in s.sites:
        return Refusal("T12.11", "site-there", {"place": t.name(place)})
    if s.gold[seat] < price(t, seat, kind):
        return Refusal("T12.6", "too-little-gold")
    if kind in (VILLAGE, DOCK) and t.tiles_left(seat) <= 0:
        return Refusal("T3.3", "no-tiles")
    if kind == VILLAGE and not active_control(t, seat) >> place & 1:
        return Refusal("T12.6", "not-controlled", {"place": t.name(place)})
    if kind == FORT and not t.r.forts:
        return Refusal("T21", "not-in-this-mode")
    if kind in (TOWN, DOCK, PORT, FORT) and not t.cu(seat) >> place & 1:
        return Refusal("T12.6", "no-settlement", {"place": t.name(place)})
    return Refusal("T12.6", "not-possible-there", {"place": t.name(place), "building": BUILDING_NAMES[kind]})


GUARDS: Final[dict[str, Guard]] = {
    "march": refuse_march,
    "plunder": refuse_plunder,
    "buy": refuse_purchase,
    "recruit": refuse_purchase,
    "upgrade": refuse_upgrade,
    "train": refuse_upgrade,
    "build": refuse_building,
}
