"""What the events of cards cost and bring for certain."""

from tyche.core.stakes import Stake
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.components import RECRUIT
from tyche.games.successors.rules.course.reinforcement import areas_for_army
from tyche.games.successors.rules.course.setup import put_starter
from tyche.games.successors.rules.events.armies import PEUKESTAS, event_army, is_event_general, pay_treasure
from tyche.games.successors.rules.events.family import bring_olympias, bring_philippos
from tyche.games.successors.rules.events.politics import go_over, haunting_armies
from tyche.games.successors.rules.markers import become_independent
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.stakes import of_marker, of_units, scored
from tyche.games.successors.rules.state import GONE
from tyche.games.successors.rules.units import packed, total


def of_poison(t: Successors, royal: int) -> list[Stake]:
    """Card 1, S8.5.a. A member of the royal family leaves the game."""
    return scored(t, lambda after: after.move_royal(royal, GONE))


def of_contempt(t: Successors, general: int) -> list[Stake]:
    """Card 23, S6.2.A.b. A general costs his faction legitimacy."""

    def scorn(after: Successors) -> None:
        after.s.contempt = general
        after.s.unscored = True

    return scored(t, scorn)


def of_olympias(t: Successors, seat: int, area: int, with_army: bool) -> list[Stake]:
    """Card 29, S8.2.c."""
    return scored(t, lambda after: bring_olympias(after, seat, area, with_army))


def of_appearing(t: Successors, seat: int, general: int, place: int) -> list[Stake]:
    """S6.2.D.e, card 34. The units of a recruited general; Peukestas brings a marker, too."""
    marker = of_marker(t, place, seat) if general == PEUKESTAS else []
    return of_general(t, seat, general) + marker


def of_philippos(t: Successors, seat: int, area: int) -> list[Stake]:
    """Card 30, S8.1.b."""
    return scored(t, lambda after: bring_philippos(after, seat, area))


def of_start(t: Successors, seat: int, general: int, area: int) -> list[Stake]:
    """S4.6.a. A Starting general with his units and family members, and the points of his markers."""
    return scored(t, lambda after: put_starter(after, seat, general, area))


def army_of(t: Successors, general: int) -> int:
    """S6.2.D.e, T-16. The units that a recruited general brings."""
    return event_army(t) if is_event_general(general) else packed(RECRUIT[general].cus)


def of_general(t: Successors, seat: int, general: int) -> list[Stake]:
    """S6.2.D.e. The units of a general who comes to free ground."""
    return of_units(seat, total(army_of(t, general)), "S6.2.D.e")


def of_returning(t: Successors, seat: int, general: int) -> list[Stake]:
    """S5.2.e-g. The same of one who comes as a reinforcement: all of them, unless only refuges are left."""
    group = army_of(t, general)
    return of_units(seat, total(group), "S5.2.e") if areas_for_army(t, seat, group) else []


def of_unrest(t: Successors, place: int) -> list[Stake]:
    """S6.2.A.c, S9.4.c, S3.7.b.5. A grey marker, and what happens to the pieces inside a city."""
    return scored(t, lambda after: become_independent(after, place, "S6.2.A.c"))


def of_ghost(t: Successors, seat: int, area: int) -> list[Stake]:
    """Card O65. A Royal Army unit goes over, whichever of one's armies calls it."""
    outcomes = [of_calling(t, seat, own, area) for own in haunting_armies(t, seat, area)]
    return outcomes[0] if all(outcomes) else []


def of_calling(t: Successors, seat: int, own: int, area: int) -> list[Stake]:
    """Card O65. A Royal Army unit goes over to an army with the higher Prestige."""
    return scored(t, lambda after: go_over(after, seat, own, area))


def of_plundering(t: Successors, seat: int, place: int) -> list[Stake]:
    """Cards 19, 20. Mercenaries for an army in the treasure city; more than one area of it is asked about first."""
    areas = [area for area in (place, place + N_PLACES) if t.has_army(seat, area)]
    return scored(t, lambda after: pay_treasure(after, seat, place, areas[0]))


def of_delivery(seat: int) -> list[Stake]:
    """Card O69. A mercenary inside a besieged port."""
    return of_units(seat, 1, "S16.1.a")
