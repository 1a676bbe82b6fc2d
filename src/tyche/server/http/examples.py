"""The examples of a rulebook: rules cases to look at step by step, or to play on from."""

from functools import cache, lru_cache
from typing import Annotated, Any, Final

from msgspec import Meta

from tyche.core.delta import difference
from tyche.core.examples import Example, Heading, Moment, headings, opened, played
from tyche.server.http.book_bodies import ExampleCard, ExampleShown, ExampleStep
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.games import GameName, installed, known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import card
from tyche.server.wire import TableCard, Told

ExampleId = Annotated[str, Meta(max_length=200)]
UNKNOWN: Final = ("game.unknown", "example.unknown")
KEPT: Final = 100
"""How many examples are kept as they were played: those of a chapter are looked at again and again."""


@cache
def _headings(game: str) -> dict[str, Heading]:
    return {heading.id: heading for heading in headings(installed()[game])}


@lru_cache(KEPT)
def _shown(game: str, id: str) -> ExampleShown:
    example = played(_headings(game)[id], installed()[game])
    heading = example.heading
    return ExampleShown(
        heading.id, heading.title, heading.clauses, example.seats, example.board, example.view, _steps(example)
    )


def _steps(example: Example) -> list[ExampleStep]:
    found: list[ExampleStep] = []
    before, told = example.view, 0
    for moment in example.moments:
        log = [Told(n=told + n, **entry) for n, entry in enumerate(moment.told)]
        found.append(_step(moment, log, difference(before, moment.view)))
        before, told = moment.view, told + len(log)
    return found


def _step(moment: Moment, log: list[Told], patch: dict[str, Any]) -> ExampleStep:
    refusal = moment.refusal
    return ExampleStep(
        kind=moment.kind,
        seat=moment.seat,
        option=list(moment.option),
        topic=moment.topic,
        reason="" if refusal is None else refusal.reason,
        clause="" if refusal is None else refusal.clause,
        facts=moment.facts,
        log=log,
        patch=patch,
    )


async def known_example(call: Call, game: str, example: str) -> Heading:
    """The heading of an example; reading all of them for the first time takes a second."""
    name = known_game(game).name
    found = await call.house.rooms.clockwork.beside(call.owner, lambda: _headings(name))
    if example not in found:
        raise Problem("example.unknown", example=example, game=name)
    return found[example]


@route("GET", "/api/games/{game}/examples", errors=("game.unknown",), kept=True)
async def list_examples(call: Call, game: GameName) -> list[ExampleCard]:
    """The examples of a game in the order of its rulebook, with the clauses that each of them shows."""
    name = known_game(game).name
    found = await call.house.rooms.clockwork.beside(call.owner, lambda: _headings(name))
    return [ExampleCard(one.id, one.title, one.clauses) for one in found.values()]


@route("GET", "/api/games/{game}/examples/{example}", errors=UNKNOWN)
async def example(call: Call, game: GameName, example: ExampleId) -> ExampleShown:
    """An example step by step."""
    heading = await known_example(call, game, example)
    return await call.house.rooms.clockwork.beside(call.owner, lambda: _shown(game, heading.id))


@route("POST", "/api/games/{game}/examples/{example}/table", limit="create", status=201, errors=UNKNOWN)
async def try_out(call: Call, game: GameName, example: ExampleId) -> TableCard:
    """A table of my own at the position of an example; I play the first seat that is asked, bots play the others."""
    heading, played_by = await known_example(call, game, example), known_game(game)
    me = await call.someone()
    return await card(call, await call.house.rooms.try_out(lambda: opened(heading, played_by), heading.id, me))
