"""Histories that do not verify."""

from tyche.core.errors import TycheError


class Damaged(TycheError):
    """The stored history of a table does not verify: up to `event` it can be read, `problem` says what is wrong then.

    If all events can be read, `moment` decisions that they come to are legal and the next is not.
    """

    def __init__(self, table_id: str, problem: str, event: int | None = None, moment: int | None = None) -> None:
        after = f"event {event}" if event is not None else f"decision {moment or 0}"
        super().__init__(f"the history of table {table_id} is damaged after {after}: {problem}")
        self.table_id = table_id
        self.problem = problem
        self.event = event
        self.moment = moment
