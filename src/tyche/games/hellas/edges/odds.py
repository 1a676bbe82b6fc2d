"""How battles, hunts and the monster die may end, from what a player may know.

A battle has no dice: as it stands it ends one way for certain, and what others may still play is left out of account.
"""

from typing import Final

from tyche.core.ask import DONE, Ask, Option
from tyche.core.stakes import Outcome, Prospect
from tyche.games.hellas.edges.hunt_odds import of_hunt
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.battle.cards import holds
from tyche.games.hellas.rules.battle.course import army_strength
from tyche.games.hellas.rules.battle.side import Battle, Side
from tyche.games.hellas.rules.components import CARD_EFFECT, CARD_STRENGTH, CUNNING_TACTICIAN, LEADERSHIP
from tyche.games.hellas.rules.items.effects import PLANNED
from tyche.games.hellas.rules.kinds import CARD, COUNT, REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.trays import FACES

STANDING: Final = ("pass", "done", "first")


def prospect(t: Hellas, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
    """How what a question or an option is about may end."""
    battle = t.battle
    if battle is not None and not battle.decided and ask.scene:
        return of_battle(t, battle, seat, option)
    if option is not None and option[0] == "roll":
        return of_monster_die(t)
    if t.s.hunted != NOBODY or (option is not None and option[0] in ("action", "hunt")):
        return of_hunt(t, ask, seat, option)
    region, more = impending(t, ask, option) if option is not None and battle is None else (NOBODY, 0)
    enemy = t.troops_in(region, t.s.active) if region != NOBODY else NOBODY
    if enemy == NOBODY:
        return None
    return as_it_stands(t, Battle(region, t.s.active, enemy, t.s.origins[region], t.moment), seat, more, 0)


def impending(t: Hellas, ask: Ask, option: Option) -> tuple[int, int]:
    """H6.21, H7.2c, H13.2. The region of the battle that an option leads to, and how many hoplites it sends there."""
    if ask.topic == "next-battle":
        return REGION.of(option), 0
    if ask.topic == "move-hoplites" and option == DONE and t.s.battles.bit_count() == 1:
        return bits(t.s.battles)[0], 0
    to = ask.facts.get("to", NOBODY) if ask.topic == "how-many" else NOBODY
    assert isinstance(to, int)
    return to, COUNT.of(option) if to != NOBODY else 0


def of_battle(t: Hellas, battle: Battle, seat: int | None, option: Option | None) -> Prospect | None:
    """H13.8, H13.9. Who would win if nobody played another card, after the one that the option plays."""
    viewer = battle.side_seen_by(seat)
    if option is None or option[0] in STANDING:
        return as_it_stands(t, battle, seat, 0, 0)
    if seat != viewer.seat or option[0] not in ("play", "bring"):
        return None
    if option[0] == "bring":
        return as_it_stands(t, battle, seat, COUNT.of(option, 2), 0)
    more, fewer = of_card(t, battle, viewer, CARD.of(option), len(option) > 2)
    return as_it_stands(t, battle, seat, more, fewer)


def as_it_stands(t: Hellas, battle: Battle, seat: int | None, more: int, fewer: int) -> Prospect:
    """H13.9. Who wins with so much more strength of the side that looks, and so much less of the other."""
    viewer = battle.side_seen_by(seat)
    own = army_strength(t, battle, viewer) + more
    other = army_strength(t, battle, battle.other(viewer)) - fewer
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
