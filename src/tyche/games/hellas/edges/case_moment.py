"""The moments at which rules cases of Lords of Hellas begin: a step of the turn, a hunt, a battle, the set-up."""

from collections.abc import Callable
from typing import Final

from tyche.core.node import Node
from tyche.core.steps import call
from tyche.games.hellas.rules.components import FIRST_HERO, MONSTER_NAMES
from tyche.games.hellas.rules.hunt.attack import begin_attack
from tyche.games.hellas.rules.kinds import ATTACK, ITEM, MONSTER, REGION
from tyche.games.hellas.rules.monsters.phase import to_be_rolled
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.hoplites import begin_movement

HUNT_STEPS: Final = {"start": "hunt-start", "attack": "hunt-attack", "monster": "hunt-monster", "defend": "hunt-defend"}
NEEDED: Final = {"battle": "battle", "placing": "place"}
"""Words that belong to one moment."""


def set_moment(t: Hellas, given: Node) -> None:
    """``moment: regular``, or any other of `MOMENTS`; ``active: a``."""
    s = t.s
    s.active = given.at("active", t.setup.seats[0]).seat(t.setup.seats)
    s.turn = 1
    usual = "battle" if given.has("battle") else "regular"
    moment = given.at("moment", usual).one_of(list(MOMENTS))
    for word, needed in NEEDED.items():
        if given.has(word) and moment != needed:
            raise given.at(word).fault(f"{word!r} needs the moment {needed!r}", "goes-with", needed=needed)
    s.step = moment
    MOMENTS[moment](t, given)
    if given.has("hunt"):
        set_hunt(t, given.at("hunt"))


def set_turn(t: Hellas, given: Node) -> None:
    """``turn: 7``; ``begun: true``: something has been done in it; ``once: [bluff]``, ``extra: 1``, ``stays: true``,
    ``exhausted: [a]``: what that was.
    """
    s = t.s
    s.turn = given.at("turn", s.turn).number(0)
    s.fresh = not given.at("begun", False).truth()
    s.once = given.at("once", []).mask(ITEM)
    s.extra = given.at("extra", 0).number(0)
    s.stay = given.at("stays", False).truth()
    s.exhausted = sum({1 << one.seat(t.setup.seats) for one in given.at("exhausted", []).items()})


def as_it_is(t: Hellas, given: Node) -> None:
    """The step of that name asks at once."""


def set_movement(t: Hellas, given: Node) -> None:
    """Hoplite Movement has just begun."""
    t.s.step = "regular"
    begin_movement(t)
    call(t.s, "hoplites")


def set_monster_phase(t: Hellas, given: Node) -> None:
    """A monument has been built: every monster is to be rolled for."""
    t.s.stack = ["acted", "event"]
    t.s.rolling = to_be_rolled(t)


def set_event_phase(t: Hellas, given: Node) -> None:
    """After the monster phase."""
    t.s.stack = ["acted"]


def set_opening(t: Hellas, given: Node) -> None:
    """H5.8. Before the opening events: nobody has a hero."""
    clear_players(t, list(range(t.s.players)))
    t.s.turn = 0


def set_placing(t: Hellas, given: Node) -> None:
    """``placing: [b, a]``: who has still to choose a hero and to place it, in this order."""
    t.s.step = "place"
    t.s.placing = [one.seat(t.setup.seats) for one in given.at("placing", []).items()]
    clear_players(t, t.s.placing)


def clear_players(t: Hellas, seats: list[int]) -> None:
    """Players who have not chosen a hero yet."""
    for seat in seats:
        t.s.items[seat] &= ~(1 << FIRST_HERO + t.s.hero[seat])
        t.s.hero[seat] = t.s.colour[seat] = t.s.hero_at[seat] = NOBODY


def set_battle(t: Hellas, given: Node) -> None:
    """``battle: {at: boeotia, from: [attica]}``: hoplites of the active player have come there; it begins now."""
    words = given.at("battle").known("at", "from")
    s = t.s
    region = words.at("at").name(REGION)
    if not s.armies[s.active] >> region & 1 or t.troops_in(region, s.active) == NOBODY:
        raise words.fault(
            "a battle needs hoplites of the active player and of another in its region (H13.1)", "rule", rule="H13.1"
        )
    s.step = "regular"
    begin_movement(t)
    call(s, "battles")
    s.battles = 1 << region
    s.origins[region] = words.at("from", []).mask(REGION)


def slots(wanted: Node, most: int) -> int:
    """Wound slots, counted from 1, as a bit set."""
    return sum({1 << slot.number(1, most) - 1 for slot in wanted.items()})


def set_hunt(t: Hellas, words: Node) -> None:
    """``hunt: {monster: hydra, step: defend, attack: ma01, covered: [1]}``: the active player hunts."""
    s = t.s
    words.known("monster", "step", "covered", "attacks_before", "attack")
    s.hunted = words.at("monster").name(MONSTER)
    name = MONSTER_NAMES[s.hunted]
    if s.monster_at[s.hunted] < 0 or s.hero_at[s.active] != s.monster_at[s.hunted]:
        raise words.fault(f"who hunts {name} has its hero in the monster's region (H7.6a)", "rule", rule="H7.6a")
    s.hunt_covered = slots(words.at("covered", []), len(t.slots(s.hunted)))
    s.hunt_attacks = words.at("attacks_before", 0).number(0)
    step = words.at("step", "attack").one_of(list(HUNT_STEPS))
    s.stack.append("acted")
    s.step = HUNT_STEPS[step]
    if words.has("attack") != (step == "defend"):
        raise words.fault(
            "the step 'defend', and no other, needs the attack card: attack: ma01",
            "goes-with",
            needed="step: defend, attack",
        )
    if step == "defend":
        attack = words.at("attack").name(ATTACK)
        s.attack_deck.remove(attack)
        begin_attack(t, attack)


MOMENTS: Final[dict[str, Callable[[Hellas, Node], None]]] = {
    "regular": as_it_is,
    "special": as_it_is,
    "extra": as_it_is,
    "artifacts": as_it_is,
    "hoplites": set_movement,
    "battle": set_battle,
    "monsters": set_monster_phase,
    "event": set_event_phase,
    "place": set_placing,
    "opening": set_opening,
}
"""How each moment is set up."""
