"""The state of the toy: small integers in flat lists."""

from tests.toy.copying import copy_into

CARDS = 12


class State:
    """Only what changes. `State(None, players)` is an empty table, `State(other, 0)` a copy."""

    def __init__(self, other: "State | None", players: int) -> None:
        if other is None:
            self._empty(players)
        else:
            copy_into(self, other)

    def _empty(self, players: int) -> None:
        self.step = "deal"
        self.round = 1
        self.turn = 0
        self.deck: list[int] = list(range(CARDS))
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.scores = [0] * players
        self.winner = -1
