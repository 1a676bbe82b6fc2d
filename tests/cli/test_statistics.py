"""``tyche statistics``: the figures of a server and of records, told and written."""

import asyncio
import csv
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.finished import kept
from tyche.cli import app
from tyche.server.store import Store

RECORDS = Path(__file__).parents[1] / "records"


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["statistics", *words])
    assert result.exit_code == 0, result.output
    return result.output


def lines(file: Path) -> dict[tuple[str, str], dict[str, str]]:
    with file.open(newline="", encoding="utf-8") as opened:
        return {(line["table"], line["id"]): line for line in csv.DictReader(opened)}


def test_records_are_counted_and_what_is_none_is_left_out(tmp_path: Path) -> None:
    for name in ("scharz-2", "scharz-4", "hellas-2"):
        (tmp_path / f"{name}.json").write_bytes((RECORDS / f"{name}.json").read_bytes())
    (tmp_path / "broken.json").write_text("{}")
    table, data = tmp_path / "figures.csv", tmp_path / "figures" / "all.json"
    data.parent.mkdir()
    told = run("scharz", str(tmp_path), "--csv", str(table), "--json", str(data))
    assert "2 finished games" in told
    assert "Sovereignty" in told
    assert "broken.json" in told
    found = lines(table)
    assert found["victory", "sovereignty"]["games"] == found["victory", "last"]["games"] == "1"
    assert (found["seat", "1"]["games"], found["seat", "1"]["won"]) == ("2", "1")
    assert json.loads(data.read_bytes())["games"] == 2
    assert "1 finished game" in run("scharz", str(tmp_path), "--players", "2")


@pytest.mark.parametrize(("language", "word"), [("de", "Gewonnen"), ("cs", "Vyhráno"), ("pl", "Wygrane")])
def test_they_are_told_in_the_readers_language(language: str, word: str) -> None:
    assert word in run("scharz", str(RECORDS / "scharz-2.json"), "--language", language)


def test_what_a_server_has_kept_is_counted_by_who_played(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tyche.db"

    async def fill() -> None:
        store = await Store.open(url)
        for n in range(40):
            won = [0] if n < 30 else [1]
            await kept(
                store, "hellas", ["bot:random", "bot:hoplites"], won, [[("hero", "helen")], [("hero", "perseus")]]
            )
        await store.close()

    asyncio.run(fill())
    table = tmp_path / "figures.csv"
    told = run("hellas", "--database", url, "--who", "bots", "--csv", str(table))
    assert "75.0 %" in told
    helen = lines(table)["hero", "helen"]
    assert (helen["games"], helen["won"], helen["share"]) == ("40", "30", "75.0")
    assert "0 finished games" in run("hellas", "--database", url)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["hellas", "--who", "dogs"], "persons, mixed, bots"),
        (["scharz", "--only", "colour:red"], "map, mode, bonuses"),
        (["hellas", str(RECORDS), "--database", "sqlite:///x.db"], "not both"),
        (["chess"], "there is no game 'chess'"),
    ],
)
def test_what_cannot_be_counted_is_refused(words: list[str], message: str) -> None:
    result = CliRunner().invoke(app, ["statistics", *words])
    assert result.exit_code == 1
    assert message in " ".join(result.output.split())
