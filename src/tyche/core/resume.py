"""Positions that outlive their process: a table at a checkpoint as bytes, and a table that goes on from them.

Usually a table is played again from its first decision. Where the rules have changed since, that may lead elsewhere;
then it goes on from the last position that was stored.
"""

import zlib
from typing import Any, Final

import msgspec

from tyche.core.ask import Option
from tyche.core.dice import Dice, Former
from tyche.core.errors import RecordError
from tyche.core.game import Game, Setup
from tyche.core.table import Table
from tyche.core.telling import Telling

FASTEST: Final = 1
"""How hard zlib tries: a log becomes a sixth as long at once, and hardly shorter with patience."""


class Position:
    """A table at a checkpoint: after how many decisions, and everything else that is needed to go on, as bytes."""

    def __init__(self, moment: int, data: bytes) -> None:
        self.moment = moment
        self.data = data


def position_of(table: Table) -> Position:
    """The last checkpoint of a table.

    JSON and not a binary format: sets of places are integers of any size. The log goes up to the question that follows
    the checkpoint.
    """
    play = table.play
    moment, counters = play.saved_at, play.saved_counters
    stored: dict[str, object] = {
        "state": play.revive(play.saved, play.dice.at(counters)).snapshot(),
        "counters": counters,
        "thrown": (play.dice.thrown or [])[: counters[0]],
        "log": [
            [telling.message, telling.clause, telling.facts, telling.audience, telling.moment]
            for telling in play.log or ()
            if telling.moment <= moment
        ],
    }
    return Position(moment, zlib.compress(msgspec.json.encode(stored), FASTEST))


def resumed(
    game: Game,
    setup: Setup,
    seed: bytes,
    position: Position,
    decisions: list[tuple[int, Option]],
    former: Former | None = None,
) -> Table:
    """A table that goes on from a position; `decisions` begin with those that led to it, further ones do not count.

    It has no past of its own: it can be taken back to the position, not before it, and has no record.
    """
    try:
        stored: dict[str, Any] = msgspec.json.decode(zlib.decompress(position.data))
    except (zlib.error, msgspec.DecodeError) as error:
        raise RecordError(f"the stored position is corrupt: {error}") from None
    counters: list[int] = stored["counters"]
    play = game.restore(setup, stored["state"], Dice(seed, counters[:], None, [], former))
    play.dice.thrown = stored["thrown"]
    table = Table(game, setup, play, decisions[: position.moment])
    table.imagined = True
    table.checkpoints.append((play.saved_at, play.saved, play.saved_counters))
    play.log = [
        Telling(message, clause, facts, audience, moment) for message, clause, facts, audience, moment in stored["log"]
    ]
    return table
