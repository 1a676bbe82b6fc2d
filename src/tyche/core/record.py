"""Records: a table's set-up and decisions as versioned JSON. Loading one replays it exactly.

The seed is in a record only when the game is over, or when the owner of the table saves it privately.
"""

from typing import Any, Final, NoReturn

import msgspec

from tyche.core.ask import Option
from tyche.core.bounds import check_json
from tyche.core.dice import commitment
from tyche.core.epochs import PARTS, turning_from
from tyche.core.errors import RecordError, Refused, SetupError
from tyche.core.game import Game, OptionValue, game_named
from tyche.core.table import SEED_BYTES, Table, open_table

FIRST_FORMAT: Final = 1
FORMAT: Final = 2
"""The number of the format, which every record starts with as ``tyche``; 2 has the turnings of a table that went back,
a table that never did is still written in format 1."""
LARGEST: Final = 4 * 1024 * 1024
MOST_DECISIONS: Final = 50_000
"""The longest of ten thousand random games has a tenth of it."""
MOST_PARTS: Final = 6 * MOST_DECISIONS
SEED: Final = "seed"
TURNINGS: Final = "turnings"
FIELDS: Final = (
    "tyche",
    "game",
    "rules",
    "options",
    "seats",
    "commitment",
    "decisions",
    "dice",
    "digest",
    "result",
    TURNINGS,
    SEED,
)


class Record:
    """One table, complete: what it was opened with, every decision, and what they led to.

    A decision is ``[seat, verb, argument, ...]``. A public record of a game that is not over has no seed (it is sealed)
    and cannot be replayed. A turning is ``[number, moment, moment left, seat, 1 if it stands]``, see `epochs`. The
    fields are checked one by one, because a compiled class does not keep their types.
    """

    def __init__(self, raw: dict[str, object]) -> None:
        self.game: str = field(raw, "game", str)
        self.rules: str = field(raw, "rules", str)
        self.options: dict[str, OptionValue] = field(raw, "options", dict[str, bool | int | str])
        self.seats: list[str] = field(raw, "seats", list[str])
        self.commitment: str = field(raw, "commitment", str)
        self.decisions: list[list[int | str]] = field(raw, "decisions", list[list[int | str]])
        self.dice: list[int] = field(raw, "dice", list[int])
        self.digest: str = field(raw, "digest", str)
        self.result: dict[str, object] | None = field(raw, "result", dict[str, object] | None)
        self.turnings: list[list[int]] = field(raw, TURNINGS, list[list[int]]) if TURNINGS in raw else []
        self.seed: str | None = field(raw, "seed", str | None) if SEED in raw else None


def field(raw: dict[str, object], name: str, kind: Any) -> Any:
    """One field of a record, of the right kind."""
    if name not in raw:
        raise RecordError(f"the record is corrupt: it has no {name}")
    try:
        return msgspec.convert(raw[name], kind)
    except msgspec.ValidationError as error:
        raise RecordError(f"the record is corrupt, in {name}: {error}") from None


# Writing.


def record_of(table: Table, private: bool = False) -> bytes:
    """The record of a table. With `private`, or when the game is over, it holds the seed and can be replayed.

    It is not a view: the decisions of a game in progress may show what seats keep secret from each other.
    """
    dice = table.play.dice
    if dice.script or dice.former or dice.thrown is None or table.origin is not None:
        raise RecordError(
            "only a table with its own dice has a record: not a case, a fork, a branch or an imagined table"
        )
    record: dict[str, object] = {
        "tyche": FORMAT if table.turnings else FIRST_FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "options": table.setup.options,
        "seats": table.setup.seats,
        "commitment": table.commitment(),
        "decisions": [[seat, *option] for seat, option in table.decisions],
        "dice": dice.thrown,
        "digest": table.digest(),
        "result": table.result(),
    }
    if table.turnings:
        record[TURNINGS] = [turning.plain() for turning in table.turnings]
    if private or table.over:
        record[SEED] = dice.seed.hex()
    return msgspec.json.encode(record) + b"\n"


# Reading.


