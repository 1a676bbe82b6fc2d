"""Tables that were begun under other rules than those of today.

A table remembers the version of the rules it is played with. Under another version it is played again from its first
decision. If every decision is still legal and leads to the position that was stored last, nothing has changed for this
table. If not, it goes on from that position under the new rules, with the decisions after it as long as they are legal;
an event of the kind ``rules`` says so in its log. No game that is being played is lost.
"""

import asyncio
from typing import Literal

from msgspec import Struct

from tyche.core.ask import Option
from tyche.core.epochs import cut
from tyche.core.errors import Refused, SetupError
from tyche.core.game import Game, games
from tyche.core.resume import Position, position_of, resumed
from tyche.core.table import Table, open_table
from tyche.server.damage import Damaged
from tyche.server.store import Conflict, Event, Snapshot, Store, TableRow
from tyche.server.store.folding import Folded, folded, standing

Decision = tuple[int, Option]
Outcome = Literal["same", "moved", "stuck", "no-game", "damaged"]
ATTEMPTS = 5


class Loaded:
    """A table as it stands under the rules of today."""

    def __init__(self, table: Table, base: int = 0, snapshot: Snapshot | None = None, lost: int = 0) -> None:
        self.table = table
        self.base = base
        """The moment before which the table cannot be taken back or looked at; 0 if it began under these rules."""
        self.snapshot = snapshot
        """The snapshot that it goes on from since now; None if nothing has changed for it."""
        self.lost = lost
        """Decisions that are no longer legal."""
        self.moved = snapshot is not None or lost > 0
        """Whether the rules of today lead elsewhere than those it was played with."""
        self.events: list[Event] = []
        """All that happened at it, as `load_table` found or wrote it."""


def load(game: Game, row: TableRow, events: list[Event], snapshots: list[Snapshot]) -> Loaded:
    """The table that events come to, from its beginning or the position it goes on from. Changes nothing stored."""
    past = _folded(row, events)
    kept = standing(snapshots, events)
    if row.rules == game.version:
        return Loaded(_verified(game, row, past, kept), past.base)
    again = _played_again(game, row, past, kept)
    whole = again is not None and len(again.decisions) == len(past.decisions)
    for snapshot in reversed(kept):
        try:
            table = _resumed(game, row, snapshot, past)
        except Exception:  # the rules of today cannot read what was stored: an older one, or the decisions alone
            continue
        if again is not None and whole and _same(again.at(snapshot.moment), table):
            return Loaded(again, past.base)
        taken = _follow(table, past.decisions[snapshot.moment :])
        if taken is not None:
            return Loaded(table, snapshot.moment, snapshot, len(past.decisions) - len(table.decisions))
    if again is None:
        raise SetupError(f"table {row.id} cannot be opened under version {game.version} of the rules of {game.name}")
    return Loaded(again, past.base, None, len(past.decisions) - len(again.decisions))


def _verified(game: Game, row: TableRow, past: Folded, kept: list[Snapshot]) -> Table:
    """The table that the same rules have led to: every decision must still be legal, or the history is damaged."""
    try:
        table = _began(game, row, past, kept)
    except Exception as error:
        raise Damaged(row.id, f"it cannot begin: {error}", event=0) from error
    for seat, option in past.decisions[len(table.decisions) :]:
        try:
            table.choose(seat, option)
        except Refused as refused:
            raise Damaged(row.id, str(refused), moment=len(table.decisions)) from None
    return table


def _folded(row: TableRow, events: list[Event]) -> Folded:
    """What events come to; all that were stored must be there and make sense together."""
    if len(events) < row.n:
        raise Damaged(row.id, f"{row.n} events were stored", event=len(events))
    try:
        return folded(events)
    except Exception as error:
        raise Damaged(row.id, f"the events do not fit together: {error!r}", event=_fitting(events)) from error


def _fitting(events: list[Event]) -> int:
    """How many events fit together."""
    last = 0
    for n in range(len(events) + 1):
        try:
            folded(events[:n])
        except Exception:
            break
        last = n
    return last


def _played_again(game: Game, row: TableRow, past: Folded, kept: list[Snapshot]) -> Table | None:
    """The decisions taken again while they are legal; None if not even the first question can be reached."""
    decisions = past.decisions
    while True:
        try:
            table = _began(game, row, past, kept)
        except Exception:
            return None
        taken = _follow(table, decisions[len(table.decisions) :])
        if taken is not None:
            return table
        decisions = table.decisions  # everything before the one that broke the run


def _began(game: Game, row: TableRow, past: Folded, kept: list[Snapshot]) -> Table:
    """The table before its first decision, or at the position that it goes on from."""
    for snapshot in kept:
        if snapshot.base and snapshot.moment == past.base:
            return _resumed(game, row, snapshot, past)
    if past.base:
        raise SetupError(f"table {row.id} goes on from moment {past.base}, of which there is no snapshot")
    former = past.former or None
    seats = row.seat_names
    return open_table(game, len(seats), row.options, seats, row.seed, former=former, turnings=past.turnings)


