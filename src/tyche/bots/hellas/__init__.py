"""Bots for Lords of Hellas."""

from typing import Final

BOTS: Final = {
    "ephebos": "tyche.bots.hellas.levels:Ephebos",
    "polemarchos": "tyche.bots.hellas.polemarchos:Polemarchos",
    "navarchos": "tyche.bots.hellas.levels:Navarchos",
    "basileus": "tyche.bots.hellas.levels:Basileus",
}
"""The bots for this game, one for each level (`tyche.bots.LEVELS`), and where they are found."""
