"""Change the rules at random and see whether a test notices.

    python -m tools.mutation --minutes 30 --seed 1 --workers 2
    python -m tools.mutation --only hellas/edges --mutants 20      # some of one part

Each mutant is one small change (see `mutants`), drawn by the seed, alternately from rules and edges, until the time is
over: the same seed draws the same ones. All tests of the games are collected once, and it is recorded which of them run
which statements. For each mutant this process is forked, the changed function is put in, and the tests that run the
changed statement follow, the quickest first, until one fails. What was computed when the games were loaded is tried in
a new process that loads the changed source. What nobody notices has survived.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib.machinery import SourceFileLoader
from math import sqrt
from pathlib import Path
from types import CodeType

import pytest

from tools.coverage import Coverage, Marks
from tools.mutants import GAMES, GROUPS, ROOT, Mutant, drawn, mutants_of
from tools.trying import NOTICED, Trial, functions, put_in, record, try_all

CACHE = ROOT / "build" / "mutation.pickle"
SHARED = (
    "golden", "conformance", "refusals", "race", "describing", "ahead", "dice_told", "going_back",
)  # fmt: skip
"""The tests that hold for every game; `goldens` plays all cases as `test_cases` does."""
PYTEST = ["-s", "-p", "pytest_timeout", "-p", "no:cacheprovider", "-p", "no:terminal", "-o", "timeout=0"]
ALONE = "PYTEST_DISABLE_PLUGIN_AUTOLOAD"
"""Other plugins take longer to load than most mutants to be noticed."""


def files() -> list[str]:
    """The tests that run against mutants: what holds for every game, the folders of the games, and the texts."""
    folders = [ROOT / "tests" / path.name for path in [*sorted((ROOT / GAMES).iterdir()), Path("text")]]
    shared = [ROOT / "tests" / f"test_{name}.py" for name in SHARED]
    return [str(path) for path in [*shared, ROOT / "tests" / "goldens.py", *folders] if path.exists()]


class Bench:
    """A plugin for pytest: instead of running the tests once, it runs them against mutants."""

    def __init__(self, asked: argparse.Namespace, marks: Marks) -> None:
        self.asked = asked
        self.marks = marks
        self.tried: Counter[str] = Counter()
        self.noticed: Counter[str] = Counter()
        self.running: dict[int, tuple[str, Mutant, Trial]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests are collected, and everything is loaded."""
        self.loading = self.marks.lines()
        functions()
        self.items = {item.nodeid: item for item in session.items}
        self.coverage = Coverage(CACHE)
        record(self.marks, self.coverage, self.items, self.asked.workers)
        slow = sum(test.slow for test in self.coverage.tests.values())
        print(f"{len(self.items)} tests, {slow} of them too slow for mutants", flush=True)
        for group, mutant in self.drawn():
            while len(self.running) >= self.asked.workers:
                self.wait()
            trial = self.begin(mutant)
            self.running[trial.pid] = (group, mutant, trial)
        while self.running:
            self.wait()
        return True

    def drawn(self) -> Iterator[tuple[str, Mutant]]:
        """Mutants until the time is over."""
        end = self.asked.begun + 60 * self.asked.minutes
        for n, found in enumerate(drawn(self.asked.seed, self.asked.only)):
            if n >= self.asked.mutants or time.monotonic() > end:
                return
            yield found

    def begin(self, mutant: Mutant) -> Trial:
        """Start to try a mutant, in a process of its own."""
        if mutant.line < mutant.function.start or not mutant.lines.isdisjoint(self.loading):
            return Trial(lambda tell: anew(mutant, tell, self.asked.tests))
        names = self.coverage.running(mutant.lines) or self.coverage.running(mutant.around)

        def warm(tell: int) -> int:
            put_in(mutant)
            return try_all(self.items, names, self.coverage, tell)

        return Trial(warm)

    def wait(self) -> None:
        """Wait for a mutant that was tried, and tell about it."""
        pid, status = os.wait()
        group, mutant, trial = self.running.pop(pid)
        by = trial.told(status)
        self.tried[group] += 1
        self.noticed[group] += bool(by)
        print("noticed " if by else "SURVIVED", group, f"{mutant}  ({by})" if by else mutant, flush=True)


