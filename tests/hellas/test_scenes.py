"""Scenes of battles, hunts and the monster die: what adds up, for whom, and that it is what the log says."""

import random
from pathlib import Path
from typing import Any

from tests.text.ftl import ids_with
from tyche.core.cases import CaseRun, load_cases
from tyche.core.table import Table, open_table
from tyche.games.hellas import GAME

BATTLE = """game: hellas
title: A battle in Sparta
clauses: [H13.8]
given:
  battle: {at: laconia, from: [argolis]}
  heroes: {a: {hero: achilles, at: laconia, strength: 3, speed: 2}}
  items: {b: [stalwart_defense]}
  armies: {a: {laconia: 4}, b: {laconia: 2, laconia/city: 1}}
  control: {laconia: b}
  hands: {a: [cc16], b: [cc14]}
when:
  - {seat: b, choose: [play, cc14]}
  - {seat: a, choose: [play, cc16]}
"""


def scenes(table: Table, kind: str) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """The tellings with a scene of a kind, both as plain data."""
    told = [GAME.told(telling) for telling in table.play.log or []]
    return [(one["facts"], one["scene"]) for one in told if one.get("scene") and one["scene"]["kind"] == kind]  # type: ignore[misc, index]


def terms(side: dict[str, Any]) -> list[tuple[str, int]]:
    return [(term["name"], term["amount"]) for term in side["terms"]]


def test_H13_8_a_battle_shows_what_its_strengths_are_made_of(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(BATTLE, encoding="utf-8")
    found = scenes(CaseRun(load_cases(path)[0], GAME).table, "battle")
    assert [scene["phase"] for _, scene in found] == ["opens", *["cards"] * 4, "outcome", *["losses"] * 2]
    assert len({scene["key"] for _, scene in found}) == 1
    facts, last = found[5]
    attacker, defender = last["sides"]
    assert (attacker["faction"], defender["faction"], last["facts"]["region"]) == ("a", "b", "laconia")
    assert terms(attacker) == [("hoplites", 4), ("cards", 3), ("item", 2)]
    assert terms(defender) == [("hoplites", 3), ("cards", 2), ("city", 2), ("item", 1)]
    assert (attacker["score"], defender["score"]) == (9, 8) == (facts["strength"], facts["against"])
    assert (attacker["facts"]["losses"], defender["facts"]["losses"]) == (1, 0)
    assert (attacker["facts"]["hero"], attacker["role"], defender["role"]) == ("achilles", "attacks", "defends")
    assert last["facts"]["winner"] == "a"


HUNT = """game: hellas
title: A position in the midst of a hunt
clauses: [H10.8]
given:
  players: 3
  monsters: {minotaur: {at: crete, covered: [1]}}
  heroes: {a: {hero: achilles, at: crete}}
  hands: {a: [cc16]}
  hunt: {monster: minotaur, step: defend, attack: ma01}
when:
  - {seat: a, choose: [defend, cc16]}
"""


def test_H10_11_a_position_in_the_midst_of_a_hunt_has_its_scene_and_counts_the_cards_drawn(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(HUNT, encoding="utf-8")
    table = CaseRun(load_cases(path)[0], GAME).table
    found = [scene for _, scene in scenes(table, "hunt")]
    assert table.ask is not None
    assert [scene["phase"] for scene in found] == ["opens", "cards", "cards", "cards"]
    assert {scene["key"] for scene in found} == {table.ask.scene}
    hunter = [terms(side) for scene in found for side in scene["sides"] if side["role"] == "hunts"]
    assert hunter == [[("cards", 1), ("injuries", 0)], [("cards", 2), ("injuries", 0)]]
    assert [telling.message for telling in table.play.log or []].count("hunt") == 1


def test_scenes_of_random_games_fit_the_log_and_have_words() -> None:
    rng = random.Random(11)
    names = ids_with(GAME, "scene-term-")
    phases: set[tuple[str, str]] = set()
    for game in range(4):
        table = open_table(GAME, 4, seed=bytes([60 + game]) * 32)
        while table.ask is not None and len(table.decisions) < 900:
            seat = table.awaited()[0]
            table.choose(seat, rng.choice(table.options(seat)))
        for facts, scene in scenes(table, "battle"):
            phases.add(("battle", scene["phase"]))
            assert {name for side in scene["sides"] for name, _ in terms(side)} <= names
            if scene["phase"] == "outcome" and "strength" in facts:
                assert sorted(side["score"] for side in scene["sides"]) == [facts["against"], facts["strength"]]
        for facts, scene in scenes(table, "hunt"):
            phases.add(("hunt", scene["phase"]))
            assert {name for side in scene["sides"] for name, _ in terms(side)} <= names
            if scene["phase"] == "attack" and scene["sides"]:
                assert scene["sides"][1]["score"] == facts["strength"]
        for facts, scene in scenes(table, "monster"):
            phases.add(("monster", scene["phase"]))
            if scene["phase"] == "dice":
                assert scene["facts"]["result"] == facts["result"]
                assert 1 <= scene["sides"][0]["dice"][0]["shows"] <= 6
    for kind, some in (("battle", "opens cards outcome losses after"), ("hunt", "opens wounds cards attack outcome")):
        assert {(kind, phase) for phase in some.split()} <= phases
    assert {("monster", "dice"), ("monster", "outcome")} <= phases
