"""T12. Experience and building."""

from tyche.core.ask import NO, YES, Flow, Option
from tyche.games.scharz.choosing import kind_named
from tyche.games.scharz.components import (
    CREW,
    DOCK,
    ELEPHANT,
    ELITE,
    FINISHED,
    FORT,
    HI,
    LI,
    PORT,
    PR_BUILD,
    TOWN,
    VILLAGE,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import leave_site
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import BUILDERS, SMALL_CREW
from tyche.games.scharz.units import ACTED, CODE, CODE_MASK, KIND, KIND_NAMES, SITE, TRAIN, YARD

# --- experience (T12.1-T12.5) ---


def begin_experience(t: Scharz) -> Flow[None]:
    """T12.2, T12.3, D21. Training takes effect; who destroyed enemies names units that rise."""
    for seat in range(t.players):
        trained = [(key, n) for key, n in t.s.units[seat].items() if key & TRAIN]
        for key, n in trained:
            place, spot, code = key >> CODE + 2, key >> CODE & 3, key & CODE_MASK
            t.recode(seat, place, spot, code, raised(code & ~TRAIN) | ACTED, n)
    open_stage(t, "experience")
    for seat in range(t.players):
        settle_deeds(t, seat)
    yield from ()


def raised(code: int) -> int:
    """T12.1. The code of a unit one level higher."""
    return code if code >> 4 & 7 >= ELITE else code + 16


def deed_of(t: Scharz, seat: int) -> list[int]:
    """The next deeds of a player that still raise units; empty if there are none."""
    for feat in t.s.feats:
        if feat[0] == seat and feat[2] > 0:
            return feat
    return []


def may_have_fought(key: int, place: int) -> bool:
    """T12.2, T9.1. Units of the field of a deed; ships in its shipyard never fight there."""
    return key >> CODE + 2 == place and key >> CODE & 3 != YARD


def rise_options(t: Scharz, seat: int) -> list[Option]:
    """T12.2, T12.4. The kinds of units on the field of the deed that may rise."""
    feat = deed_of(t, seat)
    if not feat:
        return []
    found: list[Option] = []
    for key in sorted(t.s.units[seat]):
        if may_have_fought(key, feat[1]) and not key & ACTED:
            code = key & CODE_MASK
            if code & 15 != ELEPHANT and code >> 4 & 7 < ELITE:
                option: Option = ("rise", KIND_NAMES[code & KIND])
                if option not in found:
                    found.append(option)
    return found


def settle_deeds(t: Scharz, seat: int) -> None:
    """Take what is not to be chosen: deeds without candidates lapse, a single kind rises at once."""
    while True:
        feat = deed_of(t, seat)
        if not feat:
            finish(t, seat)
            return
        options = rise_options(t, seat)
        if len(options) > 1:
            return
        if options:
            rise(t, seat, options[0])
        else:
            feat[2] = 0


def rise(t: Scharz, seat: int, choice: Option) -> None:
    """T12.2. One unit rises a level, at most once a round."""
    feat = deed_of(t, seat)
    kind = kind_named(choice[1])
    for key in sorted(t.s.units[seat]):
        code = key & CODE_MASK
        if may_have_fought(key, feat[1]) and code & KIND == kind and not key & ACTED:
            t.recode(seat, feat[1], key >> CODE & 3, code, raised(code) | ACTED)
            feat[2] -= 1
            t.tell("rises", "T12.2", faction=seat, place=t.name(feat[1]), unit=KIND_NAMES[raised(kind)])
            return


def rise_step(t: Scharz, seat: int, choice: Option) -> None:
    """T12.2, D21."""
    rise(t, seat, choice)
    settle_deeds(t, seat)


def experience(t: Scharz) -> Flow[None]:
    """T12.2, D21. All name the units that rise."""
    yield from together(t, "experience", "T12.2", rise_options, rise_step)
    t.s.feats = []


# --- building (T12.6-T12.12) ---


def work_orders(t: Scharz) -> Flow[None]:
    """T12.9, T17.11, D22. The 12-PR order: all own sites advance twice this round."""
    s = t.s
    if t.r.prestige and not t.r.quick_building:
        for seat in t.seats():
            if s.pr[seat] >= PR_BUILD and any(site >> 16 == seat for site in s.sites.values()):
                choice = yield t.ask(seat, "work-order", [NO, YES], "T12.9", NO)
                if choice == YES:
                    s.pr[seat] -= PR_BUILD
                    s.ordered_work |= 1 << seat
    advance_sites(t)


def least_crew(t: Scharz, seat: int, kind: int) -> int:
    """T12.6, T20.0.5, T20.6.7. The minimum crew of a building."""
    crew = CREW[kind]
    if t.trait(seat, BUILDERS):
        crew = max(1, crew // 2)
    if kind == VILLAGE and t.trait(seat, SMALL_CREW):
        crew = 1
    return crew


def builds(t: Scharz, seat: int, unit: int) -> bool:
    """T12.6, T20.0.5. Who may work on a site."""
    return unit == LI or (unit == HI and t.trait(seat, BUILDERS))


def crew_at(t: Scharz, seat: int, place: int) -> int:
    """T12.8. Units on a site; Elite count as two."""
    return sum([n * (2 if code >> 4 & 7 == ELITE else 1) for code, n in t.stacks(seat, place, SITE)])


def pace(t: Scharz, seat: int, kind: int, crew: int) -> int:
    """T12.8-T12.10, E32. Half quarter-turns a round."""
    least = least_crew(t, seat, kind)
    if crew < least:
        return 0
    if t.r.quick_building:
        return FINISHED // 2
    halves = min(4, 2 * crew // least)
    if t.s.pr[seat] >= 50:
        halves *= 2
    if t.s.ordered_work >> seat & 1:
        halves *= 2
    return halves


def advance_sites(t: Scharz) -> None:
    """T12.7, T12.11. Each Building subphase turns the crews of all sites that are not encircled."""
    for place, site in sorted(t.s.sites.items()):
        seat, kind, progress = site >> 16, site >> 8 & 255, site & 255
        if t.encircled(place):
            continue
        push_site(t, place, seat, kind, progress + pace(t, seat, kind, crew_at(t, seat, place)))
    t.s.ordered_work = 0


def push_site(t: Scharz, place: int, seat: int, kind: int, progress: int) -> None:
    """Note the progress of a site, and complete it."""
    if progress < FINISHED:
        t.s.sites[place] = seat << 16 | kind << 8 | progress
        return
    del t.s.sites[place]
    leave_site(t, seat, place)
    complete(t, place, seat, kind)


def complete(t: Scharz, place: int, seat: int, kind: int) -> None:
    """T12.6, T12.12. A building is finished; a new settlement removes the red marker."""
    s = t.s
    if kind == VILLAGE:
        t.set_settlement(place, seat, 1)
        t.clear_field(place)
    elif kind == TOWN:
        t.set_settlement(place, seat, 2)
        t.clear_field(place)
    elif kind in (DOCK, PORT):
        t.set_yard(place, 1 if kind == DOCK else 2)
    elif kind == FORT:
        s.forts |= 1 << place
    t.tell("built", "T12.7", faction=seat, place=t.name(place), building=kind)
