"""T12. Experience and building."""

from tyche.core.ask import NO, YES, Flow, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.combat.conquest import leave_site
from tyche.games.scharz.rules.components import (
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
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import BUILDERS, SETTLERS, SMALL_CREW
from tyche.games.scharz.rules.units import (
    ACTED,
    KIND_NAMES,
    SITE,
    TRAIN,
    YARD,
    code_of,
    kind_in,
    level_of,
    place_at,
    site_kind,
    site_of,
    site_owner,
    site_progress,
    spot_of,
    type_of,
)

# --- experience (T12.1-T12.5) ---


def begin_experience(t: Scharz) -> None:
    """T12.2, T12.3, D21. Training takes effect; who destroyed enemies names units that rise."""
    for seat in range(t.players):
        trained = [(key, n) for key, n in t.s.units[seat].items() if key & TRAIN]
        for key, n in trained:
            place, spot, code = place_at(key), spot_of(key), code_of(key)
            t.recode(seat, place, spot, code, raised(code & ~TRAIN) | ACTED, n)
    open_stage(t, "experience")
    for seat in range(t.players):
        settle_deeds(t, seat)


def raised(code: int) -> int:
    """T12.1. The code of a unit one level higher."""
    return code if level_of(code) >= ELITE else code + 16


def deed_of(t: Scharz, seat: int) -> list[int]:
    """The next deeds of a player that still raise units; empty if there are none."""
    for feat in t.s.feats:
        if feat[0] == seat and feat[2] > 0:
            return feat
    return []


def may_have_fought(key: int, place: int) -> bool:
    """T12.2, T9.1. Units of the field of a deed; ships in its shipyard never fight there."""
    return place_at(key) == place and spot_of(key) != YARD


def rise_options(t: Scharz, seat: int) -> list[Option]:
    """T12.2, T12.4. The kinds of units on the field of the deed that may rise."""
    feat = deed_of(t, seat)
    if not feat:
        return []
    found: list[Option] = []
    for key in sorted(t.s.units[seat]):
        if may_have_fought(key, feat[1]) and not key & ACTED:
            code = code_of(key)
            if type_of(code) != ELEPHANT and level_of(code) < ELITE:
                option: Option = ("rise", KIND_NAMES[kind_in(code)])
                if option not in found:
                    found.append(option)
    return found


def may_rise(t: Scharz, seat: int, kind: int) -> Refusal | None:
    """T12.2, T12.4. Units of the field of the deed, once a round."""
    if ("rise", KIND_NAMES[kind]) in rise_options(t, seat):
        return None
    return Refusal("T12.2", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(deed_of(t, seat)[1])})


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
    kind = UNIT.of(choice)
    for key in sorted(t.s.units[seat]):
        code = code_of(key)
        if may_have_fought(key, feat[1]) and kind_in(code) == kind and not key & ACTED:
            t.recode(seat, feat[1], spot_of(key), code, raised(code) | ACTED)
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
            if s.pr[seat] >= PR_BUILD and any(site_owner(site) == seat for site in s.sites.values()):
                choice = yield t.ask(seat, "work-order", [NO, YES], "T12.9", NO)
                if choice == YES:
                    s.pr[seat] -= PR_BUILD
                    s.ordered_work |= 1 << seat
    advance_sites(t)


def least_crew(t: Scharz, seat: int, kind: int) -> int:
    """T12.6, T20.0.5, T20.6.7. The minimum crew of a building."""
    crew = CREW[kind]
    if t.trait(seat, BUILDERS) and (kind in (VILLAGE, TOWN) or not t.trait(seat, SETTLERS)):
        crew = max(1, crew // 2)
    if kind == VILLAGE and t.trait(seat, SMALL_CREW):
        crew = 1
    return crew


def builds(t: Scharz, seat: int, unit: int) -> bool:
    """T12.6, T20.0.5. Who may work on a site."""
    return unit == LI or (unit == HI and t.trait(seat, BUILDERS))


def crew_at(t: Scharz, seat: int, place: int) -> int:
    """T12.8. Units on a site; Elite count as two."""
    return sum([n * (2 if level_of(code) == ELITE else 1) for code, n in t.stacks(seat, place, SITE)])


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
        seat, kind, progress = site_owner(site), site_kind(site), site_progress(site)
        if t.encircled(place):
            continue
        push_site(t, place, seat, kind, progress + pace(t, seat, kind, crew_at(t, seat, place)))
    t.s.ordered_work = 0


def push_site(t: Scharz, place: int, seat: int, kind: int, progress: int) -> None:
    """Note the progress of a site, and complete it."""
    if progress < FINISHED:
        t.s.sites[place] = site_of(seat, kind, progress)
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
