"""Searching a rulebook in the reader's words: forms of a word, words put together, and synonyms of the glossary count.

Paragraphs are ranked by how rare the words are that they share with the query and how often they say them (BM25), and
by how much of the query they answer. Headings weigh more than text. Words that mean the same stand for each other
(`senses.py`), and a paragraph is found by what people usually ask of it (`questions.py`).
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence, Set
from functools import cache
from math import log
from pathlib import Path
from typing import Final

from tyche.core.handbook import Chapter, Handbook, Paragraph, plain, read_handbook
from tyche.core.rulebook import read_rulebook
from tyche.text.questions import ASKING, Questions
from tyche.text.senses import asked_of, senses_of
from tyche.text.stems import is_matter, stem, stems_of, words_of

HEADING: Final = 3.5
"""How much a word of the heading right before a paragraph counts, against 1 for a word of its text."""
SECTION: Final = 0.8
"""The same for the paragraphs that follow under that heading."""
CHAPTER: Final = 0.4
DEFINED: Final = 1.6
"""How much better a paragraph is that defines a term of the query."""
FITTING: Final = 3.0
"""What each word of a term brings to the paragraph that defines it, if all of them are in the query."""
LEAD: Final = 2.0
"""How much more the words count that a paragraph begins with in bold or italics."""
SYNONYM: Final = 0.6
ALIKE: Final = 0.6
"""How much a word counts that players use for one that the book does not say, in any game."""
ASIDE: Final = 0.15
"""The same if the book says that one, too."""
DOUBTFUL: Final = 0.2
"""A word that is no more related to any of the book may have been written wrongly."""
LEAST_SPELT: Final = 5
"""Letters of a word that may have been written wrongly."""
RELATED: Final = 0.5
"""How much a word counts that merely begins or ends like the one that was asked for."""
LEAST_SHARED: Final = 4
_EMPHASIS: Final = re.compile(r"\*{1,2}([^*]+)\*{1,2}")
SATURATION: Final = 1.2
ASKED: Final = 1.3
"""How much it counts that people ask for a paragraph like that, against about 1 for one that says all the words."""
LENGTH: Final = 0.5
"""How much a long paragraph is held against it."""


class Finder:
    """The paragraphs of one rulebook in one language, ready to be searched."""

    def __init__(self, book: Handbook, language: str, asked: Mapping[str, list[frozenset[str]]] | None = None) -> None:
        self.language = language
        self.found: list[tuple[Chapter, Paragraph]] = list(book.paragraphs())
        self.counts: list[dict[str, float]] = []
        self.said: dict[str, set[int]] = defaultdict(set)
        """The paragraphs by the stems that they say."""
        self.words: Counter[str] = Counter()
        """How often each word is written, without case and accents."""
        self.meant: dict[str, set[str]] = defaultdict(set)
        """The stems of the book by their senses."""
        self._read()
        self.lengths = [sum(count.values()) for count in self.counts]
        self.usual = sum(self.lengths) / max(1, len(self.lengths))
        self.terms: list[tuple[set[str], list[str], int | None]] = []
        """Terms and synonyms: the stems that call for one, those of its name, the paragraph that defines it."""
        self._define(book)
        places = {id: place for place, (_, paragraph) in enumerate(self.found) for id in paragraph.clauses}
        self.questions = Questions({places[id]: questions for id, questions in (asked or {}).items()}, language)

    def _read(self) -> None:
        section, last = "", None
        for place, (chapter, paragraph) in enumerate(self.found):
            count: dict[str, float] = defaultdict(float)
            section = paragraph.title or (section if chapter is last else "")
            last = chapter
            for words, weight in (
                (plain(paragraph.text), 1.0),
                (_lead(paragraph), LEAD),
                (section, HEADING if paragraph.title else SECTION),
                (chapter.title, CHAPTER),
            ):
                self._note(words)
                for one in stems_of(words, self.language):
                    count[one] += weight
            self.counts.append(count)
            for one in count:
                self.said[one].add(place)

    def _note(self, text: str) -> None:
        """Remember how words are written, and what they mean."""
        for word in words_of(text):
            self.words[word] += 1
            for sense in senses_of(word, self.language) - ASKING:
                self.meant[sense].add(stem(word, self.language))

    def _alike(self, word: str) -> set[str]:
        """The stems of the book that mean what a word means."""
        known = [self.meant[sense] for sense in senses_of(word, self.language) if sense in self.meant]
        return set().union(*known) - {stem(word, self.language)}

    def _define(self, book: Handbook) -> None:
        places = {id: place for place, (_, paragraph) in enumerate(self.found) for id in paragraph.clauses}
        for term in book.glossary.values():
            name = stems_of(term.name.partition(" (")[0], self.language)
            for phrase in (term.name.partition(" (")[0], *term.also):
                called = set(stems_of(phrase, self.language))
                self.words.update(words_of(phrase))
                if called:
                    self.terms.append((called, name, places.get(term.clause)))

    def search(self, query: str, most: int = 30) -> list[Paragraph]:
        """The paragraphs that answer a query best; an id of a clause leads to it and what is below it."""
        wanted = query.strip().upper()
        named = [one for _, one in self.found if any(f"{id.upper()}.".startswith(f"{wanted}.") for id in one.clauses)]
        if named:
            return named[:most]
        words = [self._spelt(word) for word in words_of(query)]
        scores = self._scores([word for word in words if is_matter(word, self.language)] or words)
        for place, much in self.questions.fitting(words).items():
            scores[place] = scores.get(place, 0.0) + ASKED * much
        best = sorted(scores, key=lambda place: (-scores[place], place))
        return [self.found[place][1] for place in best[:most]]

    def _spelt(self, word: str) -> str:
        """A word that the book does not know, as the word of the book that it may be meant for; else as it is."""
        one = stem(word, self.language)
        near = max(self._variants(one, ()).values(), default=0.0)
        if len(word) < LEAST_SPELT or near > DOUBTFUL or senses_of(word, self.language):
            return word
        return max((other for other in self.words if _misspelt(word, other)), key=self.words.__getitem__, default=word)

    def _scores(self, words: list[str]) -> dict[int, float]:
        stems = [stem(word, self.language) for word in words]
        called = [term for term in self.terms if term[0] <= set(stems)]
        by_term = {one: name for wanted, name, _ in called for one in wanted}
        scores: dict[int, float] = defaultdict(float)
        answered: dict[int, float] = defaultdict(float)
        weight = 0.0
        for one, word in dict(zip(stems, words, strict=True)).items():
            alike = self._alike(word) & self.said.keys()
            variants = self._variants(one, by_term.get(one, ()), alike)
            rarity = max((self._rarity(other) * much for other, much in variants.items()), default=0.0)
            if one in self.said:
                for other in alike:
                    variants.setdefault(other, ASIDE)
            weight += rarity or self._rarity("")
            gained: dict[int, float] = defaultdict(float)
            for other, much in variants.items():
                for place in self.said.get(other, ()):
                    gained[place] = max(gained[place], much * self._rarity(other) * self._worth(place, other))
            for place, much in gained.items():
                scores[place] += much
                answered[place] += rarity
        for wanted, _, defined in called:
            if defined is not None:
                scores[defined] = scores[defined] * DEFINED + FITTING * len(wanted)
                answered[defined] = max(answered[defined], weight * len(wanted) / len(set(stems)))
        return {place: score / weight * (answered[place] / weight) for place, score in scores.items()}

    def _variants(self, one: str, name: Sequence[str], alike: Set[str] = frozenset()) -> dict[str, float]:
        """The stems that stand for one of the query, and how much each counts."""
        found = {other: RELATED * _shared(one, other) for other in self.said if _shared(one, other)}
        for other in name:
            found[other] = max(found.get(other, 0.0), SYNONYM)
        if one in self.said:
            found[one] = 1.0
        else:
            for other in alike:
                found[other] = max(found.get(other, 0.0), ALIKE)
        return found

    def _rarity(self, one: str) -> float:
        held = len(self.said.get(one, ()))
        return log(1 + (len(self.found) - held + 0.5) / (held + 0.5))

    def _worth(self, place: int, one: str) -> float:
        often = self.counts[place].get(one, 0.0)
        long = 1 - LENGTH + LENGTH * self.lengths[place] / self.usual
        return often * (SATURATION + 1) / (often + SATURATION * long)


@cache
def finder_of(folder: Path, language: str) -> Finder | None:
    """What searches the rulebook of a game's folder in a language; None if there is none."""
    path = folder / "rules.md"
    book = read_handbook(folder, language, read_rulebook(path)) if path.exists() else None
    return None if book is None else Finder(book, language, asked_of(folder))


