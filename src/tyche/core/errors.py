"""Everything the engine can refuse.

TycheError
├── Refused            a decision that the rules or the moment forbid; carries a Refusal
├── DeadTable          a table whose rules have broken down: nothing is sent to them any more
├── SetupError         a table that cannot be opened as described
├── RecordError        a record that cannot be read or does not replay
└── CaseError          a rules case that is malformed
"""

from tyche.core.ask import Facts, Option


class Refusal:
    """Why an option is not legal: the clause that forbids it, a message id and its facts."""

    def __init__(self, clause: str, reason: str, facts: Facts | None = None) -> None:
        self.clause = clause
        self.reason = reason
        self.facts: Facts = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason!r}, {self.facts!r})"


class TycheError(Exception):
    """Base of all errors that are answers to bad input."""


class Refused(TycheError):
    """A decision was not accepted; nothing has changed."""

    def __init__(self, refusal: Refusal, seat: int, option: Option) -> None:
        super().__init__(f"seat {seat} may not choose {option}: {refusal.reason} ({refusal.clause})")
        self.refusal = refusal
        self.seat = seat
        self.option = option


class DeadTable(TycheError):
    """The rules of this table have broken down in the middle of a decision, which was not kept.

    Where the run of the rules stands then, nobody knows. `Table.rewind` builds the table anew from what is known.
    """

    def __init__(self, moment: int) -> None:
        super().__init__(
            f"the rules broke down after decision {moment}, so this table takes no further one; "
            f"go back to moment {moment} or before, which builds it anew"
        )
        self.moment = moment


class SetupError(TycheError):
    """A table cannot be opened: wrong players, unknown option, bad seed."""


class RecordError(TycheError):
    """A record is corrupt, truncated, foreign, too new, or does not replay."""


class CaseError(TycheError):
    """A rules case is malformed; the message names file and line.

    Whoever finds the fault names the mapping or list that holds it (`within`) and its key; the reader of the case file
    turns that into the line. What is wrong in most cases has an `id` and facts besides, for other languages.
    """

    def __init__(
        self, message: str, within: object = None, key: object = None, id: str = "", facts: Facts | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.within = within
        self.key = key
        self.id = id
        self.facts: Facts = {} if facts is None else facts
        self.origin: CaseError | None = None
        """The fault as it was found, if this one has its line."""
