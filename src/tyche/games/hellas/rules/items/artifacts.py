"""H16. What artifacts do. Each condition and deed stands beside the other; windows are in the data."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import CITIES, WITHIN, bits
from tyche.games.hellas.rules.battle.cards import bring, bring_options, strike_brought
from tyche.games.hellas.rules.battle.losses import deaths_in, kill_in
from tyche.games.hellas.rules.battle.side import Battle
from tyche.games.hellas.rules.components import HOPLITES, N_MONSTERS
from tyche.games.hellas.rules.deck import discard, discard_some, draw, draw_cards, obey_limit
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED, injure
from tyche.games.hellas.rules.hunt.wounds import cover, wound_options, wound_outside_hunt
from tyche.games.hellas.rules.items.effects import Brings, Effect, brings, register
from tyche.games.hellas.rules.kinds import CARD, DISCARD, MONSTER, PLAYER, REGION, SLOT
from tyche.games.hellas.rules.monsters.phase import begin_monster_phase, move_monster
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.recruit import recruit_in_one_of, recruit_one
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.heroes import appear_anywhere, may_appear

INJURE_HERO: Final = options_of("injure-hero", PLAYER)
LEAD_MONSTER: Final = options_of("lead", MONSTER)
LEAD_TO: Final = options_of("lead-to", REGION)
FEWER_LOSSES: Final[Option] = ("own-losses", -1)
MORE_LOSSES: Final[Option] = ("enemy-losses", 1)
THREAD: Final = 2
"""How far Ariadne's Thread leads a monster."""


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
        discard(t, seat, CARD.of(choice), "H16.6")
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
    return options + [INJURE_HERO[other] for other in t.clockwise(seat)[1:] if may_injure(t, seat, other) is None]


def may_injure(t: Hellas, seat: int, other: int) -> Refusal | None:
    """H11.2, H16.6. Another player's hero with fewer than three injuries."""
    if other >= t.s.players or other == seat:
        return Refusal("H16.6", "not-that-player")
    return Refusal("H11.2", "wholly-injured", {"player": other}) if t.s.injured[other] == ALL_INJURED else None


def may_lower_losses(t: Hellas, seat: int) -> Refusal | None:
    """H13.10. There must be losses to lower."""
    return None if battle_of(t).side_of(seat).losses else Refusal("H13.10", "no-losses")


def can_thunder(t: Hellas, seat: int) -> bool:
    """Whether there is a target."""
    return bool(thunder_options(t, seat))


def thunder_of_zeus(t: Hellas, seat: int) -> Flow[None]:
    """One wound to a monster (H12.3), or one injury to another hero, whose owner picks the attribute."""
    options = thunder_options(t, seat)
    choice = yield t.ask(seat, "thunder", options, "H16.6", options[0])
    if choice[0] == "wound":
        wound_outside_hunt(t, seat, MONSTER.of(choice), SLOT.of(choice, 2) - 1)
    else:
        yield from injure(t, PLAYER.of(choice), "H16.6")


# --- monsters' ---


def poison_arrows(t: Hellas, seat: int) -> Flow[None]:
    """At the start of one's own hunt: cover one open slot of the monster and draw a card (A-34)."""
    yield from wound_prey(t, seat)
    draw_cards(t, seat, 1)


def wound_prey(t: Hellas, seat: int) -> Flow[None]:
    """A wound of any type to the hunted monster; it counts for rewards (A-14)."""
    options = wound_options(t, t.s.hunted)
    choice = yield from choose_one(t, seat, "wound-prey", options, "H10.4", monster=t.s.hunted)
    cover(t, seat, t.s.hunted, SLOT.of(choice, 2) - 1, "H10.4")


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
        facts = {"region": battle.region, "most": HOPLITES}
        choice = yield t.ask(seat, "bring", [DONE, *options], "H13.3", DONE, **facts)
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


def mastery(t: Hellas, seat: int) -> list[Stake]:
    """H16.4. The hero's region, and a hoplite if one is left."""
    recruit = [Stake("hoplites", seat, 1, "H16.4")] if t.s.supply[seat] else []
    return [Stake("control", seat, 1, "H16.4", facts={"region": t.s.hero_at[seat]}), *recruit]


def at_a_temple(t: Hellas, seat: int) -> bool:
    """The hero stands in a region with a temple, whosever."""
    at = t.s.hero_at[seat]
    return at >= 0 and bool(t.s.temples >> at & 1)


def eye_of_cyclops(t: Hellas, seat: int) -> None:
    """A priest for the pool."""
    t.gain_priests(seat, 1)


def a_priest(t: Hellas, seat: int) -> list[Stake]:
    """H4.6. A priest, if one is left."""
    return [Stake("priests", seat, 1, "H16.4")] if t.priests_left(seat) else []


def medusas_blood(t: Hellas, seat: int) -> Flow[None]:
    """One own loss symbol less, or one more for the opponent."""
    battle = battle_of(t)
    side = battle.side_of(seat)
    options = [MORE_LOSSES, FEWER_LOSSES] if side.losses else [MORE_LOSSES]
    choice = yield from choose_one(t, seat, "medusas-blood", options, "H13.10")
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


