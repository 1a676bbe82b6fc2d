"""T18.2, T18.5. Vassals: at the end of a round players submit to lords, lords free vassals; revolts at NEW YEAR."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import SEAT_NAMES
from tyche.games.scharz.rules.diplomacy.pacts import (
    LORDSHIP,
    VASSALAGE,
    kind,
    pair_of,
    receiver,
)
from tyche.games.scharz.rules.diplomacy.treaties import (
    AID_PR,
    conclude,
    end_treaty,
    lord_allows,
    lord_of,
    mark_end,
    may_speak,
    parley,
    parley_options,
    renewed,
)
from tyche.games.scharz.rules.kinds import SEAT
from tyche.games.scharz.rules.play import Scharz

VASSAL_PR: Final = 8


def may_submit(t: Scharz, seat: int, lord: int) -> Refusal | None:
    """T18.2, T18.3, T18.5. At round end, to one lord only, where there is no treaty yet; each is asked once."""
    if lord == seat or not t.alive(lord):
        return Refusal("T18.2", "nobody-there")
    if t.s.treated[seat] >> lord & 1:
        return Refusal("T18.2", "spoken-already", {"other": lord})
    if t.treaty(seat, lord):
        return Refusal("T18.3", "treaty-already", {"other": lord})
    if lord_of(t, seat) >= 0:
        return Refusal("T18.5", "has-lord", {"other": lord_of(t, seat)})
    return None


def may_free(t: Scharz, seat: int, vassal: int) -> Refusal | None:
    """T18.2. A lord frees his own vassal."""
    treaty = t.treaty(seat, vassal) if vassal != seat else 0
    if kind(treaty) not in (VASSALAGE, LORDSHIP) or receiver(treaty) != seat:
        return Refusal("T18.2", "no-vassal", {"other": vassal})
    return None


def vassals(t: Scharz) -> Flow[None]:
    """T18.2, D30, D31. At round end players submit to a lord who accepts, lords free their vassals, others talk.

    All name a wish at once, and again until they pass.
    """
    done = 0
    while wishes := {seat: found for seat in t.seats() if not done >> seat & 1 and (found := court_options(t, seat))}:
        poll = t.poll(list(wishes), "vassalage", wishes, "T18.2", PASS)
        yield poll
        answers = dict(poll.answers)
        for seat in wishes:
            choice = answers.get(seat, PASS)
            if choice == PASS:
                done |= 1 << seat
            else:
                yield from hold_court(t, seat, choice)


def court_options(t: Scharz, seat: int) -> list[Option]:
    """T18.2, D30, D31. Whom a player may submit to, free or speak with at round end."""
    others = range(t.players)
    found: list[Option] = [("submit", SEAT_NAMES[k]) for k in others if may_submit(t, seat, k) is None]
    found += [("free", SEAT_NAMES[other]) for other in others if may_free(t, seat, other) is None]
    return found + parley_options(t, seat)


def hold_court(t: Scharz, seat: int, choice: Option) -> Flow[None]:
    """T18.2, D30, D31. One wish of a round end, if it is still possible."""
    other = SEAT.of(choice)
    if choice[0] == "free":
        if may_free(t, seat, other) is None:
            release_vassal(t, seat, other)
    elif choice[0] == "treat":
        if may_speak(t, seat, other, False) is None:
            yield from parley(t, seat, choice)
    elif may_submit(t, seat, other) is None:
        yield from submit(t, seat, other)


def release_vassal(t: Scharz, lord: int, vassal: int) -> None:
    """T18.2, T18.7. A lord frees his vassal; if they agree again at once, that is a renewal."""
    end_treaty(t, pair_of(lord, vassal))
    mark_end(t, pair_of(lord, vassal))


def submit(t: Scharz, seat: int, lord: int) -> Flow[None]:
    """T18.2, T18.7. The lord accepts or not; +8 and -8 PR, but nothing for a renewal."""
    t.s.treated[seat] |= 1 << lord
    answer = yield t.ask(lord, "accept-vassal", [NO, YES], "T18.2", NO, faction=seat)
    if answer == NO or not (yield from lord_allows(t, lord, seat)):
        t.tell("vassal-refused", "T18.2", faction=lord, other=seat)
        return
    take_vassal(t, lord, seat)


def take_vassal(t: Scharz, lord: int, seat: int) -> None:
    """T18.7. Vassalage begins."""
    if not renewed(t, pair_of(lord, seat)):
        t.gain_pr(lord, VASSAL_PR + (VASSAL_PR // 2 if t.is_rival(lord, seat) else 0))
        t.lose_pr(seat, VASSAL_PR)
    conclude(t, lord, seat, VASSALAGE, 0, 0)


def revolts(t: Scharz) -> Flow[None]:
    """T18.5, D4. At NEW YEAR a vassal may revolt for 8 PR."""
    s = t.s
    for seat in t.seats():
        lord = lord_of(t, seat)
        if lord >= 0 and s.pr[seat] >= AID_PR:
            choice = yield t.ask(seat, "revolt", [NO, YES], "T18.5", NO, other=lord)
            if choice == YES:
                s.pr[seat] -= AID_PR
                end_treaty(t, pair_of(seat, lord))
