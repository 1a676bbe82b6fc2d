"""H7.2. March, and other ways of moving the army of one region."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ADJ, bits
from tyche.games.hellas.rules.battle.losses import lose
from tyche.games.hellas.rules.components import FORCED_MARCH, MURDEROUS_MARCH, REARGUARD
from tyche.games.hellas.rules.kinds import COUNT, REGION, counts_of, pairs_of
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.recruit import may_enter_city, recruit_here
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.hoplites import FORTIFY, move_army, reach

MARCH: Final = pairs_of("march")
MURDEROUS: Final = options_of("murderous-march", REGION)
MARCH_TO: Final = options_of("march-to", REGION)
NUMBER: Final = counts_of("number")
FORCED_STEPS: Final = 2
MURDERED: Final = 2
REARGUARD_HOPLITES: Final = 2

# --- what may march where ---


def may_leave(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H7.2a, H22.3. Hoplites outside the city."""
    return None if t.open_hoplites(seat, region) else Refusal("H7.2a", "no-hoplites", {"region": region})


def may_march(t: Hellas, seat: int, region: int, to: int, steps: int) -> Refusal | None:
    """H7.2a, H6.22, A-28. Hoplites of a region to a region within reach, but not to Helen's."""
    refusal = may_leave(t, seat, region)
    if refusal is not None:
        return refusal
    if t.closed_to(seat) >> to & 1:
        return Refusal("A-28", "helen", {"region": to})
    if reach(t, seat, region, steps) >> to & 1:
        return None
    if steps == 1 and not ADJ[region] >> to & 1:
        return Refusal("H7.2a", "no-neighbour", {"region": region, "to": to})
    return Refusal("H6.22", "no-way", {"region": region, "to": to})


def march_options(t: Hellas, seat: int, steps: int) -> list[Option]:
    """H18.3. All that `may_march` lets pass, in bulk."""
    options: list[Option] = []
    for region in bits(t.s.armies[seat]):
        if t.open_hoplites(seat, region):
            row = MARCH[region]
            options += [row[to] for to in bits(reach(t, seat, region, steps))]
    return options


