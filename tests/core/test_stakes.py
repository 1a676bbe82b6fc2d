"""What an option costs and brings, and where points come from."""

import pytest

from tests.toy import GAME, Toy
from tyche.core.errors import Refused
from tyche.core.stakes import UNKNOWN, Source, Stake, gained, stakes_of, total
from tyche.core.table import Table, open_table

SEED = bytes(range(32))


def at_turn() -> Table:
    """Everybody has bid nothing; red may play."""
    table = open_table(GAME, 2, seed=SEED)
    for seat in table.awaited():
        table.choose(seat, ("pass",))
    return table


def test_a_verb_says_what_it_costs_and_brings() -> None:
    table = at_turn()
    option = next(option for option in table.options(0) if option[0] == "play")
    card = int(str(option[1])[1:])
    forecast = table.foresee(0, option)
    assert [(stake.kind, stake.faction, stake.amount, stake.clause) for stake in forecast.stakes] == [
        ("points", 0, card, "Y3.a"),
        ("cards", 0, -1, "Y3.a"),
    ]
    assert all(stake.certain for stake in forecast.stakes)
    assert forecast.remarks == []
    before = table.digest()
    assert table.digest() == before


def test_what_was_foreseen_comes_true() -> None:
    table = at_turn()
    assert isinstance(table.play, Toy)
    option = next(option for option in table.options(0) if option[0] == "play")
    stakes = table.foresee(0, option).stakes
    before = table.play.s.scores[0], len(table.play.s.hands[0])
    table.choose(0, option)
    table.choose_default(0)
    after = table.play.s.scores[0], len(table.play.s.hands[0])
    assert [now - then for now, then in zip(after, before, strict=True)] == [stake.amount for stake in stakes]


def test_a_verb_without_stakes_has_none() -> None:
    assert at_turn().foresee(0, ("roll",)).stakes == []


def test_what_is_not_offered_has_no_forecast() -> None:
    with pytest.raises(Refused):
        at_turn().foresee(1, ("roll",))


def test_stakes_are_spelled() -> None:
    assert GAME.staked(Stake("cards", 1, -1, "Y3.a", 0.25, {"card": 3})) == {
        "kind": "cards",
        "faction": "blue",
        "amount": -1,
        "clause": "Y3.a",
        "certain": False,
        "chance": 0.25,
        "facts": {"card": "c3"},
        "grave": False,
    }


def test_a_chance_that_nobody_can_tell_is_none() -> None:
    stake = Stake("points", 0, 2, "Y1", UNKNOWN)
    assert not stake.certain
    assert GAME.staked(stake)["chance"] is None  # type: ignore[index]
    assert repr(stake) == "Stake('points', 0, +2, 'Y1', chance=unknown)"


PERSIS = Source("province", 2, "S3.2", "province", "persis")
MEDIA = Source("province", 3, "S3.2", "province", "media")
FLEET = Source("largest-fleet", 1, "S3.3")


def test_what_a_move_adds_is_the_difference_of_two_lists() -> None:
    assert total([PERSIS, MEDIA]) == 5
    found = gained([MEDIA, FLEET], [PERSIS, FLEET])
    assert {(source.ident, source.points) for source in found} == {("media", -3), ("persis", 2)}
    assert total(found) == total([PERSIS, FLEET]) - total([MEDIA, FLEET])
    assert gained([PERSIS, FLEET], [FLEET, PERSIS]) == []


def test_a_source_that_grows_is_gained_in_part() -> None:
    assert [source.points for source in gained([FLEET], [Source("largest-fleet", 3, "S3.3")])] == [2]


def test_gained_sources_are_stakes() -> None:
    assert repr(stakes_of([PERSIS], "vp", 2)) == "[Stake('vp', 2, +2, 'S3.2')]"
    assert stakes_of([PERSIS], "vp", 2)[0].facts == {"source": "province", "id": "persis"}
    assert PERSIS.plain() == {"source": "province", "points": 2, "kind": "province", "id": "persis"}


def test_prices_are_the_stakes_of_all_options_in_their_order() -> None:
    table = at_turn()
    priced = table.prices(0, 100)
    assert len(priced) == len(table.options(0))
    for option, stakes in zip(table.options(0), priced, strict=True):
        assert [repr(stake) for stake in stakes] == [repr(stake) for stake in table.foresee(0, option).stakes]
    assert len(table.prices(0, 1)) == 1
    assert table.prices(1, 100) == [], "whoever is not asked has nothing to pay"


def test_only_losses_of_sources_are_grave() -> None:
    lost, won = stakes_of([Source("champion", -3, "S3"), Source("tomb", 2, "S3")], "l", 0, grave=True)
    assert lost.grave
    assert not won.grave
    assert not Stake("l", 0, -1, "S3").grave
