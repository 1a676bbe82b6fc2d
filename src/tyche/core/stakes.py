"""What an option costs and brings, as figures: one type for buttons, previews, confirmations, scenes and reasons.

Verbs give their certain stakes by a function beside the guard (`Verb.stakes`); a game adds what is uncertain
(`Game.stakes`), with the chance where it can be told. Points come from sources: one function of a game lists them with
their clauses, the rules sum them and the view shows them, so what a move would add is the difference of two lists.
"""

from collections.abc import Iterable
from typing import Final

from tyche.core.ask import Facts
from tyche.core.telling import Remark

SURE: Final = 1.0
UNKNOWN: Final = -1.0
"""The chance of what may happen, if nobody can say how likely it is."""


class Stake:
    """One thing at stake: of what kind, for which faction, how much of it is won (or lost, below 0), by which clause.

    The kinds are a game's own: movement points, gold, prestige, points, pieces, control. `facts` name what it is about.
    A `grave` one is a loss that lasts, for whoever is asked: people are asked once more before they choose it.
    """

    def __init__(
        self,
        kind: str,
        faction: int,
        amount: int,
        clause: str,
        chance: float = SURE,
        facts: Facts | None = None,
        grave: bool = False,
    ) -> None:
        self.kind = kind
        self.faction = faction
        self.amount = amount
        self.clause = clause
        self.chance = chance
        self.facts: Facts = {} if facts is None else facts
        self.grave = grave

    @property
    def certain(self) -> bool:
        """Whether it follows from the option, whatever the dice and the others do."""
        return self.chance == SURE

    def __repr__(self) -> str:
        chance = "" if self.certain else f", chance={self.chance if self.chance >= 0 else 'unknown'}"
        return f"Stake({self.kind!r}, {self.faction}, {self.amount:+d}, {self.clause!r}{chance})"


class Outcome:
    """One thing that may come of a conflict, and how likely it is; `facts` name what it is about."""

    def __init__(self, name: str, chance: float, facts: Facts | None = None) -> None:
        self.name = name
        self.chance = chance
        self.facts: Facts = {} if facts is None else facts

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {"name": self.name, "chance": self.chance, "facts": self.facts}

    def __repr__(self) -> str:
        return f"Outcome({self.name!r}, {self.chance:.3f})"


class Prospect:
    """How a conflict may end: outcomes that exclude each other and add up to 1, and what else may happen in it.

    It is seen by `faction`: what is won is won by it. `assumed` names what is left out of account, such as cards that
    others hold; `exact` says that nothing else is.
    """

    def __init__(
        self,
        faction: int,
        outcomes: list[Outcome],
        besides: list[Outcome] | None = None,
        assumed: str = "",
        exact: bool = True,
    ) -> None:
        self.faction = faction
        self.outcomes = outcomes
        self.besides = [] if besides is None else besides
        self.assumed = assumed
        self.exact = exact

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {
            "faction": self.faction,
            "outcomes": [outcome.plain() for outcome in self.outcomes],
            "besides": [outcome.plain() for outcome in self.besides],
            "assumed": self.assumed,
            "exact": self.exact,
        }


class Forecast:
    """What to know about an option before choosing it: what is at stake, what else may come of it, and, before a grave
    one, what would help."""

    def __init__(self, stakes: list[Stake], remarks: list[Remark], instead: list[Remark] | None = None) -> None:
        self.stakes = stakes
        self.remarks = remarks
        self.instead: list[Remark] = [] if instead is None else instead
        self.prospect: Prospect | None = None
        """How the conflict may end that it leads to, or goes on with."""

    @property
    def grave(self) -> bool:
        """Whether it deserves a second thought."""
        return any(stake.grave for stake in self.stakes)

    def __repr__(self) -> str:
        return f"Forecast({self.stakes!r}, {self.remarks!r})"


class Source:
    """Where points come from; `kind` and `ident` name what it hangs on, such as a province."""

    def __init__(self, name: str, points: int, clause: str, kind: str = "", ident: str = "") -> None:
        self.name = name
        self.points = points
        self.clause = clause
        self.kind = kind
        self.ident = ident

    def plain(self) -> dict[str, object]:
        """As views show it."""
        return {"source": self.name, "points": self.points, "kind": self.kind, "id": self.ident}

    def __repr__(self) -> str:
        about = f", {self.kind!r}, {self.ident!r}" if self.kind else ""
        return f"Source({self.name!r}, {self.points}, {self.clause!r}{about})"


def total(sources: Iterable[Source]) -> int:
    """The points of some sources."""
    return sum([source.points for source in sources])


def gained(before: list[Source], after: list[Source]) -> list[Source]:
    """What leads from one list of sources to another: won ones as they are, lost ones with their points below 0."""
    points: dict[tuple[str, str, str], int] = {}
    known: dict[tuple[str, str, str], Source] = {}
    for sources, sign in ((before, -1), (after, 1)):
        for source in sources:
            key = (source.name, source.kind, source.ident)
            points[key] = points.get(key, 0) + sign * source.points
            known[key] = source
    return [
        Source(source.name, points[key], source.clause, source.kind, source.ident)
        for key, source in known.items()
        if points[key]
    ]


def stakes_of(sources: list[Source], kind: str, faction: int, chance: float = SURE, grave: bool = False) -> list[Stake]:
    """Sources that were gained or lost as stakes of a faction; `grave` says whether losing them is."""
    return [
        Stake(
            kind,
            faction,
            source.points,
            source.clause,
            chance,
            {"source": source.name, "id": source.ident},
            grave and source.points < 0,
        )
        for source in sources
    ]
