"""Ancient board games played, studied and simulated with the rules enforced.

    import tyche

    table = tyche.open("successors", players=4, seed="actium")
    seat = table.awaited()[0]
    table.choose(seat, table.options(seat)[0])

Everything here comes from `tyche.api`, when it is first used; `tyche.games` has the games and
`tyche.bots` the bots.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

PACKAGES = ("bots", "games")

if TYPE_CHECKING:
    from tyche import bots as bots
    from tyche import games as games
    from tyche.api import *  # noqa: F403


def __getattr__(name: str) -> object:
    """The public names, looked up at their first use: importing a part of Tyche does not import all of it."""
    if name in PACKAGES:
        return import_module(f"tyche.{name}")
    if name.startswith("__") and name != "__all__":
        raise AttributeError(f"module 'tyche' has no attribute {name!r}")
    api = import_module("tyche.api")
    if name == "__all__":
        return [*api.__all__, *PACKAGES]
    if name in api.__all__:
        return getattr(api, name)
    raise AttributeError(f"module 'tyche' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*import_module("tyche.api").__all__, *PACKAGES, "__version__"]