def load_record(data: bytes) -> Record:
    """Read a record. It is checked for its shape here, and for what it says by `table_from` and `verify`."""
    try:
        check_json(data, LARGEST, MOST_PARTS)
    except ValueError as error:
        raise RecordError(f"the record is out of bounds: {error}") from None
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        if not data.strip():
            raise RecordError("the record is empty") from None
        if "truncated" in str(error):
            raise RecordError("the record is truncated: it stops in the middle") from None
        raise RecordError(f"the record is corrupt, it is no JSON: {error}") from None
    if not isinstance(raw, dict) or "tyche" not in raw:
        raise RecordError("this is JSON, but not a Tyche record")
    number = raw["tyche"]
    if type(number) is not int or number < 1:
        raise RecordError(f"the record is corrupt: {number!r} is no number of a format")
    if number > FORMAT:
        raise RecordError(f"the record is too new: it has format {number}, this Tyche reads formats up to {FORMAT}")
    unknown = [key for key in raw if key not in FIELDS]
    if unknown:
        raise RecordError(f"the record is corrupt: unknown fields {', '.join(unknown)}")
    record = Record(raw)
    if len(record.decisions) > MOST_DECISIONS:
        raise RecordError(f"the record is out of bounds: it has more than {MOST_DECISIONS} decisions")
    _check_shape(record)
    return record


def _check_shape(record: Record) -> None:
    for n, decision in enumerate(record.decisions):
        if len(decision) < 2 or type(decision[0]) is not int or type(decision[1]) is not str:
            raise RecordError(f"the record is corrupt: decision {n + 1} is no seat, verb and arguments: {decision}")
        if not 0 <= decision[0] < len(record.seats):
            raise RecordError(f"the record is corrupt: decision {n + 1} is of seat {decision[0]}, which does not exist")
    _check_turnings(record)
    if record.seed is not None:
        _seed(record)


def _check_turnings(record: Record) -> None:
    """Numbers grow; a turning that stands lies before all that stand after it, and within the record."""
    number, last = 0, -1
    for turning in record.turnings:
        if len(turning) != PARTS or turning[0] <= number or not 0 <= turning[3] < len(record.seats):
            raise RecordError(f"the record is corrupt: {turning} is no turning after number {number}")
        number, moment, left, _, stands = turning
        if not 0 <= moment < left or stands not in (0, 1):
            raise RecordError(f"the record is corrupt: turning {number} goes from moment {left} to {moment}")
        if stands:
            if not last < moment <= len(record.decisions):
                raise RecordError(f"the record is corrupt: turning {number} cannot stand at moment {moment}")
            last = moment


def _seed(record: Record) -> bytes:
    """The seed; a sealed record has none."""
    if record.seed is None:
        raise RecordError("the record is sealed: it has no seed, because the game was not over; it cannot be replayed")
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise RecordError("the record is corrupt: the seed is not in hexadecimal digits") from None
    if len(seed) != SEED_BYTES:
        raise RecordError(f"the record is corrupt: a seed has {SEED_BYTES} bytes, not {len(seed)}")
    return seed


# Replaying.


def table_from(record: Record, moment: int | None = None, log: bool = True, game: Game | None = None) -> Table:
    """The table as it stood after `moment` decisions, or at the end of the record, where its digest must fit.

    Every decision is checked. `game` stands in for an installed game of the record's name.
    """
    if moment is not None and not 0 <= moment <= len(record.decisions):
        raise RecordError(f"the record has moments 0 to {len(record.decisions)}, not {moment}")
    table = _opened(record, log, game)
    for n in range(len(record.decisions) if moment is None else moment):
        _replay_one(table, record, n)
    if moment is None and table.digest() != record.digest:
        raise RecordError(f"the record leads to another position than it says{_versions(record, table.game)}")
    return table


