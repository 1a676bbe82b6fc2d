"""H8. The monster phase."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import ADJ, bits
from tyche.games.hellas.components import CARD_ID, MONSTER_ID, N_MONSTERS, PLAYER_NAMES
from tyche.games.hellas.deck import discard, discard_some
from tyche.games.hellas.losses import kill
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.trays import ATTACKS, FACES, MOVES, MOVES_OR_ATTACKS, Assault
from tyche.games.hellas.words import DISCARD, monster_options, region_of, region_options

ROLL: Final = monster_options("roll")
MONSTER_TO: Final = region_options("to")
ATTACK: Final[Option] = ("region-attack",)
STRIKE_AT: Final = region_options("strike-at")
LOSE_HOPLITES: Final[Option] = ("lose-hoplites",)


def begin_monster_phase(t: Hellas, after: str) -> None:
    """H8.1. Every monster on the map will be rolled for, once."""
    s = t.s
    s.rolling = 0
    for monster in range(N_MONSTERS):
        if s.monster_at[monster] >= 0:
            s.rolling |= 1 << monster
    s.stack.append(after)
    s.step = "monsters"
    t.tell("monster-phase", "H8.1", player=s.active)


def monsters_step(t: Hellas) -> Flow[None]:
    """H8.1, H8.2. The acting player chooses the next monster, rolls, and carries out the result."""
    s = t.s
    if not s.rolling:
        s.step = s.stack.pop()
        return
    waiting = bits(s.rolling)
    monster = waiting[0]
    if len(waiting) > 1:
        options: list[Option] = [ROLL[one] for one in waiting]
        choice = yield t.ask(s.active, "next-monster", options, "H8.1", options[0])
        monster = MONSTER_ID[str(choice[1])]
    s.rolling &= ~(1 << monster)
    face = t.rules.kit.die[t.roll() - 1]
    thrown = {PLAYER_NAMES[s.active]: {"monster": [FACES[face]]}}
    t.tell("monster-die", "H8.2", monster=monster, result=FACES[face], thrown=thrown)
    yield from act(t, monster, face)


def act(t: Hellas, monster: int, face: int) -> Flow[None]:
    """H8.2. Nothing, a region attack, a move that must be made, or one of the two."""
    s = t.s
    at = s.monster_at[monster]
    if face == ATTACKS:
        yield from region_attack(t, monster)
    elif face in (MOVES, MOVES_OR_ATTACKS):
        options: list[Option] = [MONSTER_TO[to] for to in bits(ADJ[at])]
        if face == MOVES_OR_ATTACKS:
            options.insert(0, ATTACK)
        choice = yield t.ask(s.active, "monster-moves", options, "H8.2", options[0], monster=monster)
        if choice == ATTACK:
            yield from region_attack(t, monster)
        else:
            move_monster(t, monster, region_of(choice), "H8.2")


def move_monster(t: Hellas, monster: int, to: int, clause: str) -> None:
    """H8.4, A-25. Monsters may share regions and cross sea routes."""
    region = t.s.monster_at[monster]
    t.s.monster_at[monster] = to
    t.tell("monster-moved", clause, monster=monster, region=region, to=to)


def region_attack(t: Hellas, monster: int) -> Flow[None]:
    """H8.2, H8.3. As the tray says; further choices are the acting player's."""
    s = t.s
    assault = t.rules.kit.assault[monster]
    region = s.monster_at[monster]
    if assault.reach:
        options: list[Option] = [STRIKE_AT[at] for at in bits(ADJ[region] | 1 << region)]
        choice = yield t.ask(s.active, "strike-at", options, "H8.3", STRIKE_AT[region], monster=monster)
        region = region_of(choice)
    t.tell("region-attack", "H8.2", monster=monster, region=region)
    seat = t.troops_in(region)
    if seat == NOBODY:
        return
    number = victims(t, assault, monster, t.army(seat, region))
    price = assault.or_discard
    if price and t.s.hands[seat].bit_count() >= price and (yield from pays_with_cards(t, seat, region, price)):
        return
    yield from kill(t, seat, region, number, "H8.4", assault.fortified_first)


def victims(t: Hellas, assault: Assault, monster: int, present: int) -> int:
    """How many hoplites a region attack kills."""
    if assault.half:
        return (present + 1) // 2
    wounded = assault.wounded and t.s.covered[monster].bit_count() >= assault.wounded
    return assault.kill + (assault.more_when_wounded if wounded else 0)


def pays_with_cards(t: Hellas, seat: int, region: int, price: int) -> Flow[bool]:
    """The sphinx: who has hoplites there may discard the combat cards that her tray asks for instead of losing one."""
    options: list[Option] = [LOSE_HOPLITES, *[DISCARD[card] for card in bits(t.s.hands[seat])]]
    choice = yield t.ask(seat, "riddle", options, "H8.2", LOSE_HOPLITES, region=region)
    if choice == LOSE_HOPLITES:
        return False
    discard(t, seat, CARD_ID[str(choice[1])], "H8.2")
    yield from discard_some(t, seat, price - 1, "discard", "H8.2")
    return True
