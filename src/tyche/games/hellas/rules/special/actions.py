"""H7, H4.8. Special actions: which are available, and the shorter ones."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import call, choose_one, finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import LAND_OF, MONUMENT_AT
from tyche.games.hellas.rules.battle.retreat import retreat, ways_out
from tyche.games.hellas.rules.components import (
    COMBAT_TRAINING,
    EXHAUSTED_FIGHT,
    GLORY_OF_ZEUS,
    HUNT,
    MARCH,
    MONUMENT,
    PERSEUS,
    PREPARE,
    RECRUIT,
    TEMPLE,
    USURP,
)
from tyche.games.hellas.rules.deck import draw
from tyche.games.hellas.rules.hunt.course import may_take_hunt
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED, heal_attribute, heal_options, injure
from tyche.games.hellas.rules.items.anytime import HANDLED, decide
from tyche.games.hellas.rules.items.effects import OWN_TURN, use_options
from tyche.games.hellas.rules.kinds import ACTION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.march import may_take_march
from tyche.games.hellas.rules.special.recruit import (
    may_go_in,
    may_recruit,
    may_stand,
    place_options,
    put,
    recruit_here,
    recruit_one,
)
from tyche.games.hellas.rules.special.temple import may_take_temple
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.heroes import appear_anywhere, may_appear

DRAW: Final[Option] = ("draw",)
TAKE: Final = options_of("action", ACTION)
REPEAT: Final = options_of("repeat", ACTION)
STEP_OF: Final[list[str]] = ["recruit", "march", "temple", "prepare", "usurp", "hunt", "monument"]
USURP_HOPLITES: Final = 3
BY_DEFAULT: Final = (TEMPLE, HUNT, RECRUIT, MARCH, PREPARE, USURP, MONUMENT)
"""What is done for an absent player: something that leads towards the end of the game."""


# --- which are available (H7.0) ---


def may_prepare(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c. Prepare is always legal."""
    return None


def may_usurp(t: Hellas, seat: int) -> Refusal | None:
    """H7.5a, H15.2. The hero stands in a land whose glory token the player owns."""
    at = t.s.hero_at[seat]
    if at < 0:
        return Refusal("H15.2", "on-a-quest")
    return None if t.s.glory[LAND_OF[at]] == seat else Refusal("H7.5a", "no-glory", {"land": LAND_OF[at]})


