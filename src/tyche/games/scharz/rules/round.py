"""T7. Years, rounds and phases: the table of steps."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import NO, YES, Flow
from tyche.core.steps import Step
from tyche.games.scharz.rules.combat.battle import battles
from tyche.games.scharz.rules.combat.conquest import check_elimination
from tyche.games.scharz.rules.combat.plunder import begin_plunder, plunder
from tyche.games.scharz.rules.combat.siege import sieges
from tyche.games.scharz.rules.combat.withdrawal import withdrawal
from tyche.games.scharz.rules.components import AUTUMN, LATE_SHIPS, NOBODY, SPRING, STANDARD, SUMMER, WARSHIP, WINTER
from tyche.games.scharz.rules.control import controlled, controlled_seas
from tyche.games.scharz.rules.diplomacy.court import vassals
from tyche.games.scharz.rules.diplomacy.treaties import diplomacy, end_ransoms
from tyche.games.scharz.rules.modes import NO_FISHING
from tyche.games.scharz.rules.move.attrition import attrition, attrition_choice, begin_attrition
from tyche.games.scharz.rules.move.herds import begin_herds, herds
from tyche.games.scharz.rules.move.march import clear_flags
from tyche.games.scharz.rules.move.subphases import begin_retreat, begin_units, retreat, special, special_orders, units
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.prelude.placing import begin_placing, late_herds, placing
from tyche.games.scharz.rules.prelude.setup import LATE, claims, factions, first_player, villages
from tyche.games.scharz.rules.rear.building import begin_experience, experience, work_orders
from tyche.games.scharz.rules.rear.fishing import fishing, nets
from tyche.games.scharz.rules.together import open_stage
from tyche.games.scharz.rules.trade.trade import begin_trade, trade
from tyche.games.scharz.rules.traits import LATECOMERS
from tyche.games.scharz.rules.units import ACTED, MOVED, OUT, kind_of
from tyche.games.scharz.rules.victory import announcements, check_announced, year_end
from tyche.games.scharz.rules.year.crops import (
    begin_crop,
    begin_harvest,
    begin_sowing,
    crop,
    harvest,
    reroll_brown,
    sowing,
    winter_weather,
)
from tyche.games.scharz.rules.year.feeding import begin_feeding, feeding
from tyche.games.scharz.rules.year.new_year import begin_offspring, new_year, offspring
from tyche.games.scharz.rules.year.salaries import begin_salaries, begin_wages, salaries, wages
from tyche.games.scharz.rules.year.surrender import surrender
from tyche.games.scharz.rules.year.taxes import begin_festivities, festivities, taxes, tributes

# --- the phases of a round (T7.2-T7.5) ---


def program(t: Scharz) -> list[str]:
    """T7.2-T7.5, T21. The phases of this round, as the season and the mode have them."""
    r, s = t.r, t.s
    found = ["enter", *opening(t)]
    if s.season == WINTER and t.a.first_section < t.a.n:
        found.append("rivers")
    found.append("begin-units")
    if r.special:
        found.append("special-orders")
    if r.goods:
        found.append("begin-herds")
    found += ["begin-retreat", "begin-attrition", "withdrawal", "begin-battles", "begin-sieges", "begin-plunder"]
    if r.experience:
        found.append("begin-experience")
    found += ["work-orders", "begin-diplomacy", "begin-trade", "begin-wages"]
    if r.fishing != NO_FISHING:
        found.append("begin-fishing")
    return found + closing(t) + ["round-end"]


def opening(t: Scharz) -> list[str]:
    """T7.3-T7.5. The opening special phases."""
    s, r = t.s, t.r
    if s.season == SPRING:
        if s.year == 1:
            return []
        return ["new-year", "begin-offspring"] if r.goods else ["new-year"]
    if s.season == WINTER:
        return ["winter-weather"] if r.weather else []
    if not r.goods:
        return []
    return ["begin-crop"] if s.season == SUMMER else ["begin-harvest"]


def closing(t: Scharz) -> list[str]:
    """T7.3, T7.4. The closing special phases."""
    s, r = t.s, t.r
    if s.season == WINTER:
        return ["begin-feeding"] if r.goods else ["begin-salaries"]
    feast = ["begin-festivities"] if s.season == AUTUMN and r.festivities else []
    if r.salaries:
        return ["taxes", *feast]
    return ["begin-sowing"] if s.season == SPRING else ["taxes"] if s.season == SUMMER else feast


def next_phase(t: Scharz) -> None:
    """T7.2. On to the next phase of the round."""
    t.s.phase += 1
    t.s.step = program(t)[t.s.phase]


def then_next(step: Step[Scharz]) -> Step[Scharz]:
    """A step that is a phase, or the last part of one."""

    def run(t: Scharz) -> Flow[None]:
        flow = step(t)
        if flow is not None:
            yield from flow
        next_phase(t)

    return run


def until_over(step: Callable[[Scharz], Flow[bool]]) -> Step[Scharz]:
    """A step that is taken again and again until it says that its phase is over."""

    def run(t: Scharz) -> Flow[None]:
        going_on = yield from step(t)
        if not going_on:
            next_phase(t)

    return run


# --- round ---


def begin_round(t: Scharz) -> None:
    """T7.2, T8.1, T9.5. A round begins: all units are fresh; who controls what is remembered for the battles."""
    s = t.s
    clear_flags(t, MOVED)
    for seat in range(t.players):
        s.held_before[seat] = controlled(t, seat) | controlled_seas(t, seat)
    s.ordered_moves = s.ordered_work = s.frozen = 0
    t.stamp += 1
    if s.season != WINTER:
        s.good_zones = s.bad_zones = s.sea_winter = 0
    t.tell("round", "T7.1", year=s.year, season=s.season)
    s.phase = 0
    s.step = program(t)[0]


def enter(t: Scharz) -> Flow[None]:
    """T20.4.5. The Vikings of Taifas enter in year 2 at the earliest, with five warships, from the north."""
    s = t.s
    for seat in t.seats():
        if s.year >= 2 and t.trait(seat, LATECOMERS) and not s.entered >> seat & 1:
            choice = yield t.ask(seat, "enter", [YES, NO], "T20.4.5", YES, place=t.name(t.a.entry_sea))
            if choice == YES:
                s.entered |= 1 << seat
                s.opening[seat] = LATE | s.year << 4
                t.enlist(seat, t.a.entry_sea, OUT, kind_of(WARSHIP, STANDARD), LATE_SHIPS)
                t.tell("entered", "T20.4.5", faction=seat, place=t.name(t.a.entry_sea))
    yield from late_herds(t)


def rivers(t: Scharz) -> Flow[None]:
    """T20.6.9, T8.21. In winter each section of the black rivers freezes on 5 and 6; its die may be rerolled."""
    sections = range(t.a.first_section, t.a.n)
    dice = [t.roll() for _ in sections]
    t.tell_dice(NOBODY, "rivers", dice, "T20.6.9")
    yield from reroll_brown(t, "rivers", "reroll-river", [t.name(place) for place in sections], dice)
    for section, die in enumerate(dice, start=t.a.first_section):
        if die >= 5:
            t.s.frozen |= 1 << section
            t.tell("frozen", "T20.6.9", place=t.name(section))
    t.stamp += 1


def after_move(t: Scharz) -> None:
    """T8.20. Attrition, after the marks of the Retreat subphase have gone."""
    clear_flags(t, ACTED)
    begin_attrition(t)


def begin_battles(t: Scharz) -> None:
    """T9.5. No field is resolved yet."""
    t.s.assaulted = {}
    t.s.feats = []
    t.s.step = "battles"


def begin_sieges(t: Scharz) -> None:
    """T10.1. No settlement has been assaulted yet."""
    t.release_all()
    t.s.assaulted = {}
    t.s.step = "sieges"


def after_combat(t: Scharz) -> None:
    """T11, T19.10. Plunder, after those who are gone have left."""
    check_elimination(t)
    begin_plunder(t)


def after_experience(t: Scharz) -> Flow[None]:
    """T12.2. The marks of those who have risen go."""
    yield from experience(t)
    clear_flags(t, ACTED)


def begin_diplomacy(t: Scharz) -> None:
    """T18.2. Trade opens with the end of old ransoms and with talks."""
    end_ransoms(t)
    t.s.treated = [0] * t.players
    open_stage(t, "diplomacy")


def after_wages(t: Scharz) -> Flow[None]:
    """T13.13. Mercenaries of this Trade stay new until the round ends: they are not paid in winter either."""
    yield from wages(t)
    t.release_all()


def round_end(t: Scharz) -> Flow[None]:
    """T7.2, T17.6, T18.2, T19, D30. Lost points cost prestige; vassals; announcements; the next round."""
    s = t.s
    check_elimination(t)
    for seat in t.seats():
        fall = s.vp_before[seat] - s.vp[seat]
        if fall > 0:
            t.lose_pr(seat, 4 * fall)
            t.tell("prestige-lost", "T17.6", faction=seat, points=4 * fall)
    s.vp_before = s.vp[:]
    s.treated = [0] * t.players
    yield from vassals(t)
    check_announced(t)
    year_end(t)
    yield from announcements(t)
    s.season += 1
    if s.season > WINTER:
        s.season = SPRING
        s.year += 1
    s.start = (s.start + 1) % t.players
    s.step = "round"


STEPS: Final[dict[str, Step[Scharz]]] = {
    "first-player": first_player,
    "claims": claims,
    "villages": villages,
    "factions": factions,
    "begin-placing": begin_placing,
    "placing": placing,
    "round": begin_round,
    "enter": then_next(enter),
    "new-year": then_next(new_year),
    "begin-offspring": begin_offspring,
    "offspring": then_next(offspring),
    "begin-crop": begin_crop,
    "crop": then_next(crop),
    "begin-harvest": begin_harvest,
    "harvest": then_next(harvest),
    "winter-weather": then_next(winter_weather),
    "rivers": then_next(rivers),
    "begin-units": begin_units,
    "units": until_over(units),
    "special-orders": special_orders,
    "special": until_over(special),
    "begin-herds": begin_herds,
    "herds": then_next(herds),
    "begin-retreat": begin_retreat,
    "retreat": until_over(retreat),
    "begin-attrition": after_move,
    "attrition-choice": attrition_choice,
    "attrition": until_over(attrition),
    "withdrawal": then_next(withdrawal),
    "begin-battles": begin_battles,
    "battles": until_over(battles),
    "begin-sieges": begin_sieges,
    "sieges": until_over(sieges),
    "begin-plunder": after_combat,
    "plunder": then_next(plunder),
    "begin-experience": begin_experience,
    "experience": then_next(after_experience),
    "work-orders": then_next(work_orders),
    "begin-diplomacy": begin_diplomacy,
    "diplomacy": until_over(diplomacy),
    "begin-trade": begin_trade,
    "trade": then_next(trade),
    "begin-wages": begin_wages,
    "wages": then_next(after_wages),
    "begin-fishing": fishing,
    "fishing": then_next(nets),
    "begin-sowing": begin_sowing,
    "sowing": then_next(sowing),
    "taxes": taxes,
    "tributes": then_next(tributes),
    "begin-festivities": begin_festivities,
    "festivities": then_next(festivities),
    "begin-feeding": begin_feeding,
    "feeding": feeding,
    "begin-salaries": begin_salaries,
    "salaries": salaries,
    "surrender": then_next(surrender),
    "round-end": round_end,
}
