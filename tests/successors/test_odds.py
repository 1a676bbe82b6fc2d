"""Chances told before the dice: of a battle while a card may be cancelled, and of a sea battle (S14.3, S13.3)."""

from functools import cache
from pathlib import Path

from tyche.core.ask import PASS, Ask, Option
from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.games.successors.edges.odds import prospect
from tyche.games.successors.rules.battle.side import Battle
from tyche.games.successors.rules.components import CARD_TITLE
from tyche.games.successors.rules.play import Successors

RECORD = Path(__file__).parents[1] / "records" / "successors-4.json"


@cache
def asked(topic: str) -> Table:
    """The first table of a game at which something is asked."""
    table = table_from(load_record(RECORD.read_bytes()))
    return next(then for then in map(table.at, range(60, len(table.decisions))) if then.ask and then.ask.topic == topic)


def test_a_card_that_may_be_cancelled_counts_unless_it_is() -> None:
    table = asked("battle-card")
    play, ask = table.play, table.ask
    assert isinstance(play, Successors)
    assert ask is not None
    battle = play.battle
    assert isinstance(battle, Battle)
    mine, enemy = battle.attacker.faction, battle.defender.faction
    card = CARD_TITLE.index("superior_cavalry")
    liar: Option = ("play", "53")
    question = Ask(mine, "cancel", [PASS, liar], "S6.2.0.d", PASS, {"card": card, "faction": enemy})
    question.scene = ask.scene = "battle"

    def lost(option: Option | None) -> float:
        found = prospect(play, question, mine, option)
        assert found is not None
        return next(one.chance for one in found.outcomes if one.name == "lost")

    plain = prospect(play, ask, mine, PASS)
    assert plain is not None
    assert lost(liar) == next(one.chance for one in plain.outcomes if one.name == "lost")
    assert lost(PASS) > lost(liar), "the enemy's cavalry helps him"
    assert lost(None) == lost(PASS)


def test_the_chances_of_a_sea_battle_stand_before_it_is_declared() -> None:
    table = asked("sea-battle")
    seat = table.awaited()[0]
    for option in table.options(seat):
        forecast = table.foresee(seat, option)
        found, remarks = forecast.prospect, forecast.remarks
        if option == PASS:
            assert found is None
            continue
        assert found is not None
        assert abs(sum(one.chance for one in found.outcomes) - 1) < 1e-9
        [told] = [one.facts for one in remarks if one.message == "sea-battle-odds"]
        assert told["won"] == round(100 * found.outcomes[0].chance)
        assert told["enemy"] == table.play.s.active  # type: ignore[attr-defined]
