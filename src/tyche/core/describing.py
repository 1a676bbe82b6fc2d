"""Positions written as cases: what `Vocabulary.open` reads, made from a table.

A case holds a position between two procedures of the rules. Between them it does not reach, so a moment is written as
the last one before it that a case can hold; what was written is read again and compared before anybody gets it.
"""

import re
from typing import Final, cast

import msgspec

from tyche.core.errors import CaseError, TycheError
from tyche.core.game import OptionValue
from tyche.core.table import Table

BACK: Final = 300
"""How many decisions are gone back at the most for a position that a case can hold."""
WIDE: Final = 110
"""How long a line may be."""
_PLAIN: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_/-]*")
_MEANT: Final = ("true", "false", "null")
"""Words that YAML reads as something else."""


class Described:
    """A position in the words of a case, and after how many decisions it stood on the table."""

    def __init__(self, given: dict[str, object], moment: int) -> None:
        self.given = given
        self.moment = moment


def describe(table: Table) -> dict[str, object]:
    """The position of a table, which stands at the head of a step, in the words of `given`; CaseError if they do not
    reach so far.
    """
    play = table.play
    if play.head_at != play.moment:
        raise CaseError("somebody is asked in the middle of a procedure")
    words = table.game.vocabulary()
    found = {word.name: word.write(play) for word in words.words(play)}
    given = {name: value for name, value in found.items() if value not in (None, {}, [])}
    try:
        again = words.open(table.setup.players, table.setup.options, given, [])
    except TycheError as error:
        raise CaseError(f"it cannot be read again: {error}") from None
    differing = differences(table, again)
    if differing:
        raise CaseError(f"a case does not hold {', '.join(differing)}")
    return given


def described(table: Table, least: int = 0) -> Described:
    """The last position that a case can hold, at the moment of a table or before it, but not before `least`."""
    for moment in range(len(table.decisions), max(least, len(table.decisions) - BACK) - 1, -1):
        before = table.at(moment, 1)
        if before.play.head_at == moment and before.ask is not None:
            try:
                return Described(describe(before), moment)
            except CaseError:
                continue
    raise CaseError("nothing that a case can hold is near this moment")


def differences(one: Table, other: Table) -> list[str]:
    """The parts of two positions that a case holds and that differ, and the question if it is another one."""
    mine, others = held(one), held(other)
    found = [key for key in mine if mine[key] != others.get(key)]
    return [*found, "the question"] if _asked(one) != _asked(other) else found


def held(table: Table) -> dict[str, object]:
    """What a case holds of a position: all of its state but some fields, and of some lists not the order."""
    vocabulary = table.game.vocabulary()
    state = cast(dict[str, object], table.snapshot()["state"])
    untold, unordered = vocabulary.untold(table.play), vocabulary.unordered()
    return {
        key: sorted(value) if key in unordered and isinstance(value, list) else value
        for key, value in state.items()
        if key not in untold
    }


def _asked(table: Table) -> object:
    ask = table.ask
    return (
        None if ask is None else (ask.topic, [(seat, sorted(map(repr, ask.options_for(seat)))) for seat in ask.seats()])
    )


def written(table: Table, title: str, given: dict[str, object]) -> str:
    """A case that gives the position of a table, and expects the question that is asked there."""
    ask = table.ask
    if ask is None:
        raise CaseError("nobody is asked")
    lines = [f"game: {table.game.name}", f"title: {scalar(title)}", f"clauses: [{scalar(ask.clause)}]", "given:"]
    whole: dict[str, object] = {"players": table.setup.players, "options": chosen(table), **given}
    for word, value in whole.items():
        if value not in ({}, []):
            lines += laid(word, value, "  ")
    asked: dict[str, object] = {"seat": table.setup.seats[ask.seats()[0]], "topic": ask.topic}
    return "\n".join([*lines, f"asks: {flow(asked)}", ""])


def chosen(table: Table) -> dict[str, OptionValue]:
    """The options of a table that are not as usual."""
    usual = table.game.check(table.setup.players, {}, None).options
    return {name: value for name, value in table.setup.options.items() if usual.get(name) != value}


def laid(key: str, value: object, indent: str) -> list[str]:
    """A value under its key: on one line if it fits, else in parts."""
    line = f"{indent}{scalar(key)}: {flow(value)}"
    if len(line) <= WIDE or not isinstance(value, (dict, list)):
        return [line]
    if isinstance(value, list) and not any(isinstance(item, (dict, list)) for item in value):
        return wrapped(key, [flow(item) for item in value], indent)
    lines = [f"{indent}{scalar(key)}:"]
    if isinstance(value, dict):
        for part, inner in value.items():
            lines += laid(str(part), inner, indent + "  ")
    else:
        lines += [f"{indent}  - {flow(item)}" for item in value]
    return lines


def wrapped(key: str, words: list[str], indent: str) -> list[str]:
    """A list of words over several lines."""
    lines = [f"{indent}{scalar(key)}: ["]
    for word in words:
        if len(lines[-1]) + len(word) > WIDE:
            lines.append(f"{indent}  ")
        lines[-1] += f"{word}, "
    lines[-1] = lines[-1].removesuffix(", ") + "]"
    return [line.rstrip() for line in lines]


def flow(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{scalar(str(key))}: {flow(item)}" for key, item in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([flow(item) for item in value]) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else scalar(str(value))


def scalar(word: str) -> str:
    """A word as YAML has it."""
    plain = _PLAIN.fullmatch(word) is not None and word not in _MEANT
    return word if plain else msgspec.json.encode(word).decode()
