"""Positions as text: whoever writes one in the words of a game's cases sees it on the map, and plays on from it."""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from tyche.core.bounds import LARGEST_YAML
from tyche.core.examples import text_of
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.examples import UNKNOWN, ExampleId, known_example
from tyche.server.http.games import GameName, known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import card
from tyche.server.wire import TableCard
from tyche.server.work import Died, TooLong
from tyche.server.work.positions import POSITION_SECONDS, Beginning, LaidOut, Written, beginning_at, lay_out

WRONG: Final = ("game.unknown", "position.wrong")


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a case file: game, title, clauses, what is given, and an expectation."""

    text: Annotated[str, Meta(max_length=LARGEST_YAML)]


class PositionShown(Struct, frozen=True):
    """A position that can be played, as everybody may see it; `failures` are expectations that do not hold."""

    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    failures: list[str]


@route("GET", "/api/games/{game}/examples/{example}/text", errors=UNKNOWN, kept=True)
async def example_text(call: Call, game: GameName, example: ExampleId) -> PositionText:
    """The case of an example as it is written, to begin a position of one's own with."""
    heading = await known_example(call, game, example)
    return PositionText(text_of(heading))


@route("POST", "/api/games/{game}/positions/look", errors=WRONG)
async def look_at(call: Call, game: GameName, body: PositionText) -> PositionShown:
    """A position as it can be looked at, or what is wrong with it and where."""
    name = known_game(game).name
    found = await _worked(call, lay_out, Written(name, body.text))
    assert isinstance(found, LaidOut)
    return PositionShown(found.seats, found.board, found.view, found.failures)


@route("POST", "/api/games/{game}/positions/table", limit="create", status=201, errors=WRONG)
async def play_from(call: Call, game: GameName, body: PositionText) -> TableCard:
    """A table of my own at a position; I play the first seat that is asked, bots play the others."""
    played = known_game(game)
    found = await _worked(call, beginning_at, Written(played.name, body.text))
    assert isinstance(found, Beginning)
    me = await call.someone()
    return await card(call, await call.house.rooms.begin_at(played, found, me))


async def _worked(call: Call, work: Any, written: Written) -> LaidOut | Beginning:
    """What a worker makes of a position; wrong ones are told so."""
    found: LaidOut | Beginning | str
    try:
        found = await call.house.pool.run(work, written, owner=call.owner, seconds=POSITION_SECONDS)
    except (TooLong, Died):
        found = "it takes too long to lay out this position"
    if isinstance(found, str):
        raise Problem("position.wrong", problem=found)
    return found
