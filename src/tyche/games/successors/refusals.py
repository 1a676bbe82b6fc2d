"""Why an option is not offered: the guard that keeps it out answers with its clause."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.atlas import spread
from tyche.core.errors import Refusal
from tyche.games.successors.activation import army_options, may_activate
from tyche.games.successors.atlas import KIND, N_PLACES, TRANSIT
from tyche.games.successors.avoid import may_avoid_to, ways_out
from tyche.games.successors.components import (
    CARD_KIND,
    CART,
    FIRST_IND,
    ROYAL,
    SURPRISE,
    minors_of,
)
from tyche.games.successors.entry import BY_SEA, Entry
from tyche.games.successors.interception import may_intercept_from
from tyche.games.successors.markers import may_place_marker, may_remove_marker
from tyche.games.successors.play import Successors
from tyche.games.successors.reading import Read
from tyche.games.successors.refusals_act import ACTIONS
from tyche.games.successors.reinforcement import areas_at, may_reinforce
from tyche.games.successors.siege import AT_MOST_IN_SURRENDER, may_conduct
from tyche.games.successors.state import IND, NOBODY, OFF
from tyche.games.successors.strategy import oversupplied
from tyche.games.successors.surprise import ORATORY
from tyche.games.successors.tyche import FAR, NEAR, USES, improvable, may_play_event, may_use, op_uses, reserve
from tyche.games.successors.units import FIELD

Guard = Callable[[Successors, Ask, int, Read], Refusal | None]


def explain(t: Successors, ask: Ask, seat: int, option: Option) -> Refusal:
    """The clause that forbids an option now."""
    read = Read(option)
    if read.unknown:
        return Refusal(ask.clause, "unknown-name", {"name": read.unknown})
    if read.malformed:
        return Refusal(ask.clause, "malformed")
    free = FREE.get(read.verb)
    if free is not None and not (read.verb == "play" and ask.topic == "tyche"):
        return free(t, ask, seat, read) or Refusal(ask.clause, "not-offered")
    if seat not in ask.asked():
        return Refusal(ask.clause, "not-yours")
    if read.verb not in TOPICS:
        return Refusal(ask.clause, "not-offered")
    clause, topics = TOPICS[read.verb]
    if ask.topic not in topics:
        return Refusal(clause, "not-now")
    if ask.topic == "act" and t.s.general_at[t.s.act] < 0 and read.verb != "relocate":
        return Refusal("S9.1.e", "not-on-the-map", {"general": t.s.act})
    if ask.topic == "act" and t.s.general_at[t.s.act] < 0 and read.verb != "relocate":
        return Refusal("S9.1.a", "not-on-the-map", {"general": t.s.act})
    guard = (ACTIONS if ask.topic == "act" else GUARDS).get(read.verb)
    refusal = guard(t, ask, seat, read) if guard is not None else None
    return refusal or Refusal(ask.clause, "not-offered")


# --- the Surrender segment (S6.1) ---


def remove(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.1.1."""
    if t.s.stage != 0:
        return Refusal("S6.1.1", "step-is-over")
    return may_remove_marker(t, seat, read.index) or no_units(t, seat, read.index, "S6.1.1")


def no_units(t: Successors, seat: int, place: int, clause: str) -> Refusal | None:
    """At least one unit is needed outside the walls."""
    return None if t.s.cu_areas[seat] >> place & 1 else Refusal(clause, "no-units-there", {"place": place})


