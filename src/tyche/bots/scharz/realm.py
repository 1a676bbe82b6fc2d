"""Trade (T13): what gold buys. Each deal is worth something for its price; the best for its gold comes first."""

from collections.abc import Callable
from typing import Final

from tyche.bots.scharz.fields import NEVER, lure, with_engines
from tyche.bots.scharz.larder import SEED, expected_harvest, food_balance, salaries_total, spare_food, storage, stored
from tyche.bots.scharz.odds import breach_chance, number, win_chance
from tyche.bots.scharz.sight import Sight
from tyche.bots.scharz.worth import GOLD, conquest_worth, missing, wants_towns
from tyche.core.ask import DONE, YES, Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.combat.siege import defence_level
from tyche.games.scharz.rules.components import (
    BUILDING_ID,
    DOCK,
    ENGINE,
    FINISHED,
    FORT,
    GRAIN_BUY,
    HERD_AP,
    HERD_BUY,
    HERD_ID,
    HI,
    LI,
    LI_PRICE,
    PORT,
    RECRUIT_PRICE,
    SPRING,
    SUMMER,
    TOWN,
    TYPE_ID,
    VILLAGE,
    WINTER,
)
from tyche.games.scharz.rules.kinds import UNIT
from tyche.games.scharz.rules.modes import GOAL_B, GOAL_C, GOAL_D
from tyche.games.scharz.rules.rear.building import least_crew, pace
from tyche.games.scharz.rules.rear.sites import CLEAR_PRICE, price
from tyche.games.scharz.rules.trade.upgrades import upgrade_cost
from tyche.games.scharz.rules.units import OUT, site_kind, site_owner, site_progress, type_of
from tyche.games.scharz.rules.year.taxes import revenue

USELESS: Final = -1.0
RICH: Final = 12


class Budget:
    """What gold is worth now, and how much of it must be kept."""

    def __init__(self, sight: Sight) -> None:
        t, s, seat = sight.t, sight.s, sight.seat
        self.gold = s.gold[seat]
        self.price = 0.02 if not sight.left else 0.5 * GOLD if sight.left < 3 else GOLD
        self.keep = 0
        if t.r.salaries:
            due = salaries_total(t, seat)
            self.keep = max(0, due - (WINTER - s.season) * revenue(t, seat))

    def deal(self, worth: float, gold: int) -> float:
        """The worth of a deal for each gold it costs, less what gold is worth; nothing that cannot be afforded."""
        if gold and self.gold - gold < self.keep:
            return USELESS
        return worth / max(1, gold) - self.price


def trade_choice(sight: Sight, option: Option) -> float:
    """T13.1. The best deal for the gold, or done."""
    if option == DONE:
        return 0.0
    deal = DEALS.get(str(option[0]))
    return deal(sight, Budget(sight), option) if deal is not None else USELESS


# --- units ---


def light_at(sight: Sight, place: int) -> int:
    """Own light infantry on a field that is not on a site."""
    return sum([n for code, n in sight.t.stacks(sight.seat, place, OUT) if type_of(code) == LI])


def unit_use(sight: Sight, place: int) -> float:
    """What one more unit on a field is good for: land further on, a site without crew, a threatened settlement."""
    s, seat = sight.s, sight.seat
    if not sight.left:
        return 0.0
    if (sight.t.r.goods and hungry(sight)) or (sight.prudent and unpaid(sight)):
        return site_lack(sight, place)
    here = number(sight.force(seat, place))
    idle = here - sight.crew(place) - (0 if s.settle_owner[place] == seat else 1)
    use = lure(sight, place) - 0.6 * max(0, idle)
    threat = sight.threat(place)
    if threat > here and s.settle_owner[place] == seat:
        use += 0.8
    return use + site_lack(sight, place)


def hungry(sight: Sight) -> bool:
    """T16.7. Whether one more mouth would not be fed this winter, or eat the seed of the next year."""
    last = sight.left < 4
    return spare_food(sight.t, sight.seat) + (SEED if last else 0) < 1


def unpaid(sight: Sight) -> bool:
    """T16.1. Whether one more unit would not be paid this winter: what is earned until then is counted."""
    t, s, seat = sight.t, sight.s, sight.seat
    if not t.r.salaries:
        return False
    income = (WINTER - s.season) * revenue(t, seat)
    return s.gold[seat] + income - RECRUIT_PRICE < salaries_total(t, seat) + 1


def site_lack(sight: Sight, place: int) -> float:
    """What a unit is worth to a site without its crew."""
    site = sight.s.sites.get(place)
    if site is None or site_owner(site) != sight.seat:
        return 0.0
    lack = least_crew(sight.t, sight.seat, site_kind(site)) - sight.crew(place) - light_at(sight, place)
    return 2.0 if lack > 0 else 0.0


def wages_for(sight: Sight) -> int:
    """T16.1. What a new unit costs this winter where units are paid."""
    return 1 if sight.t.r.salaries else 0


