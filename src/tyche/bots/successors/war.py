"""Reactions and battles: interception, avoiding battle, battle cards, losses, sea battles."""

from typing import Final

from tyche.bots.successors.activate import NEVER
from tyche.bots.successors.march import fear, settle
from tyche.bots.successors.odds import battle_odds, chance_above
from tyche.bots.successors.sight import Army, Sight
from tyche.bots.successors.worth import UNIT_WORTH, marker_loss
from tyche.core.ask import DONE, NO, PASS, YES, Option
from tyche.core.atlas import bits
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_ID
from tyche.games.successors.rules.components import (
    AVOID_BATTLE_ON,
    CARD_ID,
    CARD_TITLE,
    CU_ID,
    ELEPHANT,
    FIRST_MINOR,
    GENERAL_ID,
    INTERCEPT_ON,
)
from tyche.games.successors.rules.kinds import AREA
from tyche.games.successors.rules.movement.initiative import initiative
from tyche.games.successors.rules.prestige import prestige
from tyche.games.successors.rules.state import ABOARD, IND, NOBODY
from tyche.games.successors.rules.units import FIELD, LOYAL, ROYAL, total
from tyche.games.successors.rules.victory import fleet_value

RISKY: Final = 0.5
RAGE: Final = 0.5


# --- interception (S11) ---


def mover_at(sight: Sight, place: int) -> Army | None:
    """The army that has just entered a place."""
    mover = sight.s.active
    for army in sight.enemies:
        if army.area == place and army.faction == mover:
            return army
    return None


def intercept_choice(sight: Sight, option: Option) -> float:
    """D-7.D1. Try it if the battle that follows is likely to be won and worth it."""
    if option == PASS:
        return 0.5
    place = sight.fact("place")
    target = mover_at(sight, place)
    if option[0] != "intercept" or len(option) > 2 or target is None:
        return NEVER
    general = GENERAL_ID[str(option[1])]
    area = sight.s.general_at[general]
    own = sight.own_army(area, general)
    if own.number < 2 or (general >= FIRST_MINOR and sight.t.commander(sight.seat, area) != general):
        return NEVER
    own.units += sight.t.cu(sight.seat, place)
    own.number = total(own.units)
    odds = sight.odds(target, own, place)
    gain = (RAGE + sight.weights[target.faction]) * odds.loss * sight.defeat_cost(target)
    if sight.s.control[place] == sight.seat:
        gain += 0.5 * marker_loss(sight.t, sight.seat, place)
    gain -= 1.2 * odds.win * sight.defeat_cost(own) + (3.0 if odds.win > 0.35 else 0.0)
    need = sight.t.has_ability(general, INTERCEPT_ON, area)
    chance = (7 - need) / 6 if need else chance_above(initiative(sight.t, general, area))
    return chance * gain


def company_choice(sight: Sight, option: Option) -> float:
    """S11.2.c. All come along."""
    return 1.0 if option[0] == "take-all" else 0.0


def withdraw_choice(sight: Sight, option: Option) -> float:
    """D-7.E. Stand if the interceptor can be beaten."""
    if option[0] == "stand":
        return 0.0
    place = sight.fact("place")
    own = sight.own_army(place)
    worth = 0.0
    for enemy in sight.enemies_at(place):
        odds = sight.odds(own, enemy, place)
        worth += odds.loss * sight.defeat_cost(own) + sight.shame(enemy.faction) - odds.win * sight.defeat_cost(enemy)
    return worth


# --- avoiding battle (S12) ---


def avoid_choice(sight: Sight, option: Option) -> float:
    """D-7.F1. Slip away from a battle that would probably be lost; a failure costs the Local Troops."""
    if option == PASS:
        return 0.0
    place = sight.fact("place")
    target = mover_at(sight, place)
    if len(option) > 2 or target is None:
        return NEVER
    own = sight.own_army(place)
    if not own.number:
        return 5.0
    general = GENERAL_ID[str(option[1])]
    need = sight.t.has_ability(general, AVOID_BATTLE_ON, place)
    chance = (7 - need) / 6 if need else chance_above(initiative(sight.t, general, place))
    odds = sight.odds(target, own, place)
    stand = odds.loss * 0.6 * sight.defeat_cost(target) - odds.win * sight.defeat_cost(own)
    weaker = battle_odds(
        sight.force(target, place, sight.seat), 3, max(0.0, sight.force(own, place, target.faction) - 2), 3
    )
    failure = stand - max(0.0, weaker.win - odds.win) * sight.defeat_cost(own)
    return chance * -2.0 + (1 - chance) * failure - stand


