"""Tables that are being played: rooms in memory, their sockets, clocks and bots."""

from tyche.server.room.conduct import Conduct, Denied
from tyche.server.room.room import Room
from tyche.server.room.rooms import Rooms

__all__ = ["Conduct", "Denied", "Room", "Rooms"]
