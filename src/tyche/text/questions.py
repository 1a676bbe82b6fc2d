"""Questions in everyday words: which paragraphs are usually asked for like that."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from typing import Final

from tyche.text.senses import meant_by

ASKING: Final = frozenset({"who", "when", "where", "many", "may", "must", "why", "meaning"})
"""Senses that many questions share: they tell two paragraphs about one matter apart, but are not matters themselves."""
LIGHT: Final = 0.35
"""How much those count."""


class Questions:
    """What people ask of paragraphs, by their places in the book."""

    def __init__(self, asked: Mapping[int, Iterable[frozenset[str]]], language: str) -> None:
        self.language = language
        self.asked = [(place, question) for place, questions in asked.items() for question in questions]
        often = Counter(sense for _, question in self.asked for sense in question)
        self.weights = {
            sense: log(1 + len(self.asked) / held) * (LIGHT if sense in ASKING else 1.0)
            for sense, held in often.items()
        }

    def fitting(self, words: Sequence[str]) -> dict[int, float]:
        """How well each paragraph fits the folded words of a query, from 0 to 1: by the best of its questions."""
        meant = [known & self.weights.keys() for known in meant_by(words, self.language)]
        meant = [known for known in meant if known]
        best: dict[int, float] = defaultdict(float)
        for place, question in self.asked:
            best[place] = max(best[place], self._likeness(question, meant))
        return {place: much for place, much in best.items() if much > 0}

    def _likeness(self, question: frozenset[str], meant: list[frozenset[str]]) -> float:
        shared = {sense for known in meant for sense in known & question}
        if not shared - ASKING:
            return 0.0
        asked = sum(self.weights[sense] for sense in question)
        wanted = sum(self._heaviest(known & question or known) for known in meant)
        return sum(self.weights[sense] for sense in shared) / sqrt(asked * wanted)

    def _heaviest(self, known: Iterable[str]) -> float:
        return max(self.weights[sense] for sense in known)
