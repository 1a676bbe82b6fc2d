"""S2, S4, S5.3: what the board shows, how generals and cards are dealt. Positions are in the rules cases."""

from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.successors import GAME
from tyche.games.successors.rules.atlas import MAJORS, MINORS, N_PLACES, STRONGHOLDS, TRANSITS
from tyche.games.successors.rules.components import START_SETS
from tyche.games.successors.rules.play import Successors

PLAYERS = [2, 3, 4, 5]
OPTIONAL = {"O60", "O61", "O62", "O63", "O64", "O65", "O66", "O67", "O68", "O69"}


def opened(players: int, seed: int = 0, **options: bool) -> Table:
    """A table before its first decision."""
    return open_table(GAME, players, dict(options), None, seed.to_bytes(SEED_BYTES, "little"))


def played_to(table: Table, topic: str) -> Table:
    """The table where a question is first asked, everybody having taken the default."""
    while table.ask is not None and table.ask.topic != topic:
        table.choose_default(table.awaited()[0])
    return table


def state_of(table: Table) -> dict[str, Any]:
    """A copy of the state as plain data."""
    snapshot: Any = table.snapshot()
    state: dict[str, Any] = deepcopy(snapshot["state"])
    return state


def seen(table: Table) -> dict[str, Any]:
    """What a spectator sees."""
    return table.view(None)


def cards_of(mask: int) -> set[int]:
    return {card for card in range(mask.bit_length()) if mask >> card & 1}


# --- S2 ---


def test_S2_a_the_board_has_map_tracks_and_boxes() -> None:
    view = seen(opened(4))
    described: dict[str, Any] = GAME.board(GAME.check(4, {}, None))
    assert {"places", "routes", "provinces"} <= described.keys()
    assert [track["field"] for track in described["tracks"]] == ["vp", "legitimacy"]
    assert {"turn", "last_turn", "deck", "discard", "royals", "fleets", "generals", "effects"} <= view.keys()
    assert view["generals"]["boxes"] == ["philon", "glaukias", "seuthes"]
    assert all("dispersed" in seat for seat in view["seats"])


def test_S2_b_every_location_is_of_one_kind() -> None:
    kinds = [MINORS, STRONGHOLDS, MAJORS, TRANSITS]
    assert sum(kind.bit_count() for kind in kinds) == N_PLACES
    assert MINORS | STRONGHOLDS | MAJORS | TRANSITS == (1 << N_PLACES) - 1


def test_S2_s_four_regions_share_all_provinces() -> None:
    described: dict[str, Any] = GAME.board(GAME.check(4, {}, None))
    regions = {region["id"]: region["provinces"] for region in described["regions"]}
    assert {name: len(provinces) for name, provinces in regions.items()} == {
        "africa": 2,
        "europe": 7,
        "great_islands": 3,
        "asia": 21,
    }


# --- S4 ---


def test_S4_1_B_optional_cards_by_agreement_and_47B_set_aside() -> None:
    plain = seen(opened(4))["deck"]
    assert plain == 70 - len(OPTIONAL) - 1
    assert seen(opened(4, card_superior_cavalry=True))["deck"] == plain + 2
    assert seen(opened(4, card_oracle=True, card_founding_a_capital=True))["deck"] == plain + 2


def test_S4_1_C_no_marker_of_the_boxes_is_given_out() -> None:
    """S4.1.C, S4.1.G, S4.1.H. Before the first general is placed nobody has points but for being a Champion."""
    table = opened(5)
    view, state = seen(table), state_of(table)
    for seat in view["seats"]:
        assert seat["vp_sources"] == []
        assert [source["source"] for source in seat["legitimacy_sources"]] == ["champion"]
    assert view["effects"]["elephants_in_box"]
    assert (state["helepolis"], state["plundered"], state["siege_points"]) == (-1, 0, {})
    assert state["cu"] == {}
    assert view["generals"]["popularity"] == {}
    assert view["usurper"] is None


