"""Words given and kept: whom bots ask and trust, whom they let pass, and that they remember who broke his word."""

from collections.abc import Callable

import pytest

from tests.bots.playing import position, state_of
from tests.bots.test_prudence import decided
from tests.bots.test_scharz_choices import LIGHT, far_from, homes
from tests.bots.test_scharz_choices import position as field
from tests.bots.test_strategos import ANTIGONOS, EUMENES, LARISA, PELLA, TRIKKA, army
from tyche.bots.scharz.court import DEMANDS, PAYMENTS, faithless, ruling, terms_worth, would_take, yielding
from tyche.bots.scharz.dux import Dux, Prudens
from tyche.bots.scharz.sight import Sight as Court
from tyche.bots.successors.sight import Sight
from tyche.bots.successors.strategos import Prudent, Strategos
from tyche.bots.successors.words import pact_choice
from tyche.core.ask import DONE, NO, YES, Option
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.scharz.rules.components import SEAT_NAMES, SPRING
from tyche.games.scharz.rules.diplomacy.pacts import TRIBUTE, pact, pair_of
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import IN, OUT
from tyche.games.successors.rules.atlas import PLACE_ID
from tyche.games.successors.rules.components import ALEXANDROS, FACTION_NAMES, GENERAL_ID
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.tables import VP_VICTORY
from tyche.games.successors.rules.units import LOYAL, MERCENARY, UNIT

HOST, THIRD = 1, 2
MOVER = GENERAL_ID["leonnatos"]
ASK: Option = ("ask-passage", FACTION_NAMES[HOST])
BETRAYAL: list[tuple[int, Option]] = [(0, ASK), (HOST, YES), (0, YES), (HOST, NO)]


def after(table: Table, past: list[tuple[int, Option]]) -> Table:
    """The same table with something that happened before."""
    table.remembered = table.game.wrongs(table.play, past)
    return table


# --- Successors: Free Passage (S10.C) ---


def in_the_way(own: int, guard: int, arrange: Callable[[Successors], None] = lambda t: None) -> Table:
    """Seat 0 marches from Trikka towards Pella, which is empty; a Champion's guard stands at Larisa between them."""

    def set_up(t: Successors) -> None:
        army(t, 0, MOVER, TRIKKA, own * UNIT[LOYAL])
        army(t, HOST, EUMENES, LARISA, guard * UNIT[LOYAL])
        for name in ("trikka", "amphipolis", "chalkidike", "lynkos", "orestis"):
            t.set_control(PLACE_ID[name], 0)
        t.s.die = 1  # two movement points: there is no other way to Pella
        arrange(t)

    return position("armies", set_up)


def play_to(table: Table, topic: str, bot: type[Strategos] = Prudent) -> None:
    """Seat 0 plays until a question, or until its army is done."""
    while table.ask is not None and table.ask.topic != topic and table.ask.topic in ("armies", "act"):
        table.choose(0, bot(1).decide(Glimpse(table, 0)))


def asked_at_larisa(table: Table, topic: str) -> Table:
    """The army has marched into Larisa, asked, and been answered as far as the question."""
    for option in (("activate", "leonnatos"), ("take-all",), ("move", "larisa"), ASK, YES, YES):
        assert table.ask is not None
        if table.ask.topic == topic:
            return table
        if option in table.options(table.awaited()[0]):
            table.choose(table.awaited()[0], option)
    assert table.ask is not None
    assert table.ask.topic == topic
    return table


def test_an_army_asks_for_passage_and_goes_on_where_the_plain_bot_stays_or_fights() -> None:
    table = in_the_way(8, 2)
    play_to(table, "free-passage")
    assert table.ask is not None
    assert table.ask.topic == "free-passage"
    assert decided(Prudent, table) == ASK
    assert decided(Strategos, table) == DONE
    table.choose(0, ASK)
    for topic in ("grant-passage", "accept-passage", "honour-passage"):
        assert table.ask.topic == topic
        table.choose(table.awaited()[0], decided(Prudent, table))
    play_to(table, "")
    t = state_of(table)
    assert t.s.general_at[MOVER] == PELLA
    assert t.is_champion(0)