def refuge_choice(sight: Sight, option: Option) -> float:
    """D-7.F2. Where the army is safe and useful."""
    general = sight.fact("general")
    area = sight.s.general_at[general] if general >= 0 else NOBODY
    if area < 0:
        return 0.0
    army = sight.own_army(area)
    place = sight.place(area) if option == DONE else PLACE_ID[str(option[1])]
    return settle(sight, army.number, place) - 2 * fear(sight, army, place)


# --- at the walls ---


def redistribute_choice(sight: Sight, option: Option) -> float:
    """S10.B. Generals and family go inside before an enemy that is too strong; units too, if there is room."""
    place = sight.fact("place")
    if option == DONE:
        return 0.0
    if mover_at(sight, place) is None and not sight.enemies_at(place):
        return NEVER
    own = sight.own_army(place)
    target = mover_at(sight, place)
    beaten = not own.number or (target is not None and sight.odds(target, own, place).win > RISKY)
    inward = str(option[0]) in ("go-inside", "general-inside", "royal-inside")
    if inward != beaten or (not beaten and not own.number):
        return NEVER
    return inside_first(option) if beaten else NEVER


def inside_first(option: Option) -> float:
    """Who goes inside first: units of value, then everybody else."""
    if option[0] == "go-inside":
        return UNIT_WORTH[CU_ID[str(option[1])]]
    return 2.0


def join_choice(sight: Sight, option: Option) -> float:
    """S14.2. Those inside come out to a battle that they may win."""
    place = sight.fact("place")
    if option == DONE:
        return 0.0
    own = sight.own_army(place)
    inside = sight.t.cu(sight.seat, place + N_PLACES)
    together = Army(sight.seat, own.general, place, own.units + inside)
    for enemy in sight.enemies_at(place):
        return 1.0 if sight.odds(enemy, together, place).win < RISKY else NEVER
    return NEVER


# --- meetings ---


def yes_choice(sight: Sight, option: Option) -> float:
    """Yes, or the first of the options."""
    return 1.0 if option == YES else 0.5 if option == sight.options[0] else 0.0


def meeting_choice(sight: Sight, option: Option) -> float:
    """S10.G. A lone general goes back to where he was."""
    return 1.0 if option[0] == "withdraw" else 0.5


# --- battle ---


def battle_card_choice(sight: Sight, option: Option) -> float:
    """S14.3. Cards that help in this battle, if it is one that matters."""
    if option == PASS:
        return 0.0
    place, seat, t = sight.fact("place"), sight.seat, sight.t
    enemies = sight.enemies_at(place)
    title = CARD_TITLE[CARD_ID[str(option[1])]]
    if not enemies:
        return NEVER
    enemy = enemies[0]
    if title == "elephant_defence":
        return 1.0 if enemy.units & FIELD[ELEPHANT] else NEVER
    if title == "mutiny":
        higher = prestige(t, seat, place, False) > prestige(t, enemy.faction, place, False)
        return 2.0 if higher and enemy.units & (FIELD[LOYAL] | FIELD[ROYAL]) else NEVER
    if title == "gift_of_oratory":
        return oratory_worth(sight, place, enemy)
    if title == "superior_cavalry":
        return 1.0 if enemy.number >= 3 else NEVER
    return 3.0


def oratory_worth(sight: Sight, place: int, enemy: Army) -> float:
    """Card 58. Five more Prestige, if they turn the scale for Royal Army units."""
    if enemy.faction == IND or not (enemy.units | sight.t.cu(sight.seat, place)) & FIELD[ROYAL]:
        return NEVER
    gap = prestige(sight.t, enemy.faction, place, False) - prestige(sight.t, sight.seat, place, False)
    return 2.0 if 0 <= gap < 5 else NEVER


