"""Reviews of many games, wherever the work is done."""

from collections.abc import Iterator, Sequence
from functools import partial

from tyche.core.record import load_record, table_from
from tyche.study.ledger import Ledger, results
from tyche.study.review import Review, review
from tyche.study.work import Work


def review_record(record: bytes) -> Review:
    """The review of the game of a record."""
    return review(table_from(load_record(record)))


def reviews(records: Sequence[bytes], work: Work, ledger: Ledger | None = None) -> Iterator[Review]:
    """Review games, in their order; what is in the ledger is not reviewed again."""
    yield from results(partial(work.run, review_record), records, Review, ledger)
