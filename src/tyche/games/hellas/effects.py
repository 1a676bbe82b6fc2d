"""One way for all kinds of cards: an item (artifact, blessing, quest card, hero) has an effect for certain windows.

A *window* is a moment at which a player may use items (H6.6, H22.4). The data name the window of each item; its
condition and its effect are registered here by the modules that describe them. Whoever opens a window asks for what is
`usable` and lets the chosen effect be carried out by `use`.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import bits
from tyche.games.hellas.components import ALL_ARTIFACTS, ITEM_ID, ITEM_WINDOW, N_ITEMS, ONCE_PER_HUNT, ONCE_PER_TURN
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.words import USE

START: Final = 0
REGULAR: Final = 1
OWN_TURN: Final = 2
INSTEAD_OF_HERO: Final = 3
INSTEAD_OF_HOPLITES: Final = 4
AFTER_HERO: Final = 5
HUNT_START: Final = 6
IN_HUNT: Final = 7
BEFORE_BATTLE: Final = 8
IN_BATTLE: Final = 9
BEFORE_LOSSES: Final = 10
ANY_TIME: Final = 11
N_WINDOWS: Final = 12

WINDOWS_OF: Final[dict[str, list[int]]] = {
    "start_of_own_turn": [START],
    "regular": [REGULAR],
    "own_turn": [OWN_TURN],
    "replace_hero_movement": [INSTEAD_OF_HERO],
    "replace_hoplite_movement": [INSTEAD_OF_HOPLITES],
    "after_hero_movement": [AFTER_HERO],
    "own_hunt_start": [HUNT_START],
    "own_hunt": [IN_HUNT],
    "before_own_battle": [BEFORE_BATTLE],
    "before_own_battle_or_hunt": [BEFORE_BATTLE, HUNT_START],
    "battle_start": [BEFORE_BATTLE],
    "battle_start_as_defender": [BEFORE_BATTLE],
    "battle_as_defender": [BEFORE_BATTLE, IN_BATTLE],
    "own_hunt_or_battle": [IN_HUNT, IN_BATTLE],
    "battle_before_losses": [BEFORE_LOSSES],
    "any_time": [ANY_TIME],
}

Condition = Callable[[Hellas, int], bool]
Deed = Callable[[Hellas, int], Flow[None]]


class Effect:
    """What an item does: its condition, its deed, whether it must be used (H22.10)."""

    def __init__(self, condition: Condition, deed: Deed, must: bool = False) -> None:
        self.condition = condition
        self.deed = deed
        self.must = must


EFFECTS: Final[list[Effect | None]] = [None] * N_ITEMS
ITEMS_IN: Final[list[int]] = [0] * N_WINDOWS
"""Window -> the items with an effect for it, as a bit set."""


def register(effects: dict[str, Effect]) -> None:
    """Add the effects of some items, by their names."""
    for name, effect in effects.items():
        item = ITEM_ID[name]
        EFFECTS[item] = effect
        for window in WINDOWS_OF[ITEM_WINDOW[item]]:
            ITEMS_IN[window] |= 1 << item


def usable(t: Hellas, seat: int, window: int) -> list[int]:
    """The items that a player may use in a window now."""
    mask = ITEMS_IN[window] & t.ready(seat) & ~t.s.once
    if not mask:
        return []
    found: list[int] = []
    for item in bits(mask):
        effect = EFFECTS[item]
        if effect is not None and effect.condition(t, seat):
            found.append(item)
    return found


def use_options(t: Hellas, seat: int, window: int) -> list[Option]:
    """The same as options."""
    return [USE[item] for item in usable(t, seat, window)]


def use(t: Hellas, seat: int, item: int, clause: str) -> Flow[None]:
    """H6.5, H16.2. Use an item: an artifact is discharged."""
    s = t.s
    if ALL_ARTIFACTS >> item & 1:
        s.charged &= ~(1 << item)
    s.once |= 1 << item & (ONCE_PER_TURN | ONCE_PER_HUNT)
    t.tell("used", clause, player=seat, item=item)
    effect = EFFECTS[item]
    assert effect is not None
    yield from effect.deed(t, seat)


def is_must(item: int) -> bool:
    """H22.10. Whether an effect is carried out by itself."""
    effect = EFFECTS[item]
    return effect is not None and effect.must


def item_of(option: Option) -> int:
    """The item that an option uses."""
    return ITEM_ID[str(option[1])]
