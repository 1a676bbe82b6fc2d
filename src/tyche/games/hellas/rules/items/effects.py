"""One way for all kinds of cards: an item (artifact, blessing, quest card, hero) has an effect for certain windows.

A *window* is a moment at which a player may use items (H6.6, H22.4). The data name the window of each item; its
condition and its effect are registered here by the modules that describe them. Whoever opens a window asks for what is
`usable` and lets the chosen effect be carried out by `use`.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ITEM_ID,
    ITEM_WINDOW,
    MASTER_PLAN,
    N_ITEMS,
    ONCE_PER_HUNT,
    ONCE_PER_TURN,
)
from tyche.games.hellas.rules.kinds import USE
from tyche.games.hellas.rules.play import ARTIFACTS_USED, HERO_MOVED, HOPLITES_MOVED, Hellas

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

OPEN_AT: Final[dict[str, list[int]]] = {
    "regular-action": [REGULAR, INSTEAD_OF_HERO, INSTEAD_OF_HOPLITES, START, OWN_TURN, ANY_TIME],
    "use-artifacts": [REGULAR, ANY_TIME],
    "after-hero": [AFTER_HERO],
    "special-action": [OWN_TURN, ANY_TIME],
    "extra-action": [OWN_TURN, ANY_TIME],
    "hunt-start": [HUNT_START, IN_HUNT, ANY_TIME],
    "hunt-attack": [IN_HUNT, ANY_TIME],
    "defend": [IN_HUNT, ANY_TIME],
    "before-battle": [BEFORE_BATTLE, ANY_TIME],
    "battle-card": [IN_BATTLE, ANY_TIME],
    "bluff": [IN_BATTLE, ANY_TIME],
    "before-losses": [BEFORE_LOSSES],
}
"""The windows that are open at a question."""
ACTION_OF: Final[dict[int, int]] = {
    REGULAR: ARTIFACTS_USED,
    INSTEAD_OF_HERO: HERO_MOVED,
    INSTEAD_OF_HOPLITES: HOPLITES_MOVED,
}
"""H6.1, H22.10. The regular action that a window is part of: it closes with that."""

PLANNED: Final = 3
"""What a Master Plan adds to the strength of a card."""

Condition = Callable[[Hellas, int], bool]
Brings = Callable[[Hellas, int], list[Stake]]
"""What using an item costs and brings for certain, beside its charge."""
Deed = Callable[[Hellas, int], Flow[None] | None]
"""What an item does: a flow, or a plain function where nobody is asked."""


class Effect:
    """What an item does: its condition with the clause, its deed, its stakes, whether it must be used (H22.10)."""

    def __init__(
        self, condition: Condition, clause: str, deed: Deed, brings: Brings | None = None, must: bool = False
    ) -> None:
        self.condition = condition
        self.clause = clause
        self.deed = deed
        self.brings = brings
        self.must = must


def brings(clause: str, **amounts: int) -> Brings:
    """The same stakes for whoever uses an item."""
    return lambda t, seat: [Stake(kind, seat, number, clause) for kind, number in amounts.items()]


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
    """The items that a player may use in a window now; in a battle each once."""
    mask = ITEMS_IN[window] & t.ready(seat) & ~t.s.once
    if not mask:
        return []
    mask &= ~t.used_in_battle(seat)
    found: list[int] = []
    for item in bits(mask):
        effect = EFFECTS[item]
        if effect is not None and effect.condition(t, seat):
            found.append(item)
    return found


def is_open(t: Hellas, topic: str, window: int) -> bool:
    """H6.4, H22.4. Whether a window is open at a question."""
    if topic == "regular-action":
        if window == START:
            return t.s.fresh
        if t.s.regular & ACTION_OF.get(window, 0):
            return False
    return window in OPEN_AT[topic]


def may_use(t: Hellas, topic: str, seat: int, item: int) -> Refusal | None:
    """H6.4-6.6, H16.1, H22.4. One's own charged item at its moment, once where it says so, and not in vain."""
    if not t.has(seat, item):
        return Refusal("H16.1", "not-your-item", {"item": item})
    if not t.is_ready(seat, item):
        return Refusal("H6.5", "discharged", {"item": item})
    windows = WINDOWS_OF.get(ITEM_WINDOW[item], [])
    if not any(is_open(t, topic, window) for window in windows):
        return _too_late(t, topic, windows) or Refusal("H6.6", "not-the-moment", {"item": item})
    if (t.s.once | t.used_in_battle(seat)) >> item & 1:
        return Refusal("H22.4", "used-already", {"item": item})
    effect = EFFECTS[item]
    if effect is None or not effect.condition(t, seat):
        return Refusal("H22.8" if effect is None else effect.clause, "in-vain", {"item": item})
    return None


def _too_late(t: Hellas, topic: str, windows: list[int]) -> Refusal | None:
    """H6.1, H6.4. The action that an item belongs to has been taken, or all regular actions are over."""
    if topic not in ("regular-action", "special-action", "extra-action"):
        return None
    for window in windows:
        if t.s.regular & ACTION_OF.get(window, 0):
            return Refusal("H6.4", "artifacts-used") if window == REGULAR else Refusal("H6.1", "action-taken")
        if window in ACTION_OF:
            return Refusal("H6.1", "regular-actions-over")
    return None


def may_plan(t: Hellas, seat: int) -> Refusal | None:
    """H16.1, H22.8. A Master Plan strengthens a card for a priest of its owner."""
    if not t.has(seat, MASTER_PLAN):
        return Refusal("H16.1", "not-your-item", {"item": MASTER_PLAN})
    return None if t.s.pool[seat] else Refusal("H22.8", "no-priest")


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
    flow = effect.deed(t, seat)
    if flow is not None:
        yield from flow


def is_must(item: int) -> bool:
    """H22.10. Whether an effect is carried out by itself."""
    effect = EFFECTS[item]
    return effect is not None and effect.must
