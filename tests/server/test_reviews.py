"""Reviews at the server: of tables that are over, made once by a worker, and never of a game that is being played."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.web import Visitor, Web, serving
from tyche.core.record import load_record, record_of, table_from
from tyche.server.store import SeatRow, TableRow
from tyche.server.store.importing import imported
from tyche.server.store.rows import ReviewRow
from tyche.server.work.jobs import Refusal
from tyche.server.work.kinds import SLOW
from tyche.server.work.reviewing import REVIEW, Material, make_review, sides
from tyche.study.reviewed import FORMAT

pytestmark = pytest.mark.anyio
RECORD = (Path(__file__).parents[1] / "records" / "scharz-2.json").read_bytes()
NOTE = "nobody but me reads this"
PATIENCE = 1000
BOTH = ("GET", "POST")


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def kept(web: Web, status: str, decisions: int | None = None, **fields: Any) -> TableRow:
    """A table with the decisions of the record, or the first of them; its first seat is mine, and has a note."""
    record = load_record(RECORD)
    table = table_from(record)
    if decisions is not None:
        table.rewind(decisions)
    made = imported(record_of(table, private=True))
    row = msgspec.structs.replace(made.row, status=status, **fields)
    seats = [SeatRow(table_id=row.id, seat=seat, kind="person", note=NOTE) for seat in range(2)]
    await web.house.store.create_table(row, seats, made.past)
    return row


async def made(visitor: Visitor, address: str) -> dict[str, Any]:
    """The review, once it is made."""
    for _ in range(PATIENCE):
        found: dict[str, Any] = await visitor.get(address)
        if found["state"] != "making":
            return found
        await asyncio.sleep(0.5)
    raise AssertionError("no review was made")


async def test_a_review_is_made_once_and_shown_to_whoever_may_see_the_table(web: Web) -> None:
    reader = web.visitor()
    row = await kept(web, "finished", title="The last stand")
    address = f"/api/tables/{row.id}/review"
    assert (await reader.get(address))["state"] == "none"
    assert (await reader.post(address))["state"] == "making"
    other = web.visitor()
    assert (await other.post(address))["state"] in ("making", "made")
    found = await made(other, address)
    assert found["state"] == "made"
    assert (found["title"], found["mine"], found["others"]) == ("The last stand", [], [])
    shown = found["review"]
    assert len(shown["moments"]) == row.moment
    for account in shown["accounts"]:
        parts = account["start"] + account["luck"] + account["own"] + account["others"]
        assert parts == pytest.approx(account["result"], abs=1e-9)
    assert NOTE not in msgspec.json.encode(found).decode()
    before = await web.house.store.review(row.id)
    assert (await reader.post(address))["state"] == "made"
    assert await web.house.store.review(row.id) == before
    assert (await web.visitor().get(address))["review"] == shown  # somebody whom nobody knows

    await web.house.store.remove_table(row.id, row.created + 1e9)
    assert await web.house.store.review(row.id) is None
    assert await reader.refused("GET", address) == "table.unknown"


@pytest.mark.parametrize("method", BOTH)
async def test_a_running_table_has_no_review_for_anybody(web: Web, method: str) -> None:
    player, spectator = web.visitor(), web.visitor()
    await spectator.get("/api/me")
    wanted = {"game": "scharz", "seats": ["me", "bot:random"], "title": ""}
    table = (await player.post("/api/tables", wanted))["id"]
    address = f"/api/tables/{table}/review"
    assert await player.refused(method, address) == "table.not-over"
    await player.post(f"/api/tables/{table}/start")
    for somebody in (player, spectator, web.visitor()):
        assert await somebody.refused(method, address) == "table.not-over"
    own = await player.post(f"/api/tables/{table}/branch", {"moment": 0, "seat": 0})
    assert await player.refused(method, f"/api/tables/{own['id']}/review") == "table.not-over"
    assert await web.house.store.job_about(REVIEW, f"{table} 0 {FORMAT}") is None


@pytest.mark.parametrize("method", BOTH)
async def test_nor_has_what_branched_off_from_it_even_when_that_is_over(web: Web, method: str) -> None:
    running = await kept(web, "running", decisions=20)
    branch = await kept(web, "finished", parent=running.id)
    later = await kept(web, "finished", parent=branch.id)
    for row in (branch, later):
        # also where somehow a review was made
        stored = ReviewRow(table_id=row.id, n=row.n, format=FORMAT, made=0.0, accounts=[], data=b"")
        await web.house.store._writer.do(web.house.store.keeping(stored))
        assert await web.visitor().refused(method, f"/api/tables/{row.id}/review") == "review.branch"


async def test_a_game_that_people_broke_off_has_none_and_the_reader_hears_why(web: Web) -> None:
    row = await kept(web, "finished", decisions=20)
    reader, address = web.visitor(), f"/api/tables/{row.id}/review"
    await reader.post(address)
    for _ in range(PATIENCE):
        answer = await reader.ask("GET", address)
        if answer.status_code != 200:
            break
        await asyncio.sleep(0.3)
    assert answer.json()["error"]["code"] == "review.unplayed"


async def test_what_failed_is_said_and_can_be_tried_again(web: Web) -> None:
    row = await kept(web, "finished")
    reader, address = web.visitor(), f"/api/tables/{row.id}/review"
    store = web.house.store
    stored, me = await store.table(row.id), await store.new_person("Reader")
    assert stored is not None
    await store.add_job(REVIEW, b"no table", me.id, f"{row.id} {stored.n} {FORMAT}", 9, 9)
    assert (await made(reader, address))["state"] == "failed"
    assert (await reader.post(address))["state"] == "making"
    assert (await made(reader, address))["state"] == "made"


def test_a_worker_refuses_a_game_that_is_not_over() -> None:
    made = imported(RECORD)
    short = made.past[:20]
    payload = msgspec.msgpack.encode(Material(made.row, short, []))
    assert isinstance(make_review(payload), Refusal)
    assert SLOW[REVIEW].work is make_review


def test_sides_have_the_colours_in_which_they_were_played() -> None:
    table = table_from(load_record((Path(__file__).parents[1] / "records" / "hellas-2.json").read_bytes()))
    board: dict[str, Any] = table.game.board(table.setup)
    view: dict[str, Any] = table.view(None)
    played = [board["colours"][seat["colour"]] for seat in view["seats"]]
    assert [side["colour"] for side in sides(table)] == played
    assert [side["colour"] for side in board["factions"]] != played, "they have chosen others than usual"
