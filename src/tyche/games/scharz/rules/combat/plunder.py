"""T11. Plunder: red markers, and the goods on fields that are actively controlled."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.scenes import Loss
from tyche.games.scharz.rules.combat.conquest import award
from tyche.games.scharz.rules.combat.scenes import changes, figures, show_plunder
from tyche.games.scharz.rules.components import HERD_NAMES, SEAT_NAMES
from tyche.games.scharz.rules.control import connected, controlled_actively
from tyche.games.scharz.rules.kinds import HERD, PLACE, SEAT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, idle, open_stage, together
from tyche.games.scharz.rules.traits import EMPEROR, LOWLAND_RAIDERS, RAIDERS, SUBJECTS
from tyche.games.scharz.rules.units import grains, herd_inside, herd_kind, herd_place, sower, sown

PLUNDER_PR: Final = 4
ACTS: Final = (("steal", False), ("destroy", True))
"""T11.4. What is done to foreign goods."""


def begin_plunder(t: Scharz) -> None:
    """T11.1, D20. Who controls fields with something to take; connection is judged as it is now, for all alike."""
    t.release_all()
    open_stage(t, "plunder")
    for seat in range(t.players):
        t.s.fields[seat] = connected(t, seat)
        if not t.alive(seat) or idle(t, seat, plunder_options):
            finish(t, seat)


def plunder(t: Scharz) -> Flow[None]:
    """T11, D20. All plunder at the same time."""
    yield from together(t, "plunder", "T11.1", plunder_options, plunder_step)


def may_plunder(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T11.1, T4.7. Once per field, never one with one's own settlement or a neutral one."""
    if t.a.neutral_mask >> place & 1:
        return Refusal("T4.7", "neutral", {"place": t.name(place)})
    if t.s.settle_owner[place] == seat:
        return Refusal("T11.1", "own-settlement", {"place": t.name(place)})
    if t.s.markers >> place & 1:
        return Refusal("T11.1", "plundered", {"place": t.name(place)})
    return None