def _lead(paragraph: Paragraph) -> str:
    """The words that a paragraph begins with in bold or italics: its own small heading."""
    found = _EMPHASIS.match(paragraph.text)
    return found[1] if found else ""


@cache
def _misspelt(one: str, other: str) -> bool:
    """Whether two words differ by a letter that is missing, added or another, or by two that changed places."""
    if min(len(one), len(other)) < LEAST_SPELT or abs(len(one) - len(other)) > 1:
        return False
    same = 0
    while same < min(len(one), len(other)) and one[same] == other[same]:
        same += 1
    rest, left = one[same:], other[same:]
    return (
        rest[1:] == left
        or rest == left[1:]
        or rest[1:] == left[1:]
        or (rest[2:] == left[2:] and rest[:2] == left[1::-1])
    )


@cache
def _shared(one: str, other: str) -> float:
    """How much two stems have in common: their beginning, or one of them as a part of a word put together."""
    if one == other:
        return 0.0
    short, long = sorted((one, other), key=len)
    if len(short) < LEAST_SHARED:
        return 0.0
    if long.startswith(short) or long.endswith(short):
        return len(short) / len(long) * (1.0 if len(short) > LEAST_SHARED else 0.7)
    same = 0
    while same < len(short) and short[same] == long[same]:
        same += 1
    return same / len(long) if same >= LEAST_SHARED and same >= len(long) - 2 else 0.0
