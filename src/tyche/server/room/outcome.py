"""Who has won where seats were given up: whoever resigns cannot win, whatever the rules say of their pieces.

The victory passes to whoever is next best: nearest to one of the goals that the board description of the game names.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tyche.core.table import Table

WINNER: Final = "winner"
WINNERS: Final = "winners"
WHY: Final = "why"
"""Why a game has ended otherwise than its rules say: one of the words below."""
RESIGNED: Final = "resigned"
"""The rules' own winner has resigned."""
LEFT: Final = "left"
"""All other people have left."""
DESERTED: Final = "deserted"
"""All people have left."""
ABANDONED: Final = "abandoned"
"""Its host has ended it, without a winner."""


def passed_on(table: Table, resigned: set[int]) -> dict[str, Any] | None:
    """The result of a game that is over, if its own winner has resigned; None if it stands as it is."""
    result = table.result()
    if result is None:
        return None
    won = winners_of(result, table.setup.seats)
    if not resigned & set(won):
        return None
    shared = [seat for seat in won if seat not in resigned]
    return {**result, **ended(shared or next_best(table, resigned), RESIGNED)}


def ended(winners: Sequence[int], why: str) -> dict[str, Any]:
    """The result of a game with these winners, and why it is so."""
    return {WINNER: winners[0] if winners else None, WINNERS: list(winners), WHY: why}


def winners_of(result: dict[str, Any], names: Sequence[str]) -> list[int]:
    """The seats that a result names, as numbers or by their names."""
    named: Iterable[Any] = result.get(WINNERS) or [result.get(WINNER)]
    return [names.index(one) if isinstance(one, str) else int(one) for one in named if one is not None]


def next_best(table: Table, resigned: set[int]) -> list[int]:
    """Of the seats that were not given up, those that are nearest to a goal; all of them, if the game names none."""
    view: dict[str, Any] = table.game.public(table.play)
    board: dict[str, Any] = table.game.board(table.setup)
    left = [seat for seat in range(table.setup.players) if seat not in resigned]
    near = {seat: _nearness(view["seats"][seat], board["tracks"]) for seat in left} if "tracks" in board else {}
    return [seat for seat in left if near.get(seat) == max(near.values(), default=None)]


def _nearness(figures: dict[str, Any], tracks: list[dict[str, Any]]) -> float:
    """How near a seat is to the goal that it is nearest to; it may have a goal of its own."""
    found = []
    for track in tracks:
        goal = figures.get(f"{track['field']}_needed", track["goal"])
        found.append(float(figures.get(track["field"]) or 0) / max(1, goal))
    return max(found, default=0.0)
