"""Part of every build of the package: the client of the web table must be there, and up to date.

Whoever installs the wheel needs no Node. Whoever builds it from a checkout does, unless the client is built already; a
source distribution brings the built client along.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("src", "atlas", "locale", "public", "index.html", "package-lock.json", "vite.config.ts")
WITHOUT_NODE = """
The client of the web table is not built, and there is no npm to build it with.
Run `make client`, which brings its own Node, or install Node 24; then build again.
"""
FAILED = """
The client of the web table could not be built: `{command}` failed in {folder}.
Run `make client` to see why.
"""


class ClientHook(BuildHookInterface[Any]):
    """Builds the client if that is needed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files; an editable install serves what `make client` builds."""
        if version != "editable":
            ensure_client(Path(self.root))


def ensure_client(root: Path) -> None:
    """Build the client unless it is newer than its sources, or came with them in a source distribution."""
    page = root / "src" / "tyche" / "server" / "client" / "index.html"
    web = root / "web"
    if page.exists() and ((root / "PKG-INFO").exists() or page.stat().st_mtime >= newest(web)):
        return
    npm = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if npm is None:
        raise SystemExit(WITHOUT_NODE)
    for command in (["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        done = subprocess.run([npm, *command], cwd=web, check=False)
        if done.returncode:
            raise SystemExit(FAILED.format(command=f"npm {' '.join(command)}", folder=web))
    page.touch()


def newest(web: Path) -> float:
    """When the sources of the client last changed."""
    paths = [web / name for name in SOURCES]
    files = [file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])]
    made = web / "public" / "atlas"  # drawn by the build itself
    times = [file.stat().st_mtime for file in files if file.is_file() and not file.is_relative_to(made)]
    return max(times, default=0.0)
