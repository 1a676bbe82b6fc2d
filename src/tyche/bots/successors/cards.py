"""Tyche cards (S6.2): what each use of a card is worth."""

from collections.abc import Callable
from typing import Final

from tyche.bots.successors.activate import NEVER, best_prospect, free_action
from tyche.bots.successors.links import lasting_gain
from tyche.bots.successors.sight import DISTANCE, Sight
from tyche.bots.successors.worth import (
    FLEET,
    GENERAL,
    UNIT_WORTH,
    l_gain,
    marker_gain,
    marker_loss,
    royal_gain,
    vp_gain,
)
from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.games.successors.rules.components import (
    CARD_ID,
    CARD_KIND,
    CARD_OP,
    CARD_TITLE,
    KLEOPATRA,
    OLYMPIAS,
    PHILIPPOS,
    ROYAL_L,
    THESSALONIKE,
)
from tyche.games.successors.rules.events.armies import KASSANDROS_GROUND, PEUKESTAS_GROUND
from tyche.games.successors.rules.events.family import poisonable
from tyche.games.successors.rules.events.politics import deserting, enemy_minor_cities, majors_on_map, raid_targets
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.strategy.operations import marker_places
from tyche.games.successors.rules.units import kinds
from tyche.games.successors.rules.victory import fleet_strength, largest_fleet

THRIFT: Final = 0.4
"""What an operation point kept for later is worth."""
MERCENARY_WORTH: Final = UNIT_WORTH[0]


SURPRISE_WORTH: Final[dict[str, float]] = {
    "mutiny": 3.0,
    "elephant_defence": 1.0,
    "cretan_liar": 3.0,
    "storm_at_sea": 2.0,
    "fog": 1.0,
    "traitor_in_the_city": 4.0,
    "gift_of_oratory": 3.0,
    "ahura_mazda_and_ahriman": 5.0,
    "superior_cavalry": 3.0,
    "superior_admiral": 1.0,
    "price_of_failure": 3.0,
    "silver_shields_betrayal": 3.0,
}
"""What holding a Surprise card is worth."""


# --- uses of a card (D-5.10, D-5.11) ---


def card_choice(sight: Sight, option: Option) -> float:
    """Event, operation points, fleet or general: the most for the least card. Without any, a Surprise card goes."""
    if option[0] == "discard":
        return -SURPRISE_WORTH.get(CARD_TITLE[CARD_ID[str(option[1])]], 0.0)
    if option[0] != "play" or len(option) < 3:
        return free_action(sight, option)
    card, use = CARD_ID[str(option[1])], str(option[2])
    points = CARD_OP[card]
    worth = event_worth(sight, card) if use == "event" else use_worth(sight, use, points)
    if use == "event" and CARD_KIND[card] == 1:
        worth = max(0.0, worth) + max([use_worth(sight, other, points) for other in ("place", "march", "train")])
    return worth - THRIFT * points


def spend_choice(sight: Sight, option: Option) -> float:
    """S6.2.0.b. What a Bonus card's points are spent on after its event."""
    if option[0] != "use":
        return free_action(sight, option)
    return use_worth(sight, str(option[1]), sight.s.points)


def use_worth(sight: Sight, use: str, points: int) -> float:
    """S6.2.B-D. What operation points are worth, spent in one way."""
    key: Option = (use, points)
    if key not in sight.plans:
        sight.plans[key] = USES[use](sight, points)
    return sight.plans[key]


def placing(sight: Sight, points: int) -> float:
    """The best markers one after another; progress in a province makes the next one there dearer."""
    t, s, seat = sight.t, sight.s, sight.seat
    places = bits(marker_places(t, seat))
    held = s.held[seat]
    worth = 0.0
    for _ in range(min(points, len(places))):
        best = max(places, key=lambda place: lasting_gain(sight, place))
        worth += lasting_gain(sight, best)
        s.held[seat] |= 1 << best
        places.remove(best)
    s.held[seat] = held
    return worth


def marching(sight: Sight, points: int) -> float:
    """One forced march."""
    return 0.9 * best_prospect(sight, points)


def training(sight: Sight, points: int) -> float:
    """A third of a mercenary a point."""
    return MERCENARY_WORTH * points / 3


def improving(sight: Sight, points: int) -> float:
    """A better fleet, and the points of the largest one (S3.5.c)."""
    t, seat = sight.t, sight.seat
    own = fleet_strength(t, seat) + 1
    rivals = max([fleet_strength(t, rival) for rival in range(t.s.players) if rival != seat])
    gain = FLEET
    if largest_fleet(t) != seat and own >= 3 and own > rivals:
        gain += vp_gain(t, seat, 3)
    return gain


