"""H13. Battles: hoplites of two players in one region because of a movement."""

from typing import Final

from tyche.core.ask import DONE, NO, PASS, YES, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import CITIES
from tyche.games.hellas.rules.battle.cards import play_card, play_options
from tyche.games.hellas.rules.battle.losses import kill
from tyche.games.hellas.rules.battle.retreat import retreat, ways_back, ways_out
from tyche.games.hellas.rules.battle.side import Battle, Side
from tyche.games.hellas.rules.components import (
    ATHENAS_GIFT,
    BLUFF,
    PALLADIUM,
)
from tyche.games.hellas.rules.items.anytime import HANDLED, any_time, decide
from tyche.games.hellas.rules.items.effects import (
    BEFORE_BATTLE,
    BEFORE_LOSSES,
    IN_BATTLE,
    is_must,
    usable,
    use,
    use_options,
)
from tyche.games.hellas.rules.kinds import ITEM, PLAYER, USE
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

FIRST: Final = options_of("first", PLAYER)
NOTHING_YET: Final[Option] = ("nothing-yet",)


def fight(t: Hellas, attacker: int, defender: int, region: int, origins: int) -> Flow[None]:
    """H13. A battle from its start to the control of the region."""
    battle = Battle(region, attacker, defender, origins, t.moment)
    t.battle = battle
    t.tell("battle", "H13.1", attacker=attacker, defender=defender, region=region)
    battle.show(t, "opens")
    yield from before_battle(t, battle)  # H13.3
    if battle.annihilated(t):
        t.battle = None
        settle_without_battle(t, battle)
    else:
        yield from play_cards(t, battle)  # H13.4-13.7
        yield from decide_battle(t, battle)
        t.battle = None
    t.close_scene(battle.changes(t))


def decide_battle(t: Hellas, battle: Battle) -> Flow[None]:
    """H13.8-13.24. Who has won, and what follows."""
    battle.decided = True
    if battle.annihilated(t):
        yield from win_by_annihilation(t, battle)  # H13.24
    else:
        winner = compare(t, battle)  # H13.8, H13.9
        yield from losses_and_retreat(t, battle, winner)  # H13.10-13.23


def settle_without_battle(t: Hellas, battle: Battle) -> None:
    """H13.3. No hoplite is left on one side: no battle, and control by H14.2 and H14.3."""
    t.tell("no-battle", "H13.3", region=battle.region)
    battle.show(t, "outcome")
    for side in (battle.attacker, battle.defender):
        t.claim(side.seat, battle.region)


# --- before the cards (H13.3) ---


def before_battle(t: Hellas, battle: Battle) -> Flow[None]:
    """H13.3. If both have effects the active player decides whose come first; the first may give the second some."""
    sides = [battle.attacker, battle.defender]
    if usable(t, battle.defender.seat, BEFORE_BATTLE):
        choice = FIRST[battle.defender.seat]
        if usable(t, battle.attacker.seat, BEFORE_BATTLE):
            options: list[Option] = [FIRST[side.seat] for side in sides]
            choice = yield t.ask(t.s.active, "who-first", options, "H13.3", options[0], region=battle.region)
        if choice == FIRST[battle.defender.seat]:
            sides.reverse()
    for side in sides:
        yield from use_before(t, battle, side)


def use_before(t: Hellas, battle: Battle, side: Side) -> Flow[None]:
    """H13.3, H22.10. A side uses what it wants to, and what it must, in an order of its choice."""
    choice = NOTHING_YET
    while choice != DONE and not battle.annihilated(t):
        anything = any_time(t, side.seat)
        options = before_options(t, side.seat) + anything
        if options == [DONE]:
            return
        choice = yield from choose_one(t, side.seat, "before-battle", options, "H13.3", region=battle.region)
        if choice != DONE:
            if choice not in anything:
                side.used |= 1 << ITEM.of(choice)
            yield from use(t, side.seat, ITEM.of(choice), "H13.3")


