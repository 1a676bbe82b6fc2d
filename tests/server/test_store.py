"""Storage: the same behaviour on SQLite and PostgreSQL."""

import asyncio
import time

import pytest

from tests.server.tables import MOVE, played, seated
from tyche.server.store import (
    PAGE,
    Arranged,
    Begun,
    Person,
    PushSubscription,
    SeatRow,
    Session,
    Store,
    TableRow,
    Taken,
    Unknown,
    new_id,
)
from tyche.server.store.rows import TableList
from tyche.server.store.seating import Plan
from tyche.server.wire import Order, PaceOf

pytestmark = pytest.mark.anyio


# Persons and sessions.


def whose(signed: tuple[Person, Session] | None) -> str:
    """The id of the person who is signed in."""
    assert signed is not None
    return signed[0].id


async def test_a_person_is_found_by_id_name_and_mail(store: Store) -> None:
    anna = await store.new_person("Anna", "account", "Anna@Example.org ", "hash", "de")
    assert await store.person(anna.id) == anna
    assert await store.person_by_name("ANNA") == anna
    assert await store.person_by_mail("anna@example.org") == anna
    assert anna.mail == "anna@example.org"
    assert await store.person("nobody") is None
    assert await store.persons({anna.id, "nobody"}) == {anna.id: anna}


async def test_names_of_accounts_and_mails_are_taken_once(store: Store) -> None:
    await store.new_person("Anna", "account", "anna@example.org")
    guest = await store.new_person("anna")
    with pytest.raises(Taken):
        await store.new_person("ANNA", "account")
    with pytest.raises(Taken):
        await store.new_person("Berta", "account", "ANNA@example.org")
    guest.kind = "account"
    with pytest.raises(Taken):
        await store.update_person(guest)
    assert await store.person_by_name("berta") is None
    guest.name, guest.settings = "Berta", {"theme": "dark", "notices": {"mail": True}}
    await store.update_person(guest)
    assert await store.person_by_name("berta") == guest


async def test_a_session_stands_for_a_person_until_it_ends(store: Store) -> None:
    anna = await store.new_person("Anna")
    token, other = await store.new_session(anna.id, 100), await store.new_session(anna.id, 100)
    expired = await store.new_session(anna.id, -1)
    assert whose(await store.session(token)) == anna.id
    assert await store.session(expired) is None
    assert await store.session("no token") is None
    await store.end_session(token)
    assert await store.session(token) is None
    assert whose(await store.session(other)) == anna.id
    assert len(await store.sessions(anna.id)) == 1
    await store.end_sessions(anna.id)
    assert await store.session(other) is None


async def test_a_session_can_be_ended_from_elsewhere_by_its_owner_alone(store: Store) -> None:
    anna, berta = await store.new_person("Anna"), await store.new_person("Berta")
    token = await store.new_session(anna.id, 100)
    (listed,) = await store.sessions(anna.id)
    assert not await store.end_session_of(berta.id, listed.id)
    assert not await store.end_session_of(anna.id, "none")
    assert whose(await store.session(token)) == anna.id
    assert await store.end_session_of(anna.id, listed.id)
    assert await store.session(token) is None


# Tables and seats.


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    host = await store.new_person("Anna")
    row = TableRow(
        id=new_id(),
        game="toy",
        rules="1",
        seed=bytes(range(32)),
        options={"bold": True, "rounds": 2},
        seat_names=["red", "blue"],
        title="Zum Löwen",
        listed=True,
        host=host.id,
        pace=PaceOf("live", 1200, 15),
        on_timeout="bot:random",
        turn={"round": 1},
        parent="abc",
    )
    order = Order("turn", ("done",), {"score": [1, "x"]}, "turn")
    seats = [
        SeatRow(table_id=row.id, seat=0, kind="person", person_id=host.id, bank=1.5, orders=[order], plan=[MOVE]),
        SeatRow(table_id=row.id, seat=1, kind="bot", bot="random", ready=True),
    ]
    await store.create_table(row, seats)
    assert await store.table(row.id) == row
    assert await store.seats(row.id) == seats
    assert await store.table("none") is None


async def test_fields_of_tables_and_seats_change_alone(store: Store) -> None:
    row, seats = await seated(store)
    await store.update_table(row.id, status="running", started=5.0, awaited=[1], result={"winner": "red"})
    await store.update_seat(row.id, 1, note="mine", seen=3, plan=[MOVE])
    found = await store.table(row.id)
    assert found is not None
    assert (found.status, found.started, found.awaited, found.result) == ("running", 5.0, [1], {"winner": "red"})
    assert found.title == row.title
    first, second = await store.seats(row.id)
    assert first == seats[0]
    assert (second.note, second.seen, second.plan) == ("mine", 3, [MOVE])


