"""Players made of code: which there are, and how to seat one."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from tyche.core.errors import SetupError
from tyche.core.seat import Bot

GROUP: Final = "tyche.bots"
"""Entry points of this group add bots: name = "package.module:Class"."""

OWN: Final[dict[str, str]] = {
    "polemarchos": "tyche.bots.hellas.polemarchos:Polemarchos",
    "random": "tyche.bots.chance:RandomBot",
    "strategos": "tyche.bots.successors.strategos:Strategos",
    "dux": "tyche.bots.scharz.dux:Dux",
}

ANY_GAME: Final = ""

__all__ = ["bot_named", "bots", "game_of"]


def bots(game: str = ANY_GAME) -> list[str]:
    """The names of the bots that can play a game; without a game, of all bots."""
    return [name for name in sorted(_known()) if not game or game_of(name) in (ANY_GAME, game)]


def bot_named(name: str, seed: int) -> Bot:
    """A bot to put on a seat. Bots of equal names and seeds decide alike."""
    bot = _class_of(name)(seed)
    assert isinstance(bot, Bot)
    return bot


def game_of(name: str) -> str:
    """The game a bot is made for; empty if it plays any."""
    return str(_class_of(name).GAME)  # type: ignore[attr-defined]


def _known() -> dict[str, str]:
    """Bot -> where its class is found."""
    return {**{point.name: point.value for point in entry_points(group=GROUP)}, **OWN}


def _class_of(name: str) -> type:
    known = _known()
    if name not in known:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(sorted(known))}")
    module, _, attribute = known[name].partition(":")
    found = getattr(import_module(module), attribute)
    assert isinstance(found, type)
    return found
