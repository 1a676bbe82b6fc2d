"""Names in the right form: cases, prepositions and numbers of the languages that have them."""

import pytest

from tyche.core.game import Game
from tyche.games.hellas import GAME as HELLAS
from tyche.games.scharz import GAME as SCHARZ
from tyche.games.successors import GAME as SUCCESSORS
from tyche.text import Messages


def told(game: Game, language: str, ident: str, **facts: object) -> str:
    return Messages(game, language).telling({"id": ident, "facts": facts})


@pytest.mark.parametrize(
    ("units", "text"),
    [
        ({"loyal": 1}, "Rot platziert 1 Loyalen Makedonen in Pella."),
        ({"elephant": 1, "mercenary": 2}, "Rot platziert 1 Elefanten und 2 Söldner in Pella."),
    ],
)
def test_german_units_are_declined(units: dict[str, int], text: str) -> None:
    assert told(SUCCESSORS, "de", "units-placed", faction="red", area="pella", units=units) == text


def test_german_places_know_where_and_whither() -> None:
    facts = {"faction": "red", "general": "eumenes", "units": {"mercenary": 2, "royal": 2}}
    assert told(SUCCESSORS, "de", "moved", place="pella", **facts) == (
        "Eumenes (Rot) zieht mit 2 Söldnern und 2 Verbänden der Königlichen Armee nach Pella."
    )
    moved = told(SUCCESSORS, "de", "moved", place=["tp_zagros", "opis"], **facts)
    assert moved.endswith("zum Transitpunkt Zagros und nach Opis.")
    assert told(SUCCESSORS, "de", "left-royal", faction="red", area="lesbos", royal="cart") == (
        "Rot lässt den Begräbniswagen auf Lesbos zurück."
    )


def test_german_independents_are_declined() -> None:
    facts = {"winner": "red", "units": {"mercenary": 1}, "area": "pella/inside"}
    assert told(SUCCESSORS, "de", "units-defect", faction="independent", **facts) == (
        "1 Söldner von der Unabhängigen Fraktion wechselt innerhalb von Pella zu Rot."
    )


@pytest.mark.parametrize(
    ("place", "to", "text"),
    [
        ("crete", "argolis", "Die Hydra zieht von Kreta in die Argolis."),
        ("chalkidiki", "macedonia", "Die Hydra zieht von der Chalkidike nach Makedonien."),
    ],
)
def test_german_regions_have_their_prepositions(place: str, to: str, text: str) -> None:
    assert told(HELLAS, "de", "monster-moved", monster="hydra", region=place, to=to) == text


def test_german_monsters_are_declined() -> None:
    assert told(HELLAS, "de", "slain", player="a", monster="cyclops", region="elis") == (
        "Spieler A erlegt in Elis den Zyklopen."
    )
    assert told(HELLAS, "de", "wound-removed", monster="minotaur", symbol="axe") == (
        "Eine Wunde des Minotaurus heilt: Axt."
    )


def test_german_seas_have_an_article_and_towns_have_none() -> None:
    sailed = {"faction": "red", "units": {"transport": 2}, "place": "m-latinum", "to": "s-cumanus"}
    assert told(SCHARZ, "de", "sailed", **sailed) == (
        "Rot segelt vom Mare Latinum in den Sinus Cumanus: 2 Transportschiffe."
    )
    assert told(SCHARZ, "de", "built", faction="red", place="roma", building="port") == (
        "Rot vollendet in Roma einen Hafen."
    )


@pytest.mark.parametrize(
    ("language", "number", "text"),
    [
        ("cs", 1, "1 žoldnéř"),
        ("cs", 3, "3 žoldnéři"),
        ("cs", 5, "5 žoldnéřů"),
        ("pl", 1, "1 Oddział Najemników"),
        ("pl", 3, "3 Oddziały Najemników"),
        ("pl", 5, "5 Oddziałów Najemników"),
    ],
)
def test_slavic_units_are_counted(language: str, number: int, text: str) -> None:
    assert Messages(SUCCESSORS, language).units({"mercenary": number}) == text
