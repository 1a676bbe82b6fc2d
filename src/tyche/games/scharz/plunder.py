"""T11. Plunder: red markers, and the goods on fields that are actively controlled."""

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.components import HERD_ID, HERD_NAMES, SEAT_ID, SEAT_NAMES
from tyche.games.scharz.control import active_control, connected
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import award
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import DANUBE, EMPEROR, LATECOMERS, LOWLAND_RAIDERS, RAIDERS, VIKING

PLUNDER_PR = 4


def begin_plunder(t: Scharz) -> Flow[None]:
    """T11.1, D20. Who controls fields with something to take; connection is judged as it is now, for all alike."""
    t.release_all()
    open_stage(t, "plunder")
    for seat in range(t.players):
        t.s.fields[seat] = connected(t, seat)
        if not t.alive(seat) or len(plunder_options(t, seat)) == 1:
            finish(t, seat)
    yield from ()


def plunder(t: Scharz) -> Flow[None]:
    """T11, D20. All plunder at the same time."""
    yield from together(t, "plunder", "T11.1", plunder_options, plunder_step)


def may_plunder(t: Scharz, seat: int, place: int) -> bool:
    """T11.1. Once per field, never one with an own settlement."""
    s = t.s
    return not s.markers >> place & 1 and s.settle_owner[place] != seat


def plunder_options(t: Scharz, seat: int) -> list[Option]:
    """T11.1, T11.4. Fields to mark, and foreign goods to steal, or to destroy where he has plundered."""
    s, names = t.s, t.a.names
    found: list[Option] = [DONE]
    mine = active_control(t, seat)
    for place in bits(mine):
        if may_plunder(t, seat, place):
            found.append(("plunder", names[place]))
    if not t.r.goods:
        return found
    burnt = s.sub[seat]
    for owner in range(t.players):
        if t.foreign(seat, owner):
            for key in s.herds[owner]:
                place = key >> 5
                if mine >> place & 1 and not key & 4:
                    what = HERD_NAMES[key >> 3 & 3]
                    found.append(("steal-herd", names[place], what, SEAT_NAMES[owner]))
                    if place in burnt:
                        found.append(("destroy-herd", names[place], what, SEAT_NAMES[owner]))
    for place, stack in s.grain.items():
        if mine >> place & 1 and t.foreign(seat, stack >> 8):
            found.append(("steal-grain", names[place]))
            if place in burnt:
                found.append(("destroy-grain", names[place]))
    return list(dict.fromkeys(found))


def plunder_step(t: Scharz, seat: int, choice: Option) -> None:
    """T11. One act of plunder."""
    if choice == DONE:
        finish(t, seat)
        return
    place = t.a.ids[str(choice[1])]
    if choice[0] == "plunder":
        if t.s.fields[seat] >> place & 1:
            t.s.gold[seat] += 1
        mark(t, seat, place, "T11.1")
        t.s.sub[seat].append(place)
    else:
        take_goods(t, seat, place, choice)
    if len(plunder_options(t, seat)) == 1:
        finish(t, seat)


def mark(t: Scharz, seat: int, place: int, clause: str) -> None:
    """T11.1, T11.2. The red marker and its prestige."""
    s = t.s
    s.markers |= 1 << place
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
        t.take_herd(owner, key)
        if steal:
            t.add_herd(seat, place, kind)
    else:
        stack = s.grain.pop(place)
        owner = stack >> 8
        if steal:
            s.grain[place] = seat << 8 | stack & 255
        t.stamp += 1
    t.gain_vp(owner, -1)
    if steal:
        t.gain_vp(seat, 1)
    t.tell("stolen" if steal else "goods-destroyed", "T11.4", faction=seat, other=owner, place=t.name(place))
