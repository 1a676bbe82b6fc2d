"""Positions that outlive their process: a table at a checkpoint as bytes, and a table that goes on from them.

Usually a table is played again from its first decision. Where the rules have changed since, that may lead elsewhere;
then it goes on from the last position that was stored.
"""

import zlib
from typing import Any, Final

import msgspec

from tyche.core.ask import Facts, Option
from tyche.core.dice import Dice, Former
from tyche.core.epochs import Turning
from tyche.core.errors import RecordError, SetupError
from tyche.core.game import Game, Setup
from tyche.core.play import NO_SCENE
from tyche.core.table import Origin, Table
from tyche.core.telling import Telling

FASTEST: Final = 1
"""How hard zlib tries: a log becomes a sixth as long at once, and hardly shorter with patience."""


class Resumed(Origin):
    """A table that goes on from a stored position, its first checkpoint: nothing is known of what was before."""

    def begin(self) -> Table:
        """There is nothing before the position."""
        raise SetupError("this table goes on from a stored position and cannot go back before it")


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
        "state": table.game.snapshot(play.revive(play.saved, play.dice.at(counters))),
        "counters": counters,
        "scene": play.saved_scene,
        "thrown": (play.dice.thrown or [])[: counters[0]],
        "log": [
            [telling.message, telling.clause, telling.facts, telling.audience, telling.moment, telling.scene]
            for telling in play.log or ()
            if telling.moment <= moment
        ],
        "script": play.dice.script,
    }
    return Position(moment, zlib.compress(msgspec.json.encode(stored), FASTEST))


def resumed(
    game: Game,
    setup: Setup,
    seed: bytes,
    position: Position,
    decisions: list[tuple[int, Option]],
    former: Former | None = None,
    turnings: list[Turning] | None = None,
) -> Table:
    """A table that goes on from a position; `decisions` begin with those that led to it, further ones do not count.

    It has no past of its own: it can be taken back to the position, not before it, and has no record.
    """
    try:
        stored: dict[str, Any] = msgspec.json.decode(zlib.decompress(position.data))
    except (zlib.error, msgspec.DecodeError) as error:
        raise RecordError(f"the stored position is corrupt: {error}") from None
    counters: list[int] = stored["counters"]
    play = game.restore(setup, stored["state"], Dice(seed, counters[:], None, stored.get("script", []), former))
    play.dice.thrown = stored["thrown"]
    key, kind = stored.get("scene", NO_SCENE)  # older positions do not know it
    play.tell_from((key, kind))
    table = Table(game, setup, play, decisions[: position.moment], turnings)
    table.origin = Resumed()
    table.checkpoints.append(play.checkpoint)
    play.log = [_telling(*entry) for entry in stored["log"]]
    for turning in table.turnings:
        if turning.stands and turning.moment == position.moment:
            table.tell_of(turning)
    return table


def _telling(
    message: str, clause: str, facts: Facts, audience: int, moment: int, scene: Facts | None = None
) -> Telling:
    """An entry of a stored log; older ones have no scene."""
    telling = Telling(message, clause, facts, audience, moment)
    telling.scene = scene
    return telling
