"""All speed figures as one table: each build of the engine next to python-chess in the same run.

    python -m benchmarks.run [--game scharz] [--players 4] [--options mode=basic] [--runs 9]

The compiled build is measured if `make compiled` has made it.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from benchmarks import speed_arguments

COMPILED = Path(__file__).resolve().parent.parent / "build" / "compiled"
ROWS = (
    ("python-chess random play, moves/s", "chess", "{:,.0f}"),
    ("random play, decisions/s", "decisions", "{:,.0f}"),
    ("ratio to python-chess", "ratio", "{:.2f}"),
    ("fork at a random moment, ms", "fork", "{:.3f}"),
    ("view with options, ms", "view", "{:.3f}"),
    ("imagine a table at a random moment, ms", "imagine", "{:.3f}"),
    ("one more copy of it at a loop head, ms", "copy", "{:.3f}"),
    ("saving the bare state, ms", "save", "{:.3f}"),
    ("replay of a finished game, ms", "replay", "{:.0f}"),
    ("decisions in that game", "length", "{:,}"),
)


def measured(arguments: list[str], path: str | None) -> dict[str, object]:
    """The figures of one build, from a fresh process on one core."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = path
    command = [sys.executable, "-m", "benchmarks.measure", *arguments]
    if hasattr(os, "sched_setaffinity"):
        command = [sys.executable, "-c", _PINNED, *command[1:]]
    output = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    figures: dict[str, object] = json.loads(output)
    return figures


_PINNED = """
import os, sys
os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""


def main() -> None:
    """Command line."""
    options = speed_arguments(__doc__).parse_args()
    arguments = ["--game", options.game, "--players", str(options.players), "--runs", str(options.runs)]
    arguments += ["--options", options.options]
    builds = [measured(arguments, None)]
    if COMPILED.exists():
        builds.append(measured(arguments, str(COMPILED)))
    print(f"| {options.game}, {options.players} seats | " + " | ".join(str(b["build"]) for b in builds) + " |")
    print("|---" * (len(builds) + 1) + "|")
    for title, key, form in ROWS:
        print(f"| {title} | " + " | ".join(form.format(build[key]) for build in builds) + " |")


if __name__ == "__main__":
    main()