def _opened(record: Record, log: bool, game: Game | None) -> Table:
    """The table before the first decision."""
    if game is None:
        try:
            game = game_named(record.game)
        except SetupError as error:
            raise RecordError(f"the record is of an unknown game: {error}") from None
    elif game.name != record.game:
        raise RecordError(f"the record is of {record.game}, not of {game.name}")
    if version_key(record.rules) > version_key(game.version):
        raise RecordError(
            f"the record is too new: it was made with version {record.rules} of the rules of {game.name}, "
            f"this is version {game.version}"
        )
    seed = _seed(record)
    if commitment(seed) != record.commitment:
        raise RecordError("the seed of the record does not fit its commitment")
    try:
        turnings = [turning_from(plain) for plain in record.turnings]
        return open_table(game, len(record.seats), record.options, record.seats, seed, log=log, turnings=turnings)
    except SetupError as error:
        raise RecordError(f"the table of the record cannot be opened: {error}") from None


def _replay_one(table: Table, record: Record, n: int) -> None:
    seat, option = decision_of(record, n)
    try:
        table.choose(seat, option)
    except Refused as refused:
        _illegal(record, n, table.game, f"{refused.refusal.reason} ({refused.refusal.clause})")


def _illegal(record: Record, n: int, game: Game, why: str) -> NoReturn:
    seat, option = decision_of(record, n)
    written = " ".join([str(part) for part in option])
    raise RecordError(
        f"decision {n + 1} of {len(record.decisions)}, by {record.seats[seat]}, is not legal: {written}: {why}"
        f"{_versions(record, game)}"
    )


def decision_of(record: Record, n: int) -> tuple[int, Option]:
    """The n-th decision, from 0: seat and option."""
    decision = record.decisions[n]
    seat = decision[0]
    assert isinstance(seat, int)
    return seat, tuple(decision[1:])


def _versions(record: Record, game: Game) -> str:
    if record.rules == game.version:
        return ""
    return f" (made with version {record.rules} of the rules, replayed with version {game.version})"


def version_key(version: str) -> list[tuple[int, str]]:
    """Dotted versions in order: 1.9 comes before 1.10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in version.split(".")]


# Verifying.


class Check:
    """One thing that was checked, whether it holds, and what was found if not."""

    def __init__(self, topic: str, holds: bool, found: str) -> None:
        self.topic = topic
        self.holds = holds
        self.found = found


class Report:
    """What the check of a record found, in this order: commitment, decisions, dice, digest, result."""

    def __init__(self, record: Record, checks: list[Check]) -> None:
        self.record = record
        self.checks = checks

    @property
    def holds(self) -> bool:
        """Whether everything fits."""
        return all(check.holds for check in self.checks)

    def faults(self) -> list[str]:
        """What does not fit."""
        return [check.found for check in self.checks if not check.holds]


def verify(record: Record, game: Game | None = None) -> Report:
    """Check a record against the rules: seed and commitment, every decision and die, the final position and result."""
    fits = commitment(_seed(record)) == record.commitment
    checks = [Check("commitment", fits, "" if fits else "the seed does not fit the commitment")]
    if not fits:
        return Report(record, checks)
    table = _opened(record, False, game)
    try:
        for n in range(len(record.decisions)):
            _replay_one(table, record, n)
    except RecordError as error:
        checks.append(Check("decisions", False, str(error)))
        checks.append(_check_dice(record, table))
        return Report(record, checks)
    checks.append(Check("decisions", True, ""))
    checks.append(_check_dice(record, table))
    digest = table.digest()
    same = digest == record.digest
    checks.append(Check("digest", same, "" if same else f"the final position is {digest}, not {record.digest}"))
    checks.append(_check_result(record, table))
    return Report(record, checks)


def _check_dice(record: Record, table: Table) -> Check:
    thrown = table.play.dice.thrown or []
    for n, value in enumerate(thrown):
        if n >= len(record.dice):
            return Check("dice", False, f"die {n + 1} is missing; it is {value}")
        if record.dice[n] != value:
            return Check("dice", False, f"die {n + 1} is {record.dice[n]}; from the seed it is {value}")
    if len(record.dice) > len(thrown):
        return Check("dice", False, f"the record has {len(record.dice)} dice, only {len(thrown)} were thrown")
    return Check("dice", True, "")


def _check_result(record: Record, table: Table) -> Check:
    found = msgspec.json.encode(table.result(), order="deterministic")
    said = msgspec.json.encode(record.result, order="deterministic")
    if found == said:
        return Check("result", True, "")
    return Check("result", False, f"the result is {found.decode()}, not {said.decode()}")