def test_who_broke_his_word_is_not_asked_again() -> None:
    """S10.C.3. The same position, but the host has dishonoured a passage before; to somebody else he may have."""
    table = after(asked_at_larisa(in_the_way(8, 2), "free-passage"), BETRAYAL)
    assert Glimpse(table, 0).wrongs == [(HOST, 0)]
    assert decided(Prudent, table) == DONE
    other = [(THIRD if seat == 0 else seat, option) for seat, option in BETRAYAL]
    assert decided(Prudent, after(table, other)) == ASK


def test_words_that_were_kept_or_refused_are_no_wrongs() -> None:
    table = in_the_way(8, 2)
    for answers in ([NO], [YES, NO], [YES, YES, YES]):
        talk = list(zip((HOST, 0, HOST), answers, strict=False))
        assert after(table, [(0, ASK), *talk]).remembered == []
    assert after(table, [(0, ASK), *BETRAYAL[1:3], (THIRD, NO)]).remembered == []


def test_the_table_itself_remembers_a_broken_word() -> None:
    """Not the bot: a bot that sits down later knows as much."""
    table = asked_at_larisa(in_the_way(8, 2), "honour-passage")
    assert Glimpse(table, 0).wrongs == []
    table.choose(HOST, NO)
    assert Glimpse(table, table.awaited()[0]).wrongs == [(HOST, 0)]


def near_victory(t: Successors) -> None:
    """S3.2.b. Late in the third turn seat 0 holds Alexandros and leads."""
    t.s.turn, t.s.round = 3, 4
    t.move_royal(ALEXANDROS, TRIKKA)
    t.own_royal(ALEXANDROS, 0)


def test_whoever_is_about_to_win_is_let_pass_only_if_nothing_can_stop_him() -> None:
    assert decided(Prudent, asked_at_larisa(in_the_way(6, 4), "grant-passage")) == YES
    leading = asked_at_larisa(in_the_way(6, 4, near_victory), "grant-passage")
    assert decided(Prudent, leading) == NO
    assert decided(Strategos, leading) == YES
    assert decided(Prudent, asked_at_larisa(in_the_way(9, 1, near_victory), "grant-passage")) == YES


def test_who_cheated_is_not_let_pass() -> None:
    table = asked_at_larisa(in_the_way(6, 4), "grant-passage")
    assert decided(Prudent, table) == YES
    cheat = [(HOST - seat, option) for seat, option in BETRAYAL]
    cheat[0] = (HOST, ("ask-passage", FACTION_NAMES[0]))
    assert decided(Prudent, after(table, cheat)) == NO


def test_a_word_is_kept_unless_it_stops_the_victory_of_another() -> None:
    assert decided(Prudent, asked_at_larisa(in_the_way(3, 7), "honour-passage")) == YES
    leading = asked_at_larisa(in_the_way(3, 7, near_victory), "honour-passage")
    assert decided(Prudent, leading) == NO
    assert decided(Strategos, leading) == YES
    assert decided(Prudent, asked_at_larisa(in_the_way(8, 2, near_victory), "honour-passage")) == YES


# --- Successors: pacts (card O63) ---


def peace_with(arrange: Callable[[Successors], None], prudent: bool = True) -> int:
    """With whom seat 0 makes peace."""
    sight = Sight(Glimpse(position("armies", arrange), 0), bytes(32), prudent)
    return max((1, 2, 3), key=lambda seat: pact_choice(sight, ("faction", FACTION_NAMES[seat])))


@pytest.mark.parametrize(("leads", "partner"), [(False, HOST), (True, THIRD)])
def test_peace_is_made_with_a_strong_neighbour_but_not_with_the_leader(leads: bool, partner: int) -> None:
    """The host is next door with six units, the third a little further off with five, another far off with nine."""

    def arrange(t: Successors) -> None:
        army(t, 0, ANTIGONOS, LARISA, 3 * UNIT[LOYAL])
        army(t, HOST, GENERAL_ID["perdikkas"], PELLA, 6 * UNIT[LOYAL])
        army(t, THIRD, GENERAL_ID["leonnatos"], PLACE_ID["amphipolis"], 5 * UNIT[LOYAL])
        army(t, 3, GENERAL_ID["ptolemaios"], PLACE_ID["babylon"], 9 * UNIT[MERCENARY])
        t.s.vp = [5, VP_VICTORY[4] - 1 if leads else 5, 5, 5, 0]

    assert peace_with(arrange) == partner
    assert peace_with(arrange, prudent=False) == 3


