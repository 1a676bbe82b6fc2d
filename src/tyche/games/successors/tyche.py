"""S6.2. The Tyche segment: one Event or Bonus card for its event, its operation points, a fleet or a general."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits, spread
from tyche.core.errors import Refusal
from tyche.games.successors.activation import army_options
from tyche.games.successors.atlas import (
    ADJ,
    FLEET_ID,
    LAND,
    LOCATIONS,
    MOUNTAIN,
    N_PLACES,
    PLACE_ID,
    PORTS,
    PROVINCE_PLACES,
    SEA,
    STRAIT,
)
from tyche.games.successors.cards.deck_of_events import EVENTS
from tyche.games.successors.check import OFFER_CARDS, state_check
from tyche.games.successors.components import (
    BONUS,
    CARD_ID,
    CARD_KIND,
    CARD_OP,
    CARD_REMOVED,
    CARD_TITLE,
    CART,
    CU_ID,
    GENERAL_ID,
    RECRUIT,
    RESERVE_SETS,
    SURPRISE,
)
from tyche.games.successors.deck import lay_down
from tyche.games.successors.free_actions import HANDLED, speak
from tyche.games.successors.markers import change_marker
from tyche.games.successors.play import Successors
from tyche.games.successors.reinforcement import areas_at, choose_area, enemy_places, place_units, place_with_units
from tyche.games.successors.state import GONE, NOBODY, OFF
from tyche.games.successors.tables import GENERALS_EACH, TRAINING_COST
from tyche.games.successors.units import CAVALRY, LOYAL, MERCENARY, UNIT, packed
from tyche.games.successors.words import card_options, fleet_options, general_options, place_options, unit_options

USES: Final = ("event", "march", "place", "train", "improve", "recruit", "free-cart", "regain-fleet", "nothing")
PLAY_FOR: Final = {use: card_options("play", use) for use in USES}
DISCARD: Final = card_options("discard")
USE: Final[dict[str, Option]] = {use: ("use", use) for use in USES}
PLACE_MARKER: Final = place_options("place-marker")
TRAIN: Final = unit_options("train")
IMPROVE: Final = fleet_options("improve")
REGAIN: Final = fleet_options("regain")
RECRUIT_GENERAL: Final = general_options("recruit")
APPEAR: Final = place_options("appear")
REINFORCE: Final[Option] = ("as-reinforcement",)
WITH_MARKER: Final[Option] = ("with-marker",)
WITHOUT_MARKER: Final[Option] = ("without-marker",)
NEAR: Final = [ADJ[LAND][place] | ADJ[SEA][place] for place in range(N_PLACES)]
FAR: Final = [ADJ[MOUNTAIN][place] | ADJ[STRAIT][place] for place in range(N_PLACES)]
POINT_USES: Final = ("train", "nothing", "march", "place")
IMPROVE_OP: Final = 4
RECRUIT_OP: Final = 3


# --- choosing a card (D-5.10, D-5.11) ---


def play_card(t: Successors) -> Flow[None]:
    """S6.2.0.a-c. Exactly one Event or Bonus card; without one, Surprise cards go until one is drawn."""
    s = t.s
    seat = s.active
    cards = playable(t, seat)
    if not cards:
        yield from discard_surprise(t, seat)
        return
    options: list[Option] = []
    shared = op_uses(t, seat)
    for card in cards:
        options += [PLAY_FOR[use][card] for use in uses_of(t, seat, card, shared)]
    choice = yield from speak(t, "tyche", options, "S6.2.0.a", PLAY_FOR["train"][cards[0]])
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    yield from use_card(t, CARD_ID[str(choice[1])], str(choice[2]))
    yield from state_check(t)


def playable(t: Successors, seat: int) -> list[int]:
    """S6.2.0.a. The Event and Bonus cards of a hand."""
    return [card for card in bits(t.s.hands[seat]) if CARD_KIND[card] != SURPRISE]


def may_discard(t: Successors, seat: int, card: int) -> Refusal | None:
    """S6.2.0.a. A card of a hand that holds nothing but Surprise cards."""
    if not t.s.hands[seat] >> card & 1:
        return Refusal("S6.2.0.a", "not-in-hand", {"card": card})
    return Refusal("S6.2.0.a", "not-needed", {"card": card}) if playable(t, seat) else None


def discard_surprise(t: Successors, seat: int) -> Flow[None]:
    """S6.2.0.a, AMB-14, AMB-74. Discard a Surprise card and draw; with an empty hand the segment is skipped."""
    options: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat])]
    if not options:
        t.s.step = "activation"
        return
    choice = yield from speak(t, "tyche", options, "S6.2.0.a", options[0])
    if choice != HANDLED:
        card = CARD_ID[str(choice[1])]
        t.tell("discarded", "S6.2.0.e", faction=seat, card=card)
        lay_down(t, seat, card)


def op_uses(t: Successors, seat: int) -> list[str]:
    """S6.2.B. The ways to spend operation points, whatever the card; points may be left unspent (AMB-15)."""
    return [use for use in POINT_USES if may_spend(t, seat, use) is None]


def may_spend(t: Successors, seat: int, use: str) -> Refusal | None:
    """S6.2.B. Operation points need an army to march, or somewhere to place a marker."""
    if use == "march" and not army_options(t):
        return Refusal("S6.2.B1.a", "no-army")
    if use == "place" and not can_place_marker(t, seat):
        return Refusal("S6.2.B2.a", "nowhere-to-place")
    return None


def uses_of(t: Successors, seat: int, card: int, shared: list[str]) -> list[str]:
    """S6.2.0.c. What a card may be used for now."""
    uses = shared[:]
    if may_play_event(t, seat, card) is None:
        uses.append("event")
    for use in ("improve", "recruit", "free-cart", "regain-fleet"):
        if may_use(t, seat, card, use) is None:
            uses.append(use)
    return uses


def may_play_event(t: Successors, seat: int, card: int) -> Refusal | None:
    """S6.2.A.a. All preconditions printed on the card must be met."""
    if EVENTS[CARD_TITLE[card]].condition(t, seat):
        return None
    return Refusal("S6.2.A.a", "condition-not-met", {"card": card})


def may_use(t: Successors, seat: int, card: int, use: str) -> Refusal | None:
    """S6.2.C, S6.2.D, S16.3, S16.10. The card options beyond event and operation points."""
    points = CARD_OP[card]
    if use == "improve":
        if points < IMPROVE_OP:
            return Refusal("S6.2.C.a", "four-points-needed", {"card": card})
        return None if improvable(t, seat) else Refusal("S6.2.C.a", "no-fleet")
    if use == "recruit":
        if points < RECRUIT_OP:
            return Refusal("S6.2.D.a", "three-points-needed", {"card": card})
        return may_recruit(t, seat)
    if use == "free-cart":
        return may_free_cart(t, seat, points)
    if use == "regain-fleet":
        allowed = t.rules.fleets_stay_dispersed and bool(lost_fleets(t, seat))
        return None if allowed else Refusal("S16.10.a", "no-dispersed-fleet")
    return None


def use_card(t: Successors, card: int, use: str) -> Flow[None]:
    """S6.2.0.c. Carry out the chosen use; the next step of the turn is the Activation segment unless it says else."""
    s = t.s
    s.card = card
    s.points = CARD_OP[card]
    s.step = "activation"
    t.tell("card-played", "S6.2.0.c", faction=s.active, card=card, use=use)
    put_away(t, card, use == "event")
    if use == "event":
        if CARD_KIND[card] == BONUS:
            s.step = "spend"
        yield from EVENTS[CARD_TITLE[card]].effect(t, s.active)
    elif use in POINT_USES:
        yield from spend(t, use)
    elif use == "improve":
        yield from improve_fleet(t, s.active)
    elif use == "recruit":
        yield from recruit(t, s.active)
    elif use == "free-cart":
        s.cart_free = True
        t.tell("cart-freed", "S16.3.a", faction=s.active)
    else:
        yield from regain_fleet(t, s.active)


def put_away(t: Successors, card: int, as_event: bool) -> None:
    """The card is discarded; some events leave the game, marriage cards stay in front while the offer stands."""
    s = t.s
    s.hands[s.active] &= ~(1 << card)
    if as_event and CARD_REMOVED[card]:
        s.cards_in_use &= ~(1 << card)
    elif not (as_event and card in OFFER_CARDS):
        s.discard |= 1 << card


# --- operation points (S6.2.B) ---


def spend_after_event(t: Successors) -> Flow[None]:
    """S6.2.0.b. A Bonus card's operation points after its event."""
    s = t.s
    options = [USE[use] for use in op_uses(t, s.active)]
    choice = yield from speak(t, "spend", options, "S6.2.0.b", USE["nothing"], points=s.points)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    s.step = "activation"
    yield from spend(t, str(choice[1]))
    yield from state_check(t)


