"""H5: the setup, by its worked examples."""

from tyche.core.dice import Dice
from tyche.core.table import Table, open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.components import EVENT_NAMES, MONSTER_NAMES, QUEST_NAMES
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.setup import lay_out, opening_events
from tyche.games.hellas.view import temples_view

T_001 = [
    "aid_to_atlas",
    "ev_hydra_a",
    "ev_cerberus_a",
    "amazon_queen",
    "golden_fleece",
    "cattle_of_geryon",
    "ev_hydra_b",
    "ev_minotaur_a",
]


def opened(drawn: list[str]) -> Hellas:
    """A table whose opening events are drawn in this order."""
    play = GAME.start(GAME.check(3, None, None), Dice(bytes(32), [0, 0], [], []))
    assert isinstance(play, Hellas)
    lay_out(play)
    cards = [EVENT_NAMES.index(name) for name in drawn]
    play.s.event_deck = [card for card in play.s.event_deck if card not in cards] + cards[::-1]
    opening_events(play)
    return play


def table_of(players: int) -> Table:
    return open_table(GAME, players, None, None, bytes(32))


def hellas(table: Table) -> Hellas:
    assert isinstance(table.play, Hellas)
    return table.play


def test_T_001_opening_events() -> None:
    """H5.8, H5.1-5.6. Three quests and three monsters; the fourth quest counts, the second hydra does not."""
    s = opened(T_001).s
    assert [QUEST_NAMES[quest] for quest in s.quest_slots] == ["aid_to_atlas", "amazon_queen", "golden_fleece"]
    assert [MONSTER_NAMES[k] for k, at in enumerate(s.monster_at) if at >= 0] == ["cerberus", "hydra", "minotaur"]
    assert s.evolved == [0] * 7


def test_T_002_drawn_events_are_shuffled_back() -> None:
    """H5.9. All but the quests on the board."""
    assert len(opened(T_001).s.event_deck) == 20


def test_T_004_temples_in_play() -> None:
    """H5.7. Six temples with three players, eight with four."""
    assert temples_view(hellas(table_of(3)))["in_play"] == 6
    assert temples_view(hellas(table_of(4)))["in_play"] == 8


def test_T_007_placement_is_counter_clockwise_and_turns_are_clockwise() -> None:
    """H5.11, H5.15, H5.16, H1.5. Who places last takes the first turn."""
    table = table_of(4)
    order: list[int] = []
    while hellas(table).s.step in ("setup", "place"):
        seat = table.awaited()[0]
        if not order or order[-1] != seat:
            order.append(seat)
        table.choose_default(seat)
    assert order == [(order[0] - k) % 4 for k in range(4)]
    assert hellas(table).s.active == order[-1]
    turns: list[int] = []
    while len(turns) < 4:
        active = hellas(table).s.active
        if not turns or turns[-1] != active:
            turns.append(active)
        table.choose_default(table.awaited()[0])
    assert turns == order[::-1]


def test_H5_10_everybody_draws_a_combat_card_in_secret() -> None:
    """H21.1. The number of cards is public, the cards are not."""
    table = table_of(3)
    view = table.view(0)
    assert len(view["hand"]) == 1  # type: ignore[arg-type]
    assert [seat["hand"] for seat in view["seats"]] == [1, 1, 1]  # type: ignore[attr-defined]