def recruiting(sight: Sight, points: int) -> float:
    """A general, two units, and a marker wherever he appears."""
    return GENERAL + 2 * MERCENARY_WORTH + 3.0


def freeing_cart(sight: Sight, points: int) -> float:
    """S16.3. The way to Pella is long."""
    return 12.0


def regaining(sight: Sight, points: int) -> float:
    """S16.10. A fleet comes back."""
    return 2 * FLEET


def nothing(sight: Sight, points: int) -> float:
    """Points unspent."""
    return 0.0


Use = Callable[[Sight, int], float]
USES: Final[dict[str, Use]] = {
    "place": placing,
    "march": marching,
    "train": training,
    "improve": improving,
    "recruit": recruiting,
    "free-cart": freeing_cart,
    "regain-fleet": regaining,
    "nothing": nothing,
}


# --- events ---


def event_worth(sight: Sight, card: int) -> float:
    """What a card's event is worth now."""
    title = CARD_TITLE[card]
    if title in FLAT:
        return FLAT[title]
    key: Option = ("event", title)
    if key not in sight.plans:
        sight.plans[key] = EVENT_WORTH[title](sight)
    return sight.plans[key]


def swap_worth(sight: Sight, place: int) -> float:
    """An enemy marker turned into one of one's own."""
    holder = sight.s.control[place]
    gain = marker_gain(sight.t, sight.seat, place)
    return gain + (sight.weights[holder] * marker_loss(sight.t, holder, place) if holder not in (NOBODY, IND) else 0.0)


def removal_worth(sight: Sight, place: int) -> float:
    """An enemy marker taken away."""
    holder = sight.s.control[place]
    if holder in (NOBODY, sight.seat):
        return NEVER
    if holder == IND:
        return 0.3 * marker_gain(sight.t, sight.seat, place)
    return sight.weights[holder] * marker_loss(sight.t, holder, place)


def diplomacy(sight: Sight) -> float:
    """Cards 2, 3."""
    return max([swap_worth(sight, p) for p in bits(enemy_minor_cities(sight.t, sight.seat))], default=NEVER)


def raid(sight: Sight) -> float:
    """Cards 9, 10."""
    return max([removal_worth(sight, p) for p in bits(raid_targets(sight.t, sight.seat))], default=NEVER)


def desertions(sight: Sight) -> float:
    """Cards 21, 22."""
    return max([desertion_worth(sight, area) for area in deserting(sight.t, sight.seat)], default=NEVER)


def desertion_worth(sight: Sight, area: int) -> float:
    """The dearest unit of another player that may desert."""
    owner = sight.t.cu_owner(area, sight.seat)
    group = sight.t.cu(owner, area)
    best = max([UNIT_WORTH[kind] for kind in kinds(group) if kind not in (2, 3)], default=0.0)
    return (0.3 + sight.weights[owner]) * best


def contempt(sight: Sight) -> float:
    """Card 23. Free one's own general, or shame the most legitimate rival."""
    t, s, seat = sight.t, sight.s, sight.seat
    if s.contempt != NOBODY:
        owner = s.owner[s.contempt]
        return l_gain(t, seat, 3) if owner == seat else -sight.weights[owner] * l_gain(t, owner, 3)
    return max([contempt_worth(sight, general) for general in majors_on_map(t)], default=NEVER)


def contempt_worth(sight: Sight, general: int) -> float:
    """Three legitimacy less for a general's faction."""
    owner = sight.s.owner[general]
    if owner == sight.seat or owner < 0:
        return NEVER
    return -sight.weights[owner] * l_gain(sight.t, owner, -3)


def hemlock(sight: Sight) -> float:
    """Card 1."""
    return max([poison_worth(sight, royal) for royal in poisonable(sight.t, sight.seat)], default=NEVER)


def poison_worth(sight: Sight, royal: int) -> float:
    """A member of the family dies: good if it was a rival's."""
    owner = sight.s.royal_owner[royal]
    if owner == sight.seat:
        return NEVER
    if owner == NOBODY:
        return 0.5
    return sight.weights[owner] * 4.0 * ROYAL_L[royal]


GUARDED: Final = 0.4
"""How much less a marriage is worth whose bride somebody else controls."""