# --- Scharz: tribute and ransom (T18.2) ---

WITHHELD: list[tuple[int, Option]] = [(1, ("withhold", SEAT_NAMES[0]))]
REFUSED: list[tuple[int, Option]] = [(1, ("refuse-tribute", SEAT_NAMES[0]))]


def talking(strength: int = 2) -> Table:
    """Three players; seat 0 is strong at home, and seat 1, its neighbour, has some units at its gates."""

    def arrange(t: Scharz) -> None:
        home, other = homes(t)
        t.set_settlement(home, 0, 2)
        t.set_settlement(other, 1, 1)
        t.set_settlement(far_from(t, home), 2, 1)
        t.add(0, home, OUT, LIGHT, 1)
        t.add(0, home, IN, LIGHT, 6)
        t.add(1, other, OUT, LIGHT, strength)
        t.s.gold[:3] = [6, 6, 6]
        t.put_grain(home, 5)

    return field(SPRING, "begin-diplomacy", arrange, players=3)


def seen(table: Table, seat: int = 0) -> Court:
    return Court(Glimpse(table, seat), bytes(32), prudent=True)


def test_who_withheld_tribute_is_believed_only_gold_on_the_table() -> None:
    """A ransom is paid at once; a promise of tribute from somebody who broke one is worth nothing."""
    table = talking()
    assert ruling(seen(table), 1, PAYMENTS[0]) == ruling(seen(table), 1, PAYMENTS[1]) > 0
    after(table, WITHHELD)
    assert faithless(seen(table), 1) == 1.0
    assert ruling(seen(table), 1, PAYMENTS[0]) < 0 < ruling(seen(table), 1, PAYMENTS[1])
    assert ruling(seen(table), 1, DEMANDS[0]) < 0
    assert not would_take(seen(table, 1), 0, PAYMENTS[0]), "and the cheat expects nothing else"
    assert would_take(seen(table, 1), 0, PAYMENTS[1])


def offered(table: Table) -> Table:
    """Seat 1 has offered seat 0 tribute."""
    for option in (("treat", SEAT_NAMES[0]), ("pay-tribute",)):
        while table.awaited()[0] != 1:
            table.choose_default(table.awaited()[0])
        table.choose(1, option)
    while table.ask is not None and table.ask.topic != "answer":
        table.choose_default(table.awaited()[0])
    return table


def test_an_offer_of_tribute_is_taken_but_not_from_who_broke_one() -> None:
    table = offered(talking())
    assert table.awaited() == [0]
    assert decided(Prudens, table) == YES
    assert decided(Prudens, after(table, WITHHELD)) == NO
    assert decided(Dux, table) == YES


def test_peace_with_a_faithless_lord_is_worth_less() -> None:
    table = talking(strength=9)
    trusted = yielding(seen(table), 1, 2)
    assert yielding(seen(after(table, REFUSED)), 1, 2) < trusted
    assert faithless(Court(Glimpse(table, 0), bytes(32)), 1) == 0.0, "the plain bot forgets"


def test_nothing_is_demanded_as_tribute_from_who_will_not_pay_it() -> None:
    table = after(talking(), WITHHELD)
    assert terms_worth(seen(table), 1, DEMANDS[0]) < 0


def test_answers_of_others_are_not_known_before_all_have_answered() -> None:
    """D27. All say at the same time whether they pay and take tribute."""
    table = talking()
    t = table.play
    assert isinstance(t, Scharz)
    pair = pair_of(0, 1)
    t.s.treaties[pair] = pact(TRIBUTE, 0, 1, 0)
    t.s.step, t.s.feats = "tributes", [[pair, 1]]
    assert table.game.wrongs(t, WITHHELD) == []
    assert table.game.wrongs(t, [*WITHHELD, *WITHHELD]) == [(1, 0)]
    t.s.step = "festivities"
    assert table.game.wrongs(t, WITHHELD) == [(1, 0)]


def test_who_withholds_salaries_wrongs_nobody_at_the_table() -> None:
    """T16.2. The word is the same as for tribute (T18.2), and names nobody."""
    table = talking()
    assert table.game.wrongs(table.play, [(1, ("withhold",)), *WITHHELD]) == [(1, 0)]
