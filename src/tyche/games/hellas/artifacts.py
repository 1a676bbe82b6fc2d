"""H16. What artifacts do. Each condition and deed stands beside the other; windows are in the data."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.games.hellas.atlas import ALL_REGIONS, CITIES, WITHIN, bits
from tyche.games.hellas.battle_cards import bring, bring_options, strike_brought
from tyche.games.hellas.components import (
    CARD_ID,
    HOPLITES,
    MONSTER_ID,
    N_MONSTERS,
    PLAYER_ID,
)
from tyche.games.hellas.deck import discard, discard_some, draw, draw_cards, obey_limit
from tyche.games.hellas.effects import Effect, register
from tyche.games.hellas.hero_moves import appear_anywhere, may_appear
from tyche.games.hellas.injuries import ALL_INJURED, injure
from tyche.games.hellas.losses import kill_in
from tyche.games.hellas.monsters import begin_monster_phase, move_monster
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.recruiting import recruit_in_one_of, recruit_one
from tyche.games.hellas.side import Battle
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import DISCARD, monster_options, player_options, region_of, region_options
from tyche.games.hellas.wounds import cover, wound_options, wound_outside_hunt

INJURE_HERO: Final = player_options("injure-hero")
LEAD_MONSTER: Final = monster_options("lead")
LEAD_TO: Final = region_options("lead-to")
FEWER_LOSSES: Final[Option] = ("own-losses", -1)
MORE_LOSSES: Final[Option] = ("enemy-losses", 1)


def always(t: Hellas, seat: int) -> bool:
    """No condition."""
    return True


def battle_of(t: Hellas) -> Battle:
    """The battle being fought."""
    assert t.battle is not None
    return t.battle


# --- divine ---


def owl_of_athena(t: Hellas, seat: int) -> Flow[None]:
    """Draw two combat cards, keep one, discard the other."""
    drawn = draw_cards(t, seat, 2)
    if len(drawn) == 2:
        options: list[Option] = [DISCARD[card] for card in drawn]
        choice = yield t.ask(seat, "discard-drawn", options, "H16.6", options[0])
        discard(t, seat, CARD_ID[str(choice[1])], "H16.6")
    yield from obey_limit(t, seat)


def boots_of_hermes(t: Hellas, seat: int) -> Flow[None]:
    """Put the hero into any region; this is no Hero Movement (H15.8)."""
    yield from appear_anywhere(t, seat, "H16.6", False)


def thunder_options(t: Hellas, seat: int) -> list[Option]:
    """A wound to any monster on the map, or an injury to another hero that can still be injured."""
    options: list[Option] = []
    for monster in range(N_MONSTERS):
        if t.s.monster_at[monster] >= 0:
            options += wound_options(t, monster)
    others = [other for other in t.clockwise(seat)[1:] if t.s.injured[other] != ALL_INJURED]
    return options + [INJURE_HERO[other] for other in others]


def can_thunder(t: Hellas, seat: int) -> bool:
    """Whether there is a target."""
    return bool(thunder_options(t, seat))


def thunder_of_zeus(t: Hellas, seat: int) -> Flow[None]:
    """One wound to a monster (H12.3), or one injury to another hero, whose owner picks the attribute."""
    options = thunder_options(t, seat)
    choice = yield t.ask(seat, "thunder", options, "H16.6", options[0])
    if choice[0] == "wound":
        wound_outside_hunt(t, seat, MONSTER_ID[str(choice[1])], int(choice[2]) - 1)
    else:
        yield from injure(t, PLAYER_ID[str(choice[1])], "H16.6")


# --- monsters' ---


def poison_arrows(t: Hellas, seat: int) -> Flow[None]:
    """At the start of an own hunt: cover one open slot of the monster and draw a card (A-34)."""
    yield from wound_prey(t, seat)
    draw_cards(t, seat, 1)


def wound_prey(t: Hellas, seat: int) -> Flow[None]:
    """A wound of any type to the hunted monster; it counts for rewards (A-14)."""
    options = wound_options(t, t.s.hunted)
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "wound-prey", options, "H10.4", options[0], monster=t.s.hunted)
    cover(t, seat, t.s.hunted, int(choice[2]) - 1, "H10.4")


def defends_with_help(t: Hellas, seat: int) -> bool:
    """The player defends and has not passed, and neighbouring regions have hoplites to send."""
    battle = battle_of(t)
    side = battle.defender
    return side.seat == seat and not side.passed and bool(bring_options(t, battle, seat, 1))


def minotaurs_horn(t: Hellas, seat: int) -> Flow[None]:
    """The defender brings hoplites from any neighbouring regions into the battle."""
    battle = battle_of(t)
    brought = False
    options = bring_options(t, battle, seat, HOPLITES)
    while options:
        choice = yield t.ask(seat, "bring", [DONE, *options], "H13.3", DONE, region=battle.region)
        if choice == DONE:
            break
        bring(t, battle, seat, choice)
        brought = True
        options = bring_options(t, battle, seat, HOPLITES)
    if brought:
        yield from strike_brought(t, battle, seat)


def in_neutral_region(t: Hellas, seat: int) -> bool:
    """The hero stands in a neutral region without foreign hoplites."""
    at = t.s.hero_at[seat]
    return at >= 0 and t.s.control[at] == NOBODY and t.troops_in(at, seat) == NOBODY


def head_of_sphinx(t: Hellas, seat: int) -> Flow[None]:
    """Take control of the hero's region whatever its population, and recruit a hoplite there."""
    region = t.s.hero_at[seat]
    t.set_control(region, seat)
    yield from recruit_one(t, seat, region, "H16.4")


