"""Write docs/bot-features.md: the numbers in which bots describe a position, as the games declare them.

python -m tools.bot_features            # or --check
"""

from __future__ import annotations

import sys
from pathlib import Path

from tyche.bots.value import BAD, GOOD, description_of
from tyche.core.game import games

TARGET = Path(__file__).resolve().parent.parent / "docs" / "bot-features.md"
SIGNS = {GOOD: "good", BAD: "bad"}
HEAD = """# What bots see in a position

Each game describes every seat in one vector of numbers, in this order. Trained values, advice and reasons speak of them
by name ([bots](bots.md)). *Good* and *bad* are signs that a trained weight keeps. *Hidden* numbers rest on what only
the seat itself may know; for other seats they are imagined.
"""


def text() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in sorted(games()):
        rows = [f"\n## {name.capitalize()}\n", "| name | meaning | clause | sign | |", "|---|---|---|---|---|"]
        for one in description_of(name).features:
            hidden = "hidden" if one.hidden else ""
            rows.append(f"| `{one.name}` | {one.meaning} | {one.clause} | {SIGNS.get(one.sign, '')} | {hidden} |")
        parts.append("\n".join(rows) + "\n")
    return "".join(parts)


def main() -> int:
    found = text()
    if "--check" in sys.argv:
        same = TARGET.exists() and TARGET.read_text(encoding="utf-8") == found
        if not same:
            print("docs/bot-features.md is not up to date: make generated")
        return 0 if same else 1
    TARGET.write_text(found, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
