"""What everyday words mean: a player's word and the rulebook's word for one thing have one sense (`senses.yaml`).

A sense has words in every language, so that what people ask of a clause is written down once, in senses, and is found
in all of them (`rulebook/asked.yaml` of each game).
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

import yaml

from tyche.core.datafile import decode
from tyche.text.stems import folded, stem

DATA: Final = Path(__file__).with_name("senses.yaml")
ASKED: Final = "rulebook/asked.yaml"
ANY: Final = "*"
_SPLIT: Final = re.compile(r"^(an|auf|aus|ab|ein|um|weg|zuruck|nach|vor|mit|los|nieder)zu(\w{4,})$")
"""German verbs whose parts stand apart from each other around *zu*: *anzuzünden*."""
COMPOUNDING: Final = frozenset({"de"})
"""Languages that put words together, so that the last part says what a thing is: *Götterstatue*."""
LEAST_PART: Final = 5
"""Letters of each part; shorter ones are found in words by chance."""
JOINED: Final = "_"
"""Between the words of a phrase, such as `run_out`."""


@cache
def senses() -> dict[str, dict[str, str]]:
    """The words of each sense by language."""
    found: dict[str, dict[str, str]] = yaml.safe_load(DATA.read_text(encoding="utf-8"))
    return found


class Lexicon:
    """The words of a language with their senses: in all their forms, or as what words begin or end with."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.whole: dict[str, set[str]] = defaultdict(set)
        self.beginnings: dict[str, set[str]] = defaultdict(set)
        self.endings: dict[str, set[str]] = defaultdict(set)
        self.phrases: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for sense, words in senses().items():
            for word in folded(words.get(language, "")).split():
                if JOINED in word:
                    self.phrases[self._stems(word.split(JOINED))].add(sense)
                elif word.endswith(ANY):
                    self.beginnings[word[:-1]].add(sense)
                elif word.startswith(ANY):
                    self.endings[word[1:]].add(sense)
                else:
                    self.whole[stem(word, language)].add(sense)
        self.lengths = sorted({len(phrase) for phrase in self.phrases}, reverse=True)

    def _stems(self, words: Sequence[str]) -> tuple[str, ...]:
        return tuple(stem(word, self.language) for word in words)

    def meant(self, words: Sequence[str]) -> list[frozenset[str]]:
        """The senses of each folded word of a question that has any; a phrase is one word."""
        found: list[frozenset[str]] = []
        stems, place = self._stems(words), 0
        while place < len(words):
            long = next((one for one in self.lengths if stems[place : place + one] in self.phrases), 0)
            if known := self.phrases[stems[place : place + long]] if long else self.senses_of(words[place]):
                found.append(frozenset(known))
            place += long or 1
        return found

    def senses_of(self, word: str) -> frozenset[str]:
        """The senses of a folded word; in German also those of what it is put together from."""
        found = self._simple(word) or self._simple(_SPLIT.sub(r"\1\2", word))
        if self.language in COMPOUNDING:
            for cut in range(LEAST_PART, len(word) - LEAST_PART + 1):
                if self._simple(word[:cut]):
                    found |= self._simple(word[cut:])
        return frozenset(found)

    def _simple(self, word: str) -> set[str]:
        found = set(self.whole.get(stem(word, self.language), ()))
        for cut in range(1, len(word) + 1):
            found |= self.beginnings.get(word[:cut], set()) | self.endings.get(word[-cut:], set())
        return found


@cache
def _lexicon(language: str) -> Lexicon:
    return Lexicon(language)


@cache
def senses_of(word: str, language: str) -> frozenset[str]:
    """The senses of a folded word; most words of a rulebook have none."""
    return _lexicon(language).senses_of(word)


def meant_by(words: Sequence[str], language: str) -> list[frozenset[str]]:
    """The senses of the words and phrases of a question, given as its folded words."""
    return _lexicon(language).meant(words)


def asked_of(folder: Path) -> dict[str, list[frozenset[str]]]:
    """What people ask of the clauses of a game's folder: for each clause the questions, each as its senses."""
    path = folder / ASKED
    written = decode(path.name, path.read_bytes(), dict[str, list[str]]) if path.exists() else {}
    return {clause: [frozenset(question.split()) for question in asked] for clause, asked in written.items()}
