"""C5. What the active player may do at any point of his turn, and what others may put in (W-1)."""

from typing import Final

from tyche.core.ask import Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.battle.losses import destroy
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import N_GENERALS, ROYAL
from tyche.games.successors.rules.kinds import AREA, GENERAL, area_options
from tyche.games.successors.rules.movement.army import free_units
from tyche.games.successors.rules.pieces import MINORS_OF
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import ASHORE, NOBODY, OFF
from tyche.games.successors.rules.strategy.surprise import add_asides, any_time_options, play_any_time
from tyche.games.successors.rules.units import UNIT, count

HANDLED: Final[Option] = ("handled",)
STATION: Final = [area_options(name) for name in ("station", "station-used")]
RECALL: Final = options_of("recall", GENERAL)
DISBAND: Final = area_options("disband")


def speak(
    t: Successors, topic: str, options: list[Option], clause: str, default: Option, **facts: object
) -> Flow[Option]:
    """Ask the active player, with his free actions and everybody's cards that fit at any time.

    Returns HANDLED when the answer was one of these: the state has changed and the question is to be put anew.
    """
    seat = t.s.active
    own = any_time_options(t, seat) + minor_options(t, seat) + disband_options(t, seat)
    ask = Ask(seat, topic, options + own, clause, default, facts)
    add_asides(t, ask)
    choice = yield ask
    if ask.by == seat and choice not in own:
        return choice
    if choice[0] in ("oratory", "play"):
        yield from play_any_time(t, ask.by, choice)
    elif choice[0] == "disband":
        disband(t, seat, AREA.of(choice))
    else:
        move_minor(t, seat, choice)
    yield from state_check(t)
    return HANDLED


def has_free_actions(t: Successors, seat: int) -> bool:
    """C5. Whether the active player has anything to arrange, as far as everybody can see."""
    return bool(minor_options(t, seat) or disband_options(t, seat))


def minor_options(t: Successors, seat: int) -> list[Option]:
    """S7.1.C.b, D-5.F1. Minor generals may be placed with units that have no general, or taken off the map.

    Any arrangement is reached by taking each of them off the map and placing him at most once between two other
    decisions; `shuffled_minors` remembers who was taken off and, above the numbers of all generals, who was placed.
    Off-map minor generals differ only in whether they were activated in this segment (AMB-56).
    """
    s = t.s
    options: list[Option] = []
    seen = [False, False]
    bare = -1
    for minor in MINORS_OF[seat]:
        if not may_be_shuffled(t, minor):
            continue
        if s.general_at[minor] >= 0:
            if not s.shuffled_minors >> minor & 1:
                options.append(RECALL[minor])
            continue
        used = s.used >> minor & 1
        if not seen[used]:
            seen[used] = True
            if bare < 0:
                bare = bare_areas(t, seat)
            table = STATION[used]
            options += [table[area] for area in bits(bare)]
    return options


def may_be_shuffled(t: Successors, minor: int) -> bool:
    """Whether a minor general may still be moved before the next other decision; the activated one may not."""
    return minor != t.s.act and not t.s.shuffled_minors >> minor + N_GENERALS & 1


def bare_areas(t: Successors, seat: int) -> int:
    """S7.1.C.b, S7.1.C.d. The land areas with own units and no own general: a minor general is never subordinate."""
    return t.s.cu_areas[seat] & ~t.s.general_areas[seat] & ASHORE


def minor_to_station(t: Successors, seat: int, used: int) -> int:
    """An off-map minor general that was (1) or was not (0) activated in this segment; NOBODY if there is none."""
    for minor in MINORS_OF[seat]:
        if t.s.general_at[minor] == OFF and t.s.used >> minor & 1 == used and may_be_shuffled(t, minor):
            return minor
    return NOBODY


