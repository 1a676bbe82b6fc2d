"""Scharz: war and economy on six historical maps, for two to twelve players."""

from tyche.games.scharz.game import GAME

__all__ = ["GAME"]
