"""The tool that changes the rules at random: its mutants are sound Python, drawn alike by equal seeds."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools import coverage, mutants, trying
from tools.mutants import GAMES, Mutant, drawn, instead_of
from tools.mutation import wilson


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
        source = (mutants.ROOT / mutant.path).read_text(encoding="utf-8")
        text = mutant.applied(source)
        ast.parse(text)
        assert text != source
        assert len(text.splitlines()) == len(source.splitlines())


def test_equal_seeds_draw_equal_mutants_from_rules_and_edges() -> None:
    first, again = list(islice(drawn(5, ""), 40)), list(islice(drawn(5, ""), 40))
    assert [str(mutant) for _, mutant in first] == [str(mutant) for _, mutant in again]
    assert [group for group, _ in first[:4]] == ["rules", "edges", "rules", "edges"]
    assert {mutant.game for _, mutant in first} > {"hellas"}
    assert [str(mutant) for _, mutant in islice(drawn(6, ""), 40)] != [str(mutant) for _, mutant in first]


def test_part_of_the_sources_can_be_asked_for() -> None:
    assert {mutant.game for _, mutant in islice(drawn(1, "hellas/"), 20)} == {"hellas"}


SOURCE = """
def bigger(a: int, b: int = 3) -> bool:
    return (
        a
        > b
    )


def both(a: int) -> list[bool]:
    return [bigger(a), bigger(a, 0)]
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A game whose functions others have imported by name."""
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    monkeypatch.setattr(trying, "ROOT", tmp_path)
    monkeypatch.setattr(coverage, "ROOT", tmp_path)
    path = tmp_path / GAMES / "toy" / "rules" / "play.py"
    path.parent.mkdir(parents=True)
    path.write_text(SOURCE, encoding="utf-8")
    spec = spec_from_file_location("mutated_toy", path)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    yield found
    coverage.fingerprint.cache_clear()


def mutant_of(before: str) -> Mutant:
    return next(found for _, found in drawn(1, "toy/") if found.before == before)


def test_a_mutant_is_put_into_functions_that_others_hold(module: ModuleType) -> None:
    bigger = module.bigger
    assert module.both(2) == [False, True]
    mutant = mutant_of("a > b")
    trying.put_in(mutant)
    assert bigger is module.bigger
    assert module.both(2) == [True, False]
    assert str(mutant) == "src/tyche/games/toy/rules/play.py:4:9: a > b  →  a <= b"
    assert len(mutant.applied(SOURCE).splitlines()) == len(SOURCE.splitlines())


def test_what_runs_when_the_games_are_loaded_is_loaded_anew(module: ModuleType) -> None:
    """Defaults of parameters are computed then: a function that gets other code keeps them."""
    default = mutant_of("3")
    assert default.line < default.function.start
    assert mutant_of("a > b").line >= mutant_of("a > b").function.start


def test_statements_are_seen_each_time_they_run(module: ModuleType, tmp_path: Path) -> None:
    marks, place = coverage.Marks(), "src/tyche/games/toy/rules/play.py"
    assert marks.name_of(str(tmp_path / place)) == place
    assert marks.name_of(str(tmp_path / "src" / "tyche" / "core" / "ask.py")) == ""
    scope: dict[str, Any] = {coverage.HIT: marks.seen.add}
    exec(marks.marked(tmp_path / place, place), scope)
    for _ in range(2):
        assert marks.watch(lambda: scope["bigger"](5))
        assert marks.lines() == mutant_of("a > b").lines
    assert not marks.watch(lambda: scope["both"](2)[0])
    assert {line for _, line in marks.lines()} == {3, 10}


NESTED = """
A = 1
def f(a):
    "What it does."
    match a:
        case 1:
            return 2
    def g():
        return a
    return g
