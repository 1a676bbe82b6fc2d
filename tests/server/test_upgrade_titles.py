"""Tables of the titles that were begun under an older version of their rules, which led elsewhere."""

import random

import msgspec
import pytest

from tests.server.client import Client
from tests.server.serving import House, serving
from tyche.core.game import games
from tyche.core.table import Table, open_table
from tyche.server.room.loading import BRANCHED, RULES_CHANGED
from tyche.server.store import Event, SeatRow, TableRow, new_id
from tyche.server.upgrade import snapshot_of
from tyche.study.fuzz import random_decision
from tyche.text import Messages

pytestmark = pytest.mark.anyio
SEATS = 3
PLAYED = 120
SINCE = 5
"""Decisions after the snapshot."""
LANGUAGES = ("en", "de", "cs", "pl")


async def old_table(house: House, name: str) -> tuple[TableRow, Table]:
    """A table that version 0 has led to a position that the rules of today do not lead to.

    Version 0 dealt from another seed, so to say: what was decided then is not legal from the beginning any more.
    """
    luck = random.Random(name)
    table = open_table(games()[name], SEATS, None, None, luck.randbytes(32))
    snapshots = []
    while len(table.decisions) < PLAYED and not table.over:
        table.choose(*random_decision(table, luck))
        snapshots.append(snapshot_of(table, len(table.decisions)))
    row = TableRow(id=new_id(), game=name, rules="0", seed=luck.randbytes(32), options=table.setup.options)
    row.seat_names, row.status, row.moment = table.setup.seats, "running", len(table.decisions)
    persons = [await house.store.new_person(f"person {seat}") for seat in range(SEATS)]
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="person", person_id=person.id) for seat, person in enumerate(persons)
    ]
    past = [
        Event(n=n + 1, kind="decide", seat=seat, data=option, at=1.0)
        for n, (seat, option) in enumerate(table.decisions)
    ]
    await house.store.create_table(row, seats, past)
    await house.store.save_snapshot(row.id, snapshots[-SINCE])
    return row, table


@pytest.mark.parametrize("name", sorted(games()))
async def test_a_table_of_older_rules_goes_on_from_its_snapshot_and_its_log_says_so(name: str) -> None:
    async with serving() as house:
        row, before = await old_table(house, name)
        room = await house.rooms.room(row.id)
        assert room.course is not None
        table, base = room.course.table, room.course.base
        assert 0 < base <= len(before.decisions) - SINCE + 1
        assert table.at(base).digest() == before.at(base).digest()
        stored = await house.store.table(row.id)
        assert stored is not None
        assert stored.rules == games()[name].version
        lost = len(before.decisions) - len(table.decisions)
        clients = [await Client.at(house.address(row.id, seat.person_id)) for seat in room.seats]
        for client in clients:
            (entry,) = [entry for entry in client.log if entry["id"] == RULES_CHANGED]
            assert entry["facts"] == {"old": "0", "new": games()[name].version, "lost": lost}
        told, _ = await house.rooms.log(row.id, None, 0, 500)
        assert [entry.id for entry in told].count(RULES_CHANGED) == 1
        seat = table.awaited()[0]
        assert (await clients[seat].decide(clients[seat].options[0]))["type"] == "done"
        await house.store.save_snapshot(row.id, snapshot_of(table, room.course.n))
        async with room.held():
            await room.reload()
        again = await Client.at(house.address(row.id, None))
        assert [entry["id"] for entry in again.log].count(RULES_CHANGED) == 1
        for client in (*clients, again):
            await client.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_every_language_has_sentences_about_tables(name: str, language: str) -> None:
    messages, english = Messages(games()[name], language), Messages(games()[name], "en")
    said = set()
    for ident, facts in (
        (RULES_CHANGED, {"old": "0", "new": "1.2", "lost": 0}),
        (RULES_CHANGED, {"old": "0", "new": "1.2", "lost": 1}),
        (RULES_CHANGED, {"old": "0", "new": "1.2", "lost": 3}),
        (BRANCHED, {"asked": 30, "moment": 30}),
        (BRANCHED, {"asked": 33, "moment": 30}),
    ):
        entry = msgspec.json.decode(msgspec.json.encode({"id": ident, "facts": facts}))
        sentence = messages.telling(entry)
        assert "[" not in sentence
        assert "{" not in sentence
        assert sentence.endswith(".")
        assert all(str(value) in sentence for key, value in facts.items() if key in ("old", "new", "moment"))
        assert language == "en" or sentence != english.telling(entry)
        said.add(sentence)
    assert len(said) == 5
