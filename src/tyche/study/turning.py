"""Turning points: the decisions and throws that moved the chances most, and what else could have been done there.

A decision may show in the value of the position at once, or only later: so those that moved it most are looked into,
and of those that the policy of the bots would have taken otherwise the ones that cost most at a glance. Each is played
on, with the options that were left aside, in worlds that the seat could hold for the real one.
"""

import random
from functools import cache
from math import inf, sqrt
from typing import Any, Final

from tyche.bots.choosing import Chooser
from tyche.bots.prospect import Prospect
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
"""Decisions that are looked into because they moved the chances, and as many because they seem to cost something."""
GLANCES: Final = 200
"""Decisions that are looked at in one world, of those that the policy would have taken otherwise: nearly all of them,
because how much it prefers something says little about what that costs."""
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
SHARPENED: Final = 8
MORE: Final = 12
"""So many decisions that seem to have cost most are tried in so many more worlds, with the best options beside them:
a game that is played on is won or lost, so a few worlds tell little."""
BEST: Final = 3
"""Alternatives that are shown."""
LINES: Final = 6
"""Entries of the log that are shown of a turning point."""


class Candidate:
    """A step that may be a turning point: by luck or by play, and how much it weighs."""

    def __init__(self, step: Step, kind: str, weight: float, look: "Look | None" = None) -> None:
        self.step = step
        self.kind = kind
        self.weight = weight
        self.alternatives = [] if look is None else look.alternatives()
        self.left = 0.0 if look is None else look.left()
        """How much better another option was, less what may be chance."""


class Look:
    """A decision that is looked into: what comes of its options, in the same worlds for all of them."""

    def __init__(self, table: Table, step: Step) -> None:
        self.step = step
        self._prospect, policy = thinker(table.game.name)
        self._glimpse = Glimpse(table.at(step.moment - 1), step.seat)
        options = _preferred(policy, self._glimpse, step.option)
        self._outcomes = _played_on(self._prospect, self._glimpse, options, WORLDS) if len(options) > 1 else {}

    def again(self) -> None:
        """Try the option that was chosen and the best others in more worlds."""
        rest = [one.option for one in self.alternatives() if not one.chosen]
        options = [self.step.option, *rest[: BEST - 1]]
        for option, worth in _played_on(self._prospect, self._glimpse, options, MORE, "again").items():
            self._outcomes[option] += worth

    def alternatives(self) -> list[Alternative]:
        """The options, the best first."""
        return _ranked(self._outcomes, self.step.option)

    def gap(self) -> float:
        """How much better another option seems."""
        return max([apart for apart, _ in self._apart()], default=0.0)

    def left(self) -> float:
        """How much better another option was than the one chosen, less what may be chance."""
        return max([apart - error for apart, error in self._apart()], default=0.0)

    def _apart(self) -> list[tuple[float, float]]:
        """How far other options lie ahead of the one chosen, and the standard error of that, world by world: what a
        world does to both of them is no difference.
        """
        mine = self._outcomes.get(self.step.option, [])
        others = [worth for option, worth in self._outcomes.items() if option != self.step.option]
        pairs = [
            [there - here for there, here in zip(worth, mine, strict=True)]
            for worth in others
            if len(worth) == len(mine)
        ]
        return [(sum(pair) / len(pair), error_of(pair)) for pair in pairs]


def turning_points(table: Table, log: list[Telling], steps: list[Step], most: int = TURNS) -> list[Turn]:
    """The points at which the game turned, one an episode, in the order of the game."""
    chosen: list[Candidate] = []
    candidates = _candidates(table, steps)
    for found in sorted(candidates, key=lambda found: -found.weight):
        if len(chosen) == most:
            break
        one = _cause(found, candidates)
        if all(abs(one.step.moment - other.step.moment) > APART for other in chosen):
            chosen.append(one)
    ranks = {one.step.moment: n for n, one in enumerate(chosen, 1)}
    ordered = sorted(chosen, key=lambda found: found.step.moment)
    return [_turn(table, log, one, ranks[one.step.moment]) for one in ordered]


def _cause(found: Candidate, candidates: list[Candidate]) -> Candidate:
    """The slip of another seat right before it that let something happen, if there is one that cost about as much."""
    slips = [
        one
        for one in candidates
        if one.step.seat != found.step.seat
        and 0 < found.step.moment - one.step.moment <= APART
        and one.left >= FORCED * found.weight
    ]
    return max(slips, key=lambda one: one.left, default=found)


