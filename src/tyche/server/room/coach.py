"""The coach of a table: what it would do, what is better taken back, and why bots decided as they did.

All of it is thought out in workers, from what the reader may know; in a finished game from what the bot knew.
"""

from collections.abc import Callable
from typing import TypeVar

from tyche.core.advice import Advice, Reason, Regret
from tyche.core.ask import Option
from tyche.server import requests, wire
from tyche.server.ancestry import concerns_others, is_sealed
from tyche.server.room import acts, bots
from tyche.server.room.bots import Task, coach_of
from tyche.server.room.connection import Connection
from tyche.server.room.course import Course
from tyche.server.room.room import Room
from tyche.server.room.settings import Denied

T = TypeVar("T")
MOST_OPINIONS = 3
CERTAIN = 1.0 - 1e-9
"""A chance to win that only a game has which is won."""
LONGEST_MOVE = 60
"""Decisions of one seat in a row that are explained together."""
STRANGERS = "strangers"
"""Whose share of the coach's time those have who only look on: one for all of them."""


async def advise(room: Room, connection: Connection, request: requests.Advise) -> None:
    """What a strong bot would do in this place."""
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        await _check_coached(room, connection)
        question = course.question(seat)
        task = Task(room.id, course.table, {seat: coach_of(room.row.game)}, room.row.seed)
    found = await _asked(room, connection, bots.counsel, task)
    connection.say(wire.Counsel(request.id, question, [_opinion(one) for one in found[:MOST_OPINIONS]]))


async def reconsider(room: Room, connection: Connection, request: requests.Reconsider) -> None:
    """Whether the last decision is one to take back, as long as it can be and nobody has acted since."""
    seat = acts.own_seat(connection)
    async with room.ready() as course:
        await _check_coached(room, connection)
        table, moment = course.table, course.moment
        place = table.undoable(seat)
        if place < 0 or place != len(table.decisions) - 1 or moment != len(table.decisions):
            connection.say(wire.Reconsidered(request.id, moment, None))
            return
        task = await _task(room, connection, course, place, place + 1, {seat: coach_of(room.row.game)})
    regret, places = await _asked(room, connection, bots.reconsider, task)
    connection.say(wire.Reconsidered(request.id, moment, None if regret is None else _regretted(regret, places)))


async def motive(room: Room, connection: Connection, request: requests.Motive) -> None:
    """Why a bot decided so: after the game what it thought; before, what it changed in the eyes of the reader."""
    n = request.n
    async with room.ready() as course:
        finished = room.row.status == "finished"
        if not finished:
            acts.own_seat(connection)
            await _check_coached(room, connection)
        if not course.base < n <= course.moment:
            raise Denied("no-moment", f"this table has decisions {course.base + 1} to {course.moment}, not {n}")
        seat, since, until = await room.around.beside(connection.owner(room.id), lambda: _move(course, n))
        if room.seats[seat].kind != "bot":
            raise Denied("no-bot", "this was not decided by a bot")
        if finished:
            since, until, eyes = n - 1, n, seat
        else:
            eyes = acts.own_seat(connection)
        task, topic = None, ""
        if since < until:
            task = await _task(room, connection, course, since, until, {eyes: coach_of(room.row.game)})
    opinions: list[wire.Opinion] = []
    grounds: list[wire.Ground] = []
    if task is not None and finished:
        topic = task.topic
        opinions = [_opinion(one) for one in await _asked(room, connection, bots.justify, task)]
    elif task is not None:
        grounds = [_ground(why) for why in await _asked(room, connection, bots.account, task)]
    connection.say(wire.Motives(request.id, n, seat, since, until, topic, opinions, grounds))


async def _check_coached(room: Room, connection: Connection) -> None:
    """The coach speaks where nobody can be harmed by it: nor about a game from which this one branched off."""
    me = connection.person_id
    if concerns_others(room.row, room.seats, me) or await is_sealed(room.store, room.row, me):
        raise Denied("no-coach", "the coach speaks only of games in which all others are bots, and not for ratings")


async def _asked(room: Room, connection: Connection, work: Callable[[Task], T], task: Task) -> T:
    """What a bot says. Each person has a share of its time, at however many tables they ask."""
    return await room.around.consult(connection.person_id or STRANGERS, work, task)


async def _task(
    room: Room, connection: Connection, course: Course, since: int, until: int, minds: dict[int, str]
) -> Task:
    """The table as it stood at a moment, and what was decided from there."""
    table, seed, table_id = course.table, room.row.seed, room.id
    later: list[tuple[int, Option]] = table.decisions[since:until]
    return await room.around.beside(
        connection.owner(table_id), lambda: Task(table_id, table.at(since), minds, seed, later)
    )


def _move(course: Course, n: int) -> tuple[int, int, int]:
    """Who decided the `n`-th time, and from which moment to which that seat decided in a row.

    What is answered in secret while others answer as well is no move of its own: of that nothing is told.
    """
    decisions = course.table.decisions
    seat = decisions[n - 1][0]
    asked = course.table.at(n - 1).ask
    if asked is not None and asked.also is not None:
        return seat, n, n
    since, until = n - 1, n
    while since > course.base and decisions[since - 1][0] == seat and until - since < LONGEST_MOVE:
        since -= 1
    while until < course.moment and decisions[until][0] == seat and until - since < LONGEST_MOVE:
        until += 1
    return seat, since, until


def _opinion(one: Advice) -> wire.Opinion:
    return wire.Opinion(one.option, one.chance, [_ground(why) for why in one.reasons])


def _regretted(regret: Regret, places: list[str]) -> wire.Regretted:
    grounds = [_ground(why) for why in regret.reasons]
    wins = regret.better >= CERTAIN
    return wire.Regretted(
        regret.topic, regret.option, regret.chance, regret.better, regret.instead, wins, grounds, places
    )


def _ground(why: Reason) -> wire.Ground:
    return wire.Ground(why.term, why.amount, why.seat, why.clause, why.now, why.then)
