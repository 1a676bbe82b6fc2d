"""Positions as text: whoever writes one in the words of a game's cases sees it on the map, and plays on from it."""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from tyche.core.examples import text_of
from tyche.core.game import OptionValue
from tyche.server.ancestry import is_sealed
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.examples import UNKNOWN, ExampleId, known_example
from tyche.server.http.games import GameName, known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import TABLE, TableId, card, table_of
from tyche.server.wire import TableCard
from tyche.server.work import Died, TooLong
from tyche.server.work.moments import Asked, Told, describe_moment
from tyche.server.work.positions import (
    LARGEST_POSITION,
    POSITION_SECONDS,
    Beginning,
    LaidOut,
    Written,
    Wrong,
    beginning_at,
    lay_out,
)
from tyche.server.work.reviewing import Material

Moment = Annotated[int, Meta(ge=0, le=1_000_000)]
WRONG: Final = ("game.unknown", "position.wrong")


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a case file: game, title, clauses, what is given, and an expectation."""

    text: Annotated[str, Meta(max_length=LARGEST_POSITION)]


class PositionWord(Struct, frozen=True):
    """A word in which a position is given, and what may stand under it (see `tyche.core.words`)."""

    name: str
    shape: dict[str, Any]


class PositionShown(Struct, frozen=True):
    """A position that can be played, as everybody may see it; `failures` are expectations that do not hold. What is
    given as data, and the words in which it may be given, are for whoever edits it.
    """

    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    failures: list[str]
    players: int
    options: dict[str, OptionValue]
    given: dict[str, Any]
    words: list[PositionWord]


class PositionWritten(Struct, frozen=True):
    """A moment of a table as a case file, and after how many decisions the position stood there: a case does not reach
    into the middle of a procedure.
    """

    text: str
    moment: int


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
    words = [PositionWord(name, shape) for name, shape in found.words]
    return PositionShown(
        found.seats, found.board, found.view, found.failures, found.players, found.options, found.given, words
    )


@route("POST", "/api/games/{game}/positions/table", limit="create", status=201, errors=WRONG)
async def play_from(call: Call, game: GameName, body: PositionText) -> TableCard:
    """A table of my own at a position; I play the first seat that is asked, bots play the others."""
    played = known_game(game)
    found = await _worked(call, beginning_at, Written(played.name, body.text))
    assert isinstance(found, Beginning)
    me = await call.someone()
    return await card(call, await call.house.rooms.begin_at(played, found, me))


@route("GET", "/api/tables/{id}/positions/{moment}", errors=(*TABLE, "table.not-started", "table.sealed", *WRONG))
async def position_of_table(call: Call, id: TableId, moment: Moment) -> PositionWritten:
    """A moment of a table that is over, or of a sandbox of mine, as a position to edit."""
    row = await table_of(call, id)
    if row.status == "open":
        raise Problem("table.not-started")
    store = call.house.store
    if row.status == "running":
        persons = {seat.person_id for seat in await store.seats(row.id) if seat.kind == "person"}
        if not row.parent or row.counts or call.person is None or persons != {call.person.id}:
            raise Problem("table.sealed")
    if await is_sealed(store, row, call.person.id if call.person else None):  # it could be laid before the coach
        raise Problem("table.sealed")
    material = Material(row, await store.events(row.id), await store.snapshots(row.id))
    found = await _worked(call, describe_moment, Asked(msgspec.msgpack.encode(material), moment))
    assert isinstance(found, Told)
    return PositionWritten(found.text, found.moment)


async def _worked(call: Call, work: Any, asked: Written | Asked) -> LaidOut | Beginning | Told:
    """What a worker makes of a position; wrong ones are told so."""
    found: LaidOut | Beginning | Told | Wrong
    try:
        found = await call.house.pool.run(work, asked, owner=call.owner, seconds=POSITION_SECONDS)
    except (TooLong, Died):
        found = Wrong("it takes too long to lay out this position", "slow")
    if isinstance(found, Wrong):
        raise Problem("position.wrong", problem=found.problem, fault=found.fault, path=found.path, facts=found.facts)
    return found
