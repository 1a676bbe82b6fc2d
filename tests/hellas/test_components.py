"""Components of one's own: a file in the form of ``data/trays.yaml`` at the opening of a table."""

import json

import pytest

from tyche.core.casefile import read_cases
from tyche.core.cases import run_case
from tyche.core.errors import SetupError
from tyche.core.record import load_record, record_of, table_from
from tyche.core.table import open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.trays import MOVES

OURS = (GAME.folder / "data" / "trays.yaml").read_text(encoding="utf-8")


def test_H8_5_a_table_uses_its_own_die_and_its_record_replays() -> None:
    """H8.5. Every face moves; the file is part of the record."""
    faces = OURS.index("die:")
    text = OURS[:faces] + "die: [move, move, move, move, move, move]\n" + OURS[OURS.index("powers:") :]
    table = open_table(GAME, 3, {"components": text}, None, bytes(32))
    assert isinstance(table.play, Hellas)
    assert table.play.rules.kit.die == [MOVES] * 6
    again = table_from(load_record(record_of(table, private=True)), game=GAME)
    assert isinstance(again.play, Hellas)
    assert again.play.rules.kit.die == [MOVES] * 6


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "[bow, sword, 'mace+priest', 'spear+artifact']",
            "[bow]",
            "components: medusa: slots: a tray has 4 to 7 slots",
        ),
        ("torch, bow, bow", "torch, bow, spoon", "components: chimera: slots: 'spoon' is not known"),
        ("id: sphinx", "id: phoenix", "components: Invalid enum value 'phoenix'"),
        ("  - nothing\n", "", "components: die: number of faces: is 5, must be 6"),
        ("kill: 2, reach", "kills: 2, reach", "components: Object contains unknown field `kills`"),
        ("zeus: [0, 1, 2, 3, 3]", "zeus: [0, 1, 2]", "components: zeus: number of powers: is 3, must be 5"),
        ("remove_wound: 1", "remove_wound: -1", "components: hydra: remove_wound: must not be negative"),
        ("or_discard: 1", "or_discard: -1", "components: sphinx: or_discard: must not be negative"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in OURS
    with pytest.raises(SetupError) as error:
        open_table(GAME, 3, {"components": OURS.replace(old, new, 1)}, None, bytes(32))
    assert str(error.value).startswith(message)


HUNT = """
given:
  players: 3
  heroes: {a: {at: argolis, strength: 3, leadership: 3}}
  monsters: {hydra: {at: argolis, covered: [1, 4, 6]}}
  hands: {a: [cc21]}
  attacks: [ma14, ma02]
  hunt: {monster: hydra, step: monster}
when:
  - {seat: b, choose: [attack, ma14]}
  - {seat: a, choose: take-attack}
  - {seat: a, choose: [injure, speed]}
"""
RIDDLE = """
given:
  moment: monsters
  monsters: {sphinx: {at: locris}}
  armies: {a: {locris: 3}}
  hands: {a: HAND}
dice: [2]
"""


def faults_of(components: str, clause: str, story: str) -> list[str]:
    """What does not hold of a case at a table with such components."""
    options = f"given:\n  options: {json.dumps({'components': components})}\n"
    text = f"game: hellas\ntitle: own trays\nclauses: [{clause}]\n" + story.replace("given:\n", options, 1)
    (case,) = read_cases("own trays", text.encode())
    return run_case(case, GAME)


def test_H10_10_an_own_tray_may_remove_two_wounds() -> None:
    """H10.10. The left neighbour chooses one after the other."""
    removed = """
  - {seat: b, choose: [remove-wound, 4]}
  - {seat: b, choose: [remove-wound, 1]}
then: {covered: {hydra: [6]}}
"""
    assert faults_of(OURS.replace("remove_wound: 1", "remove_wound: 2", 1), "H10.10", HUNT + removed) == []


def test_H10_10_an_own_tray_may_lower_twice() -> None:
    """H10.10. Each time the attribute that is the highest then."""
    text = OURS.replace("{remove_wound: 1}", "{lower_highest: 2}", 1)
    lowered = """
  - {seat: a, choose: [lower, strength]}
then: {attributes: {a: {strength: 2, leadership: 2}}}
"""
    assert faults_of(text, "H10.10", HUNT + lowered) == []


def test_H8_2_an_own_riddle_may_cost_two_cards() -> None:
    """H8.2. Who has too few of them loses hoplites."""
    text = OURS.replace("or_discard: 1", "or_discard: 2", 1)
    paid = """
when: {seat: a, choose: lose-cards}
then: {cards: {a: 1}, armies: {a: {locris: 3}}}
"""
    assert faults_of(text, "H8.2", RIDDLE.replace("HAND", "[cc01, cc02, cc03]") + paid) == []
    unpaid = "then: {hand: {a: [cc01]}, armies: {a: {locris: 2}}}"
    assert faults_of(text, "H8.2", RIDDLE.replace("HAND", "[cc01]") + unpaid) == []
