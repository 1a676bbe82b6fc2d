"""Tables that are being played: rooms in memory, their sockets, clocks and bots."""

from tyche.server.room.room import Room
from tyche.server.room.rooms import Rooms
from tyche.server.room.settings import Denied, RoomSettings

__all__ = ["Denied", "Room", "RoomSettings", "Rooms"]