def may_raid(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T11.1. The field must be actively controlled."""
    refusal = may_plunder(t, seat, place)
    if refusal is None and not controlled_actively(t, seat) >> place & 1:
        return Refusal("T11.1", "not-controlled", {"place": t.name(place)})
    return refusal


def may_take(t: Scharz, seat: int, place: int, owner: int, destroy: bool) -> Refusal | None:
    """T11.4, T18.4. Goods of foreign players on actively controlled fields; destroying needs the plunder."""
    if owner == seat or not t.foreign(seat, owner):
        return Refusal("T18.4" if owner != seat else "T11.4", "not-foreign")
    if not controlled_actively(t, seat) >> place & 1:
        return Refusal("T11.4", "not-controlled", {"place": t.name(place)})
    if destroy and place not in t.s.sub[seat]:
        return Refusal("T11.4", "plunder-first", {"place": t.name(place)})
    return None


def may_take_herd(t: Scharz, seat: int, place: int, kind: int, owner: int, destroy: bool) -> Refusal | None:
    """T11.4. A herd outside on the field."""
    if not t.herds_outside(owner, place, kind):
        return Refusal("T11.4", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return may_take(t, seat, place, owner, destroy)


def may_take_grain(t: Scharz, seat: int, place: int, destroy: bool) -> Refusal | None:
    """T11.4. A stack of sown grain."""
    if place not in t.s.grain:
        return Refusal("T11.4", "no-stack", {"place": t.name(place)})
    return may_take(t, seat, place, sower(t.s.grain[place]), destroy)


def plunder_options(t: Scharz, seat: int) -> list[Option]:
    """T11.1, T11.4. Fields to mark, and foreign goods to steal, or to destroy where he has plundered."""
    names = t.a.names
    mine = controlled_actively(t, seat)
    found: list[Option] = [DONE]
    found += [("plunder", names[place]) for place in bits(mine) if may_plunder(t, seat, place) is None]
    if t.r.goods:
        for owner in range(t.players):
            if t.foreign(seat, owner):
                _herd_options(t, seat, owner, mine, found)
        _grain_options(t, seat, mine, found)
    return found


def _grain_options(t: Scharz, seat: int, mine: int, found: list[Option]) -> None:
    for place in sorted(t.s.grain):
        if mine >> place & 1:
            acts = [verb for verb, destroy in ACTS if may_take_grain(t, seat, place, destroy) is None]
            found += [(f"{verb}-grain", t.a.names[place]) for verb in acts]


def _herd_options(t: Scharz, seat: int, owner: int, mine: int, found: list[Option]) -> None:
    keys = [key for key in sorted(t.s.herds[owner]) if not herd_inside(key) and mine >> herd_place(key) & 1]
    for place, kind in dict.fromkeys([(herd_place(key), herd_kind(key)) for key in keys]):
        acts = [verb for verb, destroy in ACTS if may_take(t, seat, place, owner, destroy) is None]
        found += [(f"{verb}-herd", t.a.names[place], HERD_NAMES[kind], SEAT_NAMES[owner]) for verb in acts]


def plunder_step(t: Scharz, seat: int, choice: Option) -> None:
    """T11. One act of plunder."""
    if choice == DONE:
        finish(t, seat)
        return
    place = PLACE.on(t, choice)
    before = figures(t, *range(t.players))
    if choice[0] == "plunder":
        if t.s.fields[seat] >> place & 1:
            t.earn(seat, 1)
        mark(t, seat, place, "T11.1")
        t.s.sub[seat].append(place)
    else:
        take_goods(t, seat, place, choice)
    t.close_scene(changes(t, before))
    if idle(t, seat, plunder_options):
        finish(t, seat)


def mark(t: Scharz, seat: int, place: int, clause: str) -> None:
    """T11.1, T11.2. The red marker and its prestige."""
    s = t.s
    t.mark_field(place)
    owner = s.settle_owner[place]
    t.tell("plundered", clause, faction=seat, place=t.name(place))
    if clause == "T11.1":
        show_plunder(t, seat, owner, place, [])
    if owner >= 0 and t.is_rival(seat, owner):
        award(t, seat, owner, PLUNDER_PR, place)
    elif welcome(t, seat, place):
        t.gain_pr(seat, PLUNDER_PR)
    else:
        t.lose_pr(seat, PLUNDER_PR)


def welcome(t: Scharz, seat: int, place: int) -> bool:
    """T20.0.8, T20.3.1, T20.5.11, T20.6.10. Peoples for whom plunder there is glory."""
    if t.trait(seat, RAIDERS):
        return not t.homeland(seat) >> place & 1
    if t.trait(seat, LOWLAND_RAIDERS):
        return bool(t.a.lowland >> place & 1)
    if t.r.bonuses and t.a.bank[place]:
        roman = t.trait(seat, EMPEROR) or t.trait(seat, SUBJECTS)
        left = t.a.bank[place] == 1
        return (roman == left) != t.r.huns_bank_literal
    return False


def take_goods(t: Scharz, seat: int, place: int, choice: Option) -> None:
    """T11.4, E31. Stolen +1, destroyed 0, the loser -1 each; a herd or a stack of grain at a time."""
    s = t.s
    steal = str(choice[0]).startswith("steal")
    goods: dict[str, object] = {"herd": choice[2]} if len(choice) > 2 else {"grain": grains(s.grain[place])}
    if len(choice) > 2:
        kind, owner = HERD.of(choice, 2), SEAT.of(choice, 3)
        key = t.herds_outside(owner, place, kind)[0]
        if steal:
            t.take_herd(owner, key)
            t.add_herd(seat, place, kind)
        else:
            t.cull(owner, key)
    else:
        owner = sower(s.grain[place])
        if steal:
            s.grain[place] = s.grain[place] & ~sown(15, 0) | sown(seat, 0)
            t.stamp += 1
        else:
            t.burn(place)
    t.gain_vp(owner, -1)
    if steal:
        t.gain_vp(seat, 1)
    t.tell("stolen" if steal else "goods-destroyed", "T11.4", faction=seat, other=owner, place=t.name(place))
    show_plunder(t, seat, owner, place, [Loss("stolen" if steal else "destroyed", goods)])