def may_fortify(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H7.2d. One hoplite of a controlled region into its free city."""
    return may_enter_city(t, seat, region, "H7.2d") or may_leave(t, seat, region)


def fortify_options(t: Hellas, seat: int) -> list[Option]:
    """H7.2d. Where one hoplite can step into a city."""
    regions = bits(t.s.armies[seat] & t.s.held[seat])
    return [FORTIFY[region] for region in regions if t.open_hoplites(seat, region) and t.may_fortify(seat, region)]


def may_murder(t: Hellas, seat: int, region: int) -> Refusal | None:
    """Murderous March: at least three hoplites must march, of which two die."""
    if not t.has(seat, MURDEROUS_MARCH):
        return Refusal("H16.1", "not-your-item", {"item": MURDEROUS_MARCH})
    if t.open_hoplites(seat, region) <= MURDERED:
        return Refusal("H22.8", "too-few-hoplites", {"region": region, "number": MURDERED + 1})
    return None


def murderous_options(t: Hellas, seat: int) -> list[Option]:
    """Where a Murderous March can begin."""
    if not t.has(seat, MURDEROUS_MARCH):
        return []
    return [MURDEROUS[region] for region in bits(t.s.armies[seat]) if may_murder(t, seat, region) is None]


def march_steps(t: Hellas, seat: int) -> int:
    """H7.2a. One region; two with Forced March."""
    return FORCED_STEPS if t.has(seat, FORCED_MARCH) else 1


def may_take_march(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c. One hoplite can march, or be fortified (H7.2d)."""
    if t.s.armies[seat] and (march_options(t, seat, 1) or fortify_options(t, seat) or murderous_options(t, seat)):
        return None
    return Refusal("H7.0c", "nobody-to-march")


# --- marching ---


def march_action(t: Hellas) -> Flow[None]:
    """H7.2. The March special action, with its blessings."""
    seat = t.s.active
    steps = march_steps(t, seat)
    options = march_options(t, seat, steps) + fortify_options(t, seat) + murderous_options(t, seat)
    choice = yield t.ask(seat, "march", options, "H7.2a", likely_conquest(t, seat, options))
    region = REGION.of(choice)
    if choice[0] == "fortify":
        t.fortify(seat, region)
        t.tell("fortified", "H7.2d", player=seat, region=region)
    elif choice[0] == "murderous-march":
        yield from march_over_corpses(t, seat, region)
    else:
        yield from march_by(t, seat, choice, steps, "H7.2a")
    if choice[0] != "fortify" and t.has(seat, REARGUARD) and t.troops_in(region, seat) == NOBODY:
        yield from recruit_here(t, seat, region, REARGUARD_HOPLITES, "H7.2a")
    finish(t.s)


def likely_conquest(t: Hellas, seat: int, options: list[Option]) -> Option:
    """The first march that would gain a region if nothing unforeseen happens; without any the first option."""
    for option in options:
        if option[0] == "march" and conquers(t, seat, REGION.of(option), REGION.of(option, 2)):
            return option
    return options[0]


def conquers(t: Hellas, seat: int, region: int, to: int) -> bool:
    """H13.9, H14.2, H14.3. Whether all hoplites of a region would gain another if nothing unforeseen happens."""
    if t.s.control[to] == seat:
        return False
    enemy = t.troops_in(to, seat)
    if enemy != NOBODY:
        resistance = t.army(enemy, to) + 1
    else:
        resistance = t.population(seat, to) - t.army(seat, to) if t.s.control[to] == NOBODY else 1
    return t.open_hoplites(seat, region) >= resistance


def march_by(t: Hellas, seat: int, choice: Option, steps: int, clause: str) -> Flow[None]:
    """H7.2a. How many of the hoplites go; then they move."""
    region, to = REGION.of(choice), REGION.of(choice, 2)
    number = yield from how_many(t, seat, region, to, 1, clause)
    yield from move_army(t, seat, region, to, number, steps)


def how_many(t: Hellas, seat: int, region: int, to: int, least: int, clause: str) -> Flow[int]:
    """The number of hoplites in the open that leave a region; `to` where they go, if that is known (else NOBODY)."""
    most = t.open_hoplites(seat, region)
    if most == least:
        return most
    options = NUMBER[least : most + 1]
    choice = yield t.ask(seat, "how-many", options, clause, options[-1], region=region, to=to, least=least)
    return COUNT.of(choice)


def may_send(t: Hellas, seat: int, region: int, number: int, least: int) -> Refusal | None:
    """H7.2a. As many as stand in the open, and no fewer than it takes."""
    most = t.open_hoplites(seat, region)
    if number < least:
        return Refusal("H7.2a", "too-few-hoplites", {"region": region, "number": least})
    return Refusal("H7.2a", "only-so-many", {"region": region, "number": most}) if number > most else None


def march_over_corpses(t: Hellas, seat: int, region: int) -> Flow[None]:
    """Murderous March: two of the marching hoplites die as a cost (H22.9), the rest go to any region."""
    number = yield from how_many(t, seat, region, NOBODY, MURDERED + 1, "H7.2a")
    options = [option for to, option in enumerate(MARCH_TO) if may_go_anywhere(t, seat, region, to) is None]
    left = number - MURDERED
    choice = yield t.ask(seat, "march-to", options, "H7.2a", options[0], region=region, number=left)
    t.tell("used", "H7.2a", player=seat, item=MURDEROUS_MARCH)
    lose(t, seat, region, MURDERED, "H22.9")
    yield from move_army(t, seat, region, REGION.of(choice), left, 0)


def may_go_anywhere(t: Hellas, seat: int, region: int, to: int) -> Refusal | None:
    """H22.3, A-28. Any other region but Helen's."""
    if to == region:
        return Refusal("H22.3", "stands-there", {"region": region})
    return Refusal("A-28", "helen", {"region": to}) if t.closed_to(seat) >> to & 1 else None
