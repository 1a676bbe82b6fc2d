"""Why an option is not offered: the guard that keeps it out answers with its clause."""

from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.errors import Refusal
from tyche.games.successors.activation import may_activate, may_lead
from tyche.games.successors.components import CARD_KIND, SURPRISE
from tyche.games.successors.deck import AHURA
from tyche.games.successors.free_actions import may_disband, may_recall, may_station
from tyche.games.successors.markers import may_place_marker, may_remove_marker
from tyche.games.successors.play import Successors
from tyche.games.successors.reading import Read
from tyche.games.successors.refusals_act import may_act, no_traitor
from tyche.games.successors.refusals_procedure import PROCEDURE, Guard
from tyche.games.successors.royals import may_bury
from tyche.games.successors.siege import AT_MOST_IN_SURRENDER, may_conduct
from tyche.games.successors.strategy import hungry, may_go_hungry, may_roll, may_set_out
from tyche.games.successors.surprise import may_orate
from tyche.games.successors.tyche import (
    POINT_USES,
    USES,
    may_call,
    may_discard,
    may_improve,
    may_place_by_points,
    may_play_event,
    may_regain,
    may_spend,
    may_use,
)


def explain(t: Successors, ask: Ask, seat: int, option: Option) -> Refusal:
    """The clause that forbids an option now."""
    read = Read(option, ask.topic)
    if read.unknown:
        return Refusal(ask.clause, "unknown-name", {"name": read.unknown})
    if read.malformed:
        return Refusal(ask.clause, "malformed")
    if is_free(ask, read):
        return FREE[read.verb](t, ask, seat, read) or Refusal(ask.clause, "not-now")
    if seat not in ask.asked():
        return Refusal(ask.clause, "not-yours")
    if read.verb not in TOPICS:
        return Refusal(ask.clause, "not-offered")
    clause, topics = TOPICS[read.verb]
    if ask.topic not in topics:
        return Refusal(clause, "not-now")
    return guard(t, ask, seat, read) or Refusal(ask.clause, "not-offered")


def is_free(ask: Ask, read: Read) -> bool:
    """Whether this is no answer to the question, but a free action or a card that fits at any time."""
    return read.verb in FREE and not (read.verb == "play" and ask.topic == "tyche")


