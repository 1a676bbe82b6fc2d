"""The fuzzer finds planted bugs, and none where there are none."""

import re

import pytest

from tests.toy import GAME
from tyche.study.fuzz import Places, Plan, Tally, main, play_many, play_one, random_options, run, seeds_of

SOUND = "tests.faulty:GAME"


def watched(name: str, players: int = 3) -> Plan:
    plan = Plan(f"tests.faulty:{name}", players, debug=True, probe=True)
    plan.most, plan.often = 300, 0.5
    return plan


def tally_of(plan: Plan, games: int, workers: int = 0) -> Tally:
    return run(plan, seeds_of(plan, 1, games), Places(workers))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sound_game_has_no_failures(players: int) -> None:
    tally = tally_of(watched("GAME", players), 40)
    assert tally.failures == []
    assert tally.games == 40
    assert tally.attempts > 300


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("LEAKY", "the view of seat . leaks: next"),
        ("TATTLING", "the overlay held of seat . leaks"),
        ("HINTING", "what seat . cannot know decides who is asked"),
        ("LOSSY", "(invariant|imagined by seat .): cards are"),
        ("UNSAVED", "not restored as it was stored: forgotten"),
        ("UNRESTORED", "not restored as it was stored: state.discard"),
        ("FORGETFUL", "the table at moment|a fork has another state|does not lead back"),
        ("ENDLESS", "stuck: not over after 300 decisions"),
        ("CRASHING", "KeyError"),
        ("SILENT", "was refused without clause or reason"),
        ("UNLAWFUL", "is not offered to seat"),
        ("STALE", "a section of the view of everybody is out of date: discard"),
        ("UNTYPED", "the public view is not as declared: scores"),
        ("LAX", "is offered, yet Y3.b forbids it"),
        ("STRICT", "is not offered, yet its guard .* lets it pass"),
    ],
)
def test_planted_bugs_are_found(name: str, found: str) -> None:
    tally = tally_of(watched(name), 60)
    assert tally.failures
    assert re.search(found, tally.failures[0])
    assert f"--game tests.faulty:{name} --players 3 --one" in tally.failures[0]


def test_a_share_of_the_games_is_watched() -> None:
    plan = watched("LOSSY")
    plan.watched = 0.5
    tally = tally_of(plan, 40)
    found = [seed for seed in seeds_of(plan, 1, 40) if plan.watches(seed)]
    assert 10 < len(found) < 30
    assert tally.failures
    assert all(any(f"--one {seed} --debug" in failure for seed in found) for failure in tally.failures)
    plan.watched = 0.0
    assert tally_of(plan, 10).watched == 0


def test_a_failing_game_can_be_played_again() -> None:
    plan = watched("LOSSY")
    failing = next(seed for seed in seeds_of(plan, 1, 60) if "invariant: cards" in play_one(plan, seed).failure)
    assert play_one(plan, failing).failure == play_one(plan, failing).failure
    assert main(["--game", "tests.faulty:LOSSY", "--players", "3", "--one", str(failing), "--debug"]) == 1


def test_watching_a_game_does_not_change_it() -> None:
    for seed in range(20):
        plain = play_one(Plan(SOUND, 3), seed)
        closely = play_one(watched("GAME"), seed)
        assert plain.record == closely.record != b""


def test_games_depend_on_the_seed_only() -> None:
    plan = Plan(SOUND, 3)
    records = [play_one(plan, seed).record for seed in seeds_of(plan, 1, 10)]
    assert records == [play_one(plan, seed).record for seed in seeds_of(plan, 1, 10)]
    assert records != [play_one(plan, seed).record for seed in seeds_of(plan, 2, 10)]
    assert len(set(records)) == 10


def test_table_options_are_drawn_at_random() -> None:
    import random

    rng = random.Random(1)
    drawn = [random_options(GAME, rng) for _ in range(50)]
    assert {} in drawn
    assert {options["rounds"] for options in drawn if "rounds" in options} == {1, 2, 3}


@pytest.mark.parametrize("workers", [1, 2])
def test_worker_processes_play_and_verify(workers: int) -> None:
    plan = watched("GAME")
    outcomes = list(play_many(plan, seeds_of(plan, 1, 6), Places(workers)))
    assert [outcome.seed for outcome in outcomes] == list(seeds_of(plan, 1, 6))
    assert all(not outcome.failure for outcome in outcomes)


def test_what_differs_between_processes_is_found() -> None:
    tally = tally_of(watched("HASHING"), 4, workers=2)
    assert tally.failures
    assert "does not replay in another process" in tally.failures[0]


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", SOUND, "--games", "3", "--players", "2,4,9", "--workers", "0", "--probe"]) == 0
    printed = capsys.readouterr().out
    assert "tests.faulty:GAME, 2 players: 3 games" in printed
    assert "tests.faulty:GAME, 4 players: 3 games" in printed
    assert "tests.faulty:GAME is not for 9 players" in printed
    assert "none accepted" in printed
