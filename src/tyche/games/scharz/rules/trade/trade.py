"""T13.1. Trade: everything is optional and may be done in any order, by all players at the same time."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.games.scharz.rules.combat.conquest import drop_site, raze
from tyche.games.scharz.rules.components import LI
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.rear.sites import site_options, site_step
from tyche.games.scharz.rules.together import finish, idle, open_stage, together
from tyche.games.scharz.rules.trade.counter import GONE, LEFT, PIRATE, Counter, mark_in, place_in
from tyche.games.scharz.rules.trade.market import market_options, market_step
from tyche.games.scharz.rules.trade.purchases import purchase_options, purchase_step
from tyche.games.scharz.rules.trade.upgrades import upgrade_options, upgrade_step
from tyche.games.scharz.rules.units import ACTED, OUT, code_of, kind_in, place_at, spot_of, type_of

PURCHASES: Final = ("buy", "hire", "corsairs", "privateers", "recruit", "double", "command")
UPGRADES: Final = ("upgrade", "degrade", "train", "sell")
SITES: Final = ("build", "enter", "hurry", "give-up", "clear", "dismantle")


def begin_trade(t: Scharz) -> None:
    """T13.1, D23. Everything that is counted per Trade begins anew; seas are judged as they are now, for all alike."""
    s = t.s
    s.sold, s.upgraded, s.berthed = {}, {}, {}
    s.doubled = s.hurried = s.recruited = 0
    open_stage(t, "trade")
    for seat in range(t.players):
        s.half[seat] = s.bought[seat] = s.owed[seat] = 0
        s.fields[seat] = t.foreign_ships(seat)
        if not t.alive(seat) or idle(t, seat, trade_options):
            finish(t, seat)


def trade(t: Scharz) -> Flow[None]:
    """T13.1, D23. All trade at the same time, in any order, until done."""
    yield from together(t, "trade", "T13.1", trade_options, trade_step)
    end_trade(t)


def end_trade(t: Scharz) -> None:
    """T13.11, T12.11, T20.6.6. Half gold is rounded down, corsairs appear; what was sold or given up is gone."""
    s = t.s
    for seat in range(t.players):
        t.earn(seat, s.owed[seat])
        s.half[seat] = s.owed[seat] = 0
        for key, n in list(s.units[seat].items()):
            if key & ACTED and type_of(key) == LI:
                t.destroy(seat, place_at(key), spot_of(key), code_of(key), n)
        for item in s.sub[seat]:
            mark, place = mark_in(item), place_in(item)
            if mark == GONE:
                raze(t, place, seat, False)
            elif mark == LEFT:
                drop_site(t, place)
            elif mark >= PIRATE:
                t.enlist(seat, place, OUT, kind_in(mark))
        s.sub[seat] = []
    t.release_all()


def trade_options(t: Scharz, seat: int) -> list[Option]:
    """T13.1. Everything a player can do now."""
    c = Counter(t, seat)
    found: list[Option] = [DONE]
    purchase_options(t, c, found)
    upgrade_options(t, c, found)
    site_options(t, c, found)
    if t.r.goods:
        market_options(t, c, found)
    return found


def trade_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.1. One deal."""
    verb = str(choice[0])
    if choice == DONE:
        finish(t, seat)
        return
    if verb in PURCHASES:
        purchase_step(t, seat, verb, choice)
    elif verb in UPGRADES:
        upgrade_step(t, seat, verb, choice)
    elif verb in SITES:
        site_step(t, seat, verb, choice)
    else:
        market_step(t, seat, choice)
    if idle(t, seat, trade_options):
        finish(t, seat)
