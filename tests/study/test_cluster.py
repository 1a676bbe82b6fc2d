"""All kinds of work on a real Ray cluster of this machine: the same results in the same order as anywhere else."""

import os
import signal
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from tests.needs import missing
from tyche.core.errors import SetupError
from tyche.study.arena import games_of, gauntlet, play_all
from tyche.study.fuzz import Places, Plan, play_many, seeds_of
from tyche.study.reviews import reviews
from tyche.study.simulate import Match, play_games
from tyche.study.training import learn, lessons
from tyche.study.work import LOCAL, Cluster, Processes, Work, WorkError

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves its processes to themselves
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
GAMES = 5
RECORDS = Path(__file__).resolve().parents[1] / "records"
OPTIONS: dict[str, bool | int | str] = {"short_game": True}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A cluster of two cores; the other kinds of work are compared with it, one after the other."""
    try:
        import ray
    except ImportError:
        missing("Ray is not installed")
    yield Cluster(LOCAL, cores=2)
    ray.shutdown()


def square(task: int) -> int:
    return task * task


def die_once(folder: Path, task: int) -> int:
    """The worker that takes up task 5 first is killed in the middle of it."""
    (folder / f"{task}-{os.getpid()}").touch()
    if task == 5 and len(list(folder.glob("5-*"))) == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def die(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


def complain(task: int) -> int:
    raise SetupError(f"task {task} cannot be done")


def simulated(work: Work) -> list[object]:
    match = Match("successors", 2, ["random"], OPTIONS, records=True)
    return [(played.line, played.record) for played in play_games(match, GAMES, work)]


def contested(work: Work) -> list[object]:
    games = games_of("successors", gauntlet("random", ["random"], 2, GAMES), OPTIONS, "1")
    return [(line.number, line.winner, line.decisions, line.result) for line in play_all(games, work)]


def taught(work: Work) -> list[object]:
    return list(map(msgspec.to_builtins, learn(lessons("hellas", [2], ["random"], {}, GAMES, "1"), work)))


def fuzzed(work: Work) -> list[object]:
    plan = Plan("hellas", 2, debug=True)
    plan.watched = 0.0
    places = Places(0)
    places.playing = places.replaying = work
    return list(map(msgspec.to_builtins, play_many(plan, seeds_of(plan, 1, GAMES), places)))


def reviewed(work: Work) -> list[object]:
    found = reviews([RECORDS / "scharz-2.json"] * 2, work)  # how long a bot may think decides what it says of turns
    return [(msgspec.to_builtins(one.steps), msgspec.to_builtins(one.accounts)) for one in found]


@pytest.mark.parametrize("kind", [simulated, contested, taught, fuzzed, reviewed])
def test_equal_results_in_equal_order_on_every_kind_of_workers(
    cluster: Cluster, kind: Callable[[Work], list[object]]
) -> None:
    here = kind(Work())
    assert len(here) >= 2
    assert kind(Processes(2)) == here
    assert kind(cluster) == here


def test_a_killed_worker_is_replaced_and_no_task_is_lost_or_counted_twice(cluster: Cluster, tmp_path: Path) -> None:
    assert list(cluster.run(partial(die_once, tmp_path), range(20))) == list(range(20))
    assert len(list(tmp_path.glob("5-*"))) == 2


def test_a_task_that_kills_its_worker_every_time_is_named(cluster: Cluster) -> None:
    with pytest.raises(WorkError, match="same task: 3"):
        list(cluster.run(die, [3]))


def test_what_a_task_raises_is_raised_here(cluster: Cluster) -> None:
    with pytest.raises(SetupError, match="task 7 cannot be done"):
        list(cluster.run(complain, [7]))


def test_only_so_many_tasks_are_taken_up_ahead(cluster: Cluster) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for n in range(10_000):
            taken.append(n)
            yield n

    assert list(islice(cluster.run(square, tasks()), 3)) == [0, 1, 4]
    assert len(taken) < 20
