"""How strong a bot is meant to be: four levels a game, from one that lets things pass to one that thinks all over.

A game names its bots from the weakest to the strongest (`BOTS` in its folder). All of a game's bots share one policy
and one way of looking ahead; what sets them apart is how much of it they use.
"""

import random
from typing import Final

from tyche.bots.advising import accounted_for, advice, weighed
from tyche.bots.choosing import Chooser
from tyche.bots.planning import Effort, Planner
from tyche.bots.prospect import Prospect, Timely
from tyche.core.advice import Advice, Reason
from tyche.core.ask import Option
from tyche.core.native import mypyc_attr
from tyche.core.seat import Bot, Glimpse

SLIPS: Final = 0.4
"""How often a learner takes something that is merely sensible."""
SENSIBLE: Final = 2
"""Of how many options one counts as sensible: of nine, the best five do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learner(Bot):
    """Knows what is sensible, and does not always do the best of it: forgiving, and quick."""

    def __init__(self, seed: int, policy: Chooser, prospect: Prospect) -> None:
        self.seed = seed
        self.policy = policy
        self.prospect = prospect

    def decide(self, glimpse: Glimpse) -> Option:
        """What the policy says; where it matters, now and then another of the better options."""
        first = self.policy.decide(glimpse)
        luck = random.Random(f"{self.seed} {glimpse.moment} slip")
        if len(glimpse.options) <= SENSIBLE or glimpse.topic not in self.prospect.topics or luck.random() >= SLIPS:
            return first
        worths = self.policy.worths(glimpse)
        order = sorted(range(len(worths)), key=lambda n: -worths[n])
        return glimpse.options[luck.choice(order[: 1 + len(order) // SENSIBLE])]

    def aside(self, glimpse: Glimpse) -> Option | None:
        """What the policy says."""
        return self.policy.aside(glimpse)

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What the policy thinks of the options, looked into a little; it says so even where it would slip itself."""
        return advice(self.policy, self.policy, self.prospect, glimpse)


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Planner):
    """Plays the options on before it decides, and can say why."""

    def __init__(
        self, seed: int, policy: Chooser, prospect: Prospect, effort: Effort, later: Timely | None = None
    ) -> None:
        super().__init__(seed, policy, prospect, effort, later)

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What it thinks of the options."""
        return advice(self, self.policy, self.prospect, glimpse)

    def weigh(self, glimpse: Glimpse, option: Option, look: int = 0) -> list[Advice]:
        """An option, and the best others beside it."""
        return weighed(self.policy, self.prospect, glimpse, option, look)

    def account_for(self, before: Glimpse, after: Glimpse, seat: int) -> list[Reason]:
        """What a move of somebody else changed."""
        return accounted_for(self.prospect, before, after, seat)
