"""Work beside the tables: what is costly happens in other processes, in turns, within a time, or not at all."""

from tyche.server.work.pool import Died, Pool, TooLong
from tyche.server.work.shares import Busy, Shares

__all__ = ["Busy", "Died", "Pool", "Shares", "TooLong"]