def spend(t: Successors, use: str) -> Flow[None]:
    """S6.2.B. Forced march, place markers, or train troops."""
    s = t.s
    if use == "march":
        s.activations = 1
        s.step = "march"
    elif use == "place":
        s.step = "place-marker"
    elif use == "train":
        yield from train(t, s.active, s.points)


def marker_places(t: Successors, seat: int) -> int:
    """S6.2.B2, AMB-16. Uncontrolled locations without enemy units within 2 MP of a marker of the segment's start."""
    enemy = t.enemy_cu_areas(seat)
    held = controlled(t)
    return marker_reach(t, seat, enemy | held & ~t.s.held[seat]) & LOCATIONS & ~held & ~enemy


def controlled(t: Successors) -> int:
    """The locations with a marker of anybody."""
    held = t.s.held
    return held[0] | held[1] | held[2] | held[3] | held[4] | held[5]


def marker_reach(t: Successors, seat: int, blocked: int) -> int:
    """S6.2.B2.b. What is within 2 MP of a marker of the segment's start, but not by way of a blocked place."""
    start = t.s.source_markers & t.s.held[seat]
    near = spread(start, NEAR)
    return near | spread(near & ~blocked, NEAR) | spread(start, FAR)


def may_place_by_points(t: Successors, seat: int, place: int) -> Refusal | None:
    """S6.2.B2. An uncontrolled location without enemy units, within 2 MP of an own marker, the way not blocked."""
    if marker_places(t, seat) >> place & 1:
        return None
    if not LOCATIONS >> place & 1:
        return Refusal("S2.f", "transit-point", {"place": place})
    if t.s.control[place] != NOBODY:
        return Refusal("S6.2.B2.a", "already-controlled", {"place": place})
    if t.enemy_cu_areas(seat) >> place & 1:
        return Refusal("S6.2.B2.a", "enemy-units-there", {"place": place})
    if marker_reach(t, seat, 0) >> place & 1:
        return Refusal("S6.2.B2.b", "way-blocked", {"place": place})
    return Refusal("S6.2.B2.a", "too-far", {"place": place})


