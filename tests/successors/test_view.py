"""What a seat may know, and what a client draws."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tyche.core.game import game_named
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.successors import GAME
from tyche.study import checks
from tyche.study.fuzz import random_decision, random_options

EVERY = 23
PLAYERS = [2, 3, 4, 5]


def moments(players: int, seed: int = 1) -> Iterator[tuple[Table, random.Random]]:
    """Positions of a random game, the first ones and then every so often."""
    game = game_named("successors")
    rng = random.Random(f"view {players} {seed}")
    table = open_table(game, players, random_options(game, rng), None, rng.randbytes(SEED_BYTES))
    while not table.over:
        if len(table.decisions) < 6 or len(table.decisions) % EVERY == 0:
            yield table, rng
        table.choose(*random_decision(table, rng))


def step_of(table: Table) -> object:
    state: Any = table.snapshot()["state"]
    return state["step"]


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat)


@pytest.mark.parametrize("players", PLAYERS)
def test_dealing_anew_what_a_seat_cannot_know_changes_nothing_it_sees(players: int) -> None:
    for table, rng in moments(players):
        seat = rng.randrange(players)
        assert checks.hidden_faults(table, seat) == []


@pytest.mark.parametrize("players", PLAYERS)
def test_views_are_plain_data(players: int) -> None:
    for table, _ in moments(players):
        for seat in (None, *range(players)):
            view = table.view(seat)
            assert checks.plain(msgspec.json.decode(checks.plain(view))) == checks.plain(view)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_is_in_its_own_seats_view_only(players: int) -> None:
    for table, _ in moments(players):
        assert seen(table, None)["hand"] == []
        sizes = [seat["hand"] for seat in seen(table, None)["seats"]]
        hands = [seen(table, seat)["hand"] for seat in range(players)]
        assert [len(hand) for hand in hands] == sizes
        assert sum(sizes) == len({card for hand in hands for card in hand})


@pytest.mark.parametrize("players", PLAYERS)
def test_S3_6_points_are_the_sum_of_their_sources(players: int) -> None:
    """T-6, T-17. The tracks are first set when the generals are placed."""
    for table, _ in moments(players):
        for seat in [] if step_of(table) == "swap-generals" else seen(table, None)["seats"]:
            assert sum(source["points"] for source in seat["vp_sources"]) == seat["vp"]
            assert max(0, sum(source["points"] for source in seat["legitimacy_sources"])) == seat["legitimacy"]


def test_S4_4_c_while_five_swap_generals_each_knows_only_his_own() -> None:
    table = open_table(game_named("successors"), 5, None, None, bytes(SEED_BYTES))
    assert seen(table, None)["deal"] == {}
    for seat, faction in enumerate(table.setup.seats):
        assert list(seen(table, seat)["deal"]) == [faction]
    for seat in range(5):
        table.choose(seat, table.options(seat)[0])
    assert list(seen(table, None)["deal"]) == table.setup.seats


@pytest.mark.parametrize("players", PLAYERS)
def test_every_piece_is_in_one_place(players: int) -> None:
    for table, _ in moments(players):
        view = seen(table, None)
        groups = [group for place in view["places"].values() for group in place.get("pieces", [])]
        generals = [general for group in groups for general in group["generals"]]
        royals = [royal for group in groups for royal in group["royals"]]
        assert len(set(generals)) == len(generals)
        assert sorted(royals) == sorted(royal for royal, fact in view["royals"].items() if fact["area"])


@pytest.mark.parametrize("players", PLAYERS)
def test_the_board_describes_what_views_hold(players: int) -> None:
    described: dict[str, Any] = GAME.board(GAME.check(players, {}, None))
    assert msgspec.json.decode(msgspec.json.encode(described))
    for table, _ in moments(players):
        view = seen(table, 0)
        for item in described["header"]:
            assert {item["field"], item.get("of", "turn")} <= view.keys()
        for item in described["tracks"] + described["summary"]:
            assert all(item["field"] in seat for seat in view["seats"])
        assert view["places"].keys() <= described["places"].keys() | {"sea"}
        assert view["provinces"].keys() <= described["provinces"].keys()
        assert set(view["hand"]) <= set(described["kinds"]["card"])


def test_the_board_is_a_map() -> None:
    described: dict[str, Any] = GAME.board(GAME.check(4, {}, None))
    places = described["places"]
    assert all(one in places and other in places for one, other, _ in described["routes"])
    assert {kind for _, _, kind in described["routes"]} == described["route_kinds"].keys()
    in_regions = [province for region in described["regions"] for province in region["provinces"]]
    assert sorted(in_regions) == sorted(described["provinces"])
    for ident, province in described["provinces"].items():
        assert all(places[place]["province"] == ident for place in province["places"])
