"""Bots for Scharz."""

from typing import Final

BOTS: Final = {"dux": "tyche.bots.scharz.dux:Dux"}
"""The bots for this game, and where they are found."""
