"""Tables as lists show them, from their rows alone."""

from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.store import ChatRow, SeatRow, TableRow


def heard(chat: ChatRow, reader: int | None) -> bool:
    """Whether a seat may read a chat, also when the game is over; spectators read none."""
    return reader is not None and (chat.to is None or reader in chat.to or reader == chat.seat)


def seat_cards(row: TableRow, seats: list[SeatRow], names: dict[str, str], here: set[str]) -> list[wire.SeatCard]:
    """The seats as everybody may know them."""
    return [
        wire.SeatCard(
            seat=seat.seat,
            name=row.seat_names[seat.seat],
            holder=seat.kind,
            person=names.get(seat.person_id or ""),
            bot=seat.bot,
            ready=seat.ready,
            here=seat.person_id in here,
            resigned=seat.resigned,
            stood_in=seat.stood_in,
        )
        for seat in seats
    ]


def card_of(
    row: TableRow,
    seats: list[SeatRow],
    names: dict[str, str],
    person_id: str | None,
    here: set[str],
    now: float,
    said: list[ChatRow],
) -> wire.TableCard:
    """A table as a person sees it in a list; `here` are those who look at it now, `said` is what others said."""
    mine = [seat for seat in seats if seat.person_id is not None and seat.person_id == person_id]
    return wire.TableCard(
        id=row.id,
        game=row.game,
        rules=row.rules,
        title=row.title,
        status=row.status,
        listed=row.listed,
        options=row.options,
        pace=row.pace,
        host=names.get(row.host or ""),
        am_host=row.host is not None and row.host == person_id,
        mine=[seat.seat for seat in mine],
        created=row.created,
        started=row.started,
        ended=row.ended,
        moment=row.moment,
        turn=row.turn,
        awaited=row.awaited,
        since=row.since,
        clocks=clocks.shown(seats, row.awaited, now),
        unread=_unread(row, mine, said),
        result=row.result,
        seats=seat_cards(row, seats, names, here),
        lesson=row.lesson,
        counts=row.counts,
    )


def _unread(row: TableRow, mine: list[SeatRow], said: list[ChatRow]) -> int:
    """How much is new to a person with these seats: moments since the last visit, and chats."""
    if not mine:
        return 0
    last = max(seat.heard for seat in mine)
    new = [chat for chat in said if chat.n > last and any(heard(chat, seat.seat) for seat in mine)]
    return max(0, row.moment - max(seat.seen for seat in mine)) + len(new)
