"""What is foretold of a march: enemies, control, monsters (H13.1, H14.2)."""

import random

from tyche.core.table import Table, open_table
from tyche.games.hellas.game import GAME
from tyche.games.hellas.rules.play import Hellas
from tyche.text import Messages


def controllers(table: Table) -> dict[str, object]:
    """Who controls which region; nobody's may be left out."""
    places = table.view(None)["places"]
    assert isinstance(places, dict)
    return {name: place["controller"] for name, place in places.items()}


def play_of(table: Table) -> Hellas:
    assert isinstance(table.play, Hellas)
    return table.play


def test_marches_are_foretold_as_they_come() -> None:
    rng = random.Random(2)
    words = [Messages(GAME, language) for language in ("en", "de")]
    seen: set[str] = set()
    conquests = 0
    for game in range(3):
        table = open_table(GAME, 3, seed=bytes([game]) * 32)
        while table.ask is not None and len(table.decisions) < 700:
            seat = table.awaited()[0]
            option = rng.choice(table.options(seat))
            remarks = table.foresee(seat, option).remarks
            for remark in remarks:
                seen.add(remark.message)
                assert not any("[" in words_of.remark(remark.message, remark.facts) for words_of in words)
            before, topic = controllers(table), table.ask.topic
            level = play_of(table).s.level[:]
            table.choose(seat, option)
            for remark in remarks:
                if remark.message == "monument-level":
                    god = int(str(remark.facts["god"]))
                    assert play_of(table).s.level[god] == level[god] + 1 == remark.facts["level"]
                if remark.message == "control" and topic == "move-hoplites":
                    place = str(option[2])
                    gained = controllers(table).get(place) not in (None, before.get(place))
                    assert gained == remark.facts["enough"], option
                    conquests += gained
    assert seen == {"monster", "meets-army", "control", "near-victory", "monument-level"}
    assert conquests > 1
