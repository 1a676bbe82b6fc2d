"""The race to victory: every kind of victory with everybody's place in it, in words of all languages."""

from pathlib import Path
from typing import Any

import pytest

from tests.test_ahead import RECORDS
from tyche.core.race import ahead, towards
from tyche.core.record import load_record, table_from

LANGUAGES = ("en", "de", "cs", "pl")
KINDS = {
    "successors-4": ["victory-points", "legitimacy", "regency", "end-of-game"],
    "hellas-4": ["warlord", "favoured", "slayer", "king-of-kings"],
    "hellas-2": ["warlord", "favoured", "slayer"],
    "scharz-4": ["sovereignty", "supremacy", "power", "significance"],
}
WINNERS = {"successors-4": ("end-of-game", 3), "hellas-4": ("slayer", 2), "hellas-2": ("favoured", 0)}


@pytest.mark.parametrize("record", KINDS)
def test_every_kind_of_victory_has_everybody_in_it(record: str) -> None:
    table = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    view: Any = table.view(None)
    assert [victory["kind"] for victory in view["race"]] == KINDS[record]
    assert all(len(victory["runners"]) == table.setup.players for victory in view["race"])
    if record in WINNERS:
        kind, seat = WINNERS[record]
        runners = next(victory["runners"] for victory in view["race"] if victory["kind"] == kind)
        assert runners[seat]["near"]
        assert runners[seat]["has"] >= runners[seat]["goal"]
        assert sum(runner["near"] for runner in runners) == 1
    for language in LANGUAGES:
        words = (Path(table.game.folder) / "locale" / f"board-{language}.ftl").read_text()
        for kind in KINDS[record]:
            assert f"board-victory-{kind} =" in words
            assert "    .about = " in words.split(f"board-victory-{kind} =")[1].splitlines()[1], (kind, language)


def test_a_step_from_a_goal_is_near() -> None:
    assert [towards(has, 3).near for has in (0, 1, 2, 3)] == [False, False, True, True]
    assert [towards(has, 23).near for has in (19, 20)] == [False, True]


def test_who_leads_alone_is_near_where_most_wins() -> None:
    assert [one.near for one in ahead([3, 5, 4])] == [False, True, False]
    assert not any(one.near for one in ahead([5, 5, 0]))
    assert not any(one.near for one in ahead([0, 0]))
