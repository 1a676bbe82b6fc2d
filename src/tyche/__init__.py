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

if TYPE_CHECKING:
    from tyche import bots, games
    from tyche.api import (
        Ask,
        Bot,
        CaseError,
        DeadTable,
        Forecast,
        Game,
        Glimpse,
        Option,
        Record,
        RecordError,
        Refusal,
        Refused,
        Remark,
        Setup,
        SetupError,
        Source,
        Stake,
        Table,
        Telling,
        TycheError,
        bot,
        compiled,
        load,
        open,
        play,
        save,
        verify,
    )

__all__ = [
    "Ask",
    "Bot",
    "CaseError",
    "DeadTable",
    "Forecast",
    "Game",
    "Glimpse",
    "Option",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Remark",
    "Setup",
    "SetupError",
    "Source",
    "Stake",
    "Table",
    "Telling",
    "TycheError",
    "bot",
    "bots",
    "compiled",
    "games",
    "load",
    "open",
    "play",
    "save",
    "verify",
]


def __getattr__(name: str) -> object:
    """The public names, looked up at their first use: importing a part of Tyche does not import all of it."""
    if name in ("bots", "games"):
        return import_module(f"tyche.{name}")
    if name in __all__:
        return getattr(import_module("tyche.api"), name)
    raise AttributeError(f"module 'tyche' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
