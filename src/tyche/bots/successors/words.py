"""Words given and taken: Free Passage (S10.C) and pacts (card O63). Whom to ask, whom to let pass, whom to trust."""

from typing import Final

from tyche.bots.successors.activate import NEVER, best_march
from tyche.bots.successors.march import assault, perch
from tyche.bots.successors.sight import DISTANCE, Sight
from tyche.bots.successors.war import mover_at
from tyche.core.ask import DONE, NO, YES, Option
from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.components import FACTION_ID
from tyche.games.successors.rules.state import IND

TOO_STRONG: Final = 0.4
"""The chance to win a battle from which an army is let pass."""
IRRESISTIBLE: Final = 0.7
"""The same for somebody who is not to be helped."""
LEADING: Final = 0.65
"""The weight of a rival who is about to win: half of all rivals' chances."""
WINNING: Final = 1.0
"""The weight of one against whom a word may be broken."""
FADING: Final = 0.8
BOUND: Final = 6.0
"""What it costs to be at peace with a rival whose losses matter."""


def ask_passage_choice(sight: Sight, option: Option) -> float:
    """S10.C.1. A faction in the way of a march that goes on is asked, unless it has cheated the seat before.

    The plain bot asks nobody: its armies go where they mean to fight.
    """
    if not sight.prudent:
        return 1.0 if option == DONE else 0.0
    if option == DONE:
        return 0.0
    if sight.betrayed_by(FACTION_ID[str(option[1])]):
        return NEVER
    army, place = sight.party(), sight.fact("place")
    worth, chance = assault(sight, army, place)
    return max(best_march(sight, army).values(), default=NEVER) - worth - chance * perch(sight, army, place)


def grant_choice(sight: Sight, option: Option) -> float:
    """S10.C.2. Let an army pass that would win a battle; one that is not to be helped only if nothing can stop it."""
    place = sight.fact("place")
    target = mover_at(sight, place)
    if target is None:
        return 1.0 if option == NO else 0.0
    unwelcome = sight.prudent and (sight.weights[target.faction] > LEADING or sight.betrayed_by(target.faction))
    strong = sight.odds(target, sight.own_army(place), place).win > (IRRESISTIBLE if unwelcome else TOO_STRONG)
    return float((option == YES) == strong)


def honour_choice(sight: Sight, option: Option) -> float:
    """S10.C.3. A word is kept, unless breaking it stops somebody who is about to win."""
    target = mover_at(sight, sight.fact("place"))
    if not sight.prudent or target is None or sight.weights[target.faction] < WINNING:
        return 1.0 if option == YES else 0.0
    stopped = sight.odds(target, sight.own_army(target.area), target.area).loss > IRRESISTIBLE
    return float((option == NO) == stopped)


def pact_choice(sight: Sight, option: Option) -> float:
    """Diplomatic Marriage. Peace with the strongest rival; if prudent, with one who is strong, near and no target."""
    faction = FACTION_ID[str(option[1])]
    armies = [army for army in sight.enemies if army.faction == faction]
    if not sight.prudent:
        return sum([army.number for army in armies])
    own = [area % N_PLACES for area in bits(sight.s.cu_areas[sight.seat])]
    danger = 0.0
    for army in armies:
        near = min([DISTANCE[army.area % N_PLACES][place] for place in own], default=0)
        danger += army.number * FADING**near if army.general >= 0 and army.faction != IND else 0.0
    return danger - BOUND * sight.weights[faction]
