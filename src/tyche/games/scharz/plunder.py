"""T11. Plunder: red markers, and the goods on fields that are actively controlled."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.components import HERD_ID, HERD_NAMES, SEAT_ID, SEAT_NAMES
from tyche.games.scharz.control import connected, controlled_actively
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import award
from tyche.games.scharz.together import finish, idle, open_stage, together
from tyche.games.scharz.traits import DANUBE, EMPEROR, LATECOMERS, LOWLAND_RAIDERS, RAIDERS, VIKING

PLUNDER_PR: Final = 4


def begin_plunder(t: Scharz) -> Flow[None]:
    """T11.1, D20. Who controls fields with something to take; connection is judged as it is now, for all alike."""
    t.release_all()
    open_stage(t, "plunder")
    for seat in range(t.players):
        t.s.fields[seat] = connected(t, seat)
        if not t.alive(seat) or idle(t, seat, plunder_options):
            finish(t, seat)
    yield from ()


def plunder(t: Scharz) -> Flow[None]:
    """T11, D20. All plunder at the same time."""
    yield from together(t, "plunder", "T11.1", plunder_options, plunder_step)


def may_plunder(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T11.1, T4.7. Once per field, never one with an own settlement or a neutral one."""
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
    if not any(k >> 5 == place and k >> 3 & 3 == kind and not k & 4 for k in t.s.herds[owner]):
        return Refusal("T11.4", "no-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return may_take(t, seat, place, owner, destroy)


def may_take_grain(t: Scharz, seat: int, place: int, destroy: bool) -> Refusal | None:
    """T11.4. A stack of sown grain."""
    if place not in t.s.grain:
        return Refusal("T11.4", "no-stack", {"place": t.name(place)})
    return may_take(t, seat, place, t.s.grain[place] >> 8, destroy)


def plunder_options(t: Scharz, seat: int) -> list[Option]:
    """T11.1, T11.4. Fields to mark, and foreign goods to steal, or to destroy where he has plundered."""
    s, names = t.s, t.a.names
    found: list[Option] = [DONE]
    mine = controlled_actively(t, seat)
    for place in bits(mine):
        if may_plunder(t, seat, place) is None:
            found.append(("plunder", names[place]))
    if not t.r.goods:
        return found
    acts = (("steal", False), ("destroy", True))
    for owner in range(t.players):
        for key in sorted(s.herds[owner]) if owner != seat else ():
            place, kind = key >> 5, key >> 3 & 3
            found += [
                (f"{verb}-herd", names[place], HERD_NAMES[kind], SEAT_NAMES[owner])
                for verb, destroy in acts
                if not key & 4 and mine >> place & 1 and may_take(t, seat, place, owner, destroy) is None
            ]
    for place in sorted(s.grain):
        found += [
            (f"{verb}-grain", names[place])
            for verb, destroy in acts
            if mine >> place & 1 and may_take_grain(t, seat, place, destroy) is None
        ]
    return list(dict.fromkeys(found))


def plunder_step(t: Scharz, seat: int, choice: Option) -> None:
    """T11. One act of plunder."""
    if choice == DONE:
        finish(t, seat)
        return
    place = t.a.ids[str(choice[1])]
    if choice[0] == "plunder":
        if t.s.fields[seat] >> place & 1:
            t.earn(seat, 1)
        mark(t, seat, place, "T11.1")
        t.s.sub[seat].append(place)
    else:
        take_goods(t, seat, place, choice)
    if idle(t, seat, plunder_options):
        finish(t, seat)


def mark(t: Scharz, seat: int, place: int, clause: str) -> None:
    """T11.1, T11.2. The red marker and its prestige."""
    s = t.s
    t.mark_field(place)
    owner = s.settle_owner[place]
    t.tell("plundered", clause, faction=seat, place=t.name(place))
    if owner >= 0 and t.is_rival(seat, owner):
        award(t, seat, owner, PLUNDER_PR, place, False)
    elif welcome(t, seat, place):
        t.gain_pr(seat, PLUNDER_PR)
    else:
        t.lose_pr(seat, PLUNDER_PR)


def welcome(t: Scharz, seat: int, place: int) -> bool:
    """T20.0.8, T20.3.1, T20.5.11, T20.6.10. Peoples for whom plunder there is glory."""
    if t.trait(seat, RAIDERS):
        home = t.a.viking_home if t.trait(seat, VIKING) else t.homeland(seat)
        return t.trait(seat, LATECOMERS) or not home >> place & 1
    if t.trait(seat, LOWLAND_RAIDERS):
        return bool(t.a.lowland >> place & 1)
    if t.r.bonuses and t.a.map == "huns" and t.a.bank[place]:
        roman = t.trait(seat, EMPEROR) or t.trait(seat, DANUBE)
        left = t.a.bank[place] == 1
        return (roman == left) != t.r.huns_bank_literal
    return False


def take_goods(t: Scharz, seat: int, place: int, choice: Option) -> None:
    """T11.4, E31. Stolen +1, destroyed 0, the loser -1 each; a herd or a stack of grain at a time."""
    s = t.s
    steal = str(choice[0]).startswith("steal")
    if len(choice) > 2:
        kind, owner = HERD_ID[str(choice[2])], SEAT_ID[str(choice[3])]
        key = next(k for k in s.herds[owner] if k >> 5 == place and k >> 3 & 3 == kind and not k & 4)
        if steal:
            t.take_herd(owner, key)
            t.add_herd(seat, place, kind)
        else:
            t.cull(owner, key)
    else:
        owner = s.grain[place] >> 8
        if steal:
            s.grain[place] = seat << 8 | s.grain[place] & 255
            t.stamp += 1
        else:
            t.burn(place)
    t.gain_vp(owner, -1)
    if steal:
        t.gain_vp(seat, 1)
    t.tell("stolen" if steal else "goods-destroyed", "T11.4", faction=seat, other=owner, place=t.name(place))
