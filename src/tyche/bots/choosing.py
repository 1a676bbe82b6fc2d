"""How bots that weigh every option come to a decision."""

import random
from collections.abc import Callable, Mapping
from typing import TypeVar

from tyche.bots.sight import Outlook
from tyche.core.ask import Option
from tyche.core.native import mypyc_attr
from tyche.core.seat import Bot, Glimpse

S = TypeVar("S", bound=Outlook)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser(Bot):
    """Takes the option of the highest worth.

    It remembers nothing between questions, so it can be seated at any time.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, glimpse: Glimpse) -> Option:
        """What it thinks best; where there is nothing to choose it does not think."""
        return glimpse.options[0] if len(glimpse.options) == 1 else self.deliberate(glimpse)

    def deliberate(self, glimpse: Glimpse) -> Option:
        """The option of the highest worth; of equals, whichever `among` takes."""
        worths = self.worths(glimpse)
        best = max(worths)
        equals = [option for option, worth in zip(glimpse.options, worths, strict=True) if worth >= best]
        return equals[0] if len(equals) == 1 else self.among(glimpse, equals)

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option."""
        raise NotImplementedError

    def among(self, glimpse: Glimpse, equals: list[Option]) -> Option:
        """One of the equally good options is drawn."""
        return random.Random(f"{self.seed} {glimpse.moment}").choice(equals)


def weigh(sight: S, topics: Mapping[str, Callable[[S, Option], float]]) -> list[float]:
    """The worth of each option, by the scorer of its topic. A question without one is answered in imagination first."""
    scorer = topics.get(sight.topic)
    if scorer is None:
        return [sight.foresee(option) for option in sight.options]
    return [scorer(sight, option) for option in sight.options]
