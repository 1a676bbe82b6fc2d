"""Where the server keeps everything: people, tables, events, chats. SQLite or PostgreSQL, one code for both."""

from tyche.server.store.access import new_id
from tyche.server.store.errors import Conflict, Repeated, StoreError, Taken, Unavailable, Unknown
from tyche.server.store.presence import Company
from tyche.server.store.rows import (
    Chat,
    Event,
    Notice,
    Person,
    PushSubscription,
    SeatRow,
    Session,
    Snapshot,
    TableRow,
)
from tyche.server.store.store import Store
from tyche.server.store.tables import PAGE

__all__ = [
    "PAGE",
    "Chat",
    "Company",
    "Conflict",
    "Event",
    "Notice",
    "Person",
    "PushSubscription",
    "Repeated",
    "SeatRow",
    "Session",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "Taken",
    "Unavailable",
    "Unknown",
    "new_id",
]