"""


def test_marks_stand_before_every_statement_of_functions_alone() -> None:
    tree, marks = ast.parse(NESTED), coverage.Marks()
    marks.mark(tree, "f", False)
    assert sorted(line for _, line in marks.places) == [5, 7, 8, 9, 10]
    assert ast.get_docstring(tree.body[1]) == "What it does."  # type: ignore[arg-type]


def test_tests_that_run_the_statement_come_first_by_their_time(module: ModuleType, tmp_path: Path) -> None:
    place = "src/tyche/games/toy/rules/play.py"
    kept = coverage.Coverage(tmp_path / "kept")
    kept.tests = {
        "tests/a.py::test_slow": coverage.Recorded(9, [(place, 4)], slow=True),
        "tests/b.py::test_long[x]": coverage.Recorded(3, []),
        "tests/b.py::test_prepares[x]": coverage.Recorded(2, [(place, 4)]),
        "tests/b.py::test_other[y]": coverage.Recorded(1, [(place, 11)]),
    }
    assert kept.running({(place, 4)}) == ["tests/b.py::test_prepares[x]", "tests/b.py::test_long[x]"]
    kept.save()
    assert set(coverage.Coverage(tmp_path / "kept").tests) == set(kept.tests)
    coverage.fingerprint.cache_clear()
    (tmp_path / place).write_text(SOURCE + "\n", encoding="utf-8")
    assert set(coverage.Coverage(tmp_path / "kept").tests) == {"tests/b.py::test_long[x]"}, "the others ran that file"


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return 0", ""),
        ("os.write(tell, b'a test'); return NOTICED", "a test"),
        ("os.kill(os.getpid(), 27)", "goes on for too long"),
    ],
)
def test_a_trial_tells_by_what_a_mutant_was_noticed(body: str, told: str) -> None:
    scope: dict[str, object] = {"os": os, "NOTICED": trying.NOTICED}
    exec(f"def run(tell):\n    {body}", scope)
    trial = trying.Trial(scope["run"])  # type: ignore[arg-type]
    assert trial.told(os.waitpid(trial.pid, 0)[1]) == told


def test_a_trial_that_breaks_is_no_success() -> None:
    def broken(tell: int) -> int:
        raise ValueError

    trial = trying.Trial(broken)
    with pytest.raises(SystemExit):
        trial.told(os.waitpid(trial.pid, 0)[1])


PLAY = """
def table_of(n: int) -> list[int]:
    return [k * n for k in range(3)]


TABLE = table_of(4)


def wins(points: int) -> bool:
    if points < 0:
        return False
    return points >= 10


def unseen(a: int) -> int:
    return a + 7
"""
TESTS = """
from tyche.games.toy.rules.play import TABLE, wins


def test_wins() -> None:
    assert wins(10)
    assert not wins(9)


def test_table() -> None:
    assert TABLE == [0, 4, 8]
"""


def test_mutants_of_a_whole_game_are_tried(tmp_path: Path) -> None:
    """What is computed while a game is loaded, too; nobody notices what no test holds."""
    shutil.copytree(mutants.ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    package = tmp_path / "src" / "tyche" / "games" / "toy" / "rules"
    (tmp_path / "tests").mkdir()
    package.mkdir(parents=True)
    for folder in (package, package.parent, package.parents[1], package.parents[2]):
        (folder / "__init__.py").touch()
    (package / "play.py").write_text(PLAY, encoding="utf-8")
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = ['--import-mode=importlib']\n")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path / 'src'}:{tmp_path}"}
    command = [sys.executable, "-m", "tools.mutation", "--workers", "2", "--tests", "tests/test_toy.py"]
    asked = [*command, "--least", "0.95", "0.85"]
    done = subprocess.run(asked, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    told = {line.split(": ")[1]: line.split()[0] for line in done.stdout.splitlines() if "→" in line}
    assert done.returncode == 1, done.stdout + done.stderr
    assert told["points >= 10  →  points < 10  (tests/test_toy.py::test_wins)"] == "noticed"
    assert told["3  →  4  (tests/test_toy.py::test_table)"] == "noticed", "a table that is computed when loading"
    assert told["a + 7  →  a - 7"] == "SURVIVED"
    assert "2 tests, 0 of them too slow for mutants" in done.stdout


def test_the_share_of_all_mutants_lies_around_the_one_that_was_drawn() -> None:
    assert [round(share, 3) for share in wilson(95, 100)] == [0.888, 0.978]
    assert [round(share, 3) for share in wilson(20, 20)] == [0.839, 1.0]
