"""``tyche train``: learning goes on where it was interrupted."""

from pathlib import Path

from tests.cli.conftest import Call


def test_an_interrupted_training_goes_on(tyche: Call, tmp_path: Path) -> None:
    ask = ("train", "hellas", "--folder", tmp_path, "--players", "2", "--bots", "random")
    assert "too few" in tyche(*ask, "--games", "4").output
    lines = (tmp_path / "games.jsonl").read_bytes()
    result = tyche(*ask, "--games", "12")
    assert "Learned from 11 games" in result.output
    assert (tmp_path / "games.jsonl").read_bytes().startswith(lines)
    assert (tmp_path / "value.json").exists()
    assert "other work" in tyche(*ask, "--games", "12", "--seed", "2").output
