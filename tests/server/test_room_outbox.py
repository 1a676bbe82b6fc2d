"""What is written to sockets: when, in which order, and the same bytes to all who may know the same."""

import asyncio
import gc
import json
from typing import Any

import pytest

from tests.server.lines import Kept, texts
from tests.server.seated import BLUE, GREEN, RED
from tests.server.serving import House, new_table, serving
from tyche.server import sweeping
from tyche.server.room import acts, desk
from tyche.server.room.connection import Connection
from tyche.server.room.deltas import framed
from tyche.server.room.room import Room
from tyche.server.store import StoreError
from tyche.server.sweeping import YOUNG, Sweeper

pytestmark = pytest.mark.anyio

SEATS = (RED, BLUE, GREEN)


class Eyes:
    """A connection at a table, and what was written to it."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.room = room
        self.line = Kept()
        self.connection = Connection(self.line, None if seat is None else room.seats[seat].person_id, 1e6)

    async def ask(self, **message: Any) -> None:
        """Send a request."""
        await desk.serve(self.room, self.connection, json.dumps(message))

    async def passes(self, key: str = "k") -> None:
        """Decide: pass."""
        assert self.room.course is not None
        answers = self.room.course.question(self.connection.seat)
        await self.ask(type="decide", id=7, answers=answers, option=["pass"], key=key)

    def heard(self) -> list[str]:
        """The kinds of messages that came since the last time."""
        return [message["type"] for message in self.line.heard()]


async def looking(house: House, *seats: int | None) -> list[Eyes]:
    """A table of the toy at its first question, and connections there that have been shown it."""
    row = await new_table(house.store)
    await house.rooms.open(row.id)
    room = await house.rooms.room(row.id)
    found = [Eyes(room, seat) for seat in seats]
    for eyes in found:
        await room.join(eyes.connection)
    for eyes in found:
        eyes.line.written.clear()
    return found


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_holds_a_text_of_any_size(size: int) -> None:
    text = b"x" * size
    assert list(texts(framed(text) * 2)) == [text, text]


async def test_who_decides_hears_the_change_and_then_that_it_is_done_and_the_others_the_change_alone() -> None:
    async with serving() as house:
        red, blue, other = await looking(house, RED, BLUE, None)
        await red.passes()
        assert (red.heard(), blue.heard(), other.heard()) == (["delta", "done"], [], [])  # bids are secret
        await blue.passes()
        assert (red.heard(), blue.heard()) == ([], ["delta", "done"])
        green = Eyes(red.room, GREEN)
        await red.room.join(green.connection)
        for eyes in (red, blue, other, green):
            eyes.line.written.clear()
        await green.passes()
        assert (green.heard(), red.heard(), other.heard()) == (["delta", "done"], ["delta"], ["delta"])


async def test_a_request_that_comes_again_is_done_again_and_nobody_else_hears_of_it() -> None:
    async with serving() as house:
        red, tab, blue = await looking(house, RED, RED, BLUE)
        await red.passes("once")
        (first,) = [message for message in red.line.heard() if message["type"] == "done"]
        assert tab.heard() == ["delta"]
        await red.ask(type="decide", id=7, answers=first["n"], option=["pass"], key="once")
        assert red.line.heard() == [first]
        assert (tab.heard(), blue.heard()) == ([], [])
        assert [event.kind for event in await house.store.events(red.room.id)] == ["decide"]


async def test_all_who_look_through_the_same_eyes_are_sent_the_same_bytes() -> None:
    async with serving() as house:
        red, tab, one, two = await looking(house, RED, RED, None, None)
        for seat in SEATS:
            assert red.room.course is not None
            await acts.decide(red.room, seat, red.room.course.question(seat), ("pass",), f"{seat}")
        assert red.line.written, "red may know their own bid"
        assert all(mine is theirs for mine, theirs in zip(red.line.written, tab.line.written, strict=True))
        assert all(mine is theirs for mine, theirs in zip(one.line.written, two.line.written, strict=True))
        assert len(one.line.written) < len(red.line.written), "spectators hear of bids when all are in"


async def test_who_comes_later_goes_on_from_where_the_others_are() -> None:
    async with serving() as house:
        red, blue = await looking(house, RED, BLUE)
        await red.passes()
        late = Eyes(red.room, RED)
        await red.room.join(late.connection)
        (shown,) = [message for message in late.line.heard() if message["type"] == "view"]
        (told,) = [message for message in red.line.heard() if message["type"] == "delta"]
        assert shown["seq"] == told["seq"]
        await red.ask(type="undo", id=8, key="u")
        for eyes in (red, late):
            (delta,) = [message for message in eyes.line.heard() if message["type"] == "delta"]
            assert delta["seq"] == shown["seq"] + 1
        assert "delta" not in blue.heard(), "a bid that was taken back was never seen"


async def test_nothing_is_written_before_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as house:
        red, tab = await looking(house, RED, RED)
        reached, go_on, append = asyncio.Event(), asyncio.Event(), house.store.append

        async def slowly(*args: Any) -> None:
            reached.set()
            await go_on.wait()
            await append(*args)

        monkeypatch.setattr(house.store, "append", slowly)
        deciding = asyncio.create_task(red.passes())
        await reached.wait()
        for _ in range(5):
            await asyncio.sleep(0)
        assert (red.line.written, tab.line.written) == ([], [])
        go_on.set()
        await deciding
        assert (red.heard(), tab.heard()) == (["delta", "done"], ["delta"])


async def test_what_cannot_be_stored_is_refused_and_nobody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving() as house:
        red, tab = await looking(house, RED, RED)

        async def never(*args: Any) -> None:
            raise StoreError("full")

        with monkeypatch.context() as broken:
            broken.setattr(house.store, "append", never)
            await red.passes()
        (refused,) = red.line.heard()
        assert (refused["type"], refused["code"]) == ("refused", "storage")
        assert "delta" not in tab.heard()
        async with red.room.held():
            red.line.written.clear()  # the table was read anew and shown
        await red.passes()
        assert [kind for kind in red.heard() if kind in ("delta", "done")] == ["delta", "done"]


async def test_what_happens_while_nobody_looks_is_all_there_for_whoever_comes() -> None:
    async with serving() as house:
        (red,) = await looking(house, RED)
        room = red.room
        await room.leave(red.connection)
        for seat in SEATS:
            assert room.course is not None
            await acts.decide(room, seat, room.course.question(seat), ("pass",), f"{seat}")
        assert red.line.written == []
        await room.join(red.connection)
        (shown,) = [message for message in red.line.heard() if message["type"] == "view"]
        assert room.course is not None
        assert shown["view"]["moment"] == len(SEATS)
        assert shown["log_total"] == len(shown["log"]) == len(room.course.table.log_for(RED))


async def test_the_store_remembers_nobody_who_was_answered() -> None:
    async with serving() as house:
        red, blue = await looking(house, RED, BLUE)
        await asyncio.gather(red.passes(), blue.passes())
        assert not house.store._writer._open


async def test_the_sweeper_leaves_everything_as_it_was() -> None:
    before = gc.get_threshold()
    running = asyncio.create_task(Sweeper().run())
    await asyncio.sleep(0)
    assert (gc.get_threshold()[0], gc.get_freeze_count() > 0) == (YOUNG, True)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert (gc.get_threshold(), gc.get_freeze_count()) == (before, 0)


async def test_when_many_tables_have_left_their_memory_is_looked_for_and_given_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = asyncio.Event()
    monkeypatch.setattr(sweeping, "RELIEF", 0.01)
    monkeypatch.setattr(sweeping, "given_back", done.set)
    sweeper = Sweeper()
    running = asyncio.create_task(sweeper.run())
    await asyncio.sleep(0.05)
    sweeper.note_left(100)
    await asyncio.sleep(0.05)
    assert not done.is_set(), "one of a hundred is not worth it"
    for staying in range(99, 70, -1):
        sweeper.note_left(staying)
    await asyncio.wait_for(done.wait(), 30)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_house_hears_of_tables_that_leave() -> None:
    left: list[int] = []
    async with serving(idle=0.0, on_left=left.append) as house:
        (red,) = await looking(house, RED)
        room = red.room
        await room.leave(red.connection)
        await asyncio.sleep(0.01)
        await house.rooms.look_through(room)
        assert left == [0]
