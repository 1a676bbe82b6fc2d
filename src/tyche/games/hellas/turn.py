"""H6. The course of a turn: regular actions in any order, then the special action."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.games.hellas.anytime import HANDLED, decide
from tyche.games.hellas.components import SHOOT_TO_KILL
from tyche.games.hellas.effects import (
    INSTEAD_OF_HERO,
    INSTEAD_OF_HOPLITES,
    OWN_TURN,
    REGULAR,
    START,
    item_of,
    use,
    use_options,
)
from tyche.games.hellas.hero_moves import hero_options, move_hero
from tyche.games.hellas.movement import begin_movement, can_move
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.prayer import pray, prayer_options

ARTIFACTS_USED: Final = 1
PRAYED: Final = 2
HERO_MOVED: Final = 4
HOPLITES_MOVED: Final = 8
MOVE_HOPLITES: Final[Option] = ("hoplites",)


def start_turn(t: Hellas) -> Flow[None]:
    """H6.1. A new turn."""
    s = t.s
    s.turn += 1
    s.regular = s.once = s.extra = 0
    s.fresh = True
    s.stay = False
    s.step = "regular"
    t.tell("turn", "H6.1", player=s.active)
    yield from ()


def next_player(t: Hellas) -> Flow[None]:
    """H5.16, H1.5. The turn passes clockwise."""
    t.s.active = t.left(t.s.active)
    t.s.step = "turn"
    yield from ()


def regular_step(t: Hellas) -> Flow[None]:
    """H6.1, H6.2. The next regular action, each at most once, or the end of the regular actions."""
    s = t.s
    seat, done = s.active, s.regular
    artifacts = [] if done & ARTIFACTS_USED else use_options(t, seat, REGULAR)
    prayers = [] if done & PRAYED else prayer_options(t, seat)
    hero = [] if done & HERO_MOVED else hero_options(t, seat)
    instead_of_hero = [] if done & HERO_MOVED else use_options(t, seat, INSTEAD_OF_HERO)
    hoplites = [MOVE_HOPLITES] if not done & HOPLITES_MOVED and can_move(t) else []
    instead_of_hoplites = [] if done & HOPLITES_MOVED else use_options(t, seat, INSTEAD_OF_HOPLITES)
    start = use_options(t, seat, START) if s.fresh else []
    uses = use_options(t, seat, OWN_TURN)
    options = [DONE, *artifacts, *prayers, *hero, *instead_of_hero, *hoplites, *instead_of_hoplites, *start]
    if len(options) == 1 and not uses and not t.has(seat, SHOOT_TO_KILL):
        s.step = "special"
        return
    choice = yield from decide(t, seat, "regular-action", options, "H6.1", DONE, uses)
    s.fresh = False
    if choice == DONE:
        s.step = "special"
    elif choice in prayers:
        s.regular |= PRAYED
        yield from pray(t, seat, choice)
    elif choice == MOVE_HOPLITES:
        s.regular |= HOPLITES_MOVED
        begin_movement(t)
        s.stack.append("regular")
        s.step = "hoplites"
    elif choice in artifacts:
        yield from use_artifact(t, seat, choice)
    elif choice in hero:
        s.regular |= HERO_MOVED
        yield from move_hero(t, seat, choice)
    elif choice != HANDLED:
        if choice in instead_of_hero:
            s.regular |= HERO_MOVED
        elif choice in instead_of_hoplites:
            s.regular |= HOPLITES_MOVED
        yield from use(t, seat, item_of(choice), "H22.10")


def use_artifact(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H6.4. Using artifacts is one action: it goes on until the player stops, and cannot be taken up again."""
    t.s.regular |= ARTIFACTS_USED
    t.s.step = "artifacts"
    yield from use(t, seat, item_of(choice), "H6.4")


def artifacts_step(t: Hellas) -> Flow[None]:
    """H6.4. One more artifact, or stop."""
    s = t.s
    artifacts = use_options(t, s.active, REGULAR)
    if artifacts:
        choice = yield from decide(t, s.active, "use-artifacts", [DONE, *artifacts], "H6.4", DONE, [])
        if choice == HANDLED:
            return
        if choice != DONE:
            yield from use(t, s.active, item_of(choice), "H6.4")
            return
    s.step = "regular"
