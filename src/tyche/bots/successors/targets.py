"""The targets of Tyche cards and what they bring (S6.2): whom, where, how many."""

from tyche.bots.successors.activate import free_action
from tyche.bots.successors.cards import (
    SURPRISE_WORTH,
    contempt_worth,
    desertion_worth,
    distance,
    poison_worth,
    removal_worth,
    swap_worth,
)
from tyche.bots.successors.links import lasting_gain
from tyche.bots.successors.sight import Sight
from tyche.bots.successors.worth import (
    marker_gain,
    marker_loss,
    units_worth,
)
from tyche.core.ask import DONE, PASS, Option
from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import PLACE_ID
from tyche.games.successors.rules.components import (
    CARD_ID,
    CARD_KIND,
    CARD_OP,
    CARD_TITLE,
    CU_ID,
    GENERAL_ID,
    ROYAL_ID,
    SURPRISE,
)
from tyche.games.successors.rules.kinds import AREA
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.units import UNIT


def place_marker_choice(sight: Sight, option: Option) -> float:
    """D-5.14. The best marker next."""
    if option == DONE:
        return 0.01
    if option[0] != "place-marker":
        return free_action(sight, option)
    return lasting_gain(sight, PLACE_ID[str(option[1])])


def swap_choice(sight: Sight, option: Option) -> float:
    """Diplomacy."""
    return swap_worth(sight, PLACE_ID[str(option[1])])


def raid_choice(sight: Sight, option: Option) -> float:
    """Minor Raid."""
    return removal_worth(sight, PLACE_ID[str(option[1])])


def unrest_choice(sight: Sight, option: Option) -> float:
    """Unrest. Where it hurts a rival most, and the seat itself least."""
    place = PLACE_ID[str(option[1])]
    holder = sight.s.control[place]
    if holder == sight.seat:
        return -marker_loss(sight.t, sight.seat, place)
    if holder == NOBODY:
        return -0.3 * marker_gain(sight.t, sight.seat, place)
    return removal_worth(sight, place)


def epidemic_choice(sight: Sight, option: Option) -> float:
    """Epidemic. The dearest army of the most dangerous rival."""
    area = AREA.of(option)
    owner = sight.t.cu_owner(area, sight.seat)
    return (0.2 + sight.weights[owner]) * units_worth(sight.t.cu(owner, area))


def desertions_choice(sight: Sight, option: Option) -> float:
    """Desertions."""
    return desertion_worth(sight, AREA.of(option))


def contempt_choice(sight: Sight, option: Option) -> float:
    """Contempt."""
    return contempt_worth(sight, GENERAL_ID[str(option[1])])


def hemlock_choice(sight: Sight, option: Option) -> float:
    """Drinking the Hemlock."""
    return poison_worth(sight, ROYAL_ID[str(option[1])])


def olympias_choice(sight: Sight, option: Option) -> float:
    """Olympias. With an army where the marker counts most, but only where she will be safe."""
    place = sight.place(AREA.of(option))
    if option[0] == "with-army":
        return 12.0 + swap_worth(sight, place)
    return 8.0 + 0.1 * units_worth(sight.t.cu(sight.seat, AREA.of(option)))


def own_army_choice(sight: Sight, option: Option) -> float:
    """Whoever is to join an army joins the strongest."""
    return units_worth(sight.t.cu(sight.seat, AREA.of(option)))


def plans_choice(sight: Sight, option: Option) -> float:
    """Plans of Their Own. A woman comes nearer to one's own army, or stays."""
    if option == PASS:
        return 0.0
    armies = bits(sight.t.army_areas(sight.seat))
    place = AREA.of(option)
    royal = sight.fact("royal")
    here = sight.s.royal_at[royal]
    near = min([distance(sight, area, place) for area in armies], default=0)
    return float(min([distance(sight, area, here) for area in armies], default=0) - near)


def place_choice(sight: Sight, option: Option) -> float:
    """A place whose marker matters: for a capital, a delivery, the Helepolis, plunder."""
    place = PLACE_ID[str(option[1])]
    if sight.s.control[place] == sight.seat:
        return marker_loss(sight.t, sight.seat, place)
    return swap_worth(sight, place)


def keep_card_choice(sight: Sight, option: Option) -> float:
    """Ahura Mazda. The better of two cards."""
    card = CARD_ID[str(option[1])]
    if CARD_KIND[card] == SURPRISE:
        return SURPRISE_WORTH.get(CARD_TITLE[card], 0.0)
    return 2.0 * CARD_OP[card]


def train_choice(sight: Sight, option: Option) -> float:
    """D-5.15. Mercenaries are ready soon; Macedonians only when the game is young."""
    if option[1] == "mercenary":
        return 3.0
    return 3.5 if sight.s.turn <= 2 and option[1] == "loyal" and sight.fact("points") >= 4 else 2.0


def troops_choice(sight: Sight, option: Option) -> float:
    """S16.9.d. The dearer troops."""
    return units_worth(UNIT[CU_ID[str(option[1])]] * int(option[2]))
