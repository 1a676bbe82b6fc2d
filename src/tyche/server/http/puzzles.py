"""Puzzles: one for every day, all of them to look up, and their tables. They are lessons of one step."""

import time
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final

from msgspec import Meta

from tyche.core.puzzles import Puzzle, daily, in_turn, puzzles_of
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.games import UNKNOWN, GameName, installed, known_game
from tyche.server.http.lesson_bodies import LessonOpening, LessonTable
from tyche.server.http.lessons import lesson_table
from tyche.server.http.puzzle_bodies import PuzzleBrief, PuzzleCard, PuzzleDay, PuzzleList, TriedCard
from tyche.server.http.routing import route

PuzzleId = Annotated[str, Meta(max_length=60)]
NO_PUZZLE: Final = (*UNKNOWN, "puzzle.unknown")
DAYS: Final = 7


def known_puzzle(game: str, id: str) -> Puzzle:
    """The puzzle of that id."""
    found = puzzles_of(known_game(game))
    if id not in found:
        raise Problem("puzzle.unknown", game=game, puzzle=id)
    return found[id]


@route("GET", "/api/puzzles")
async def puzzles(call: Call) -> PuzzleList:
    """All puzzles and those of this week, with what I have solved."""
    found = [] if call.person is None else await call.house.store.learned(call.person.id)
    done = {(one.game, one.lesson) for one in found if one.done is not None}
    briefs = [
        PuzzleBrief(one.case.game, one.id, one.seat, len(one.tried), (one.case.game, one.name) in done)
        for one in in_turn(installed())
    ]
    today = datetime.fromtimestamp(time.time(), UTC).date()
    monday = today - timedelta(days=today.weekday())
    week: list[PuzzleDay] = []
    for day in [monday + timedelta(days=n) for n in range(DAYS)]:
        one = daily(installed(), day)
        if one is not None:
            week.append(PuzzleDay(str(day), one.case.game, one.id, (one.case.game, one.name) in done))
    return PuzzleList(briefs, week, today.weekday())


@route("GET", "/api/games/{game}/puzzles/{puzzle}", errors=NO_PUZZLE, kept=True)
async def puzzle(call: Call, game: GameName, puzzle: PuzzleId) -> PuzzleCard:
    """A puzzle with its answer, what became of the other options, and hints."""
    found = known_puzzle(game, puzzle)
    tried = [TriedCard(one.option, one.wins, one.games) for one in found.tried]
    return PuzzleCard(
        game=game,
        id=found.id,
        seat=found.seat,
        players=len(found.seats),
        answer=found.answer,
        also=found.also,
        tried=tried,
        places=found.places,
        clause=found.clause,
        soon=found.soon,
    )


@route("POST", "/api/games/{game}/puzzles/{puzzle}", limit="create", errors=NO_PUZZLE)
async def open_puzzle(call: Call, game: GameName, puzzle: PuzzleId, body: LessonOpening) -> LessonTable:
    """My table for a puzzle: the one I left, or a new one. Whoever is nobody yet becomes a guest."""
    return await lesson_table(call, known_puzzle(game, puzzle), game, body.again)


@route("POST", "/api/games/{game}/puzzles/{puzzle}/solved", errors=(*NO_PUZZLE, *NOBODY))
async def solve(call: Call, game: GameName, puzzle: PuzzleId) -> None:
    """I have found the answer."""
    found = known_puzzle(game, puzzle)
    await call.house.store.learn(call.me().id, game, found.name, len(found.steps), True)
