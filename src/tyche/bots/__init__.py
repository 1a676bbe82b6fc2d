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

LEVELS: Final = ("learner", "practised", "skilled", "master")
"""The words for how strong the bots of this package are, the weakest first."""
USUAL: Final = "practised"
"""The level of the bot that plays where nobody has chosen one."""

__all__ = ["LEVELS", "bot_named", "bots", "game_of", "level_of", "own_bots", "usual_bot"]


def bots(game: str = ANY_GAME) -> list[str]:
    """The names of the bots that can play a game, the weakest first; without a game, of all bots."""
    return [name for name in sorted(_known(), key=_rank) if not game or _plays(name, game)]


def level_of(name: str) -> str:
    """How strong a bot of this package is meant to be; empty for all others."""
    return _levels().get(name, "")


def _rank(name: str) -> tuple[int, str]:
    level = level_of(name)
    return (LEVELS.index(level) if level else len(LEVELS), name)


@cache
def _levels() -> dict[str, str]:
    return {name: level for folder in _folders() for name, level in zip(folder, LEVELS, strict=True)}


def bot_named(name: str, seed: int) -> Bot:
    """A bot to put on a seat. Bots of equal names and seeds decide alike."""
    return _class_of(name)(seed)  # type: ignore[call-arg]


def game_of(name: str) -> str:
    """The game a bot is made for; empty if it plays any."""
    return str(_class_of(name).GAME)  # type: ignore[attr-defined]


def usual_bot(game: str) -> str:
    """The bot that plays where nobody has chosen one: made for the game, if there is one; Tyche's own first."""
    made_for_it = [name for name in bots(game) if game_of(name) == game]
    return next((name for name in made_for_it if level_of(name) == USUAL), made_for_it[0] if made_for_it else "random")


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
    for folder in _folders():
        found |= folder
    return found


def _folders() -> list[dict[str, str]]:
    """What the folder of each game names, the weakest bot first."""
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    return [getattr(import_module(f"{__name__}.{name}"), "BOTS", {}) for name in packages]


def _class_of(name: str) -> type[Bot]:
    where = own_bots().get(name) or _known().get(name)  # entry points are read from disk each time
    if where is None:
        raise SetupError(f"there is no bot {name!r}; there are {', '.join(sorted(_known()))}")
    module, _, attribute = where.partition(":")
    try:
        found = getattr(import_module(module), attribute)
    except Exception as error:  # the code of others: anything may be wrong with it
        raise SetupError(f"the bot {name!r} cannot be loaded from {where}: {error!r}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise SetupError(f"the bot {name!r} at {where} is no Bot")
    return found