def can_place_marker(t: Successors, seat: int) -> bool:
    """Whether there is any such location; a look next door usually tells."""
    free = LOCATIONS & ~controlled(t) & ~t.enemy_cu_areas(seat)
    for place in bits(t.s.source_markers & t.s.held[seat]):
        if NEAR[place] & free:
            return True
    return bool(marker_places(t, seat))


def place_marker(t: Successors) -> Flow[None]:
    """S6.2.B2.a, D-5.14. One marker for each operation point."""
    s = t.s
    places = bits(marker_places(t, s.active)) if s.points else []
    if not places:
        s.step = "activation"
        return
    options: list[Option] = [DONE, *(PLACE_MARKER[place] for place in places)]
    choice = yield from speak(t, "place-marker", options, "S6.2.B2.a", options[1], points=s.points)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    if choice == DONE:
        s.step = "activation"
        return
    s.points -= 1
    change_marker(t, PLACE_ID[str(choice[1])], s.active, s.active, "S6.2.B2.a")
    yield from state_check(t)


def trainable(t: Successors) -> list[int]:
    """S6.2.B3.a. The types that can be trained."""
    return [MERCENARY, LOYAL, CAVALRY] if t.rules.cavalry else [MERCENARY, LOYAL]


def train(t: Successors, seat: int, points: int) -> Flow[None]:
    """S6.2.B3.b-c, D-5.15. Advance the unit on the training track; a finished one is placed, the rest starts anew."""
    s = t.s
    while points:
        if s.training[seat] == NOBODY:
            options: list[Option] = [TRAIN[kind] for kind in trainable(t)]
            choice = yield t.ask(seat, "train", options, "S6.2.B3.b", options[0], points=points)
            s.training[seat] = CU_ID[str(choice[1])]
            s.trained[seat] = 0
        kind = s.training[seat]
        step = min(points, TRAINING_COST[kind] - s.trained[seat])
        s.trained[seat] += step
        points -= step
        t.tell("trained", "S6.2.B3.b", faction=seat, units=UNIT[kind], points=s.trained[seat])
        if s.trained[seat] == TRAINING_COST[kind]:
            s.training[seat], s.trained[seat] = NOBODY, 0
            yield from place_units(t, seat, UNIT[kind], "S6.2.B3.c")


# --- fleets (S6.2.C, S16.10) ---


def improvable(t: Successors, seat: int) -> int:
    """S6.2.C.a. The available fleets on their normal side."""
    return t.available_fleets(seat) & ~t.s.improved


def may_improve(t: Successors, seat: int, fleet: int) -> Refusal | None:
    """S6.2.C.a, S7.4.c. Only an available fleet on its normal side."""
    if improvable(t, seat) >> fleet & 1:
        return None
    return Refusal("S6.2.C.a", "fleet-not-available", {"fleet": fleet})


def improve_fleet(t: Successors, seat: int) -> Flow[None]:
    """S6.2.C.a, D-5.17. Flip one fleet to its higher side."""
    fleet = yield from choose_fleet(t, seat, IMPROVE, bits(improvable(t, seat)), "S6.2.C.a")
    t.s.improved |= 1 << fleet
    t.s.unscored = True
    t.tell("fleet-improved", "S6.2.C.a", faction=seat, fleet=fleet)


