"""The map as it was last shown: what it was made of, and the entries that this gave."""

from typing import Final

from tyche.games.successors.state import State

Plain = dict[str, object]
Siege = tuple[int, int, int]
"""By whom, points so far, points needed."""
Besides = tuple[Siege | None, tuple[str, ...]]
"""What there is at a place besides control and pieces: a siege, and marks."""


class Seen:
    """Never changed once it is made, so copies of a game can share it."""

    def __init__(self, s: State, besides: dict[int, Besides], places: Plain) -> None:
        self.control = s.control[:]
        self.general_at = s.general_at[:]
        self.owner = s.owner[:]
        self.cu = s.cu.copy()
        self.royal_at = s.royal_at[:]
        self.royal_owner = s.royal_owner[:]
        self.sea_at = s.sea_at
        self.besides = besides
        self.places = places


UNSEEN: Final = Seen(State(None), {}, {})
"""The map before anything lies on it."""
