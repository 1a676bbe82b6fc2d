"""Polemarchos: plays Lords of Hellas to win; looks ahead where it matters and trusts habit where it does not."""

from typing import Final

from tyche.bots.advising import advice
from tyche.bots.choosing import Chooser
from tyche.bots.hellas.foresight import Sight
from tyche.bots.hellas.habits import HABITS, answer
from tyche.bots.hellas.prospect import Turns
from tyche.bots.hellas.question import Question
from tyche.bots.hellas.worth import WON
from tyche.core.advice import Advice
from tyche.core.ask import DONE, Option
from tyche.core.seat import Glimpse
from tyche.games.hellas.rules.kinds import REGION
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.regular import MOVE_HOPLITES

DELIBERATED: Final = frozenset(
    {"use-power", "how-many", "board-quest", "use-artifacts", "after-hero", "recruit", "monument"}
)
"""Questions with a habit that are thought over all the same when they are one's own."""
ENOUGH: Final = 0.05
"""The least gain for which something is done."""
EAGER: Final = WON / 2


class Polemarchos(Chooser):
    """Foresight over several questions, on tables of its imagination."""

    GAME: Final = "hellas"

    def __init__(self, seed: int, quick: bool = False) -> None:
        super().__init__(seed)
        self.quick = quick
        """Whether luck is tried only once: for playing on in imagination."""

    def deliberate(self, glimpse: Glimpse) -> Option:
        """What habit says, where it is trusted; elsewhere the option of the highest worth."""
        if glimpse.topic in HABITS and glimpse.topic not in DELIBERATED:
            t = Sight(glimpse, self.seed, self.quick).t
            return answer(Question(t, glimpse.seat, glimpse.topic, glimpse.options, glimpse.facts))
        return super().deliberate(glimpse)

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What it thinks of the options."""
        return advice(self, self, Turns(Polemarchos(self.seed, quick=True), frozenset()), glimpse)

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option."""
        sight = Sight(glimpse, self.seed, self.quick)
        if glimpse.topic == "regular-action":
            return in_good_order(sight)
        if glimpse.topic == "move-hoplites":
            return moves(sight)
        tried = sight.shortlist(glimpse.options)
        found = dict(zip(tried, sight.foresee([[option] for option in tried]), strict=True))
        return [found.get(option, -WON) for option in glimpse.options]


def in_good_order(sight: Sight) -> list[float]:
    """H6.2. Items and prayers that gain first, then hoplites, then the hero, whatever each of them gains."""
    options = sight.glimpse.options
    others = [option for option in options if option != MOVE_HOPLITES]
    found = dict(zip(others, sight.foresee([[option] for option in others]), strict=True))
    still = found[DONE]
    worths: list[float] = []
    for option in options:
        if option == DONE:
            worths.append(still)
        elif option == MOVE_HOPLITES:
            worths.append(still + EAGER / 2)
        else:
            gain = found[option] - still
            urgent = EAGER if option[0] in ("use", "pray") and gain < EAGER else 0.0
            worths.append(found[option] + urgent if gain > ENOUGH else still - 1.0)
    return worths


def moves(sight: Sight) -> list[float]:
    """H6.15. The move of one hoplite by the best plan that it begins: alone, or with others to the same region."""
    plans: list[list[Option]] = []
    begun: list[list[int]] = []
    for option in sight.glimpse.options:
        if option == DONE:
            found: list[list[Option]] = [[DONE]]
        elif option[0] == "move":
            found = [[*party, DONE] for party in parties(sight, option)]
        else:
            found = [[option, DONE]]
        begun.append(list(range(len(plans), len(plans) + len(found))))
        plans += found
    worths = sight.foresee(plans)
    return [max([worths[k] - ENOUGH * (len(plans[k]) > 1) for k in group]) for group in begun]


def parties(sight: Sight, option: Option) -> list[list[Option]]:
    """Who may follow a hoplite to the same region, so that enough go."""
    t, seat, to = sight.t, sight.seat, REGION.of(option, 2)
    followers: list[Option] = []
    for other in [option, *[o for o in sight.glimpse.options if o[0] == "move" and o != option]]:
        if other[2] == option[2]:
            source = REGION.of(other)
            followers += [other] * (t.open_hoplites(seat, source) - t.s.arrived[source])
    most = min(t.s.moves, len(followers))
    if t.troops_in(to, seat) != NOBODY:
        numbers = {most, max(1, most - 1)}
    elif t.s.control[to] == NOBODY:
        needed = t.population(seat, to) - t.army(seat, to)
        numbers = {1, needed} if 1 < needed <= most else {1}
    else:
        numbers = {1}
    return [followers[:number] for number in sorted(numbers)]
