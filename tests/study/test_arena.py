"""The arena: everybody sits everywhere under the same luck, and strength is measured with intervals."""

from math import log10

import pytest

from tyche.study.arena import (
    OFTEN,
    Game,
    Line,
    Thinking,
    games_of,
    gauntlet,
    ladder,
    play,
    ratings,
    round_robin,
    standings,
    wilson,
)
from tyche.study.simulate import Match, Tally, play_game


def line(number: int, bots: list[str], winner: int) -> Line:
    return Line(number, number // len(bots), bots, winner, 10, None, {bot: Thinking(1, 0.1, 0.1) for bot in bots})


def test_the_challenger_sits_on_every_seat_once_a_deal() -> None:
    pairing = list(gauntlet("new", ["old", "other"], 4, 2))
    assert [deal for deal, _ in pairing] == [0, 0, 0, 0, 1, 1, 1, 1]
    assert sorted(bots.index("new") for deal, bots in pairing if deal == 0) == [0, 1, 2, 3]
    assert all(sorted(bots) == ["new", "old", "old", "other"] for _, bots in pairing)


@pytest.mark.parametrize(("names", "players"), [(["a", "b"], 4), (["a", "b", "c"], 2), (["a", "b", "c", "d", "e"], 3)])
def test_everybody_plays_everybody_from_every_seat(names: list[str], players: int) -> None:
    pairing = list(round_robin(names, players, 30))
    for name in names:
        seats = [sum(bots[seat] == name for _, bots in pairing) for seat in range(players)]
        assert len(set(seats)) == 1
        assert seats[0] > 0
    for deal in range(30):
        assert len({tuple(sorted(bots)) for number, bots in pairing if number == deal}) == 1


def test_on_a_ladder_everybody_plays_the_one_below_and_the_last_one_less_often() -> None:
    pairing = list(ladder(["c", "b", "a"], 3, 2))
    assert len(pairing) == 3 * 2 * (OFTEN + 1)
    assert len({deal for deal, _ in pairing}) == 2 * (OFTEN + 1)
    lower, upper = pairing[: 6 * OFTEN], pairing[6 * OFTEN :]
    assert all(sorted(bots) == ["b", "c", "c"] for _, bots in lower)
    assert all(sorted(bots) == ["a", "b", "b"] for _, bots in upper)
    assert [bots.index("a") for _, bots in upper[:3]] == [0, 2, 1]


def test_gaps_are_between_neighbours() -> None:
    """The best of three wins twice as often as the second, who never meets it, does against the third."""
    wins = [line(n, ["b", "c"], int(n % 4 == 3)) for n in range(40)]
    wins += [line(40 + n, ["a", "b"], int(n % 9 == 8)) for n in range(36)]
    best, second, last = standings(wins)
    assert [one.bot for one in (best, second, last)] == ["a", "b", "c"]
    assert best.gap.value == pytest.approx(best.rating.value - second.rating.value)
    assert second.gap.value == pytest.approx(second.rating.value)
    assert best.gap.least < best.gap.value < best.gap.most
    assert last.gap.value == 0


def test_one_deal_has_one_seed_and_bots_have_their_own() -> None:
    games = games_of("toy", gauntlet("a", ["b"], 2, 2), {}, "7")
    assert games[0].seed_of() == games[1].seed_of() != games[2].seed_of()
    assert games[0].seed_of("bot a 0") != games[0].seed_of("bot b 1")


def test_a_game_comes_out_the_same_whoever_plays_it() -> None:
    task = Game(0, 0, "hellas", ["random", "random"], {}, "3")
    first, second = play(task), play(task)
    assert (first.winner, first.decisions, first.result) == (second.winner, second.decisions, second.result)
    assert first.thinking["random"].decisions > 0


def test_ratings_are_odds() -> None:
    """Who wins three of four duels is rated 400 * log10(3) above, but for the little draw that is put in."""
    lines = [line(n, ["a", "b"], 0 if n % 4 else 1) for n in range(4000)]
    rated = ratings(lines, ["a", "b"])
    assert rated["a"] - rated["b"] == pytest.approx(400 * log10(3), abs=1)


def test_three_equals_at_a_table_of_four_are_not_stronger_for_being_three() -> None:
    lines = [line(n, ["a", "b", "b", "b"], n % 4) for n in range(400)]
    rated = ratings(lines, ["a", "b"])
    assert rated["a"] == pytest.approx(rated["b"], abs=1)


def test_standings_have_intervals_that_hold_the_estimate_and_shrink_with_the_number_of_deals() -> None:
    def found(number: int) -> float:
        lines = [line(n, ["a", "b"], 0 if (n // 2) % 3 else 1) for n in range(number)]
        first = standings(lines)[0]
        assert first.bot == "a"
        assert first.share.least <= first.share.value <= first.share.most
        assert first.share.value == pytest.approx(66, abs=4)
        return first.share.most - first.share.least

    assert found(1200) < found(120)


def test_the_anchor_is_zero_and_draws_are_nobody_s() -> None:
    lines = [line(n, ["a", "b"], -1 if n % 2 else 0) for n in range(40)]
    found = {one.bot: one for one in standings(lines, "b")}
    assert found["b"].rating.value == 0
    assert (found["a"].wins, found["b"].wins) == (20, 0)


def test_wilson_holds_the_known_figures() -> None:
    found = wilson(53, 72)
    assert (round(found.value), round(found.least), round(found.most)) == (74, 62, 82)


def test_wins_are_counted_by_what_a_game_says_of_itself() -> None:
    """Peoples in Scharz are in its facets, not in its result; lines of old have groups in the result."""
    match = Match("scharz", 2, ["random"], {"mode": "basic", "bonuses": True})
    found = play_game(match, 0).line
    tally = Tally()
    tally.add(found)
    groups = found["groups"]
    assert isinstance(groups, dict)
    peoples = {people for seat in groups["people"] for people in seat}
    assert peoples
    assert set(tally.wins["people"]) == peoples
    old = {**found, "result": {"winner": 0, "groups": {"hero": [["helen"], ["achilles"]]}}}
    del old["groups"]
    tally.add(old)
    assert tally.wins["hero"] == {"helen": [1, 1], "achilles": [0, 1]}
