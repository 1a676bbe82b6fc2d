"""The public face: what `import tyche` offers.

>>> import tyche
>>> sorted(tyche.games.installed())
['hellas', 'scharz', 'successors']
>>> table = tyche.open("successors", players=4, seed="actium")
>>> table
<Table of successors, 4 players, moment 0: asks ...>
>>> seat = table.awaited()[0]
>>> table.choose(seat, table.default(seat))
>>> len(table.decisions)
1
"""

from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tyche.bots import bot_named
from tyche.core import table as _table
from tyche.core.ask import Ask, Option
from tyche.core.errors import (
    CaseError,
    DeadTable,
    RecordError,
    Refusal,
    Refused,
    SetupError,
    TycheError,
)
from tyche.core.game import Game, OptionValue, Setup, game_named
from tyche.core.record import Record, load_record, record_of, table_from, verify
from tyche.core.seat import Bot, Glimpse, next_decision
from tyche.core.stakes import Forecast, Source, Stake
from tyche.core.table import Table, open_table, seed_from
from tyche.core.telling import Remark, Telling

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
    "compiled",
    "load",
    "open",
    "play",
    "save",
    "verify",
]


def open(
    game: str | Game,
    players: int | None = None,
    *,
    options: dict[str, OptionValue] | None = None,
    seats: list[str] | None = None,
    seed: bytes | str | None = None,
    log: bool = True,
) -> Table:
    """Open a table at its first decision.

    Without `players` it is for as few as the game allows. Equal seeds give equal dice and cards; a word will do as well
    as 32 bytes, and without a seed a fresh one is drawn.

    >>> open("hellas", 2, seed="marathon").digest() == open("hellas", 2, seed="marathon").digest()
    True
    >>> open("successors", 9)
    Traceback (most recent call last):
        ...
    tyche.core.errors.SetupError: successors is for 2 to 5 players, not 9
    """
    chosen = game_named(game) if isinstance(game, str) else game
    if isinstance(seed, str):
        seed = seed_from(seed)
    return open_table(chosen, chosen.least if players is None else players, options, seats, seed, log=log)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot to put on a seat. Bots of equal names and seeds decide alike.

    >>> import tyche
    >>> tyche.bots.bots("hellas")
    ['ephebos', 'polemarchos', 'navarchos', 'basileus', 'random']
    >>> isinstance(bot("random"), Bot)
    True
    """
    return bot_named(name, seed)


def play(table: Table, players: Mapping[int, Bot]) -> dict[str, object] | None:
    """Let bots decide until the game is over or somebody else is waited for; the result, if it is over.

    >>> table = open("hellas", 2, seed="plataiai", log=False)
    >>> result = play(table, {0: bot("random", 1), 1: bot("random", 2)})
    >>> table.over, result is not None
    (True, True)
    """
    while (decision := next_decision(table, players)) is not None:
        table.choose(*decision)
    return table.result()


def save(table: Table, path: str | Path, private: bool = True) -> None:
    """Write the record of a table. Without `private` the seed is left out until the game is over."""
    Path(path).write_bytes(record_of(table, private))


def load(source: str | Path | bytes, moment: int | None = None) -> Table:
    """The table of a record, played again from its beginning to the end or to a moment.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     table = open("successors", 2, seed="ipsos")
    ...     table.choose_default(table.awaited()[0])
    ...     save(table, f"{folder}/table.json")
    ...     load(f"{folder}/table.json").digest() == table.digest()
    True
    """
    data = source if isinstance(source, bytes) else Path(source).read_bytes()
    return table_from(load_record(data), moment)


def compiled() -> bool:
    """Whether this is the compiled engine, many times faster than plain Python."""
    return str(_table.__file__).endswith(tuple(EXTENSION_SUFFIXES))
