"""H7.1, H22.2. Recruiting hoplites: how many, where, and whether one goes straight into a city."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one, finish
from tyche.games.hellas.rules.atlas import CITIES, RECRUITS, bits
from tyche.games.hellas.rules.components import MOBILIZATION
from tyche.games.hellas.rules.kinds import COUNT, REGION, fortified_of, troops_of
from tyche.games.hellas.rules.play import Hellas

PLACE: Final = troops_of("recruit")
PLACE_FORTIFIED: Final = fortified_of("recruit")
MOBILIZE: Final = troops_of("mobilize")
MOBILIZE_FORTIFIED: Final = fortified_of("mobilize")
MOBILIZED: Final = 2


class Levy:
    """H22.2. Where hoplites may be recruited now, as a bit set, and how many in each region: 0 for what its city gives.

    `clause` is that of the effect, `bonus` says whether Mobilization gives a further region, and `cities` whether only
    cities do.
    """

    def __init__(self, regions: int, most: int, clause: str, bonus: bool = False, cities: bool = False) -> None:
        self.regions = regions
        self.most = most
        self.clause = clause
        self.bonus = bonus
        self.cities = cities

    def limit(self, region: int) -> int:
        """How many hoplites a region takes."""
        return self.most or RECRUITS[region]


# --- what may be placed where ---


def may_place(t: Hellas, seat: int, region: int, number: int, inside: bool) -> Refusal | None:
    """H2.4, H7.1, H22.2. So many hoplites of the supply in a region of the levy, one of them in its city."""
    levy = t.levy
    if levy is None:
        return Refusal("H7.1a", "not-now")
    if not levy.regions >> region & 1:
        if t.s.control[region] != seat:
            return Refusal(levy.clause, "not-controlled", {"region": region})
        if levy.cities and not CITIES >> region & 1:
            return Refusal(levy.clause, "no-city", {"region": region})
        return Refusal(levy.clause, "not-there-now", {"region": region})
    return may_stand(t, seat, region, number, levy.limit(region), levy.clause) or may_go_in(t, seat, region, inside)


def may_stand(t: Hellas, seat: int, region: int, number: int, most: int, clause: str) -> Refusal | None:
    """H2.4. From one to `most` hoplites, as far as the supply goes."""
    if number > t.s.supply[seat]:
        return Refusal("H2.4", "no-supply", {"number": t.s.supply[seat]})
    if not 1 <= number <= most:
        return Refusal(clause, "takes-so-many", {"region": region, "number": most})
    return None


def may_go_in(t: Hellas, seat: int, region: int, inside: bool) -> Refusal | None:
    """H7.1b. One of the new hoplites goes straight into the free own city, if so wished."""
    return may_enter_city(t, seat, region, "H7.1b") if inside else None


def may_enter_city(t: Hellas, seat: int, region: int, clause: str) -> Refusal | None:
    """H6.16, H22.2. There is a city, the region is controlled, and nobody stands in the city."""
    if t.may_fortify(seat, region):
        return None
    if not CITIES >> region & 1:
        return Refusal(clause, "no-city", {"region": region})
    if t.s.control[region] != seat:
        return Refusal(clause, "not-controlled", {"region": region})
    return Refusal(clause, "city-full", {"region": region})


def may_mobilize(t: Hellas, seat: int, region: int, number: int, inside: bool) -> Refusal | None:
    """H16.1, H7.1. Mobilization: up to two hoplites in any one own region, once in a Recruit action."""
    levy = t.levy
    if not t.has(seat, MOBILIZATION):
        return Refusal("H16.1", "not-your-item", {"item": MOBILIZATION})
    if levy is None or not levy.cities or levy.most:
        return Refusal("H7.1a", "not-now")
    if not levy.bonus:
        return Refusal("H7.1a", "mobilized-already")
    if t.s.control[region] != seat:
        return Refusal("H7.1a", "not-controlled", {"region": region})
    return may_stand(t, seat, region, number, MOBILIZED, "H7.1a") or may_go_in(t, seat, region, inside)


def place_options(t: Hellas, seat: int, region: int, most: int) -> list[Option]:
    """H7.1b, H22.2. Up to `most` hoplites of the supply in a region, the last of them in its city if that is free."""
    most = min(most, t.s.supply[seat])
    options = PLACE[region][1 : most + 1]
    if t.may_fortify(seat, region):
        options = options + PLACE_FORTIFIED[region][1 : most + 1]
    return options


def levy_options(t: Hellas, seat: int, levy: Levy) -> list[Option]:
    """All that `may_place` lets pass, in bulk."""
    options: list[Option] = []
    for region in bits(levy.regions):
        options += place_options(t, seat, region, levy.limit(region))
    return options


def mobilize_options(t: Hellas, seat: int) -> list[Option]:
    """All that `may_mobilize` lets pass, in bulk."""
    most = min(MOBILIZED, t.s.supply[seat])
    options: list[Option] = []
    for region in bits(t.s.held[seat]):
        options += MOBILIZE[region][1 : most + 1]
        if t.may_fortify(seat, region):
            options += MOBILIZE_FORTIFIED[region][1 : most + 1]
    return options


# --- placing them ---


def put(t: Hellas, seat: int, choice: Option, clause: str) -> None:
    """Carry out such an option; who stands there now may gain control (H14.2, H14.3)."""
    region, number, inside = REGION.of(choice), COUNT.of(choice, 2), len(choice) > 3
    t.recruit(seat, region, number, inside)
    t.tell("recruited", clause, player=seat, region=region, number=number, inside=inside)
    t.claim(seat, region)


def recruit_here(t: Hellas, seat: int, region: int, most: int, clause: str) -> Flow[None]:
    """Up to so many hoplites in one region."""
    t.levy = Levy(1 << region, most, clause)
    options = place_options(t, seat, region, most)
    if options:
        choice = yield t.ask(seat, "recruit", [PASS, *options], clause, options[-1], region=region)
        if choice != PASS:
            put(t, seat, choice, clause)


def recruit_one(t: Hellas, seat: int, region: int, clause: str) -> Flow[None]:
    """One hoplite in a region, in the open or in its city; none without supply."""
    t.levy = Levy(1 << region, 1, clause)
    options = place_options(t, seat, region, 1)
    if options:
        choice = yield from choose_one(t, seat, "recruit", options, clause, options[-1], region=region)
        put(t, seat, choice, clause)


def recruit_in_one_of(t: Hellas, seat: int, regions: int, most: int, clause: str) -> Flow[None]:
    """Up to so many hoplites in one of some regions."""
    t.levy = Levy(regions, most, clause)
    options = levy_options(t, seat, t.levy)
    if options:
        choice = yield t.ask(seat, "recruit", [PASS, *options], clause, options[0])
        if choice != PASS:
            put(t, seat, choice, clause)


def recruit_in_cities(t: Hellas, seat: int, most: int, clause: str, bonus: bool) -> Flow[None]:
    """H7.1. In every own region with a city up to `most` hoplites, or as many as it gives (0); each region once.

    `bonus` is the further region of Mobilization. The special action must place at least one (H7.0c).
    """
    t.levy = levy = Levy(t.s.held[seat] & CITIES, most, clause, bonus, cities=True)
    must = not most
    while t.s.supply[seat]:
        options = levy_options(t, seat, levy) + (mobilize_options(t, seat) if levy.bonus else [])
        if not options:
            return
        choice = yield t.ask(seat, "recruit", options if must else [DONE, *options], clause, options[0])
        if choice == DONE:
            return
        must = False
        if choice[0] == "mobilize":
            levy.bonus = False
        else:
            levy.regions &= ~(1 << REGION.of(choice))
        put(t, seat, choice, clause)


def recruit_action(t: Hellas) -> Flow[None]:
    """H7.1. The Recruit special action."""
    seat = t.s.active
    yield from recruit_in_cities(t, seat, 0, "H7.1a", t.has(seat, MOBILIZATION))
    finish(t.s)


def may_recruit(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c. At least one hoplite can be placed."""
    s = t.s
    where = s.held[seat] if t.has(seat, MOBILIZATION) else s.held[seat] & CITIES
    if not s.supply[seat]:
        return Refusal("H2.4", "no-supply", {"number": 0})
    return None if where else Refusal("H7.0c", "no-own-city")