def at_a_temple(t: Hellas, seat: int) -> bool:
    """The hero stands in a region with a temple, whosever."""
    at = t.s.hero_at[seat]
    return at >= 0 and bool(t.s.temples >> at & 1)


def eye_of_cyclops(t: Hellas, seat: int) -> Flow[None]:
    """A priest for the pool."""
    t.gain_priests(seat, 1)
    yield from ()


def medusas_blood(t: Hellas, seat: int) -> Flow[None]:
    """One own loss symbol less, or one more for the opponent."""
    battle = battle_of(t)
    side = battle.side_of(seat)
    options = [MORE_LOSSES, FEWER_LOSSES] if side.losses else [MORE_LOSSES]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "medusas-blood", options, "H13.10", options[0])
    if choice == FEWER_LOSSES:
        side.losses -= 1
    else:
        battle.other(side).losses += 1


def near_hoplites(t: Hellas, seat: int) -> bool:
    """H22.1. There are hoplites in the hero's region."""
    at = t.s.hero_at[seat]
    return at >= 0 and t.troops_in(at) != NOBODY


def chimeras_fire(t: Hellas, seat: int) -> Flow[None]:
    """Kill one hoplite in the hero's region (A-24)."""
    yield from kill_in(t, t.s.hero_at[seat], 1, "A-24")


def adamant_tethers(t: Hellas, seat: int) -> Flow[None]:
    """Kill three hoplites in the hero's region (A-24)."""
    yield from kill_in(t, t.s.hero_at[seat], 3, "A-24")


# --- neutral ---


def enemy_has_cards(t: Hellas, seat: int) -> bool:
    """The opponent in the battle has a combat card."""
    battle = battle_of(t)
    return t.s.hands[battle.other(battle.side_of(seat)).seat] != 0


def caduceus(t: Hellas, seat: int) -> Flow[None]:
    """Before an own battle the opponent discards a combat card of their choice."""
    battle = battle_of(t)
    yield from discard_some(t, battle.other(battle.side_of(seat)).seat, 1, "caduceus", "H13.3")


def harpe(t: Hellas, seat: int) -> Flow[None]:
    """Before an own battle or at the start of an own hunt: draw a combat card."""
    yield from draw(t, seat, 1)


def is_injured(t: Hellas, seat: int) -> bool:
    """The hero has an injury."""
    return t.s.injured[seat] != 0


