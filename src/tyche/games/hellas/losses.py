"""H22.1, H13.10-13.13. Hoplites are killed; Aegis may save some."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.games.hellas.components import AEGIS
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import count_options

SAVE: Final = count_options("save")
SAVED_BY_AEGIS: Final = 2


def kill(t: Hellas, seat: int, region: int, number: int, clause: str, fortified_first: bool = False) -> Flow[int]:
    """H22.1, H22.9. Hoplites of a player die, at most those that are there, unless Aegis saves them. How many died."""
    number = min(number, t.army(seat, region))
    if number and t.is_ready(seat, AEGIS):
        options: list[Option] = [PASS, *SAVE[1 : min(SAVED_BY_AEGIS, number) + 1]]
        choice = yield t.ask(seat, "aegis", options, "H22.9", PASS, region=region, number=number)
        if choice != PASS:
            t.s.charged &= ~(1 << AEGIS)
            t.tell("used", "H22.9", player=seat, item=AEGIS)
            number -= int(choice[1])
    lose(t, seat, region, number, clause, fortified_first)
    return number


def kill_in(t: Hellas, region: int, number: int, clause: str, fortified_first: bool = False) -> Flow[None]:
    """H22.1. Hoplites in a region die, whosever they are (A-24)."""
    seat = t.troops_in(region)
    if seat != NOBODY:
        yield from kill(t, seat, region, number, clause, fortified_first)


def lose(t: Hellas, seat: int, region: int, number: int, clause: str, fortified_first: bool = False) -> None:
    """H13.13. Hoplites go back to the supply, whatever Aegis says: as a cost, or for want of a retreat (H13.18)."""
    if number:
        t.remove_hoplites(seat, region, number, fortified_first)
        t.tell("hoplites-killed", clause, player=seat, region=region, number=number)
