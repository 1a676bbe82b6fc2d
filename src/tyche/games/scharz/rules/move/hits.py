"""T8.20-T8.22. What is done about the hits of attrition: losses, rerolls, food, cargo that goes down."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.combat.conquest import raze
from tyche.games.scharz.rules.components import (
    EXTRA_GRAIN,
    PORTIONS,
    PR_REROLL,
    SALARY,
)
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.move.cargo import cargo_code, surplus
from tyche.games.scharz.rules.move.risks import CLAUSES, NEUTRAL, SIEGE, WRECK, losing_faces, wreck_face
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish
from tyche.games.scharz.rules.units import (
    IN,
    KIND_NAMES,
    OUT,
    code_of,
    kind_in,
    place_at,
    spot_of,
    type_of,
)

LOSE: Final = ("lose-unit", "lose-place")


REROLL: Final = ("reroll-unit", "reroll-place")


FEED: Final = ("feed-unit", "feed-place")
"""What can be said to a hit, on a unit or on a settlement."""


SETTLEMENT: Final = 1 << 30
"""Marks a hit on an encircled settlement instead of a unit."""


SINKING: Final = 1 << 31
"""Marks a water field whose ships left cannot carry all the cargo."""


SIXES: Final = 32
"""Above this bit: how many losing dice of a hit have not been rerolled."""


ONE_HIT: Final = (1 << 30) - 1
"""Below all marks: the stack that was hit, or the field."""


def hit_by(sixes: int, target: int) -> int:
    """A hit on a stack or a settlement, by so many losing dice."""
    return sixes << SIXES | target


def losing_dice(item: int) -> int:
    """How many losing dice of a hit have not been rerolled."""
    return item >> SIXES


def field_of(item: int) -> int:
    """The field of a settlement that is hit, or of ships that cannot carry all the cargo."""
    return item & 0xFFF


def hit_options(t: Scharz, seat: int) -> list[Option]:
    """T8.20.5, T8.21, D14. A die is rerolled once for 4 PR; the encircled are fed, or a unit suffers for its place.

    When a wreck leaves too much cargo, its owner names what goes down (T8.22).
    """
    item = t.s.sub[seat][0]
    if item & SINKING:
        place = field_of(item)
        return [("drown", KIND_NAMES[kind], t.name(place)) for kind in surplus(t, seat, place)]
    place = place_hit(item)
    found: list[Option] = [saying(t, LOSE, item)]
    if t.may_reroll(seat) and losing_dice(item):
        found.append(saying(t, REROLL, item))
    if t.s.stage == SIEGE:
        if can_feed_now(t, seat, place, item):
            found.append(saying(t, FEED, item))
        if item & SETTLEMENT:
            for code, _ in t.stacks(seat, place, IN):
                option: Option = ("instead", KIND_NAMES[kind_in(code)], t.name(place))
                if option not in found:
                    found.append(option)
    return found


def is_hit(t: Scharz, seat: int, place: int, kind: int = -1) -> Refusal | None:
    """T8.20, T8.22. One hit after the other: on a unit of a kind, or without one on a settlement."""
    item = t.s.sub[seat][0]
    if item & SINKING:
        return Refusal("T8.22", "cargo-first")
    hit = -1 if item & SETTLEMENT else kind_in(item)
    return None if (hit, place_hit(item)) == (kind, place) else Refusal(CLAUSES[t.s.stage], "another-first")


def may_lose(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.20."""
    return is_hit(t, seat, place, kind)


