"""Positions that contradict themselves are refused with a word about what is wrong, at the line where it stands."""

from pathlib import Path

import pytest

from tyche.core.cases import load_cases, run_case
from tyche.core.errors import CaseError
from tyche.games.hellas import GAME

CASE = """game: hellas
title: A position
clauses: [H1.2]
given: {given}
then: {then}
"""
HUNT = "{heroes: {a: {at: argolis}}, monsters: {hydra: {at: argolis}}, hunt: HUNT}"


def run(folder: Path, given: str, then: str = "{winner: nobody}") -> list[str]:
    """What does not hold of a case with this position."""
    path = folder / "case.yaml"
    path.write_text(CASE.replace("{given}", given).replace("{then}", then), encoding="utf-8")
    return [fault for case in load_cases(path) for fault in run_case(case, GAME)]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("{control: {boeotia: b}, armies: {a: {boeotia: 1}}}", "b cannot control boeotia while others stand there"),
        ("{armies: {a: {boeotia: 2}, b: {boeotia: 1}}}", "a cannot control boeotia while others stand there"),
        ("{armies: {a: {boeotia/city: 2}}, control: {boeotia: a}}", "1 to 1, not 2"),
        ("{armies: {a: {atlantis: 2}}}", "there is no place 'atlantis'"),
        ("{armies: {e: {attica: 2}}}", "there is no seat 'e'"),
        ("{heroes: {a: {leadership: 4}}}", "'leadership' is 1 to 3, not 4"),
        ("{heroes: {a: {quest: aid_to_atlas, at: elis}}}", "say `at` or `quest`"),
        ("{heroes: {a: {hero: helen}, b: {hero: helen}}}", "two players have helen"),
        ("{heroes: {a: {horse: 1}}}", "'horse' has no meaning here"),
        ("{hands: {a: [cc01], b: [cc01]}}", "a combat card is in two places"),
        ("{items: {a: [aegis], b: [aegis]}}", "a has it"),
        ("{discharged: [bluff]}", "only artifacts are discharged"),
        ("{monsters: {hydra: {at: argolis}}, slain: {a: [hydra]}}", "this monster is on the map"),
        ("{quests: [aid_to_atlas, amazon_queen, golden_fleece, cretan_bull]}", "there are three quest slots"),
        ("{events: [aid_to_atlas], quests: [aid_to_atlas]}", "this card is not in the deck"),
        ("{blessings: [bluff], items: {a: [bluff]}}", "this card is not in the deck"),
        (
            "{moment: noon}",
            "is one of regular, special, extra, artifacts, hoplites, battle, monsters, event, place, opening",
        ),
        ("{moment: special, placing: [a]}", "'placing' needs the moment 'place'"),
        ("{moment: special, battle: {at: attica}}", "'battle' needs the moment 'battle'"),
        ("{battle: {at: boeotia}, armies: {a: {boeotia: 1}}}", "a battle needs hoplites of the active player"),
        (HUNT.replace("HUNT", "{monster: hydra, step: defend}"), "needs the attack card"),
        (HUNT.replace("HUNT", "{monster: hydra, attack: ma01}"), "needs the attack card"),
        (HUNT.replace("HUNT", "{monster: hydra, step: flee}"), "is one of start, attack, monster, defend"),
        (HUNT.replace("HUNT", "{monster: sphinx}"), "who hunts sphinx has its hero in the monster's region"),
        (HUNT.replace("{a: {at: argolis}}", "{}").replace("HUNT", "{monster: hydra}"), "who hunts hydra"),
        ("{priests: {a: 5}}", "'a' is 0 to 4, not 5"),
        ("{priests: {a: 3}, praying: {zeus: {a: 2}}}", "H2.5 priests are conserved: a"),
        ("{armies: {a: {boeotia: 15, attica: 1}}}", "H2.4 hoplites are conserved"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, given: str, message: str) -> None:
    with pytest.raises(CaseError) as found:
        run(tmp_path, given)
    assert message in str(found.value)


@pytest.mark.parametrize(
    ("then", "message"),
    [
        ("{supply: {a: 14}}", "a: 15"),
        ("{control: {attica: a}}", "attica: nobody"),
        ("{armies: {a: {attica: 1}}}", "a attica: 0"),
        ("{decks: {events: 22}}", "events: 23"),
        ("{hand: {a: [cc02]}}", "a [cc01]"),
        ("{temples: [elis]}", "[]"),
        ("{active: b}", "a"),
        ("{monster_at: {hydra: argolis}}", "hydra: nowhere"),
        ("{used: {a: [march]}}", "a []"),
    ],
)
def test_what_does_not_hold_is_told_by_name(tmp_path: Path, then: str, message: str) -> None:
    [fault] = run(tmp_path, "{hands: {a: [cc01]}}", then)
    assert f"found {message}" in fault


def test_lists_of_exactly_these_are_in_any_order(tmp_path: Path) -> None:
    given = "{hands: {a: [cc03, cc01]}, items: {a: [bluff, aegis]}, temples: [elis, crete], quests: [cretan_bull]}"
    then = "{hand: {a: [cc03, cc01]}, items: {a: [bluff, aegis]}, temples: [crete, elis], quests: [cretan_bull]}"
    assert run(tmp_path, given, then) == []
