"""Write what the Python side says about the golden records, for the client to be compared with.

    python tools/text_parity.py tests/records /tmp/parity.json

For every game that has records: its texts in each language as the server gives them, and every question, option,
remark and entry of the log that occurs, with the sentence in each language; besides, the texts in every language and
the longest question of each topic, for what is typed. `web/src/text/parity.test.ts` reads it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from tyche.core.errors import Refused
from tyche.core.game import Game, games
from tyche.core.record import decision_of, load_record, table_from
from tyche.core.table import Table
from tyche.text.catalogue import ENGINE, FALLBACK, files
from tyche.text.messages import Messages

LANGUAGES: Final = ("en", "de")
EVERY: Final = ("en", "de", "cs", "pl")
REMARKS_EVERY: Final = 20
"""Foreseeing is slow: only one moment in so many is asked."""

Line = tuple[str, Any]
"""What is said (``prompt``, ``waiting``, ``option``, ``telling``, ``remark``, ``card``, ``name``), and of what."""


def at_moment(table: Table, moment: int) -> Iterator[Line]:
    """Questions, options and remarks of all seats that are asked now."""
    ask = table.ask
    for seat in ask.seats() if ask else []:
        asked: Any = table.ask_view(seat)
        yield "prompt", {"topic": asked["topic"], "facts": asked["facts"]}
        yield "waiting", {"topic": asked["topic"], "facts": asked["facts"]}
        for option in asked["options"]:
            yield "option", [option, asked["topic"]]
        if moment % REMARKS_EVERY == 0:
            for option in asked["options"]:
                for remark in table.foresee(seat, option).remarks:
                    facts = {key: table.game.spell(key, value) for key, value in remark.facts.items()}
                    yield "remark", {"id": remark.message, "facts": facts}


def of_record(path: Path, digests: list[Any]) -> Iterator[Line]:
    """All that is said while a record is replayed; its log, full and shortened, goes to `digests`."""
    record = load_record(path.read_bytes())
    table = table_from(record, moment=0)
    for n in range(len(record.decisions)):
        yield from at_moment(table, n)
        try:
            table.choose(*decision_of(record, n))
        except Refused:
            # A record of older rules: that is for the golden tests to say, its beginning has sentences enough.
            break
    log = [table.game.told(telling) for telling in table.play.log or ()]
    shorter = Messages(table.game).digest(log)
    digests.append({"log": log, "shorter": shorter})
    for told in [*log, *shorter]:
        yield "telling", {"id": told["id"], "facts": told["facts"]}


def said(messages: Messages, kind: str, of: Any) -> Any:
    """One sentence."""
    match kind:
        case "prompt":
            return messages.prompt(of)
        case "waiting":
            return messages.waiting(of)
        case "option":
            return messages.option(tuple(of[0]), of[1])
        case "telling":
            return messages.telling(of)
        case "remark":
            return messages.remark(of["id"], of["facts"])
        case "card":
            return list(messages.card(of))
        case "name":
            return messages.name(*of)
    raise ValueError(kind)


def names(game: Game, players: int) -> Iterator[Line]:
    """The cards, and the names of everything on the board."""
    for card in Messages(game).references.cards:
        yield "card", card
    board: Any = game.board(game.check(players, None, None))
    for kind, idents in board.get("kinds", {}).items():
        for ident in idents:
            yield "name", [kind, ident]


def of_game(game: Game, paths: list[Path]) -> dict[str, Any]:
    """The texts of a game and all that its records make it say; everything once."""
    digests: list[Any] = []
    lines = [*names(game, game.least), *[line for path in paths for line in of_record(path, digests)]]
    once = {msgspec.json.encode(line): line for line in lines}
    readers = {language: Messages(game, language) for language in LANGUAGES}
    texts = {language: source(game, language) for language in LANGUAGES}
    references = readers[FALLBACK].references
    return {
        "game": game.name,
        "texts": texts,
        "references": {key: getattr(references, key) for key in ("facts", "options", "merged", "cards")},
        "every": {language: source(game, language) for language in EVERY},
        "questions": questions(lines),
        "digests": digests,
        "lines": [
            {"kind": kind, "of": of, "says": {lang: said(reader, kind, of) for lang, reader in readers.items()}}
            for kind, of in once.values()
        ],
    }


def questions(lines: list[Line]) -> list[tuple[str, list[Any]]]:
    """The longest question of each topic with all its options: what the command box is to find its way in."""
    longest: dict[str, list[Any]] = {}
    asked: list[Any] = []
    for kind, of in [*lines, ("", None)]:
        if kind == "option" and (not asked or asked[-1][1] == of[1]):
            asked.append(of)
            continue
        if asked and len(asked) > len(longest.get(asked[0][1], [])):
            longest[asked[0][1]] = [option for option, _ in asked]
        asked = [of] if kind == "option" else []
    return list(longest.items())


def source(game: Game, language: str) -> str:
    """The messages of the engine and of a game."""
    paths = files(ENGINE, language) + files(game.folder / "locale", language)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def main(folder: Path, target: Path) -> None:
    """All installed games that have records."""
    found = [(game, sorted(folder.glob(f"{name}-*.json"))) for name, game in sorted(games().items())]
    target.write_bytes(msgspec.json.encode([of_game(game, paths) for game, paths in found if paths]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
