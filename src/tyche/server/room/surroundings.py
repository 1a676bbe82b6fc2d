"""What a room needs of the house it is in."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tyche.server.room.bots import Task
from tyche.server.store import Company, Standing

if TYPE_CHECKING:
    from tyche.server.room.room import Room

T = TypeVar("T")


class Surroundings(Protocol):
    """What a room needs of the house it is in."""

    def attend(self, room: "Room") -> None:
        """The table has changed: see to its clocks and bots."""

    def tell(self, table_id: str, kind: str, seats: list[int]) -> None:
        """There is news (`settings.TURN` and so on) for the people of these seats, who are not here."""

    def announce(self, room: "Room") -> None:
        """Somebody has come or gone."""

    def mend(self, room: "Room") -> None:
        """The room is broken: have it read anew, soon and again until that succeeds."""

    async def beside(self, owner: str, work: Callable[[], T]) -> T:
        """Have something done in a thread that takes longer than the event loop should."""

    async def consult(self, owner: str, work: Callable[[Task], T], task: Task) -> T:
        """What a bot says of a table, in a worker, for somebody: `Busy` or denied if it cannot be had now."""

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside that nobody waits for; if it fails, that is logged."""

    async def elsewhere(self, table_id: str) -> Company:
        """Who looks at the table in other processes."""

    async def standing(self, table_id: str, after: int, heard: int) -> Standing | None:
        """What other processes have made of the table since that event and that chat."""
