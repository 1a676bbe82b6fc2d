"""What is foretold of a march: enemies, control, monsters (H13.1, H14.2)."""

import random

import pytest

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
    quests = {"quest-here", "quest-ahead"}
    assert seen == {"monster", "meets-army", "control", "near-victory", "monument-level", *quests}
    assert conquests > 1


@pytest.mark.parametrize(("strength", "step"), [(1, 0), (2, 1), (4, 2), (5, 3)])
def test_H15_3_a_hero_hears_of_the_quest_where_he_goes_and_how_far_he_could_set_out(strength: int, step: int) -> None:
    given: dict[str, object] = {"heroes": {"a": {"at": "elis", "strength": strength}}, "quests": ["aid_to_atlas"]}
    table = GAME.vocabulary().open(2, {}, given, [])
    found = [one for one in table.foresee(0, ("hero", "messenia")).remarks if one.message == "quest-here"]
    assert [(one.facts["number"], one.facts["most"]) for one in found] == [(step, 3)]
    assert all(one.message != "quest-here" for one in table.foresee(0, ("hero", "achaea")).remarks)
    table.choose(0, ("hero", "messenia"))
    boarding = [option for option in table.options(0) if option[0] == "board"]
    assert max([int(str(option[2])) for option in boarding], default=0) == step, "what is foretold can be done"


def test_H15_5_steps_say_how_many_are_left() -> None:
    given: dict[str, object] = {"heroes": {"a": {"at": "elis", "strength": 5}}, "quests": ["aid_to_atlas"]}
    table = GAME.vocabulary().open(2, {}, given, [])
    table.choose(0, ("hero", "messenia"))
    left = [table.foresee(0, ("board", "aid_to_atlas", step)).remarks[0].facts["left"] for step in (1, 2, 3)]
    assert left == [2, 1, 0]
    away: dict[str, object] = {"heroes": {"a": {"quest": "aid_to_atlas", "step": 1}}}
    (ahead,) = GAME.vocabulary().open(2, {}, away, []).foresee(0, ("quest-step",)).remarks
    assert (ahead.facts["number"], ahead.facts["left"]) == (2, 1)
