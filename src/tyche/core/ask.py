"""Decision points: what a flow of rules yields whenever somebody must decide."""

from collections.abc import Generator
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Option: TypeAlias = tuple[str | int, ...]
"""A verb and its arguments: ``("move", "sardeis")``, ``("pass",)``."""

Facts: TypeAlias = dict[str, object]
"""What a prompt, telling or refusal speaks about; small integers are references, named by the game at the edge."""

PASS: Option = ("pass",)
DONE: Option = ("done",)
YES: Option = ("yes",)
NO: Option = ("no",)


class Ask:
    """A decision point: whose, what about, the legal options, the clause, the default.

    Usually one seat is asked. When several are (`also`), all must answer before the flow goes on and nobody learns an
    answer before; the flow then reads `answers`. Seats in `asides` may speak up although nobody waits for them: the
    flow sees who spoke in `by`.
    """

    def __init__(
        self,
        seat: int,
        topic: str,
        options: list[Option],
        clause: str,
        default: Option,
        facts: Facts,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.clause = clause
        self.default = default
        self.facts = facts
        self.by = seat
        self.also: dict[int, list[Option]] | None = None
        self.answers: dict[int, Option] = {}
        self.asides: dict[int, list[Option]] | None = None
        self.scene = ""
        """The key of the scene it belongs to (see `scenes`), for those who read the log."""

    def __repr__(self) -> str:
        """Nothing that only one seat may know: how many options there are shows in a hand."""
        return f"<Ask of {self.asked()}: {self.topic} ({self.clause})>"

    def seats(self) -> list[int]:
        """The seats that are waited for: those asked and not yet answered."""
        if self.also is None:
            return [self.seat]
        return [seat for seat in self.also if seat not in self.answers]

    def asked(self) -> list[int]:
        """All seats that were asked, answered or not."""
        return [self.seat] if self.also is None else list(self.also)

    def options_for(self, seat: int) -> list[Option]:
        """What `seat` may choose now, asides included; empty for a seat that has no say or has answered."""
        if self.also is not None:
            return [] if seat in self.answers else self.also.get(seat, [])
        if seat == self.seat:
            return self.options
        return [] if self.asides is None else self.asides.get(seat, [])

    def offered(self, seat: int, option: object) -> Option | None:
        """The option as it was offered to `seat`; None if it was not. Being equal is not enough: True is not 1."""
        if not isinstance(option, tuple) or type(option) is not tuple:
            return None
        options = self.options_for(seat)
        try:
            found = options[options.index(option)]
        except ValueError:
            return None
        if found is not option:
            for given, meant in zip(option, found, strict=True):
                if type(given) is not type(meant):
                    return None
        return found

    def default_for(self, seat: int) -> Option:
        """The lawful default of a seat that is waited for."""
        if self.also is None:
            return self.default
        options = self.also[seat]
        return self.default if self.default in options else options[0]

    def conceal(self, seat: int) -> None:
        """Take away, in place, what others are offered and `seat` cannot know.

        Of an ask of several seats others keep their default only. Where that is not common to all and shows something
        hidden, a game offers anew instead. What a single other seat was offered is lost: even its default may show a
        card. Topic, clause and facts of an ask are known to everybody.
        """
        if self.asides is not None:
            self.asides = {seat: self.asides[seat]} if seat in self.asides else None
        if self.also is not None:
            for other in self.also:
                if other != seat:
                    default = self.default_for(other)
                    self.also[other] = [default]
                    if other in self.answers:
                        self.answers[other] = default
            self.options = self.also[self.seat]
        elif self.seat != seat:
            self.options, self.default = [], PASS


Flow: TypeAlias = Generator[Ask, Option, T]
"""A procedure that asks somebody. Compose with ``yield from``; a procedure that asks nobody is a plain function."""
