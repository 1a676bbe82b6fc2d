"""Tables over HTTP once they are played: stand-ins, resigning, records, rematches."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.web import Visitor, Web, serving
from tyche.core.record import load_record, verify
from tyche.server.room import acts
from tyche.server.security import RATES, Rate

pytestmark = pytest.mark.anyio


RECORD = Path(__file__).parent.parent / "records" / "successors-2.json"


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def opened(host: Visitor, *seats: str, **wanted: Any) -> str:
    """A table; its id."""
    card = await host.post("/api/tables", {"game": "successors", "seats": list(seats), **wanted})
    return str(card["id"])


def holders(card: dict[str, Any]) -> list[str]:
    return [seat["holder"] for seat in card["seats"]]


# While it is played.


async def started(host: Visitor, guest: Visitor) -> str:
    """A running table of two persons."""
    table = await opened(host, "me", "open")
    await guest.post(f"/api/tables/{table}/join", {})
    await guest.post(f"/api/tables/{table}/ready", {})
    await host.post(f"/api/tables/{table}/start")
    return table


async def test_a_bot_stands_in_for_a_missing_person_who_may_come_back(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await started(host, guest)
    seat = f"/api/tables/{table}/seats/1"
    assert await host.refused("POST", seat, {"holder": "open"}) == "table.started"
    assert await host.refused("POST", seat, {"holder": "back"}) == "seat.not-yours"
    assert await guest.refused("POST", seat, {"holder": "back"}) == "seat.not-missing"
    stranger = web.visitor()
    await opened(stranger, "me", "open")
    assert await stranger.refused("POST", seat, {"holder": "bot", "bot": "random"}) == "table.not-host"
    for person in (host, guest):
        assert await person.refused("POST", seat, {"holder": "bot", "bot": "random"}) == "seat.not-away"
    await web.house.store.update_table(table, awaited=[1], since=1.0)
    await web.house.rooms.seats_changed(table)
    card = await host.post(seat, {"holder": "bot", "bot": "random"})
    assert (card["seats"][1]["stood_in"], card["seats"][1]["person"] is not None) == (True, True)
    assert await host.refused("POST", seat, {"holder": "back"}) == "seat.not-yours"
    card = await guest.post(seat, {"holder": "back"})
    assert not card["seats"][1]["stood_in"]


async def test_what_somebody_wrote_at_a_seat_does_not_pass_to_the_next(web: Web) -> None:
    host, first, second = web.visitor(), web.visitor(), web.visitor()
    table = await opened(host, "me", "open", "open")
    path, store = f"/api/tables/{table}", web.house.store
    await first.post(f"{path}/join", {"seat": 1})
    own = {"note": "attack at dawn", "orders": [{"topic": "turn", "option": "default"}], "plan": [("done",)]}
    await store.update_seat(table, 1, **own)
    await host.post(f"{path}/swap", {"a": 1, "b": 2})
    seats = await store.seats(table)
    assert (seats[1].note, seats[1].orders, seats[1].plan) == ("", [], [])
    assert (seats[2].note, seats[2].plan) == ("attack at dawn", [("done",)])
    await first.post(f"{path}/leave")
    await second.post(f"{path}/join", {"seat": 2})
    seat = (await store.seats(table))[2]
    assert (seat.note, seat.orders, seat.plan) == ("", [], [])
    await store.update_seat(table, 2, **own)
    await host.post(f"{path}/seats/2", {"holder": "me"})
    assert (await store.seats(table))[2].note == ""
    for visitor in (host, second):
        assert "dawn" not in (await visitor.ask("GET", "/api/me/export")).text


async def test_an_export_of_a_running_table_has_neither_numbers_nor_times(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await started(host, guest)
    room = await web.house.rooms.room(table)
    assert room.course is not None
    seat = room.course.table.awaited()[0]
    await acts.decide(room, seat, room.course.question(seat), room.course.table.default(seat), "k")
    player = (host, guest)[seat]
    [found] = [one for one in (await player.get("/api/me/export"))["seats"] if one["table_id"] == table]
    assert found["events"]
    assert {key for event in found["events"] for key in event} == {"kind", "data"}


async def test_resigning_is_for_good(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await started(host, guest)
    path = f"/api/tables/{table}"
    assert await guest.refused("POST", f"{path}/resign", {"seat": 0}) == "seat.not-yours"
    assert await guest.refused("POST", f"{path}/resign", {"seat": 7}) == "seat.unknown"
    assert await host.refused("POST", f"{path}/abandon") == "table.started"
    card = await guest.post(f"{path}/resign", {"seat": 1})
    assert card["seats"][1]["resigned"]
    assert await host.refused("POST", f"{path}/rematch") == "table.not-over"
    await host.post(f"{path}/abandon")
    assert (await host.get(path))["status"] == "finished"


async def test_log_and_record_are_for_those_who_may_read_them(web: Web) -> None:
    host, guest, spectator = web.visitor(), web.visitor(), web.visitor()
    table = await opened(host, "me", "open")
    path = f"/api/tables/{table}"
    assert await host.refused("GET", f"{path}/log") == "table.not-started"
    assert await host.refused("GET", f"{path}/record") == "table.not-started"
    table = await started(host, guest)
    path = f"/api/tables/{table}"
    page = await spectator.get(f"{path}/log?from=0&to=5")
    assert page["from"] == 0
    assert len(page["log"]) == min(5, page["total"])
    assert (await host.get(f"{path}/log?seat=0"))["total"] >= page["total"]
    assert await host.refused("GET", f"{path}/log?seat=1") == "seat.not-yours"
    assert await spectator.refused("GET", f"{path}/log?seat=0") == "seat.not-yours"
    assert await host.refused("GET", f"{path}/record") == "table.sealed"
    alone = await opened(host, "me", "bot:random", start=True)
    assert (await host.get(f"/api/tables/{alone}/record"))["game"] == "successors"
    assert await guest.refused("GET", f"/api/tables/{alone}/record") == "table.sealed"


async def test_who_plays_bots_for_a_rating_learns_neither_the_seed_nor_the_position(web: Web) -> None:
    host = web.visitor()
    table = await opened(host, "me", "bot:random", start=True, counts=True)
    assert (await host.get(f"/api/tables/{table}"))["counts"]
    assert await host.refused("GET", f"/api/tables/{table}/record") == "table.sealed"
    await web.house.store.update_table(table, parent="another")  # as that of a rematch has one
    assert await host.refused("GET", f"/api/tables/{table}/positions/0") == "table.sealed"


async def test_from_one_place_so_many_tables_are_read_that_have_to_be_played_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RATES, "cold", Rate(3, 0.001))
    async with serving(limits=True) as web:
        host, reader = web.visitor(), web.visitor()
        table = await opened(host, "me", "bot:random", start=True)
        codes = []
        for _ in range(5):
            web.house.rooms.registry.drop(table)
            codes.append((await reader.ask("GET", f"/api/tables/{table}/log")).status_code)
        assert codes == [200, 200, 200, 429, 429]
        await web.house.rooms.room(table)
        assert (await reader.ask("GET", f"/api/tables/{table}/log")).status_code == 200, "it is there already"


# After the end.


async def test_a_record_can_be_imported_exported_and_branched_off_from(web: Web) -> None:
    visitor = web.visitor()
    token = (await visitor.get("/api/me"))["csrf"]
    headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
    response = await visitor.request("POST", "/api/records", content=RECORD.read_bytes(), headers=headers)
    card = response.json()
    assert response.status_code == 201, response.text
    assert (card["status"], card["moment"]) == ("finished", len(load_record(RECORD.read_bytes()).decisions))
    stranger = web.visitor()
    exported = await stranger.request("GET", f"/api/tables/{card['id']}/record")
    record = load_record(exported.content)
    assert verify(record).holds
    assert record.decisions == load_record(RECORD.read_bytes()).decisions
    branch = await stranger.post(f"/api/tables/{card['id']}/branch", {"moment": 30})
    assert (branch["status"], branch["mine"]) == ("running", [0])
    assert [seat["bot"] for seat in branch["seats"]] == [None, "strategos"]
    late = {"moment": card["moment"] + 1}
    assert await stranger.refused("POST", f"/api/tables/{card['id']}/branch", late) == "moment.unknown"


@pytest.mark.parametrize("damage", [b'"result":', b'"commitment":"', b'"decisions":[['])
async def test_a_damaged_record_is_not_imported(web: Web, damage: bytes) -> None:
    visitor = web.visitor()
    token = (await visitor.get("/api/me"))["csrf"]
    data = RECORD.read_bytes()
    assert damage in data
    headers = {"X-CSRF-Token": token, "Content-Type": "application/json"}
    spoiled = data.replace(damage, damage + b"9", 1)
    response = await visitor.request("POST", "/api/records", content=spoiled, headers=headers)
    assert response.status_code == 400
    assert (await visitor.get("/api/me"))["person"] is None


async def test_a_rematch_is_the_same_for_all(web: Web) -> None:
    host, guest, stranger = web.visitor(), web.visitor(), web.visitor()
    table = await started(host, guest)
    path = f"/api/tables/{table}"
    await guest.post(f"{path}/resign", {"seat": 1})
    await host.post(f"{path}/abandon")
    again = await guest.post(f"{path}/rematch")
    assert (again["status"], again["am_host"], again["mine"]) == ("open", True, [1])
    assert [seat["ready"] for seat in again["seats"]] == [False, True]
    same = await host.post(f"{path}/rematch")
    assert (same["id"], same["mine"], same["am_host"]) == (again["id"], [0], False)
    assert await stranger.refused("POST", f"{path}/rematch") == "person.nobody"
    await opened(stranger, "me", "open")
    assert await stranger.refused("POST", f"{path}/rematch") == "seat.not-yours"


async def test_a_forgotten_player_leaves_the_seat_to_a_bot(web: Web) -> None:
    host, guest = web.visitor(), web.visitor()
    table = await started(host, guest)
    assert (await guest.ask("DELETE", "/api/me")).status_code == 204
    card = await host.get(f"/api/tables/{table}")
    assert (card["seats"][1]["holder"], card["seats"][1]["person"]) == ("bot", None)
