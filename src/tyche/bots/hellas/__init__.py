"""Bots for Lords of Hellas."""

from typing import Final

BOTS: Final = {"polemarchos": "tyche.bots.hellas.polemarchos:Polemarchos"}
"""The bots for this game, and where they are found."""
