"""Losses that an option may lead to and that last: units that nobody feeds in winter; and who has announced victory.

Everything is open (T7.6): the meal is tried on a copy of the table.
"""

from typing import Final

from tyche.core.ask import DONE, PASS, Ask, Option
from tyche.core.play import copied
from tyche.core.stakes import UNKNOWN, Stake
from tyche.core.telling import Remark
from tyche.games.scharz.edges.odds import let_default
from tyche.games.scharz.edges.treaties import gives_in, submission
from tyche.games.scharz.rules.components import WINTER
from tyche.games.scharz.rules.move.cargo import PHASES
from tyche.games.scharz.rules.move.march import STEPS as GOING
from tyche.games.scharz.rules.move.risks import newcomer
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.trade.trade import trade_step
from tyche.games.scharz.rules.units import mark_of, place_at
from tyche.games.scharz.rules.victory import NAMES, POWER, SUPREMACY, fulfilled
from tyche.games.scharz.rules.year.feeding import FISH, begin_feeding, feed_options, feed_step, larder, needs

MOST_STEPS: Final = 300
MOST_TRIED: Final = 40
"""Options that are tried for something that would help."""


def risks(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """What an option may cost for good: units in winter, the prestige of a vassal, the game to somebody with treaties
    above all."""
    return hungry(t, ask, seat, option) + submission(t, ask, seat, option) + gives_in(t, ask, seat, option)


def hungry(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """T16.2, T16.7. Units that are lost when winter ends, if nothing else is done for them."""
    if not closes(t, ask, option) or newcomer(t, seat):
        return []
    return [
        Stake("units", seat, -number, "T16.7", UNKNOWN, {"place": t.name(place)}, True)
        for place, number in starving(t, seat).items()
    ]


def hunger(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T16.6, T16.7. Why units may be lost."""
    if not closes(t, ask, option) or newcomer(t, seat) or not starving(t, seat):
        return []
    return [Remark("hunger", "T16.7", {})]


def closes(t: Scharz, ask: Ask, option: Option) -> bool:
    """Whether an option gives up a chance to see to one's units before the meal of winter."""
    if t.s.season != WINTER or not t.r.goods:
        return False
    return (ask.topic in PHASES and option == PASS) or (ask.topic == "trade" and option == DONE)


def starving(t: Scharz, seat: int) -> dict[int, int]:
    """T16.3-T16.7. How many units a player would lose at each place if the meal were now."""
    copy = copied(t)
    before = standing(copy, seat)
    begin_feeding(copy)
    for _ in range(MOST_STEPS):
        if copy.s.done >> seat & 1:
            break
        feed_step(copy, seat, sensible(copy, seat))
    after = standing(copy, seat)
    return {place: n - after.get(place, 0) for place, n in before.items() if n > after.get(place, 0)}


def standing(t: Scharz, seat: int) -> dict[int, int]:
    """The number of a player's units at each place."""
    found: dict[int, int] = {}
    for key, n in t.s.units[seat].items():
        found[place_at(key)] = found.get(place_at(key), 0) + n
    return found


def sensible(t: Scharz, seat: int) -> Option:
    """T16.4-T16.7. The step of a meal that saves units: herds are eaten if there is too little else."""
    options = feed_options(t, seat)
    if t.s.sub[seat][0] < FISH and options[-1][0] == "slaughter":
        portions, extra = needs(t, seat)
        grain, fish = larder(t, seat)
        return options[-1] if portions + extra >= grain + fish + t.s.sub[seat][1] else options[0]
    return options[0]


def spared(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T16.7. Steps offered now after which fewer units would starve, where an option gives up the chance of them."""
    if not closes(t, ask, option):
        return []
    now = sum(starving(t, seat).values())
    found: list[Remark] = []
    options = [one for one in ask.options_for(seat) if one[0] in GOING or ask.topic == "trade"]
    for step in options[:MOST_TRIED]:
        copy = copied(t)
        if ask.topic == "trade":
            if step == DONE:
                continue
            trade_step(copy, seat, step)
        else:
            place, to = t.a.ids[str(step[1])], t.a.ids[str(step[2])]
            copy.s.ambushed[mark_of(seat, to)] = 1  # the dice of an ambush are not to be known
            let_default(GOING[str(step[0])](copy, seat, place, to, PHASES.index(ask.topic)))
        fed = now - sum(starving(copy, seat).values())
        if fed > 0:
            found.append(Remark("feeds", "T16.7", {"number": fed}, step))
    return sorted(found, key=lambda remark: -int(str(remark.facts["number"])))[:3]


def near_victory(t: Scharz, seat: int) -> list[Remark]:
    """T19.1, T19.8. Who else has announced a victory and still fulfils it: he wins when the round ends."""
    return [
        Remark("near-victory", "T19.8", {"other": other, "victory": NAMES[way]})
        for other in t.seats()
        for way in (SUPREMACY, POWER)
        if other != seat and t.s.announced[other] & way and fulfilled(t, other, way)
    ]
