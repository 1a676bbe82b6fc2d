"""The options of a question as a numbered list, and what a person typed as one of them."""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from tyche.cli.layout import Layout
from tyche.core.ask import Option

PAGE = 20
MOST_GUESSES = 64
MARKED = "*"
PARTED = ": "


class Entry(NamedTuple):
    """A line of a menu: its number from 1, the option, its label without the title, and the title it stands under."""

    number: int
    option: Option
    label: str
    title: str


class Menu:
    """The options of one seat, in groups by verb, numbered from 1; long lists have pages.

    What may be done at any time (the board description names the verbs) comes last, from number `anytime` + 1 on.
    """

    def __init__(self, options: Iterable[Option], topic: str, layout: Layout, default: Option | None = None) -> None:
        verbs: dict[str, list[Option]] = {}
        for option in options:
            verbs.setdefault(str(option[0]), []).append(option)
        always = set(layout.board.get("any_time", []))
        usual = [option for verb, group in verbs.items() if verb not in always for option in group]
        self.anytime = len(usual)
        self.options = usual + [option for verb, group in verbs.items() if verb in always for option in group]
        self.labels = [layout.messages.option(option, topic) for option in self.options]
        self.default = default
        self.titles = self._titles()
        self.starts = self._starts()
        self.page = 0

    def _titles(self) -> list[str]:
        """What each label shares with its neighbours: the part before a colon; empty if it stands alone."""
        parts = [label.partition(PARTED)[0] if PARTED in label else "" for label in self.labels]
        near = ["", *parts, ""]
        return [part if part in (near[n], near[n + 2]) else "" for n, part in enumerate(parts)]

    def _starts(self) -> list[int]:
        """The first option of each page. Neighbours under one title take two lines and stay together."""
        starts, lines = [0], 0
        for n, title in enumerate(self.titles):
            joins = n > 0 and title != "" and title == self.titles[n - 1]
            rest = len(self.options) - n
            breaks = n == self.anytime and lines + rest > PAGE
            if n and not joins and (breaks or lines >= PAGE - (title != "")):
                starts.append(n)
                lines = 0
            lines += 0 if joins else 2 if title else 1
        return starts

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self.starts)

    def turn(self) -> None:
        """The next page; after the last the first."""
        self.page = (self.page + 1) % self.pages

    def shown(self) -> list[Entry]:
        """The present page."""
        first = self.starts[self.page]
        last = self.starts[self.page + 1] if self.page + 1 < self.pages else len(self.options)
        return [self.entry(n) for n in range(first, last)]

    def entry(self, n: int) -> Entry:
        """The line of the n-th option."""
        title = self.titles[n]
        label = self.labels[n][len(title) + len(PARTED) :] if title else self.labels[n]
        return Entry(n + 1, self.options[n], label, title)

    def matching(self, line: str) -> list[int]:
        """The options that a number, the mark of the default or some words mean: exactly, else all with the words."""
        if line == MARKED:
            return [self.options.index(self.default)] if self.default in self.options else []
        if line.isdecimal():
            n = int(line) - 1
            return [n] if 0 <= n < len(self.options) else []
        wanted = _words(line)
        exact = [n for n, option in enumerate(self.options) if _words(" ".join(map(str, option))) == wanted]
        exact = exact or [n for n, label in enumerate(self.labels) if _words(label) == wanted]
        if exact or not wanted:
            return exact
        return [n for n in range(len(self.options)) if self._contains(n, wanted)]

    def _contains(self, n: int, wanted: list[str]) -> bool:
        """Whether all words begin words of an option. What may be done at any time must be called by its verb."""
        label, option = _words(self.labels[n]), _words(" ".join(map(str, self.options[n])))
        if n >= self.anytime and not any(called[0].startswith(wanted[0]) for called in (label, option) if called):
            return False
        return all(any(word.startswith(part) for word in label + option) for part in wanted)


def _words(line: str) -> list[str]:
    plain = "".join(sign if sign.isalnum() else " " for sign in line.casefold())
    return plain.split()


# What is not on the menu.


def options_meant(line: str, layout: Layout) -> list[Option]:
    """What some words could mean as an option: a verb or the first word of its label, then names and numbers.

    A name alone means every verb that takes such a name; a number may also be a card's; words that name nothing may
    be arguments (``inside``) or only part of the sentence (``to``).
    """
    words = line.casefold().split()
    if not words:
        return []
    found = _arguments(words, layout)
    verbs = layout.taking.get(found[0][0], [])
    if not verbs:
        verbs = layout.called.get(words[0], words[:1])
        found = _arguments(words[1:], layout)
    written = [choices for _, choices in found]
    named = [choices for kind, choices in found if kind]
    meant: dict[Option, None] = {}
    for verb in verbs:
        for arguments in (written, named) if named else (written,):
            meant |= dict.fromkeys((verb, *parts) for parts in product(*arguments))
    return list(meant)[:MOST_GUESSES]


def _arguments(words: list[str], layout: Layout) -> list[tuple[str, list[str | int]]]:
    """Names and numbers: the kind of each (empty for what names nothing) and what it may be as an argument."""
    found: list[tuple[str, list[str | int]]] = []
    rest = words
    while rest:
        length = _longest_name(rest, layout)
        written = " ".join(rest[:length])
        kind, ident = layout.known.get(written, ("", written))
        number: list[str | int] = [int(written)] if written.isdecimal() else []
        found.append((kind or ("number" if number else ""), [ident, *number]))
        rest = rest[length:]
    return found


def _longest_name(words: list[str], layout: Layout) -> int:
    for length in range(len(words), 1, -1):
        if " ".join(words[:length]) in layout.known:
            return length
    return 1