def ambrosia(t: Hellas, seat: int) -> Flow[None]:
    """Heal all injuries (H11.3)."""
    t.s.injured[seat] = 0
    yield from ()


def monsters_on_map(t: Hellas, seat: int) -> bool:
    """There is a monster on the map."""
    return max(t.s.monster_at) >= 0


def pandoras_box(t: Hellas, seat: int) -> Flow[None]:
    """An extra monster phase at once (H8)."""
    begin_monster_phase(t, t.s.step)
    yield from ()


def can_recruit_in_city(t: Hellas, seat: int) -> bool:
    """A controlled region with a city, and hoplites in supply."""
    return t.s.supply[seat] > 0 and (t.s.held[seat] & CITIES) != 0


def horn_of_plenty(t: Hellas, seat: int) -> Flow[None]:
    """Recruit up to two hoplites in one own region with a city."""
    yield from recruit_in_one_of(t, seat, t.s.held[seat] & CITIES, 2, "H16.4")


def has_cards(t: Hellas, seat: int) -> bool:
    """The player has a combat card."""
    return t.s.hands[seat] != 0


def eye_of_graeae(t: Hellas, seat: int) -> Flow[None]:
    """Discard any number of combat cards and draw as many."""
    number = 0
    while t.s.hands[seat]:
        options: list[Option] = [DISCARD[card] for card in bits(t.s.hands[seat])]
        choice = yield t.ask(seat, "exchange-cards", [DONE, *options], "H6.6", DONE)
        if choice == DONE:
            break
        discard(t, seat, CARD_ID[str(choice[1])], "H6.6")
        number += 1
    yield from draw(t, seat, number)


def ariadnes_thread(t: Hellas, seat: int) -> Flow[None]:
    """Move a monster one or two regions."""
    s = t.s
    monsters = [monster for monster in range(N_MONSTERS) if s.monster_at[monster] >= 0]
    monster = monsters[0]
    if len(monsters) > 1:
        choice = yield t.ask(seat, "lead-monster", [LEAD_MONSTER[m] for m in monsters], "H16.4", LEAD_MONSTER[monster])
        monster = MONSTER_ID[str(choice[1])]
    yield from lead(t, seat, monster, WITHIN[s.monster_at[monster]][2], "H16.4")


def lead(t: Hellas, seat: int, monster: int, regions: int, clause: str) -> Flow[None]:
    """Move a monster to one of some regions."""
    options: list[Option] = [LEAD_TO[to] for to in bits(regions & ALL_REGIONS & ~(1 << t.s.monster_at[monster]))]
    choice = yield t.ask(seat, "lead-to", options, clause, options[0], monster=monster)
    move_monster(t, monster, region_of(choice), clause)


register(
    {
        "owl_of_athena": Effect(always, owl_of_athena),
        "boots_of_hermes": Effect(may_appear, boots_of_hermes),
        "thunder_of_zeus": Effect(can_thunder, thunder_of_zeus),
        "poison_arrows": Effect(always, poison_arrows),
        "minotaurs_horn": Effect(defends_with_help, minotaurs_horn),
        "head_of_sphinx": Effect(in_neutral_region, head_of_sphinx),
        "eye_of_cyclops": Effect(at_a_temple, eye_of_cyclops),
        "medusas_blood": Effect(always, medusas_blood),
        "chimeras_fire": Effect(near_hoplites, chimeras_fire),
        "adamant_tethers": Effect(near_hoplites, adamant_tethers),
        "caduceus": Effect(enemy_has_cards, caduceus),
        "harpe": Effect(always, harpe),
        "ambrosia": Effect(is_injured, ambrosia),
        "pandoras_box": Effect(monsters_on_map, pandoras_box),
        "horn_of_plenty": Effect(can_recruit_in_city, horn_of_plenty),
        "eye_of_graeae": Effect(has_cards, eye_of_graeae),
        "ariadnes_thread": Effect(monsters_on_map, ariadnes_thread),
    }
)
