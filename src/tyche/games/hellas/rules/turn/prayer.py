"""H6.7-6.10, H18. Prayer and the powers of the gods."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import ATHENA, ZEUS
from tyche.games.hellas.rules.components import ATTRIBUTE_OF
from tyche.games.hellas.rules.deck import draw
from tyche.games.hellas.rules.kinds import GOD
from tyche.games.hellas.rules.play import PRAYED, Hellas
from tyche.games.hellas.rules.special.march import march_by, march_options
from tyche.games.hellas.rules.special.recruit import recruit_in_one_of
from tyche.games.hellas.rules.state import SEATS

PRAY: Final = options_of("pray", GOD)


def may_pray(t: Hellas, seat: int, god: int) -> Refusal | None:
    """H6.1, H6.7, H6.8. Once in a turn, with a priest in the pool, where a place is free."""
    if t.s.regular & PRAYED:
        return Refusal("H6.1", "action-taken")
    if not t.s.pool[seat]:
        return Refusal("H6.7", "no-priest")
    return Refusal("H6.8", "no-place", {"god": god}) if t.priests_at(god) >= t.rules.kit.places[god] else None


def prayer_options(t: Hellas, seat: int) -> list[Option]:
    """The monuments that can be prayed at."""
    if t.s.regular & PRAYED or not t.s.pool[seat]:
        return []
    return [option for god, option in enumerate(PRAY) if may_pray(t, seat, god) is None]


def pray(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H6.7, H6.9, H18.4, A-16, A-17. The attribute rises for good, and the god's power may be used."""
    s = t.s
    god = GOD.of(choice)
    s.regular |= PRAYED
    s.pool[seat] -= 1
    s.praying[god * SEATS + seat] += 1
    t.raise_attribute(seat, ATTRIBUTE_OF[god], 1)
    t.tell("prayed", "H6.9", player=seat, god=god, attribute=ATTRIBUTE_OF[god])
    amount = t.rules.kit.powers[god][s.level[god]]
    if not amount:
        return
    if god == ZEUS:
        answer = yield t.ask(seat, "use-power", [YES, NO], "H18.3", YES, god=god, number=amount)
        if answer == YES:
            yield from draw(t, seat, amount)
    elif god == ATHENA:
        yield from recruit_in_one_of(t, seat, s.held[seat], amount, "H18.3")
    else:
        options = march_options(t, seat, amount)
        if options:
            answer = yield t.ask(seat, "use-power", [PASS, *options], "H18.3", PASS, god=god, number=amount)
            if answer != PASS:
                yield from march_by(t, seat, answer, amount, "H18.3")
