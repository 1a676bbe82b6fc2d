"""T19. Victory: thresholds, minor goals, announcements, significance."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.stakes import Source, total
from tyche.games.scharz.rules.combat.conquest import win
from tyche.games.scharz.rules.components import HERD_AP, SEAT_NAMES, WINTER, YEARS
from tyche.games.scharz.rules.control import territory
from tyche.games.scharz.rules.diplomacy.pacts import kind, parties, payer_in, receiver
from tyche.games.scharz.rules.kinds import VICTORY
from tyche.games.scharz.rules.modes import GOAL_A, GOAL_B, GOAL_C, GOAL_D, GOAL_E
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import grains, herd_kind, sower
from tyche.games.scharz.rules.year.new_year import unit_points

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
WORTH: Final = [0, 1, 2, 3, 3]
"""T19.9. Points of treaties by kind."""


def standing(t: Scharz, seat: int) -> int:
    """T19.6. Treaties as receiver or lord, less those as payer or vassal."""
    balance = 0
    for pair, treaty in t.s.treaties.items():
        if seat in parties(pair):
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
    return grain + fish // 2 + sum([HERD_AP[herd_kind(key)] * n for key, n in s.herds[seat].items()])


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
    s, towns = t.s, bits(t.s.towns[seat])
    if t.r.salaries:
        return s.gold[seat] >= sum([s.settle[place] * (2 if t.encircled(place) else 1) for place in towns])
    stored = sum([s.stored.get(place, 0) for place in towns]) + sum([s.fish.get(place, 0) for place in towns]) // 2
    if way == POWER and needs_agriculture(t, seat):
        stored = min(stored, agriculture(t, seat) - goal_need(t, seat, GOAL_C, True))
    return stored + grain_sown(t, seat) >= sum([s.settle[place] for place in towns])


def grain_sown(t: Scharz, seat: int) -> int:
    """T19.7. The grain of a player that stands on the fields."""
    return sum([grains(stack) for stack in t.s.grain.values() if sower(stack) == seat])


def needs_agriculture(t: Scharz, seat: int) -> bool:
    """T19.7. Whether goal C is one of the two that Power rests on."""
    held = goals_held(t, seat, True)
    return bool(held & GOAL_C) and (held & ~GOAL_C).bit_count() < 2


def significance(t: Scharz, seat: int, year_end: bool = True) -> int:
    """T19.9. Total points."""
    return total(sources(t, seat, year_end))


def sources(t: Scharz, seat: int, year_end: bool = True) -> list[Source]:
    """T19.9. Where total points come from; the units of the year count only for Significance."""
    s, cu = t.s, t.cu(seat)
    fields = territory(t, seat) & t.a.land
    units = unit_points(s.killed[seat]) - unit_points(s.lost[seat]) if year_end else 0
    return [
        Source("vp", s.vp[seat], "T19.9"),
        Source("settlements", cu.bit_count(), "T19.9"),
        Source("towns", len([place for place in bits(cu) if s.settle[place] == 2]), "T19.9"),
        Source("fields", 2 * fields.bit_count(), "T19.9"),
        Source("plundered", -(fields & s.markers).bit_count(), "T19.9"),
        Source("units", units, "T15.1"),
        *treaty_sources(t, seat),
        *aid_sources(t, seat),
        Source("agriculture", agriculture(t, seat) // 5, "T19.5"),
        Source("prestige", s.pr[seat] // 10, "T19.9"),
    ]


def treaty_sources(t: Scharz, seat: int) -> list[Source]:
    """T19.9. Each treaty as receiver or payer: tribute 1, ransom 2, vassalage 3."""
    found: list[Source] = []
    for pair, treaty in sorted(t.s.treaties.items()):
        if seat in parties(pair):
            lord, payer = receiver(treaty), payer_in(pair, treaty)
            worth = WORTH[kind(treaty)]
            other = SEAT_NAMES[payer if lord == seat else lord]
            found.append(Source("treaty", worth if lord == seat else -worth, "T19.9", "faction", other))
    return found


def aid_sources(t: Scharz, seat: int) -> list[Source]:
    """T19.9, T18.6. Aid given or taken this year."""
    found: list[Source] = []
    for pair, year in sorted(t.s.aid.items()):
        giver, taker = parties(pair)
        if year == t.s.year and seat in (giver, taker):
            points = 1 if seat == giver else -2
            found.append(Source("aid", points, "T19.9", "faction", SEAT_NAMES[taker if seat == giver else giver]))
    return found


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
            s.announced[seat] = VICTORY.of(choice)
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
