"""Where the server keeps everything: people, tables, events, chats. SQLite or PostgreSQL, one code for both."""

from tyche.server.store.access import new_id
from tyche.server.store.errors import (
    Begun,
    Conflict,
    Crowded,
    Expired,
    Repeated,
    StoreError,
    Taken,
    Unavailable,
    Unknown,
)
from tyche.server.store.presence import Company
from tyche.server.store.rows import (
    ChatRow,
    Event,
    Job,
    Notice,
    Passkey,
    Person,
    PushSubscription,
    Report,
    SeatRow,
    Session,
    Snapshot,
    Stance,
    TableRow,
)
from tyche.server.store.seating import Arranged
from tyche.server.store.standing import Standing
from tyche.server.store.store import Store
from tyche.server.store.tables import PAGE

__all__ = [
    "PAGE",
    "Arranged",
    "Begun",
    "ChatRow",
    "Company",
    "Conflict",
    "Crowded",
    "Event",
    "Expired",
    "Job",
    "Notice",
    "Passkey",
    "Person",
    "PushSubscription",
    "Repeated",
    "Report",
    "SeatRow",
    "Session",
    "Snapshot",
    "Stance",
    "Standing",
    "Store",
    "StoreError",
    "TableRow",
    "Taken",
    "Unavailable",
    "Unknown",
    "new_id",
]
