"""Rows for the tests of the store."""

from typing import Any

from tyche.server.store import Event, Person, PushSubscription, SeatRow, Store, TableRow, new_id

MOVE = ("move", "sardeis")


async def seated(store: Store, **fields: Any) -> tuple[TableRow, list[SeatRow]]:
    """A new table of two open seats."""
    row = TableRow(id=new_id(), game="toy", rules="1", seed=b"s" * 32, seat_names=["red", "blue"], **fields)
    seats = [SeatRow(table_id=row.id, seat=seat) for seat in range(2)]
    await store.create_table(row, seats)
    return row, seats


def decision(n: int, seat: int = 0, key: str | None = None) -> Event:
    """The n-th event of a table: somebody moves."""
    return Event(n=n, kind="decide", seat=seat, data=MOVE, key=key)


async def played(store: Store) -> tuple[Person, TableRow]:
    """Anna and Berta play, talk and are waited for."""
    anna = await store.new_person("Anna", "account", "anna@example.org", "a hash")
    berta = await store.new_person("Berta")
    row, _ = await seated(store, status="running", host=anna.id)
    mine = {"kind": "person", "person_id": anna.id, "note": "a secret plan", "plan": [MOVE]}
    await store.update_seats(row.id, {0: mine, 1: {"kind": "person", "person_id": berta.id}})
    await store.append(row.id, [decision(1), decision(2, 1)])
    await store.add_chat(row.id, "hello from Anna", person_id=anna.id, seat=0, name="Anna")
    await store.add_chat(row.id, "hello from Berta", person_id=berta.id, seat=1, name="Berta")
    await store.new_session(anna.id, 100)
    await store.add_notice(anna.id, row.id, "turn", 1.0)
    push = PushSubscription(endpoint="https://push.example/1", person_id=anna.id, p256dh="p", auth="a")
    await store.add_push(push)
    return anna, row