def guard(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """What the guard of an answer says; nothing where the question has none for its verb."""
    if is_free(ask, read):
        return FREE[read.verb](t, ask, seat, read)
    if ask.topic == "act":
        return may_act(t, ask, seat, read)
    found = GUARDS.get(read.verb)
    return None if found is None or ask.topic not in TOPICS[read.verb][1] else found(t, ask, seat, read)


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
    return refusal or no_traitor(t, seat, read.index, read.card(2))


# --- the Tyche segment (S6.2) ---


def play(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0. One Event or Bonus card of the hand, for one of its uses."""
    card, use = read.index, read.word(2)
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.a", "not-in-hand", {"card": card})
    if CARD_KIND[card] == SURPRISE:
        return Refusal("S6.2.0.b", "surprise-card", {"card": card}) if card != AHURA or use else None
    if use not in USES:
        return Refusal("S6.2.0.c", "unknown-use", {"name": use})
    if use == "event":
        return may_play_event(t, seat, card)
    return may_spend(t, seat, use) or may_use(t, seat, card, use)


def use_points(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.B. The points of a Bonus card after its event."""
    use = read.word(1)
    if use in POINT_USES:
        return may_spend(t, seat, use)
    return Refusal("S6.2.B", "unknown-use", {"name": use})


def discard(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0.a."""
    return may_discard(t, seat, read.index)


def place_marker(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.B2."""
    return may_place_by_points(t, seat, read.index)


def improve(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.C.a, S7.4.c."""
    return may_improve(t, seat, read.index)


def regain(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S16.10.a."""
    return may_regain(t, seat, read.index)


def recruit(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.D."""
    return may_call(t, read.index)


# --- activations, recruiting, supply (S6.3, S6.4, S9.1) ---


def activate(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.1.a, S9.1.c."""
    return may_activate(t, read.index) or may_set_out(t, t.s.general_at[read.index])


def lead(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S9.0.b, S7.1.C.b."""
    return may_lead(t, read.area) or may_set_out(t, read.area)


def roll(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.3.a."""
    return may_roll(t)


def supply(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.4.a, S6.4.b."""
    return may_go_hungry(t, seat, read.index)


def bury(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S3.8.a."""
    return may_bury(t, seat)


def done(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.4.b. A unit must be destroyed at each location over the limit first."""
    return Refusal("S6.4.b", "supply-first") if ask.topic == "supply" and hungry(t, seat) else None


# --- fleets (S13.2) ---


def name_fleet(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.4.c. Only available fleets escort and intercept."""
    if t.available_fleets(seat) >> read.index & 1:
        return Refusal(ask.clause, "already-named", {"fleet": read.index})
    return Refusal("S7.4.c", "fleet-not-available", {"fleet": read.index})


# --- free actions and cards at any time ---


def station(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.1.C.b, S7.1.C.c."""
    return may_station(t, seat, read.area, int(read.verb == "station-used"))


def recall(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.1.C.b."""
    return may_recall(t, seat, read.index)


def disband(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S7.2.F.h."""
    return may_disband(t, seat, read.area)


def oratory(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """Card 58."""
    return may_orate(t, seat, read.index)


def play_at_any_time(t: Successors, ask: Ask, seat: int, read: Read) -> Refusal | None:
    """S6.2.0.d. A Surprise card of the hand, where its text fits."""
    if not t.s.hands[seat] >> read.index & 1:
        return Refusal("S6.2.0.d", "not-in-hand", {"card": read.index})
    if CARD_KIND[read.index] != SURPRISE:
        return Refusal("S6.2.0.a", "not-now", {"card": read.index})
    return None if read.index == AHURA else Refusal("S6.2.0.d", "does-not-fit-now", {"card": read.index})


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
    **PROCEDURE,
    "remove": remove,
    "claim": claim,
    "besiege": besiege,
    "play": play,
    "use": use_points,
    "discard": discard,
    "place-marker": place_marker,
    "improve": improve,
    "regain": regain,
    "recruit": recruit,
    "activate": activate,
    "lead": lead,
    "roll": roll,
    "supply": supply,
    "bury": bury,
    "done": done,
    "escort": name_fleet,
    "engage": name_fleet,
}

_ACT: Final = ("act",)
TARGETED: Final = (
    "capital", "contempt", "delivery", "desertions", "diplomacy", "epidemic", "ghost", "ghost-army", "helepolis",
    "hemlock", "pact", "philippos", "plans", "plunder", "raid", "unrest",
)  # fmt: skip
"""The questions about the target of a card."""
TOPICS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "remove": ("S6.1.1", ("surrender-remove", "surrender-place", "surrender-siege")),
    "claim": ("S6.1.2", ("surrender-remove", "surrender-place", "surrender-siege")),
    "besiege": ("S6.1.3", ("surrender-remove", "surrender-place", "surrender-siege")),
    "play": ("S6.2.0.a", ("tyche",)),
    "use": ("S6.2.0.b", ("spend",)),
    "discard": ("S6.2.0.a", ("tyche",)),
    "place-marker": ("S6.2.B2.a", ("place-marker",)),
    "improve": ("S6.2.C.a", ("fleet",)),
    "regain": ("S16.10.a", ("fleet",)),
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
    "stay-behind": ("S11.2.d", ("intercept-with",)),
    "go-inside": ("S10.B", ("redistribute",)),
    "go-outside": ("S10.B", ("redistribute",)),
    "general-inside": ("S10.B", ("redistribute",)),
    "general-outside": ("S10.B", ("redistribute",)),
    "royal-inside": ("S10.B", ("redistribute",)),
    "royal-outside": ("S10.B", ("redistribute",)),
    "put-ashore": ("S13.2.6.b", ("drop",)),
    "general-ashore": ("S13.2.6.b", ("drop",)),
    "royal-ashore": ("S13.2.6.b", ("drop",)),
    "grey-marker": ("S9.5.d", ("move-army",)),
    "target": ("S6.2.A.a", TARGETED),
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
