"""T9.12. Ambush by fortified settlements."""

from tyche.core.ask import Flow
from tyche.core.scenes import Die, Loss, Side
from tyche.games.scharz.rules.atlas import MOUNTAINS, WETLANDS
from tyche.games.scharz.rules.choosing import Pool
from tyche.games.scharz.rules.combat.conquest import award, note_kills
from tyche.games.scharz.rules.combat.dice import has_bonuses
from tyche.games.scharz.rules.combat.scenes import names_of
from tyche.games.scharz.rules.combat.strike import Strike, bury, strike
from tyche.games.scharz.rules.components import (
    BLUE,
    DIE_NAMES,
    FACES,
    SEAT_NAMES,
)
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    mark_of,
    type_of,
)


def on_watch(t: Scharz, seat: int, place: int) -> bool:
    """T9.12, T17.9. Whether a foreign fortified settlement, unencircled so far, has yet to roll at this player."""
    if place >= t.a.n_land or not t.s.forts >> place & 1:
        return False
    owner = t.s.settle_owner[place]
    if not t.foreign(seat, owner) or not has_bonuses(t, owner) or t.encircled(place):
        return False
    return mark_of(seat, place) not in t.s.ambushed


def ambush(t: Scharz, seat: int, place: int, group: Pool) -> Flow[None]:
    """T9.12, D9. The fortified settlement rolls blue dice at the group: no answer, no shields, no rerolls."""
    owner = t.s.settle_owner[place]
    t.s.ambushed[mark_of(seat, place)] = 1
    dice = [FACES[BLUE][t.roll() - 1] for _ in range(t.s.settle[place])]
    swords = sum(dice)
    weak = t.a.terrain[place] in (MOUNTAINS, WETLANDS)
    hit = Strike(owner, seat, place, weak, swords, 0)
    yield from strike(t, hit, group)
    thrown = {SEAT_NAMES[owner]: {DIE_NAMES[BLUE]: dice}}
    t.tell("ambush", "T9.12", faction=owner, other=seat, place=t.name(place), swords=swords, thrown=thrown)
    show_ambush(t, owner, place, dice, hit)
    if hit.dead:
        value = sum([note_kills(t, owner, seat, type_of(code), n) for _, code, n in hit.dead])
        bury(t, seat, place, hit.dead)
        award(t, owner, seat, value, place)
        t.release(place)


def show_ambush(t: Scharz, owner: int, place: int, dice: list[int], hit: Strike) -> None:
    """T9.12. The dice of the settlement, and who falls."""
    if t.logged:
        thrown = [Die(die, use="battle", kind=DIE_NAMES[BLUE]) for die in dice]
        losses = [Loss("destroyed", {"units": names_of(hit.dead)})] if hit.dead else []
        sides = [
            Side(owner, dice=thrown, score=sum(dice), role="attacks"),
            Side(hit.victim, losses=losses, role="marches"),
        ]
        t.scene("ambush", f"{t.moment}-{place}-{hit.victim}", "ends", sides, place=t.name(place))
