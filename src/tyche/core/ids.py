"""The ids that a game uses: its questions, verbs, log entries and reasons. Cases may name only these.

Verbs and the questions that take them are declared (`Verbs`); every question, entry of the log and reason has a
sentence, so the Fluent files of the game name the rest.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tyche.core.game import Game
from tyche.core.run import MALFORMED, NOT_YOURS, OVER

_IDS: Final = re.compile(r"^(ask|telling|refusal)-([a-z0-9-]+) *=", re.MULTILINE)
_TABLE: Final = ("table-went-back", "branched", "resigned")
"""Entries that the engine and the server write to the log of any game."""


class Ids:
    """What a game can ask, do, tell and give as a reason; what is empty is not known and not checked."""

    def __init__(self, topics: set[str], verbs: set[str], tellings: set[str], reasons: set[str]) -> None:
        self.topics = topics
        self.verbs = verbs
        self.tellings = tellings
        self.reasons = reasons


def ids_of(game: Game) -> Ids:
    """The ids of a game."""
    found = _worded(game.folder)
    topics = {*game.verbs.topics(), *found["ask"]}
    tellings = {*found["telling"], *_TABLE} if found["telling"] else set()
    reasons = {*found["refusal"], NOT_YOURS, OVER, MALFORMED} if found["refusal"] else set()
    return Ids(topics, set(game.verbs.named), tellings, reasons)


@cache
def _worded(folder: Path) -> dict[str, list[str]]:
    """The ids that have a sentence in English, by their family."""
    found: dict[str, list[str]] = {"ask": [], "telling": [], "refusal": []}
    for path in sorted((folder / "locale").glob("*en.ftl")):
        for family, ident in _IDS.findall(path.read_text(encoding="utf-8")):
            found[family].append(ident)
    return found
