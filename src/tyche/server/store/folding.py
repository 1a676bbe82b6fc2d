"""What the events of a table come to: the decisions that stand, and the position that the rules go on from."""

from collections.abc import Iterable

from msgspec import Struct

from tyche.core.dice import Former
from tyche.core.epochs import Turning, cut
from tyche.server.store.rows import Event, Snapshot
from tyche.server.wire import Option


class Folded(Struct, kw_only=True):
    """The decisions that stand. `base` is the moment of the snapshot that the table goes on from, 0 if none."""

    decisions: list[tuple[int, Option]]
    base: int = 0
    former: Former = []
    """The seeds of the tables that it branched off from, see `core.dice`."""
    turnings: list[Turning] = []
    """Where it went back and a new epoch began, see `core.epochs`."""


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
            found.turnings = cut(found.turnings, number(event))
            turning = turning_of(event)
            if turning is not None:
                found.turnings = [*cut(found.turnings, turning.moment - 1), turning]
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


def turning_of(event: Event) -> Turning | None:
    """The turning that an event of going back was; None if it went back with the same luck."""
    if event.kind != "rewind" or len(event.data) < 3:
        return None
    assert event.seat is not None
    return Turning(number(event, 0), number(event), number(event, 1), event.seat)


def turning_event(n: int, turning: Turning, key: str | None, at: float) -> Event:
    """That a table went back and a new epoch began."""
    data = (turning.number, turning.left, turning.moment)
    return Event(n=n, kind="rewind", seat=turning.seat, data=data, key=key, at=at)


def history(
    decisions: list[tuple[int, Option]], turnings: list[Turning], start: int, after: int, at: float
) -> list[Event]:
    """The events of a table that is stored with its past: decisions from `start` on, and turnings.

    Those that no longer stand come before the one that ended them.
    """
    events: list[Event] = []
    told = 0
    for moment in range(start, len(decisions) + 1):
        for turning in turnings:
            if turning.stands and turning.moment == moment:
                past = [other for other in turnings if told < other.number < turning.number]
                for one in [*past, turning]:
                    events.append(turning_event(after + len(events) + 1, one, None, at))
                told = turning.number
        if moment < len(decisions):
            seat, option = decisions[moment]
            events.append(Event(n=after + len(events) + 1, kind="decide", seat=seat, data=option, at=at))
    return events


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
