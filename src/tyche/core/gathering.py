"""Questions to several seats at once, each of which goes through small steps of its own.

A poll (`Play.poll`) takes one answer a seat and goes on when all have answered. In a gathering every answer goes to the
flow at once: it applies the step and gathers again, with fewer seats as they finish. The contract of a gathering is
independence: what one seat decides changes neither what another may decide nor what it leads to. So nobody waits for
anybody, the order of decisions does not matter, and a seat may take back its own steps until the last one is done, as
long as no die was thrown (see `Table.undo`).
"""

from collections.abc import Callable

from tyche.core.ask import DONE, Ask, Facts, Option

Offer = Callable[[int], list[Option]]
"""The options of a seat, computed when somebody asks for them."""


class Gathering(Ask):
    """An ask of all seats that are not done yet; whoever answers is in `by`."""

    def __init__(
        self, waiting: list[int], topic: str, offer: Offer, clause: str, default: Option, facts: Facts
    ) -> None:
        super().__init__(waiting[0], topic, [], clause, default, facts)
        self.waiting = waiting
        self.offer = offer
        self.offers: dict[int, list[Option]] = {}

    def seats(self) -> list[int]:
        """The seats that are not done."""
        return self.waiting

    def asked(self) -> list[int]:
        """The seats that are not done."""
        return self.waiting

    def options_for(self, seat: int) -> list[Option]:
        """What a seat may choose now; computed at the first look."""
        found = self.offers.get(seat)
        if found is None:
            found = self.offer(seat) if seat in self.waiting else []
            self.offers[seat] = found
        return found

    def default_for(self, seat: int) -> Option:
        """The common default where a seat is offered it, else its first option."""
        options = self.options_for(seat)
        return self.default if self.default in options else options[0]

    def conceal(self, seat: int) -> None:
        """Compute anew what everybody but `seat` is offered."""
        self.offers = {seat: self.offers[seat]} if seat in self.offers else {}


def gather(waiting: list[int], topic: str, offer: Offer, clause: str, default: Option = DONE, **facts: object) -> Ask:
    """Ask all seats in `waiting` at once for their next small step."""
    return Gathering(waiting, topic, offer, clause, default, facts)
