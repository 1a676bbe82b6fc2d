"""H7.2. March, and other ways of moving the army of one region."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import ALL_REGIONS, bits
from tyche.games.hellas.components import FORCED_MARCH, MURDEROUS_MARCH, REARGUARD
from tyche.games.hellas.losses import lose
from tyche.games.hellas.movement import move_army, reach
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.recruiting import recruit_here
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import NUMBER, pair_options, region_of, region_options

MARCH: Final = pair_options("march")
FORTIFY: Final = region_options("fortify")
MURDEROUS: Final = region_options("murderous-march")
MARCH_TO: Final = region_options("march-to")
FORCED_STEPS: Final = 2
MURDERED: Final = 2
REARGUARD_HOPLITES: Final = 2


def march_options(t: Hellas, seat: int, steps: int) -> list[Option]:
    """H7.2a, H18.3. From every region with unfortified hoplites to every region within reach."""
    options: list[Option] = []
    for region in bits(t.s.armies[seat]):
        if t.open_hoplites(seat, region):
            row = MARCH[region]
            options += [row[to] for to in bits(reach(t, seat, region, steps))]
    return options


def fortify_options(t: Hellas, seat: int) -> list[Option]:
    """H7.2d. One hoplite of a controlled region into its free city."""
    regions = bits(t.s.armies[seat] & t.s.held[seat])
    return [FORTIFY[region] for region in regions if t.open_hoplites(seat, region) and t.may_fortify(seat, region)]


def murderous_options(t: Hellas, seat: int) -> list[Option]:
    """Murderous March: at least three hoplites must march, of which two die."""
    if not t.has(seat, MURDEROUS_MARCH):
        return []
    return [MURDEROUS[region] for region in bits(t.s.armies[seat]) if t.open_hoplites(seat, region) > MURDERED]


def march_steps(t: Hellas, seat: int) -> int:
    """H7.2a. One region; two with Forced March."""
    return FORCED_STEPS if t.has(seat, FORCED_MARCH) else 1


def may_march(t: Hellas, seat: int) -> bool:
    """H7.0c. One hoplite can march, or be fortified (H7.2d)."""
    if not t.s.armies[seat]:
        return False
    return bool(march_options(t, seat, 1) or fortify_options(t, seat) or murderous_options(t, seat))


def march_action(t: Hellas) -> Flow[None]:
    """H7.2. The March special action, with its blessings."""
    s = t.s
    seat = s.active
    steps = march_steps(t, seat)
    options = march_options(t, seat, steps) + fortify_options(t, seat) + murderous_options(t, seat)
    choice = yield t.ask(seat, "march", options, "H7.2a", likely_conquest(t, seat, options))
    region = region_of(choice)
    if choice[0] == "fortify":
        t.fortify(seat, region)
        t.tell("fortified", "H7.2d", player=seat, region=region)
    elif choice[0] == "murderous-march":
        yield from march_over_corpses(t, seat, region)
    else:
        yield from march_by(t, seat, choice, steps, "H7.2a")
    if choice[0] != "fortify" and t.has(seat, REARGUARD) and t.troops_in(region, seat) == NOBODY:
        yield from recruit_here(t, seat, region, REARGUARD_HOPLITES, "H7.2a")
    s.step = s.stack.pop()


def likely_conquest(t: Hellas, seat: int, options: list[Option]) -> Option:
    """The first march that would gain a region if nothing unforeseen happens; without any the first option."""
    for option in options:
        if option[0] == "march":
            region, to = region_of(option), region_of(option, 2)
            number, enemy = t.open_hoplites(seat, region), t.troops_in(to, seat)
            if t.s.control[to] == seat:
                continue
            if enemy != NOBODY:
                resistance = t.army(enemy, to) + 1
            else:
                resistance = t.population(seat, to) - t.army(seat, to) if t.s.control[to] == NOBODY else 1
            if number >= resistance:
                return option
    return options[0]


def march_by(t: Hellas, seat: int, choice: Option, steps: int, clause: str) -> Flow[None]:
    """H7.2a. How many of the hoplites go; then they move."""
    region, to = region_of(choice), region_of(choice, 2)
    number = yield from how_many(t, seat, region, 1, clause)
    yield from move_army(t, seat, region, to, number, steps)


def how_many(t: Hellas, seat: int, region: int, least: int, clause: str) -> Flow[int]:
    """The number of hoplites in the open that leave a region."""
    most = t.open_hoplites(seat, region)
    if most == least:
        return most
    options = NUMBER[least : most + 1]
    choice = yield t.ask(seat, "how-many", options, clause, options[-1], region=region)
    return int(choice[1])


def march_over_corpses(t: Hellas, seat: int, region: int) -> Flow[None]:
    """Murderous March: two of the marching hoplites die as a cost (H22.9), the rest go to any region."""
    number = yield from how_many(t, seat, region, MURDERED + 1, "H7.2a")
    allowed = ALL_REGIONS & ~t.closed_to(seat) & ~(1 << region)
    options: list[Option] = [MARCH_TO[to] for to in bits(allowed)]
    choice = yield t.ask(seat, "march-to", options, "H7.2a", options[0], region=region)
    t.tell("used", "H7.2a", player=seat, item=MURDEROUS_MARCH)
    lose(t, seat, region, MURDERED, "H22.9")
    yield from move_army(t, seat, region, region_of(choice), number - MURDERED, 0)
