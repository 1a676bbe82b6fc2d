"""What a scene changes, in a line of the terminal and the reader's language."""

import pytest

from tyche.cli.scenes import change_line
from tyche.core.game import games
from tyche.text.messages import Messages


@pytest.mark.parametrize(
    ("language", "kind", "line"),
    [
        ("en", "legitimacy", "Red: legitimacy 1 → 0"),
        ("de", "legitimacy", "Rot: Legitimität 1 → 0"),
        ("en", "status", "Red: status Champion → Successor"),
        ("cs", "status", "Červený: postavení Ochránce → Následník"),
    ],
)
def test_a_change_is_told_in_words(language: str, kind: str, line: str) -> None:
    change = {"kind": kind, "faction": "red", "before": 1, "after": 0, "facts": {}}
    assert change_line(change, Messages(games()["successors"], language)) == line
