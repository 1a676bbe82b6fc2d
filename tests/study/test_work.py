"""Work on many tasks: the same results in the same order wherever it is done, and nothing lost when a worker dies."""

import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tyche.core.errors import SetupError
from tyche.study.ledger import Ledger
from tyche.study.work import Processes, Work, WorkError, work_at


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


def test_results_come_in_the_order_of_the_tasks_wherever_they_are_made() -> None:
    tasks = list(range(40))
    expected = [task * task for task in tasks]
    assert list(Work().run(square, tasks)) == expected
    assert list(Processes(2).run(square, tasks)) == expected


def test_a_killed_worker_is_replaced_and_no_task_is_lost_or_counted_twice(tmp_path: Path) -> None:
    assert list(Processes(2).run(partial(die_once, tmp_path), range(20))) == list(range(20))
    assert len(list(tmp_path.glob("5-*"))) == 2


def test_a_task_that_kills_its_worker_every_time_is_named() -> None:
    with pytest.raises(WorkError, match="same task: 3"):
        list(Processes(1).run(die, [3]))


def test_only_so_many_tasks_are_taken_up_ahead() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for n in range(10_000):
            taken.append(n)
            yield n

    results = Processes(1).run(square, tasks())
    assert next(results) == 0
    assert len(taken) < 10


def test_a_ledger_goes_on_behind_the_last_complete_line(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "out.jsonl", {"work": 1})
    with ledger.open() as file:
        file.write(b"1\n2\n")
        file.write(b'{"torn')
    assert ledger.done() == [b"1", b"2"]
    with ledger.open() as file:
        file.write(b"3\n")
    assert ledger.done() == [b"1", b"2", b"3"]
    with pytest.raises(SetupError, match="other work"):
        Ledger(tmp_path / "out.jsonl", {"work": 2}).done()


def test_one_worker_works_here() -> None:
    assert type(work_at(1)) is Work
    assert isinstance(work_at(2), Processes)