def _resumed(game: Game, row: TableRow, snapshot: Snapshot, past: Folded) -> Table:
    setup = game.check(len(row.seat_names), row.options, row.seat_names)
    position = Position(snapshot.moment, snapshot.data)
    return resumed(game, setup, row.seed, position, past.decisions, past.former or None, past.turnings)


def _follow(table: Table, decisions: list[Decision]) -> int | None:
    """Take decisions while they are legal; how many were. None if the rules broke down: the table is not usable."""
    taken = 0
    for seat, option in decisions:
        try:
            table.choose(seat, option)
        except Refused:
            break
        except Exception:  # a position that these rules could never have led to
            return None
        taken += 1
    table.turnings = cut(table.turnings, len(table.decisions))
    return taken


def _same(one: Table, other: Table) -> bool:
    """Whether two tables stand at the same position and ask the same."""
    return one.digest() == other.digest() and one.play.dice.counters == other.play.dice.counters


# With the store.


def snapshot_of(table: Table, n: int) -> Snapshot:
    """A snapshot of a table at its last checkpoint, to keep after `n` events."""
    position = position_of(table)
    return Snapshot(n=n, moment=position.moment, rules=table.game.version, data=position.data)


async def load_table(store: Store, row: TableRow, game: Game) -> Loaded:
    """Load a table; if it is being played and the rules have changed, it is played by those of today from now on."""
    for _ in range(ATTEMPTS):
        events, snapshots = await store.events(row.id), await store.snapshots(row.id)
        loaded = await asyncio.to_thread(load, game, row, events, snapshots)
        loaded.events = events
        if row.status != "running" or (row.rules == game.version and not loaded.moved):
            return loaded
        try:
            await _go_on(store, row, game, loaded)
        except Conflict:  # another process was faster
            row = await store.table(row.id) or row
            continue
        row.rules, row.n, row.moment = game.version, len(events), len(loaded.table.decisions)
        return loaded
    raise SetupError(f"table {row.id} is changed all the time by somebody else")


async def _go_on(store: Store, row: TableRow, game: Game, loaded: Loaded) -> None:
    """Store that a table is played by the rules of today."""
    moment = len(loaded.table.decisions)
    if not loaded.moved:
        await store.update_table(row.id, rules=game.version)
        return
    if loaded.snapshot is not None:
        loaded.snapshot.base = True
        await store.save_snapshot(row.id, loaded.snapshot)
    event = Event(n=len(loaded.events) + 1, kind="rules", data=(row.rules, game.version, loaded.base, moment))
    await store.append(row.id, [event], {"rules": game.version, "moment": moment})
    loaded.events.append(event)


class TableCheck(Struct, kw_only=True):
    """What becomes of a table that is being played under the rules of today."""

    table_id: str
    game: str
    title: str
    rules: str
    """The version that it is played with."""
    version: str | None
    """The version of today; None if the game is not installed."""
    outcome: Outcome
    """``same``: nothing changes. ``moved``: it goes on from `base`, with `lost` decisions fewer.

    ``stuck``: it waits for rules that can read its position. ``no-game``: it waits until its game is installed.
    ``damaged``: its history does not verify, which `problem` tells more of; it rests until it is repaired.
    """
    problem: str = ""
    base: int = 0
    decisions: int = 0
    lost: int = 0
    """How many of the decisions are no longer legal, and are taken back."""


async def check_tables(store: Store, installed: dict[str, Game] | None = None) -> list[TableCheck]:
    """What the rules of today would change for the tables that are being played. Changes nothing."""
    known = games() if installed is None else installed
    found = []
    for table_id in await store.running():
        row = await store.table(table_id)
        if row is not None:
            found.append(await _check(store, row, known.get(row.game)))
    return found


async def _check(store: Store, row: TableRow, game: Game | None) -> TableCheck:
    check = TableCheck(
        table_id=row.id, game=row.game, title=row.title, rules=row.rules, version=None, outcome="no-game"
    )
    if game is None:
        return check
    check.version, check.outcome = game.version, "stuck"
    try:
        events, snapshots = await store.events(row.id), await store.snapshots(row.id)
        loaded = await asyncio.to_thread(load, game, row, events, snapshots)
    except SetupError:
        return check
    except Damaged as damaged:
        check.outcome, check.problem = "damaged", str(damaged)
        return check
    check.base, check.lost, check.decisions = loaded.base, loaded.lost, len(loaded.table.decisions) + loaded.lost
    check.outcome = "moved" if loaded.moved else "same"
    return check
