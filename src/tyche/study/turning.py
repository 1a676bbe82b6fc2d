"""Turning points: the decisions and throws that moved the chances most, and what else could have been done there.

A decision may show in the value of the position at once, or only later: so those that moved it most are looked into,
and those that the policy of the bots thinks least of. Each is played on, with the options that were left aside, in
worlds that the seat could hold for the real one.
"""

import random
import time
from contextlib import suppress
from math import sqrt
from typing import Any, Final

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Late, Prospect
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.seat import Glimpse
from tyche.core.table import SEED_BYTES, Table
from tyche.core.telling import EVERYBODY, Telling
from tyche.study.judging import adviser, error_of
from tyche.study.reviewed import Alternative, Step, Turn

TURNS: Final = 6
"""Turning points that are shown."""
LOOKED_INTO: Final = 10
"""Decisions that are looked into because they moved the chances, and as many because the policy would not take them."""
APART: Final = 8
"""Decisions of one episode: of several big changes so close together only the biggest is a turning point."""
MISSED: Final = 0.06
"""By how much the chance to win must differ for a verdict."""
FORCED: Final = 0.5
"""How much a change counts that no other option would have spared."""
OPTIONS: Final = 5
"""Options that are looked into, the one that was chosen among them."""
WORLDS: Final = 4
"""Worlds in which they are tried."""
SECONDS: Final = 1.0
"""How long one course of events may take."""
BEST: Final = 3
"""Alternatives that are shown."""
LINES: Final = 6
"""Entries of the log that are shown of a turning point."""


class Candidate:
    """A step that may be a turning point: by luck or by play, and how much it weighs."""

    def __init__(self, step: Step, kind: str, weight: float, alternatives: list[Alternative]) -> None:
        self.step = step
        self.kind = kind
        self.weight = weight
        self.alternatives = alternatives


def turning_points(table: Table, log: list[Telling], steps: list[Step], most: int = TURNS) -> list[Turn]:
    """The points at which the game turned, one an episode, in the order of the game."""
    chosen: list[Candidate] = []
    for one in sorted(_candidates(table, steps), key=lambda found: -found.weight):
        if len(chosen) == most:
            break
        if all(abs(one.step.moment - other.step.moment) > APART for other in chosen):
            chosen.append(one)
    ranks = {one.step.moment: n for n, one in enumerate(chosen, 1)}
    ordered = sorted(chosen, key=lambda found: found.step.moment)
    return [_turn(table, log, one, ranks[one.step.moment]) for one in ordered]


def stands_out(alternatives: list[Alternative], by: float) -> Option | None:
    """The one option that is better than all others by so much of the chance to win, and surely; else None."""
    ranked = sorted(alternatives, key=lambda one: -one.chance)
    if len(ranked) < 2:
        return None
    first, second = ranked[:2]
    apart = first.chance - second.chance
    return first.option if apart >= by and apart >= 2 * sqrt(first.error**2 + second.error**2) else None


def thinker(game: str) -> tuple[Prospect, Chooser]:
    """How a strong bot of a game looks ahead, and what it proposes."""
    bot = adviser(game)
    prospect, policy = getattr(bot, "prospect", None), getattr(bot, "policy", None)
    if not isinstance(prospect, Prospect) or not isinstance(policy, Chooser):
        raise SetupError(f"{game} has no bot that looks ahead")
    return prospect, policy


def alternatives_at(table: Table, seat: int, chosen: Option | None = None) -> list[Alternative]:
    """What the options of a seat are worth as a strong bot sees it, the best first.

    Those that its policy prefers are tried, and the one that was chosen.
    """
    prospect, policy = thinker(table.game.name)
    glimpse = Glimpse(table, seat)
    if len(glimpse.options) < 2:
        return []
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    order = sorted(glimpse.options, key=lambda option: -worths[option])
    first = [] if chosen is None else [chosen]
    return priced(prospect, glimpse, [*first, *[option for option in order if option != chosen]][:OPTIONS], chosen)


def priced(prospect: Prospect, glimpse: Glimpse, options: list[Option], chosen: Option | None) -> list[Alternative]:
    """The chance to win after some options, the best first."""
    found = [
        Alternative(option, sum(worth) / len(worth), error_of(worth), option == chosen)
        for option, worth in _played_on(prospect, glimpse, options).items()
    ]
    return sorted(found, key=lambda one: -one.chance)


def _played_on(prospect: Prospect, glimpse: Glimpse, options: list[Option]) -> dict[Option, list[float]]:
    """The chance to win after each option, in the same worlds for all of them."""
    found: dict[Option, list[float]] = {option: [] for option in options}
    luck = random.Random(f"review {glimpse.moment} {glimpse.seat}")
    for _ in range(WORLDS):
        world = glimpse.imagination(luck.randbytes(SEED_BYTES))
        for option in options:
            table = world.begin()
            with suppress(Late):  # what has become of it until then is judged
                prospect.follow(table, glimpse.seat, glimpse.topic, option, time.perf_counter() + SECONDS)
            found[option].append(prospect.chances(table)[glimpse.seat])
    return found


