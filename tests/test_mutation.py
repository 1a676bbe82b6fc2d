"""The tool that changes the rules at random: its mutants are sound Python, drawn alike by equal seeds."""

import ast
import sys
from itertools import islice
from pathlib import Path

import pytest
from tools import mutation
from tools.mutation import Mutant, Workshop, drawn, instead_of


def changed(source: str) -> str:
    node = ast.parse(source, mode="eval").body
    found = instead_of(node)
    return "" if found is None else ast.unparse(found)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a == b", "a != b"),
        ("a < b", "a >= b"),
        ("a in b", "a not in b"),
        ("a and b and c", "a or b or c"),
        ("not a", "a"),
        ("a + 1", "a - 1"),
        ("True", "False"),
        ("4", "5"),
        ("'word'", ""),
        ("f(a)", ""),
    ],
)
def test_what_a_mutant_has_instead(before: str, after: str) -> None:
    assert changed(before) == after


def test_mutants_are_sound_python_and_change_one_place() -> None:
    for _, mutant in islice(drawn(1, ""), 200):
        source = (mutation.ROOT / mutant.path).read_text(encoding="utf-8")
        text = mutant.applied(source)
        ast.parse(text)
        assert text != source
        assert len(text.splitlines()) >= len(source.splitlines()) - 20


def test_equal_seeds_draw_equal_mutants_from_rules_and_edges() -> None:
    first, again = list(islice(drawn(5, ""), 40)), list(islice(drawn(5, ""), 40))
    assert [str(mutant) for _, mutant in first] == [str(mutant) for _, mutant in again]
    assert [group for group, _ in first[:4]] == ["rules", "edges", "rules", "edges"]
    assert {mutant.game for _, mutant in first} > {"hellas"}
    assert [str(mutant) for _, mutant in islice(drawn(6, ""), 40)] != [str(mutant) for _, mutant in first]


def test_part_of_the_sources_can_be_asked_for() -> None:
    assert {mutant.game for _, mutant in islice(drawn(1, "hellas/"), 20)} == {"hellas"}


def test_a_mutant_is_put_in_and_taken_out_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = mutation.GAMES / "toy" / "rules" / "play.py"
    source = "def f(a: int) -> bool:\n    return a > 3\n"
    shop = Workshop.__new__(Workshop)
    shop.folder, shop.sound = tmp_path, {"toy"}
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(source, encoding="utf-8")
    compare = ast.parse(source).body[0].body[0].value  # type: ignore[attr-defined]
    mutant = Mutant(path, compare, instead_of(compare))  # type: ignore[arg-type]
    seen: list[str] = []

    def holds(self: Workshop, command: list[str]) -> bool:
        seen.append((tmp_path / path).read_text(encoding="utf-8"))
        return False

    monkeypatch.setattr(Workshop, "holds", holds)
    assert shop.noticed(mutant)
    assert "return (a <= 3)" in seen[0]
    assert (tmp_path / path).read_text(encoding="utf-8") == source
    assert str(mutant) == "src/tyche/games/toy/rules/play.py:2:12: a > 3  →  a <= 3"


def test_tests_that_fail_without_a_change_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shop = Workshop.__new__(Workshop)
    shop.folder, shop.sound = tmp_path, set()
    monkeypatch.setattr(Workshop, "holds", lambda self, command: False)
    with pytest.raises(SystemExit, match="without any change"):
        shop.check("toy")


def test_several_workers_share_the_mutants(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Workshop, "__init__", lambda self, folder, sound: None)
    monkeypatch.setattr(Workshop, "noticed", lambda self, mutant: mutant.line % 2 == 0)
    monkeypatch.setattr("sys.argv", ["mutation", "--mutants", "60", "--workers", "8", "--only", "hellas/"])
    assert mutation.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 62
    assert len(set(lines[:60])) == 60
    assert lines[60].startswith("rules: ")
    monkeypatch.setattr("sys.argv", [*sys.argv, "--least", "1", "1"])
    assert mutation.main() == 1
