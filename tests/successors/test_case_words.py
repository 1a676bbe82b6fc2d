"""Positions that cannot be are refused with file, line and reason."""

import pytest

from tyche.core.cases import read_cases, run_case
from tyche.core.errors import CaseError
from tyche.games.successors.game import GAME


def fault(given: str) -> str:
    """What is said about a position."""
    text = f"game: successors\ntitle: wrong\nclauses: [S2.n]\ngiven:\n  players: 4\n  {given}\nthen: {{turn: 2}}\n"
    [case] = read_cases("wrong.yaml", text.encode())
    with pytest.raises(CaseError) as error:
        run_case(case, GAME)
    return str(error.value)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("control: {yellow: [pela]}", "wrong.yaml:6: there is no place 'pela'; did you mean pella?"),
        ("control: {green: [pella]}", "there is no faction at a table of 4: 'green'"),
        ("control: {yellow: [tp_zagros]}", "tp_zagros is a transit point and has no marker (S2.f)"),
        ("armies: [{at: larisa/inside, faction: yellow}]", "larisa is no major city and has no inside (S2.i)"),
        ("armies: [{at: larisa, faction: yellow, units: {royal: 9}, generals: [minor]}]", "S7.2.F.a"),
        ("armies: [{at: larisa, faction: yellow, generals: [minor]}]", "S7.1.C.d"),
        ("armies: [{at: larisa, faction: yellow, generals: [alketas]}]", "alketas is a minor general of blue"),
        ("armies: [{at: larisa, faction: yellow, generals: [leosthenes]}]", "give it in 'independents'"),
        ("hands: {yellow: ['15', '15']}", "card 15 is given twice"),
        ("hands: {yellow: [O63]}", "card O63 is not in the deck"),
        ("segment: lunch", "there is no segment 'lunch'"),
        ("segment: armies", "needs the movement 'die'"),
        ("segment: act", "segment 'act' needs the movement 'die'"),
        ("fleets: {kypros: {owner: red}}", "follows its province or city (S7.4.b)"),
        ("siege: {sardeis: {by: blue, points: 2}}", "S15.3.a"),
        ("dealt: {yellow: [kassandros]}", "'dealt' names each Starting general once; wrong is kassandros"),
        ("tomb: pella", "needs 'by'"),
        ("weather: fine", "'weather' has no meaning here"),
    ],
)
def test_impossible_positions_are_refused(given: str, message: str) -> None:
    assert message in fault(given)


def test_an_unknown_expectation_is_refused() -> None:
    text = "game: successors\ntitle: t\nclauses: [S2.n]\ngiven: {players: 4}\nthen: {mood: good}\n"
    [case] = read_cases("wrong.yaml", text.encode())
    with pytest.raises(CaseError, match="there is no expectation 'mood'"):
        run_case(case, GAME)
