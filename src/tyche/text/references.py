"""What the facts and options of a game refer to: its declared facts and verbs say it. The rest of what texts need is in
``locale/references.yaml`` of its package.

.. code-block:: yaml

    merged:                    # telling: the fact in which neighbouring entries of the log may differ to become one
      moved: place
    cards: {file: data/cards.yaml, list: cards}   # records with id, title, kind and op
"""

from pathlib import Path
from typing import Any

import yaml

from tyche.core.game import Game

SEAT = "seat"
"""The fact by which the engine and the server name a seat, in every game."""


class References:
    """The kinds of facts and arguments, and the records of the cards."""

    def __init__(self, game: Game) -> None:
        folder = game.folder
        path = folder / "locale" / "references.yaml"
        found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.facts: dict[str, list[str]] = {SEAT: ["faction"]}
        self.facts |= {key: list(kind.texts) for key, kind in game.facts.items()}
        self.options: dict[str, list[tuple[str, list[str]]]] = game.verbs.references()
        self.merged: dict[str, str] = found.get("merged", {})
        self.cards: dict[str, dict[str, Any]] = _records(folder, found.get("cards"))

    def kinds(self, fact: str) -> list[str]:
        """What a fact may refer to; nothing for numbers and plain words."""
        return self.facts.get(fact, [])


def _records(folder: Path, where: dict[str, str] | None) -> dict[str, dict[str, Any]]:
    """The records of a data file by id."""
    if where is None:
        return {}
    data = yaml.safe_load((folder / where["file"]).read_text(encoding="utf-8"))
    return {str(record["id"]): record for record in data[where["list"]]}