def recruit_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.5."""
    return budget.deal(unit_use(sight, sight.place(option[1])), RECRUIT_PRICE + wages_for(sight))


def buy_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.4. Light infantry; mercenaries are too dear."""
    if UNIT.of(option) & 15 != LI:
        return USELESS
    place = sight.place(option[2])
    if ("recruit", option[2]) in sight.options:
        return USELESS
    return budget.deal(unit_use(sight, place), LI_PRICE + wages_for(sight))


def upgrade_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.6. Engines where walls are to be stormed; heavy infantry where gold is plenty or danger near."""
    place, unit = sight.place(option[3]), TYPE_ID[str(option[2])]
    gold = upgrade_cost(sight.t, sight.seat, unit)
    if unit == ENGINE:
        return budget.deal(engine_use(sight, place), gold)
    if unit != HI:
        return USELESS
    full = sight.t.unit_room(sight.seat) <= 2 and budget.gold >= RICH
    return budget.deal(1.6 if full or sight.threat(place) > 2 else 0.5, gold)


def engine_use(sight: Sight, place: int) -> float:
    """T13.6, T10.3. What an engine adds to the storm of the next round."""
    s, seat = sight.s, sight.seat
    owner = s.settle_owner[place]
    force = sight.force(seat, place)
    level = defence_level(sight.t, place)
    later = with_engines(sight, force, level)
    engines = number([entry for entry in later if type_of(entry[0]) == ENGINE])
    engines -= number([entry for entry in force if type_of(entry[0]) == ENGINE])
    if engines <= 0 or not sight.left:
        return 0.0
    gain = breach_chance(later, level) - breach_chance(force, level)
    inside = sight.garrison(place)
    if inside:
        gain *= win_chance(later, inside, True, level)
    return 0.8 * gain * sight.weights[owner] * conquest_worth(s.settle[place]) / engines


def degrade_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.7. Engines without walls to storm become infantry again."""
    place = sight.place(option[2])
    if UNIT.of(option) & 15 != ENGINE:
        return USELESS
    owner = sight.s.settle_owner[place]
    return USELESS if owner >= 0 and sight.t.foreign(sight.seat, owner) else 1.0


def train_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.8. Only from plenty."""
    return 0.05 if budget.gold >= 2 * RICH else USELESS


def command_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T17.9. Poor commanders are much better than none; more from plenty."""
    level = sight.s.command[sight.seat]
    if option[1] == "poor":
        return 0.5
    return 0.1 if level and budget.gold >= RICH and option[1] == "average" else USELESS


# --- buildings ---


def rounds_for(sight: Sight, kind: int, crew: int) -> int:
    """T12.8. Rounds until a crew finishes a building; many if it cannot."""
    turns = pace(sight.t, sight.seat, kind, crew)
    return (FINISHED + turns - 1) // turns if turns else 99


def build_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T12.6. A building that is finished in time, where there are hands for it."""
    t, seat = sight.t, sight.seat
    kind, place = BUILDING_ID[str(option[1])], sight.place(option[2])
    gold = price(t, seat, kind)
    least = least_crew(t, seat, kind)
    hands = light_at(sight, place)
    if hands < least and ("recruit", option[2]) in sight.options and budget.gold > gold + least - hands:
        hands += 1
    if hands < min(least, 2) or rounds_for(sight, kind, max(least, hands)) > sight.left:
        return USELESS
    threat = sight.threat(place)
    worth = {VILLAGE: village_use, TOWN: town_use, DOCK: dock_use, PORT: port_use, FORT: fort_use}[kind](sight, place)
    if kind != FORT and threat > hands:
        worth -= 1.5
    return budget.deal(worth, gold)


def village_use(sight: Sight, place: int) -> float:
    """A village: a point, taxes, room for grain, a step to nine."""
    t, seat = sight.t, sight.seat
    use = 2.5 + 1.0 * (sight.left / 4) + 0.2 * t.a.crop[place]
    if not sight.linked >> place & 1:
        use -= 0.5
    if 0 < missing(t, seat, GOAL_B) <= 4 or not wants_towns(t, seat):
        use += 1.2
    return use - 0.3 * lure(sight, place)


def town_use(sight: Sight, place: int) -> float:
    """A town: a point, taxes, room, heavy infantry, a step to two."""
    use = 2.5 + 1.0 * (sight.left / 4)
    return use + (4.0 if missing(sight.t, sight.seat, GOAL_D) else 0.0)


def first_town(sight: Sight) -> bool:
    """Whether the first town stands or is under way."""
    s, seat = sight.s, sight.seat
    if any(s.settle[place] == 2 for place in bits(s.towns[seat])):
        return True
    return any(site_owner(site) == seat and site_kind(site) == TOWN for site in s.sites.values())


def yards_wanted(sight: Sight) -> bool:
    """T12.6. The second town needs a port; one port is enough."""
    s, seat = sight.s, sight.seat
    if not first_town(sight) or not missing(sight.t, seat, GOAL_D):
        return False
    return not any(s.yard[place] == 2 and s.settle[place] == 1 for place in bits(s.towns[seat]))


def dock_use(sight: Sight, place: int) -> float:
    """T12.6. A dock on the way to a port."""
    s, seat = sight.s, sight.seat
    has_yard = any(s.yard[other] and s.settle[other] == 1 for other in bits(s.towns[seat]))
    return 2.0 if yards_wanted(sight) and not has_yard and s.settle[place] == 1 else 0.3


def port_use(sight: Sight, place: int) -> float:
    """T12.6, T15.6. Taxes, a market, and the right to a second town."""
    use = 0.9 * (sight.left / 4)
    return use + (4.0 if yards_wanted(sight) and sight.s.settle[place] == 1 else 0.0)


def fort_use(sight: Sight, place: int) -> float:
    """T10.2. Walls where enemies are near."""
    return 0.5 + 0.5 * min(4, sight.threat(place)) if sight.left > 2 else 0.0


def enter_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T12.7. A whole crew enters; more hands only if they have nothing better to do."""
    place = sight.place(option[2])
    site = sight.s.sites[place]
    least = least_crew(sight.t, sight.seat, site_kind(site))
    crew, hands = sight.crew(place), light_at(sight, place)
    if crew < least:
        return 5.0 if crew + hands >= least else USELESS
    idle = crew < 2 * least and (lure(sight, place) < 1.0 or (sight.s.settle_owner[place] == sight.seat and hands > 1))
    return 0.1 if idle and not sight.t.r.quick_building else USELESS


