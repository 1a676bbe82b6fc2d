"""Why a deal of Trade is not offered: the guards of the deals, asked of one option (T13.1)."""

from collections.abc import Callable

from tyche.core.errors import Refusal
from tyche.games.scharz import market, purchases, upgrades, worksites
from tyche.games.scharz.components import CORSAIR_GOLD, CORSAIR_PR
from tyche.games.scharz.counter import Counter
from tyche.games.scharz.play import Scharz

Deal = Callable[[Scharz, Counter, list[int]], Refusal | None]

DEALS: dict[str, Deal] = {
    "buy": lambda t, c, parts: purchases.may_buy(t, c, parts[0], parts[1]),
    "hire": lambda t, c, parts: purchases.may_hire(t, c, parts[0], parts[1]),
    "recruit": lambda t, c, parts: purchases.may_recruit(t, c, parts[0]),
    "double": lambda t, c, parts: purchases.may_double(t, c, parts[0]),
    "corsairs": lambda t, c, parts: purchases.may_sail_corsairs(t, c, parts[0], parts[1], CORSAIR_GOLD, 0),
    "privateers": lambda t, c, parts: purchases.may_sail_corsairs(t, c, parts[0], parts[1], 0, CORSAIR_PR),
    "command": lambda t, c, parts: purchases.may_command(t, c, parts[0]),
    "upgrade": lambda t, c, parts: upgrades.may_upgrade(t, c, parts[0], parts[1], parts[2]),
    "degrade": lambda t, c, parts: upgrades.may_degrade(t, c, parts[0], parts[1]),
    "train": lambda t, c, parts: upgrades.may_train(t, c, parts[0], parts[1]),
    "sell": lambda t, c, parts: upgrades.may_sell_li(t, c, parts[0], parts[1]),
    "build": lambda t, c, parts: worksites.may_build(t, c, parts[0], parts[1]),
    "enter": lambda t, c, parts: worksites.may_enter(t, c, parts[0], parts[1]),
    "hurry": lambda t, c, parts: worksites.may_hurry(t, c, parts[0]),
    "give-up": lambda t, c, parts: worksites.may_give_up(t, c, parts[0]),
    "clear": lambda t, c, parts: worksites.may_clear(t, c, parts[0]),
    "dismantle": lambda t, c, parts: worksites.may_dismantle(t, c, parts[0]),
}
GOODS: dict[str, Deal] = {
    "buy-grain": lambda t, c, parts: market.may_buy_grain(t, c, parts[0], parts[1]),
    "sell-grain": lambda t, c, parts: market.may_sell_grain(t, c, parts[0], parts[1]),
    "buy-fish": lambda t, c, parts: market.may_buy_fish(t, c, parts[0], parts[1]),
    "buy-herd": lambda t, c, parts: market.may_buy_herd(t, c, parts[0], parts[1]),
    "sell-herd": lambda t, c, parts: market.may_sell_herd(t, c, parts[0], parts[1]),
    "slaughter": lambda t, c, parts: market.may_slaughter(t, c, parts[0], parts[1]),
}


def refuse_deal(t: Scharz, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T13.1, T21. What a mode does not have cannot be bought; else the guard of the deal answers."""
    if verb in GOODS:
        if not t.r.goods:
            return Refusal("T21", "not-in-this-mode")
        return GOODS[verb](t, Counter(t, seat), parts)
    return DEALS[verb](t, Counter(t, seat), parts)