def marriage(sight: Sight, woman: int) -> float:
    """Cards 31, 32. Worth as much as an army is near; a woman who is guarded must be won from her guardian first."""
    t, s, seat = sight.t, sight.s, sight.seat
    area, guardian = s.royal_at[woman], s.royal_owner[woman]
    if guardian == seat:
        return 0.0
    gain = l_gain(t, seat, ROYAL_L[woman])
    if guardian >= 0:
        gain *= GUARDED
    elif t.has_army(seat, area):
        return gain
    near = [a for a in bits(t.army_areas(seat)) if distance(sight, a, area) <= 4]
    return 0.6 * gain if near else 0.0


def distance(sight: Sight, area: int, other: int) -> int:
    """Movement points between two areas."""
    return DISTANCE[sight.place(area)][sight.place(other)]


def kleopatra(sight: Sight) -> float:
    """Card 31."""
    return marriage(sight, KLEOPATRA)


def thessalonike(sight: Sight) -> float:
    """Card 32."""
    return marriage(sight, THESSALONIKE)


def olympias(sight: Sight) -> float:
    """Card 29."""
    return royal_gain(sight.t, sight.seat, OLYMPIAS) + 5.0


def philippos(sight: Sight) -> float:
    """Card 30."""
    return royal_gain(sight.t, sight.seat, PHILIPPOS) + 2.0


def general_with_marker(sight: Sight, ground: int, marker: bool) -> float:
    """Cards 26, 34. A general with three units."""
    gain = max([swap_worth(sight, place) for place in bits(ground)], default=0.0) if marker else 4.0
    return GENERAL + 3 * MERCENARY_WORTH + gain


def kassandros(sight: Sight) -> float:
    """Card 26."""
    return general_with_marker(sight, KASSANDROS_GROUND, False)


def peukestas(sight: Sight) -> float:
    """Card 34."""
    return general_with_marker(sight, PEUKESTAS_GROUND, True)


def campaign(sight: Sight) -> float:
    """Cards 15-18. Two armies, four points each."""
    return 1.5 * best_prospect(sight, 4)


def plunder(sight: Sight) -> float:
    """Cards 19, 20. Two mercenaries and a march."""
    return 2 * MERCENARY_WORTH + 0.8 * best_prospect(sight, 4)


def pirates(sight: Sight) -> float:
    """Card 28. The Kilikia fleet, and perhaps the largest one."""
    return 0.5 * improving(sight, 4) + 2 * FLEET


def persian_support(sight: Sight) -> float:
    """Card 14."""
    return 3 * MERCENARY_WORTH + l_gain(sight.t, sight.seat, -2)


def oracle(sight: Sight) -> float:
    """Card O64."""
    return l_gain(sight.t, sight.seat, 1) if sight.s.oracle != sight.seat else NEVER


FLAT: Final[dict[str, float]] = {
    "epidemic": 2.5,
    "greek_mercenaries": 6.5,
    "thracian_mercenaries": 6.5,
    "cappadocian_mercenaries": 6.5,
    "macedonian_reinforcements": 6.0,
    "egyptian_military_colonists": 6.5,
    "the_helepolis": 4.0,
    "elephants_from_india": 18.0,
    "silver_shields": 15.0,
    "neoptolemos_satrap_of_armenia": 13.0,
    "greek_soldiers": 0.5,
    "migration_of_illyrian_tribes": 1.0,
    "scythian_invasion": 1.0,
    "unrest": 2.0,
    "unrest_spreads": 3.0,
    "plans_of_their_own": 0.5,
    "the_pontic_fleet": 1.0,
    "founding_a_capital": 16.0,
    "diplomatic_marriage": 2.0,
    "alexanders_ghost": 4.0,
    "new_delivery_at_the_port": 5.0,
}
EVENT_WORTH: Final[dict[str, Callable[[Sight], float]]] = {
    "diplomacy": diplomacy,
    "minor_raid": raid,
    "desertions": desertions,
    "contempt": contempt,
    "drinking_the_hemlock": hemlock,
    "kleopatra_offers_marriage": kleopatra,
    "thessalonike_offers_marriage": thessalonike,
    "olympias": olympias,
    "eurydike_speaks_for_philippos": philippos,
    "kassandros": kassandros,
    "peukestas_satrap_of_persis": peukestas,
    "major_campaign": campaign,
    "plundered_treasure_city": plunder,
    "kilikian_pirates": pirates,
    "support_of_the_persian_people": persian_support,
    "oracle": oracle,
}
