"""What people may do, each verb declared once: its clause, its questions, its arguments, its guard and its stakes."""

from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.core.verbs import ABSENT, ANY, Argument, Guard, Kind, Stakes, Verb, Verbs
from tyche.games.scharz.rules import stakes
from tyche.games.scharz.rules.choosing import may_take, may_take_all
from tyche.games.scharz.rules.combat.battle import may_aim, may_attack, may_sink
from tyche.games.scharz.rules.combat.dice import may_convert, may_reroll_die
from tyche.games.scharz.rules.combat.plunder import may_raid, may_take_grain, may_take_herd
from tyche.games.scharz.rules.combat.siege import KEEP, KEEP_BOTH, RAZE, may_keep
from tyche.games.scharz.rules.combat.strike import may_hit, may_hit_shield
from tyche.games.scharz.rules.combat.withdrawal import may_bring_in, may_drive_in, may_go_inside, may_sally
from tyche.games.scharz.rules.components import COMBAT, CORSAIR_GOLD, CORSAIR_PR, PR_RIVAL, PR_TARGET
from tyche.games.scharz.rules.diplomacy.court import may_free, may_submit
from tyche.games.scharz.rules.diplomacy.treaties import FORMS, may_name, may_term, may_treat
from tyche.games.scharz.rules.guarding import May, costs, own
from tyche.games.scharz.rules.kinds import (
    BUILDING,
    DICE,
    HERD,
    LAND,
    LEVEL,
    NUMBER,
    PART,
    PEOPLE,
    PLACE,
    SEAT,
    TROOPS,
    TYPE,
    UNIT,
    UNITS,
    VICTORY,
    WATER,
    ZONE,
)
from tyche.games.scharz.rules.move import attrition, guards, hits
from tyche.games.scharz.rules.move.cargo import PHASES
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.prelude import placing, setup
from tyche.games.scharz.rules.rear import sites
from tyche.games.scharz.rules.rear.building import may_rise
from tyche.games.scharz.rules.rear.fishing import may_haul
from tyche.games.scharz.rules.trade import market, purchases, upgrades
from tyche.games.scharz.rules.trade.counter import Counter
from tyche.games.scharz.rules.victory import may_announce
from tyche.games.scharz.rules.year import crops, feeding_verbs, new_year, salaries, taxes

Arguments = list[Kind | Argument]
TO: Final = LAND.called("to")
TO_WATER: Final = WATER.called("to")
TO_PLACE: Final = PLACE.called("to")
SWORDS: Final = NUMBER.called("swords")
CHOICE: Final = ("attrition-choice",)


# --- what guards get ---


def asked(may: May) -> Guard[Scharz]:
    """A guard that needs to see the question: the state alone does not hold what it is about."""
    return lambda t, ask, seat, n: may(t, ask, seat, *n)


def there(may: May) -> Guard[Scharz]:
    """A guard about the place of the question."""
    return lambda t, ask, seat, n: may(t, seat, t.a.ids[str(ask.facts["place"])], *n)


def moving(may: May) -> Guard[Scharz]:
    """A guard about a subphase of MOVE."""
    return lambda t, ask, seat, n: may(t, seat, PHASES.index(ask.topic), *n)


def deal(may: May) -> Guard[Scharz]:
    """A guard about what a player has to trade with (T13.1)."""
    return lambda t, ask, seat, n: may(t, Counter(t, seat), *n)


def goods(may: May) -> Guard[Scharz]:
    """The same about goods, which not every mode has (T21)."""

    def guard(t: Scharz, ask: Ask, seat: int, n: list[int]) -> Refusal | None:
        return may(t, Counter(t, seat), *n) if t.r.goods else Refusal("T21", "not-in-this-mode")

    return guard


def hit_place(may: May) -> Guard[Scharz]:
    """A guard about a hit on a settlement, not on a unit (T8.20.5)."""
    return lambda t, ask, seat, n: may(t, seat, -1, n[0])