def may_build_monument(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c, H20.4. Always legal, but of two players one needs an action with a token, whatever it could do now."""
    if t.s.players > 2 or t.s.used[seat]:
        return None
    return Refusal("H20.4", "nothing-to-repeat")


MAY: Final[list[Callable[[Hellas, int], Refusal | None]]] = [
    may_recruit,
    may_take_march,
    may_take_temple,
    may_prepare,
    may_usurp,
    may_take_hunt,
    may_build_monument,
]
"""H7.0c. Whether an action can do at least something, by action."""


def may_exhaust(t: Hellas, seat: int) -> bool:
    """Exhausted Fight: Hunt although it is marked, for an injury, once until the next Build Monument."""
    s = t.s
    return t.has(seat, EXHAUSTED_FIGHT) and not s.exhausted >> seat & 1 and s.injured[seat] != ALL_INJURED


def may_act(t: Hellas, seat: int, action: int) -> Refusal | None:
    """H7.0a-7.0c. An action without a mark that can do at least something."""
    if t.s.used[seat] >> action & 1 and not (action == HUNT and may_exhaust(t, seat)):
        return Refusal("H7.0a", "marked", {"action": action})
    return MAY[action](t, seat)


def may_repeat(t: Hellas, seat: int, action: int) -> Refusal | None:
    """H20.4. One's own action with a token on it."""
    marked = t.s.used[seat] >> action & 1
    return None if marked else Refusal("H20.4", "not-marked", {"action": action})


def available(t: Hellas, seat: int) -> list[int]:
    """H7.0a-7.0c. The special actions that a player may take now; an exhausting Hunt comes before Build Monument."""
    found = [action for action in range(MONUMENT) if may_act(t, seat, action) is None]
    if t.s.used[seat] >> HUNT & 1 and HUNT in found:
        found.remove(HUNT)
        found.append(HUNT)
    if may_act(t, seat, MONUMENT) is None:
        found.append(MONUMENT)
    return found


# --- choosing (H7.0, H19.4) ---


def special_step(t: Hellas) -> Flow[None]:
    """H7.0a. Choose the special action that ends the turn."""
    yield from choose_action(t, available(t, t.s.active), False)


def extra_step(t: Hellas) -> Flow[None]:
    """H7.0d, A-41. A further special action, which may be declined."""
    actions = available(t, t.s.active)
    if actions:
        yield from choose_action(t, actions, True)
    else:
        t.s.step = "next"


def choose_action(t: Hellas, actions: list[int], extra: bool) -> Flow[None]:
    """H7.0a, H7.0d. One of the actions that are available and legal now."""
    s = t.s
    options: list[Option] = [TAKE[action] for action in actions]
    default = next(TAKE[action] for action in BY_DEFAULT if action in actions)
    topic = "extra-action" if extra else "special-action"
    clause = "H7.0d" if extra else "H7.0a"
    if extra:
        default = DONE
        options.insert(0, DONE)
    choice = yield from decide(t, s.active, topic, options, clause, default, use_options(t, s.active, OWN_TURN))
    if choice == DONE:
        s.step = "next"
    elif choice != HANDLED:
        yield from take_action(t, s.active, ACTION.of(choice))


def take_action(t: Hellas, seat: int, action: int) -> Flow[None]:
    """H7.0a, H19.4, H19.4c, H20.4. Mark the action, take a King of kings token, and go to it."""
    s = t.s
    t.tell("special-action", "H7.0a", player=seat, action=action)
    if s.king == seat and s.king_tokens:
        s.king_tokens -= 1
        s.last_token = s.king_tokens == 0
        t.tell("king-token", "H19.4", player=seat, number=s.king_tokens)
    call(s, STEP_OF[action], "acted")
    if action == MONUMENT:
        if s.players == 2:
            yield from repeat_first(t, seat)
    elif s.used[seat] >> action & 1:
        s.exhausted |= 1 << seat
        t.tell("used", "H7.6a", player=seat, item=EXHAUSTED_FIGHT)
        yield from injure(t, seat, "H7.6a")
    else:
        s.used[seat] |= 1 << action


def repeat_first(t: Hellas, seat: int) -> Flow[None]:
    """H20.4, A-19. With two players a used action is carried out again first, without a second token, if it can be."""
    options = [option for action, option in enumerate(REPEAT) if may_repeat(t, seat, action) is None]
    choice = yield from choose_one(t, seat, "repeat-action", options, "H20.4")
    action = ACTION.of(choice)
    t.tell("repeated", "H20.4", player=seat, action=action)
    if MAY[action](t, seat) is None:
        call(t.s, STEP_OF[action])


def acted(t: Hellas) -> None:
    """H19.4, H19.4e, H7.0d. An action is complete: King of kings, an extra action, or the end of the turn."""
    s = t.s
    if s.last_token:
        s.last_token = False
        holder = s.control[MONUMENT_AT[s.king_god]]
        if holder != NOBODY:
            t.win(holder, "king-of-kings", "H19.4")
        s.king_open = True
        t.tell("king-open", "H19.4b", region=MONUMENT_AT[s.king_god])
    if s.extra > 0:
        s.extra -= 1
        s.step = "extra"
    else:
        s.step = "next"


# --- Prepare (H7.4) ---


def prepare_options(t: Hellas, seat: int) -> list[Option]:
    """H7.4a, H7.4b. Heal, draw, or recruit in the hero's region if no foreign hoplites are there."""
    at = t.s.hero_at[seat]
    options = [DRAW, *heal_options(t, seat)]
    if at >= 0 and t.troops_in(at, seat) == NOBODY:
        options += place_options(t, seat, at, 1)
    return options


def may_join_hero(t: Hellas, seat: int, region: int, number: int, inside: bool) -> Refusal | None:
    """H7.4a, H7.4b. One hoplite where the hero stands without foreign hoplites."""
    at = t.s.hero_at[seat]
    if at < 0:
        return Refusal("H7.4b", "on-a-quest")
    if region != at or t.troops_in(at, seat) != NOBODY:
        return Refusal("H7.4b", "not-there", {"region": region})
    return may_stand(t, seat, region, number, 1, "H7.4a") or may_go_in(t, seat, region, inside)


def prepare_action(t: Hellas) -> Flow[None]:
    """H7.4. Twice one of three; then Perseus may appear elsewhere."""
    seat = t.s.active
    if t.has(seat, COMBAT_TRAINING):
        t.tell("used", "H7.4a", player=seat, item=COMBAT_TRAINING)
        yield from draw(t, seat, 1)
    for left in (2, 1):
        choice = yield t.ask(seat, "prepare", prepare_options(t, seat), "H7.4a", DRAW, number=left)
        if choice == DRAW:
            yield from draw(t, seat, 1)
        elif choice[0] == "heal":
            heal_attribute(t, seat, choice, "H7.4a")
        else:
            put(t, seat, choice, "H7.4a")
    if t.has(seat, PERSEUS) and may_appear(t, seat):
        yield from appear_anywhere(t, seat, "H7.4a", True)
    finish(t.s)


# --- Usurp (H7.5) ---


def usurp_action(t: Hellas) -> Flow[None]:
    """H7.5b-7.5e. Enemies leave, control changes whatever the population, and a hoplite is recruited."""
    s = t.s
    seat = s.active
    region = s.hero_at[seat]
    enemy = t.troops_in(region, seat)
    if enemy != NOBODY:
        s.entered = 0
        yield from retreat(t, enemy, region, ways_out(t, enemy, region), "H7.5b")
    t.tell("usurped", "H7.5c", player=seat, region=region)
    t.set_control(region, seat)
    if t.has(seat, GLORY_OF_ZEUS):
        yield from recruit_here(t, seat, region, USURP_HOPLITES, "H7.5c")
    else:
        yield from recruit_one(t, seat, region, "H7.5c")
    finish(s)
