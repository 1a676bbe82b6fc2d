"""What statistics need to know of a game that is over, as data: how long it was, what came of it, what to group by.

Who has won is in the result. Groups are ids of things that have names: kind of thing -> for each seat the ids that
it played with, ``{"hero": [["achilles"], ["helen"]]}``.
"""

from collections.abc import Iterable, Sequence

from tyche.core.ask import Option

Groups = dict[str, list[list[str]]]
Standing = tuple[int, ...]
"""How a seat stands at the end by the game's own order: what counts first, then what decides ties; more is better."""


class Facets:
    """The facets of one game: turns played, the points of each seat (none where a game counts none), groups.

    `standings` order the seats behind the winner; there are none where a game knows only who has won.
    """

    def __init__(self, turns: int, points: list[int], groups: Groups, standings: Sequence[Standing] = ()) -> None:
        self.turns = turns
        self.points = points
        self.groups = groups
        self.standings = list(standings)

    def __repr__(self) -> str:
        told = f"turns={self.turns}, points={self.points}, groups={self.groups}, standings={self.standings}"
        return f"Facets({told})"


def openings(verb: str, decisions: Iterable[tuple[int, Option]], players: int) -> list[list[str]]:
    """What each seat first named with a verb: the opening of its game, where it has one."""
    found: list[list[str]] = [[] for _ in range(players)]
    for seat, option in decisions:
        if verb and option[0] == verb and len(option) > 1 and not found[seat]:
            found[seat].append(str(option[1]))
    return found
