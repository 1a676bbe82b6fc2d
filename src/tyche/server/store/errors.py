"""What the store can refuse.

StoreError
├── Unavailable        the database does not answer, or breaks off
├── Unknown            there is no such table, seat or person
├── Begun              the table has begun: its seats are no longer arranged
├── Crowded            there are too many jobs, in all or of one person
├── Expired            a job is somebody else's by now
├── Taken              somebody else has that name or mail address
└── Conflict           the number of an event is taken or leaves a gap: somebody else has appended
    └── Repeated       an event with that key has happened already
"""

from sqlalchemy.exc import DBAPIError, IntegrityError

from tyche.core.errors import TycheError


class StoreError(TycheError):
    """Something cannot be stored, or a database cannot be used."""


class Unavailable(StoreError):
    """The database does not answer. What was to be written may or may not be there: its key tells."""


class Unknown(StoreError):
    """There is no such table, seat or person."""


class Begun(StoreError):
    """The table has begun, so nothing about it can be arranged any more."""


class Crowded(StoreError):
    """There are too many jobs."""


class Expired(StoreError):
    """The lease of a job has run out, and somebody else has taken it."""


class Taken(StoreError):
    """An account has that name, or somebody that mail address."""


class Conflict(StoreError):
    """Events do not follow the last one of their table; nothing was stored. `n` is the number of the last one."""

    def __init__(self, message: str, n: int) -> None:
        super().__init__(message)
        self.n = n


class Repeated(Conflict):
    """An event with this key has happened; `n` is its number, and nothing was stored again."""


def plain(error: BaseException) -> BaseException:
    """An error of the connection as one of ours."""
    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
        return Unavailable(f"the database does not answer: {error.orig}")
    return error
