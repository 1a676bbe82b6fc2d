"""How a hunt may go on: chances are those of the cards, what is certain comes about, and only the hunter is told."""

import random
from pathlib import Path

import pytest

from tests.hellas.test_stakes import topic_of
from tests.text.ftl import ids_with
from tyche.core.ask import Option
from tyche.core.cases import CaseRun, load_cases
from tyche.core.stakes import Prospect
from tyche.core.table import Table, open_table
from tyche.games.hellas.edges.hunt_odds import draws_of, most_wounds
from tyche.games.hellas.game import GAME

HUNTED = """game: hellas
title: A hunt in Crete
clauses: [H10.5]
given:
  players: 3
  monsters: {minotaur: {at: crete, covered: [%(covered)s]}}
  heroes: {a: {at: crete, injured: [%(injured)s]}}
  hands: {a: [%(hand)s]}
  %(hunt)s
then: {winner: nobody}
"""
STRIKING = "hunt: {monster: minotaur}"
DEFENDING = "hunt: {monster: minotaur, step: defend, attack: %s}"


def at(tmp_path: Path, hunt: str, hand: str = "", covered: str = "", injured: str = "") -> Table:
    """A hunt for the minotaur, whose slots are torch, bow, sword, two maces and an axe."""
    path = tmp_path / "case.yaml"
    text = HUNTED % {"hunt": hunt, "hand": hand, "covered": covered, "injured": injured}
    path.write_text(text, encoding="utf-8")
    return CaseRun(load_cases(path)[0], GAME).table


def told(table: Table, option: Option | None, seat: int = 0) -> Prospect:
    found = table.prospect(seat) if option is None else table.foresee(seat, option).prospect
    assert found is not None
    return found


def chances(prospect: Prospect) -> dict[str, object]:
    return {outcome.name: pytest.approx(outcome.chance) for outcome in prospect.outcomes if outcome.chance}


def test_H10_7_the_worse_of_two_attacks_is_reckoned_with(tmp_path: Path) -> None:
    """Two cards of strength 3 ward off any attack of a monster with six slots; one card of 3 and one of 1 only some."""
    table = at(tmp_path, STRIKING, "cc01, cc16, cc20")
    strike = told(table, ("strike", 1, "cc01"))
    assert chances(strike) == {"warded": 1.0}
    attack = next(beside for beside in strike.besides if beside.name == "next-attack")
    assert attack.facts == {"least": 3, "most": 6, "strength": 6}
    weaker = told(table, ("strike", 3, "cc16"))
    # 4 left in hand: of 18 attacks 12 are as weak, those of strength 5 and 6 hit but do not end the hunt.
    assert chances(weaker) == {"warded": 12 * 11 / (18 * 17), "struck": 1 - 12 * 11 / (18 * 17)}
    assert weaker.assumed == "worst-attack"
    assert [beside.facts["symbols"] for beside in weaker.besides if beside.name == "still-open"] == [[0, 1, 3, 3, 5]]


def test_H10_5_the_last_slot_slays_and_giving_up_fails(tmp_path: Path) -> None:
    table = at(tmp_path, STRIKING, "cc01", "2, 3, 4, 5, 6")
    assert chances(told(table, ("strike", 1, "cc01"))) == {"slain": 1.0}
    assert chances(told(table, ("stop-hunting",))) == {"failed": 1.0}
    assert chances(told(table, None)) == {"slain": 1.0}, "without a choice the best of them"


def test_H10_8_what_is_drawn_decides_whether_the_hunt_goes_on(tmp_path: Path) -> None:
    """One slot is open, an axe: two axes and two sickles of 29 unseen cards cover it, or two swords or maces."""
    table = at(tmp_path, DEFENDING % "ma01", "cc26", "1, 2, 3, 4, 5")
    defended = told(table, ("defend", "cc26"))
    missed = (25 * 24) / (29 * 28)
    assert defended.assumed == "fewest-cards"
    pairs = 2 * (4 * 3) / (29 * 28)
    assert chances(defended) == {"slain": 1 - missed + pairs, "failed": missed - pairs}
    assert chances(told(table, ("take-attack",))) == {"slain": 1.0}, "the axe stays in the hand"


def test_H11_2_an_attack_may_end_the_hunt(tmp_path: Path) -> None:
    table = at(tmp_path, DEFENDING % "ma01", "cc21, cc02", "", "leadership, strength, speed")
    assert chances(told(table, ("take-attack",))) == {"failed": 1.0}
    assert chances(told(table, ("shield", "cc21"))) == {"failed": 1.0}


def test_only_the_hunter_is_told(tmp_path: Path) -> None:
    table = at(tmp_path, STRIKING, "cc01, cc16, cc20")
    assert [table.prospect(seat) is None for seat in (None, 0, 1, 2)] == [True, False, True, True]


def test_all_draws_are_counted_and_trades_come_last() -> None:
    assert sum(ways for _, ways in draws_of([6, 6, 4, 4, 2, 3, 3, 2], 5)) == 142506
    assert most_wounds([3, 0, 2, 0, 0, 0, 0, 0], [1, 0, 0, 1, 0, 1, 0, 0]) == 2
    assert most_wounds([0, 0, 0, 0, 2, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0, 0]) == 1


def test_what_is_certain_comes_about_and_everything_has_words() -> None:
    names = ids_with(GAME, "scene-outcome-")
    assumed = ids_with(GAME, "scene-assumed-")
    rng = random.Random(5)
    seen: set[tuple[str, str]] = set()
    for game in range(6):
        table = open_table(GAME, 3, seed=bytes([game + 1]) * 32)
        while table.ask is not None and len(table.decisions) < 700:
            seat, topic = table.awaited()[0], table.ask.topic
            options = table.options(seat)
            keen = [option for option in options if option == ("action", "hunt") or option[0] in ("strike", "defend")]
            option = rng.choice(keen or options)
            prospect = table.foresee(seat, option).prospect if topic in ("hunt-attack", "defend", "defend-on") else None
            table.choose(seat, option)
            if prospect is None:
                continue
            assert sum(outcome.chance for outcome in prospect.outcomes) == pytest.approx(1)
            for outcome in [*prospect.outcomes, *prospect.besides]:
                assert outcome.name in names
            assert not prospect.assumed or prospect.assumed in assumed
            sure = next((outcome.name for outcome in prospect.outcomes if outcome.chance == 1), "")
            seen.add((str(option[0]), sure))
            log = [telling.message for telling in table.play.log or [] if telling.moment == len(table.decisions)]
            if sure == "slain" and option[0] == "strike":
                assert "slain" in log
            if sure == "failed" and option[0] in ("stop-hunting", "take-attack"):
                assert "hunt-succeeded" not in log
                assert topic_of(table) not in ("hunt-attack", "defend")
    assert {("stop-hunting", "failed"), ("take-attack", "failed"), ("strike", "struck")} <= seen


def test_nobody_reckons_which_of_very_many_cards_to_give_up(tmp_path: Path) -> None:
    eight = "cc01, cc02, cc03, cc04, cc07, cc08, cc09, cc10"
    found = [at(tmp_path, DEFENDING % "ma01", hand).prospect(0) for hand in (eight, f"{eight}, cc13")]
    assert [prospect is None for prospect in found] == [False, True]