class Loaded:
    """A plugin for pytest that runs the tests of a game against a mutant that was loaded."""

    def __init__(self, game: str, tell: int) -> None:
        self.game = str(GAMES / game) + os.sep
        self.tell = tell
        self.begun = False
        self.code = NOTICED

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All tests are collected."""
        self.begun = True
        coverage = Coverage(CACHE)
        names = coverage.order(lambda lines: any(path.startswith(self.game) for path, _ in lines))
        self.code = try_all({item.nodeid: item for item in session.items}, names, coverage, self.tell)
        return True


def anew(mutant: Mutant, tell: int, tests: list[str]) -> int:
    """Become a process that loads a mutant."""
    os.set_inheritable(tell, True)
    told = ["--load", mutant.place, "--tell", str(tell), "--tests", *tests]
    os.execv(sys.executable, [sys.executable, "-m", "tools.mutation", *told])


def load(place: str, tell: int, tests: list[str]) -> int:
    """Load one mutant with everything that is computed from it, and try it."""
    path = Path(place.split(":")[0])
    mutant = next(found for found in mutants_of(path) if found.place == place)
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path) != ROOT / path:
            return plain(self, fullname)
        return compile(mutant.applied((ROOT / path).read_text(encoding="utf-8")), self.path, "exec", dont_inherit=True)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign,assignment]
    bench = Loaded(mutant.game, tell)
    pytest.main([*PYTEST, *tests], plugins=[bench])
    if not bench.begun:
        os.write(tell, b"it does not even load")
    return bench.code


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Change the rules at random and see whether a test notices.")
    parser.add_argument("--minutes", type=float, default=30.0, help="when to draw no more (default: 30)")
    parser.add_argument("--mutants", type=int, default=1_000_000, help="how many at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="a part of the path, such as hellas/edges")
    parser.add_argument(
        "--least", type=float, nargs=2, default=(0.0, 0.0), help="fail below these shares: rules, edges"
    )
    parser.add_argument("--tests", nargs="+", default=files(), help="files of tests (default: all of the games)")
    parser.add_argument("--load", default="", help=argparse.SUPPRESS)
    parser.add_argument("--tell", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    asked.begun = time.monotonic()
    return asked


def wilson(noticed: int, tried: int) -> tuple[float, float]:
    """Between which shares the one of all mutants lies, 95 % sure, after those that were drawn (Wilson)."""
    z = 1.96
    middle, spread = noticed + z * z / 2, z * sqrt(noticed * (tried - noticed) / tried + z * z / 4)
    return (middle - spread) / (tried + z * z), (middle + spread) / (tried + z * z)


def main() -> int:
    """Try mutants as the command line says; 1 if too many survive."""
    asked = arguments()
    os.environ[ALONE] = "1"
    if asked.load:
        return load(asked.load, asked.tell, asked.tests)
    marks = Marks()
    marks.put_in()
    bench = Bench(asked, marks)
    pytest.main([*PYTEST, *asked.tests], plugins=[bench])
    shares = {group: bench.noticed[group] / max(1, bench.tried[group]) for group in GROUPS if bench.tried[group]}
    for group, share in shares.items():
        low, high = wilson(bench.noticed[group], bench.tried[group])
        told = f"{bench.noticed[group]} of {bench.tried[group]} noticed, {share:.1%}"
        print(f"{group}: {told} (95 % sure: {low:.1%} to {high:.1%})")
    least = dict(zip(GROUPS, asked.least, strict=True))
    return int(not bench.tried or any(share < least[group] for group, share in shares.items()))


if __name__ == "__main__":
    raise SystemExit(main())
