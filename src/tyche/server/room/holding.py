"""The lock of a room, with what is to be there when it is taken and looked at when it is given back.

Every decision goes through it: a class that does no more than it must.
"""

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from tyche.server.room.room import Room

T_co = TypeVar("T_co", covariant=True)


def nothing() -> None:
    """Whoever holds the lock needs nothing with it."""


class Hold(Generic[T_co]):
    """The lock of a room. What is in memory then is what is stored: a broken room is read anew first.

    `found` is what whoever holds it works with. A change that ends, well or not, is looked at by `Room.escaped`.
    """

    __slots__ = ("changing", "found", "room")

    def __init__(self, room: "Room", found: Callable[[], T_co], changing: bool = False) -> None:
        self.room = room
        self.found = found
        self.changing = changing

    async def __aenter__(self) -> T_co:
        room = self.room
        await room.lock.acquire()
        try:
            if room.broken:
                await room.mend()
            room.used = monotonic()
            return self.found()
        except BaseException:
            room.lock.release()
            raise

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if self.changing:
                self.room.escaped(error)
        finally:
            self.room.lock.release()
