"""Looking ahead: what an option leads to on imagined tables, on which everybody goes on by habit for a while."""

from typing import Final

from tyche.bots.hellas.habits import answer
from tyche.bots.hellas.question import question_of
from tyche.bots.hellas.worth import WON, control_gain, score
from tyche.bots.sight import imagination, play_of
from tyche.core.ask import Option
from tyche.core.imagination import Imagination
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.hellas.rules.atlas import REGION_ID
from tyche.games.hellas.rules.play import Hellas

QUIET: Final = frozenset(("regular-action", "special-action", "extra-action", "next-monster", "start", "choose-hero"))
"""Questions at which a position can be judged."""
FORKS: Final = frozenset(
    {"march", "use-power", "monument", "hero-appears", "board-quest", "apprentice", "repeat-action"}
)
"""Own questions on the way that are worth looking into, one option after the other."""
PLANNED: Final = FORKS | {"move-hoplites"}
"""Questions that a plan answers."""
SAMPLES: Final = 4
HUNT_SAMPLES: Final = 8
CLOSER: Final = 6
"""How many of the most promising ways that hang on luck are looked at more closely."""
MOST_TRIED: Final = 24
MOST: Final = 200


class Sight:
    """One decision of a seat, and tables on which to try it."""

    def __init__(self, glimpse: Glimpse, seed: int, quick: bool = False) -> None:
        self.glimpse: Final = glimpse
        self.seat: Final = glimpse.seat
        self.seed: Final = seed
        self.quick: Final = quick
        """Whether luck is tried only once."""
        self.worlds: Final[list[Imagination]] = []
        self.t: Final = play_of(glimpse.look(self._luck(0)), Hellas)

    def _luck(self, k: int) -> bytes:
        return imagination("polemarchos", self.seed, k)

    def fresh(self, k: int) -> Table:
        """The k-th table that may be the real one, to be played on; always the same for the same k."""
        while len(self.worlds) <= k:
            self.worlds.append(self.glimpse.imagination(self._luck(len(self.worlds))))
        return self.worlds[k].begin()

    def foresee(self, plans: list[list[Option]]) -> list[float]:
        """The worth of each plan, which goes on as well as possible; what luck decides is tried more than once."""
        ways: list[Way] = []
        for number, plan in enumerate(plans):
            self._explore(number, plan, 1, ways)
        ways.sort(key=lambda way: way.worth, reverse=True)
        unsure = [] if self.quick else [way for way in ways if way.trial.lucky]
        for way in unsure[:CLOSER] + [way for way in unsure[CLOSER:] if way.trial.hunted]:
            samples = HUNT_SAMPLES if way.trial.hunted else SAMPLES
            worths = [Trial(self, k, way.plan, 0).worth for k in range(1, samples)]
            way.worth = (way.worth + sum(worths)) / samples
        return [max([way.worth for way in ways if way.number == number]) for number in range(len(plans))]

    def shortlist(self, options: list[Option]) -> list[Option]:
        """Of very many options those that lead to the most desirable regions."""
        if len(options) <= MOST_TRIED:
            return options
        return sorted(options, key=self._allure, reverse=True)[:MOST_TRIED]

    def _allure(self, option: Option) -> float:
        """What the region at the end of an option promises; saying no comes first."""
        region = REGION_ID.get(str(option[-1]))
        if region is None or len(option) == 1:
            return WON
        if self.t.s.held[self.seat] >> region & 1:
            return 0.0
        return control_gain(self.t, self.seat, region)

    def _explore(self, number: int, plan: list[Option], width: int, ways: "list[Way]") -> None:
        """Follow a plan once; where it forks, every branch, as long as there are not too many of them."""
        trial = Trial(self, 0, plan, MOST_TRIED // width)
        if not trial.forks:
            ways.append(Way(number, plan, trial))
        branches = self.shortlist(trial.forks)
        for option in branches:
            self._explore(number, [*plan, option], width * len(branches), ways)


class Trial:
    """One imagined course of events: the plan is followed wherever it says something, habit everywhere else."""

    def __init__(self, sight: Sight, k: int, plan: list[Option], forks: int) -> None:
        self.forks: list[Option] = []
        self.lucky = False
        self.hunted = False
        self.worth = 0.0
        table = sight.fresh(k)
        play = play_of(table, Hellas)
        thrown = play.dice.counters[:]
        table.choose(sight.seat, plan[0])
        self._go_on(table, play, sight.seat, plan[1:], forks)
        self.lucky = self.lucky or play.dice.counters != thrown
        if not self.forks:
            self.worth = score(play, sight.seat)

    def _go_on(self, table: Table, play: Hellas, seat: int, plan: list[Option], forks: int) -> None:
        """Until the position is quiet, or a question comes that deserves a look at each option."""
        at = 0
        for _ in range(MOST):
            ask = table.ask
            if ask is None or ask.topic in QUIET:
                return
            question = question_of(play, ask)
            option: Option | None = None
            if question.seat != seat:
                self.lucky = True
            elif ask.topic in PLANNED and len(question.options) > 1:
                if at < len(plan):
                    option = plan[at] if plan[at] in question.options else None
                    at += 1
                elif forks > 1 and ask.topic in FORKS:
                    self.forks = question.options[:]
                    return
            if play.s.hunted >= 0:
                self.hunted = self.lucky = True
            table.choose(question.seat, answer(question) if option is None else option)


class Way:
    """A plan without forks, and what is thought of it so far."""

    def __init__(self, number: int, plan: list[Option], trial: Trial) -> None:
        self.number = number
        self.plan = plan
        self.trial = trial
        self.worth = trial.worth