def burning(number: int) -> Brings:
    """A-24. So many hoplites in the hero's region."""
    return lambda t, seat: deaths_in(t, t.s.hero_at[seat], number, "A-24")


# --- neutral ---


def enemy_has_cards(t: Hellas, seat: int) -> bool:
    """The opponent in the battle has a combat card."""
    battle = battle_of(t)
    return t.s.hands[battle.other(battle.side_of(seat)).seat] != 0


def caduceus(t: Hellas, seat: int) -> Flow[None]:
    """Before one's own battle the opponent discards a combat card of their choice."""
    battle = battle_of(t)
    yield from discard_some(t, battle.other(battle.side_of(seat)).seat, 1, "caduceus", "H13.3")


def harpe(t: Hellas, seat: int) -> Flow[None]:
    """Before one's own battle or at the start of one's own hunt: draw a combat card."""
    yield from draw(t, seat, 1)


def is_injured(t: Hellas, seat: int) -> bool:
    """The hero has an injury."""
    return t.s.injured[seat] != 0


def ambrosia(t: Hellas, seat: int) -> None:
    """Heal all injuries (H11.3)."""
    t.s.injured[seat] = 0


def all_healed(t: Hellas, seat: int) -> list[Stake]:
    """H11.3. Every injury."""
    return [Stake("injuries", seat, -t.injuries(seat), "H11.3")]


def monsters_on_map(t: Hellas, seat: int) -> bool:
    """There is a monster on the map."""
    return max(t.s.monster_at) >= 0


def pandoras_box(t: Hellas, seat: int) -> None:
    """An extra monster phase at once (H8)."""
    begin_monster_phase(t, t.s.step)


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
        discard(t, seat, CARD.of(choice), "H6.6")
        number += 1
    yield from draw(t, seat, number)


def ariadnes_thread(t: Hellas, seat: int) -> Flow[None]:
    """Move a monster one or two regions."""
    options = [LEAD_MONSTER[one] for one in range(N_MONSTERS) if may_lead(t, one) is None]
    choice = yield from choose_one(t, seat, "lead-monster", options, "H16.4")
    yield from lead(t, seat, MONSTER.of(choice), THREAD, "H16.4")


def may_lead(t: Hellas, monster: int) -> Refusal | None:
    """H8.1. A monster on the map."""
    return None if t.s.monster_at[monster] >= 0 else Refusal("H8.1", "not-on-the-map", {"monster": monster})


def lead(t: Hellas, seat: int, monster: int, steps: int, clause: str) -> Flow[None]:
    """Move a monster so many regions at the most."""
    options = [option for to, option in enumerate(LEAD_TO) if may_lead_to(t, monster, to, steps, clause) is None]
    choice = yield t.ask(seat, "lead-to", options, clause, options[0], monster=monster, steps=steps)
    move_monster(t, monster, REGION.of(choice), clause)


def may_lead_to(t: Hellas, monster: int, to: int, steps: int, clause: str) -> Refusal | None:
    """H8.4. Another region that is not too far."""
    at = t.s.monster_at[monster]
    if to == at:
        return Refusal(clause, "monster-is-there", {"monster": monster, "region": to})
    if steps < len(WITHIN[at]) and not WITHIN[at][steps] >> to & 1:
        return Refusal(clause, "too-far-to-lead", {"monster": monster, "region": to})
    return None


register(
    {
        "owl_of_athena": Effect(always, "H6.6", owl_of_athena, brings("H16.6", cards=2)),
        "boots_of_hermes": Effect(may_appear, "H15.8", boots_of_hermes),
        "thunder_of_zeus": Effect(can_thunder, "H16.6", thunder_of_zeus),
        "poison_arrows": Effect(always, "H10.4", poison_arrows, brings("H10.4", cards=1)),
        "minotaurs_horn": Effect(defends_with_help, "H13.3", minotaurs_horn),
        "head_of_sphinx": Effect(in_neutral_region, "H14.2", head_of_sphinx, mastery),
        "eye_of_cyclops": Effect(at_a_temple, "H16.4", eye_of_cyclops, a_priest),
        "medusas_blood": Effect(always, "H13.10", medusas_blood),
        "chimeras_fire": Effect(near_hoplites, "H22.1", chimeras_fire, burning(1)),
        "adamant_tethers": Effect(near_hoplites, "H22.1", adamant_tethers, burning(3)),
        "caduceus": Effect(enemy_has_cards, "H13.3", caduceus),
        "harpe": Effect(always, "H6.6", harpe, brings("H6.6", cards=1)),
        "ambrosia": Effect(is_injured, "H11.3", ambrosia, all_healed),
        "pandoras_box": Effect(monsters_on_map, "H8.1", pandoras_box),
        "horn_of_plenty": Effect(can_recruit_in_city, "H2.4", horn_of_plenty),
        "eye_of_graeae": Effect(has_cards, "H22.8", eye_of_graeae),
        "ariadnes_thread": Effect(monsters_on_map, "H8.1", ariadnes_thread),
    }
)
