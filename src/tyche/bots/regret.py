"""Whether an option that was taken throws much away.

It is weighed against the best others in shared worlds, and looked at again while it seems bad: only a loss that is big,
and clear beyond the chance of these few worlds, is worth a word.
"""

from math import log, sqrt
from statistics import fmean, stdev
from typing import Final

from tyche.core.advice import Advice, Regret
from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse

MUCH: Final = 0.1
"""The least loss of the chance to win that is told."""
LOOKS: Final = 4
CLEAR: Final = 2.0
"""Standard errors that a loss must lie above nothing."""
SHARE: Final = 0.1
"""The least part of the loss that a reason must explain to be told."""
SURE: Final = 0.99
"""Beyond this a chance counts as a certainty."""


def regret(bot: Bot, glimpse: Glimpse, option: Option) -> Regret | None:
    """What speaks against an option that throws much away; None for any other, or if the bot cannot tell."""
    looks: list[list[Advice]] = []
    losses: list[float] = []
    for look in range(LOOKS):
        found = bot.weigh(glimpse, option, look)
        if len(found) < 2:
            return None
        looks.append(found)
        best = _best(looks)
        losses = [_chance(seen, best) - _chance(seen, option) for seen in looks]
        if fmean(losses) < MUCH / 2:
            return None
    loss = fmean(losses)
    if loss < MUCH or loss < CLEAR * stdev(losses) / sqrt(len(losses)):
        return None
    chance = fmean(_chance(seen, option) for seen in looks)
    least = SHARE * (_odds(chance + loss) - _odds(chance))
    against = tuple(reason for reason in looks[0][0].reasons if reason.amount <= -least)
    return Regret(glimpse.topic, option, chance, chance + loss, _best(looks), against)


def _best(looks: list[list[Advice]]) -> Option:
    """Of the options that were weighed besides, the one with the best chances so far."""
    return max((one.option for one in looks[0][1:]), key=lambda option: fmean(_chance(seen, option) for seen in looks))


def _odds(chance: float) -> float:
    """A chance as the logarithm of its odds, in which reasons are given."""
    bounded = min(SURE, max(1.0 - SURE, chance))
    return log(bounded / (1.0 - bounded))


def _chance(seen: list[Advice], option: Option) -> float:
    return next((one.chance for one in seen if one.option == option and one.chance is not None), 0.0)
