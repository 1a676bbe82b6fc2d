"""What options cost and bring for certain: gold, prestige, victory points, grain, fish, herds, units and settlements.

What hangs on dice or on others is no certain stake; `edges.foresee` speaks of that.
"""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from tyche.core.ask import NO, YES, Ask, Option
from tyche.core.atlas import bits
from tyche.core.stakes import UNKNOWN, Stake
from tyche.core.steps import Victory
from tyche.core.verbs import Stakes
from tyche.games.scharz.rules.combat.battle import muster
from tyche.games.scharz.rules.combat.conquest import occupy, raze
from tyche.games.scharz.rules.combat.dice import Side
from tyche.games.scharz.rules.combat.plunder import mark, take_goods
from tyche.games.scharz.rules.combat.siege import defence_level, take_over, walls
from tyche.games.scharz.rules.components import (
    CAVALRY,
    CORSAIR,
    FINISHED,
    FISH_BUY,
    GRAIN_BUY,
    HERD_BUY,
    HERD_NAMES,
    HERD_SELL,
    HI,
    LATE_SHIPS,
    LEVEL_PRICE,
    LI,
    LI_PRICE,
    PR_BUILD,
    PR_DOUBLE,
    PR_REROLL,
    PR_SPECIAL,
    RECRUIT_PRICE,
    SEAT_NAMES,
    UPGRADE_COST,
    VILLAGE,
)
from tyche.games.scharz.rules.diplomacy.court import take_vassal
from tyche.games.scharz.rules.diplomacy.pacts import amount, pair_of
from tyche.games.scharz.rules.diplomacy.treaties import AID_PR, give_aid, payer_by, seal, whose_leave
from tyche.games.scharz.rules.move.attrition import pay_passage, unguided
from tyche.games.scharz.rules.move.hits import feed_now, lose, place_hit
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.rear.building import advance_sites
from tyche.games.scharz.rules.rear.sites import QUARTER_TURN, hurry_price, price
from tyche.games.scharz.rules.trade.counter import Counter
from tyche.games.scharz.rules.trade.market import grain_halves, meat_halves, whole_gold
from tyche.games.scharz.rules.trade.purchases import command_price, gives_third, price_of
from tyche.games.scharz.rules.trade.upgrades import refund, second_rider, upgrade_cost
from tyche.games.scharz.rules.units import IN, site_kind, site_progress, type_of
from tyche.games.scharz.rules.year.feeding import bill, feed_step, meat_range
from tyche.games.scharz.rules.year.salaries import salaries_due, wages_due
from tyche.games.scharz.rules.year.surrender import can_host, take_in
from tyche.games.scharz.rules.year.taxes import feast_grain, revenue
from tyche.games.scharz.rules.year.upkeep import castaways, dismiss

Figure = Callable[[Scharz, int], int]

FIGURES: Final[dict[str, Figure]] = {
    "gold": lambda t, seat: t.s.gold[seat],
    "pr": lambda t, seat: t.s.pr[seat],
    "vp": lambda t, seat: t.s.vp[seat],
    "grain": lambda t, seat: sum([t.s.stored.get(place, 0) for place in bits(t.s.towns[seat])]),
    "fish": lambda t, seat: sum([t.s.fish.get(place, 0) for place in bits(t.s.towns[seat])]),
    "herds": lambda t, seat: sum(t.s.herds[seat].values()),
    "units": lambda t, seat: sum(t.s.units[seat].values()),
    "settlements": lambda t, seat: t.s.towns[seat].bit_count(),
}
"""What a player has of each kind of stake."""
ORDERS: Final = {"special-order": (PR_SPECIAL, "T8.16"), "work-order": (PR_BUILD, "T12.9"), "revolt": (AID_PR, "T18.5")}
"""T17.5, T18.5. What it costs to say yes to these questions, in prestige."""


def staked(seat: int, clause: str, **amounts: int) -> list[Stake]:
    """What a player wins, and loses below 0; nothing of what stays the same."""
    return [Stake(kind, seat, amount, clause) for kind, amount in amounts.items() if amount]


def scored(t: Scharz, clause: str, change: Callable[[Scharz], None]) -> list[Stake]:
    """What a change costs and brings everybody, tried on a copy of the table."""
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    with suppress(Victory):  # a treaty may end the game (T19.2)
        change(after)
    found: list[Stake] = []
    for seat in range(t.players):
        amounts = {kind: figure(after, seat) - figure(t, seat) for kind, figure in FIGURES.items()}
        found += staked(seat, clause, **amounts)
    return found


