"""T19. Victory: thresholds, minor goals, announcements, significance."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.components import HERD_AP, WINTER, YEARS
from tyche.games.scharz.control import territory
from tyche.games.scharz.new_year import unit_points
from tyche.games.scharz.offers import RANSOM, TRIBUTE, kind, receiver
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.rules import GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E
from tyche.games.scharz.settle import win

SUPREMACY: Final = 1
POWER: Final = 2
BOTH: Final = 3
NAMES: Final = ["", "supremacy", "power", "both"]
GOALS: Final = (GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E)
GOAL_NAMES: Final = {
    GOAL_A: "fields",
    GOAL_B: "settlements",
    GOAL_C: "agriculture",
    GOAL_D: "towns",
    GOAL_E: "prestige",
}
BASE: Final = {GOAL_A: 14, GOAL_B: 9, GOAL_C: 40, GOAL_D: 2, GOAL_E: 70}
STEP: Final = {GOAL_A: 2, GOAL_B: 1, GOAL_C: 5, GOAL_D: 0, GOAL_E: 10}
SUPREMACY_VP: Final = 10
SUPREMACY_STEP: Final = 2
LEAD: Final = 12


def standing(t: Scharz, seat: int) -> int:
    """T19.6. Treaties as receiver or lord, less those as payer or vassal."""
    balance = 0
    for pair, treaty in t.s.treaties.items():
        if seat in (pair >> 4, pair & 15):
            balance += 1 if receiver(treaty) == seat else -1
    return balance


def goal_need(t: Scharz, seat: int, goal: int, with_vp: bool) -> int:
    """T19.6, E47. The threshold of a minor goal; it never falls below one step."""
    step = STEP[goal]
    need = BASE[goal] - step * standing(t, seat)
    if with_vp and t.s.vp[seat] >= 5:
        need -= step
    return max(step, need)


def agriculture(t: Scharz, seat: int) -> int:
    """T19.5. Agricultural points: stored grain, fish by two, herds."""
    s = t.s
    grain = sum([s.stored.get(place, 0) for place in bits(s.towns[seat])])
    fish = sum([s.fish.get(place, 0) for place in bits(s.towns[seat])])
    return grain + fish // 2 + sum([HERD_AP[key >> 3 & 3] * n for key, n in s.herds[seat].items()])


def goal_value(t: Scharz, seat: int, goal: int) -> int:
    """T19.4. How far a player is with a minor goal."""
    if goal == GOAL_A:
        return (territory(t, seat) & t.a.land).bit_count()
    if goal == GOAL_B:
        return t.cu(seat).bit_count()
    if goal == GOAL_C:
        return agriculture(t, seat)
    if goal == GOAL_D:
        return sum([1 for place in bits(t.cu(seat)) if t.s.settle[place] == 2])
    return t.s.pr[seat]


def goals_held(t: Scharz, seat: int, with_vp: bool) -> int:
    """T19.4, T19.6. The minor goals a player holds, of those the mode has."""
    held = 0
    for goal in GOALS:
        if t.r.goals & goal and goal_value(t, seat, goal) >= goal_need(t, seat, goal, with_vp):
            held |= goal
    return held


def supremacy_need(t: Scharz, seat: int) -> int:
    """T19.3, T19.6, E47."""
    need = SUPREMACY_VP - SUPREMACY_STEP * standing(t, seat)
    if goals_held(t, seat, False):
        need -= SUPREMACY_STEP
    return max(SUPREMACY_STEP, need)


def fulfilled(t: Scharz, seat: int, way: int) -> bool:
    """T19.3, T19.4. Whether a player fulfils Supremacy or Power now."""
    if way == SUPREMACY:
        return t.s.vp[seat] >= supremacy_need(t, seat)
    return goals_held(t, seat, True).bit_count() >= 2


def may_announce(t: Scharz, seat: int, ways: int) -> Refusal | None:
    """T19.1, T19.3, T19.4. Only what is fulfilled is announced."""
    if ways & SUPREMACY and not fulfilled(t, seat, SUPREMACY):
        return Refusal("T19.3", "not-supreme", {"need": supremacy_need(t, seat), "points": t.s.vp[seat]})
    if ways & POWER and not fulfilled(t, seat, POWER):
        return Refusal("T19.4", "not-powerful", {"number": goals_held(t, seat, True).bit_count()})
    return None


def provided(t: Scharz, seat: int, way: int) -> bool:
    """T19.7, E50. Food for all settlements, on top of goal C where it is needed; or gold for their salaries."""
    s = t.s
    if t.r.salaries:
        return s.gold[seat] >= sum([s.settle[p] * (2 if t.encircled(p) else 1) for p in bits(s.towns[seat])])
    need = sum([s.settle[place] for place in bits(s.towns[seat])])
    sown = sum([stack & 255 for stack in s.grain.values() if stack >> 8 == seat])
    stored = sum([s.stored.get(place, 0) for place in bits(s.towns[seat])])
    stored += sum([s.fish.get(place, 0) for place in bits(s.towns[seat])]) // 2
    held = goals_held(t, seat, True)
    if way == POWER and held & GOAL_C and (held & ~GOAL_C).bit_count() < 2:
        stored = min(stored, agriculture(t, seat) - goal_need(t, seat, GOAL_C, True))
    return stored + sown >= need


def significance(t: Scharz, seat: int, year_end: bool = True) -> int:
    """T19.9. Total points."""
    s = t.s
    cu = t.cu(seat)
    fields = territory(t, seat) & t.a.land
    points = s.vp[seat] + cu.bit_count() + sum([1 for place in bits(cu) if s.settle[place] == 2])
    points += 2 * fields.bit_count() - (fields & s.markers).bit_count()
    if year_end:
        points += unit_points(s.killed[seat]) - unit_points(s.lost[seat])
    for pair, treaty in s.treaties.items():
        if seat in (pair >> 4, pair & 15):
            worth = 1 if kind(treaty) == TRIBUTE else 2 if kind(treaty) == RANSOM else 3
            points += worth if receiver(treaty) == seat else -worth
    for pair, year in s.aid.items():
        if year == s.year:
            points += 1 if pair >> 4 == seat else -2 if pair & 15 == seat else 0
    return points + agriculture(t, seat) // 5 + s.pr[seat] // 10


def check_announced(t: Scharz) -> None:
    """T19.1, T19.8, E49. Announcements of the last round: still fulfilled and provided for, or they lapse.

    Of several the one with more total points wins, then more gold, then the first in initiative order (T7.8).
    """
    s = t.s
    winners: list[tuple[int, int]] = []
    for seat in t.seats():
        for way in (SUPREMACY, POWER):
            if s.announced[seat] & way and fulfilled(t, seat, way) and provided(t, seat, way):
                winners.append((seat, way))
        if s.announced[seat]:
            t.tell("announcement-checked", "T19.8", faction=seat)
        s.announced[seat] = 0
    if winners:
        best = max(winners, key=lambda one: (significance(t, one[0], False), s.gold[one[0]]))
        win(t, [best[0]], NAMES[best[1]], "T19.8")


def announcements(t: Scharz) -> Flow[None]:
    """T19.1, T19.8, D30. Whoever fulfils Supremacy or Power may announce it."""
    s = t.s
    wishes: dict[int, list[Option]] = {}
    for seat in t.seats():
        ways = sum([way for way in (SUPREMACY, POWER) if fulfilled(t, seat, way)])
        if ways:
            wishes[seat] = [("announce", NAMES[way]) for way in (SUPREMACY, POWER, BOTH) if not way & ~ways]
    if not wishes:
        return
    poll = t.poll(list(wishes), "announce", wishes, "T19.1", PASS)
    yield poll
    for seat, choice in poll.answers.items():
        if choice != PASS:
            s.announced[seat] = NAMES.index(str(choice[1]))
            t.tell("announced", "T19.1", faction=seat, victory=choice[1])


def year_end(t: Scharz) -> None:
    """T19.9. After year 5, or when the leader is 12 ahead, significance decides; ties by gold, then VP, then shared."""
    s = t.s
    if s.season != WINTER:
        return
    seats = t.seats()
    points = {seat: significance(t, seat) for seat in seats}
    ranked = sorted(points.values(), reverse=True)
    if s.year < YEARS and (len(ranked) < 2 or ranked[0] - ranked[1] < LEAD):
        return
    best = max((points[seat], s.gold[seat], s.vp[seat]) for seat in seats)
    win(
        t, [seat for seat in sorted(seats) if (points[seat], s.gold[seat], s.vp[seat]) == best], "significance", "T19.9"
    )