# Which steps are looked into, and what they weigh.


def _candidates(table: Table, steps: list[Step]) -> list[Candidate]:
    """Every throw by what it moved; of the decisions those worth looking into."""
    found = [Candidate(step, "luck", max(map(abs, step.luck)), []) for step in steps if any(step.luck)]
    for step in _worth_a_look(table, steps):
        alternatives = alternatives_at(table.at(step.moment - 1), step.seat, step.option)
        found.append(Candidate(step, "play", _weight(step, alternatives), alternatives))
    return found


def _worth_a_look(table: Table, steps: list[Step]) -> list[Step]:
    """Decisions that moved the chances most, and those that the policy thinks least of."""
    most = min(LOOKED_INTO, 1 + len(steps) // APART)
    moved = sorted(steps, key=lambda step: -max(map(abs, step.play)))[:most]
    doubted = sorted(_doubts(table, steps), key=lambda found: -found[0])[:most]
    return list({step.moment: step for step in [*moved, *(step for _, step in doubted)]}.values())


def _doubts(table: Table, steps: list[Step]) -> list[tuple[float, Step]]:
    """How far each decision that matters lies behind the best option of the policy, by the spread of the options."""
    prospect, policy = thinker(table.game.name)
    found: list[tuple[float, Step]] = []
    walker = table.at(0, every=1)
    for step in steps:
        if step.topic in prospect.topics:
            glimpse = Glimpse(walker, step.seat)
            if len(glimpse.options) > 1 and step.option in glimpse.options:
                worths = policy.worths(glimpse)
                behind = max(worths) - worths[glimpse.options.index(step.option)]
                found.append((behind, step))
        walker.choose(step.seat, step.option)
    return found


def _weight(step: Step, alternatives: list[Alternative]) -> float:
    """What a decision weighs: what was left lying, as playing on shows, or what it gained; half of what had to come."""
    return max(_left(alternatives), step.play[step.seat], FORCED * max(map(abs, step.play)))


def _left(alternatives: list[Alternative]) -> float:
    """How much better the best option was than the one chosen, less what may be chance."""
    chosen = next((one for one in alternatives if one.chosen), None)
    if chosen is None:
        return 0.0
    best = alternatives[0]
    return max(0.0, best.chance - chosen.chance - sqrt(best.error**2 + chosen.error**2))


# What is said of them.


def _turn(table: Table, log: list[Telling], found: Candidate, rank: int) -> Turn:
    step = found.step
    change = step.play if found.kind == "play" else step.luck
    most = max(range(len(change)), key=lambda seat: abs(change[seat]))
    own = found.kind == "play" and abs(change[step.seat]) >= min(MISSED, abs(change[most]))
    concerns = step.seat if own or _left(found.alternatives) >= MISSED else most
    if found.kind == "luck":
        said = "lucky" if change[concerns] > 0 else "unlucky"
    else:
        said = verdict(step, found.alternatives)
    shown = found.alternatives[:BEST] + [one for one in found.alternatives[BEST:] if one.chosen]
    before = table.at(step.moment - 1)
    return Turn(
        moment=step.moment,
        seat=step.seat,
        option=step.option,
        topic=step.topic,
        kind=found.kind,
        rank=rank,
        change=-_left(found.alternatives) if said == "missed" else change[concerns],
        concerns=concerns,
        verdict=said,
        purposes=step.purposes,
        alternatives=shown,
        told=[told_of(table, one) for one in _told(log, step.moment)[:LINES]],
        hands=[_hand(table.game.private(before.play, seat)) for seat in range(table.setup.players)],
    )


def _hand(known: dict[str, Any]) -> list[str]:
    """The cards of what a seat alone may know."""
    return [str(card) for card in known.get("hand", ())]


def _told(log: list[Telling], moment: int) -> list[Telling]:
    return [telling for telling in log if telling.moment == moment and telling.audience == EVERYBODY]


def told_of(table: Table, telling: Telling) -> dict[str, Any]:
    """An entry of the log as plain data, without the scene that it carries."""
    told = table.game.told(telling)
    return {key: told[key] for key in ("id", "clause", "facts", "moment") if key in told}


def verdict(step: Step, alternatives: list[Alternative]) -> str:
    """In a word: what was let slip or missed, and what was right though another was expected."""
    mine = step.play[step.seat]
    chosen = next((one for one in alternatives if one.chosen), None)
    if _left(alternatives) >= MISSED:
        return "slip" if mine <= -MISSED else "missed"
    if chosen is None or mine < MISSED:
        return "even"
    return "strong" if alternatives[0].option == chosen.option else "brave"
