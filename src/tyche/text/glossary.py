"""The terms of a game's glossary as they stand in its sentences: every form of each that a language's texts use."""

from functools import cache
from pathlib import Path
from typing import Final

from tyche.core.handbook import Handbook, Term, marked_words, read_handbook
from tyche.core.rulebook import read_rulebook
from tyche.text.catalogue import files
from tyche.text.stems import folded, stem, words_of, written_words

SHORTEST: Final = 4
"""A shorter word is too often a part of something else."""
ALIKE: Final = 6
"""So many letters at the beginning are those of the name."""
LONGEST_ENDING: Final = 3


@cache
def glossary_of(folder: Path, language: str) -> dict[str, tuple[Term, list[str]]]:
    """The terms that sentences explain, each with its forms; none where there is no rulebook for people."""
    path = folder / "rules.md"
    book = read_handbook(folder, language, read_rulebook(path)) if path.exists() else None
    if book is None:
        return {}
    marked = _marked(book)
    written = _written(folder, book, language)
    found: dict[str, tuple[Term, list[str]]] = {}
    for id, term in book.glossary.items():
        if term.aside:
            continue
        name = term.name.partition(" (")[0]
        forms = {name.lower(), *marked.get(id, ())}
        parts = words_of(name)
        if len(parts) == 1 and len(parts[0]) >= SHORTEST:
            forms |= {word for word in written if _is_form(word, parts[0], language)}
        found[id] = term, sorted(forms, key=lambda form: (-len(form), form))
    return found


def _marked(book: Handbook) -> dict[str, set[str]]:
    """The forms that the rulebook itself marks as terms."""
    found: dict[str, set[str]] = {}
    for _, paragraph in book.paragraphs():
        for words, term in marked_words(paragraph.text):
            if len(words) >= SHORTEST:
                found.setdefault(term, set()).add(words.lower())
    return found


def _written(folder: Path, book: Handbook, language: str) -> set[str]:
    """All words of the game's texts."""
    texts = [paragraph.text for _, paragraph in book.paragraphs()]
    texts += [path.read_text(encoding="utf-8") for path in files(folder / "locale", language)]
    return {word for text in texts for word in written_words(text)}


@cache
def _is_form(word: str, name: str, language: str) -> bool:
    """Whether a word is a form of a folded name: it begins alike, and has the same stem or merely an ending more."""
    bare = folded(word)
    if not bare.startswith(name[: min(ALIKE, len(name) - 1)]):
        return False
    ending = len(bare) - len(name)
    return stem(bare, language) == stem(name, language) or (bare.startswith(name) and ending <= LONGEST_ENDING)
