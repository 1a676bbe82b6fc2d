"""Keeps what came of games that are over, for statistics and ratings.

A task looks for tables that are over and not yet kept: those that have just ended and those of old alike, a few at a
time. Each is played again by a worker, because a game's facets are known only where its rules have come to their end.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

import structlog
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from tyche.core.facets import Groups, Standing, openings
from tyche.core.game import game_named
from tyche.core.table import Table
from tyche.server.room.outcome import WHY, WINNER, winners_of
from tyche.server.store import Event, SeatRow, Snapshot, Store, TableRow
from tyche.server.store.outcomes import Company, Mark, Outcome, OutcomeSeat
from tyche.server.upgrade import load
from tyche.server.work import Busy, Died, Pool, TooLong

EVERY: Final = 10.0
AT_ONCE: Final = 10
"""How many tables are looked through before there is a pause."""
SECONDS: Final = 60.0
OWNER: Final = "annals"
OPENING: Final = "opening"
FIRST: Final = 1
"""The place of winners."""
_LOG = structlog.get_logger("tyche.annals")


class Past(Struct, frozen=True):
    """All that is stored of a game."""

    row: TableRow
    events: list[Event]
    snapshots: list[Snapshot]


class Seen(Struct, frozen=True):
    """What a game is like that was played again."""

    turns: int = 0
    points: list[int] = []
    groups: Groups = {}
    standings: list[Standing] = []


def look_through(past: Past) -> Seen:
    """Play a game again, and what its rules say of it; nothing, if that cannot be done any more."""
    try:
        game = game_named(past.row.game)
        table = load(game, past.row, past.events, past.snapshots).table
    except Exception as error:  # a game that is damaged or not installed has ended all the same
        _LOG.info("a game cannot be looked through", table=past.row.id, error=str(error))
        return Seen()
    return seen_in(table)


def seen_in(table: Table) -> Seen:
    """What the rules say of a game that is over."""
    game = table.game
    found = game.facets(table.play)
    opened = openings(game.opening[0], table.decisions, table.setup.players)
    return Seen(found.turns, found.points, {**found.groups, OPENING: opened}, found.standings)


def outcome_of(row: TableRow, seats: list[SeatRow], events: list[Event], seen: Seen) -> Outcome:
    """What is kept of a game."""
    result = row.result or {}
    won = winners_of(result, row.seat_names) if result.get(WINNER) is not None else []
    places = places_of(seats, won, seen.standings)
    return Outcome(
        table_id=row.id,
        game=row.game,
        company=company_of(seats),
        victory=str(result.get(WHY) or result.get("victory") or ""),
        decisions=row.moment,
        turns=seen.turns,
        ended=row.ended or row.changed,
        rated=row.counts and is_rated(seats, events, won),
        marks=[Mark(name, _word(row.options[name])) for name in _splits(row) if name in row.options],
        seats=[_seat(seat, won, place, seen) for seat, place in zip(seats, places, strict=True)],
    )


def company_of(seats: list[SeatRow]) -> Company:
    """Who played; a seat that was given up is still that of a person."""
    bots = [seat for seat in seats if seat.kind == "bot"]
    persons = [seat.person_id or f"former {seat.seat}" for seat in seats if seat.kind != "bot"]
    if not persons:
        return "bots"
    if bots:
        return "mixed"
    return "persons" if len(set(persons)) > 1 else "alone"


def is_rated(seats: list[SeatRow], events: list[Event], won: list[int]) -> bool:
    """Whether a game at a table that counts does count for ratings.

    It must have a winner who played to the end; nobody has two seats; all persons are still known; and where nobody
    else had to agree, nobody went back beyond what was revealed.
    """
    persons = [seat.person_id for seat in seats if seat.kind != "bot"]
    players = {seat.person_id or seat.bot for seat in seats}
    if not won or len(players) < 2 or None in persons or max(Counter(persons).values(), default=0) > 1:
        return False
    if any(seats[seat].stood_in or seats[seat].resigned for seat in won):
        return False
    went_back = any(event.kind == "rewind" and len(event.data) > 1 for event in events)
    return not (went_back and len(persons) < 2)


def places_of(seats: list[SeatRow], won: list[int], standings: Sequence[Standing]) -> list[int]:
    """The place of each seat: winners are first, then who played to the end by the order of the game, then the rest.

    Seats that stand alike share a place; where a game has no order all of those behind the winner do.
    """

    def rank(seat: SeatRow) -> tuple[int, Standing]:
        if seat.seat in won:
            return 2, ()
        if seat.resigned or seat.stood_in:
            return 0, ()
        return 1, standings[seat.seat] if standings else ()

    ranks = [rank(seat) for seat in seats]
    return [FIRST + sum(other > mine for other in ranks) for mine in ranks]


def _seat(seat: SeatRow, won: list[int], place: int, seen: Seen) -> OutcomeSeat:
    named = [Mark(kind, value) for kind, members in seen.groups.items() for value in members[seat.seat]]
    return OutcomeSeat(
        person_id=seat.person_id,
        bot=seat.bot if seat.kind == "bot" else None,
        won=seat.seat in won,
        place=place,
        points=seen.points[seat.seat] if seen.points else None,
        marks=named,
    )


def _splits(row: TableRow) -> tuple[str, ...]:
    try:
        return game_named(row.game).splits
    except Exception:  # a game that is no longer installed
        return ()


def _word(value: Any) -> str:
    """The value of an option as a word: that of its texts."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Annals:
    """Looks for games that are over, as long as it runs. `mine` says whether this process is the one to do it."""

    def __init__(self, store: Store, pool: Pool, mine: Callable[[], bool]) -> None:
        self._store = store
        self._pool = pool
        self._mine = mine

    async def run(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                while self._mine() and await self.fill() == AT_ONCE:
                    await asyncio.sleep(1.0)
            except Busy:
                continue
            except Exception:
                _LOG.exception("what came of games could not be kept")

    async def fill(self) -> int:
        """Keep what came of a few games; of how many."""
        done = 0
        for table_id in await self._store.unkept(AT_ONCE):
            try:
                await self._keep(table_id)
                done += 1
            except IntegrityError as error:  # somebody was erased meanwhile: the next look knows
                _LOG.info("what came of a game could not be kept", table=table_id, error=str(error))
        return done

    async def _keep(self, table_id: str) -> None:
        row = await self._store.table(table_id)
        if row is None:
            return
        events, snapshots = await self._store.events(table_id), await self._store.snapshots(table_id)
        try:
            past = Past(row, events, snapshots)
            seen = await self._pool.run(look_through, past, owner=OWNER, seconds=SECONDS)
        except (TooLong, Died):
            seen = Seen()
        seats = await self._store.seats(table_id)
        await self._store.keep_outcome(outcome_of(row, seats, events, seen))
