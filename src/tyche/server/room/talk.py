"""What was said at a table: the last lines are in memory and in views, what was said before comes page by page."""

from typing import Final

from tyche.server.room.cards import heard
from tyche.server.store import ChatRow, Store

SHOWN: Final = 100
"""Lines that a view brings along, and that a page has."""
READ_AT_ONCE: Final = 400
MOST_READ: Final = 10
"""How often so many are read for one page, where most of them were not meant for its reader."""


def recent(chats: list[ChatRow], seats: int) -> list[ChatRow]:
    """Those that are among the last lines of some seat."""
    if len(chats) <= SHOWN:
        return chats
    left = [SHOWN] * seats
    found = []
    for chat in reversed(chats):
        wanted = [seat for seat in range(seats) if left[seat] and heard(chat, seat)]
        for seat in wanted:
            left[seat] -= 1
        if wanted:
            found.append(chat)
        if not any(left):
            break
    return found[::-1]


def keep(chats: list[ChatRow], chat: ChatRow, seats: int) -> None:
    """Remember what was said; what no view shows any more is left to the store."""
    chats.append(chat)
    if len(chats) > (seats + 1) * SHOWN:
        chats[:] = recent(chats, seats)


def shown(chats: list[ChatRow], reader: int | None) -> list[ChatRow]:
    """The last lines that a reader may know."""
    return [chat for chat in chats if heard(chat, reader)][-SHOWN:]


async def last_lines(store: Store, table_id: str, seats: int) -> list[ChatRow]:
    """The last lines of every seat, from the store."""
    found: list[ChatRow] = []
    before: int | None = None
    for _ in range(MOST_READ):
        older = await store.chats_before(table_id, before, READ_AT_ONCE)
        found = older + found
        if len(older) < READ_AT_ONCE or all(len(shown(found, seat)) == SHOWN for seat in range(seats)):
            break
        before = older[0].n
    return recent(found, seats)


async def page(store: Store, table_id: str, reader: int, before: int) -> tuple[list[ChatRow], int | None]:
    """The lines that a seat heard before a number, at most a page; and the number to go on from, None at the end."""
    found: list[ChatRow] = []
    for _ in range(MOST_READ):
        older = await store.chats_before(table_id, before, READ_AT_ONCE)
        found = [chat for chat in older if heard(chat, reader)] + found
        if len(older) < READ_AT_ONCE and len(found) <= SHOWN:
            return found, None
        if len(found) > SHOWN:
            return found[-SHOWN:], found[-SHOWN].n
        before = older[0].n
    return found, before
