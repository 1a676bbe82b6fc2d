"""Terms of the glossary are found in sentences in the forms that the texts use."""

from pathlib import Path

import pytest

from tyche.core.game import games
from tyche.text.glossary import glossary_of


@pytest.mark.parametrize(
    ("game", "language", "term", "forms", "others"),
    [
        ("hellas", "de", "hoplite", {"hoplit", "hopliten"}, {"hop"}),
        ("hellas", "de", "quest", {"quest", "quests"}, {"queen"}),
        ("hellas", "pl", "quest", {"zadanie", "zadania", "zadaniu"}, {"żadne", "zada"}),
        ("scharz", "cs", "treaty", {"smlouva", "smlouvy"}, set()),
        ("successors", "pl", "fleet", {"flota", "floty", "flotę"}, set()),
        ("successors", "en", "overrun", {"overrun", "overruns"}, {"over"}),
    ],
)
def test_forms_of_terms(game: str, language: str, term: str, forms: set[str], others: set[str]) -> None:
    found = set(glossary_of(Path(games()[game].folder), language)[term][1])
    assert forms <= found
    assert not others & found


def test_common_words_are_searched_for_but_not_explained() -> None:
    assert "victory" not in glossary_of(Path(games()["hellas"].folder), "en")


@pytest.mark.parametrize("game", sorted(games()))
def test_every_language_explains_the_same_terms(game: str) -> None:
    folder = Path(games()[game].folder)
    terms = [set(glossary_of(folder, language)) for language in ("en", "de", "cs", "pl")]
    assert len(terms[0]) > 15
    assert all(found == terms[0] for found in terms)
