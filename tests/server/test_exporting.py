"""The games of a server as a dataset: only those that are over, and nobody's name."""

import asyncio
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tyche.cli import app
from tyche.core.record import load_record, verify
from tyche.server import exporting
from tyche.server.exporting import Pseudonyms, Stored, finished_games, rows_of_table
from tyche.server.store import SeatRow, Store, TableRow
from tyche.server.store.importing import imported
from tyche.study.dataset import Dataset, Writer
from tyche.study.rows import KINDS, LeftOut

pytestmark = pytest.mark.anyio
RECORD = Path(__file__).resolve().parents[1] / "records" / "scharz-2.json"
SECRET = b"nobody knows"


async def keep(store: Store, ended: float, *held: SeatRow, **fields: object) -> TableRow:
    """A finished game in the store, with other fields if that is said."""
    made = imported(RECORD.read_bytes())
    made.row.ended, made.row.title = ended, "Anna against Bert"
    for name, value in fields.items():
        setattr(made.row, name, value)
    for seat, row in enumerate(held):
        row.table_id, row.seat, made.seats[seat] = made.row.id, seat, row
    await store.create_table(made.row, made.seats, made.past)
    return made.row


async def listed(store: Store, after: str = "", salt: str = "a") -> list[tuple[str, Stored]]:
    return [one async for one in finished_games(store, after, Pseudonyms(SECRET, salt))]


async def test_only_games_that_are_over_are_read(store: Store) -> None:
    now = time.time()
    over = await keep(store, now - 1000)
    await keep(store, now - 900, status="running", result=None)
    await keep(store, now - 800, status="running")
    await keep(store, now - 700, result=None)
    await keep(store, now - 600, lesson="first")
    await keep(store, now)  # perhaps another that ended before is not stored yet
    assert [stored.row.id for _, stored in await listed(store)] == [over.id]


async def test_whoever_goes_on_gets_the_others_and_each_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "PAGE", 5)
    ids = [(await keep(store, 1_700_000_000.1234567 + n // 2)).id for n in range(14)]
    found = await listed(store)
    assert sorted(stored.row.id for _, stored in found) == sorted(ids)
    assert [key for key, _ in found] == sorted(key for key, _ in found)
    key = found[7][0]  # two games have it
    assert [stored.row.id for _, stored in await listed(store, key)] == [stored.row.id for _, stored in found[8:]]


async def test_a_table_becomes_rows_without_names_and_comes_back_as_its_record(store: Store, tmp_path: Path) -> None:
    anna = await store.new_person("Anna Comnena")
    row = await keep(
        store,
        1_700_000_000.0,
        SeatRow(table_id="", seat=0, kind="person", person_id=anna.id),
        SeatRow(table_id="", seat=1, kind="bot", bot="random"),
    )
    (key, stored), *_ = await listed(store)
    rows = rows_of_table(list(KINDS), stored)
    assert not isinstance(rows, LeftOut), rows.why
    writer = Writer(tmp_path / "data", "1", {"server": True}, list(KINDS))
    writer.add(key, rows)
    writer.close()
    ((_, record),) = Dataset(tmp_path / "data").records()
    assert verify(load_record(record)).faults() == []
    assert load_record(record).digest == load_record(RECORD.read_bytes()).digest
    outcomes = rows["outcomes"].to_pylist()
    assert [(one["holder"], one["player"] == "random") for one in outcomes] == [("person", False), ("bot", True)]
    told = repr([batch.to_pylist() for batch in rows.values()]) + (tmp_path / "data" / "dataset.json").read_text()
    for secret in (anna.id, anna.name, "Anna", row.id, row.title):
        assert secret not in told


async def test_a_person_is_the_same_in_one_dataset_and_another_in_the_next(store: Store) -> None:
    anna, bert = await store.new_person("Anna"), await store.new_person("Bert")

    def named(names: Pseudonyms, person: str) -> str:
        return names.holder(SeatRow(table_id="", seat=0, kind="person", person_id=person)).name

    one, other, stranger = Pseudonyms(SECRET, "a"), Pseudonyms(SECRET, "b"), Pseudonyms(b"guessed", "a")
    assert named(one, anna.id) == named(Pseudonyms(SECRET, "a"), anna.id)
    assert len({named(names, person.id) for names in (one, other, stranger) for person in (anna, bert)}) == 6


async def test_a_damaged_table_is_left_out(store: Store) -> None:
    await keep(store, 1_700_000_000.0, n=3)
    (_, stored), *_ = await listed(store)
    assert isinstance(rows_of_table(list(KINDS), Stored(stored.row, stored.events[:-1], [], [])), LeftOut)


async def test_the_command_writes_nothing_of_a_running_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TYCHE_SECRET_KEY", "a secret that is long enough for everybody")
    store = await Store.open(url := f"sqlite:///{tmp_path / 'tyche.db'}")
    await keep(store, 1_700_000_000.0)
    running = TableRow(id="running", game="scharz", rules="5", seed=bytes(range(32)), status="running")
    await store.create_table(running, [])
    await store.close()
    words = ["export", str(tmp_path / "data"), "--database", url]
    for _ in range(2):  # the second time there is nothing new
        result = await asyncio.to_thread(CliRunner().invoke, app, words)
        assert "1 games" in result.output, result.output
    ((_, record),) = Dataset(tmp_path / "data").records()
    assert running.seed.hex() not in record.decode()
    assert len(Dataset(tmp_path / "data").manifest.parts) == 1
