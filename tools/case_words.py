"""Write the tables of what cases may name into docs/cases.md: questions, verbs and entries of the log of each game.

python -m tools.case_words            # write what has changed
python -m tools.case_words --check    # say that it is out of date, and fail
"""

from __future__ import annotations

import sys
from pathlib import Path

from tyche.core.game import Game, games
from tyche.core.ids import ids_of
from tyche.core.play import Play
from tyche.core.verbs import Verb

PAGE = Path(__file__).resolve().parent.parent / "docs" / "cases.md"
BEGIN = "<!-- made by tools/case_words.py: do not edit below -->"
HEAD = """
## What can be asked, done and told

Cases may name only these: another topic, verb, log id or reason is answered with file, line and the nearest name. An
argument in brackets may be left out. `yes`, `no`, `pass` and `done` answer questions that offer them.
"""


def written(verb: Verb[Play]) -> str:
    """A verb with its arguments, as an option is written."""
    parts = [f"({part.variable})" if part.optional else part.variable for part in verb.arguments]
    return f"`[{', '.join([verb.name, *parts])}]`"


def table_of(game: Game) -> str:
    """The words of a game."""
    ids = ids_of(game)
    lines = [f"### {game.name}", "", "| topic | verbs |", "|---|---|"]
    for topic in sorted(ids.topics):
        verbs = [written(verb) for verb in game.verbs.all if topic in verb.topics]
        lines.append(f"| `{topic}` | {', '.join(verbs) or 'answers and what is offered'} |")
    free = [written(verb) for verb in game.verbs.all if verb.free]
    if free:
        lines += ["", f"Beside any question: {', '.join(free)}."]
    return "\n".join([*lines, "", f"Log: {', '.join(f'`{ident}`' for ident in sorted(ids.tellings))}.", ""])


def page() -> str:
    """The whole page, its tables made anew."""
    text = PAGE.read_text(encoding="utf-8").partition(BEGIN)[0].rstrip()
    return "\n".join([text, "", BEGIN, HEAD, *[table_of(game) for game in games().values()]]).rstrip() + "\n"


def main() -> int:
    check, found = "--check" in sys.argv, page()
    if PAGE.read_text(encoding="utf-8") == found:
        return 0
    if not check:
        PAGE.write_text(found, encoding="utf-8")
    print("docs/cases.md", "is out of date: run make generated" if check else "written")
    return int(check)


if __name__ == "__main__":
    raise SystemExit(main())
