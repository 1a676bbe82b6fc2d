"""Strategos: what it must not know, what it must see, and that it beats chance."""

import pytest

from tests.bots.playing import finish, opened, position, state_of, step, twin_of
from tyche.bots.chance import RandomBot
from tyche.bots.successors.odds import battle_odds, siege_outlook
from tyche.bots.successors.strategos import TOPICS, Strategos
from tyche.bots.successors.worth import marker_gain, score, standing
from tyche.core.ask import PASS, Option
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import Table
from tyche.games.successors.rules.atlas import PLACE_ID
from tyche.games.successors.rules.components import CARD_ID, CART, GENERAL_ID
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.units import LOYAL, MERCENARY, UNIT

PELLA = PLACE_ID["pella"]
LARISA = PLACE_ID["larisa"]
TRIKKA = PLACE_ID["trikka"]
ANTIGONOS = GENERAL_ID["antigonos"]
EUMENES = GENERAL_ID["eumenes"]


def army(t: Successors, seat: int, general: int, place: int, units: int) -> None:
    t.give_general(general, seat, place)
    t.add_cu(seat, place, units)


def chosen(table: Table, seat: int = 0) -> Option:
    return Strategos(1).decide(Glimpse(table, seat))


def play_until(table: Table, topics: tuple[str, ...]) -> None:
    """Let strategos play all seats until a question of another topic than these."""
    bots: list[Bot] = [Strategos(seat) for seat in range(table.setup.players)]
    while table.ask is not None and table.ask.topic in topics:
        step(table, bots)


# --- what it must see ---


def test_it_buries_alexander_at_pella_for_the_win() -> None:
    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PELLA, 3 * UNIT[LOYAL])
        t.move_royal(CART, PELLA)
        t.own_royal(CART, 0)

    table = position("supply", arrange)
    assert {("bury",), ("done",)} <= set(table.options(0))
    assert chosen(table) == ("bury",)


def test_it_carries_the_cart_on_to_pella_rather_than_bury_it_elsewhere() -> None:
    sardeis = PLACE_ID["sardeis"]

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, sardeis, 3 * UNIT[LOYAL])
        t.set_control(sardeis, 0)
        t.move_royal(CART, sardeis)
        t.own_royal(CART, 0)

    assert chosen(position("supply", arrange)) == ("done",)


def test_it_marches_into_an_undefended_major_city() -> None:
    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 5 * UNIT[LOYAL])
        t.set_control(LARISA, 0)
        t.s.die = 3
        for name in ("amphipolis", "chalkidike"):
            t.set_control(PLACE_ID[name], 0)

    table = position("armies", arrange)
    play_until(table, ("armies", "act"))
    assert state_of(table).s.general_at[ANTIGONOS] == PELLA


def intercepting(own: int, enemy: int) -> Table:
    """Seat 0 marches from Pella to Larisa, past an army of seat 1."""

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PELLA, enemy)
        army(t, 1, EUMENES, TRIKKA, own)
        t.set_control(LARISA, 1)
        t.set_control(TRIKKA, 1)
        t.s.die = 6

    table = position("armies", arrange)
    for option in (("activate", "antigonos"), ("take-all",), ("move", "larisa")):
        table.choose(0, option if option in table.options(0) else table.options(0)[0])
    while table.ask is not None and table.ask.topic != "intercept":
        table.choose_default(table.awaited()[0])
    return table


def test_it_declines_a_hopeless_interception_and_takes_a_promising_one() -> None:
    hopeless = intercepting(UNIT[MERCENARY] * 2, UNIT[LOYAL] * 8)
    assert hopeless.awaited() == [1]
    assert chosen(hopeless, 1) == PASS
    promising = intercepting(UNIT[LOYAL] * 8, UNIT[MERCENARY] * 2)
    assert chosen(promising, 1)[0] == "intercept"


def test_it_never_disbands_units_and_draws_cards_when_it_may() -> None:
    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PELLA, 2 * UNIT[2])
        t.set_control(PELLA, 0)
        t.s.hands[0] = 1 << CARD_ID["59"] | 1 << CARD_ID["15"]

    table = position("tyche", arrange)
    worths = dict(zip(table.options(0), Strategos(1).worths(Glimpse(table, 0)), strict=True))
    assert min(worths, key=lambda option: worths[option])[0] == "disband"
    assert chosen(table) == ("play", "59")


# --- the evaluation ---


def test_a_marker_that_completes_a_province_is_worth_more_than_the_first() -> None:
    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PELLA, UNIT[LOYAL])

    t = state_of(position("armies", arrange))
    first = marker_gain(t, 0, LARISA)
    t.set_control(TRIKKA, 0)
    assert marker_gain(t, 0, LARISA) > first > 0


def test_a_position_is_better_with_more_units_and_worse_with_stronger_rivals() -> None:
    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, PELLA, UNIT[LOYAL])

    t = state_of(position("armies", arrange))
    weights = [0.0, 0.5, 0.5, 0.5, 0.0, 0.0]
    before = score(t, 0, weights)
    t.add_cu(0, PELLA, UNIT[MERCENARY])
    assert score(t, 0, weights) > before
    t.add_cu(1, LARISA, 4 * UNIT[MERCENARY])
    assert score(t, 0, weights) < before
    assert set(standing(t, 0)) >= {"vp", "legitimacy", "units", "progress", "royals"}


def test_battle_odds_favour_strength_and_rating() -> None:
    even = battle_odds(6, 3, 6, 3)
    assert even.win == pytest.approx(even.loss)
    assert battle_odds(9, 3, 6, 3).win > even.win
    assert battle_odds(6, 4, 6, 2).win > even.win
    hit, points, _ = siege_outlook(0)
    assert hit == pytest.approx(4 / 6)
    assert siege_outlook(2)[1] > points


# --- what it must not know, and its strength ---


def test_hidden_cards_do_not_change_a_decision() -> None:
    compared = sum(compare_twins(opened(4, seed)) for seed in (3, 5, 8))
    assert compared > 100


def compare_twins(table: Table) -> int:
    """How often a decision was compared with that at a table which differs in hidden cards only."""
    bots: list[Bot] = [Strategos(seat) for seat in range(4)]
    compared = 0
    while table.ask is not None and compared < 50:
        seat = table.awaited()[0]
        play = state_of(table)
        asked = len(table.options(seat)) > 1 and play.saved_at == len(table.decisions)
        if asked and any(play.s.hands):
            twin = twin_of(table, seat)
            hands = state_of(twin).s.hands
            if hands[seat] != play.s.hands[seat] or hands == play.s.hands:
                step(table, bots)  # the hands were dealt after the checkpoint, or there is nothing else to deal
                continue
            assert twin.options(seat) == table.options(seat)
            assert chosen(twin, seat) == chosen(table, seat)
            compared += 1
        step(table, bots)
    return compared


def test_every_question_of_a_game_is_known() -> None:
    table = opened(3, 4, some_options=True)
    bots: list[Bot] = [RandomBot(seat) for seat in range(3)]
    asked = set()
    while table.ask is not None:
        asked.add(table.ask.topic)
        step(table, bots)
    assert asked - set(TOPICS) <= {"engage"}


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_seats_from_any_seat(seat: int) -> None:
    table = opened(4, 100 + seat)
    bots: list[Bot] = [RandomBot(number) for number in range(4)]
    bots[seat] = Strategos(1)
    finish(table, bots)
    result = table.result()
    assert result is not None
    assert result["winner"] == seat
