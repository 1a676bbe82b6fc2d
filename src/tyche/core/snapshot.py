"""States as plain data and back. JSON has only strings as keys, so small dictionaries of numbers change theirs."""

from typing import cast

from tyche.core.dice import Dice


def snapshot_of(state: object, fields: tuple[str, ...], dice: Dice) -> dict[str, object]:
    """What is hashed, stored and compared: the fields of a state, and how far the dice have come."""
    return {"state": {name: plain(getattr(state, name)) for name in fields}, "dice": dice.counters[:]}


def refill(state: object, fields: tuple[str, ...], snapshot: dict[str, object]) -> None:
    """Put what a snapshot holds into a fresh state; fields that the rules have gained since stay as at the start."""
    stored = cast(dict[str, object], snapshot["state"])
    for name in fields:
        if name in stored:
            setattr(state, name, numbered(stored[name]))


def dice_at(dice: Dice, snapshot: dict[str, object]) -> Dice:
    """The dice as far as they had come."""
    return dice.at(cast(list[int], snapshot["dice"]))


def plain(value: object) -> object:
    """A field as plain data. The order of a dictionary is no part of the state."""
    if isinstance(value, dict):
        return {str(key): value[key] for key in sorted(value)}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [plain(item) for item in value]
    return value


def numbered(value: object) -> object:
    """The way back."""
    if isinstance(value, dict):
        return {int(key): number for key, number in value.items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [numbered(item) for item in value]
    return value
