"""What is foretold of a march is what happens: its cost, who may intercept, whom it meets (S9.2, S11.1, S14)."""

import random

import pytest

from tyche.core.ask import Option
from tyche.core.errors import Refused
from tyche.core.table import Table, open_table
from tyche.core.telling import Remark
from tyche.games.successors.game import GAME
from tyche.text import Messages

BEFORE_INTERCEPTION = ("redistribute", "free-passage", "take-losses", "losses", "minor-general")
SEED = bytes(range(32))


def told(remarks: list[Remark], message: str) -> list[dict[str, object]]:
    return [remark.facts for remark in remarks if remark.message == message]


def marches(games: int) -> list[tuple[Table, int, Option, list[Remark]]]:
    """Marches of random games, each on a fork of its own, with what was foretold."""
    rng = random.Random(7)
    found: list[tuple[Table, int, Option, list[Remark]]] = []
    for game in range(games):
        table = open_table(GAME, 4, seed=bytes([game]) * 32)
        while not table.over and len(table.decisions) < 900:
            seat = table.awaited()[0]
            options = table.options(seat)
            topic = table.ask.topic if table.ask is not None else ""
            moves = [option for option in options if option[0] in ("move", "siege") and topic == "act"]
            option = rng.choice(moves or options)
            if ("take-all",) in options:  # whole armies meet more often than single generals
                option = ("take-all",)
            if option in moves:
                before = table.digest()
                remarks = table.foresee(seat, option).remarks
                assert table.digest() == before
                found.append((table.fork(), seat, option, remarks))
            table.choose(seat, option)
    return found


@pytest.fixture(scope="module")
def foretold() -> list[tuple[Table, int, Option, list[Remark]]]:
    return marches(10)


def test_the_cost_is_paid(foretold: list[tuple[Table, int, Option, list[Remark]]]) -> None:
    for table, seat, option, remarks in foretold:
        (cost,) = told(remarks, "cost")
        spent = table.play.s.spent  # type: ignore[attr-defined]
        table = table.fork()
        table.choose(seat, option)
        if table.ask is not None and table.ask.topic == "act" and option[0] == "move":
            assert table.play.s.spent - spent == cost["points"]  # type: ignore[attr-defined]


def test_exactly_the_foretold_may_intercept(foretold: list[tuple[Table, int, Option, list[Remark]]]) -> None:
    asked = 0
    for table, seat, option, remarks in foretold:
        if option[0] != "move":
            continue
        expected = {facts["faction"] for facts in told(remarks, "may-intercept")}
        table.choose(seat, option)
        while table.ask is not None and table.ask.topic in BEFORE_INTERCEPTION:
            table.choose_default(table.awaited()[0])
        found = set()
        while table.ask is not None and table.ask.topic == "intercept":
            found.add(table.ask.seat)
            table.choose_default(table.ask.seat)
        if not table.play.rules.independent_reactions:  # type: ignore[attr-defined]
            assert found == expected, (option, remarks)
        asked += len(found)
    assert asked > 20


def test_odds_are_percentages_and_every_remark_has_a_sentence(
    foretold: list[tuple[Table, int, Option, list[Remark]]],
) -> None:
    seen = set()
    for language in ("en", "de"):
        words = Messages(GAME, language)
        for _, _, _, remarks in foretold:
            for remark in remarks:
                text = words.remark(remark.message, remark.facts)
                assert "[" not in text
                assert "{" not in text
                seen.add(remark.message)
            for facts in told(remarks, "battle-odds"):
                parts = [facts["won"], facts["drawn"], facts["lost"]]
                assert all(isinstance(part, int) and 0 <= part <= 100 for part in parts)
                assert sum(int(str(part)) for part in parts) == 100
    assert {"cost", "may-intercept", "meets-army", "battle-odds", "siege-odds"} <= seen


def test_what_is_not_offered_is_not_foretold() -> None:
    table = open_table(GAME, 4, seed=SEED)
    with pytest.raises(Refused):
        table.foresee(table.awaited()[0], ("move", "sardeis"))


def test_what_an_activation_segment_may_be_used_for_is_told() -> None:
    table = open_table(GAME, 4, seed=SEED)
    rng = random.Random(3)
    while table.ask is None or table.ask.topic != "activation":
        seat = table.awaited()[0]
        table.choose(seat, rng.choice(table.options(seat)))
    seat = table.awaited()[0]
    said = {option[0]: [one.message for one in table.foresee(seat, option).remarks] for option in table.options(seat)}
    assert said["roll"] == ["activation-roll"]
    assert said["recruit-mercenary"] == ["activation-recruit"]
    assert said["pass"] == []
