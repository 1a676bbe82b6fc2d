"""What is foretold of a march: enemies, control, monsters (H13.1, H14.2)."""

import random

from tyche.core.table import open_table
from tyche.games.hellas.game import GAME
from tyche.text import Messages


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
            remarks = table.foresee(seat, option)
            for remark in remarks:
                seen.add(remark.message)
                assert not any("[" in words_of.remark(remark.message, remark.facts) for words_of in words)
            before = {name: place["controller"] for name, place in table.view(None)["places"].items()}  # type: ignore[attr-defined]
            topic = table.ask.topic
            table.choose(seat, option)
            controls = [remark for remark in remarks if remark.message == "control"]
            if controls and topic == "move-hoplites":
                after = {name: place["controller"] for name, place in table.view(None)["places"].items()}  # type: ignore[attr-defined]
                place = str(option[2])
                gained = after.get(place) is not None and after.get(place) != before.get(place)
                if gained:
                    assert controls[0].facts["enough"]
                    conquests += 1
    assert seen == {"monster", "meets-army", "control"}
    assert conquests > 1
