"""Reviews of many games, wherever the work is done."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from tyche.core.record import LARGEST, load_record, table_from
from tyche.study.ledger import Ledger, results
from tyche.study.review import review
from tyche.study.reviewed import Review
from tyche.study.work import Work


def review_file(path: Path) -> Review:
    """The review of the game whose record is in a file."""
    with path.open("rb") as file:
        return review(table_from(load_record(file.read(LARGEST + 1))))


def reviews(records: Sequence[Path], work: Work, ledger: Ledger | None = None) -> Iterator[Review]:
    """Review games, in the order of their records; what is in the ledger is not reviewed again."""
    yield from results(partial(work.run, review_file), records, Review, ledger)