async def test_what_does_not_exist_cannot_be_changed(store: Store) -> None:
    row, _ = await seated(store)
    with pytest.raises(Unknown):
        await store.update_table("none", title="x")
    with pytest.raises(Unknown):
        await store.update_seat(row.id, 7, note="x")
    with pytest.raises(Unknown):
        await store.update_seats(row.id, {0: {"note": "half"}, 7: {"note": "x"}})
    assert [seat.note for seat in await store.seats(row.id)] == ["", ""]
    with pytest.raises(ValueError, match="last event"):
        await store.update_table(row.id, n=5)


async def test_marks_of_many_seats_are_written_together_and_the_last_of_each_holds(store: Store) -> None:
    first, _ = await seated(store)
    other, _ = await seated(store)
    before = await store.table(first.id)
    marks = [store.update_seat(first.id, 1, seen=number) for number in (4, 5, 6)]
    wrong = store.update_seat(first.id, 7, seen=1)
    told = await asyncio.gather(*marks, store.update_seat(other.id, 0, heard=2), wrong, return_exceptions=True)
    assert told[:4] == [None] * 4
    assert isinstance(told[4], Unknown)
    assert [seat.seen for seat in await store.seats(first.id)] == [0, 6]
    assert [seat.heard for seat in await store.seats(other.id)] == [2, 0]
    assert await store.table(first.id) == before  # nobody else is told: nothing of the table has changed


async def test_of_many_who_take_a_seat_at_once_one_gets_it(store: Store) -> None:
    row, _ = await seated(store)
    people = [(await store.new_person(f"Guest {number}")).id for number in range(4)]
    won: list[str] = []

    def taking(person: str) -> Plan:
        def take(_: TableRow, seats: list[SeatRow]) -> Arranged:
            if seats[1].kind != "open":
                raise Taken("somebody sits there")
            won.append(person)
            return Arranged({1: {"kind": "person", "person_id": person}})

        return take

    taken = await asyncio.gather(*(store.arrange(row.id, taking(one)) for one in people), return_exceptions=True)
    assert sorted(type(one).__name__ for one in taken) == ["NoneType", "Taken", "Taken", "Taken"]
    first, second = await store.seats(row.id)
    assert (first.kind, second.kind, second.person_id) == ("open", "person", won[0])
    await store.update_table(row.id, status="running")
    with pytest.raises(Begun):
        await store.arrange(row.id, lambda *_: Arranged({0: {"kind": "person"}}))
    with pytest.raises(Unknown):
        await store.arrange("nowhere", lambda *_: Arranged({}))


async def test_only_a_table_that_was_not_started_can_be_taken_away(store: Store) -> None:
    open_table, _ = await seated(store)
    running, _ = await seated(store, status="running")
    await store.delete_table(open_table.id)
    await store.delete_table(running.id)
    assert await store.table(open_table.id) is None
    assert await store.seats(open_table.id) == []
    assert await store.table(running.id) is not None
    assert await store.running() == [running.id]


async def listed(store: Store, which: TableList, person: str | None = None, page: int = 0) -> list[str]:
    return [row.title for row, _ in await store.list_tables(which, person, page)]


async def test_my_tables_come_in_the_order_in_which_they_wait_for_me(store: Store) -> None:
    anna = await store.new_person("Anna")
    for title, status, mine, waiting in (
        ("over", "finished", 0, None),
        ("later", "running", 0, 200.0),
        ("first", "running", 1, 100.0),
        ("theirs", "running", 0, None),
        ("strange", "running", None, None),
    ):
        row, _ = await seated(store, title=title, status=status)
        if mine is not None:
            await store.update_seat(row.id, mine, person_id=anna.id, kind="person")
            asked = [10 + mine, 1 - mine] if waiting is None else [mine, 11]
            await store.update_table(row.id, awaited=asked, since=waiting or 1.0)
    await seated(store, title="hosted", host=anna.id)
    assert await listed(store, "mine", anna.id) == ["first", "later", "hosted", "theirs", "over"]
    assert await listed(store, "mine", None) == []


async def test_lists_show_what_is_listed_the_newest_first_page_by_page(store: Store) -> None:
    for number in range(PAGE + 2):
        await seated(store, title=f"open {number}", listed=True)
    await seated(store, title="private")
    await seated(store, title="running", listed=True, status="running")
    first, second = await listed(store, "open"), await listed(store, "open", None, 1)
    assert first[0] == f"open {PAGE + 1}"
    assert len(first) == PAGE
    assert second == ["open 1", "open 0"]
    assert await listed(store, "open", None, 2) == []
    assert await listed(store, "running") == ["running"]
    ((_, seats),) = await store.list_tables("running", None, 0)
    assert [seat.seat for seat in seats] == [0, 1]


# Talk.


async def test_chats_are_numbered_at_each_table(store: Store) -> None:
    anna = await store.new_person("Anna")
    row, _ = await seated(store)
    other, _ = await seated(store)
    said = [store.add_chat(row.id, f"{n}", person_id=anna.id, seat=0, name="Anna", to=[1]) for n in range(5)]
    await asyncio.gather(*said)
    await store.add_chat(other.id, "elsewhere", person_id=None, seat=None, name="Guest")
    found = await store.chats(row.id)
    assert [chat.n for chat in found] == [1, 2, 3, 4, 5]
    assert sorted(chat.text for chat in found) == ["0", "1", "2", "3", "4"]
    assert found[0].to == [1]
    assert [chat.n for chat in await store.chats(row.id, after=3)] == [4, 5]
    assert [(chat.n, chat.to) for chat in await store.chats(other.id)] == [(1, None)]
    with pytest.raises(Unknown):
        await store.add_chat("none", "x", person_id=None, seat=None, name="")


