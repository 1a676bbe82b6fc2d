"""Datasets: whole games go in, the same come out, whatever breaks off in between; nothing of a running game does."""

import json
from functools import partial
from pathlib import Path

import pytest

from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import load_record, record_of, verify
from tyche.core.table import open_table
from tyche.study.dataset import MANIFEST, Dataset, Writer
from tyche.study.rows import KINDS, NEEDED, Given, Holder, LeftOut, Rows, rows_of
from tyche.study.work import Processes

pq = pytest.importorskip("pyarrow.parquet")
RECORDS = Path(__file__).resolve().parents[1] / "records"
SMALL = ["hellas-2.json", "scharz-2.json", "scharz-4.json", "successors-2.json"]


def rows(name: str, kinds: list[str] | None = None) -> Rows:
    found = rows_of(kinds or list(KINDS), Given((RECORDS / name).read_bytes(), "records"))
    assert not isinstance(found, LeftOut), found.why
    return found


def writer(folder: Path, kinds: list[str] | None = None) -> Writer:
    return Writer(folder, "1", {"test": 1}, kinds or list(KINDS), games_a_part=2)


def test_games_of_every_title_come_back_as_the_records_that_went_in(tmp_path: Path) -> None:
    writing = writer(tmp_path)
    for n, name in enumerate(SMALL):
        writing.add(str(n), rows(name))
    assert writing.close().games == len(SMALL)
    found = list(Dataset(tmp_path).records())
    for (_, record), name in zip(found, SMALL, strict=True):
        assert json.loads(record) == json.loads((RECORDS / name).read_bytes())
        assert verify(load_record(record)).faults() == []
    assert len({ident for ident, _ in found}) == len(SMALL)


def test_rows_say_what_was_offered_and_chosen_and_who_won(tmp_path: Path) -> None:
    writing = writer(tmp_path)
    holders = [Holder("bot", "random"), Holder("person", "a1")]
    found = rows_of(list(KINDS), Given((RECORDS / "hellas-2.json").read_bytes(), "records", holders))
    assert not isinstance(found, LeftOut)
    writing.add("1", found)
    writing.close()
    record = load_record((RECORDS / "hellas-2.json").read_bytes())
    data = Dataset(tmp_path)
    (decisions,) = (pq.read_table(path).to_pylist() for path in data.files("decisions"))
    (options,) = (pq.read_table(path).to_pylist() for path in data.files("options"))
    (outcomes,) = (pq.read_table(path).to_pylist() for path in data.files("outcomes"))
    (features,) = (pq.read_table(path) for path in data.files("features hellas"))
    assert [[row["seat"], *json.loads(row["option"])] for row in decisions] == record.decisions
    assert sum(row["offered"] for row in decisions) == len(options)
    assert [json.loads(row["option"]) for row in options if row["chosen"]] == [one[1:] for one in record.decisions]
    assert [(row["holder"], row["player"]) for row in outcomes] == [("bot", "random"), ("person", "a1")]
    assert [row["won"] for row in outcomes].count(True) == 1
    assert features.num_rows == 2 * len(decisions)
    assert features.schema.field(4).metadata[b"meaning"]


def test_what_broke_off_goes_on_behind_the_last_whole_part(tmp_path: Path) -> None:
    small = rows("scharz-2.json", list(NEEDED))
    first = writer(tmp_path, list(NEEDED))
    for n in range(5):  # two parts of two games are whole, the third breaks off
        first.add(str(n), small)
    assert Dataset(tmp_path).manifest.games == 4
    again = writer(tmp_path, list(NEEDED))
    assert again.upto == "3"
    for n in range(4, 7):
        again.add(str(n), small)
    assert again.close().games == 7
    assert len(list(Dataset(tmp_path).records())) == 7


def test_another_export_does_not_go_into_the_same_folder(tmp_path: Path) -> None:
    writer(tmp_path).close()
    with pytest.raises(SetupError, match="another export"):
        Writer(tmp_path, "1", {"other": 1}, list(KINDS))
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "thesis.txt").touch()
    with pytest.raises(SetupError, match="not empty"):
        writer(tmp_path / "full")
    (tmp_path / MANIFEST).write_text("{")
    with pytest.raises(SetupError, match="cannot be read"):
        Dataset(tmp_path)


def test_a_game_that_is_not_over_is_left_out_even_with_its_seed() -> None:
    table = open_table(game_named("hellas"), 2)
    seat = table.awaited()[0]
    table.choose(seat, table.options(seat)[0])
    for record in (record_of(table, private=True), record_of(table), b"{}", b""):
        assert isinstance(rows_of(list(KINDS), Given(record, "records")), LeftOut)


def test_a_record_that_lies_is_left_out() -> None:
    raw = json.loads((RECORDS / "scharz-2.json").read_bytes())
    for change in ({"digest": "0" * 64}, {"decisions": raw["decisions"][:-1]}, {"seed": "00" * 32}):
        found = rows_of(list(KINDS), Given(json.dumps({**raw, **change}).encode(), "records"))
        assert isinstance(found, LeftOut)


def test_rows_are_the_same_wherever_they_are_made() -> None:
    given = [Given((RECORDS / "scharz-2.json").read_bytes(), "records")] * 2
    here, elsewhere = rows_of(list(KINDS), given[0]), list(Processes(1).run(partial(rows_of, list(KINDS)), given))
    assert elsewhere == [here, here]