def may_reroll_hit(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.21, T21, T17.1. A brown die is rerolled once, for 4 PR."""
    refusal = is_hit(t, seat, place, kind)
    if refusal is not None:
        return refusal
    if not t.r.prestige:
        return Refusal("T21", "not-in-this-mode")
    if t.s.pr[seat] < PR_REROLL:
        return Refusal("T17.1", "too-little-prestige", {"price": PR_REROLL, "points": t.s.pr[seat]})
    return None if losing_dice(t.s.sub[seat][0]) else Refusal("T8.21", "rerolled-already")


def may_feed_hit(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.20.5. The encircled are fed from inside, or paid twice."""
    refusal = is_hit(t, seat, place, kind)
    if refusal is not None:
        return refusal
    if t.s.stage != SIEGE:
        return Refusal("T8.20.5", "fed-when-encircled")
    item = t.s.sub[seat][0]
    if can_feed_now(t, seat, place, item):
        return None
    if t.r.salaries:
        return Refusal("T8.20.5", "too-little-gold", {"price": salary_of(t, item), "gold": t.s.gold[seat]})
    return Refusal("T8.20.5", "no-food")


def may_suffer(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.20.5. A unit inside is lost instead of its settlement."""
    refusal = is_hit(t, seat, place)
    if refusal is None and not any(kind_in(code) == kind for code, _ in t.stacks(seat, place, IN)):
        return Refusal("T8.20.5", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return refusal


def may_drown(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T8.22. Cargo that is too much, of a kind that makes room."""
    item = t.s.sub[seat][0]
    if not item & SINKING or field_of(item) != place or kind not in surplus(t, seat, place):
        return Refusal("T8.22", "no-cargo", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return None


def saying(t: Scharz, verbs: tuple[str, str], item: int) -> Option:
    """An option about a hit, which names what was hit."""
    place = t.name(place_hit(item))
    return (verbs[1], place) if item & SETTLEMENT else (verbs[0], KIND_NAMES[kind_in(item)], place)


def place_hit(item: int) -> int:
    """Where a hit falls."""
    return field_of(item) if item & SETTLEMENT else place_at(item & ONE_HIT)


def need_of(t: Scharz, item: int) -> tuple[int, int]:
    """T16.6. Portions and grain beyond them that the hit one needs."""
    if item & SETTLEMENT:
        return t.s.settle[field_of(item)], 0
    return PORTIONS[type_of(item)], EXTRA_GRAIN[type_of(item)]


def salary_of(t: Scharz, item: int) -> int:
    """T8.20.5, T16.1. The double salary of an encircled unit or settlement."""
    return 2 * (t.s.settle[field_of(item)] if item & SETTLEMENT else SALARY[type_of(item)])


def can_feed_now(t: Scharz, seat: int, place: int, item: int) -> bool:
    """T8.20.5. From the stores inside; in the salary economy for its double salary."""
    if t.r.salaries:
        return t.s.gold[seat] >= salary_of(t, item)
    portions, grain = need_of(t, item)
    stored, fish = t.s.stored.get(place, 0), t.s.fish.get(place, 0)
    return stored >= grain and stored - grain + fish // 2 >= portions


def feed_now(t: Scharz, seat: int, place: int, item: int) -> None:
    """T8.20.5, T16.6. Fish is eaten before grain."""
    if t.r.salaries:
        t.pay(seat, salary_of(t, item))
        return
    portions, grain = need_of(t, item)
    by_fish = min(portions, t.s.fish.get(place, 0) // 2)
    if by_fish:
        t.put_fish(place, -2 * by_fish)
    if portions - by_fish + grain:
        t.put_grain(place, by_fish - portions - grain)


def settle_hits(t: Scharz, seat: int) -> None:
    """Take the losses that leave no choice."""
    items = t.s.sub[seat]
    while items:
        if not standing(t, seat, items[0]):
            items.pop(0)
            continue
        options = hit_options(t, seat)
        if len(options) > 1:
            return
        item = items.pop(0)
        if item & SINKING:
            drown(t, seat, field_of(item), options[0])
        else:
            lose(t, seat, item)
    finish(t, seat)


def standing(t: Scharz, seat: int, item: int) -> bool:
    """Whether the one that was hit is still there; whether there is still too much cargo."""
    if item & SINKING:
        return bool(surplus(t, seat, field_of(item)))
    if item & SETTLEMENT:
        return t.s.settle_owner[field_of(item)] == seat
    return item & ONE_HIT in t.s.units[seat]


def lose(t: Scharz, seat: int, item: int) -> None:
    """T8.22, T8.23. Destroyed; nobody gains by it. A ship takes its cargo along."""
    if item & SETTLEMENT:
        raze(t, field_of(item), seat, False)
        return
    place, spot, code = place_hit(item), spot_of(item), code_of(item)
    t.destroy(seat, place, spot, code)
    t.tell("attrition", CLAUSES[t.s.stage], faction=seat, place=t.name(place), unit=KIND_NAMES[kind_in(code)])
    if place >= t.a.n_land:
        t.s.sub[seat].insert(0, SINKING | place)
    elif t.s.settle_owner[place] >= 0:
        t.release(place)


def drown(t: Scharz, seat: int, place: int, choice: Option) -> None:
    """T8.22, E10. One unit that the ships left cannot carry goes down; the next one is looked at after it."""
    t.destroy(seat, place, OUT, cargo_code(t, seat, place, UNIT.of(choice)))
    t.tell("attrition", "T8.22", faction=seat, place=t.name(place), unit=choice[1])
    t.s.sub[seat].insert(0, SINKING | place)


def hit_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.20, T8.21, D14. What is done about one hit."""
    item = t.s.sub[seat].pop(0)
    place = field_of(item) if item & SINKING else place_hit(item)
    if item & SINKING:
        drown(t, seat, place, choice)
    elif choice[0] in REROLL:
        reroll(t, seat, place, item)
    elif choice[0] in FEED:
        feed_now(t, seat, place, item)
    elif choice[0] in LOSE:
        lose(t, seat, item)
    else:
        code = next(code for code, _ in t.stacks(seat, place, IN) if KIND_NAMES[kind_in(code)] == choice[1])
        t.destroy(seat, place, IN, code)
    settle_hits(t, seat)


def reroll(t: Scharz, seat: int, place: int, item: int) -> None:
    """T8.21. One losing die is thrown again, each once: the hit is off when none is left; a second loss stands."""
    t.s.pr[seat] -= PR_REROLL
    face = 6
    if t.s.stage == NEUTRAL:
        face = losing_faces(t, seat, place)
    elif t.s.stage == WRECK:
        face = wreck_face(t, seat, place)
    rest = item - (1 << SIXES)
    die = t.roll()
    t.tell_dice(seat, "attrition", [die], "T8.21")
    if die >= face:
        rest &= (1 << SIXES) - 1
    elif not losing_dice(rest):
        return
    t.s.sub[seat].insert(0, rest)
