"""H6.15-6.23. Hoplite Movement, and how armies move by other effects."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one, finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ADJ, ALL_REGIONS, N_REGIONS, NEIGHBOURS, bits, spread
from tyche.games.hellas.rules.battle.course import fight
from tyche.games.hellas.rules.battle.losses import kill
from tyche.games.hellas.rules.components import LEADERSHIP
from tyche.games.hellas.rules.kinds import REGION, pairs_of
from tyche.games.hellas.rules.play import HOPLITES_MOVED, Hellas
from tyche.games.hellas.rules.special.recruit import may_enter_city
from tyche.games.hellas.rules.state import NOBODY

MOVE: Final = pairs_of("move")
FORTIFY: Final = options_of("fortify", REGION)
LEAVE_CITY: Final = options_of("leave-city", REGION)
BATTLE_IN: Final = options_of("battle", REGION)

# --- Hoplite Movement (H6.15-6.21) ---


def begin_movement(t: Hellas) -> None:
    """H6.1, H6.15. The action is taken; its allowance is the leadership."""
    s = t.s
    s.regular |= HOPLITES_MOVED
    s.moves = t.attribute(s.active, LEADERSHIP)
    s.arrived = [0] * N_REGIONS
    s.city_moved = s.entered = s.battles = 0
    s.origins = [0] * N_REGIONS


def held_fast(t: Hellas) -> int:
    """The regions whose monster lets no hoplites leave by Hoplite Movement (Medusa's tray)."""
    mask = 0
    for monster in t.rules.kit.holding:
        if t.s.monster_at[monster] >= 0:
            mask |= 1 << t.s.monster_at[monster]
    return mask


def may_move(t: Hellas, seat: int, region: int, to: int) -> Refusal | None:
    """H6.15, H6.16, A-28. A hoplite that has not moved, to a neighbour; Medusa lets none leave, Helen none enter."""
    refusal = may_walk(t, seat, region, "H6.15")
    if refusal is not None:
        return refusal
    if not ADJ[region] >> to & 1:
        return Refusal("H6.15", "no-neighbour", {"region": region, "to": to})
    if held_fast(t) >> region & 1:
        return Refusal("H6.15", "held-fast", {"region": region})
    return Refusal("A-28", "helen", {"region": to}) if t.closed_to(seat) >> to & 1 else None


def may_walk(t: Hellas, seat: int, region: int, clause: str) -> Refusal | None:
    """H6.15, H6.16. A hoplite stands in the open of a region that has not moved in this action."""
    hoplites = t.open_hoplites(seat, region)
    if not hoplites:  # who stands in the city has to step out first
        in_city = t.s.fortified[region] == seat
        return Refusal("H6.16" if in_city else "H6.15", "no-hoplites", {"region": region})
    return Refusal(clause, "moved-already", {"region": region}) if hoplites <= t.s.arrived[region] else None


def may_fortify(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H6.16, H6.17. A hoplite that has not moved steps into the free city of a controlled region."""
    return may_enter_city(t, seat, region, "H6.16") or may_walk(t, seat, region, "H6.17")


def may_leave_city(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H6.16, H6.17. The hoplite in the city, unless it has moved in this action."""
    if t.s.fortified[region] != seat:
        return Refusal("H6.16", "nobody-in-city", {"region": region})
    return Refusal("H6.17", "moved-already", {"region": region}) if t.s.city_moved >> region & 1 else None


def may_move_hoplites(t: Hellas, seat: int) -> Refusal | None:
    """H6.1, H6.15. Hoplite Movement once in a turn, if a hoplite can move."""
    if t.s.regular & HOPLITES_MOVED:
        return Refusal("H6.1", "action-taken")
    return None if can_move(t) else Refusal("H6.15", "nobody-to-move")


def move_options(t: Hellas, arrived: list[int], city_moved: int) -> list[Option]:
    """H6.15-6.17. All moves of one hoplite that are legal now, in bulk; no hoplite moves twice."""
    s = t.s
    seat = s.active
    base = seat * N_REGIONS
    closed, fast = t.closed_to(seat), held_fast(t)
    options: list[Option] = []
    for region in bits(s.armies[seat]):
        if s.hoplites[base + region] > arrived[region]:
            if not fast >> region & 1:
                row = MOVE[region]
                options += [row[to] for to in NEIGHBOURS[region] if not closed >> to & 1]
            if t.may_fortify(seat, region):
                options.append(FORTIFY[region])
        if s.fortified[region] == seat and not city_moved >> region & 1:
            options.append(LEAVE_CITY[region])
    return options


def can_move(t: Hellas) -> bool:
    """Whether any hoplite of the active player could move."""
    return bool(t.s.armies[t.s.active]) and bool(move_options(t, [0] * N_REGIONS, 0))


def hoplites_step(t: Hellas) -> Flow[None]:
    """H6.15, H6.21. One hoplite after the other moves; then battles are fought."""
    s = t.s
    seat = s.active
    options = move_options(t, s.arrived, s.city_moved) if s.moves else []
    if options:
        choice = yield t.ask(seat, "move-hoplites", [DONE, *options], "H6.15", DONE, number=s.moves)
        if choice != DONE:
            s.moves -= 1
            move_one(t, seat, choice)
            return
    yield from chimera_strikes(t, seat)
    s.step = "battles"


def move_one(t: Hellas, seat: int, choice: Option) -> None:
    """H6.16, H6.20, H6.21. A hoplite moves, steps into a city or out of it; control changes with each move."""
    s = t.s
    region = REGION.of(choice)
    if choice[0] == "fortify":
        t.fortify(seat, region)
        s.city_moved |= 1 << region
        t.tell("fortified", "H6.16", player=seat, region=region)
    elif choice[0] == "leave-city":
        t.leave_city(seat, region)
        s.arrived[region] += 1
        t.tell("left-city", "H6.16", player=seat, region=region)
    else:
        to = REGION.of(choice, 2)
        carry(t, seat, region, to, 1)
        s.arrived[to] += 1
        s.origins[to] |= 1 << region
        if t.troops_in(to, seat) != NOBODY:
            s.battles |= 1 << to
        if to == t.deadly_region():
            s.entered |= 1 << seat
        elif not s.battles >> to & 1:
            t.claim(seat, to)


def chimera_strikes(t: Hellas, seat: int) -> Flow[None]:
    """A-40. After the moves and before battle and control one hoplite that entered her region dies."""
    s = t.s
    if s.entered >> seat & 1:
        region = t.deadly_region()
        yield from kill(t, seat, region, 1, "A-40")
        if not s.battles >> region & 1:
            t.claim(seat, region)


def battles_step(t: Hellas) -> Flow[None]:
    """H13.2, H6.21. The moving player chooses the order of the battles."""
    s = t.s
    for region in bits(s.battles & ~(s.armies[s.active] & t.enemy_armies(s.active))):
        s.battles &= ~(1 << region)  # one side has died or has left for another battle
        t.claim(s.active, region)
    if not s.battles:
        finish(s)
        return
    choice = yield from choose_one(t, s.active, "next-battle", [BATTLE_IN[one] for one in bits(s.battles)], "H13.2")
    region = REGION.of(choice)
    s.battles &= ~(1 << region)
    yield from meet(t, s.active, region, s.origins[region])


def may_fight_in(t: Hellas, region: int) -> Refusal | None:
    """H13.2. A battle is pending there."""
    return None if t.s.battles >> region & 1 else Refusal("H13.2", "no-battle-there", {"region": region})


# --- moving armies (H6.22, H22.3) ---


def carry(t: Hellas, seat: int, region: int, to: int, number: int) -> None:
    """Hoplites in the open go from one region to another."""
    t.add_hoplites(seat, region, -number)
    t.add_hoplites(seat, to, number)
    t.tell("moved", "H6.15", player=seat, region=region, to=to, number=number)


def meet(t: Hellas, seat: int, region: int, origins: int) -> Flow[None]:
    """H6.19, H6.20. Hoplites have come into a region: a battle, or control."""
    enemy = t.troops_in(region, seat)
    if enemy != NOBODY and t.s.armies[seat] >> region & 1:
        yield from fight(t, seat, enemy, region, origins)
    else:
        t.claim(seat, region)


def reach(t: Hellas, seat: int, region: int, steps: int, avoid: int = 0) -> int:
    """H6.22, H6.23. Where an army may go: only neutral and own regions without enemies are passed through."""
    allowed = ALL_REGIONS & ~t.closed_to(seat)
    through = ~(t.enemy_held(seat) | t.enemy_armies(seat) | avoid)
    found = 0
    frontier = seen = 1 << region
    for _ in range(steps):
        new = spread(frontier, ADJ) & allowed & ~seen
        if not new:
            break
        found |= new
        seen |= new
        frontier = new & through
    return found


def move_army(t: Hellas, seat: int, region: int, to: int, number: int, steps: int) -> Flow[None]:
    """H6.22, H6.23, H18.3. An army moves along the safest way; the evolved chimera strikes who passes or enters."""
    deadly = t.deadly_region()
    t.s.entered = 0
    if deadly not in (NOBODY, region, to) and steps and not reach(t, seat, region, steps, 1 << deadly) >> to & 1:
        t.s.entered = 1 << seat
        carry(t, seat, region, deadly, number)
        number -= yield from kill(t, seat, deadly, 1, "A-40")
        region, origin = deadly, region
        if not number:
            return
    else:
        origin = region
    carry(t, seat, region, to, number)
    if to == deadly:
        t.s.entered = 1 << seat
        yield from kill(t, seat, to, 1, "A-40")
    yield from meet(t, seat, to, 1 << origin)
