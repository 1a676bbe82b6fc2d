"""Clocks: a bank of seconds for each seat, and some more for every decision; and the alarm that all tables share.

A clock runs while the table waits for a person. The bank is stored whenever a clock stops, and every few seconds how
far the clocks have run; a server that was down charges nobody for it.
"""

import asyncio
import heapq
from collections.abc import Awaitable, Callable

from tyche.server import wire
from tyche.server.store import SeatRow


def played_by_bot(seat: SeatRow) -> bool:
    """Whether a bot decides for the seat now."""
    return seat.bot is not None and (seat.kind == "bot" or seat.stood_in or seat.resigned)


def runs_for(seat: SeatRow) -> bool:
    """Whether the clock of a seat ever runs: not where it was given up or a bot plays."""
    return not seat.resigned and not played_by_bot(seat)


def left(seat: SeatRow, now: float) -> float:
    """Seconds left on the clock of a seat; without a clock there are none."""
    bank = seat.bank or 0.0
    return bank if seat.clock_since is None else max(0.0, bank - (now - seat.clock_since))


def start(seat: SeatRow, now: float) -> None:
    """The table waits for this seat from now on."""
    if seat.clock_since is None:
        seat.clock_since = now


def stop(seat: SeatRow, at: float, increment: float) -> None:
    """The table no longer waits for this seat, or its next question comes; a decision earns the increment."""
    if seat.clock_since is None:
        return
    if seat.bank is not None:
        seat.bank = max(0.0, left(seat, max(at, seat.clock_since)) + increment)
    seat.clock_since = None


def runs_out(seat: SeatRow) -> float | None:
    """When the time of a seat is up, if its clock runs; whom a bot plays for has no clock."""
    if seat.bank is None or seat.clock_since is None or not runs_for(seat):
        return None
    return seat.clock_since + seat.bank


def next_out(seats: list[SeatRow], waiting: list[int]) -> float | None:
    """When the first of the seats that are waited for has no time left; None if none of their clocks runs."""
    found: float | None = None
    for seat in seats:
        at = runs_out(seat) if seat.bank is not None and seat.seat in waiting else None
        if at is not None and (found is None or at < found):
            found = at
    return found


def minds(seats: list[SeatRow]) -> dict[int, str]:
    """The bots that play, by seat."""
    return {seat.seat: seat.bot for seat in seats if seat.bot is not None and played_by_bot(seat)}


def shown(seats: list[SeatRow], asked: list[int], now: float) -> dict[str, wire.Clock]:
    """The clocks as everybody may see them."""
    found: dict[str, wire.Clock] = {}
    for seat in seats:
        if seat.bank is None or seat.kind == "bot":
            continue
        running = seat.seat in asked and seat.clock_since is not None and runs_for(seat)
        seconds = left(seat, now)
        found[str(seat.seat)] = wire.Clock(round(seconds, 1), running, round(now + seconds, 1) if running else None)
    return found


def turned(seats: list[SeatRow], decided: dict[int, float], waiting: list[int], increment: float, now: float) -> None:
    """The position has changed: stop and start clocks. `decided` says who has decided since the last change, and when.

    Whoever answers a question to several seats seems to think until all have answered, so its clock is stopped then,
    back at the time of the answer.
    """
    for seat in seats:
        if seat.bank is None:
            continue
        if not runs_for(seat):
            stop(seat, now, 0.0)
            continue
        if seat.seat in decided:
            stop(seat, decided[seat.seat], increment)
        elif seat.seat not in waiting:
            stop(seat, now, 0.0)
        if seat.seat in waiting:
            start(seat, now)


class Alarm:
    """Wakes rooms at their time: one task and one heap for all of them."""

    def __init__(self, now: Callable[[], float], ring: Callable[[str], Awaitable[None]]) -> None:
        self.now = now
        self.ring = ring
        self.times: dict[str, float] = {}
        self.heap: list[tuple[float, str]] = []
        self.changed = asyncio.Event()

    def set(self, name: str, at: float | None) -> None:
        """Ring for `name` at that time instead of what was set before; None: not at all."""
        if at is None:
            self.times.pop(name, None)
        elif self.times.get(name) != at:
            self.times[name] = at
            heapq.heappush(self.heap, (at, name))
            if self.heap[0] == (at, name):
                self.changed.set()

    def due(self) -> list[str]:
        """Whose time has come; each is told once."""
        names = []
        while self.heap and (self.heap[0][0] <= self.now() or self.times.get(self.heap[0][1]) != self.heap[0][0]):
            at, name = heapq.heappop(self.heap)
            if self.times.get(name) == at:
                del self.times[name]
                names.append(name)
        return names

    async def run(self) -> None:
        """Ring until cancelled."""
        while True:
            for name in self.due():
                await self.ring(name)
            self.changed.clear()
            wait = None if not self.heap else max(0.0, self.heap[0][0] - self.now())
            try:
                await asyncio.wait_for(self.changed.wait(), wait)
            except TimeoutError:
                continue