def may_station(t: Successors, seat: int, area: int, used: int) -> Refusal | None:
    """S7.1.C.b, S7.1.C.c. In one's own turn a minor general may be placed with units that have no general."""
    if t.s.active != seat:
        return Refusal("S7.1.C.c", "not-your-turn")
    if not t.minors_at_hand(seat):
        return Refusal("S7.1.C.a", "no-minor-general")
    if not bare_areas(t, seat) >> area & 1:
        if t.s.cu_areas[seat] >> area & 1:
            return Refusal("S7.1.C.d", "would-be-subordinate", {"area": area})
        return Refusal("S7.1.C.b", "no-units-there", {"area": area})
    if not any(t.s.used >> minor & 1 == used for minor in MINORS_OF[seat] if t.s.general_at[minor] == OFF):
        return Refusal("S7.1.C.b", "no-activated-minor" if used else "no-fresh-minor")
    return Refusal("S7.1.C.b", "not-again-now") if minor_to_station(t, seat, used) == NOBODY else None


def may_recall(t: Successors, seat: int, minor: int) -> Refusal | None:
    """S7.1.C.b. In one's own turn a minor general may be taken off the map."""
    if t.s.active != seat:
        return Refusal("S7.1.C.c", "not-your-turn")
    if minor not in MINORS_OF[seat]:
        return Refusal("S7.1.C.b", "not-your-minor-general", {"general": minor})
    if t.s.general_at[minor] < 0:
        return Refusal("S7.1.C.b", "not-on-the-map", {"general": minor})
    if minor == t.s.act:
        return Refusal("S7.1.C.b", "activated-now", {"general": minor})
    if not may_be_shuffled(t, minor) or t.s.shuffled_minors >> minor & 1:
        return Refusal("S7.1.C.b", "not-again-now")
    return None


def move_minor(t: Successors, seat: int, choice: Option) -> None:
    """S7.1.C.b. Neither movement nor activation; it costs nothing and takes nothing along."""
    s = t.s
    if choice[0] == "recall":
        minor = GENERAL.of(choice)
        t.tell("minor-leaves", "S7.1.C.b", general=minor, faction=seat, area=s.general_at[minor])
        t.move_general(minor, OFF)
        s.shuffled_minors |= 1 << minor
    else:
        minor = minor_to_station(t, seat, int(choice[0] == "station-used"))
        t.move_general(minor, AREA.of(choice))
        t.tell("minor-placed", "S7.1.C.b", faction=seat, general=minor, area=AREA.of(choice))
        s.shuffled_minors |= 1 << minor + N_GENERALS


def disband_options(t: Successors, seat: int) -> list[Option]:
    """S7.2.F.h, D-5.F2, DIFF-44. Royal Army units that have not moved in this segment may be destroyed."""
    s = t.s
    areas = s.royal_army_areas[seat] & ASHORE
    return [DISBAND[area] for area in bits(areas) if may_disband(t, seat, area) is None]


def may_disband(t: Successors, seat: int, area: int) -> Refusal | None:
    """S7.2.F.h. In one's own turn, where some Royal Army unit has not moved in this segment."""
    s = t.s
    if s.active != seat:
        return Refusal("S7.2.F.h", "not-your-turn")
    present = count(t.cu(seat, area), ROYAL)
    if not present:
        return Refusal("S7.2.F.h", "no-royal-army-there", {"area": area})
    moved = count(s.finished.get(area, 0), ROYAL)
    if s.act >= 0 and s.general_at[s.act] == area:
        moved += count(s.party_cu - s.party_new, ROYAL)
    return None if present > moved else Refusal("S7.2.F.h", "already-moved", {"area": area})


def disband(t: Successors, seat: int, area: int) -> None:
    """S7.2.F.h. One Royal Army unit leaves the game."""
    if t.s.act >= 0 and t.s.general_at[t.s.act] == area and not count(free_units(t, area), ROYAL):
        t.s.party_cu -= UNIT[ROYAL]
        t.s.party_new -= UNIT[ROYAL]
    destroy(t, seat, area, UNIT[ROYAL], "S7.2.F.h")
