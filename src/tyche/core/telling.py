"""The log: what happened, as facts. Sentences are made from them in the reader's language."""

from typing import Final

from tyche.core.ask import Facts, Option

EVERYBODY: Final = -1


class Telling:
    """One entry of the log: message id, facts, clause, who may read it, and after which decision it happened."""

    def __init__(self, message: str, clause: str, facts: Facts, audience: int, moment: int) -> None:
        self.message = message
        self.clause = clause
        self.facts = facts
        self.audience = audience
        self.moment = moment
        self.scene: Facts | None = None
        """What it is about, as data (see `scenes`)."""

    def __repr__(self) -> str:
        return f"Telling({self.message!r}, {self.clause!r}, {self.facts!r}, moment={self.moment})"

    def readable_by(self, seat: int | None) -> bool:
        """Whether a seat (or a spectator, None) may read this entry."""
        return self.audience == EVERYBODY or (seat is not None and bool(self.audience >> seat & 1))


class Remark:
    """One thing to know about an option before choosing it: what it costs, what it may lead to, who may react."""

    def __init__(self, message: str, clause: str, facts: Facts, option: Option = ()) -> None:
        self.message = message
        self.clause = clause
        self.facts = facts
        self.option = option
        """What could be chosen now to that end; empty if it is no advice."""

    def __repr__(self) -> str:
        return f"Remark({self.message!r}, {self.clause!r}, {self.facts!r})"
