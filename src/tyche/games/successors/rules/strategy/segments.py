"""S6. The Strategy phase: rounds, player turns and their four segments."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import CARD_REVEAL, CARD_TITLE
from tyche.games.successors.rules.course.reinforcement import place_units, season
from tyche.games.successors.rules.events.deck_of_events import EVENTS
from tyche.games.successors.rules.kinds import AREA, GENERAL
from tyche.games.successors.rules.movement.action import act
from tyche.games.successors.rules.movement.activation import army_options, begin_activation, may_set_out
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.strategy.free_actions import HANDLED, speak
from tyche.games.successors.rules.tables import REVEALED_PER_ROUND, ROUNDS
from tyche.games.successors.rules.units import MERCENARY, UNIT
from tyche.games.successors.rules.victory import fewest_points

ACTIVATE: Final[Option] = ("roll",)
RECRUIT: Final[Option] = ("recruit-mercenary",)


def begin_segment(t: Successors, name: str) -> None:
    """A segment starts: nothing has moved, fought or sailed in it yet."""
    s = t.s
    s.segment = name
    s.stage = 0
    s.die = 0
    s.used = 0
    s.finished = {}
    s.fought = {}
    s.sieges = {}
    s.besieging = {}
    s.dropped = {}
    s.royals_moved = 0
    s.sea_used = False
    s.sea_cu = 0
    s.sea_declared = 0
    s.shuffled_minors = 0
    s.supplied = 0
    s.source_markers = s.held[s.active]
    season(t)


# --- rounds and player turns ---


def begin_round(t: Successors) -> None:
    """S6.0.a. Each player takes one player turn in turn order."""
    t.s.at = 0
    t.tell("round", "S6.0.a", round=t.s.round + 1)
    begin_player_turn(t)


def begin_player_turn(t: Successors) -> None:
    """S6.0.b. Surrender, Tyche, Activation, Supply."""
    s = t.s
    s.active = s.order[s.at]
    s.orator = NOBODY
    t.tell("player-turn", "S6.0.b", faction=s.active)
    begin_segment(t, "surrender")
    s.step = "surrender"


def end_player_turn(t: Successors) -> None:
    """The next player, the cards on the table, the next round, or the Isolation phase (S6.0.c, S6.0.d)."""
    s = t.s
    s.orator = NOBODY
    s.at += 1
    if s.at < s.players:
        begin_player_turn(t)
        return
    s.active = NOBODY
    s.segment = ""
    s.stage = 0
    s.step = "reveal"


def reveal_cards(t: Successors) -> Flow[None]:
    """S6.0.c. With 2 or 3 players cards from the table; listed bonus events go to the player with fewest VP."""
    s = t.s
    if s.stage < REVEALED_PER_ROUND[s.players] and s.table_cards:
        s.stage += 1
        card = s.table_cards.pop(0)
        s.discard |= 1 << card
        t.reveal()
        t.tell("revealed", "S6.0.c", card=card)
        event = EVENTS.get(CARD_TITLE[card])
        if CARD_REVEAL[card] and event is not None:
            seat = fewest_points(t)
            if event.condition(t, seat):
                t.tell("resolves", "S6.0.c", faction=seat, card=card)
                yield from event.resolve(t, seat)
                yield from state_check(t)
        return
    s.round += 1
    if s.round < ROUNDS[s.players]:
        begin_round(t)
    else:
        s.step = "isolation"


# --- Surrender segment (S6.1) ---


# --- Tyche segment (S6.2) and activations ---


def forced_march(t: Successors) -> Flow[None]:
    """S6.2.B1.a, S6.2.A.d, D-5.13. Activate an army with the points of the card."""
    s = t.s
    options = army_options(t) if s.activations else []
    if s.pontic:
        options = [option for option in options if may_set_out(t, start_area(t, option)) is None]
    if not options:
        s.step = "activation"
        s.pontic = False
        return
    choice = yield from speak(t, "march", [PASS, *options], "S6.2.B1.a", PASS, points=s.points)
    if choice == HANDLED:
        return
    if choice == PASS:
        s.activations = 0
        return
    s.activations -= 1
    begin_activation(t, choice, s.points)
    s.after = "march"
    s.step = "act"


def start_area(t: Successors, option: Option) -> int:
    """Where an army to be activated stands."""
    return AREA.of(option) if option[0] == "lead" else t.s.general_at[GENERAL.of(option)]


def act_step(t: Successors) -> Flow[None]:
    """C6. One action; when the activation has ended, back to where it came from."""
    if not (yield from act(t)):
        t.s.step = t.s.after


# --- Activation segment (S6.3) ---


def activation(t: Successors) -> Flow[None]:
    """S6.3.a, D-5.30. Choose before rolling: activate armies, or one mercenary instead."""
    s = t.s
    if s.segment != "activation":
        begin_segment(t, "activation")
    options: list[Option] = [PASS, RECRUIT]
    if may_roll(t) is None:
        options.insert(1, ACTIVATE)
    choice = yield from speak(t, "activation", options, "S6.3.a", RECRUIT)
    if choice == HANDLED:
        return
    s.shuffled_minors = 0
    s.step = "supply"
    if choice == RECRUIT:
        yield from place_units(t, s.active, UNIT[MERCENARY], "S6.3.a")
        yield from state_check(t)
    elif choice == ACTIVATE:
        s.die = t.roll()
        t.tell("movement-die", "S9.2.b", faction=s.active, die=s.die)
        s.step = "armies"


def may_roll(t: Successors) -> Refusal | None:
    """S6.3.a. The movement die is rolled for an army or general."""
    return None if army_options(t) else Refusal("S6.3.a", "no-army")


def armies(t: Successors) -> Flow[None]:
    """S9.1.a, D-5.32. The next army or general, strictly one after another."""
    s = t.s
    options = army_options(t)
    if not options:
        s.step = "supply"
        return
    choice = yield from speak(t, "armies", [DONE, *options], "S9.1.a", DONE, die=s.die)
    if choice == HANDLED:
        return
    if choice == DONE:
        s.step = "supply"
        return
    begin_activation(t, choice, NOBODY)
    s.after = "armies"
    s.step = "act"


# --- Supply segment (S6.4) ---