@pytest.mark.parametrize("players", PLAYERS)
def test_S4_4_b_all_starting_generals_are_dealt(players: int) -> None:
    each = {2: 4, 3: 3, 4: 2, 5: 2}[players]
    deals = [state_of(opened(players, seed))["dealt"] for seed in range(8)]
    for dealt in deals:
        assert [len(generals) for generals in dealt[:players]] == [each] * players
        assert sorted(general for generals in dealt for general in generals) == sorted(START_SETS[players])
    assert len({str(dealt) for dealt in deals}) > 1


def test_S4_4_c_the_discards_of_five_are_dealt_again() -> None:
    outcomes = set()
    for seed in range(8):
        table = opened(5, seed)
        dealt = state_of(table)["dealt"]
        for seat in range(5):
            table.choose(seat, table.options(seat)[0])
        swapped = state_of(table)["dealt"]
        for seat in range(5):
            assert dealt[seat][0] in swapped[seat]
        thrown = sorted(generals[1] for generals in dealt)
        assert sorted(g for seat in range(5) for g in swapped[seat] if g != dealt[seat][0]) == thrown
        outcomes.add(swapped == [sorted(generals) for generals in dealt])
    assert False in outcomes


@pytest.mark.parametrize("players", PLAYERS)
def test_S4_4_d_seats_stay_where_they_are(players: int) -> None:
    """Seating may be arranged among people; at a table the order of the seats is the order round the board."""
    table = played_to(opened(players), "first-player")
    assert seen(table)["order"] == table.setup.seats


@pytest.mark.parametrize("players", PLAYERS)
def test_S4_5_a_each_player_has_four_minor_generals_and_is_champion(players: int) -> None:
    seats = seen(played_to(opened(players), "first-player"))["seats"]
    assert len({seat["faction"] for seat in seats}) == players
    assert all(len(seat["minors"]) == 4 and seat["champion"] for seat in seats)
    assert len({minor for seat in seats for minor in seat["minors"]}) == 4 * players


# --- S5.3 ---


@pytest.mark.parametrize("players", PLAYERS)
def test_S5_3_a_and_b_every_card_in_use_is_shuffled_and_dealt(players: int) -> None:
    """S5.3.a, S5.3.b, T-9. Also in Turn II, when hands and discards of Turn I go back into the deck."""
    table = opened(players)
    tables: list[dict[str, Any]] = []
    for turn in (1, 2):
        while not (state_of(table)["turn"] == turn and state_of(table)["segment"]):
            table.choose_default(table.awaited()[0])
        tables.append(state_of(table))
    for state in tables:
        hands = [cards_of(hand) for hand in state["hands"][:players]]
        everything = [card for hand in hands for card in hand] + state["table_cards"] + state["deck"]
        assert [len(hand) for hand in hands] == [{2: 5, 3: 5, 4: 5, 5: 4}[players]] * players
        assert len(state["table_cards"]) == {2: 10, 3: 5, 4: 0, 5: 0}[players]
        assert state["discard"] == 0
        assert Counter(everything) == Counter(cards_of(state["cards_in_use"]))
    assert tables[0]["hands"] != tables[1]["hands"]


def test_a_table_stored_before_seats_could_be_chosen_plays_on() -> None:
    table = open_table(GAME, 4, None, None, bytes(32))
    while table.ask is not None and table.ask.topic != "first-player":
        table.choose_default(table.awaited()[0])
    assert isinstance(table.play, Successors)
    snapshot = GAME.snapshot(table.play)
    fields = snapshot["state"]
    assert isinstance(fields, dict)
    del fields["chairs"], fields["marriages"]
    play = GAME.restore(table.setup, snapshot, table.play.dice)
    again = Table(GAME, table.setup, play, [])
    for _ in range(60):
        again.choose_default(again.awaited()[0])
    assert play.s.chairs == [0, 1, 2, 3]
