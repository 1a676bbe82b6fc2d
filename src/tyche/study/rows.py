"""A game as rows of a dataset: what it was, who sat where and won, every decision, what was offered, and features.

Only games that are over become rows: of others neither the seed nor what seats keep from each other may be known.
"""

from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final

import msgspec

from tyche.bots.value import description_of
from tyche.core.errors import RecordError, SetupError
from tyche.core.game import game_named
from tyche.core.record import Record, decision_of, load_record, table_from
from tyche.core.table import Table
from tyche.study.arena import winning_seats

GAMES, OUTCOMES, DECISIONS, OPTIONS, FEATURES = "games", "outcomes", "decisions", "options", "features"
KINDS: Final = (GAMES, OUTCOMES, DECISIONS, OPTIONS, FEATURES)
NEEDED: Final = (GAMES, DECISIONS)
"""Without these there is no way back to the records."""
Rows = dict[str, Any]
"""Kind of rows -> batch of Arrow. The features of every game are a kind of their own: `features hellas`."""

PERSON, BOT, NOBODY = "person", "bot", ""


class Holder(msgspec.Struct, frozen=True):
    """Who had a seat when the game ended."""

    kind: str = NOBODY
    name: str = ""
    """The name of a bot, or the pseudonym of a person."""


class Given(msgspec.Struct, frozen=True):
    """A game that is to become rows."""

    record: bytes
    source: str
    holders: list[Holder] = []


class LeftOut(msgspec.Struct, frozen=True):
    """A game that does not become rows, and why."""

    why: str


def arrow() -> Any:
    """The library that makes Parquet files."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise SetupError("datasets need pyarrow: pip install 'tyche[data]'") from error
    return pyarrow


# The columns. docs/datasets.md says what they mean.


@cache
def schema_of(kind: str) -> Any:
    """The columns of a kind of rows."""
    pa = arrow()
    text, words = pa.string(), pa.dictionary(pa.int32(), pa.string())
    game = [("game_id", words)]
    moment = [*game, ("moment", pa.int32()), ("seat", pa.int8())]
    columns = {
        GAMES: [
            ("game_id", text),
            ("source", words),
            ("game", words),
            ("rules", words),
            ("players", pa.int8()),
            ("options", text),
            ("seats", pa.list_(text)),
            ("winners", pa.list_(pa.int8())),
            ("decisions", pa.int32()),
            ("result", text),
            ("digest", text),
            ("commitment", text),
            ("seed", text),
            ("dice", pa.list_(pa.int32())),
            ("turnings", text),
        ],
        OUTCOMES: [
            *game,
            ("seat", pa.int8()),
            ("name", words),
            ("holder", words),
            ("player", words),
            ("won", pa.bool_()),
        ],
        DECISIONS: [
            *moment,
            ("topic", words),
            ("clause", words),
            ("verb", words),
            ("option", words),
            ("offered", pa.int16()),
            ("chosen", pa.int16()),
            ("waiting", pa.int8()),
            ("aside", pa.bool_()),
        ],
        OPTIONS: [*moment, ("number", pa.int16()), ("verb", words), ("option", words), ("chosen", pa.bool_())],
    }
    if kind in columns:
        return pa.schema(columns[kind])
    features = [
        pa.field(one.name, pa.float32(), metadata={"meaning": one.meaning, "clause": one.clause})
        for one in description_of(kind.removeprefix(f"{FEATURES} ")).features
    ]
    return pa.schema([*moment, ("progress", pa.float32()), *features])


# From a record to rows. These run in workers.


def rows_of(kinds: list[str], given: Given) -> Rows | LeftOut:
    """The rows of a game; it is played through. Only games that are over have any."""
    try:
        record = load_record(given.record)
        if record.result is None:
            return LeftOut("the game is not over")
        walk = Walk(kinds, record)
    except RecordError as error:
        return LeftOut(str(error))
    return walk.rows(given)


class Walk:
    """Goes through a game and collects columns."""

    def __init__(self, kinds: list[str], record: Record) -> None:
        self.record = record
        self.kinds = [kind for kind in kinds if kind != FEATURES]
        self.columns: dict[str, list[list[Any]]] = {}
        self.ident = game_id(record)
        described = FEATURES in kinds and _described(record.game)
        self.features = f"{FEATURES} {record.game}" if described else ""
        if described:
            self.kinds.append(self.features)
        for kind in self.kinds:
            self.columns[kind] = [[] for _ in schema_of(kind)]
        table = table_from(record, 0, log=False)
        for n in range(len(record.decisions)):
            self._decision(table, n)
            table.choose(*decision_of(record, n))
        if table.digest() != record.digest or not table.over:
            raise RecordError("the record leads to another position than it says, or not to the end of a game")
        self.table = table

    def _decision(self, table: Table, n: int) -> None:
        seat, option = decision_of(self.record, n)
        ask = table.ask
        offered = [] if ask is None else ask.options_for(seat)
        if ask is None or option not in offered:
            raise RecordError(f"decision {n + 1} is not legal")
        if DECISIONS in self.columns:
            waited = ask.seats()
            about = (ask.topic, ask.clause, str(option[0]), _written(option))
            told = (len(offered), offered.index(option), len(waited), seat not in waited)
            self._add(DECISIONS, self.ident, n, seat, *about, *told)
        if OPTIONS in self.columns:
            for number, one in enumerate(offered):
                self._add(OPTIONS, self.ident, n, seat, number, str(one[0]), _written(one), one == option)
        if self.features:
            description = description_of(self.record.game)
            progress = description.progress(table.play)
            for whose, row in enumerate(description.rows(table.play)):
                self._add(self.features, self.ident, n, whose, progress, *row)

    def _add(self, kind: str, *values: object) -> None:
        for column, value in zip(self.columns[kind], values, strict=True):
            column.append(value)

    def rows(self, given: Given) -> Rows:
        """All rows, with who had the seats."""
        pa, record = arrow(), self.record
        won = winning_seats(self.table.result(), record.seats)
        if OUTCOMES in self.columns:
            holders = given.holders or [Holder()] * len(record.seats)
            for seat, (name, holder) in enumerate(zip(record.seats, holders, strict=True)):
                self._add(OUTCOMES, self.ident, seat, name, holder.kind, holder.name, seat in won)
        about = (given.source, record.game, record.rules, len(record.seats), _json(record.options), record.seats, won)
        ended = (len(record.decisions), _json(record.result), record.digest, record.commitment, record.seed)
        self._add(GAMES, self.ident, *about, *ended, record.dice, _json(record.turnings))
        return {
            kind: pa.RecordBatch.from_arrays(
                [pa.array(column, field.type) for column, field in zip(columns, schema_of(kind), strict=True)],
                schema=schema_of(kind),
            )
            for kind, columns in self.columns.items()
        }


def game_id(record: Record) -> str:
    """The id of a game is made of the game itself: the same game has the same one in every dataset."""
    said = [record.game, record.commitment, record.decisions, record.turnings]
    return blake2b(msgspec.json.encode(said), digest_size=8).hexdigest()


@cache
def _described(game: str) -> bool:
    try:
        return bool(description_of(game_named(game).name).features)
    except SetupError:
        return False


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


@lru_cache(1 << 16)
def _written(option: tuple[str | int, ...]) -> str:
    return _json(option)
