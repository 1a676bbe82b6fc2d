"""A question as habits answer it: what everybody at an imagined table is asked."""

from collections.abc import Callable

from tyche.core.ask import Ask, Facts, Option
from tyche.games.hellas.rules.play import Hellas


class Question:
    """Who is asked what, at which table."""

    def __init__(self, t: Hellas, seat: int, topic: str, options: list[Option], facts: Facts) -> None:
        self.t = t
        self.seat = seat
        self.topic = topic
        self.options = options
        self.facts = facts

    def fact(self, name: str) -> int:
        """A number among the facts."""
        value = self.facts[name]
        assert isinstance(value, int)
        return value

    def best(self, worth: Callable[["Question", Option], float]) -> Option:
        """The first option of the highest worth."""
        return max(self.options, key=lambda option: worth(self, option))


def question_of(t: Hellas, ask: Ask) -> Question:
    """The question to the first seat that is waited for."""
    seat = ask.seats()[0]
    return Question(t, seat, ask.topic, ask.options_for(seat), ask.facts)


Habit = Callable[[Question], Option]
"""A quick answer, good enough without looking ahead."""
