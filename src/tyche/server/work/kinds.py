"""What workers do. Functions of plain data, because they run in other processes."""

import asyncio
import time
from typing import Final

import msgspec
from msgspec import Struct

from tyche.core.errors import RecordError, SetupError, TycheError
from tyche.core.game import OptionValue, game_named
from tyche.server.store import Job, Store, Unknown
from tyche.server.store.importing import Imported, imported
from tyche.server.work.jobs import Kind, Refusal
from tyche.server.work.reviewing import REVIEW, REVIEW_SECONDS, keep_review, make_review

RECORD: Final = "record"
RECORD_SECONDS: Final = 60.0
SETUP_SECONDS: Final = 10.0
EXPORT_SECONDS: Final = 60.0


class Wanted(Struct, frozen=True):
    """A table that somebody wants to open."""

    game: str
    players: int
    options: dict[str, OptionValue]


class Checked(Struct, frozen=True):
    """What its game makes of that."""

    options: dict[str, OptionValue]
    seats: list[str]


def check_setup(wanted: Wanted) -> Checked | Refusal:
    """Whether a game can be opened with these options, some of which are texts that must be parsed for that."""
    try:
        setup = game_named(wanted.game).check(wanted.players, dict(wanted.options), None)
    except SetupError as error:
        return Refusal(str(error))
    return Checked(setup.options, setup.seats)


class Asked(Struct, frozen=True):
    """Whose data somebody asks for, and where they are kept."""

    database: str
    person: str


def export_person(asked: Asked) -> bytes | Refusal:
    """All that is kept about a person, as JSON: there may be many games of it."""

    async def read() -> bytes:
        store = await Store.look_at(asked.database)
        try:
            return msgspec.json.encode(await store.export_person(asked.person))
        finally:
            await store.close()

    try:
        return asyncio.run(read())
    except Unknown as error:
        return Refusal(str(error))


def read_record(payload: bytes) -> Imported | Refusal:
    """A record as the rows of a table: it is played through."""
    try:
        return imported(payload)
    except RecordError as error:
        return Refusal(str(error))
    except (TycheError, MemoryError, RecursionError) as error:
        return Refusal(f"it cannot be played again ({type(error).__name__})")


async def keep_record(store: Store, job: Job, made: Imported) -> None:
    """A record becomes a table of whoever imported it."""
    made.row.host = job.owner
    made.row.created = made.row.created or time.time()
    effect = store.creating(made.row, made.seats, made.past)
    await store.end_job(job, result={"table": made.row.id}, effect=effect)


KINDS: Final = {RECORD: Kind(read_record, keep_record, RECORD_SECONDS)}
SLOW: Final = {REVIEW: Kind(make_review, keep_review, REVIEW_SECONDS)}
"""What takes minutes: a worker of its own does it, so that nobody waits behind it."""
