"""Reviews of tables that are over, made by workers from what the store has of a table."""

import time
import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct

from tyche.core.ask import Option
from tyche.core.errors import TycheError
from tyche.core.game import game_named
from tyche.core.table import Table
from tyche.server.store import Event, Job, Snapshot, Store, TableRow
from tyche.server.store.rows import ReviewRow
from tyche.server.upgrade import load
from tyche.server.work.jobs import Refusal
from tyche.study.review import review
from tyche.study.reviewed import FORMAT, Account, Anchor, Gain, Happening, Period, Review, Step, Turn

REVIEW: Final = "review"
REVIEW_SECONDS: Final = 900.0
"""The longest games take minutes on a slow machine."""
UNPLAYED: Final = "unplayed"
"""Why a table that was ended before the game was over is not reviewed."""
DIGITS: Final = 4


class Material(Struct, frozen=True):
    """All that a worker needs of a table."""

    row: TableRow
    events: list[Event]
    snapshots: list[Snapshot]


class ReviewMoment(Struct, frozen=True):
    """A decision: whose, the chances after it, what the play of it changed for everybody, and what luck did."""

    seat: int
    option: Option
    topic: str
    chances: list[float]
    play: list[float]
    luck: list[float]
    """Empty where nothing was left to chance."""


class ReviewShown(Struct, frozen=True):
    """The review of a table, as it is shown. It has what the game knew, all hands; and nothing that persons wrote."""

    game: str
    seats: list[str]
    factions: list[dict[str, str]]
    """The sides of the board and the colours that they were played in."""
    winner: int | None
    base: int
    start: list[float]
    moments: list[ReviewMoment]
    """One for each decision from `base` on."""
    turns: list[Turn]
    accounts: list[Account]
    gains: list[list[Gain]]
    story: list[Happening]
    periods: list[Period]
    anchors: list[Anchor]


def make_review(payload: bytes) -> ReviewRow | Refusal:
    """The review of a table; it is played through."""
    material = msgspec.msgpack.decode(payload, type=Material)
    row = material.row
    try:
        table = load(game_named(row.game), row, material.events, material.snapshots).table
        if not table.over:
            return Refusal(UNPLAYED)
        found = review(table)
    except (TycheError, MemoryError, RecursionError) as error:
        return Refusal(f"{type(error).__name__}: {error}")
    data = msgspec.json.encode(shown(table, found))
    accounts = [msgspec.to_builtins(account) for account in found.accounts]
    return ReviewRow(
        table_id=row.id, n=row.n, format=FORMAT, made=time.time(), accounts=accounts, data=zlib.compress(data)
    )


async def keep_review(store: Store, job: Job, made: ReviewRow) -> None:
    """A review is kept with its table."""
    await store.end_job(job, result={}, effect=store.keeping(made))


def shown(table: Table, found: Review) -> ReviewShown:
    """A review for readers in a browser: figures are rounded, but for the accounts, whose sums are exact."""
    return ReviewShown(
        game=found.game,
        seats=found.seats,
        factions=sides(table),
        winner=found.winner,
        base=found.base,
        start=[account.start for account in found.accounts],
        moments=[_moment(step) for step in found.steps],
        turns=found.turns,
        accounts=found.accounts,
        gains=found.gains,
        story=found.story,
        periods=found.periods,
        anchors=found.anchors,
    )


def sides(table: Table) -> list[dict[str, str]]:
    """The sides of the board; where seats have chosen colours in the game, in these."""
    board: dict[str, Any] = table.game.board(table.setup)
    view: dict[str, Any] = table.view(None)
    paints: dict[str, str] = board.get("colours", {})
    worn = {seat.get("faction"): paints.get(seat.get("colour")) for seat in view.get("seats", [])}
    return [{"id": side["id"], "colour": worn.get(side["id"]) or side["colour"]} for side in board.get("factions", [])]


def _moment(step: Step) -> ReviewMoment:
    return ReviewMoment(
        seat=step.seat,
        option=step.option,
        topic=step.topic,
        chances=_rounded(step.chances),
        play=_rounded(step.play),
        luck=_rounded(step.luck) if any(step.luck) else [],
    )


def _rounded(figures: list[float]) -> list[float]:
    return [round(figure, DIGITS) for figure in figures]
