"""The data that the atlas of the web client is drawn from are those of the games."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_data_of_the_atlas_are_up_to_date() -> None:
    """`tools/atlas_data.py` was run after the last change of a board."""
    command = [sys.executable, "tools/atlas_data.py", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
