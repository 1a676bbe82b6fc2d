"""The options of a question as a numbered list, and what a person typed as one of them."""

from collections.abc import Iterable
from itertools import product

from tyche.cli.layout import Layout
from tyche.core.ask import Option

PAGE = 20
MOST_GUESSES = 16


class Menu:
    """The options of one seat, in groups by verb, numbered from 1; long lists have pages."""

    def __init__(self, options: Iterable[Option], topic: str, layout: Layout) -> None:
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(str(option[0]), []).append(option)
        self.options = [option for group in verbs.values() for option in group]
        self.labels = [layout.messages.option(option, topic) for option in self.options]
        self.page = 0

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return (len(self.options) + PAGE - 1) // PAGE

    def turn(self) -> None:
        """The next page; after the last the first."""
        self.page = (self.page + 1) % max(1, self.pages)

    def shown(self) -> list[tuple[int, Option, str]]:
        """Number, option and label of the present page."""
        first = self.page * PAGE
        last = min(first + PAGE, len(self.options))
        return [(n + 1, self.options[n], self.labels[n]) for n in range(first, last)]

    def matching(self, line: str) -> list[int]:
        """The options that a number or some words mean: exactly, else all that contain the words."""
        if line.isdecimal():
            n = int(line) - 1
            return [n] if 0 <= n < len(self.options) else []
        wanted = _words(line)
        exact = [n for n, option in enumerate(self.options) if _words(" ".join(map(str, option))) == wanted]
        exact = exact or [n for n, label in enumerate(self.labels) if _words(label) == wanted]
        if exact or not wanted:
            return exact
        found: list[int] = []
        for n, option in enumerate(self.options):
            known = _words(self.labels[n]) + _words(" ".join(map(str, option)))
            if all(any(word.startswith(part) for word in known) for part in wanted):
                found.append(n)
        return found


def _words(line: str) -> list[str]:
    plain = "".join(sign if sign.isalnum() else " " for sign in line.casefold())
    return plain.split()


def options_meant(line: str, layout: Layout) -> list[Option]:
    """What some words could mean as an option: a verb, then names and numbers; a number may also be a card's."""
    words = line.casefold().split()
    if not words:
        return []
    choices: list[list[str | int]] = []
    rest = words[1:]
    while rest:
        length = _longest_name(rest, layout)
        written = " ".join(rest[:length])
        ident = layout.known[written][1] if written in layout.known else written
        choices.append([ident, int(written)] if written.isdecimal() else [ident])
        rest = rest[length:]
    return [(words[0], *parts) for parts in list(product(*choices))[:MOST_GUESSES]]


def _longest_name(words: list[str], layout: Layout) -> int:
    for length in range(len(words), 1, -1):
        if " ".join(words[:length]) in layout.known:
            return length
    return 1
