"""H8. The monster phase."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.scenes import Die, Row, Side
from tyche.core.steps import call, choose_one, finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ADJ, bits, mask_of
from tyche.games.hellas.rules.battle.losses import kill
from tyche.games.hellas.rules.components import N_MONSTERS, PLAYER_NAMES
from tyche.games.hellas.rules.deck import discard_unseen
from tyche.games.hellas.rules.kinds import MONSTER, REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.trays import ATTACKS, FACES, MOVES, MOVES_OR_ATTACKS, Assault

ROLL: Final = options_of("roll", MONSTER)
MONSTER_TO: Final = options_of("to", REGION)
ATTACK: Final[Option] = ("region-attack",)
STRIKE_AT: Final = options_of("strike-at", REGION)
LOSE_HOPLITES: Final[Option] = ("lose-hoplites",)
LOSE_CARDS: Final[Option] = ("lose-cards",)


def begin_monster_phase(t: Hellas, after: str) -> None:
    """H8.1. Every monster on the map will be rolled for, once."""
    t.s.rolling = to_be_rolled(t)
    call(t.s, "monsters", after)
    t.tell("monster-phase", "H8.1", player=t.s.active)


def to_be_rolled(t: Hellas) -> int:
    """H8.1. The monsters on the map, as a bit set."""
    return mask_of([monster for monster in range(N_MONSTERS) if t.s.monster_at[monster] >= 0])


def monsters_step(t: Hellas) -> Flow[None]:
    """H8.1, H8.2. The acting player chooses the next monster, rolls, and carries out the result."""
    s = t.s
    if not s.rolling:
        finish(s)
        return
    choice = yield from choose_one(t, s.active, "next-monster", [ROLL[one] for one in bits(s.rolling)], "H8.1")
    monster = MONSTER.of(choice)
    s.rolling &= ~(1 << monster)
    rolled = t.roll()
    face = t.rules.kit.die[rolled - 1]
    thrown = {PLAYER_NAMES[s.active]: {"monster": [FACES[face]]}}
    t.tell("monster-die", "H8.2", monster=monster, result=FACES[face], thrown=thrown)
    if t.logged:
        beast = Side(
            NOBODY,
            dice=[Die(rolled, use="monster")],
            facts={"monster": monster},
            role="monster",
            row=Row("H8.2", {"die": rolled}, {"result": face}),
        )
        region = s.monster_at[monster]
        t.scene("monster", f"{t.moment}-{monster}", "dice", [beast], monster=monster, region=region, result=face)
    yield from act(t, monster, face)
    t.close_scene()


def may_roll(t: Hellas, monster: int) -> Refusal | None:
    """H8.1. Each monster on the map once in a monster phase."""
    if t.s.rolling >> monster & 1:
        return None
    if t.s.monster_at[monster] < 0:
        return Refusal("H8.1", "not-on-the-map", {"monster": monster})
    return Refusal("H8.1", "rolled-already", {"monster": monster})


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
        choice = yield t.ask(s.active, "monster-moves", options, "H8.2", options[0], monster=monster, result=face)
        if choice == ATTACK:
            yield from region_attack(t, monster)
        else:
            move_monster(t, monster, REGION.of(choice), "H8.2")


def may_go_to(t: Hellas, monster: int, to: int) -> Refusal | None:
    """H8.2. A monster goes to a neighbouring region."""
    at = t.s.monster_at[monster]
    return None if ADJ[at] >> to & 1 else Refusal("H8.2", "no-neighbour", {"region": at, "to": to})


def may_attack(face: int) -> Refusal | None:
    """H8.2. Only if the die leaves the choice."""
    return None if face == MOVES_OR_ATTACKS else Refusal("H8.2", "must-move")


def may_strike_at(t: Hellas, monster: int, region: int) -> Refusal | None:
    """H8.3. Its own region or a neighbour."""
    at = t.s.monster_at[monster]
    near = region == at or ADJ[at] >> region & 1
    return None if near else Refusal("H8.3", "no-neighbour", {"region": at, "to": region})


def move_monster(t: Hellas, monster: int, to: int, clause: str) -> None:
    """H8.4, A-25. Monsters may share regions and cross sea routes."""
    region = t.s.monster_at[monster]
    t.s.monster_at[monster] = to
    t.tell("monster-moved", clause, monster=monster, region=region, to=to)
    t.enact("outcome")


def region_attack(t: Hellas, monster: int) -> Flow[None]:
    """H8.2, H8.3. As the tray says; every choice it needs is the acting player's."""
    s = t.s
    assault = t.rules.kit.assault[monster]
    region = s.monster_at[monster]
    if assault.reach:
        options: list[Option] = [STRIKE_AT[at] for at in bits(ADJ[region] | 1 << region)]
        choice = yield t.ask(s.active, "strike-at", options, "H8.3", STRIKE_AT[region], monster=monster)
        region = REGION.of(choice)
    t.tell("region-attack", "H8.2", monster=monster, region=region)
    t.enact("outcome")
    seat = t.troops_in(region)
    if seat == NOBODY:
        return
    number = victims(t, assault, monster, t.army(seat, region))
    price = assault.or_discard
    if price and t.s.hands[seat].bit_count() >= price and (yield from costs_cards(t, seat, region, price)):
        return
    yield from kill(t, seat, region, number, "H8.4")


def victims(t: Hellas, assault: Assault, monster: int, present: int) -> int:
    """How many hoplites a region attack kills."""
    if assault.half:
        return (present + 1) // 2
    wounded = assault.wounded and t.s.covered[monster].bit_count() >= assault.wounded
    return assault.kill + (assault.more_when_wounded if wounded else 0)


def costs_cards(t: Hellas, seat: int, region: int, price: int) -> Flow[bool]:
    """H8.3. The sphinx: the acting player says whether her victim loses hoplites or, unseen, the cards she asks for."""
    options: list[Option] = [LOSE_HOPLITES, LOSE_CARDS]
    facts = {"region": region, "player": seat, "number": price}
    choice = yield t.ask(t.s.active, "riddle", options, "H8.3", LOSE_HOPLITES, **facts)
    if choice == LOSE_HOPLITES:
        return False
    discard_unseen(t, seat, price, "H8.3")
    return True
