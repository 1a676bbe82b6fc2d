"""The examples run."""

import json
import os
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def run(*words: str, path: str = "") -> str:
    """What a program prints."""
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_small_agent_learns_and_is_tried() -> None:
    said = run(str(EXAMPLES / "learn_preferences.py"), "--games", "2", "--trial", "2")
    assert "of 2 games won against random play" in said


def test_an_agent_from_outside_plays_in_the_arena(tmp_path: Path) -> None:
    metadata = tmp_path / "outside_agent-1.0.dist-info"  # what installing the package would write
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: outside-agent\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[tyche.bots]\nbuilder = outside_agent:Builder\n")
    out = tmp_path / "games.jsonl"
    run(
        *("-m", "tyche", "arena", "hellas", "--bots", "builder,random", "--players", "2", "--deals", "1"),
        *("--out", str(out)),
        path=os.pathsep.join([str(tmp_path), str(EXAMPLES / "outside_agent")]),
    )
    games = [json.loads(line) for line in out.read_text().splitlines()]
    assert any("builder" in json.dumps(game) for game in games)