def lost_fleets(t: Successors, seat: int) -> list[int]:
    """The dispersed fleets of a player."""
    return [f for f, owner in enumerate(t.s.fleet_owner) if owner == seat and t.s.dispersed_fleets >> f & 1]


def may_regain(t: Successors, seat: int, fleet: int) -> Refusal | None:
    """S16.10.a. Only a dispersed fleet of one's own."""
    return None if fleet in lost_fleets(t, seat) else Refusal("S16.10.a", "fleet-not-dispersed", {"fleet": fleet})


def regain_fleet(t: Successors, seat: int) -> Flow[None]:
    """S16.10.a. One dispersed fleet returns, normal side up."""
    fleet = yield from choose_fleet(t, seat, REGAIN, lost_fleets(t, seat), "S16.10.a")
    t.s.dispersed_fleets &= ~(1 << fleet)
    t.s.unscored = True
    t.tell("fleet-regained", "S16.10.a", faction=seat, fleet=fleet)


def choose_fleet(t: Successors, seat: int, table: list[Option], fleets: list[int], clause: str) -> Flow[int]:
    """One of several fleets."""
    options: list[Option] = [table[fleet] for fleet in fleets]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "fleet", options, clause, choice)
    return FLEET_ID[str(choice[1])]


def may_free_cart(t: Successors, seat: int, points: int) -> Refusal | None:
    """S16.3.a. In Turn I the controller of the cart may discard a 4-OP card to move it from this turn on."""
    s = t.s
    if not t.rules.faster_cart or s.turn != 1 or s.cart_free:
        return Refusal("S16.3.a", "not-in-this-game")
    if s.royal_owner[CART] != seat:
        return Refusal("S16.3.a", "cart-not-yours")
    return None if points == IMPROVE_OP else Refusal("S16.3.a", "four-points-needed")


# --- recruiting (S6.2.D) ---


def reserve(t: Successors) -> list[int]:
    """S6.2.D.d, T-12. The Reserve generals still off the map; Asandros only after the death of Antipatros."""
    s = t.s
    found = []
    for general in RESERVE_SETS[s.players]:
        waits_for = RECRUIT[general].after_death_of
        if s.general_at[general] == OFF and s.owner[general] == NOBODY:
            if waits_for < 0 or s.general_at[waits_for] == GONE:
                found.append(general)
    return found


def may_call(t: Successors, general: int) -> Refusal | None:
    """S6.2.D.d. Only a Reserve general who is still off the map."""
    return None if general in reserve(t) else Refusal("S6.2.D.d", "not-in-reserve", {"general": general})


def may_recruit(t: Successors, seat: int) -> Refusal | None:
    """S6.2.D.a-c. Fewer living major generals than dealt, or exactly as many in Turn IV or V."""
    living, dealt = len(t.majors_of(seat)), GENERALS_EACH[t.s.players]
    if living > dealt or (living == dealt and t.s.turn < 4):
        return Refusal("S6.2.D.a", "generals-enough", {"living": living, "dealt": dealt})
    return None if reserve(t) else Refusal("S6.2.D.a", "no-general-in-reserve")


def recruit(t: Successors, seat: int) -> Flow[None]:
    """S6.2.D.d-e, D-5.18-20. A Reserve general with his units, in his preferred province or as a reinforcement."""
    options: list[Option] = [RECRUIT_GENERAL[general] for general in reserve(t)]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "recruit", options, "S6.2.D.a", choice)
    general = GENERAL_ID[str(choice[1])]
    record = RECRUIT[general]
    ground = PORTS if record.any_port else PROVINCE_PLACES[record.province]
    options = [APPEAR[place] for place in bits(ground & LOCATIONS & ~enemy_places(t, seat))]
    options.append(REINFORCE)
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "appear", options, "S6.2.D.e", REINFORCE, general=general)
    group = packed(record.cus)
    if choice == REINFORCE:
        yield from place_with_units(t, seat, general, group, "S6.2.D.e")
    else:
        yield from recruit_at_home(t, seat, general, group, PLACE_ID[str(choice[1])])


def recruit_at_home(t: Successors, seat: int, general: int, group: int, place: int) -> Flow[None]:
    """S6.2.D.e (i), AMB-49. In his preferred province; the player's marker may replace any other there."""
    if t.s.control[place] != seat:
        choice = yield t.ask(seat, "marker", [WITH_MARKER, WITHOUT_MARKER], "S6.2.D.e", WITH_MARKER, place=place)
        if choice == WITH_MARKER:
            change_marker(t, place, seat, seat, "S6.2.D.e")
    areas = areas_at(t, seat, place, group)
    area = yield from choose_area(t, seat, areas, "inside-or-outside", "S6.2.D.e", units=group, general=general)
    t.give_general(general, seat, area)
    t.add_cu(seat, area, group)
    t.tell("general-placed", "S6.2.D.e", faction=seat, general=general, area=area)
