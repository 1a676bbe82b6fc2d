"""`tools/compile.py` compiles again what has changed of the compiled modules, and copies the rest."""

from pathlib import Path

import pytest
from tools import compile as tool

SOURCES = {
    "core/table.py": "A = 1\n",
    "games/toy.py": "",
    "bots/toy.py": "",
    "research/asking.py": "",
    "research/describing.py": "",
    "server/wire.py": "B = 1\n",
    "server/app.py": "C = 1\n",
    "server/room/deltas.py": "from tyche.server import wire\nfrom tyche.core.table import A\n",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with little in it."""
    single = {part: "" for part in tool.COMPILED if part.endswith(".py")}
    for name, text in {**single, **SOURCES}.items():
        path = tmp_path / "src" / "tyche" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name in ("pyproject.toml", "uv.lock"):
        (tmp_path / name).touch()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "anew"),
    [("core/table.py", True), ("server/room/deltas.py", True), ("server/wire.py", True), ("server/app.py", False)],
)
def test_only_what_is_compiled_is_compiled_again(root: Path, name: str, anew: bool) -> None:
    before = tool.fingerprint(root, "2")
    path = root / "src" / "tyche" / name
    path.write_text(path.read_text(encoding="utf-8") + "D = 1\n", encoding="utf-8")
    assert (tool.fingerprint(root, "2") != before) == anew


def test_the_rest_of_the_copy_follows_its_sources(root: Path) -> None:
    target = root / "build" / "compiled"
    tool.refresh(root, target)
    (target / "tyche" / "core" / "table.so").touch()
    (root / "src" / "tyche" / "server" / "app.py").unlink()
    (root / "src" / "tyche" / "server" / "wire.py").write_text("B = 2\n", encoding="utf-8")
    tool.refresh(root, target)
    copy = target / "tyche"
    assert (copy / "server" / "wire.py").read_text(encoding="utf-8") == "B = 2\n"
    assert not (copy / "server" / "app.py").exists()
    assert (copy / "core" / "table.so").exists()


def test_single_modules_of_the_server_are_compiled_too(root: Path) -> None:
    compiled, _ = tool.modules_of(root)
    assert Path("tyche/server/room/deltas.py") in compiled
    assert Path("tyche/server/app.py") not in compiled


def test_what_is_to_be_compiled_is_there() -> None:
    source = tool.ROOT / "src" / "tyche"
    assert [part for part in tool.COMPILED if not (source / part).exists()] == []
    compiled, plain = tool.modules_of(tool.ROOT)
    assert not [path for path in plain if path.is_relative_to("tyche/server")]  # structs have modules of their own
    assert Path("tyche/server/room/room.py") in compiled
