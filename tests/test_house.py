"""The rules of the house that no linter checks."""

import ast
import os
import re
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
import typer

import tyche
from tests.needs import missing
from tyche.core.game import games

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tyche"
LONGEST_FILE = 400
ENGINE_MAY_IMPORT = {"tyche", "msgspec", "yaml", "mypy_extensions", *sys.stdlib_module_names} - {"random"}
DISPLAYS = (ast.Tuple, ast.List, ast.Set)


def imports(path: Path) -> set[str]:
    """The top-level names of all absolute imports in a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            found.add(str(node.module).partition(".")[0])
    return found


def readme_commands() -> list[str]:
    """The lines of the README's shell blocks, without comments."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", readme, re.MULTILINE | re.DOTALL)
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line]


def make_targets() -> dict[str, list[str]]:
    """Each target of the Makefile and the targets it needs."""
    rules = re.findall(r"^([a-z-]+):([^=\n#]*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return {target: needs.split() for target, needs in rules}


def shell_lines(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_engine_imports_only_the_standard_library_msgspec_and_yaml(layer: str) -> None:
    files = sorted((SOURCE / layer).rglob("*.py"))
    foreign = {str(path.relative_to(ROOT)): names for path in files if (names := imports(path) - ENGINE_MAY_IMPORT)}
    assert files
    assert not foreign


def open_constants(path: Path) -> list[str]:
    """The constants of a module that are not declared `Final`."""
    found: list[str] = []
    for node in ast.parse(path.read_bytes()).body:
        if isinstance(node, ast.Assign):
            names = [name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            found += [name for name in names if re.fullmatch(r"_?[A-Z][A-Z0-9_]+", name)]
    return found


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_constants_of_the_engine_are_final(layer: str) -> None:
    """The compiled engine holds a `Final` in place and looks any other global up by its name, each time."""
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    assert not {str(path.relative_to(ROOT)): names for path in files if (names := open_constants(path))}


def unpacked_memberships(path: Path) -> list[int]:
    """The lines that ask for membership in a display with an unpacked part: `x in (*NAMES, "more")`."""
    compared = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.Compare)]
    displays = [
        (node.lineno, other.elts) for node in compared for other in node.comparators if isinstance(other, DISPLAYS)
    ]
    return [line for line, parts in displays if any(isinstance(part, ast.Starred) for part in parts)]


@pytest.mark.parametrize("layer", ["core", "games", "bots"])
def test_nothing_is_written_that_the_compiler_cannot_read(layer: str) -> None:
    """mypyc ends with an internal error at such a line, and then nothing at all is compiled."""
    files = sorted((SOURCE / layer).rglob("*.py"))
    assert files
    assert not {str(path.relative_to(ROOT)): lines for path in files if (lines := unpacked_memberships(path))}


def test_no_source_file_is_too_long() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_bytes().splitlines()) for path in SOURCE.rglob("*.py")}
    assert not {path: length for path, length in lengths.items() if length > LONGEST_FILE}


def test_nothing_but_the_games_names_a_game() -> None:
    """A game that is added changes no line elsewhere."""
    files = [ROOT / "Makefile", *(SOURCE / "bots").glob("*.py")]
    files += [path for layer in ("core", "server") for path in (SOURCE / layer).rglob("*.py")]
    client = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    files += [path for path in client if not path.name.endswith(".test.ts") and "games" not in path.parts]
    names = re.compile(rf"\b({'|'.join(games())})\b")
    assert not [str(path.relative_to(ROOT)) for path in files if names.search(path.read_text(encoding="utf-8"))]


def test_the_readme_starts_with_the_two_commands() -> None:
    assert [line for line in readme_commands() if line.startswith("make ")][:2] == ["make play", "make test"]


def test_every_make_command_in_the_readme_is_a_target() -> None:
    used = {line.split()[1] for line in readme_commands() if line.startswith("make ")}
    assert used <= make_targets().keys()


def test_ci_runs_the_readmes_test_command_and_passes_over_nothing() -> None:
    lines = shell_lines(ROOT / ".ci" / "run")
    assert lines[-1] == "exec make test </dev/null"
    assert "export CI=true" in lines


def test_what_a_machine_lacks_fails_in_ci_and_is_skipped_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no browser"):
        missing("no browser")
    monkeypatch.delenv("CI")
    with pytest.raises(pytest.skip.Exception, match="no browser"):
        missing("no browser")


def test_make_test_runs_every_check() -> None:
    checks = {"lint", "types", "imports", "client-check", "docs", "unit", "goldens-check", "clauses", "fuzz-short"}
    targets = make_targets()
    side_by_side = "\n\t$(MAKE) -j$(WORKERS) checks\n"
    assert side_by_side in (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets["test"][0] == "checks-at-once"
    run = {*targets["test"], *targets["checks"]}
    assert checks <= run <= targets.keys(), "what has no rule passes in silence"


def test_every_tyche_command_in_the_readme_exists() -> None:
    app = import_module("tyche.cli").app
    commands = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    used = {words[words.index("tyche") + 1] for line in readme_commands() if "tyche" in (words := line.split())}
    assert used <= commands.keys()


@pytest.mark.skipif("TYCHE_COMPILED" not in os.environ, reason="concerns `make compiled`")
def test_the_compiled_modules_are_the_ones_imported() -> None:
    modules = (Path(tyche.__file__).parent.parent / "modules").read_text(encoding="utf-8").split()
    assert modules
    plain = [name for name in modules if not str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))]
    assert not plain
