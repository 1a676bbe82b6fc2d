"""How battles and the monster die may end, from what a player may know.

A battle has no dice: as it stands it ends one way for certain, and what others may still play is left out of account.
"""

from typing import Final

from tyche.core.ask import Ask, Option
from tyche.core.stakes import Outcome, Prospect
from tyche.games.hellas.rules.battle.cards import holds
from tyche.games.hellas.rules.battle.course import army_strength
from tyche.games.hellas.rules.battle.side import Battle, Side
from tyche.games.hellas.rules.components import CARD_EFFECT, CARD_STRENGTH, CUNNING_TACTICIAN, LEADERSHIP
from tyche.games.hellas.rules.items.effects import PLANNED
from tyche.games.hellas.rules.kinds import CARD
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.trays import FACES

STANDING: Final = ("pass", "done")


def prospect(t: Hellas, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
    """How what a question or an option is about may end."""
    battle = t.battle
    if battle is not None and not battle.decided and ask.scene:
        return of_battle(t, battle, seat, option)
    if option is not None and option[0] == "roll":
        return of_monster_die(t)
    return None


def of_battle(t: Hellas, battle: Battle, seat: int | None, option: Option | None) -> Prospect | None:
    """H13.8, H13.9. Who would win if nobody played another card, after the one that the option plays."""
    viewer = battle.defender if seat == battle.defender.seat else battle.attacker
    own, other = army_strength(t, battle, viewer), army_strength(t, battle, battle.other(viewer))
    if option is not None and option[0] not in STANDING:
        if option[0] != "play" or seat != viewer.seat:
            return None
        more, fewer = of_card(t, battle, viewer, CARD.of(option), len(option) > 2)
        own, other = own + more, other - fewer
    won = own > other if viewer.attacks else own >= other
    outcomes = [Outcome("won", float(won)), Outcome("lost", float(not won))]
    strengths = Outcome("strengths", 1.0, {"strength": own, "against": other})
    return Prospect(viewer.seat, outcomes, [strengths], "no-more-cards")


def of_card(t: Hellas, battle: Battle, side: Side, card: int, planned: bool) -> tuple[int, int]:
    """H13.6. The strength that a card adds with its effect, and the strength it takes from the enemy by killing."""
    more = CARD_STRENGTH[card] + t.has(side.seat, CUNNING_TACTICIAN) + (PLANNED if planned else 0)
    effect = CARD_EFFECT[card]
    if effect is None or not holds(t, battle, side, effect.when):
        return more, 0
    per = {"pair": t.army(side.seat, battle.region) // 2, "leadership": t.attribute(side.seat, LEADERSHIP)}
    killed = min(effect.kill, t.army(battle.other(side).seat, battle.region))
    return more + effect.strength * per.get(effect.per, 1), killed


def of_monster_die(t: Hellas) -> Prospect:
    """H8.2. What the faces of the monster die bring."""
    die = t.rules.kit.die
    outcomes = [Outcome(FACES[face], die.count(face) / len(die)) for face in sorted(set(die))]
    return Prospect(t.s.active, outcomes)