# --- Trade: units (T13) ---


def of_purchase(t: Scharz, seat: int, verb: str, kind: int) -> list[Stake]:
    """T13.2, T13.9, T20.0.3, T20.5.7. A unit for gold and prestige; corsairs appear when Trade ends."""
    gold, pr = price_of(verb, kind)
    units = 0 if type_of(kind) == CORSAIR else 1
    if type_of(kind) == LI and gives_third(t, seat):
        units = 2
    return staked(seat, "T13.9" if type_of(kind) == CORSAIR else "T13.2", gold=-gold, pr=-pr, units=units)


def of_recruit(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T13.5."""
    return staked(seat, "T13.5", gold=-RECRUIT_PRICE, units=1)


def of_doubling(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T13.4."""
    return staked(seat, "T13.4", pr=-PR_DOUBLE)


def of_command(t: Scharz, seat: int, level: int) -> list[Stake]:
    """T17.9. The difference to the level one has."""
    return staked(seat, "T17.9", gold=-command_price(t, seat, level))


def of_upgrade(t: Scharz, seat: int, kind: int, unit: int, place: int) -> list[Stake]:
    """T13.2, T13.3. Another type for gold; the first of two riders takes a herd of horses."""
    horses = unit == CAVALRY and t.r.goods and not second_rider(t, seat, place)
    return staked(seat, "T13.6", gold=-upgrade_cost(t, seat, unit), herds=-1 if horses else 0)


def of_degrading(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T13.7. Gold back, in the right place."""
    return staked(seat, "T13.7", gold=refund(t, Counter(t, seat), place, type_of(kind)))


def of_training(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T13.8."""
    return staked(seat, "T13.8", gold=-LEVEL_PRICE)


# --- Trade: buildings (T12) ---


def of_building(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T12.6. The material."""
    return staked(seat, "T12.6", gold=-price(t, seat, kind))


def of_hurrying(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T12.9. Half the price for a quarter-turn, which may finish a village."""
    site = t.s.sites[place]
    finished = site_kind(site) == VILLAGE and site_progress(site) + QUARTER_TURN >= FINISHED
    price_paid = hurry_price(t, seat, site_kind(site))
    return staked(seat, "T12.9", gold=-price_paid, settlements=1 if finished else 0)


# --- Trade: goods (T13.10) ---


def of_grain_bought(t: Scharz, seat: int, place: int, number: int) -> list[Stake]:
    """T13.10."""
    return staked(seat, "T13.10", gold=-GRAIN_BUY * number, grain=number)


def of_grain_sold(t: Scharz, seat: int, place: int, number: int) -> list[Stake]:
    """T13.10, T13.11. Half gold waits for another half."""
    return staked(seat, "T13.10", gold=whole_gold(t, seat, grain_halves(t, seat, place, number)), grain=-number)


def of_fish_bought(t: Scharz, seat: int, place: int, number: int) -> list[Stake]:
    """T13.10."""
    return staked(seat, "T13.10", gold=-FISH_BUY * number, fish=number)


def of_herd_bought(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T13.10."""
    return staked(seat, "T13.10", gold=-HERD_BUY[kind], herds=1)


def of_herd_sold(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T13.10."""
    return staked(seat, "T13.10", gold=HERD_SELL[kind], herds=-1)


def of_slaughter(t: Scharz, seat: int, kind: int, place: int) -> list[Stake]:
    """T13.10, T13.11. Meat is sold at once; half gold waits for another half."""
    return staked(seat, "T13.10", gold=whole_gold(t, seat, meat_halves(t, kind)), herds=-1)


# --- COMBAT and MOVE (T8, T10, T11) ---


def of_plunder(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T11.1, T11.2. Gold if the field is connected, and prestige won or lost."""
    gold = staked(seat, "T11.1", gold=t.s.fields[seat] >> place & 1)
    return gold + of_marker(t, seat, place)


def of_marker(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T11.2, T8.20.4. The prestige of a field that is plundered."""
    return scored(t, "T11.2", lambda after: mark(after, seat, place, "T11.1"))


def of_herd_taken(t: Scharz, seat: int, verb: str, place: int, kind: int, owner: int) -> list[Stake]:
    """T11.4. A herd stolen or destroyed, and its victory points."""
    choice = verb, t.name(place), HERD_NAMES[kind], SEAT_NAMES[owner]
    return scored(t, "T11.4", lambda after: take_goods(after, seat, place, choice))


def of_grain_taken(t: Scharz, seat: int, verb: str, place: int) -> list[Stake]:
    """T11.4. A stack of grain stolen or destroyed, and its victory points."""
    return scored(t, "T11.4", lambda after: take_goods(after, seat, place, (verb, t.name(place))))


def of_sack(t: Scharz, seat: int, place: int, option: Option) -> list[Stake]:
    """T10.8-T10.10. A beaten settlement razed or kept: gold, victory points and prestige."""
    return scored(t, "T10.8", lambda after: take_over(after, seat, place, option))


def of_hit(t: Scharz, seat: int) -> list[Stake]:
    """T8.20. Who was hit is lost: a unit, or a settlement with all that is in it."""
    item = t.s.sub[seat][0]
    return scored(t, "T8.20", lambda after: lose(after, seat, item))


def of_passage(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T20.5.14. Gold for all who still need safe passage, to the keeper of the Oasis or to the bank."""
    return of_guides(t, seat, place, sum([n for _, n in unguided(t, seat, place)]))


def of_guides(t: Scharz, seat: int, place: int, number: int) -> list[Stake]:
    """T20.5.14, R95. Gold for so many units."""
    return scored(t, "T20.5.14", lambda after: pay_passage(after, seat, place, number))


def of_meal_under_siege(t: Scharz, seat: int) -> list[Stake]:
    """T8.20.5. Who was hit is fed from the stores inside, or paid."""
    item = t.s.sub[seat][0]
    return scored(t, "T8.20.5", lambda after: feed_now(after, seat, place_hit(item), item))


# --- the year (T15, T16) ---


def of_sowing(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T15.3, T11.3. A grain, two on a plundered field."""
    return staked(seat, "T15.3", grain=-1 - (t.s.markers >> place & 1))


def of_festivities(t: Scharz, seat: int, size: int) -> list[Stake]:
    """T15.8. Prestige like taxes, and the grain of larger ones."""
    return staked(seat, "T15.8", grain=-feast_grain(t, seat) * (size - 1), pr=size * revenue(t, seat))


def of_wages(t: Scharz, seat: int) -> list[Stake]:
    """T13.13, T13.14."""
    return staked(seat, "T13.13", gold=-wages_due(t, seat))


def of_salaries(t: Scharz, seat: int) -> list[Stake]:
    """T16.1."""
    return staked(seat, "T16.1", gold=-salaries_due(t, seat))


def of_fish(t: Scharz, seat: int, portions: int) -> list[Stake]:
    """T16.6. Fish that is eaten; where no choice of meat is left, also what else the meal takes and brings."""
    after = t.revive(t.s, t.dice.at(t.dice.counters))
    after.s.sub[seat][2] = portions
    meat = meat_range(after, seat)
    return of_meal(after, seat, meat[0]) if len(meat) == 1 else staked(seat, "T16.6", fish=-2 * portions)


def serving(verb: str, words: list[str]) -> Stakes[Scharz]:
    """T16.3-T16.7. A step of the meal, and those after it that leave no choice; `words` name what it is about."""

    def of_serving(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
        option: Option = (verb, words[n[0]], t.name(n[1])) if words else (verb, t.name(n[0]))
        return scored(t, "T16.6", lambda after: feed_step(after, seat, option))

    return of_serving


def of_dismissal(t: Scharz, seat: int, clause: str, option: Option) -> list[Stake]:
    """T16.2, T8.8. A unit leaves, and the cargo that no ship carries then, as far as that leaves no choice."""

    def leave(after: Scharz) -> None:
        dismiss(after, seat, option)
        while len(lost := castaways(after, seat, "dismiss")) == 1:
            dismiss(after, seat, lost[0])

    return scored(t, clause, leave)


def of_tribute(t: Scharz, seat: int, other: int, sign: int) -> list[Stake]:
    """T18.2, D27. The gold of a tribute, if payer and receiver both stand by it."""
    gold = sign * amount(t.s.treaties[pair_of(seat, other)])
    return [Stake("gold", seat, gold, "T18.2", UNKNOWN), Stake("gold", other, -gold, "T18.2", UNKNOWN)]


def of_abandoning(t: Scharz, seat: int, clause: str, place: int) -> list[Stake]:
    """T16.2, T16.8. A settlement is lost with its stores; an encircled one is its besieger's to save."""
    return [] if t.encircled(place) else scored(t, clause, lambda after: raze(after, place, seat, False))


def of_meal(t: Scharz, seat: int, meat: int) -> list[Stake]:
    """T16.6, T16.7. Fish and grain that are eaten, and gold for the meat that is not."""
    fish, grain, gold = bill(t, seat, meat)
    return staked(seat, "T16.6", fish=-fish, grain=-grain, gold=gold)


def of_belgian(t: Scharz, seat: int, bought: int) -> list[Stake]:
    """T20.2.5. HI in Belgica, bought or trained up."""
    return staked(seat, "T20.2.5", gold=-UPGRADE_COST[HI] - LI_PRICE * bought, units=bought)


# --- prestige (T17.5) ---


def of_reroll(t: Scharz, seat: int) -> list[Stake]:
    """T8.21, T9.8.3."""
    return staked(seat, "T17.5", pr=-PR_REROLL)


# --- what is answered with yes ---


def of_answer(t: Scharz, ask: Ask, seat: int, answer: Option) -> list[Stake]:
    """What an answer that is not a verb costs and brings."""
    if answer == NO and ask.topic == "surrender":
        return of_letting_go(t, seat, t.a.ids[str(ask.facts["place"])])
    return of_yes(t, ask, seat) if answer == YES else []


def of_yes(t: Scharz, ask: Ask, seat: int) -> list[Stake]:
    """T17.5, T18. Orders for prestige, treaties, aid, and settlements that gave in."""
    if ask.topic in ORDERS:
        points, clause = ORDERS[ask.topic]
        return staked(seat, clause, pr=-points) + (of_work(t, seat) if ask.topic == "work-order" else [])
    if ask.topic == "enter":
        return staked(seat, "T20.4.5", units=LATE_SHIPS)
    if ask.topic in ("surrender", "assault"):
        place = t.a.ids[str(ask.facts["place"])]
        return of_empty_walls(t, seat, place) if ask.topic == "assault" else of_taking_in(t, seat, place)
    if ask.topic not in ("answer", "accept-vassal", "aid"):
        return []
    other, gold = ask.facts["faction"], ask.facts.get("gold", 0)
    assert isinstance(other, int)
    assert isinstance(gold, int)
    return of_agreement(t, ask.topic, seat, other, str(ask.facts.get("terms", "")), gold)


def of_taking_in(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T16.8. A settlement that gave in is fed, or paid, and kept."""
    return scored(t, "T16.8", lambda after: take_in(after, seat, place))


def of_letting_go(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T16.8. Nobody feeds a settlement that gave in: it is destroyed, unless another besieger may still keep it."""
    hosts = t.besiegers(place)
    if any(can_host(t, other, place) for other in hosts[hosts.index(seat) + 1 :]):
        return []
    return scored(t, "T16.8", lambda after: raze(after, place, hosts[0], False))


def of_empty_walls(t: Scharz, seat: int, place: int) -> list[Stake]:
    """T10.7. A settlement without a garrison is taken if the walls fall: for certain only where none stand."""
    if t.stacks(t.s.settle_owner[place], place, IN):
        return []
    side = Side(t, seat, t.s.settle_owner[place], place, True)
    muster(t, side)
    found = scored(t, "T10.7", lambda after: occupy(after, place, seat))
    if walls(t, side, defence_level(t, place)):
        return [Stake(stake.kind, stake.faction, stake.amount, stake.clause, UNKNOWN) for stake in found]
    return found


def of_work(t: Scharz, seat: int) -> list[Stake]:
    """T12.9, T17.11. The settlements finished in this round only by the order; its price may cost the pace of 50 PR."""
    usual, hurried = [t.revive(t.s, t.dice.at(t.dice.counters)) for _ in range(2)]
    hurried.s.ordered_work |= 1 << seat
    hurried.s.pr[seat] -= PR_BUILD
    for after in (usual, hurried):
        advance_sites(after)
    more = FIGURES["settlements"](hurried, seat) - FIGURES["settlements"](usual, seat)
    return staked(seat, "T12.9", settlements=more)


def of_agreement(t: Scharz, question: str, seat: int, other: int, terms: str, gold: int) -> list[Stake]:
    """T18.2, T18.6, T18.7. What was proposed; uncertain as long as a vassal's lord has to allow it (T18.5)."""
    if question == "aid":
        return scored(t, "T18.6", lambda after: give_aid(after, other, seat, gold))
    payer = other if question == "accept-vassal" else payer_by(terms, other, seat)
    lord = seat if payer == other else other
    if whose_leave(t, lord, payer) >= 0:
        return []
    if question == "accept-vassal":
        return scored(t, "T18.7", lambda after: take_vassal(after, seat, other))
    return scored(t, "T18.7", lambda after: seal(after, other, seat, terms, gold))
