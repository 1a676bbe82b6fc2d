"""What the events of a table come to: the decisions that stand, and the position that the rules go on from."""

from collections.abc import Iterable

from msgspec import Struct

from tyche.core.dice import Former
from tyche.server.store.rows import Event, Snapshot
from tyche.server.wire import Option


class Folded(Struct, kw_only=True):
    """The decisions that stand. `base` is the moment of the snapshot that the table goes on from, 0 if none."""

    decisions: list[tuple[int, Option]]
    base: int = 0
    former: Former = []
    """The seeds of the tables that it branched off from, see `core.dice`."""


def folded(events: Iterable[Event]) -> Folded:
    """Fold events: what was taken back is no decision any more."""
    found = Folded(decisions=[])
    for event in events:
        if event.kind == "decide":
            assert event.seat is not None
            found.decisions.append((event.seat, event.data))
        elif event.kind == "undo":
            del found.decisions[number(event)]
        elif event.kind in ("rewind", "rules"):
            del found.decisions[number(event) :]
            if event.kind == "rules":
                found.base = number(event, -2)
        elif event.kind == "branch":
            found.former = _former(event)
    return found


def number(event: Event, place: int = -1) -> int:
    """The number at a place of an event's data: by default the last, how many decisions remain."""
    value = event.data[place]
    assert isinstance(value, int)
    return value


def branch_event(n: int, asked: int, former: Former, at: float) -> Event:
    """That a table branched off here, though another moment may have been asked for, and whose dice it had before."""
    seeds = [part for seed, (dice, deck) in former for part in (seed.hex(), dice, deck)]
    return Event(n=n, kind="branch", data=(asked, *seeds), at=at)


def _former(event: Event) -> Former:
    seeds = event.data[1:]
    return [
        (bytes.fromhex(str(seeds[place])), [number(event, place + 2), number(event, place + 3)])
        for place in range(0, len(seeds), 3)
    ]


def standing(snapshots: Iterable[Snapshot], events: list[Event]) -> list[Snapshot]:
    """The snapshots of positions that no later event has taken back."""
    found = []
    for snapshot in snapshots:
        back = [number(event) for event in events if event.n > snapshot.n and event.kind in ("undo", "rewind", "rules")]
        if all(moment >= snapshot.moment for moment in back):
            found.append(snapshot)
    return found
