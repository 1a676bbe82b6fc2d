"""Views that are brought up to date: from the sections of a game, or made whole where a game declares none."""

from typing import Any, Protocol

from tyche.core.delta import Patch, difference
from tyche.core.game import Game
from tyche.core.play import EVERYTHING, Play
from tyche.core.sections import Shown

Plain = dict[str, Any]


class Viewed(Protocol):
    """A view as it was shown last."""

    view: Plain

    def update(self, t: Play, changed: int = EVERYTHING, /) -> Patch:
        """Bring it up to date; the patch from the last view to this one. `changed` are fields of the state."""
        ...


class Remade:
    """A view that is made as a whole, and compared with the last one."""

    def __init__(self, game: Game, reader: int | None, private: bool, play: Play) -> None:
        self.game = game
        self.reader = reader
        self.private = private
        self.view = self._made(play)

    def _made(self, play: Play) -> Plain:
        return self.game.private(play, self.reader) if self.private else self.game.public(play)

    def update(self, t: Play, changed: int = EVERYTHING, /) -> Patch:
        """Compare it with what it was."""
        view = self._made(t)
        patch = difference(self.view, view)
        self.view = view
        return patch


def public_view(game: Game, play: Play) -> Viewed:
    """What lies open on the table."""
    return Shown(game.parts, play) if game.parts else Remade(game, None, False, play)


def private_view(game: Game, play: Play, reader: int | None) -> Viewed:
    """What only this reader may know."""
    return Shown(game.own(reader), play) if game.parts else Remade(game, reader, True, play)
