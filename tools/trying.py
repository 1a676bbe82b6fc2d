"""Runs collected tests in forked processes: once to record what they run, and against mutants until one fails."""

from __future__ import annotations

import gc
import os
import pickle
import resource
import signal
import tempfile
import time
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from tools.coverage import Coverage, Marks, Recorded, shared
from tools.mutants import ROOT, Mutant

HELD, NOTICED, BROKEN = 0, 1, 3
BUDGET = 120.0
"""Seconds of the processor for one mutant; what is not noticed by then has survived."""
PATIENCE = 10.0
"""Seconds of the processor for one test while it is recorded: others are left out."""
PORTION = 300
"""How many groups of tests are recorded before they are kept."""
SLOWER = 10
"""How many times longer than recorded a test may take, and how many seconds more: a mutant that goes on for ever is
noticed, too.
"""

Items = dict[str, pytest.Item]


class Trial:
    """A process that tries one mutant: `run` gets a file to tell by what it was noticed."""

    def __init__(self, run: Callable[[int], int]) -> None:
        self.read, write = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(write)
            return
        code = BROKEN
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (int(5 * BUDGET), int(5 * BUDGET)))
            quiet = os.open(os.devnull, os.O_RDWR)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            code = run(write)
        finally:
            os._exit(code)

    def told(self, status: int) -> str:
        """By what it was noticed; nothing if it has survived."""
        with os.fdopen(self.read) as file:
            by = file.read()
        code = os.waitstatus_to_exitcode(status)
        if code == BROKEN:
            raise SystemExit("a mutant could not be tried")
        return by if code >= 0 else "goes on for too long"


def fails(item: pytest.Item) -> bool:
    """Run one test."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def try_all(items: Items, names: list[str], coverage: Coverage, tell: int) -> int:
    """Run tests until one fails, or the time is over."""
    begun = time.process_time()
    for name in names:
        if time.process_time() - begun > BUDGET:
            return HELD
        if name in items:
            signal.setitimer(signal.ITIMER_PROF, SLOWER * (1 + coverage.tests[name].seconds))
            if fails(items[name]):
                os.write(tell, name.encode())
                return NOTICED
    return HELD


# --- putting in ---


def codes_in(code: CodeType) -> dict[tuple[str, int], CodeType]:
    """All functions of compiled source, by name and line."""
    found = {(code.co_qualname, code.co_firstlineno): code}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found |= codes_in(constant)
    return found


@cache
def functions() -> dict[str, list[FunctionType]]:
    """All functions that there are, by the file of their source."""
    found: dict[str, list[FunctionType]] = {}
    for function in [one for one in gc.get_objects() if type(one) is FunctionType]:
        found.setdefault(function.__code__.co_filename, []).append(function)
    return found


def put_in(mutant: Mutant) -> None:
    """Give every function of the changed file its code anew."""
    path = str(ROOT / mutant.path)
    source = Path(path).read_text(encoding="utf-8")
    codes = codes_in(compile(mutant.applied(source), path, "exec", dont_inherit=True))
    for function in functions()[path]:
        code = function.__code__
        if (code.co_qualname, code.co_firstlineno) in codes:
            function.__code__ = codes[code.co_qualname, code.co_firstlineno]


# --- recording ---


def record(marks: Marks, coverage: Coverage, items: Items, workers: int) -> None:
    """Record all tests that are not known yet, in several processes; none may fail. Portions are kept one by one, so
    that whoever breaks off loses little.
    """
    missing = [name for name in items if name not in coverage.tests]
    groups = sorted({shared(name) for name in missing})
    for begin in range(0, len(groups), PORTION):
        portion = set(groups[begin : begin + PORTION])
        record_portion(marks, coverage, items, [name for name in missing if shared(name) in portion], workers)
        coverage.save()


def record_portion(marks: Marks, coverage: Coverage, items: Items, names: list[str], workers: int) -> None:
    """Record some tests, in several processes."""
    groups = sorted({shared(name) for name in names})
    pids: list[int] = []
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder) / str(n) for n in range(workers)]
        for n, path in enumerate(paths):
            mine = set(groups[n::workers])
            pid = os.fork()
            if not pid:
                record_some(marks, path, items, [name for name in names if shared(name) in mine])
            pids.append(pid)
        for pid in pids:
            os.waitpid(pid, 0)
        for path in paths:
            found, failed = pickle.loads(path.read_bytes())
            if failed:
                raise SystemExit(f"these fail without any change: {', '.join(failed)}")
            coverage.tests.update(found)


class TooSlow(BaseException):
    """A test takes too long to be run against mutants; pytest counts it as a failure."""


def give_up(number: int, frame: object) -> None:
    """The time of a test is over."""
    raise TooSlow


def record_some(marks: Marks, path: Path, items: Items, names: list[str]) -> None:
    """Record some tests and end."""
    found: dict[str, Recorded] = {}
    failed: list[str] = []
    signal.signal(signal.SIGPROF, give_up)
    for name in names:
        begun = time.process_time()
        signal.setitimer(signal.ITIMER_PROF, PATIENCE)
        wrong = marks.watch(partial(fails, items[name]))
        signal.setitimer(signal.ITIMER_PROF, 0)
        seconds = time.process_time() - begun
        found[name] = Recorded(seconds, marks.lines(), seconds >= PATIENCE)
        if wrong and seconds < PATIENCE:
            failed.append(name)
    path.write_bytes(pickle.dumps((found, failed)))
    os._exit(0)