def before_options(t: Hellas, seat: int) -> list[Option]:
    """What a side may use before a battle; it may stop unless there is something that it must use."""
    options = use_options(t, seat, BEFORE_BATTLE)
    return options if may_begin(t, seat) is not None else [DONE, *options]


def may_begin(t: Hellas, seat: int) -> Refusal | None:
    """H22.10. What is not optional must be used before the cards are played."""
    musts = [item for item in usable(t, seat, BEFORE_BATTLE) if is_must(item)]
    return Refusal("H22.10", "must-use", {"item": musts[0]}) if musts else None


def may_go_first(t: Hellas, seat: int) -> Refusal | None:
    """H13.3. One of the two who fight."""
    battle = t.battle
    fights = battle is not None and seat in (battle.attacker.seat, battle.defender.seat)
    return None if fights else Refusal("H13.3", "not-that-player")


# --- combat cards (H13.4-13.7) ---


def play_cards(t: Hellas, battle: Battle) -> Flow[None]:
    """H13.4, H13.5. Beginning with the defender they alternate; who has passed plays no more."""
    side = battle.defender
    while not (battle.attacker.passed and battle.defender.passed):
        if not side.passed:
            yield from card_turn(t, battle, side)
            if battle.annihilated(t):
                return
        side = battle.other(side)
    for side in (battle.defender, battle.attacker):
        if t.has(side.seat, BLUFF) and battle.may_play(t, side):
            yield from bluff(t, battle, side)
            if battle.annihilated(t):
                return


def card_turn(t: Hellas, battle: Battle, side: Side) -> Flow[None]:
    """H13.4. Play one card or pass; items that fit may be used before."""
    seat = side.seat
    while not battle.annihilated(t):
        uses = use_options(t, seat, IN_BATTLE)
        may_play = bool(t.s.hands[seat]) and battle.may_play(t, side)
        if not may_play and not uses and not any_time(t, seat):
            break
        options = [PASS, *play_options(t, battle, side)] if may_play else [PASS]
        choice = yield from decide(t, seat, "battle-card", options, "H13.4", PASS, uses, region=battle.region)
        if choice == PASS:
            break
        if choice != HANDLED:
            yield from play_card(t, battle, side, choice)
            return
    side.passed = True
    t.tell("passed", "H13.4", player=seat)
    t.enact("cards")


def bluff(t: Hellas, battle: Battle, side: Side) -> Flow[None]:
    """Bluff: when both have stopped, one more card that cannot be answered; it may be drawn first (H22.7)."""
    seat = side.seat
    choice = HANDLED
    while choice == HANDLED:
        if not t.s.hands[seat] and not any_time(t, seat):
            return
        options = [PASS, *play_options(t, battle, side)]
        uses = use_options(t, seat, IN_BATTLE)
        choice = yield from decide(t, seat, "bluff", options, "H13.5", PASS, uses, region=battle.region)
    if choice != PASS:
        t.tell("used", "H13.5", player=seat, item=BLUFF)
        yield from play_card(t, battle, side, choice)


# --- strength (H13.8, H13.9) ---


def army_strength(t: Hellas, battle: Battle, side: Side) -> int:
    """H13.8. All that adds to the strength of a side."""
    return sum([term.amount for term in battle.strength_terms(t, side)])


def compare(t: Hellas, battle: Battle) -> Side:
    """H13.9. The higher strength wins, a tie the defender."""
    attack, defence = army_strength(t, battle, battle.attacker), army_strength(t, battle, battle.defender)
    winner = battle.attacker if attack > defence else battle.defender
    t.tell(
        "battle-won",
        "H13.9",
        winner=winner.seat,
        loser=battle.other(winner).seat,
        region=battle.region,
        strength=max(attack, defence),
        against=min(attack, defence),
    )
    battle.show(t, "outcome", winner=winner.seat)
    return winner


