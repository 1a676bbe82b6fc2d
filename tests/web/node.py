"""Running the client's tools: Node.js comes with the development environment, the packages with `make client`."""

import os
import subprocess
import sys
from pathlib import Path

from tests.needs import missing

WEB = Path(__file__).parents[2] / "web"
LONGEST = 240


def node(script: str, *arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script of an installed package."""
    program = Path(sys.executable).parent / "node"
    path = WEB / "node_modules" / script
    if not program.exists() or not path.exists():
        missing("the packages of the client are not installed: make client")
    command = [str(program), str(path), *arguments]
    found = {**os.environ, "NO_COLOR": "1", **environment}
    return subprocess.run(command, cwd=cwd, env=found, capture_output=True, text=True, timeout=LONGEST, check=False)
