"""Topics at which clients give the only answer by themselves: real questions, and none about hidden cards."""

from pathlib import Path
from typing import Any

import pytest

from tyche.core.game import games
from tyche.core.record import load_record, table_from
from tyche.text.catalogue import FALLBACK, Catalogue

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.parametrize("record", [f"{name}-2" for name in games()])
def test_forced_topics_are_asked_and_show_no_hand(record: str) -> None:
    whole = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    game = whole.game
    board: Any = game.board(whole.setup)
    forced = board["forced"]
    catalogue = Catalogue(game.folder, FALLBACK)
    assert [topic for topic in forced if not catalogue.has(f"ask-{topic}")] == []
    table = whole.at(0)
    met = 0
    for seat, option in whole.decisions:
        if table.ask is not None and table.ask.topic in forced:
            view: Any = table.view(seat)
            held = set(view.get("hand") or [])
            assert not any(word in held for words in view["ask"]["options"] for word in words[1:]), table.ask.topic
            met += 1
        table.choose(seat, option)
    assert met > 0
