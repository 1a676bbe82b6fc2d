"""Work on many tasks: in this process, in processes of this machine, or on a Ray cluster. Results are the same on each.

A task is plain data that says everything, its seed included; so it does not matter who works on it, nor how often a
killed worker makes it begin again. Results come in the order of the tasks, and only so many tasks are under way that
the slowest does not make the others pile up.
"""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Generic, TypeVar

import msgspec

from tyche.core.errors import SetupError, TycheError

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""How many tasks a worker are under way at the most."""
TRIES = 3
"""How often a task may end its worker before it is given up."""


class WorkError(TycheError):
    """A task that ended its worker again and again."""


class Work:
    """Where tasks are worked on: here, one after the other. Others derive from it."""

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in their order."""
        for task in tasks:
            yield function(task)


class Begun(Generic[T, R]):
    """A task that is under way."""

    def __init__(self, task: T, future: "Future[R]") -> None:
        self.task = task
        self.future = future
        self.tries = 0


class Processes(Work):
    """Processes of this machine. One that is killed is replaced, and what it had begun begins again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in their order."""
        waiting: deque[Begun[T, R]] = deque()
        source = iter(tasks)
        try:
            while True:
                self._fill(waiting, source, function)
                if not waiting:
                    return
                try:
                    result = waiting[0].future.result()
                except BrokenProcessPool as error:
                    self._begin_again(waiting, function, error)
                    continue
                waiting.popleft()
                yield result
        finally:
            self._end()

    def _fill(self, waiting: deque[Begun[T, R]], source: Iterator[T], function: Callable[[T], R]) -> None:
        while len(waiting) < self.workers * AHEAD:
            for task in source:
                waiting.append(Begun(task, self._submit(function, task)))
                break
            else:
                return

    def _submit(self, function: Callable[[T], R], task: T) -> "Future[R]":
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=multiprocessing.get_context("spawn"))
        try:
            return self._pool.submit(function, task)
        except BrokenProcessPool as error:
            broken: Future[R] = Future()
            broken.set_exception(error)
            return broken

    def _begin_again(self, waiting: deque[Begun[T, R]], function: Callable[[T], R], error: BrokenProcessPool) -> None:
        """Somebody's death ends the whole pool, and does not say which task caused it: the first may be the one."""
        waiting[0].tries += 1
        if waiting[0].tries >= TRIES:
            raise WorkError(f"a worker died {TRIES} times over the same task: {waiting[0].task!r}") from error
        self._end()
        for begun in waiting:
            done = begun.future.done() and begun.future.exception() is None
            if not done:
                begun.future = self._submit(function, begun.task)

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Cluster(Work):
    """A Ray cluster (extra `ray`). Ray itself replaces dead workers and begins their tasks again."""

    def __init__(self, address: str) -> None:
        try:
            import ray
        except ImportError as error:
            raise SetupError("--ray needs Ray: pip install 'tyche[ray]'") from error
        self._ray: Any = ray
        if not ray.is_initialized():
            ray.init(address=None if address == LOCAL else address, log_to_driver=False, include_dashboard=False)

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in their order."""
        ray = self._ray
        remote = ray.remote(max_retries=TRIES, retry_exceptions=False)(function)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        source = iter(tasks)
        while True:
            while len(waiting) < ahead and (found := next(source, NO_MORE)) is not NO_MORE:
                waiting.append(remote.remote(found))
            if not waiting:
                return
            try:
                result: R = ray.get(waiting.popleft())
            except ray.exceptions.WorkerCrashedError as error:
                raise WorkError(f"a worker died {TRIES} times over the same task") from error
            yield result


LOCAL = "local"
"""The address of a cluster that is started on this machine for the purpose."""
NO_MORE: Any = object()


def work_at(workers: int, ray: str = "") -> Work:
    """Where to work: on a Ray cluster if an address is given, else in so many processes."""
    if ray:
        return Cluster(ray)
    return Processes(workers) if workers > 1 else Work()


class Ledger:
    """Results as lines of JSON, one a task, in order. What was written before an interruption is not done again."""

    def __init__(self, path: Path, heading: object) -> None:
        self.path = path
        self.heading = msgspec.json.encode(heading)
        """What the work is. A file that says something else is of another work."""

    def done(self) -> list[bytes]:
        """The lines of former runs; a line that was being written when they broke off is dropped."""
        if not self.path.exists():
            return []
        lines = self.path.read_bytes().split(b"\n")[:-1]
        if lines and lines[0] != self.heading:
            raise SetupError(f"{self.path} holds results of other work; name another file or remove it")
        return lines[1:]

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """The file, to go on behind the last complete line."""
        size = sum(len(line) + 1 for line in [self.heading, *self.done()])
        if not self.path.exists():
            self.path.write_bytes(self.heading + b"\n")
        with self.path.open("r+b") as file:
            file.truncate(size)
            file.seek(size)
            yield file
