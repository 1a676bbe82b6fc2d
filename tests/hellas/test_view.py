"""H21.1: who sees what: the pack of a draft, the attack cards of a hunt, hands; and where points come from."""

from pathlib import Path
from typing import Any

import pytest

from tyche.core.cases import CaseRun, load_cases
from tyche.core.table import Table
from tyche.games.hellas import GAME

HUNT = """game: hellas
title: A hunt
clauses: [H10.7]
given:
  players: 3
  monsters: {hydra: {at: argolis}}
  heroes: {a: {at: argolis}}
  hands: {a: [cc01, cc16], c: [cc02]}
  attacks: [ma04, ma12]
  hunt: {monster: hydra, step: monster}
then: {winner: nobody}
"""
DRAFT = """game: hellas
title: A draft
clauses: [H17.2]
given: {players: 3, moment: special, control: {elis: a}, temples: [aetolia], blessings: [bluff, armory, exile, ambush]}
when: {seat: a, choose: [action, temple]}
"""


def table_of(folder: Path, case: str) -> Table:
    """The table at the end of a case."""
    path = folder / "case.yaml"
    path.write_text(case, encoding="utf-8")
    [found] = load_cases(path)
    return CaseRun(found, GAME).table


def seen(table: Table, seat: int | None, part: str) -> Any:
    """A part of the view of a seat."""
    return table.view(seat)[part]


@pytest.mark.parametrize(("seat", "drawn"), [(0, []), (1, ["ma04", "ma12"]), (2, []), (None, [])])
def test_H10_7_only_who_chooses_sees_the_two_attack_cards(tmp_path: Path, seat: int | None, drawn: list[str]) -> None:
    hunt = seen(table_of(tmp_path, HUNT), seat, "hunt")
    assert hunt["drawn"] == drawn
    assert (hunt["monster"], hunt["attack"], hunt["played"], hunt["not_played"]) == ("hydra", None, [], [])


@pytest.mark.parametrize(("seat", "kept"), [(0, []), (1, ["ma12"]), (2, []), (None, [])])
def test_H10_7_only_who_chose_remembers_the_other_card(tmp_path: Path, seat: int | None, kept: list[str]) -> None:
    table = table_of(tmp_path, HUNT)
    table.choose(1, ("attack", "ma04"))
    hunt = seen(table, seat, "hunt")
    assert (hunt["drawn"], hunt["played"], hunt["not_played"], hunt["attack"]) == ([], ["ma04"], kept, "ma04")
    assert hunt["strength"] > 0


def test_H17_2_a_pack_is_seen_by_those_who_had_it(tmp_path: Path) -> None:
    table = table_of(tmp_path, DRAFT)
    assert [len(seen(table, seat, "draft")["cards"]) for seat in (0, 1, 2, None)] == [4, 0, 0, 0]
    table.choose(0, ("keep", "bluff"))
    assert [len(seen(table, seat, "draft")["cards"]) for seat in (0, 1, 2, None)] == [3, 0, 3, 0]
    assert seen(table, None, "draft")["number"] == 3


def test_H21_1_hands_are_their_owners(tmp_path: Path) -> None:
    table = table_of(tmp_path, HUNT)
    assert [seen(table, seat, "hand") for seat in (0, 1, 2, None)] == [["cc01", "cc16"], [], ["cc02"], []]
    assert [seat["hand"] for seat in seen(table, None, "seats")] == [2, 0, 1]


def test_H19_the_sources_of_points_are_what_the_tracks_count(tmp_path: Path) -> None:
    control = "control: {argolis: a, laconia: a, crete: a, elis: a}"
    given = f"{{players: 4, {control}, temples: [crete, elis], slain: {{a: [hydra]}}}}"
    table = table_of(
        tmp_path, f"game: hellas\ntitle: Points\nclauses: [H19.1]\ngiven: {given}\nthen: {{winner: nobody}}\n"
    )
    seat = seen(table, None, "seats")[0]
    assert (seat["lands"], seat["temples"], seat["slain"]) == (1, 2, 1)
    assert [(source["source"], source["id"]) for source in seat["sources"]] == [
        ("land", "brown"),
        ("temple", "elis"),
        ("temple", "crete"),
        ("monster", "hydra"),
    ]
    assert sum(source["points"] for source in seat["sources"]) == 4
