"""Lords of Hellas: heroes, monsters and gods in ancient Greece, for two to four players."""

from tyche.games.hellas.game import GAME

__all__ = ["GAME"]