async def test_a_browser_gets_the_notices_of_whoever_used_it_last(store: Store) -> None:
    anna, berta = await store.new_person("Anna"), await store.new_person("Berta")
    await store.add_push(PushSubscription(endpoint="e", person_id=anna.id, p256dh="p", auth="a"))
    await store.add_push(PushSubscription(endpoint="e", person_id=berta.id, p256dh="p", auth="a"))
    assert await store.pushes(anna.id) == []
    await store.drop_push("e", anna.id)
    assert [push.endpoint for push in await store.pushes(berta.id)] == ["e"]
    await store.drop_push("e")
    assert await store.pushes(berta.id) == []


async def test_a_notice_is_taken_once_and_comes_again_if_it_is_not_dropped(store: Store) -> None:
    anna = await store.new_person("Anna")
    row, _ = await seated(store)
    await store.add_notice(anna.id, row.id, "turn", 10.0, {"n": 1})
    await store.add_notice(anna.id, row.id, "turn", 20.0, {"n": 2})
    assert await store.due_notices(15.0) == []
    (notice,) = await store.due_notices(25.0, lease=60)
    assert (notice.person_id, notice.table_id, notice.data, notice.tries) == (anna.id, row.id, {"n": 2}, 0)
    assert await store.due_notices(30.0) == []
    (again,) = await store.due_notices(90.0)
    assert (again.id, again.tries) == (notice.id, 1)
    await store.drop_notice(notice.id)
    assert await store.due_notices(9e9) == []
    await store.add_notice(anna.id, row.id, "turn", 1.0)
    await store.drop_notices(row.id, anna.id)
    assert await store.due_notices(9e9) == []


async def test_a_link_works_once(store: Store) -> None:
    later = time.time() + 100
    results = await asyncio.gather(*(store.use_link("token", later) for _ in range(3)))
    assert sorted(results) == [False, False, True]
    assert await store.use_link("other", later)
    assert not await store.use_link("token", later)


# Leaving.


async def test_a_person_gets_all_their_data_and_nobody_elses(store: Store) -> None:
    anna, row = await played(store)
    exported = await store.export_person(anna.id)
    assert exported["person"]["name"] == "Anna"
    assert exported["person"]["password"] is True
    assert "hash" not in str(exported)
    (seat,) = exported["seats"]
    assert (seat["table_id"], seat["name"], seat["note"]) == (row.id, "red", "a secret plan")
    assert [event["data"] for event in seat["events"]] == [MOVE]
    assert [chat["text"] for chat in exported["chats"]] == ["hello from Anna"]
    assert exported["push"] == ["https://push.example/1"]
    assert exported["hosting"] == [row.id]
    assert len(exported["sessions"]) == 1
    assert "hello from Berta" not in str(exported)
    with pytest.raises(Unknown):
        await store.export_person("nobody")


async def test_a_forgotten_person_leaves_no_trace_but_the_game_goes_on(store: Store) -> None:
    anna, row = await played(store)
    berta = (await store.seats(row.id))[1].person_id
    waiting, _ = await seated(store, host=anna.id, title="waiting")
    await store.update_seat(waiting.id, 0, kind="person", person_id=anna.id, ready=True)
    shared, _ = await seated(store, host=anna.id, title="shared")
    await store.update_seats(
        shared.id, {0: {"kind": "person", "person_id": anna.id}, 1: {"kind": "person", "person_id": berta}}
    )
    assert set(await store.forget_person(anna.id, "strategos")) == {row.id, waiting.id, shared.id}
    assert await store.person(anna.id) is None
    red, blue = await store.seats(row.id)
    assert (red.kind, red.bot, red.person_id, red.note, red.plan) == ("bot", "strategos", None, "", [])
    assert (blue.kind, blue.person_id) == ("person", berta)
    assert [(chat.person_id, chat.name) for chat in await store.chats(row.id)] == [(None, ""), (berta, "Berta")]
    assert await store.pushes(anna.id) == []
    assert await store.due_notices(9e9) == []
    assert len(await store.events(row.id)) == 2
    tables = [await store.table(table_id) for table_id in (row.id, waiting.id, shared.id)]
    assert [table and table.host for table in tables] == [berta, None, berta]
    assert tables[1] is None
    assert (await store.seats(shared.id))[0].kind == "open"


async def test_the_bot_that_a_table_names_takes_the_seat_of_a_forgotten_person(store: Store) -> None:
    anna, row = await played(store)
    await store.update_table(row.id, on_timeout="bot:dux")
    await store.forget_person(anna.id)
    assert (await store.seats(row.id))[0].bot == "dux"
