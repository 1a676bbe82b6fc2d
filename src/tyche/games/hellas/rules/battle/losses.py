"""H22.1, H13.10-13.13. Hoplites are killed; Aegis may save some."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.games.hellas.rules.components import AEGIS
from tyche.games.hellas.rules.kinds import COUNT, counts_of
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.shown import show_hoplites
from tyche.games.hellas.rules.state import NOBODY

SAVE: Final = counts_of("save")
SAVED_BY_AEGIS: Final = 2


def kill(t: Hellas, seat: int, region: int, number: int, clause: str) -> Flow[int]:
    """H22.1, H22.9. Hoplites of a player die, at most those that are there, unless Aegis saves them. How many died."""
    number = min(number, t.army(seat, region))
    if number and t.is_ready(seat, AEGIS):
        options: list[Option] = [PASS, *SAVE[1 : min(SAVED_BY_AEGIS, number) + 1]]
        choice = yield t.ask(seat, "aegis", options, "H22.9", PASS, region=region, number=number)
        if choice != PASS:
            t.s.charged &= ~(1 << AEGIS)
            t.tell("used", "H22.9", player=seat, item=AEGIS)
            number -= COUNT.of(choice)
    lose(t, seat, region, number, clause)
    return number


def deaths(t: Hellas, seat: int, region: int, number: int, clause: str) -> list[Stake]:
    """H22.1. Hoplites of a player who die for certain: those that are there, unless Aegis may save some."""
    dead = min(number, t.army(seat, region))
    return [Stake("hoplites", seat, -dead, clause)] if dead and not t.is_ready(seat, AEGIS) else []


def deaths_in(t: Hellas, region: int, number: int, clause: str) -> list[Stake]:
    """H22.1. The same for every seat with hoplites in a region."""
    seat = t.troops_in(region)
    return [] if seat == NOBODY else deaths(t, seat, region, number, clause)


def may_save(saved: int, number: int) -> Refusal | None:
    """H22.9. Up to two of those that would die."""
    most = min(SAVED_BY_AEGIS, number)
    return None if 1 <= saved <= most else Refusal("H22.9", "saves-so-many", {"number": most})


def kill_in(t: Hellas, region: int, number: int, clause: str) -> Flow[None]:
    """H22.1. Hoplites in a region die, whosever they are (A-24)."""
    seat = t.troops_in(region)
    if seat != NOBODY:
        yield from kill(t, seat, region, number, clause)


def lose(t: Hellas, seat: int, region: int, number: int, clause: str) -> None:
    """H13.13. Hoplites go back to the supply, whatever Aegis says: as a cost, or for want of a retreat (H13.18)."""
    if number:
        t.remove_hoplites(seat, region, number)
        t.tell("hoplites-killed", clause, player=seat, region=region, number=number)
        show_hoplites(t, seat, number)