# --- losses, retreat, control (H13.10-13.24) ---


def losses_and_retreat(t: Hellas, battle: Battle, winner: Side) -> Flow[None]:
    """H13.10-13.21. Losses of both, the extra loss of the loser, retreat, control."""
    region = battle.region
    loser = battle.other(winner)
    yield from before_losses(t, battle)
    for side in (battle.attacker, battle.defender):
        yield from kill(t, side.seat, region, side.losses, "H13.10")
    yield from kill(t, loser.seat, region, winner.extra_loss, "H13.11")
    reward_winner(t, winner)
    if (yield from saved_by_palladium(t, battle, loser)):
        yield from withdraw(t, battle, winner)
        t.set_control(region, loser.seat)
        return
    yield from withdraw(t, battle, loser)
    take_region(t, battle, winner)


def before_losses(t: Hellas, battle: Battle) -> Flow[None]:
    """After the comparison and before the losses: Medusa's Blood."""
    for side in (battle.attacker, battle.defender):
        for item in usable(t, side.seat, BEFORE_LOSSES):
            options: list[Option] = [PASS, USE[item]]
            choice = yield t.ask(side.seat, "before-losses", options, "H13.10", PASS, region=battle.region)
            if choice != PASS:
                yield from use(t, side.seat, item, "H13.10")


def reward_winner(t: Hellas, winner: Side) -> None:
    """Athena's Gift: a priest for a battle won."""
    if t.has(winner.seat, ATHENAS_GIFT):
        t.gain_priests(winner.seat, 1)
        t.tell("used", "H17.3", player=winner.seat, item=ATHENAS_GIFT)


def saved_by_palladium(t: Hellas, battle: Battle, loser: Side) -> Flow[bool]:
    """A-39. The loser, with a hoplite left in a region with a city, may have the winner retreat instead."""
    region = battle.region
    if not (CITIES & t.s.armies[loser.seat]) >> region & 1 or not t.is_ready(loser.seat, PALLADIUM):
        return False
    choice = yield t.ask(loser.seat, "palladium", [NO, YES], "A-39", NO, region=region)
    if choice == NO:
        return False
    t.s.charged &= ~(1 << PALLADIUM)
    t.tell("used", "A-39", player=loser.seat, item=PALLADIUM)
    return True


def withdraw(t: Hellas, battle: Battle, side: Side) -> Flow[None]:
    """H13.15, H13.16. A side retreats by the rule of its role."""
    if side.attacks:
        ways = ways_back(t, side.seat, battle.region, battle.origins)
        yield from retreat(t, side.seat, battle.region, ways, "H13.16")
    else:
        yield from retreat(t, side.seat, battle.region, ways_out(t, side.seat, battle.region), "H13.15")


def take_region(t: Hellas, battle: Battle, winner: Side) -> None:
    """H13.21-13.23, H14.4, A-04. The winner takes control; an attacker only if any of their hoplites are left."""
    region = battle.region
    if winner.attacks and not t.s.armies[winner.seat] >> region & 1:
        t.tell("pyrrhic", "H13.22", player=winner.seat, region=region)
        t.enact("after")
    elif t.rules.conquest_needs_population and t.s.control[region] == NOBODY:
        t.claim(winner.seat, region)
    else:
        t.set_control(region, winner.seat)


def win_by_annihilation(t: Hellas, battle: Battle) -> Flow[None]:
    """H13.24. The other side has won and takes its own loss symbols; no extra loss, no retreat."""
    armies = t.s.armies
    winner = battle.attacker if armies[battle.attacker.seat] >> battle.region & 1 else battle.defender
    t.tell("annihilated", "H13.24", winner=winner.seat, region=battle.region)
    battle.show(t, "outcome", winner=winner.seat)
    yield from kill(t, winner.seat, battle.region, winner.losses, "H13.10")
    reward_winner(t, winner)
    take_region(t, battle, winner)