def poll_choice(sight: Sight, option: Option) -> float:
    """Cards played when everybody is asked: a liar or a storm against the strongest rivals only."""
    if option == PASS:
        return 0.0
    active = sight.s.active
    if sight.topic == "sea-card":
        title = CARD_TITLE[CARD_ID[str(option[1])]]
        if title == "superior_admiral":
            return 1.0
        laden = active >= 0 and sight.s.cu_areas[active] >> ABOARD & 1
        if title == "fog":
            return 1.0 if active == sight.seat else NEVER
        return sight.weights[active] - 0.35 if laden and active >= 0 and active != sight.seat else NEVER
    if sight.topic == "oratory":
        return 1.0
    if sight.topic == "price-of-failure":
        return 1.0 if active != sight.seat or len(sight.options) > 1 else NEVER
    return 0.3 if active >= 0 and active != sight.seat and sight.weights[active] > 0.4 else NEVER


def loss_choice(sight: Sight, option: Option) -> float:
    """S7.3.b. The cheapest unit goes."""
    return -UNIT_WORTH[CU_ID[str(option[1])]]


def prize_choice(sight: Sight, option: Option) -> float:
    """The dearest unit is won over, or deserts."""
    return UNIT_WORTH[CU_ID[str(option[1])]]


def reroll_choice(sight: Sight, option: Option) -> float:
    """T-20 (Seleukos). Throw again what is below the mean."""
    return 0.0 if option == NO else 3.5 - int(option[1])


# --- at sea (S13) ---


def escort_choice(sight: Sight, option: Option) -> float:
    """S13.2.1. All ships go along."""
    return 1.0 if option[0] in ("escort-all", "engage-all") else 0.0


def sea_battle_choice(sight: Sight, option: Option) -> float:
    """D-8.4. Engage with everything where the fleet is better and Champion status not at stake."""
    if option == PASS:
        return 0.5
    if option[0] != "engage-all":
        return NEVER
    t, s, active = sight.t, sight.s, sight.s.active
    own = sum([fleet_value(t, fleet) for fleet in bits(t.available_fleets(sight.seat))])
    other = sum([fleet_value(t, fleet) for fleet in bits(s.escort)])
    odds = battle_odds(own, 0, other, 0)
    cargo = s.party_cu
    prize = sight.weights[active] * (1.5 * total(cargo) + 6.0)
    return odds.win * prize - odds.loss * 4.0 - sight.shame(active)


def drop_choice(sight: Sight, option: Option) -> float:
    """Pieces put ashore: as many as the question asks for."""
    return 1.0 if option == DONE else 0.5


# --- after a battle ---


def keep_units_choice(sight: Sight, option: Option) -> float:
    """S7.2.A.b. A minor general keeps units together."""
    return 1.0 if option[0] == "place-minor" else 0.0


def independents_choice(sight: Sight, option: Option) -> float:
    """S9.5.b. Move the armies that stand near rivals."""
    if option == DONE:
        return 0.5
    return 1.0 if sight.s.general_at[GENERAL_ID[str(option[1])]] < 0 else 0.8


def independent_step(sight: Sight, option: Option) -> float:
    """S9.5.c. Towards the markers of rivals, away from one's own."""
    general = sight.fact("general")
    at = sight.s.general_at[general]
    if option == DONE:
        return rudeness(sight, at) + 0.1 if at >= 0 else 0.0
    if option[0] == "grey-marker":
        return 1.5 * rudeness(sight, at)
    return rudeness(sight, PLACE_ID[str(option[1])])


def rudeness(sight: Sight, place: int) -> float:
    """What an Independent army at a place does to rivals, or to the seat itself."""
    holder = sight.s.control[place]
    worth = 0.0
    if holder == sight.seat:
        worth -= marker_loss(sight.t, sight.seat, place)
    elif holder not in (NOBODY, IND) and not sight.t.is_major(place):
        worth += sight.weights[holder] * marker_loss(sight.t, holder, place)
    for faction in range(sight.s.players):
        if sight.s.cu_areas[faction] >> place & 1:
            worth += -6.0 if faction == sight.seat else -0.5
    return worth


def ghost_choice(sight: Sight, option: Option) -> float:
    """Alexander's Ghost. The army whose Prestige is lowest."""
    area = AREA.of(option)
    owner = sight.t.cu_owner(area, sight.seat)
    return -float(prestige(sight.t, owner, area, False)) if owner >= 0 else 0.0
