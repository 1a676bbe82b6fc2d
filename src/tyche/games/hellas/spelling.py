"""Facts as plain data: small integers become the names of what they refer to."""

from collections.abc import Callable
from typing import Final

from tyche.games.hellas.atlas import GOD_NAMES, LAND_NAMES, REGION_NAMES
from tyche.games.hellas.components import (
    ACTION_NAMES,
    ATTACK_NAMES,
    ATTRIBUTE_NAMES,
    CARD_NAMES,
    EVENT_NAMES,
    HERO_NAMES,
    ITEM_NAMES,
    MONSTER_NAMES,
    PLAYER_NAMES,
    QUEST_NAMES,
    SYMBOL_NAMES,
    TEMPLE_CARD_NAMES,
)


def named(names: list[str], index: int) -> str | None:
    """A name of a table, None for nothing."""
    return names[index] if index >= 0 else None


def _from(names: list[str]) -> Callable[[int], str | None]:
    return lambda index: named(names, index)


_PLAYER_KEYS: Final = ("player", "before", "attacker", "defender", "winner", "loser")
_SPELLERS: Final[dict[str, Callable[[int], str | None]]] = {
    **dict.fromkeys(_PLAYER_KEYS, _from(PLAYER_NAMES)),
    "region": _from(REGION_NAMES),
    "to": _from(REGION_NAMES),
    "land": _from(LAND_NAMES),
    "god": _from(GOD_NAMES),
    "monster": _from(MONSTER_NAMES),
    "symbol": _from(SYMBOL_NAMES),
    "card": _from(CARD_NAMES),
    "attack": _from(ATTACK_NAMES),
    "item": _from(ITEM_NAMES),
    "quest": _from(QUEST_NAMES),
    "event": _from(EVENT_NAMES),
    "hero": _from(HERO_NAMES),
    "attribute": _from(ATTRIBUTE_NAMES),
    "action": _from(ACTION_NAMES),
    "temple_card": _from(TEMPLE_CARD_NAMES),
}


def spell(key: str, value: object) -> object:
    """A fact of a telling, prompt or refusal as plain data."""
    if isinstance(value, int) and not isinstance(value, bool) and key in _SPELLERS:
        return _SPELLERS[key](value)
    return value
