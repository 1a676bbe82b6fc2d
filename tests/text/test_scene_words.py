"""Scenes of all conflicts that the rules cases know: they fit the wire, add up, and there is a word for everything."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.text.ftl import ids_with, messages_of, variables
from tyche.core.cases import CaseRun, load_cases
from tyche.core.game import Game, games
from tyche.server import wire

CONFLICTS = {
    "successors": "S10-movement S11-interception S12-avoid-battle S13-sea S14-battle S15-sieges",
    "hellas": "T03-monsters-events T04-hunting T05-battles",
    "scharz": "T08-move T09-battle T09-combat T10-siege T10-outcomes T12-rear T15-year",
}
"""The files with conflicts, by how their names begin."""
KINDS = {
    "successors": {"battle", "sea-battle", "overrun", "siege", "interception", "avoid-battle"},
    "hellas": {"battle", "hunt", "monster"},
    "scharz": {"battle", "storm", "ambush", "plunder", "harvest", "winter"},
}


@cache
def told(name: str) -> list[dict[str, Any]]:
    """What the cases of a game tell that has a scene."""
    game, starts = games()[name], tuple(CONFLICTS[name].split())
    found: list[dict[str, Any]] = []
    for path in sorted((game.folder / "cases").glob("*.yaml")):
        if path.name.startswith(starts):
            for case in load_cases(path):
                log = CaseRun(case, game).table.play.log or []
                found += [game.told(telling) for telling in log if telling.scene is not None]
    return found


def words(game: Game, scene: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The words that a scene needs: family and name."""
    for side in scene["sides"]:
        yield from (("role", side["role"]),) if side["role"] else ()
        yield from (("term", term["name"]) for term in side["terms"] if "units" not in term["facts"])
        yield from (("die", die["use"]) for die in side["dice"])
        yield from (("fate", loss["fate"]) for loss in side["losses"])
        row = side["row"]
        for name, fact in {**row["by"], **row["gives"]}.items() if row else ():
            if not isinstance(fact, dict | list):
                yield "fact", name
        yield from (("fact", name) for name, fact in side["facts"].items() if isinstance(fact, int) and fact)


@pytest.mark.parametrize("name", sorted(CONFLICTS))
def test_every_conflict_is_a_scene_with_words_for_all_of_it(name: str) -> None:
    game = games()[name]
    messages = messages_of(game)
    scenes = [entry["scene"] for entry in told(name)]
    assert {scene["kind"] for scene in scenes} == KINDS[name]
    for scene in scenes:
        msgspec.convert(scene, wire.Scene)
        needed = variables(messages[f"scene-{scene['kind']}"])
        if scene["phase"] in ("opens", "dice") and scene["facts"]:
            assert needed <= scene["facts"].keys(), scene
        for family, word in words(game, scene):
            assert f"scene-{family}-{word}" in messages, (scene["kind"], family, word)
        for change in scene["changes"]:
            assert f"stake-{change['kind']}" in messages, change


@pytest.mark.parametrize("name", sorted(CONFLICTS))
def test_scenes_say_nothing_that_only_one_seat_may_know(name: str) -> None:
    """What is in a hand is no part of a scene: cards are those that were played."""
    for entry in told(name):
        cards = {str(played["facts"]["card"]) for side in entry["scene"]["sides"] for played in side["cards"]}
        assert cards <= {str(entry["facts"].get("card"))}, entry


def test_S14_7_the_strength_that_is_looked_up_is_the_sum_of_the_terms() -> None:
    sums: dict[tuple[str, str], int] = {}
    looked = 0
    for entry in told("successors"):
        scene = entry["scene"]
        if scene["phase"] == "opens":
            sums.clear()
        for side in scene["sides"] if scene["kind"] in ("battle", "sea-battle") else ():
            key = (scene["key"], str(side["faction"]))
            if side["terms"] and all(term["most"] is None for term in side["terms"]):
                sums[key] = sum(term["amount"] for term in side["terms"])
            if side["row"] and "strength" in side["row"]["by"]:
                looked += 1
                assert side["row"]["by"]["strength"] == sums.get(key, 0)
                assert side["row"]["gives"]["score"] == side["score"]
    assert looked > 20


def test_T9_8_swords_of_a_battle_round_are_shown_die_by_die() -> None:
    rounds = [entry for entry in told("scharz") if entry["id"] == "swords"]
    assert rounds
    for entry in rounds:
        one, two = entry["scene"]["sides"]
        assert (one["score"], two["score"]) == (entry["facts"]["swords"], entry["facts"]["against"])
        for side in (one, two):
            assert side["score"] == sum(die["counts"] for die in side["dice"]) + side["facts"]["beside"], entry
    assert any(side["facts"]["beside"] for entry in rounds for side in entry["scene"]["sides"])


def test_T17_5_prestige_that_was_spent_in_a_battle_is_shown() -> None:
    ends = [entry["scene"] for entry in told("scharz") if entry["id"] in ("battle-won", "battle-drawn")]
    assert any(side["facts"]["spent"] for scene in ends for side in scene["sides"])


def test_outcomes_have_words_in_every_game() -> None:
    for name in CONFLICTS:
        game = games()[name]
        source = " ".join(path.read_text() for path in (game.folder / "edges").glob("*.py"))
        named = set(re.findall(r'Outcome\("([\w-]+)"', source))
        assert named
        assert named <= ids_with(game, "scene-outcome-"), name
