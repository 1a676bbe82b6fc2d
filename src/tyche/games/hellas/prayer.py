"""H6.7-6.10, H18. Prayer and the powers of the gods."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.games.hellas.atlas import ATHENA, GOD_ID, HERMES, ZEUS
from tyche.games.hellas.components import ATTRIBUTE_OF
from tyche.games.hellas.deck import draw
from tyche.games.hellas.march import march_by, march_options
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.recruiting import recruit_in_one_of
from tyche.games.hellas.state import SEATS
from tyche.games.hellas.words import god_options

PRAY: Final = god_options("pray")


def prayer_options(t: Hellas, seat: int) -> list[Option]:
    """H6.7, H6.8. The monuments with a free place, for a player with a priest in the pool."""
    if not t.s.pool[seat]:
        return []
    places = t.rules.kit.places
    return [PRAY[god] for god in (ZEUS, ATHENA, HERMES) if t.priests_at(god) < places[god]]


def pray(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H6.7, H6.9, H18.4, A-16, A-17. The attribute rises for good, and the god's power may be used."""
    s = t.s
    god = GOD_ID[str(choice[1])]
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
