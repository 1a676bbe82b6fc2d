"""Work on many tasks: in this process, in processes of this machine, or on a Ray cluster. Results are the same on each.

A task is plain data that says everything, its seed included; so it does not matter who works on it, nor how often a
killed worker makes it begin again. Results come in the order of the tasks, and only so many tasks are under way that
the slowest does not make the others pile up.
"""

import logging
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Generic, TypeVar

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
        for task in islice(source, self.workers * AHEAD - len(waiting)):
            waiting.append(Begun(task, self._submit(function, task)))

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

    def __init__(self, address: str, cores: int | None = None) -> None:
        try:
            import ray
        except ImportError as error:
            raise SetupError("--ray needs Ray: pip install 'tyche[ray]'") from error
        self._ray: Any = ray
        if not ray.is_initialized():
            _join(ray, address, cores)

    def run(self, function: Callable[[T], R], tasks: Iterable[T]) -> Iterator[R]:
        """The results of all tasks, in their order."""
        ray = self._ray
        remote = ray.remote(max_retries=TRIES - 1, retry_exceptions=False)(_apply)
        shared = ray.put(function)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[tuple[T, Any]] = deque()
        source = iter(tasks)
        try:
            while True:
                for task in islice(source, ahead - len(waiting)):
                    waiting.append((task, remote.remote(shared, task)))
                if not waiting:
                    return
                yield self._result(*waiting[0])
                waiting.popleft()
        finally:
            for _, reference in waiting:
                ray.cancel(reference, force=True)

    def _result(self, task: object, reference: Any) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(reference)
        except errors.RayTaskError as error:
            raise error.cause from None
        except (errors.WorkerCrashedError, errors.OutOfMemoryError, errors.NodeDiedError) as error:
            raise WorkError(f"a worker died {TRIES} times over the same task: {task!r}") from error


def _apply(function: Callable[[T], R], task: T) -> R:
    """What Ray is told to do: it knows plain functions only."""
    return function(task)


def _join(ray: Any, address: str, cores: int | None) -> None:
    """Join a cluster, or start one here. Ray gives a busy machine too little time for that, so it may try again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is worked on is nobody else's business
    for attempt in range(TRIES):
        try:
            ray.init(
                address=address,
                num_cpus=cores,
                log_to_driver=False,
                include_dashboard=False if address == LOCAL else None,
                logging_level=logging.ERROR,
            )
            return
        except Exception as error:
            ray.shutdown()
            if address != LOCAL or attempt == TRIES - 1:
                raise SetupError(f"there is no Ray cluster at {address!r}: {error}") from error


LOCAL = "local"
"""The address of a cluster that is started on this machine for the purpose."""


def work_at(workers: int, ray: str = "") -> Work:
    """Where to work: on a Ray cluster if an address is given, else in so many processes."""
    if ray:
        return Cluster(ray)
    return Processes(workers) if workers > 1 else Work()
