"""`import tyche`: what it offers, what its documentation says, and the examples of the docs."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tyche
from tyche import api
from tyche.core.cases import read_cases, run_case
from tyche.games.successors import Private, Public

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL


def examples() -> dict[str, str]:
    """The Python examples of the docs that stand on their own, each with file and place."""
    found: dict[str, str] = {}
    for path in sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md"]):
        blocks = re.findall(r"^```python\n(.*?)^```", path.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
        for n, block in enumerate(blocks):
            if block.startswith(("import ", "from ")):
                found[f"{path.stem.replace('-', '_')}_{n}.py"] = block
    return found


def test_every_public_name_is_there_and_documented() -> None:
    names = set(dir(tyche)) - {"__version__"}
    assert {"Table", "Ask", "Bot", "Record", "open", "bots", "games"} <= names
    for name in names - {"Game", "Option"}:  # these are aliases of types
        assert getattr(tyche, name).__doc__, name
    scope: dict[str, object] = {}
    exec("from tyche import *", scope)
    assert names <= scope.keys()
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = tyche.nothing


@pytest.mark.parametrize("module", [api, tyche.games], ids=lambda module: str(module.__name__))
def test_the_examples_in_the_docstrings_run(module: object) -> None:
    results = doctest.testmod(module, optionflags=FLAGS)  # type: ignore[arg-type]
    assert results.attempted
    assert not results.failed


def test_importing_a_part_does_not_import_all_of_it() -> None:
    script = (
        "import sys, tyche.core.table; print([m for m in sys.modules if m.startswith(('tyche.bots', 'tyche.server'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_python_dash_m_is_the_command_line() -> None:
    done = subprocess.run([sys.executable, "-m", "tyche", "games"], capture_output=True, text=True, check=True)
    assert "successors" in done.stdout


def test_a_view_as_a_struct_is_the_view() -> None:
    table = tyche.open("successors", 3, seed="granikos")
    public, private, view = table.view_as(Public, 0), table.view_as(Private, 0), table.view(0)
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [seat.vp for seat in public.seats] == [seat["vp"] for seat in seats]
    assert private.hand == view["hand"]


def test_the_examples_of_the_docs_are_typed(tmp_path: Path) -> None:
    found = examples()
    assert len(found) >= 3
    for name, text in found.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={ROOT / '.mypy_cache'}"]
    done = subprocess.run([*command, str(tmp_path)], capture_output=True, text=True, cwd=ROOT / "src", check=False)
    assert done.returncode == 0, done.stdout


def test_the_cases_of_the_docs_hold() -> None:
    found = 0
    for path in sorted([*(ROOT / "docs").glob("*.md"), ROOT / "README.md"]):
        text = path.read_text(encoding="utf-8")
        for block in re.findall(r"^```yaml\n(game: .*?)^```", text, re.MULTILINE | re.DOTALL):
            for case in read_cases(path.name, block.encode()):
                assert run_case(case) == []
                found += 1
    assert found >= 3
