"""H6. The course of a turn: regular actions in any order, then the special action."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import call
from tyche.games.hellas.rules.components import LEADERSHIP, SHOOT_TO_KILL
from tyche.games.hellas.rules.items.anytime import HANDLED, decide
from tyche.games.hellas.rules.items.effects import (
    INSTEAD_OF_HERO,
    INSTEAD_OF_HOPLITES,
    ITEMS_IN,
    OWN_TURN,
    REGULAR,
    START,
    use,
    use_options,
)
from tyche.games.hellas.rules.kinds import ITEM
from tyche.games.hellas.rules.play import ARTIFACTS_USED, HERO_MOVED, HOPLITES_MOVED, Hellas
from tyche.games.hellas.rules.turn.heroes import hero_options, move_hero
from tyche.games.hellas.rules.turn.hoplites import begin_movement, can_move
from tyche.games.hellas.rules.turn.prayer import pray, prayer_options

MOVE_HOPLITES: Final[Option] = ("hoplites",)


def start_turn(t: Hellas) -> None:
    """H6.1. A new turn."""
    s = t.s
    s.turn += 1
    s.regular = s.once = s.extra = 0
    s.fresh = True
    s.stay = False
    s.step = "regular"
    t.tell("turn", "H6.1", player=s.active)


def next_player(t: Hellas) -> None:
    """H5.16, H1.5. The turn passes clockwise."""
    t.s.active = t.left(t.s.active)
    t.s.step = "turn"


def regular_options(t: Hellas, seat: int) -> list[Option]:
    """H6.2, H22.10. The regular actions that are possible now, those in place of others, and what starts a turn."""
    done = t.s.regular
    options = [] if done & ARTIFACTS_USED else use_options(t, seat, REGULAR)
    options += prayer_options(t, seat)
    if not done & HERO_MOVED:
        options += hero_options(t, seat)
        options += use_options(t, seat, INSTEAD_OF_HERO)
    if not done & HOPLITES_MOVED:
        if can_move(t):
            options.append(MOVE_HOPLITES)
        options += use_options(t, seat, INSTEAD_OF_HOPLITES)
    return options + use_options(t, seat, START) if t.s.fresh else options


def regular_step(t: Hellas) -> Flow[None]:
    """H6.1, H6.2. The next regular action, each at most once, or the end of the regular actions."""
    s = t.s
    seat = s.active
    options = [DONE, *regular_options(t, seat)]
    uses = use_options(t, seat, OWN_TURN)
    if len(options) == 1 and not uses and not t.has(seat, SHOOT_TO_KILL):
        s.step = "special"
        return
    choice = yield from decide(t, seat, "regular-action", options, "H6.1", DONE, uses)
    s.fresh = False
    if choice == DONE:
        s.step = "special"
    elif choice == MOVE_HOPLITES:
        begin_movement(t)
        call(s, "hoplites")
    elif choice[0] == "pray":
        yield from pray(t, seat, choice)
    elif choice[0] == "use":
        yield from use_in_turn(t, seat, ITEM.of(choice))
    elif choice != HANDLED:
        yield from move_hero(t, seat, choice)


def use_in_turn(t: Hellas, seat: int, item: int) -> Flow[None]:
    """H6.4, H22.10. An artifact begins Use Artifacts; what replaces another action uses that up."""
    s = t.s
    if ITEMS_IN[REGULAR] >> item & 1:
        s.regular |= ARTIFACTS_USED
        s.step = "artifacts"
        yield from use(t, seat, item, "H6.4")
        return
    if ITEMS_IN[INSTEAD_OF_HERO] >> item & 1:
        s.regular |= HERO_MOVED
    elif ITEMS_IN[INSTEAD_OF_HOPLITES] >> item & 1:
        s.regular |= HOPLITES_MOVED
    yield from use(t, seat, item, "H22.10")


def artifacts_step(t: Hellas) -> Flow[None]:
    """H6.4. Using artifacts is one action: one more, or stop; it cannot be taken up again."""
    s = t.s
    artifacts = use_options(t, s.active, REGULAR)
    if artifacts:
        choice = yield from decide(t, s.active, "use-artifacts", [DONE, *artifacts], "H6.4", DONE, [])
        if choice == HANDLED:
            return
        if choice != DONE:
            yield from use(t, s.active, ITEM.of(choice), "H6.4")
            return
    s.step = "regular"


# --- out of turn ---


def regular_is_over(t: Hellas) -> Refusal | None:
    """H6.1. Regular actions come before the special action."""
    return Refusal("H6.1", "regular-actions-over") if t.s.step in ("special", "extra") else None


def hoplites_are_late(t: Hellas) -> Refusal | None:
    """H6.15. The allowance of Hoplite Movement is the leadership, and it is used up."""
    late = regular_is_over(t)
    if late is None and t.s.regular & HOPLITES_MOVED and t.s.step == "regular":
        return Refusal("H6.15", "moves-spent", {"number": t.attribute(t.s.active, LEADERSHIP)})
    return late


def action_is_early(t: Hellas) -> Refusal | None:
    """H6.1, H7.0a. The special action comes after the regular ones."""
    return Refusal("H7.0a", "finish-regular-actions") if t.s.step == "regular" else None