def claim(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.1.2."""
    return Refusal("S6.1.2", "not-this-step") if t.s.stage != 1 else may_place_marker(t, seat, read.index)


def besiege(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.1.3, S15.2.A."""
    if t.s.stage != 2:
        return Refusal("S6.1.3", "not-this-step")
    refusal = may_conduct(t, seat, read.index, t.cu(seat, read.index), AT_MOST_IN_SURRENDER)
    if refusal is None and len(read.option) > 2:
        return Refusal("S15.2.B.a", "no-traitor", {"place": read.index})
    return refusal


# --- the Tyche segment (S6.2) ---


def play(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0. One Event or Bonus card of the hand, for one of its uses."""
    card, use = read.index, read.word(2)
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.a", "not-in-hand", {"card": card})
    if CARD_KIND[card] == SURPRISE:
        return Refusal("S6.2.0.b", "surprise-card", {"card": card})
    if use not in USES:
        return Refusal("S6.2.0.c", "unknown-use", {"name": use})
    if use == "event":
        return may_play_event(t, seat, card)
    return may_spend(t, seat, use) or may_use(t, seat, card, use)


def may_spend(t: Successors, seat: int, use: str) -> Refusal | None:
    """S6.2.B. Operation points need an army to march, or somewhere to place a marker."""
    if use == "march" and not army_options(t):
        return Refusal("S6.2.B1.a", "no-army")
    if use == "place" and "place" not in op_uses(t, seat):
        return Refusal("S6.2.B2.a", "nowhere-to-place")
    return None


def use_points(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.B. The points of a Bonus card after its event."""
    use = read.word(1)
    if use in ("march", "place", "train", "nothing"):
        return may_spend(t, seat, use)
    return Refusal("S6.2.B", "unknown-use", {"name": use})


def discard(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0.a. Only Surprise cards of the hand are discarded."""
    held = bool(t.s.hands[seat] >> read.index & 1)
    return Refusal("S6.2.0.a", "not-in-hand" if not held else "not-needed", {"card": read.index})


def place_marker(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.B2. An uncontrolled location without enemy units, within 2 MP of an own marker, the way not blocked."""
    s, place = t.s, read.index
    if KIND[place] == TRANSIT:
        return Refusal("S2.f", "transit-point", {"place": place})
    if s.control[place] != NOBODY:
        return Refusal("S6.2.B2.a", "already-controlled", {"place": place})
    if t.enemy_cu_areas(seat) >> place & 1:
        return Refusal("S6.2.B2.a", "enemy-units-there", {"place": place})
    start = s.source_markers & s.held[seat]
    near = spread(start, NEAR)
    if (near | spread(near, NEAR) | spread(start, FAR)) >> place & 1:
        return Refusal("S6.2.B2.b", "way-blocked", {"place": place})
    return Refusal("S6.2.B2.a", "too-far", {"place": place})


def improve(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.C.a, S7.4.c. An available fleet on its normal side."""
    if improvable(t, seat) >> read.index & 1:
        return None
    return Refusal("S6.2.C.a", "fleet-not-available", {"fleet": read.index})


def recruit(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.D. A Reserve general who is still off the map."""
    if read.index in reserve(t):
        return None
    return Refusal("S6.2.D.d", "not-in-reserve", {"general": read.index})


# --- activations, recruiting, supply (S6.3, S6.4, S9.1) ---


def activate(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.a, S9.1.c."""
    return may_activate(t, read.index)


def lead(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.0.b, S7.1.C.b. A minor general is placed with units that have not moved."""
    s = t.s
    if all(s.general_at[minor] != OFF or s.used >> minor & 1 for minor in minors_of(seat)):
        return Refusal("S7.1.C.a", "no-minor-general")
    if not s.cu_areas[seat] >> read.area & 1:
        return Refusal("S7.1.C.b", "no-units-there", {"area": read.area})
    return Refusal("S9.1.c", "already-moved", {"area": read.area})


def roll(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.3.a."""
    return Refusal("S6.3.a", "no-army")


def supply(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.4.a, S6.4.b."""
    hungry = read.index in oversupplied(t, seat)
    return Refusal("S6.4.b" if hungry else "S6.4.a", "one-unit-only" if hungry else "enough-supply")


def bury(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S3.8.a. The conditions, one after the other."""
    s = t.s
    area = s.royal_at[CART]
    reason = "not-this-turn"
    if s.royal_owner[CART] != seat:
        reason = "cart-not-yours"
    elif not 0 <= area < 2 * N_PLACES or not t.is_major(t.place_of(area)):
        reason = "no-major-city"
    elif t.enemy_cu_areas(seat) >> area & 1:
        reason = "enemy-units-there"
    return Refusal("S3.8.a", reason)


def done(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.4.b. A unit must be destroyed at each location over the limit first."""
    return Refusal("S6.4.b", "supply-first")


# --- reactions (S11, S12, S13.3) ---


def entry_now(t: Successors, ask: Ask) -> Entry | None:
    """The entry that a reaction answers, as far as the table shows it."""
    place, s = ask.facts.get("place"), t.s
    if not isinstance(place, int) or s.active < 0:
        return None
    mover = ask.facts.get("general")
    faction = IND if isinstance(mover, int) and mover >= FIRST_IND else s.active
    e = Entry(s.active, faction, place, BY_SEA, NOBODY)
    e.occupied_by = t.cu_owner(place, faction)
    if faction != IND:
        e.mover_was_there = t.cu(faction, place) != s.party_cu
    return e


def intercept(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.1, S11.2."""
    general = read.index
    e = entry_now(t, ask)
    if t.s.owner[general] != (IND if general >= FIRST_IND else seat):
        return Refusal("S11.1.a", "not-your-general", {"general": general})
    if e is None or t.s.general_at[general] < 0:
        return Refusal("S11.1.a", "not-on-the-map", {"general": general})
    if general >= FIRST_IND and not t.rules.independent_reactions:
        return Refusal("S11.0.a", "independents-do-not-react", {"general": general})
    refusal = may_intercept_from(t, e, t.s.owner[general], t.s.general_at[general])
    return refusal or Refusal("S11.2.a", "one-attempt-a-location", {"general": general})


def intercept_with_minor(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S11.2.d, S7.1.C.c. Only where a general and a unit stand already."""
    if not t.minors_at_hand(seat):
        return Refusal("S7.1.C.a", "no-minor-general")
    if not t.has_army(seat, read.area):
        return Refusal("S11.2.d", "no-army-there", {"area": read.area})
    e = entry_now(t, ask)
    refusal = may_intercept_from(t, e, seat, read.area) if e is not None else None
    return refusal or Refusal("S11.2.a", "one-attempt-a-location")


def avoid(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S12.1. The commanding general in the area entered, with a way out."""
    general = read.index
    e = entry_now(t, ask)
    if t.s.owner[general] != (IND if general >= FIRST_IND else seat):
        return Refusal("S12.0.a", "not-your-general", {"general": general})
    if e is None or t.s.general_at[general] != e.area:
        return Refusal("S12.0.a", "not-in-the-area", {"general": general})
    faction = t.s.owner[general]
    if t.commander(faction, e.area) != general:
        return Refusal("S12.1.a", "not-in-command", {"general": general})
    if not ways_out(t, e, faction, e.area, t.cus(faction, e.area) > 0):
        return Refusal("S12.1.a", "no-way-out", {"place": e.area})
    return None


def avoid_to(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S12.1.a. The location may be entered, and is not where the enemy came from."""
    general = ask.facts.get("general")
    if not isinstance(general, int) or not 0 <= t.s.general_at[general] < N_PLACES:
        return None
    faction, source = t.s.owner[general], t.s.general_at[general]
    e = Entry(t.s.active, t.s.active, source, BY_SEA, NOBODY)
    refusal = may_avoid_to(t, e, faction, source, read.index, t.cus(faction, source) > 0)
    return refusal or Refusal("S12.1.a", "where-the-enemy-came-from", {"place": read.index})


def name_fleet(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.4.c. Only available fleets escort and intercept."""
    if t.available_fleets(seat) >> read.index & 1:
        return Refusal(ask.clause, "already-named", {"fleet": read.index})
    return Refusal("S7.4.c", "fleet-not-available", {"fleet": read.index})


# --- placing reinforcements (S5.2) ---


def place(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S5.2.e-g, S9.4."""
    group = ask.facts.get("units")
    units = group if isinstance(group, int) else 0
    if ask.topic not in ("reinforce", "place-general"):
        return Refusal(ask.clause, "not-there", {"place": read.index})
    refusal = may_reinforce(t, seat, read.index, units)
    if refusal is None and read.area not in areas_at(t, seat, read.index, units):
        if read.area < N_PLACES:
            return Refusal("S5.2.e", "enemy-units-there", {"place": read.index})
        own = t.is_major(read.index) and t.s.control[read.index] == seat
        clause, reason = ("S9.4.d", "two-units-inside") if own else ("S9.4.b", "not-your-city")
        return Refusal(clause, reason, {"place": read.index})
    return refusal


# --- free actions and cards at any time ---


def station(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.1.C.b, S7.1.C.c."""
    if t.s.active != seat:
        return Refusal("S7.1.C.c", "not-your-turn")
    if not t.minors_at_hand(seat):
        return Refusal("S7.1.C.a", "no-minor-general")
    if not t.s.cu_areas[seat] >> read.area & 1:
        return Refusal("S7.1.C.b", "no-units-there", {"area": read.area})
    if t.s.general_areas[seat] >> read.area & 1:
        return Refusal("S7.1.C.d", "would-be-subordinate", {"area": read.area})
    return Refusal("S7.1.C.b", "not-again-now", {"area": read.area})


def recall(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.1.C.b."""
    if read.index not in minors_of(seat):
        return Refusal("S7.1.C.b", "not-your-minor-general", {"general": read.index})
    on_map = t.s.general_at[read.index] >= 0
    return Refusal("S7.1.C.b", "not-again-now" if on_map else "not-on-the-map", {"general": read.index})


def disband(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.2.F.h. Own Royal Army units that have not moved, in one's own turn."""
    if t.s.active != seat:
        return Refusal("S7.2.F.h", "not-your-turn")
    if not t.cu(seat, read.area) & FIELD[ROYAL]:
        return Refusal("S7.2.F.h", "no-royal-army-there", {"area": read.area})
    return Refusal("S7.2.F.h", "already-moved", {"area": read.area})


def oratory(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """Card 58. On a commanding general of one's own."""
    if not t.s.hands[seat] >> ORATORY & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": ORATORY})
    return Refusal("S7.2.F.b", "not-in-command", {"general": read.index})


def play_at_any_time(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0.d. A Surprise card of the hand, where its text fits."""
    if not t.s.hands[seat] >> read.index & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": read.index})
    if CARD_KIND[read.index] != SURPRISE:
        return Refusal("S6.2.0.a", "not-now", {"card": read.index})
    return Refusal("S6.2.0.d", "does-not-fit-now", {"card": read.index})


FREE: Final[dict[str, Guard]] = {
    "station": station,
    "station-used": station,
    "recall": recall,
    "disband": disband,
    "oratory": oratory,
    "play": play_at_any_time,
}
"""What may be offered beside any question of the Strategy phase."""

GUARDS: Final[dict[str, Guard]] = {
    "remove": remove,
    "claim": claim,
    "besiege": besiege,
    "play": play,
    "use": use_points,
    "discard": discard,
    "place-marker": place_marker,
    "improve": improve,
    "recruit": recruit,
    "activate": activate,
    "lead": lead,
    "roll": roll,
    "supply": supply,
    "bury": bury,
    "done": done,
    "intercept": intercept,
    "intercept-with-minor": intercept_with_minor,
    "avoid": avoid,
    "avoid-to": avoid_to,
    "escort": name_fleet,
    "engage": name_fleet,
    "place": place,
}

_ACT: Final = ("act",)
TOPICS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "remove": ("S6.1.1", ("surrender-remove", "surrender-place", "surrender-siege")),
    "claim": ("S6.1.2", ("surrender-remove", "surrender-place", "surrender-siege")),
    "besiege": ("S6.1.3", ("surrender-remove", "surrender-place", "surrender-siege")),
    "play": ("S6.2.0.a", ("tyche",)),
    "use": ("S6.2.0.b", ("spend",)),
    "discard": ("S6.2.0.a", ("tyche", "discard-surprise")),
    "place-marker": ("S6.2.B2.a", ("place-marker",)),
    "improve": ("S6.2.C.a", ("fleet",)),
    "recruit": ("S6.2.D.a", ("recruit",)),
    "activate": ("S9.1.a", ("march", "armies")),
    "lead": ("S9.0.b", ("march", "armies")),
    "roll": ("S6.3.a", ("activation",)),
    "recruit-mercenary": ("S6.3.a", ("activation",)),
    "supply": ("S6.4.a", ("supply",)),
    "bury": ("S3.8.a", ("supply",)),
    "done": ("S6.0.b", ("supply", "act")),
    "intercept": ("S11.1.a", ("intercept",)),
    "intercept-with-minor": ("S11.2.d", ("intercept",)),
    "avoid": ("S12.0.a", ("avoid-battle",)),
    "avoid-to": ("S12.2.A.a", ("avoid-to",)),
    "escort": ("S13.2.1", ("escort",)),
    "engage": ("S13.2.4", ("sea-battle", "engage")),
    "place": ("S5.2.e", ("reinforce", "place-general", "start", "levy", "inside-or-outside")),
    "next": ("S5.2.g", ("next-unit",)),
    "take": ("S9.1.e", ("act", "intercept-with")),
    "take-all": ("S9.1.e", ("act", "intercept-with")),
    "take-general": ("S9.1.e", ("act", "intercept-with")),
    "take-royal": ("S9.1.e", ("act", "intercept-with")),
    "leave": ("S9.2.B", _ACT),
    "leave-general": ("S9.2.D1", _ACT),
    "leave-royal": ("S9.1.e", _ACT),
    "move": ("S9.3.A", ("act", "move-army")),
    "go-in": ("S9.3.B", _ACT),
    "go-out": ("S9.3.B", _ACT),
    "siege": ("S9.3.C.a", _ACT),
    "remove-marker": ("S9.3.D.a", _ACT),
    "embark": ("S13.2.2", _ACT),
    "sail": ("S13.2.3", _ACT),
    "pontic-sail": ("S7.4.d", _ACT),
    "land": ("S13.2.8", _ACT),
    "drop": ("S13.2.6.b", _ACT),
    "relocate": ("S7.1.C.b", _ACT),
    "swap-marker": ("S7.1.0.b", _ACT),
}
"""The clause of a verb, and the questions it answers."""
