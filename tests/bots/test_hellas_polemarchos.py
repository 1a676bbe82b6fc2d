"""Polemarchos: what it must see, what it must not know, and that it beats chance."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from tests.bots.playing import finish, seed_of, step, twin_of
from tyche.bots import bot_named, bots, game_of
from tyche.bots.chance import RandomBot
from tyche.bots.hellas.menace import menace
from tyche.bots.hellas.polemarchos import Polemarchos
from tyche.bots.hellas.quarry import chance_to_slay, coverable
from tyche.bots.hellas.treasure import SPECIAL
from tyche.bots.hellas.worth import score, standing
from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import Table, open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.rules.atlas import LAND_REGIONS, N_REGIONS, REGION_ID, ZEUS, bits
from tyche.games.hellas.rules.components import HUNT, ITEM_ID, N_MONSTERS
from tyche.games.hellas.rules.kinds import CARD, LAND, MONSTER
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SEATS

BROWN = LAND_REGIONS[LAND.ids["brown"]]
GREEN = LAND_REGIONS[LAND.ids["green"]]
ARCADIA, ELIS = REGION_ID["arcadia"], REGION_ID["elis"]
THESSALY, LOCRIS, CRETE = REGION_ID["thessaly"], REGION_ID["locris"], REGION_ID["crete"]
SPHINX, HYDRA = MONSTER.ids["sphinx"], MONSTER.ids["hydra"]
SPHINX_HAND = ["cc10", "cc16", "cc26", "cc29"]  # bow, sword, axe, spear


def opened(players: int, number: int) -> Table:
    return open_table(GAME, players, seed=seed_of(number), log=False)


def play_of(table: Table) -> Hellas:
    assert isinstance(table.play, Hellas)
    return table.play


def clear(t: Hellas) -> None:
    """Take everything off the map."""
    s = t.s
    s.control, s.held = [NOBODY] * N_REGIONS, [0] * SEATS
    s.hoplites, s.fortified, s.armies = [0] * (SEATS * N_REGIONS), [NOBODY] * N_REGIONS, [0] * SEATS
    s.supply = [15] * SEATS
    s.monster_at = [NOBODY] * N_MONSTERS
    s.quest_slots = [NOBODY] * 3
    s.combat_deck = list(range(30))
    s.hands, s.combat_discard = [0] * SEATS, 0
    s.glory = [NOBODY] * 5
    s.hero_at = [CRETE] * SEATS


def position(next_step: str, arrange: Callable[[Hellas], None], players: int = 4) -> Table:
    """A table at which seat 0 is to play, with nothing on the map but what `arrange` puts there."""
    table = opened(players, 1)
    while play_of(table).s.step == "place":
        table.choose_default(table.awaited()[0])
    old = play_of(table)
    fresh = old.revive(old.s, old.dice.at(old.dice.counters))
    assert isinstance(fresh, Hellas)
    clear(fresh)
    fresh.s.active, fresh.s.step = 0, next_step
    arrange(fresh)
    return Table(GAME, table.setup, fresh, [])


def hold(t: Hellas, seat: int, regions: int) -> None:
    for region in bits(regions):
        t.s.control[region] = seat
        t.s.held[seat] |= 1 << region


def deal(t: Hellas, seat: int, cards: list[str]) -> None:
    for name in cards:
        t.s.combat_deck.remove(CARD.ids[name])
        t.s.hands[seat] |= 1 << CARD.ids[name]


def chosen(table: Table, seat: int = 0) -> Option:
    return Polemarchos(1).decide(Glimpse(table, seat))


def play_turn(table: Table) -> None:
    """Let polemarchos play for all until the turn of seat 0 is over."""
    seated: list[Bot] = [Polemarchos(seat) for seat in range(table.setup.players)]
    turn = play_of(table).s.turn
    while not table.over and play_of(table).s.turn == turn:
        step(table, seated)


# --- what it must see: the four victories ---


def test_it_takes_the_region_that_completes_the_second_land() -> None:
    def arrange(t: Hellas) -> None:
        hold(t, 0, BROWN | GREEN & ~(1 << ELIS))
        hold(t, 1, 1 << ELIS)
        t.recruit(0, ARCADIA, 2, False)

    table = position("regular", arrange)
    assert menace(play_of(table), 0) == 1.0
    play_turn(table)
    assert table.result() is not None
    assert (play_of(table).s.winner, play_of(table).s.victory) == (0, "warlord")


def test_it_builds_the_fifth_temple() -> None:
    built = [REGION_ID[name] for name in ("epirus", "aetolia", "corinthia", "messenia")]

    def arrange(t: Hellas) -> None:
        for region in built:
            t.s.temples |= 1 << region
            hold(t, 0, 1 << region)
        t.s.temples_built = 4
        hold(t, 0, 1 << CRETE)

    table = position("special", arrange)
    assert chosen(table) == ("action", "temple")
    play_turn(table)
    assert (play_of(table).s.winner, play_of(table).s.victory) == (0, "favoured")


def test_it_hunts_the_third_monster_when_its_hand_slays_it() -> None:
    def arrange(t: Hellas) -> None:
        t.s.figures[0] = 0b11
        t.s.monster_at[SPHINX] = t.s.hero_at[0]
        deal(t, 0, SPHINX_HAND)

    table = position("special", arrange)
    assert chance_to_slay(play_of(table), 0, SPHINX) > 0.9
    assert chosen(table) == ("action", "hunt")
    play_turn(table)
    assert (play_of(table).s.winner, play_of(table).s.victory) == (0, "slayer")


def test_it_does_not_hunt_when_the_odds_are_bad() -> None:
    def arrange(t: Hellas) -> None:
        t.s.monster_at[HYDRA] = t.s.hero_at[0]
        t.s.injured[0] = 0b111

    table = position("special", arrange)
    assert chance_to_slay(play_of(table), 0, HYDRA) == 0.0
    assert chosen(table) != ("action", "hunt")


def kings_clock(own: int, enemy: int) -> Table:
    """Seat 1 holds the complete monument of Zeus and wins with its next special action; seat 0 stands next to it."""

    def arrange(t: Hellas) -> None:
        t.s.level[ZEUS], t.s.king_god, t.s.king, t.s.king_tokens = 5, ZEUS, 1, 1
        hold(t, 1, 1 << THESSALY)
        t.recruit(1, THESSALY, enemy, False)
        hold(t, 0, 1 << LOCRIS)
        t.recruit(0, LOCRIS, own, False)

    return position("special", arrange)


def test_it_drives_a_player_one_step_from_winning_out_of_the_monument() -> None:
    table = kings_clock(6, 2)
    assert menace(play_of(table), 1) == 1.0
    assert chosen(table) == ("action", "march")
    play_turn(table)
    assert play_of(table).s.control[THESSALY] == 0


# --- the evaluation ---


def test_a_position_is_better_with_more_hoplites_and_worse_with_stronger_rivals() -> None:
    t = play_of(kings_clock(3, 2))
    before = score(t, 0)
    t.recruit(0, LOCRIS, 1, False)
    more = score(t, 0)
    assert more > before
    t.recruit(2, CRETE, 4, False)
    assert score(t, 0) < more
    assert set(standing(t, 0)) >= {"lands", "temples", "kingship", "monsters", "hunting", "army"}


def test_each_step_towards_two_lands_is_worth_more_than_the_last() -> None:
    t = play_of(position("special", lambda t: None))
    worths = [standing(t, 0)["lands"]]
    for region in bits(GREEN) + bits(BROWN)[:-1]:
        hold(t, 0, 1 << region)
        worths.append(standing(t, 0)["lands"])
    gains = [after - before for before, after in pairwise(worths)]
    assert min(gains) > 0
    assert gains[-1] > 2 * gains[0]


def test_menace_needs_an_action_that_is_not_marked() -> None:
    def arrange(t: Hellas) -> None:
        t.s.figures[1] = 0b11
        t.s.monster_at[SPHINX] = t.s.hero_at[1]
        deal(t, 1, SPHINX_HAND)

    t = play_of(position("special", arrange))
    assert menace(t, 1) > 0.9
    t.s.used[1] = 1 << HUNT
    assert menace(t, 1) == 0.0


def test_cards_cover_slots_by_symbol_and_by_trade() -> None:
    def arrange(t: Hellas) -> None:
        t.s.monster_at[SPHINX] = CRETE
        deal(t, 0, ["cc23", "cc16", "cc13", "cc14"])  # a sickle for any slot, three swords: one slot, and two to trade

    t = play_of(position("special", arrange))
    assert coverable(t, t.s.hands[0], SPHINX) == 3


def test_all_items_with_a_worth_exist() -> None:
    assert set(SPECIAL) <= set(ITEM_ID)


# --- whole games ---


def test_it_is_known_as_a_bot_of_this_game() -> None:
    assert "polemarchos" in bots("hellas")
    assert "polemarchos" not in bots("successors")
    assert game_of("polemarchos") == "hellas"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_and_every_choice_is_legal(players: int) -> None:
    table = opened(players, players)
    names = ["polemarchos" if seat % 2 == 0 else "random" for seat in range(players)]
    finish(table, [bot_named(name, seat) for seat, name in enumerate(names)])
    assert table.result() is not None


def test_it_plays_against_itself() -> None:
    table = opened(3, 5)
    finish(table, [Polemarchos(seat) for seat in range(3)])
    assert table.result() is not None


def test_the_same_seed_plays_the_same_game() -> None:
    records = []
    for _ in range(2):
        table = opened(3, 7)
        finish(table, [Polemarchos(5), RandomBot(6), RandomBot(7)])
        records.append(table.decisions)
    assert records[0] == records[1]


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_seats_from_any_seat(seat: int) -> None:
    table = opened(4, 100 + seat)
    seated: list[Bot] = [RandomBot(number) for number in range(4)]
    seated[seat] = Polemarchos(1)
    finish(table, seated)
    result = table.result()
    assert result is not None
    assert result["winner"] == seat


# --- what it must not know ---


def test_hidden_cards_do_not_change_a_decision() -> None:
    seated: list[Bot] = [Polemarchos(seat) for seat in range(4)]
    table = opened(4, 3)
    compared = 0
    for _ in range(250):
        if table.over:
            break
        seat = table.awaited()[0]
        play = play_of(table)
        if len(table.options(seat)) > 1 and play.saved_at == len(table.decisions) and play.s.step != "hunt-monster":
            twin = twin_of(table, seat)
            assert twin.options(seat) == table.options(seat)
            assert play_of(twin).s.hands[seat] == play.s.hands[seat]
            assert chosen(twin, seat) == chosen(table, seat)
            compared += play_of(twin).s.hands != play.s.hands
        step(table, seated)
    assert compared > 20
