"""Words as they are compared when people search: without case, accents and endings, in the reader's language.

The endings are those of a light stemmer: what is left need be no root, only the same for the forms of one word.
"""

import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

DATA: Final = Path(__file__).with_name("stems.yaml")
SHORTEST: Final = 3
"""What an ending leaves at least."""
_WORD: Final = re.compile(r"[^\W_]+")
_LETTERS: Final = str.maketrans({"ł": "l", "ß": "ss", "đ": "d", "æ": "ae", "ø": "o"})


def folded(text: str) -> str:
    """A text without case and accents."""
    apart = unicodedata.normalize("NFKD", text.lower().translate(_LETTERS))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def written_words(text: str) -> list[str]:
    """The words of a text as they are written, in small letters."""
    return _WORD.findall(text.lower())


def words_of(text: str) -> list[str]:
    """The words of a text, without case and accents."""
    return _WORD.findall(folded(text))


class Language:
    """The endings of a language, longest first, and its words that say nothing about the matter."""

    def __init__(self, endings: str, silent: str) -> None:
        self.endings = sorted(words_of(endings), key=len, reverse=True)
        self.silent = frozenset(words_of(silent))

    def stem(self, word: str) -> str:
        """A folded word without the longest ending that leaves enough of it."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                return word[: -len(ending)]
        return word


@cache
def languages() -> dict[str, Language]:
    """The languages that words are taken apart in; words of others stay as they are."""
    written: dict[str, dict[str, Any]] = yaml.safe_load(DATA.read_text(encoding="utf-8"))
    return {name: Language(**parts) for name, parts in written.items()}


def stem(word: str, language: str) -> str:
    """A word that is folded already, without the longest of the language's endings that leaves enough of it."""
    known = languages().get(language)
    return known.stem(word) if known else word


def is_matter(word: str, language: str) -> bool:
    """Whether a folded word says something about the matter of a text."""
    known = languages().get(language)
    return known is None or word not in known.silent


def stems_of(text: str, language: str) -> list[str]:
    """The stems of a text, without the words that say nothing about its matter."""
    return [stem(word, language) for word in words_of(text) if is_matter(word, language)]
