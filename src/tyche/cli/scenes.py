"""Scenes in the terminal: a line for each side, the row of the table that was looked up, and what is at stake.

The words are the game's (``scene-term-NAME``, ``stake-KIND``, ``scene-fact-NAME``); where there is none, the bare
id stands for it.
"""

from collections.abc import Mapping
from typing import Any

from tyche.text.messages import Messages

Plain = Mapping[str, Any]


def scene_lines(scene: Plain, messages: Messages) -> list[str]:
    """A scene as `Game.told` gives it, line by line."""
    lines = [side_line(side, messages) for side in scene["sides"]]
    row = scene["table"]
    if row is not None:
        lines.append(f"{row['clause']}: {facts_line(row['by'], messages)} → {facts_line(row['gives'], messages)}")
    lines += [change_line(change, messages) for change in scene["changes"]]
    return lines + [stake_line(stake, messages) for stake in scene["stakes"]]


def side_line(side: Plain, messages: Messages) -> str:
    """Who, what adds up to the score, and what is lost: ``Red: units 8 + local 2 + ⚂→4 ⚅ = 20; losses: units 2``."""
    parts = [f"{word('term', term['name'], messages)} {term['amount']}" for term in side["terms"]]
    if side["dice"]:
        parts.append(" ".join(die_sign(die) for die in side["dice"]))
    text = " + ".join(parts)
    if side["score"] is not None:
        text += f" = {side['score']}" if text else str(side["score"])
    extra = [facts_line(side["facts"], messages)] if side["facts"] else []
    extra += [
        f"{word('fate', loss['fate'], messages)} {facts_line(loss['facts'], messages)}" for loss in side["losses"]
    ]
    return f"{faction(side['faction'], messages)}: {'; '.join([text, *extra] if text else extra)}"


def die_sign(die: Plain) -> str:
    """The face of a die, and what it counts as where that differs."""
    shows, counts = die["shows"], die["counts"]
    face = chr(0x267F + shows) if 1 <= shows <= 6 else str(shows)
    return face if shows == counts else f"{face}→{counts}"


def change_line(change: Plain, messages: Messages) -> str:
    """``Red: legitimacy 3 → 0``; a figure whose values have names is told by them."""
    kind = named(f"stake-{change['kind']}", change["kind"], messages)
    was, now = (word(change["kind"], str(change[when]), messages) for when in ("before", "after"))
    return f"{faction(change['faction'], messages)}: {kind} {was} → {now}"


def stake_line(stake: Plain, messages: Messages) -> str:
    """``Red: +2 points (S3.2), 40 %``."""
    chance = stake["chance"]
    likely = "" if stake["certain"] else " ?" if chance is None else f", {round(100 * chance)} %"
    kind = named(f"stake-{stake['kind']}", stake["kind"], messages)
    return f"{faction(stake['faction'], messages)}: {stake['amount']:+d} {kind} ({stake['clause']}){likely}"


def facts_line(facts: Plain, messages: Messages) -> str:
    """Facts by name."""
    return ", ".join(f"{word('fact', name, messages)} {shown(value)}" for name, value in facts.items())


def shown(value: object) -> str:
    """A fact; lists and tallies item by item."""
    if isinstance(value, Mapping):
        return " ".join(f"{key} {number}" for key, number in value.items())
    if isinstance(value, list):
        return " ".join(str(item) for item in value)
    return "-" if value is None else str(value)


def faction(name: object, messages: Messages) -> str:
    """The name of a faction."""
    return messages.name("faction", str(name)) if messages.has(f"faction-{name}") else str(name)


def word(family: str, name: str, messages: Messages) -> str:
    """The word for a part of a scene."""
    return named(f"scene-{family}-{name}", name, messages)


def named(ident: str, name: str, messages: Messages) -> str:
    """The game's word for something, else its bare name."""
    return messages.ui(ident) if messages.has(ident) else name
