"""The client's sentences are those of the Python side, for all that the golden records make the games say."""

import subprocess
import sys
from pathlib import Path

from tests.web.node import WEB, node

ROOT = Path(__file__).parents[2]
LONGEST = 240


def test_the_client_says_the_same(tmp_path: Path) -> None:
    written = tmp_path / "parity.json"
    tool = [sys.executable, str(ROOT / "tools/text_parity.py"), str(ROOT / "tests/records"), str(written)]
    subprocess.run(tool, check=True, timeout=LONGEST)
    done = node("vitest/vitest.mjs", "run", "src/text/parity.test.ts", cwd=WEB, PARITY=str(written))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout
