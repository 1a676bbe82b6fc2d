"""Scenes, stakes and prospects as they go over the wire (see `core.scenes`, `core.stakes`)."""

from typing import Any

from msgspec import Struct


class Stake(Struct, frozen=True):
    """One thing at stake: how much a faction wins of it, or loses below 0; `chance` is null where nobody can say."""

    kind: str
    faction: str | int | None
    amount: int
    clause: str
    certain: bool
    chance: float | None
    facts: dict[str, Any]
    grave: bool = False


class Term(Struct, frozen=True):
    """One summand of a score; as long as dice will say, from `amount` to `most`."""

    name: str
    amount: int
    most: int | None
    facts: dict[str, Any]


class Die(Struct, frozen=True):
    """What a die shows, what that counts as, what it was thrown for, and of which of the board's kinds it is."""

    shows: int
    counts: int
    use: str = ""
    kind: str = ""


class Loss(Struct, frozen=True):
    """Pieces that a side loses, and their fate."""

    fate: str
    facts: dict[str, Any]


class Change(Struct, frozen=True):
    """A figure of a faction before and after."""

    kind: str
    faction: str | int | None
    before: int
    after: int
    facts: dict[str, Any]


class Played(Struct, frozen=True):
    """A card that a side has played."""

    facts: dict[str, Any]


class Outcome(Struct, frozen=True):
    """One thing that may come of a conflict, and how likely it is."""

    name: str
    chance: float
    facts: dict[str, Any]


class Prospect(Struct, frozen=True):
    """How a conflict may end, as `faction` sees it: outcomes that add up to 1, and what else may happen in it."""

    faction: str | int | None
    outcomes: list[Outcome]
    besides: list[Outcome]
    assumed: str
    exact: bool


class Row(Struct, frozen=True):
    """A row of a table of the rulebook: what it was looked up by, and what it gives."""

    clause: str
    by: dict[str, Any]
    gives: dict[str, Any]


class SceneSide(Struct, frozen=True):
    """One side of a scene."""

    faction: str | int | None
    role: str
    cards: list[Played]
    terms: list[Term]
    dice: list[Die]
    score: int | None
    row: Row | None
    losses: list[Loss]
    facts: dict[str, Any]


class Scene(Struct, frozen=True):
    """What an entry of the log is about, as data: the phases of one key make one scene."""

    kind: str
    key: str
    phase: str
    sides: list[SceneSide]
    table: Row | None
    stakes: list[Stake]
    changes: list[Change]
    facts: dict[str, Any]
