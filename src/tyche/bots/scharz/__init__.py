"""Bots for Scharz."""

from typing import Final

BOTS: Final = {
    "tiro": "tyche.bots.scharz.levels:Tiro",
    "dux": "tyche.bots.scharz.dux:Dux",
    "comes": "tyche.bots.scharz.levels:Comes",
    "imperator": "tyche.bots.scharz.levels:Imperator",
}
"""The bots for this game, one for each level (`tyche.bots.LEVELS`), and where they are found."""

TABLES: Final = "map=*,mode=basic,bonuses=true"
"""The tables at which it is counted who has better chances: every map, with peoples in play."""