def stands_out(alternatives: list[Alternative], by: float) -> Option | None:
    """The one option that is better than all others by so much of the chance to win, and surely; else None."""
    ranked = sorted(alternatives, key=lambda one: -one.chance)
    if len(ranked) < 2:
        return None
    first, second = ranked[:2]
    apart = first.chance - second.chance
    return first.option if apart >= by and apart >= 2 * sqrt(first.error**2 + second.error**2) else None


@cache
def thinker(game: str) -> tuple[Prospect, Chooser]:
    """How a strong bot of a game looks ahead, and what it proposes."""
    bot = adviser(game)
    prospect, policy = getattr(bot, "prospect", None), getattr(bot, "policy", None)
    if not isinstance(prospect, Prospect) or not isinstance(policy, Chooser):
        raise SetupError(f"{game} has no bot that looks ahead")
    return prospect, policy


def _preferred(policy: Chooser, glimpse: Glimpse, chosen: Option) -> list[Option]:
    """The option that was chosen, and those that the policy prefers."""
    worths = dict(zip(glimpse.options, policy.worths(glimpse), strict=True))
    order = sorted(glimpse.options, key=lambda option: -worths[option])
    return [chosen, *[option for option in order if option != chosen]][:OPTIONS]


def priced(
    prospect: Prospect, glimpse: Glimpse, options: list[Option], chosen: Option | None, worlds: int = WORLDS
) -> list[Alternative]:
    """The chance to win after some options, the best first, as playing on in so many worlds shows."""
    return _ranked(_played_on(prospect, glimpse, options, worlds), chosen)


def _ranked(outcomes: dict[Option, list[float]], chosen: Option | None) -> list[Alternative]:
    """Options by what came of them, the best first."""
    found = [
        Alternative(option, sum(worth) / len(worth), error_of(worth), option == chosen)
        for option, worth in outcomes.items()
    ]
    return sorted(found, key=lambda one: -one.chance)


def _played_on(
    prospect: Prospect, glimpse: Glimpse, options: list[Option], worlds: int, other: str = ""
) -> dict[Option, list[float]]:
    """The chance to win after each option, in the same worlds for all of them; `other` draws others."""
    found: dict[Option, list[float]] = {option: [] for option in options}
    luck = random.Random(f"review {glimpse.moment} {glimpse.seat}{other}")
    for _ in range(worlds):
        world = glimpse.imagination(luck.randbytes(SEED_BYTES))
        for option in options:
            table = world.begin()
            prospect.follow(table, glimpse.seat, glimpse.topic, option, inf)
            found[option].append(prospect.chances(table)[glimpse.seat])
    return found


# Which steps are looked into, and what they weigh.


def _candidates(table: Table, steps: list[Step]) -> list[Candidate]:
    """Every throw by what it moved; of the decisions those worth looking into."""
    looks = [Look(table, step) for step in _worth_a_look(table, steps)]
    for look in sorted(looks, key=lambda look: -look.gap())[:SHARPENED]:
        look.again()
    found = [Candidate(step, "luck", max(map(abs, step.luck))) for step in steps if any(step.luck)]
    return found + [Candidate(look.step, "play", _weight(look), look) for look in looks]


