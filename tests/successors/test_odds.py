"""Chances told before the dice: of a battle while a card may be cancelled, and of a sea battle (S14.3, S13.3)."""

from functools import cache
from pathlib import Path

from tyche.core.ask import PASS, Ask, Option
from tyche.core.cases import read_cases
from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.games.successors.edges.odds import prospect
from tyche.games.successors.game import GAME
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


def before_battle(units: str, royals: str = "") -> tuple[int, int, int, int]:
    """Krateros with some units at Tarsos goes for Eumenes at Dana: the Prestige of both, and how likely victory and
    defeat are, as told before.
    """
    text = (
        "game: successors\ntitle: t\nclauses: [S7.2.F.d]\nthen: {turn: 2}\n"
        "given: {players: 4, active: yellow, segment: act, points: 4,"
        " activated: {general: krateros, take: all}, armies:"
        f" [{{at: tarsos, faction: yellow, generals: [krateros], units: {{{units}}}}},"
        f" {{at: dana, faction: blue, generals: [eumenes], units: {{mercenary: 2, loyal: 2}}, royals: [{royals}]}}]}}\n"
    )
    [case] = read_cases("odds.yaml", text.encode())
    table = GAME.vocabulary().open(4, case.options, case.given, [])
    remarks = {remark.message: remark.facts for remark in table.foresee(0, ("move", "dana")).remarks}
    prestige, odds = remarks["prestige"], remarks["battle-odds"]
    first, second, won, lost = prestige["first"], prestige["second"], odds["won"], odds["lost"]
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert isinstance(won, int)
    assert isinstance(lost, int)
    return first, second, won, lost


def test_royal_army_units_that_will_not_fight_are_not_counted_upon() -> None:
    """S7.2.F.d, S14.4.a. The same army is as weak as without them where the enemy has more Prestige."""
    mine, theirs, won, _ = before_battle("loyal: 2, royal: 2")
    assert mine > theirs
    lower, higher, unlikely, _ = before_battle("loyal: 2, royal: 2", "alexandros")
    assert lower == mine < higher
    assert unlikely < won
    assert before_battle("royal: 4", "alexandros") == (lower, higher, 0, 100)


def test_prestige_is_foretold_without_the_status_that_the_attack_costs() -> None:
    """S3.7.b, S10.H. Krateros has 2 popularity; his legitimacy of 3 was that of a Champion."""
    assert before_battle("royal: 2")[0] == 2
