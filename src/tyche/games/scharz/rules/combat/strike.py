"""T9.8.7, T9.9. Swords find their victims: front, standard, rear."""

from typing import Final

from tyche.core.ask import Ask, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.choosing import Pool, is_offered
from tyche.games.scharz.rules.components import (
    ENGINE,
    EXPERIENCED,
    EXTRA_LIVES,
    LIVES,
    RECRUITS,
    TRANSPORT,
    WEAK_LIVES,
)
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_NAMES, SITE, kind_in, level_of, type_of

FRONT: Final = 0
MIDDLE: Final = 1
REAR: Final = 2
SHIELD: Option = ("shield",)


def lives_of(code: int, weak: bool) -> int:
    """T13.2, T12.1. The lives of a unit."""
    return (WEAK_LIVES if weak else LIVES)[type_of(code)] + EXTRA_LIVES[level_of(code)]


def place_of(spot: int, code: int) -> int:
    """T9.9. Where a unit stands in battle."""
    level, unit = level_of(code), type_of(code)
    if spot == SITE or unit in (ENGINE, TRANSPORT) or level >= EXPERIENCED:
        return REAR
    return FRONT if level == RECRUITS else MIDDLE


class Strike:
    """Swords of one side against the units and shields of the other."""

    def __init__(self, striker: int, victim: int, place: int, weak: bool, swords: int, shields: int) -> None:
        self.striker = striker
        self.victim = victim
        self.place = place
        self.weak = weak
        self.swords = swords
        self.shields = shields
        self.dead: Pool = []


def strike(t: Scharz, hit: Strike, pool: Pool) -> Flow[None]:
    """T9.8.7. Front, then standard, then rear; striker and owner choose. The dead are noted, not yet taken off."""
    for tier in (FRONT, MIDDLE, REAR):
        targets = [entry for entry in pool if place_of(entry[0], entry[1]) == tier]
        shields = hit.shields if tier == FRONT else 0
        cost = shields + sum([lives_of(code, hit.weak) * n for _, code, n in targets])
        if hit.swords >= cost:
            hit.swords -= cost
            hit.shields -= shields
            hit.dead += targets
            continue
        chooser = hit.victim if tier == REAR else hit.striker
        yield from choose_victims(t, hit, targets, chooser, tier == FRONT)
        return


def choose_victims(t: Scharz, hit: Strike, targets: Pool, chooser: int, front: bool) -> Flow[None]:
    """T9.8.7, T9.11. One victim after the other while the swords suffice to kill."""
    left = targets[:]
    while hit.swords:
        options: list[Option] = [("hit", KIND_NAMES[kind]) for kind in felled(left, hit)]
        if front and hit.shields:
            options.append(SHIELD)
        if not options:
            return
        facts: dict[str, object] = {"swords": hit.swords, "place": t.name(hit.place)}
        choice = yield from choose_one(t, chooser, "victims", options, "T9.8.7", options[0], **facts)
        if choice == SHIELD:
            hit.shields -= 1
            hit.swords -= 1
        else:
            kill_one(hit, left, UNIT.of(choice))


def felled(pool: Pool, hit: Strike) -> list[int]:
    """T9.8.7. The kinds of units that the swords suffice to destroy."""
    return list(dict.fromkeys([kind_in(code) for _, code, _ in pool if lives_of(code, hit.weak) <= hit.swords]))


def may_hit(t: Scharz, ask: Ask, seat: int, kind: int) -> Refusal | None:
    """T9.8.7. Front, then standard, then rear; a unit falls only to enough swords."""
    if is_offered(ask, seat, "hit", KIND_NAMES[kind]):
        return None
    return Refusal("T9.8.7", "no-victim", {"unit": KIND_NAMES[kind], "swords": ask.facts["swords"]})


def may_hit_shield(t: Scharz, ask: Ask, seat: int) -> Refusal | None:
    """T9.8.7. Shields stand at the front."""
    return None if is_offered(ask, seat, *SHIELD) else Refusal("T9.8.7", "no-shield")


def kill_one(hit: Strike, left: Pool, kind: int) -> None:
    """One unit of this kind is dead."""
    for k, (spot, code, n) in enumerate(left):
        if kind_in(code) == kind:
            hit.swords -= lives_of(code, hit.weak)
            hit.dead.append((spot, code, 1))
            if n == 1:
                del left[k]
            else:
                left[k] = (spot, code, n - 1)
            return


def bury(t: Scharz, seat: int, place: int, dead: Pool) -> int:
    """Take the dead off the map; how many they are."""
    number = 0
    for spot, code, n in dead:
        t.destroy(seat, place, spot, code, n)
        number += n
    return number
