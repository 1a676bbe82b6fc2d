"""The realm: set-up, reinforcements, the Surrender and Supply segments, generals and the burial."""

from typing import Final

from tyche.bots.successors.activate import NEVER, free_action, siege_worth
from tyche.bots.successors.cards import swap_worth
from tyche.bots.successors.march import cart_worth, fear, pull, settle
from tyche.bots.successors.sight import DISTANCE, Army, Sight
from tyche.bots.successors.worth import l_gain, marker_gain, marker_loss, units_worth
from tyche.core.ask import DONE, NO, YES, Option
from tyche.games.successors.rules.atlas import FLEET_ID, FLEET_IMPROVED, FLEET_NORMAL, KIND, N_PLACES, PLACE_ID
from tyche.games.successors.rules.components import (
    BATTLE,
    CART,
    FACTION_ID,
    FIRST_MINOR,
    GENERAL_ID,
    INITIATIVE,
    SENIORITY,
)
from tyche.games.successors.rules.kinds import AREA
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.tables import ROUNDS, SUPPLY_LIMIT

LEADER: Final = 3.0
TOGETHER: Final = 0.4
CROWDED: Final = 4.0


# --- before the Strategy phase ---


def keep_general_choice(sight: Sight, option: Option) -> float:
    """S4.4.c. The better general."""
    general = GENERAL_ID[str(option[1])]
    return BATTLE[general] - INITIATIVE[general] + SENIORITY[general] / 10


def first_player_choice(sight: Sight, option: Option) -> float:
    """S5.1.C. To have the last word in the round, let the next seat begin; in the last turn above all."""
    first = FACTION_ID[str(option[1])]
    return 1.0 if first == (sight.seat + 1) % sight.s.players else 0.0


def direction_choice(sight: Sight, option: Option) -> float:
    """Left from there, so that the seat itself comes last."""
    return 1.0 if option[0] == "left" else 0.0


def start_choice(sight: Sight, option: Option) -> float:
    """S4.6. Where a Starting general begins: near what can be taken."""
    return pull(sight, sight.place(AREA.of(option)))


# --- placing pieces ---


def reinforce_choice(sight: Sight, option: Option) -> float:
    """S5.2.e. With the army that can use the units best, never where they starve."""
    t, s, seat = sight.t, sight.s, sight.seat
    area = AREA.of(option)
    place = sight.place(area)
    present = t.cus(seat, place) + t.cus(seat, place + N_PLACES)
    worth = LEADER if any(g < FIRST_MINOR for g in t.generals_in(seat, area)) else 0.0
    worth += TOGETHER * min(present, 6) + 0.5 * pull(sight, place)
    if present + 1 > SUPPLY_LIMIT[KIND[place]]:
        worth -= CROWDED
    if area >= N_PLACES:
        worth -= 1.0
    if t.is_major(place) and s.control[place] == seat and threatened(sight, place):
        worth += 2.0
    army = Army(seat, t.commander(seat, area), area, t.cu(seat, area) + max(0, sight.fact("units")))
    return worth + settle(sight, army.number, place) - 0.5 * fear(sight, army, place)


def threatened(sight: Sight, place: int) -> bool:
    """Whether an enemy army could be there soon."""
    row = DISTANCE[place]
    return any(enemy.general >= 0 and row[enemy.area % N_PLACES] <= 4 for enemy in sight.enemies)


def general_place_choice(sight: Sight, option: Option) -> float:
    """S5.2.e. A general joins the units that lack one."""
    t, seat = sight.t, sight.seat
    area = AREA.of(option)
    units = t.cu(seat, area)
    led = any(general < FIRST_MINOR for general in t.generals_in(seat, area))
    worth = (0.2 if led else 1.0) * units_worth(units) + 0.3 * pull(sight, sight.place(area))
    return worth - (1.0 if area >= N_PLACES else 0.0) - (0.0 if units else fear_alone(sight, area))


def fear_alone(sight: Sight, area: int) -> float:
    """A general without units is easily dispersed."""
    return 2.0 if threatened(sight, sight.place(area)) else 0.5


def appear_choice(sight: Sight, option: Option) -> float:
    """S6.2.D.e. Where his marker takes most."""
    if option[0] == "as-reinforcement":
        return 0.5
    place = PLACE_ID[str(option[1])]
    army = Army(sight.seat, sight.fact("general"), place, 2)
    gain = swap_worth(sight, place) if sight.s.control[place] != sight.seat else 0.0
    return 2.0 + gain - fear(sight, army, place)


def marker_choice(sight: Sight, option: Option) -> float:
    """With his marker, of course."""
    return 1.0 if option[0] == "with-marker" else 0.0


def recruit_choice(sight: Sight, option: Option) -> float:
    """The best general in reserve."""
    return keep_general_choice(sight, option)


def fleet_choice(sight: Sight, option: Option) -> float:
    """The fleet that gains most."""
    fleet = FLEET_ID[str(option[1])]
    return float(FLEET_IMPROVED[fleet] - FLEET_NORMAL[fleet])


# --- Surrender (S6.1) ---


def surrender_choice(sight: Sight, option: Option) -> float:
    """D-5.1-3. Remove what hurts rivals, claim everything, besiege what is worth it."""
    verb = option[0]
    if option == DONE:
        return 0.1
    if verb == "claim-all":
        return 100.0
    if verb == "claim":
        return 1.0 + marker_gain(sight.t, sight.seat, PLACE_ID[str(option[1])])
    if verb == "remove":
        return 1.0 + swap_worth(sight, PLACE_ID[str(option[1])])
    if verb == "besiege":
        return besiege_worth(sight, option)
    return free_action(sight, option)


def besiege_worth(sight: Sight, option: Option) -> float:
    """A siege in the Surrender segment costs no movement."""
    place = PLACE_ID[str(option[1])]
    army = sight.own_army(place)
    worth = 2 * siege_worth(sight, army) + 0.5
    if len(option) > 2:
        worth += 2.0 if settle(sight, army.number, place) > 10.0 else -2.0
    return worth


# --- Supply and burial (S6.4, S3.8) ---


def supply_choice(sight: Sight, option: Option) -> float:
    """Bury if it pays now; then feed whom one can."""
    if option[0] == "bury":
        return burial(sight)
    if option[0] in ("supply", "done"):
        return 0.1
    return free_action(sight, option)


def bury_choice(sight: Sight, option: Option) -> float:
    """S5.6.a. The same question at the end of a turn."""
    return burial(sight) if option == YES else 0.0 if option == NO else NEVER


def burial(sight: Sight) -> float:
    """S3.8. At Pella at once; elsewhere only when Pella cannot be reached any more."""
    s = sight.s
    place = sight.place(s.royal_at[CART])
    if place == PELLA:
        return 100.0
    last = s.turn == 3 and s.round >= ROUNDS[s.players] - 1
    if not last and (s.turn == 2 or cart_worth(sight, place) > l_gain(sight.t, sight.seat, 2)):
        return NEVER
    return l_gain(sight.t, sight.seat, 2) if s.control[place] == sight.seat else -1.0


def home_choice(sight: Sight, option: Option) -> float:
    """Units that may come inside or outside: outside they can march."""
    area = AREA.of(option)
    return 0.0 if area >= N_PLACES else 1.0


def levy_choice(sight: Sight, option: Option) -> float:
    """Units of a card: with one's own army if possible."""
    place = sight.place(AREA.of(option))
    gain = swap_worth(sight, place) if sight.s.control[place] != sight.seat else 0.0
    return reinforce_choice(sight, option) + gain + 0.1 * marker_loss(sight.t, sight.seat, place)
