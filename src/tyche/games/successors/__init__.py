"""Successors (4th edition): the wars after Alexander's death, for two to five players."""

from tyche.games.successors.edges.shapes import Private, Public
from tyche.games.successors.game import GAME

__all__ = ["GAME", "Private", "Public"]