def _worth_a_look(table: Table, steps: list[Step]) -> list[Step]:
    """Decisions that moved the chances most, and those that seem to cost most at a glance."""
    most = min(LOOKED_INTO, 1 + len(steps) // APART)
    moved = sorted(steps, key=lambda step: -max(map(abs, step.play)))[:most]
    doubted = sorted(_doubts(table, steps), key=lambda found: -found.doubt)[:GLANCES]
    glanced = sorted(doubted, key=lambda found: -_glance(table, found))[:most]
    return list({step.moment: step for step in [*moved, *(found.step for found in glanced)]}.values())


class Doubted:
    """A decision that the policy would have taken otherwise: what it prefers, and how far that lies ahead, as a share
    of what lies between its best and its worst option (so questions of all kinds can be compared).
    """

    def __init__(self, step: Step, best: Option, doubt: float) -> None:
        self.step = step
        self.best = best
        self.doubt = doubt


def _doubts(table: Table, steps: list[Step]) -> list[Doubted]:
    """The decisions that the policy would have taken otherwise."""
    _, policy = thinker(table.game.name)
    found: list[Doubted] = []
    walker = table.at(0, every=1)
    for step in steps:
        glimpse = Glimpse(walker, step.seat)
        if len(glimpse.options) > 1 and step.option in glimpse.options:
            worths = policy.worths(glimpse)
            best, least = max(worths), min(worths)
            behind = best - worths[glimpse.options.index(step.option)]
            if behind > 0:
                found.append(Doubted(step, glimpse.options[worths.index(best)], behind / (best - least)))
        walker.choose(step.seat, step.option)
    return found


def _glance(table: Table, found: Doubted) -> float:
    """What a decision cost against what the policy prefers, played on in one world."""
    step = found.step
    glimpse = Glimpse(table.at(step.moment - 1), step.seat)
    judged = priced(thinker(table.game.name)[0], glimpse, [step.option, found.best], step.option, 1)
    return judged[0].chance - next(one.chance for one in judged if one.chosen)


def _weight(look: Look) -> float:
    """What a decision weighs: what was left lying, as playing on shows, or what it gained beyond what any other option
    would have brought; half of what had to come.
    """
    step = look.step
    gained = min(step.play[step.seat], _found(look.alternatives()))
    return max(look.left(), gained, FORCED * max(map(abs, step.play)))


def _found(alternatives: list[Alternative]) -> float:
    """How much better the option that was chosen is than the next best."""
    chosen = next((one for one in alternatives if one.chosen), None)
    others = [one.chance for one in alternatives if not one.chosen]
    return 0.0 if chosen is None or not others else chosen.chance - max(others)


# What is said of them.


def _turn(table: Table, log: list[Telling], found: Candidate, rank: int) -> Turn:
    step = found.step
    change = step.play if found.kind == "play" else step.luck
    most = max(range(len(change)), key=lambda seat: abs(change[seat]))
    own = found.kind == "play" and abs(change[step.seat]) >= min(MISSED, abs(change[most]))
    concerns = step.seat if own or found.left >= MISSED else most
    if found.kind == "luck":
        said = "lucky" if change[concerns] > 0 else "unlucky"
    else:
        said = verdict(step, found.alternatives, found.left)
    shown = found.alternatives[:BEST] + [one for one in found.alternatives[BEST:] if one.chosen]
    before = table.at(step.moment - 1)
    return Turn(
        moment=step.moment,
        seat=step.seat,
        option=step.option,
        topic=step.topic,
        kind=found.kind,
        rank=rank,
        change=-found.left if said == "missed" else change[concerns],
        concerns=concerns,
        verdict=said,
        purposes=step.purposes,
        alternatives=shown,
        told=[told_of(table, one) for one in _told(log, step.moment)[:LINES]],
        hands=[_hand(table.game.private(before.play, seat)) for seat in range(table.setup.players)],
        asked=_asked(before),
    )


def _asked(before: Table) -> dict[str, Any]:
    """The facts of the question on the table."""
    ask = before.ask
    return {} if ask is None else {key: before.game.spell(key, value) for key, value in ask.facts.items()}


def _hand(known: dict[str, Any]) -> list[str]:
    """The cards of what a seat alone may know."""
    return [str(card) for card in known.get("hand", ())]


def _told(log: list[Telling], moment: int) -> list[Telling]:
    return [telling for telling in log if telling.moment == moment and telling.audience == EVERYBODY]


def told_of(table: Table, telling: Telling) -> dict[str, Any]:
    """An entry of the log as plain data, without the scene that it carries."""
    told = table.game.told(telling)
    return {key: told[key] for key in ("id", "clause", "facts", "moment") if key in told}


def verdict(step: Step, alternatives: list[Alternative], left: float) -> str:
    """In a word: what was let slip or missed (`left` lying), and what was right though another was expected."""
    mine = step.play[step.seat]
    chosen = next((one for one in alternatives if one.chosen), None)
    if left >= MISSED:
        return "slip" if mine <= -MISSED else "missed"
    if chosen is None or mine < MISSED:
        return "even"
    return "strong" if alternatives[0].option == chosen.option else "brave"
