"""`tyche export` and `tyche records`, and the examples on datasets."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tyche.study.dataset import Dataset

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A dataset of four games of bots."""
    folder = tmp_path_factory.mktemp("data") / "dataset"
    command = ["export", folder, "--sample", "successors", "--players", "2", "--bots", "random"]
    words = map(str, [*command, "--options", "short_game", "--games", "4"])
    subprocess.run([sys.executable, "-m", "tyche", *words], check=True)
    return folder


def test_a_sample_becomes_records_that_verify(tyche: Call, dataset: Path, tmp_path: Path) -> None:
    assert Dataset(dataset).manifest.games == 4
    assert tyche("records", dataset, tmp_path / "records").exit_code == 0
    kept = sorted((tmp_path / "records").iterdir())
    assert len(kept) == 4
    assert tyche("verify", kept[0]).exit_code == 0
    assert tyche("export", tmp_path / "again", tmp_path / "records", "--only", "games").exit_code == 0
    before, after = dict(Dataset(dataset).records()), dict(Dataset(tmp_path / "again").records())
    assert before == after


def test_the_same_command_adds_games(tyche: Call, tmp_path: Path) -> None:
    words = ["export", tmp_path, "--sample", "scharz", "--bots", "random", "--only", "games"]
    assert tyche(*words, "--games", "1").exit_code == 0
    assert tyche(*words, "--games", "2").exit_code == 0
    assert tyche(*words, "--games", "2").exit_code == 0
    assert [part.rows["games"] for part in Dataset(tmp_path).manifest.parts] == [1, 1]


def test_what_cannot_be_exported_is_said(tyche: Call, tmp_path: Path) -> None:
    for words, told in (
        ([], "where the games come from"),
        (["--sample", "hellas", "--server"], "where the games come from"),
        (["--sample", "ludo"], "there is no game"),
        (["--sample", "hellas", "--only", "dreams"], "no rows dreams"),
        ([str(tmp_path / "missing.json")], "No such file"),
    ):
        result = tyche("export", tmp_path / "none", *words)
        assert result.exit_code == 1
        assert told in result.output.replace("\n", " ")
    assert "is no dataset" in tyche("records", tmp_path, tmp_path / "records").output


def test_a_file_that_is_no_record_is_left_out_and_named(tyche: Call, tmp_path: Path) -> None:
    (tmp_path / "wrong.json").write_text("{}")
    result = tyche("export", tmp_path / "data", tmp_path / "wrong.json")
    assert "0 games" in result.output
    assert "not a Tyche record" in result.output.replace("\n", " ")


def test_the_example_asks_a_dataset_with_sql(dataset: Path) -> None:
    command = [sys.executable, str(ROOT / "examples" / "ask_dataset.py"), str(dataset)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "4 games of successors" in done.stdout
    assert "random" in done.stdout
    assert "%" in done.stdout


def test_reviews_go_on_where_they_broke_off(tyche: Call, tmp_path: Path) -> None:
    record, out = ROOT / "tests" / "records" / "scharz-2.json", tmp_path / "reviews.jsonl"
    assert tyche("reviews", record, "--out", out).exit_code == 0
    whole = out.read_bytes()
    assert whole.count(b"\n") == 2
    out.write_bytes(whole + b'{"torn')
    assert "1 reviews" in tyche("reviews", record, "--out", out).output
    assert out.read_bytes() == whole
    assert "other work" in tyche("reviews", ROOT / "tests" / "records" / "toy-3.json", "--out", out).output
