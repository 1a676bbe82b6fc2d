"""Scenes: what a telling is about, as data and without words. Clients and the terminal show them as they are.

    if t.logged:
        t.scene("battle", key, "dice", sides=[Side(RED, [Term("units", 8)], dice=[Die(3, 4)], score=12)], stakes=[...])

The phases of one `key` (opens, cards, dice, losses, ends) make one scene. A scene belongs to the telling before it and
is for the same readers. Its facts are references like those of tellings: the game spells them at the edge. Chances are
no part of a scene: they are computed when somebody looks (`Table.prospect`).

From phase to phase a side's terms, score and facts replace what was told of them before, dice those thrown for the
same use; cards, losses and changes come on top. A scene is under way from its first phase until it ends or
is closed (`Play.close_scene`): questions asked meanwhile
belong to it, and procedures that serve many masters add to it with `Play.enact`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from tyche.core.ask import Facts
from tyche.core.stakes import Stake

ENDS: Final = "ends"
"""The phase with which a scene is over."""

Spell = Callable[[str, object], object]


class Term:
    """One summand of a score: what it is, and how much; as long as dice will say, from `amount` to `most`."""

    def __init__(self, name: str, amount: int, facts: Facts | None = None, most: int | None = None) -> None:
        self.name = name
        self.amount = amount
        self.most = most
        self.facts: Facts = {} if facts is None else facts

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {"name": self.name, "amount": self.amount, "most": self.most, "facts": self.facts}


class Die:
    """A die: what it shows, what that counts as, what it was thrown for, and of which kind it is (of the board's)."""

    def __init__(self, shows: int, counts: int | None = None, use: str = "", kind: str = "") -> None:
        self.shows = shows
        self.counts = shows if counts is None else counts
        self.use = use
        self.kind = kind

    def plain(self) -> Facts:
        """As plain data."""
        return {"shows": self.shows, "counts": self.counts, "use": self.use, "kind": self.kind}


class Loss:
    """Pieces that a side loses, and their fate: destroyed, dispersed, gone over."""

    def __init__(self, fate: str, facts: Facts) -> None:
        self.fate = fate
        self.facts = facts

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {"fate": self.fate, "facts": self.facts}


class Change:
    """A figure of a faction before and after: status, points, prestige, siege points. `facts` name what it is about."""

    def __init__(self, kind: str, faction: int, before: int, after: int, facts: Facts | None = None) -> None:
        self.kind = kind
        self.faction = faction
        self.before = before
        self.after = after
        self.facts: Facts = {} if facts is None else facts

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {
            "kind": self.kind,
            "faction": self.faction,
            "before": self.before,
            "after": self.after,
            "facts": self.facts,
        }


class Row:
    """A row of a table of the rulebook: its clause, what it was looked up by, and what it gives."""

    def __init__(self, clause: str, by: Facts, gives: Facts) -> None:
        self.clause = clause
        self.by = by
        self.gives = gives

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {"clause": self.clause, "by": self.by, "gives": self.gives}


class Side:
    """One side of a scene: `role` says what it does there, `facts` name its leader and whatever else it brings.

    `row` is where its own figures were looked up, if each side has a row of its own.
    """

    def __init__(
        self,
        faction: int,
        terms: Sequence[Term] = (),
        dice: Sequence[Die] = (),
        score: int | None = None,
        losses: Sequence[Loss] = (),
        facts: Facts | None = None,
        role: str = "",
        cards: Sequence[int] = (),
        row: Row | None = None,
    ) -> None:
        self.faction = faction
        self.terms = terms
        self.dice = dice
        self.score = score
        self.losses = losses
        self.facts: Facts = {} if facts is None else facts
        self.role = role
        self.cards = cards
        self.row = row

    def plain(self) -> Facts:
        """As plain data, its facts not yet spelled."""
        return {
            "faction": self.faction,
            "role": self.role,
            "cards": [{"facts": {"card": card}} for card in self.cards],
            "terms": [term.plain() for term in self.terms],
            "dice": [die.plain() for die in self.dice],
            "score": self.score,
            "row": None if self.row is None else self.row.plain(),
            "losses": [loss.plain() for loss in self.losses],
            "facts": self.facts,
        }


def scene_of(
    kind: str,
    key: str | int,
    phase: str,
    sides: Sequence[Side],
    table: Row | None,
    stakes: Sequence[Stake],
    changes: Sequence[Change],
    facts: Facts,
) -> Facts:
    """A scene as plain data, its facts not yet spelled: what a telling carries, and what is stored with it."""
    return {
        "kind": kind,
        "key": str(key),
        "phase": phase,
        "sides": [side.plain() for side in sides],
        "table": None if table is None else table.plain(),
        "stakes": [raw_stake(stake) for stake in stakes],
        "changes": [change.plain() for change in changes],
        "facts": facts,
    }


def raw_stake(stake: Stake) -> Facts:
    """A stake as plain data, its facts not yet spelled."""
    return {
        "kind": stake.kind,
        "faction": stake.faction,
        "amount": stake.amount,
        "clause": stake.clause,
        "certain": stake.certain,
        "chance": stake.chance if stake.chance >= 0 else None,
        "facts": stake.facts,
        "grave": stake.grave,
    }


FACTS: Final = ("facts", "by", "gives")
"""The parts of a scene that are facts."""


def spelled_scene(part: object, spell: Spell) -> object:
    """A scene, or a part of it, with references as names."""
    if isinstance(part, list):
        return [spelled_scene(item, spell) for item in part]
    if not isinstance(part, dict):
        return part
    found: Facts = {}
    for key, value in part.items():
        if key in FACTS and isinstance(value, dict):
            found[key] = {name: spell(name, fact) for name, fact in value.items()}
        elif key == "faction":
            found[key] = spell(key, value)
        else:
            found[key] = spelled_scene(value, spell)
    return found