# --- what stakes get ---


def always(clause: str, **amounts: int) -> Stakes[Scharz]:
    """Stakes that are the same whatever is named."""
    return lambda t, ask, seat, n: stakes.staked(seat, clause, **amounts)


def priced(verb: str) -> Stakes[Scharz]:
    """T13.2. The price of a unit that is bought in this way."""
    return lambda t, ask, seat, n: stakes.of_purchase(t, seat, verb, n[0])


def sacked(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """T10.8. What a beaten settlement brings, razed or kept."""
    kept = KEEP if n and n[0] == ABSENT else KEEP_BOTH
    return stakes.of_sack(t, seat, t.a.ids[str(ask.facts["place"])], kept if n else RAZE)


def rerolling(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """T17.5. Prestige for a die."""
    return stakes.of_reroll(t, seat)


def fed(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """T8.20.5. What feeds the one that was hit."""
    return stakes.of_meal_under_siege(t, seat)


def belgian(bought: int) -> Stakes[Scharz]:
    """T20.2.5. The price of HI in Belgica."""
    return lambda t, ask, seat, n: stakes.of_belgian(t, seat, bought)


def stored(clause: str) -> Stakes[Scharz]:
    """T6.7, T9.1, T15.7. Grain put into a store."""
    return lambda t, ask, seat, n: stakes.staked(seat, clause, grain=n[-1])


def hit(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """T8.20. Who was hit is lost."""
    return stakes.of_hit(t, seat)


def guided(t: Scharz, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """T20.5.14. Safe passage for one unit."""
    return stakes.of_guides(t, seat, n[1], 1)


def dismissed(clause: str) -> Stakes[Scharz]:
    """T16.2. A unit that is not paid, with its cargo."""
    return lambda t, ask, seat, n: stakes.of_dismissal(t, seat, clause, ("dismiss", UNIT.words[n[0]], t.name(n[1])))


def tribute(sign: int) -> Stakes[Scharz]:
    """T18.2. The gold of a tribute, received or paid."""
    return lambda t, ask, seat, n: stakes.of_tribute(t, seat, n[0], sign)


def abandoned(clause: str) -> Stakes[Scharz]:
    """T16.2. A settlement that is not paid."""
    return lambda t, ask, seat, n: stakes.of_abandoning(t, seat, clause, n[0])


ONE_UNIT: Final = always("T8.20", units=-1)


# --- guards and verbs of several questions ---


def may_corsairs(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.9. For gold."""
    return purchases.may_sail_corsairs(t, c, kind, place, CORSAIR_GOLD, 0)


def may_privateers(t: Scharz, c: Counter, kind: int, place: int) -> Refusal | None:
    """T13.9. For prestige."""
    return purchases.may_sail_corsairs(t, c, kind, place, 0, CORSAIR_PR)


def rethrow(verb: str, topic: str, kind: Kind) -> Verb[Scharz]:
    """T8.21. A common die to be rerolled, of a climate zone or of a section of a river."""

    def guard(t: Scharz, ask: Ask, seat: int, n: list[int]) -> Refusal | None:
        return crops.may_reroll_brown(t, ask, seat, verb, t.name(n[0]) if kind is WATER else kind.words[n[0]])

    return Verb(verb, "T8.21", (topic,), [kind], guard, rerolling)


def term(verb: str) -> Verb[Scharz]:
    """T18.2. Something that may be offered."""
    cost = always("T17.10", pr=-PR_RIVAL) if verb == "rival" else None
    return Verb(verb, "T18.2", ("terms",), [], lambda t, ask, seat, n: may_term(t, ask, seat, verb), cost)


def die(verb: str, clause: str, topic: str) -> Verb[Scharz]:
    """T9.8.3, T17.5. A die to be rerolled."""
    return Verb(
        verb,
        clause,
        (topic,),
        [DICE, SWORDS],
        lambda t, ask, seat, n: may_reroll_die(t, ask, seat, verb, n[0], n[1]),
        rerolling if verb == "pay-reroll" else None,
    )


def taking(verb: str, destroy: bool) -> list[Verb[Scharz]]:
    """T11.4. Foreign goods, stolen or destroyed."""
    return [
        Verb(
            f"{verb}-herd",
            "T11.4",
            ("plunder",),
            [LAND, HERD, SEAT],
            lambda t, ask, seat, n: may_take_herd(t, seat, n[0], n[1], n[2], destroy),
            lambda t, ask, seat, n: stakes.of_herd_taken(t, seat, f"{verb}-herd", n[0], n[1], n[2]),
        ),
        Verb(
            f"{verb}-grain",
            "T11.4",
            ("plunder",),
            [LAND],
            lambda t, ask, seat, n: may_take_grain(t, seat, n[0], destroy),
            lambda t, ask, seat, n: stakes.of_grain_taken(t, seat, f"{verb}-grain", n[0]),
        ),
    ]


# --- the chapters ---

PRELUDE: Final[list[Verb[Scharz]]] = [
    Verb("claim", "T6.6", ("claim",), [PEOPLE], lambda t, ask, seat, n: setup.may_claim(t, n[0])),
    Verb("village", "T6.4", ("village",), [LAND], own(setup.may_found), always("T6.4", settlements=1)),
    Verb("harbour", "T20.1.8", ("village",), [LAND], own(setup.may_found_harbour), always("T6.4", settlements=1)),
    Verb("relocate", "T6.4", ("relocate",), [LAND, TO], own(setup.may_relocate)),
    Verb("people", "T6.6", ("people",), [PEOPLE], own(setup.may_lead)),
    Verb("dock", "T6.7", ("placing",), [LAND], own(placing.may_put_dock), always("T6.7", units=1)),
    Verb("fort", "T6.7", ("placing",), [LAND], own(placing.may_put_fort)),
    Verb("place", "T6.7", ("placing",), [UNIT, LAND], own(placing.may_put_unit), always("T6.7", units=1)),
    Verb("herd", "T6.7", ("placing",), [HERD, LAND], own(placing.may_put_herd), always("T6.7", herds=1)),
    Verb("herd", "T20.6.4", ("late-herd",), [HERD, LAND], own(placing.may_put_late), always("T20.6.4", herds=1)),
    Verb("store", "T6.7", ("placing",), [LAND, NUMBER], own(placing.may_put_grain), stored("T6.7")),
]
MOVE: Final[list[Verb[Scharz]]] = [
    Verb("march", "T8.1", PHASES, [LAND, TO], moving(guards.may_march)),
    Verb("board", "T8.9", PHASES, [LAND, TO_WATER], moving(guards.may_board)),
    Verb("land", "T8.9", PHASES, [WATER, TO], moving(guards.may_land)),
    Verb("sail", "T8.7", PHASES, [PLACE, TO_PLACE], moving(guards.may_sail)),
    Verb("beach", "T8.12", ("units", "special"), [WATER, TO], moving(guards.may_beach)),
    Verb("ferry", "T8.13", ("special",), [LAND, TO], own(guards.may_ferry)),
    Verb("ashore", "T8.10", ("units",), [PLACE, TO, TYPE], own(guards.may_ashore)),
    Verb("dismount", "T8.10", ("units",), [LAND], own(guards.may_dismount)),
    Verb("leave-site", "T8.6", ("units",), [UNIT, LAND], own(guards.may_leave_site)),
    Verb("take", "T7.7", ("group", "ships", "cargo"), [TROOPS], asked(may_take)),
    Verb("all", "T7.7", ("group", "ships", "cargo"), [], asked(may_take_all)),
    Verb("shift", "T8.17", ("herds",), [HERD, LAND, TO], own(guards.may_shift)),
    Verb("carry-grain", "T8.17", ("herds",), [LAND, TO, NUMBER], own(guards.may_carry_grain)),
    Verb("carry-fish", "T8.17", ("herds",), [LAND, TO, NUMBER], own(guards.may_carry_fish)),
    Verb("risk", "T8.20.4", CHOICE, [PLACE], own(attrition.may_risk)),
    Verb("forage", "T8.20.4", CHOICE, [PLACE], own(attrition.may_forage), costs(stakes.of_marker)),
    Verb("passage", "T20.5.14", CHOICE, [LAND], own(attrition.may_pass_safely), costs(stakes.of_passage)),
    Verb("guide", "T20.5.14", CHOICE, [UNIT, LAND], own(attrition.may_guide), guided),
    Verb("lose-unit", "T8.20", ("attrition",), [UNIT, PLACE], own(hits.may_lose), hit),
    Verb("lose-place", "T8.20", ("attrition",), [LAND], hit_place(hits.may_lose), hit),
    Verb("reroll-unit", "T8.20", ("attrition",), [UNIT, PLACE], own(hits.may_reroll_hit), rerolling),
    Verb("reroll-place", "T8.20", ("attrition",), [LAND], hit_place(hits.may_reroll_hit), rerolling),
    Verb("feed-unit", "T8.20", ("attrition",), [UNIT, PLACE], own(hits.may_feed_hit), fed),
    Verb("feed-place", "T8.20", ("attrition",), [LAND], hit_place(hits.may_feed_hit), fed),
    Verb("instead", "T8.20.5", ("attrition",), [UNIT, LAND], own(hits.may_suffer), ONE_UNIT),
    Verb("drown", "T8.22", ("attrition",), [UNIT, WATER], own(hits.may_drown), ONE_UNIT),
]
COMBATS: Final[list[Verb[Scharz]]] = [
    Verb("inside", "T9.1", ("withdraw",), [UNITS], there(may_go_inside)),
    Verb("drive", "T9.1", ("withdraw",), [HERD], there(may_drive_in)),
    Verb("bring-in", "T9.1", ("withdraw",), [NUMBER], there(may_bring_in), stored("T9.1")),
    Verb("sally", "T9.3", ("sally",), [UNITS], there(may_sally)),
    Verb("attack", "T9.5", ("declare",), [SEAT], asked(may_attack)),
    Verb("wait", "T9.5", ("declare",)),
    die("reroll", "T9.8.3", "reroll"),
    die("pay-reroll", "T17.5", "pay-reroll"),
    die("also", "T17.5", "pay-reroll"),
    Verb("convert", "T9.8.6", ("convert",), [NUMBER.called("shields"), SWORDS], asked(may_convert)),
    Verb("aim", "T9.10", ("aim",), [UNIT], asked(may_aim), always("T9.10", pr=-PR_TARGET)),
    Verb("hit", "T9.8.7", ("victims",), [UNIT], asked(may_hit)),
    Verb("shield", "T9.8.7", ("victims",), [], asked(may_hit_shield)),
    Verb("drown", "T9.13", ("drown",), [UNIT, WATER], asked(may_sink), always("T9.13", units=-1)),
    Verb("continue", "T9.8.9", ("go-on",)),
    Verb("stop", "T9.8.9", ("go-on", "counter")),
    Verb("attack", "T9.8.9", ("counter",)),
    Verb("raze", "T10.8", ("sack",), stakes=sacked),
    Verb("keep", "T10.8", ("sack",), [PART.maybe()], asked(may_keep), sacked),
    Verb("plunder", "T11.1", ("plunder",), [LAND], own(may_raid), costs(stakes.of_plunder)),
    *taking("steal", False),
    *taking("destroy", True),
]
TRADE: Final[list[Verb[Scharz]]] = [
    Verb("rise", "T12.2", ("experience",), [UNIT], own(may_rise)),
    Verb("buy", "T13.4", ("trade",), [UNIT, LAND], deal(purchases.may_buy), priced("buy")),
    Verb("hire", "T20.0.3", ("trade",), [UNIT, LAND], deal(purchases.may_hire), priced("hire")),
    Verb("recruit", "T13.5", ("trade",), [LAND], deal(purchases.may_recruit), costs(stakes.of_recruit)),
    Verb("double", "T13.4", ("trade",), [LAND], deal(purchases.may_double), costs(stakes.of_doubling)),
    Verb("corsairs", "T13.9", ("trade",), [UNIT, WATER], deal(may_corsairs), priced("corsairs")),
    Verb("privateers", "T13.9", ("trade",), [UNIT, WATER], deal(may_privateers), priced("privateers")),
    Verb("command", "T17.9", ("trade",), [LEVEL], deal(purchases.may_command), costs(stakes.of_command)),
    Verb("upgrade", "T13.6", ("trade",), [UNIT, TYPE, LAND], deal(upgrades.may_upgrade), costs(stakes.of_upgrade)),
    Verb("degrade", "T13.7", ("trade",), [UNIT, PLACE], deal(upgrades.may_degrade), costs(stakes.of_degrading)),
    Verb("train", "T13.8", ("trade",), [UNIT, LAND], deal(upgrades.may_train), costs(stakes.of_training)),
    Verb(
        "sell",
        "T20.3.4",
        ("trade",),
        [UNIT, LAND],
        deal(upgrades.may_sell_li),
        always("T20.3.4", gold=upgrades.SELL_LI_GOLD),
    ),
    Verb("build", "T12.6", ("trade",), [BUILDING, LAND], deal(sites.may_build), costs(stakes.of_building)),
    Verb("enter", "T12.7", ("trade",), [UNIT, LAND], deal(sites.may_enter)),
    Verb("hurry", "T12.9", ("trade",), [LAND], deal(sites.may_hurry), costs(stakes.of_hurrying)),
    Verb("give-up", "T12.11", ("trade",), [LAND], deal(sites.may_give_up), always("T12.11", gold=sites.GIVE_UP_GOLD)),
    Verb("clear", "T11.3", ("trade",), [LAND], deal(sites.may_clear), always("T11.3", gold=-sites.CLEAR_PRICE)),
    Verb(
        "dismantle",
        "T20.6.6",
        ("trade",),
        [LAND],
        deal(sites.may_dismantle),
        always("T20.6.6", gold=sites.DISMANTLE_GOLD, settlements=-1),
    ),
    Verb("buy-grain", "T13.10", ("trade",), [LAND, NUMBER], goods(market.may_buy_grain), costs(stakes.of_grain_bought)),
    Verb("sell-grain", "T13.10", ("trade",), [LAND, NUMBER], goods(market.may_sell_grain), costs(stakes.of_grain_sold)),
    Verb("buy-fish", "T13.10", ("trade",), [LAND, NUMBER], goods(market.may_buy_fish), costs(stakes.of_fish_bought)),
    Verb("buy-herd", "T13.10", ("trade",), [HERD, LAND], goods(market.may_buy_herd), costs(stakes.of_herd_bought)),
    Verb("sell-herd", "T13.10", ("trade",), [HERD, LAND], goods(market.may_sell_herd), costs(stakes.of_herd_sold)),
    Verb("slaughter", "T13.10", ("trade",), [HERD, LAND], goods(market.may_slaughter), costs(stakes.of_slaughter)),
    Verb("no-catch", "T14.1", ("fishing",), [WATER], own(may_haul)),
    Verb("reroll-nets", "T8.21", ("fishing",), [WATER], own(may_haul), rerolling),
]
YEAR: Final[list[Verb[Scharz]]] = [
    Verb("buy", "T20.2.5", ("belgica",), [UNIT, LAND], own(new_year.may_hire_heavy), belgian(1)),
    Verb("upgrade", "T20.2.5", ("belgica",), [UNIT, TYPE, LAND], own(new_year.may_train_up), belgian(0)),
    Verb("herd", "T15.2", ("offspring",), [HERD, LAND], own(new_year.may_breed), always("T15.2", herds=1)),
    Verb("no-young", "T15.2", ("offspring",), [HERD], own(new_year.may_answer_for)),
    Verb("reroll-young", "T8.21", ("offspring",), [HERD], own(new_year.may_answer_for), rerolling),
    Verb("sow", "T15.3", ("sowing",), [LAND], own(crops.may_sow), costs(stakes.of_sowing)),
    Verb("take-weather", "T15.4", ("crop",), [LAND], own(crops.may_weather)),
    Verb("reroll-weather", "T8.21", ("crop",), [LAND], own(crops.may_weather), rerolling),
    rethrow("reroll-winter", "winter", ZONE),
    rethrow("reroll-river", "rivers", WATER),
    Verb("store", "T15.7", ("harvest",), [LAND, NUMBER], own(crops.may_reap), stored("T15.7")),
    Verb("leave", "T15.7", ("harvest",), [LAND], own(crops.may_leave_grain)),
    Verb("festivities", "T15.8", ("festivities",), [NUMBER], own(taxes.may_celebrate), costs(stakes.of_festivities)),
    Verb("hand-over", "T18.2", ("tributes",), [SEAT], own(taxes.may_hand_over), tribute(-1)),
    Verb("withhold", "T18.2", ("tributes",), [SEAT], own(taxes.may_pay_tribute)),
    Verb("accept-tribute", "T18.2", ("tributes",), [SEAT], own(taxes.may_take_tribute), tribute(1)),
    Verb("refuse-tribute", "T18.2", ("tributes",), [SEAT], own(taxes.may_take_tribute)),
    Verb("pay", "T13.13", ("wages",), [], own(salaries.may_pay_wages), costs(stakes.of_wages)),
    Verb("dismiss", "T13.13", ("wages",), [UNIT, PLACE], own(salaries.may_dismiss_hired), ONE_UNIT),
    Verb("dismiss-command", "T13.14", ("wages",), [], own(salaries.may_dismiss_command)),
    Verb("pay", "T16.1", ("salaries",), [], own(salaries.may_pay), costs(stakes.of_salaries)),
    Verb("withhold", "T16.2", ("salaries",), [], own(salaries.may_withhold)),
    Verb("dismiss", "T16.2", ("salaries",), [UNIT, PLACE], own(salaries.may_dismiss), dismissed("T16.2")),
    Verb("abandon", "T16.2", ("salaries",), [LAND], own(salaries.may_abandon_unpaid), abandoned("T16.2")),
    *feeding_verbs.FEEDING,
]
TREATIES: Final[list[Verb[Scharz]]] = [
    Verb("treat", "T18.2", ANY, [SEAT], asked(may_treat)),
    *[term(verb) for verb in FORMS],
    Verb("sum", "T18.3", ("sum",), [NUMBER.called("gold")], asked(may_name)),
    Verb("range", "T18.3", ("sum",), [NUMBER.called("low"), NUMBER.called("high")], asked(may_name)),
    Verb("submit", "T18.2", ("vassalage",), [SEAT], own(may_submit)),
    Verb("free", "T18.2", ("vassalage",), [SEAT], own(may_free)),
    Verb("announce", "T19.1", ("announce",), [VICTORY], own(may_announce)),
]


def untimely(t: Scharz, ask: Ask, clause: str) -> Refusal | None:
    """T18.2. In COMBAT no treaty is made."""
    return Refusal(clause, "not-in-combat") if clause == "T18.2" and t.s.step in COMBAT else None


VERBS: Final[Verbs[Scharz]] = Verbs([*PRELUDE, *MOVE, *COMBATS, *TRADE, *YEAR, *TREATIES], untimely)