def hurry_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T12.9. Gold for time, when it finishes the building and matters soon."""
    place = sight.place(option[1])
    site = sight.s.sites[place]
    kind = site_kind(site)
    gold = (price(sight.t, sight.seat, kind) + 1) // 2
    finishes = (site_progress(site)) + 2 >= FINISHED
    crew = sight.crew(place)
    late = rounds_for(sight, kind, crew) > sight.left
    goal = kind == TOWN and missing(sight.t, sight.seat, GOAL_D) == 1
    goal = goal or (kind == VILLAGE and missing(sight.t, sight.seat, GOAL_B) == 1)
    return budget.deal((1.5 if late else 0.8) + (6.0 if goal else 0.0) if finishes or goal else 0.0, gold)


def clear_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T11.3. A red marker bought off."""
    return budget.deal(1.0 + 0.1 * sight.left / 4, CLEAR_PRICE)


# --- goods ---


def buy_grain_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.10. Seed in spring, bread for settlements in winter, points at the very end."""
    t, seat = sight.t, sight.seat
    n = int(option[2])
    gold = GRAIN_BUY * n
    if not sight.left:
        return budget.deal(0.2 * n, gold)
    if t.s.season == SPRING and stored(t, seat) < SEED + 1:
        return budget.deal(2.0 * n, gold) if n == 1 else USELESS
    short = -food_balance(t, seat, False)
    if t.s.season == WINTER and short > 0 and n <= short:
        return budget.deal(1.1 * n, gold)
    lack = missing(t, seat, GOAL_C)
    return budget.deal(6.0, gold) if 0 < lack <= n <= lack + 1 and lack <= 3 else USELESS


def sell_grain_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.10. In summer, what would find no room after the harvest."""
    t, seat = sight.t, sight.seat
    if t.s.season != SUMMER:
        return USELESS
    surplus = stored(t, seat) + expected_harvest(t, seat) - storage(t, seat)
    n = int(option[2])
    return 0.02 * n if n % 2 == 0 and n <= surplus else USELESS


def buy_herd_deal(sight: Sight, budget: Budget, option: Option) -> float:
    """T13.10, T19.5. Herds that complete a goal."""
    kind = HERD_ID[str(option[1])]
    lack = missing(sight.t, sight.seat, GOAL_C)
    near = 0 < lack <= 2 * HERD_AP[kind]
    return budget.deal(HERD_BUY[kind] if near else 0.2 * HERD_AP[kind], HERD_BUY[kind])


def never(sight: Sight, budget: Budget, option: Option) -> float:
    """Deals that do not pay."""
    return NEVER


DEALS: Final[dict[str, Callable[[Sight, Budget, Option], float]]] = {
    "recruit": recruit_deal,
    "buy": buy_deal,
    "upgrade": upgrade_deal,
    "degrade": degrade_deal,
    "train": train_deal,
    "command": command_deal,
    "build": build_deal,
    "enter": enter_deal,
    "hurry": hurry_deal,
    "clear": clear_deal,
    "give-up": never,
    "buy-grain": buy_grain_deal,
    "sell-grain": sell_grain_deal,
    "buy-herd": buy_herd_deal,
}


def work_order_choice(sight: Sight, option: Option) -> float:
    """T12.9. Twelve prestige for a second turn of all sites: when several are under way."""
    sites = [site for site in sight.s.sites.values() if site_owner(site) == sight.seat]
    gain = len(sites) >= 2 and sight.s.pr[sight.seat] >= 24
    return 1.0 if (option == YES) == gain else 0.0


def belgica_choice(sight: Sight, option: Option) -> float:
    """T20.2.5. A heavy unit for the price of its making, from plenty."""
    return 0.0 if option == DONE else 1.0 if sight.s.gold[sight.seat] >= RICH else USELESS
