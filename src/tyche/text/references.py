"""What the facts and options of a game refer to, read from ``locale/references.yaml`` of its package.

.. code-block:: yaml

    facts:                     # fact: kind of name; lists and tallies of it go by the same kind
      winner: faction
      what: unit|general       # the first of these kinds that has such a name
    options:                   # verb: its arguments, each a kind, or variable=kind
      take: [units, where]     # units: a type and a number; where: "inside", or nothing
      target: [what=area|royal]
    merged:                    # telling: the fact in which neighbouring entries of the log may differ to become one
      moved: place
    cards: {file: data/cards.yaml, list: cards}   # records with id, title, kind and op
"""

from pathlib import Path
from typing import Any

import yaml


class References:
    """The kinds of facts and arguments, and the records of the cards."""

    def __init__(self, folder: Path) -> None:
        path = folder / "locale" / "references.yaml"
        found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8")) if path.exists() else {}
        self.facts: dict[str, list[str]] = {key: kinds.split("|") for key, kinds in found.get("facts", {}).items()}
        self.options: dict[str, list[tuple[str, list[str]]]] = {
            verb: [_part(part) for part in parts] for verb, parts in found.get("options", {}).items()
        }
        self.merged: dict[str, str] = found.get("merged", {})
        self.cards: dict[str, dict[str, Any]] = _records(folder, found.get("cards"))

    def kinds(self, fact: str) -> list[str]:
        """What a fact may refer to; nothing for numbers and plain words."""
        return self.facts.get(fact, [])


def _part(part: str) -> tuple[str, list[str]]:
    """``what=area|royal`` -> the variable and the kinds; a bare kind is its own variable."""
    name, equals, kinds = part.partition("=")
    return (name, kinds.split("|")) if equals else (part, [part])


def _records(folder: Path, where: dict[str, str] | None) -> dict[str, dict[str, Any]]:
    """The records of a data file by id."""
    if where is None:
        return {}
    data = yaml.safe_load((folder / where["file"]).read_text(encoding="utf-8"))
    return {str(record["id"]): record for record in data[where["list"]]}
