"""Tables as one seat may imagine them: everything that it cannot know is dealt anew, and other dice are to come."""

from typing import Final

from tyche.core.dice import Dice
from tyche.core.play import Play
from tyche.core.table import Origin, Table

OFTEN: Final = 1
"""Decisions between two checkpoints of a table that is searched."""


class Imagination(Origin):
    """One deal of what a seat cannot know, to make as many equal tables of as one likes.

    Between procedures the state is dealt once and copied for each table. In the middle of a procedure a table lives in
    a running generator, which cannot be copied: there the few decisions since the last loop head are run again, and
    the same is dealt again.
    """

    def __init__(self, table: Table, seat: int, seed: bytes, anew: bool = True) -> None:
        self._base = table.at(len(table.decisions), OFTEN)
        self._seat = seat
        self._seed = seed
        self._anew = anew
        """Whether what the seat cannot know is dealt anew, or taken as it lies on a table that is imagined already."""
        self._world = self._dealt()

    @property
    def at_head(self) -> bool:
        """Whether it is made between procedures, where a table is no more than a state."""
        return self._world is not None

    def _dealt(self) -> Play | None:
        """The state at this loop head with everything dealt anew; None in the middle of a procedure."""
        base = self._base
        play = base.play
        if play.saved_at != len(base.decisions) or play.stirred or play.saved_counters != play.dice.counters:
            return None
        world = play.revive(play.saved, self._dice(play.saved_counters))
        if self._anew:
            base.game.redeal(world, self._seat)
        return world

    def _dice(self, counters: list[int]) -> Dice:
        """Other dice from here on."""
        return Dice(self._seed, counters[:], None, [])

    def begin(self) -> Table:
        """A table that may be the real one. It has no past: its first moment is now."""
        base, world = self._base, self._world
        if world is not None:
            play = world.revive(world.state(), self._dice(world.dice.counters))
            play.begin_at(world.state(), world.dice.counters, 0)
            table = Table(base.game, base.setup, play, [])
        else:
            table = base.fork()
            play = table.play
            play.dice = self._dice(play.dice.counters)
            if self._anew:
                base.game.redeal(play, self._seat)
            play.saved, play.saved_counters, play.saved_at = None, [], -1
            play.moment = 0
            table.decisions, table.barrier, table.stage, table.checkpoints, table.turnings = [], 0, 0, [], []
        table.origin = self
        play.every = OFTEN
        if table.ask is not None and self._anew:
            base.game.conceal(play, table.ask, self._seat)
        return table
