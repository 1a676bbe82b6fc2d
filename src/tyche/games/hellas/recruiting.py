"""H7.1, H22.2. Recruiting hoplites: how many, where, and whether one goes straight into a city."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.games.hellas.atlas import CITIES, RECRUITS, bits
from tyche.games.hellas.components import MOBILIZATION
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.words import (
    FORTIFIED,
    PLACE,
    PLACE_FORTIFIED,
    fortified_options,
    number_of,
    region_count_options,
    region_of,
)

MOBILIZE: Final = region_count_options("mobilize")
MOBILIZE_FORTIFIED: Final = fortified_options("mobilize")
MOBILIZED: Final = 2


def place_options(t: Hellas, seat: int, region: int, most: int) -> list[Option]:
    """H7.1b, H22.2. Up to `most` hoplites of the supply in a region, the last of them in its city if that is free."""
    most = min(most, t.s.supply[seat])
    options = PLACE[region][1 : most + 1]
    if t.may_fortify(seat, region):
        options = options + PLACE_FORTIFIED[region][1 : most + 1]
    return options


def put(t: Hellas, seat: int, choice: Option, clause: str) -> None:
    """Carry out such an option; who stands there now may gain control (H14.2, H14.3)."""
    region, number = region_of(choice), number_of(choice, 2)
    inside = len(choice) > 3 and choice[3] == FORTIFIED
    t.recruit(seat, region, number, inside)
    t.tell("recruited", clause, player=seat, region=region, number=number, inside=inside)
    t.claim(seat, region)


def recruit_here(t: Hellas, seat: int, region: int, most: int, clause: str) -> Flow[None]:
    """Up to so many hoplites in one region."""
    options = place_options(t, seat, region, most)
    if options:
        choice = yield t.ask(seat, "recruit", [PASS, *options], clause, options[-1], region=region)
        if choice != PASS:
            put(t, seat, choice, clause)


def recruit_one(t: Hellas, seat: int, region: int, clause: str) -> Flow[None]:
    """One hoplite in a region, in the open or in its city; none without supply."""
    options = place_options(t, seat, region, 1)
    if options:
        choice = options[0]
        if len(options) > 1:
            choice = yield t.ask(seat, "recruit", options, clause, options[-1], region=region)
        put(t, seat, choice, clause)


def recruit_in_one_of(t: Hellas, seat: int, regions: int, most: int, clause: str) -> Flow[None]:
    """Up to so many hoplites in one of some regions."""
    options: list[Option] = []
    for region in bits(regions):
        options += place_options(t, seat, region, most)
    if options:
        choice = yield t.ask(seat, "recruit", [PASS, *options], clause, options[0])
        if choice != PASS:
            put(t, seat, choice, clause)


def recruit_in_cities(t: Hellas, seat: int, most: int, clause: str, bonus: bool) -> Flow[None]:
    """H7.1. In every own region with a city up to `most` hoplites, or as many as it gives (0); each region once.

    `bonus` is the further region of Mobilization. The special action must place at least one (H7.0c).
    """
    left = t.s.held[seat] & CITIES
    must = not most
    while t.s.supply[seat]:
        options: list[Option] = []
        for region in bits(left):
            options += place_options(t, seat, region, most or RECRUITS[region])
        if bonus:
            options += mobilize_options(t, seat)
        if not options:
            return
        choice = yield t.ask(seat, "recruit", options if must else [DONE, *options], clause, options[0])
        if choice == DONE:
            return
        must = False
        if choice[0] == "mobilize":
            bonus = False
        else:
            left &= ~(1 << region_of(choice))
        put(t, seat, choice, clause)


def mobilize_options(t: Hellas, seat: int) -> list[Option]:
    """Mobilization: up to two hoplites in any one own region."""
    most = min(MOBILIZED, t.s.supply[seat])
    options: list[Option] = []
    for region in bits(t.s.held[seat]):
        options += MOBILIZE[region][1 : most + 1]
        if t.may_fortify(seat, region):
            options += MOBILIZE_FORTIFIED[region][1 : most + 1]
    return options


def recruit_action(t: Hellas) -> Flow[None]:
    """H7.1. The Recruit special action."""
    s = t.s
    yield from recruit_in_cities(t, s.active, 0, "H7.1a", t.has(s.active, MOBILIZATION))
    s.step = s.stack.pop()


def may_recruit(t: Hellas, seat: int) -> bool:
    """H7.0c. At least one hoplite can be placed."""
    s = t.s
    where = s.held[seat] if t.has(seat, MOBILIZATION) else s.held[seat] & CITIES
    return s.supply[seat] > 0 and where != 0
