"""Build the mypyc version of the engine: a copy of the package with the rules compiled to C beside their sources.

    python tools/compile.py                  # src/tyche -> build/compiled/tyche
    PYTHONPATH=build/compiled tyche games    # runs on it

The engine, the games, the bots and some of the server are compiled as one group, so that calls and inheritance across
modules are direct.
Two kinds of module stay plain Python: `__init__`, and those that define msgspec structs, because mypyc silently drops
the options of a class (`frozen=True`, `tag=...`). So keep structs in modules of their own, away from the rules.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SERVER = {
    "room": "acts audience changes clocks connection course deltas desk holding loading match orders room showing"
    " views",
    "http": "frames inbox outbox",
    "store": "appending hot",
}
"""What every decision goes through on its way from the socket to the disk and back. Whoever patches a function there
must know that compiled modules call each other directly."""
COMPILED = (
    "core",
    "games",
    "bots",
    *(f"server/{folder}/{name}.py" for folder, names in SERVER.items() for name in names.split()),
    "research/asking.py",
    "research/describing.py",
)
"""Packages, and single modules of the server and the environments that every decision goes through."""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so")
LINKING = {"linux": ["-Wl,-Bsymbolic"]}
"""Calls within the engine go straight to their functions and not through the table of symbols: up to a tenth faster."""


class ParallelBuildExt(build_ext):
    """Compiles the C files of one extension side by side; setuptools alone takes them one after the other."""

    jobs = os.cpu_count() or 1

    def build_extensions(self) -> None:
        compile_serially = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(self.jobs) as pool:
                objects = pool.map(lambda source: compile_serially([source], *args, **kwargs), sources)
                return [name for names in objects for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


def has_class_options(source: Path) -> bool:
    """Whether a class is a struct or takes options in its head; mypyc would ignore these."""
    classes = [node for node in ast.walk(ast.parse(source.read_bytes())) if isinstance(node, ast.ClassDef)]
    return any(
        any(keyword.arg != "metaclass" for keyword in node.keywords)
        or any(ast.unparse(base).split(".")[-1] == "Struct" for base in node.bases)
        for node in classes
    )


def modules_of(root: Path) -> tuple[list[Path], list[Path]]:
    """The sources to compile and those to leave as they are, relative to `src`."""
    source = root / "src"
    parts = [source / "tyche" / part for part in COMPILED]
    paths = sorted(path for part in parts for path in ([part] if part.suffix else part.rglob("*.py")))
    compiled: list[Path] = []
    plain: list[Path] = []
    for path in paths:
        if path.name != "__init__.py":
            (plain if has_class_options(path) else compiled).append(path.relative_to(source))
    return compiled, plain


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts)


def imported(root: Path, source: Path) -> list[Path]:
    """The modules of the package that a module imports."""
    nodes = [node for node in ast.walk(ast.parse(source.read_bytes())) if isinstance(node, ast.ImportFrom)]
    names = {f"{node.module}.{name.name}" for node in nodes for name in node.names}
    names |= {str(node.module) for node in nodes}
    found = [root / "src" / Path(*name.split(".")).with_suffix(".py") for name in sorted(names)]
    return [path for path in found if path.exists()]


def fingerprint(root: Path, opt_level: str) -> str:
    """Changes with what is compiled, the locked tools, this tool, the compiler options and the interpreter."""
    digest = hashlib.sha256(f"{sys.version} {opt_level}".encode())
    files = [root / "pyproject.toml", root / "uv.lock", Path(__file__)]
    for part in COMPILED:
        path = root / "src" / "tyche" / part
        files += [path, *imported(root, path)] if path.suffix else sorted(path.rglob("*.py"))
    for path in files:
        digest.update(f"{path.relative_to(root) if path.is_relative_to(root) else path.name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def refresh(root: Path, target: Path) -> None:
    """Bring the rest of the copy up to date: what is not compiled."""
    source = root / "src" / "tyche"
    for path in sorted((target / "tyche").rglob("*.py")):
        if not (source / path.relative_to(target / "tyche")).exists():
            path.unlink()
    shutil.copytree(source, target / "tyche", ignore=NOT_COPIED, dirs_exist_ok=True)


def build(root: Path, target: Path, opt_level: str, jobs: int) -> None:
    """Copy the package to `target` and put the compiled modules into the copy."""
    compiled, plain = modules_of(root)
    if not compiled:
        raise SystemExit("nothing to compile")
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "src" / "tyche", target / "tyche", ignore=NOT_COPIED)
    os.chdir(target)
    extensions = mypycify(
        [f"--config-file={root / 'pyproject.toml'}", *map(str, compiled)],
        opt_level=opt_level,
        multi_file=True,
        group_name="tyche",
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_link_args += LINKING.get(sys.platform, [])
    ParallelBuildExt.jobs = jobs
    distribution = Distribution({"name": "tyche", "packages": [], "ext_modules": extensions})
    distribution.cmdclass["build_ext"] = ParallelBuildExt
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_lib = command.build_temp = "c"
    distribution.run_command("build_ext")
    (target / "modules").write_text("".join(f"{module_name(path)}\n" for path in compiled), encoding="utf-8")
    print(f"compiled {len(compiled)} modules into {target}")
    if plain:
        print("left as plain Python:", ", ".join(map(module_name, plain)))


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine, the games and the bots with mypyc.")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    parser.add_argument("--opt", choices=["0", "1", "2", "3"], default="2", help="C optimisation level (default: 2)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers at once (default: cores)")
    options = parser.parse_args()
    root = options.root.resolve()
    target = root / "build" / "compiled"
    stamp = target / "fingerprint"
    current = fingerprint(root, options.opt)
    if stamp.exists() and stamp.read_text() == current:
        refresh(root, target)
        print(f"{target} is up to date")
        return
    build(root, target, options.opt, options.jobs)
    stamp.write_text(current)


if __name__ == "__main__":
    main()
