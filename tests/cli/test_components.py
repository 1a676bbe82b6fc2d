"""A table may have components of its own, where its game takes a file of them."""

from pathlib import Path

from tests.cli.conftest import Call

TRAYS = Path("src/tyche/games/hellas/data/trays.yaml")


def test_a_file_of_components_opens_the_table(tyche: Call) -> None:
    result = tyche("play", "hellas", "--watch", "--players", "2", "--seed", "3", "--components", TRAYS)
    assert result.exit_code == 0, result.output


def test_a_game_without_components_refuses_the_file(tyche: Call) -> None:
    result = tyche("play", "successors", "--components", TRAYS)
    assert result.exit_code != 0
    assert "no option 'components'" in result.output


def test_a_broken_file_is_refused_with_what_is_wrong(tyche: Call, tmp_path: Path) -> None:
    broken = tmp_path / "trays.yaml"
    broken.write_text("monsters: 3\n", encoding="utf-8")
    result = tyche("play", "hellas", "--components", broken)
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    assert "components: Expected `array`, got `int` - at `$.monsters`" in result.output
