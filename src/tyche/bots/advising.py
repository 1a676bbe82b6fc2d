"""Why an option is good: what it makes of the position, term by term, compared with the other options.

The options are played on in the same imagined worlds, as a planner does. The odds of a seat to win are, by the trained
value, its grade against those of its rivals; so each number of the position adds a known amount to them, and what an
option adds beyond the average of the options is a reason for it.
"""

import random
import time
from contextlib import suppress
from typing import Final

from tyche.bots.choosing import Chooser
from tyche.bots.planning import Effort
from tyche.bots.prospect import Late, Prospect
from tyche.core.advice import Advice, Reason
from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import SEED_BYTES, Table

ADVICE: Final = Effort(5, 3, 3, 1.0)
REASONS: Final = 6
"""Reasons for one option."""
TELLING: Final = 0.01
"""The least amount that is worth telling."""
SURE: Final = 1e-6
RIVALS: Final = 2
"""Other options that one option is weighed against."""


class Account:
    """What came of one option: chances, terms of the odds and the numbers behind them, summed over worlds."""

    def __init__(self, players: int, features: int) -> None:
        self.worlds = 0
        self.chance = 0.0
        self.terms = [[0.0] * features for _ in range(players)]
        self.numbers = [[0.0] * features for _ in range(players)]


def advice(bot: Bot, policy: Chooser, prospect: Prospect, glimpse: Glimpse) -> list[Advice]:
    """All options, the bot's own choice first, then those that were looked into, then the others by their worth."""
    choice = bot.decide(glimpse)
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    order = sorted(glimpse.options, key=lambda option: -worths[option])
    looked_into = [choice, *[option for option in order if option != choice]][: ADVICE.options]
    accounts = look_into(prospect, glimpse, looked_into)
    now = _now(prospect, glimpse)
    found: list[Advice] = []
    for option in glimpse.options:
        account = accounts.get(option)
        if account is None:
            found.append(Advice(option, worths[option]))
        else:
            reasons = _reasons(prospect, glimpse.seat, account, list(accounts.values()), now)
            found.append(Advice(option, worths[option], account.chance / account.worlds, reasons))
    return sorted(found, key=lambda one: (one.option != choice, one.chance is None, -(one.chance or 0.0), -one.worth))


def weighed(policy: Chooser, prospect: Prospect, glimpse: Glimpse, option: Option, look: int) -> list[Advice]:
    """An option first, then the best others by their worth, all looked into in the same worlds."""
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    others = sorted([other for other in glimpse.options if other != option], key=lambda other: -worths[other])
    accounts = look_into(prospect, glimpse, [option, *others[:RIVALS]], look)
    now = _now(prospect, glimpse)
    found: list[Advice] = []
    for one, account in accounts.items():
        reasons = _reasons(prospect, glimpse.seat, account, list(accounts.values()), now)
        found.append(Advice(one, worths.get(one, 0.0), account.chance / account.worlds, reasons))
    return found


def accounted_for(prospect: Prospect, before: Glimpse, after: Glimpse, seat: int) -> list[Reason]:
    """What a move of `seat` changed in the position, in the eyes of whoever has these two glimpses.

    Both are looked at in worlds in which all that the onlooker cannot know is dealt anew, and what anybody holds in
    secret is left out: so nothing that was hidden can show in it.
    """
    then = after.look(bytes(SEED_BYTES))
    was, now = prospect.description.rows(before.look(bytes(SEED_BYTES)).play), prospect.description.rows(then.play)
    progress = prospect.description.progress(then.play)
    chances = prospect.chances(then)
    others = max(SURE, 1.0 - chances[seat])
    found: list[Reason] = []
    for who, row in enumerate(now):
        share = 1.0 if who == seat else -chances[who] / others
        terms = zip(prospect.value.terms(was[who], progress), prospect.value.terms(row, progress), strict=True)
        for n, (earlier, later) in enumerate(terms):
            feature, amount = prospect.description.features[n], share * (later - earlier)
            if not feature.hidden and abs(amount) >= TELLING:
                found.append(Reason(feature.name, round(amount, 3), who, feature.clause, was[who][n], row[n]))
    return sorted(found, key=lambda reason: -abs(reason.amount))[:REASONS]


def look_into(prospect: Prospect, glimpse: Glimpse, options: list[Option], look: int = 0) -> dict[Option, Account]:
    """What comes of the options in shared worlds. Each has an equal share of time, and is judged when it is up."""
    size = len(prospect.description.features)
    accounts = {option: Account(glimpse.players, size) for option in options}
    luck = random.Random(f"advice {glimpse.moment} {glimpse.seat} {look}")
    share = ADVICE.seconds / (len(options) * ADVICE.most)
    for _ in range(ADVICE.most):
        world = glimpse.imagination(luck.randbytes(SEED_BYTES))
        for option in options:
            table = world.begin()
            with suppress(Late):
                prospect.follow(table, glimpse.seat, glimpse.topic, option, time.perf_counter() + share)
            _note(prospect, glimpse.seat, accounts[option], table)
    return accounts


def _note(prospect: Prospect, seat: int, account: Account, table: Table) -> None:
    """Add what a world has brought. A rival's gain counts by the rival's share in the chances of all rivals."""
    rows = prospect.description.rows(table.play)
    progress = prospect.description.progress(table.play)
    chances = prospect.chances(table)
    others = max(SURE, 1.0 - chances[seat])
    account.worlds += 1
    account.chance += chances[seat]
    for who, row in enumerate(rows):
        share = 1.0 if who == seat else -chances[who] / others
        for n, amount in enumerate(prospect.value.terms(row, progress)):
            account.terms[who][n] += share * amount
            account.numbers[who][n] += row[n]


def _now(prospect: Prospect, glimpse: Glimpse) -> list[list[float]]:
    """The position before the decision in numbers."""
    return prospect.description.rows(glimpse.look(bytes(SEED_BYTES)).play)


def belies(sign: int, amount: float, change: float) -> bool:
    """Whether a number goes the other way than what is said of it: for what is good if there is more of it, or bad."""
    return sign * amount * change < 0


def _reasons(
    prospect: Prospect, seat: int, account: Account, all_accounts: list[Account], now: list[list[float]]
) -> tuple[Reason, ...]:
    """The weightiest terms in which an option differs from the average of the options."""
    found: list[Reason] = []
    for who, terms in enumerate(account.terms):
        for n, feature in enumerate(prospect.description.features):
            if feature.hidden and who != seat:
                continue  # what others hold is dealt by the imagination: it tells nothing
            average = sum([other.terms[who][n] / other.worlds for other in all_accounts]) / len(all_accounts)
            amount = terms[n] / account.worlds - average
            if abs(amount) >= TELLING:
                then = account.numbers[who][n] / account.worlds
                if belies(feature.sign, amount if who == seat else -amount, then - now[who][n]):
                    then = now[who][n]  # it grows, only less than by the other options: figures would say the opposite
                found.append(
                    Reason(feature.name, round(amount, 3), who, feature.clause, now[who][n], then, feature.hidden)
                )
    return tuple(sorted(found, key=lambda reason: -abs(reason.amount))[:REASONS])
