"""Results of work in a file, so that what was done before an interruption is not done again."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from tyche.core.errors import SetupError

T = TypeVar("T")
R = TypeVar("R")


class Ledger:
    """Results as lines of JSON, one a task, in order, behind a heading that says what the work is."""

    def __init__(self, path: Path, heading: object | None) -> None:
        self.path = path
        self.heading = [] if heading is None else [msgspec.json.encode(heading)]
        """The first line, if there is one. A file that begins otherwise is of another work."""

    def done(self) -> list[bytes]:
        """The lines of former runs; a line that was being written when they broke off is dropped."""
        if not self.path.exists():
            return []
        lines = self.path.read_bytes().split(b"\n")[:-1]
        if lines and lines[: len(self.heading)] != self.heading:
            raise self.other()
        return lines[len(self.heading) :]

    def other(self) -> SetupError:
        """What is told about a file of other work."""
        return SetupError(f"{self.path} holds results of other work; name another file or remove it")

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """The file, to go on behind the last complete line."""
        kept = b"".join(line + b"\n" for line in [*self.heading, *self.done()])
        with self.path.open("r+b" if self.path.exists() else "w+b") as file:
            file.write(kept)
            file.truncate()
            yield file


def results(
    run: Callable[[Sequence[T]], Iterator[R]], tasks: Sequence[T], kind: type[R], ledger: Ledger | None = None
) -> Iterator[R]:
    """The results of all tasks, in order. With a ledger those of former runs come from it, and new ones go there."""
    if ledger is None:
        yield from run(tasks)
        return
    former = [msgspec.json.decode(line, type=kind) for line in ledger.done()[: len(tasks)]]
    yield from former
    with ledger.open() as file:
        for result in run(tasks[len(former) :]):
            write_line(file, result)
            yield result


def write_line(file: BinaryIO, result: object) -> None:
    """One more line, which is out of our hands when this returns."""
    file.write(msgspec.json.encode(result) + b"\n")
    file.flush()
