"""Players made of code: which there are, and how to seat one."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Final

from tyche.core.errors import SetupError
from tyche.core.seat import Bot

GROUP: Final = "tyche.bots"
"""Entry points of this group add bots: name = "package.module:Class"."""

ANYWHERE: Final[dict[str, str]] = {"random": "tyche.bots.chance:RandomBot"}
"""The bots for any game. Those for one game are in a folder of their own, which names them in `BOTS`."""

ANY_GAME: Final = ""

__all__ = ["bot_named", "bots", "game_of", "own_bots", "usual_bot"]


def bots(game: str = ANY_GAME) -> list[str]:
    """The names of the bots that can play a game; without a game, of all bots."""
    return [name for name in sorted(_known()) if not game or _plays(name, game)]


def bot_named(name: str, seed: int) -> Bot:
    """A bot to put on a seat. Bots of equal names and seeds decide alike."""
    return _class_of(name)(seed)  # type: ignore[call-arg]


def game_of(name: str) -> str:
    """The game a bot is made for; empty if it plays any."""
    return str(_class_of(name).GAME)  # type: ignore[attr-defined]


def usual_bot(game: str) -> str:
    """The bot that plays where nobody has chosen one: made for the game, if there is one."""
    return next((name for name in bots(game) if game_of(name) == game), "random")


def _plays(name: str, game: str) -> bool:
    """Whether a bot plays a game; one that cannot be loaded plays none."""
    try:
        return game_of(name) in (ANY_GAME, game)
    except SetupError:
        return False


def _known() -> dict[str, str]:
    """Bot -> where its class is found."""
    return {**{point.name: point.value for point in entry_points(group=GROUP)}, **own_bots()}


@cache
def own_bots() -> dict[str, str]:
    """The bots of this package: those for any game, and those that its folders name."""
    found = dict(ANYWHERE)
    for module in iter_modules(__path__):
        if module.ispkg:
            found |= getattr(import_module(f"{__name__}.{module.name}"), "BOTS", {})
    return found


def _class_of(name: str) -> type[Bot]:
    known = _known()
    if name not in known:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(sorted(known))}")
    module, _, attribute = known[name].partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # the code of others: anything may be wrong with it
        raise SetupError(f"the bot {name!r} cannot be loaded from {known[name]}: {error!r}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError(f"the bot {name!r} at {known[name]} is no Bot")
    return found
