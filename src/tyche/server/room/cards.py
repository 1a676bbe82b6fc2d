"""Tables as lists show them, from their rows alone."""

from tyche.server import wire
from tyche.server.room import clocks
from tyche.server.store import SeatRow, TableRow


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
) -> wire.TableCard:
    """A table as a person sees it in a list; `here` are those who look at it now."""
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
        unread=max(0, row.moment - max(seat.seen for seat in mine)) if mine else 0,
        result=row.result,
        seats=seat_cards(row, seats, names, here),
    )
