"""Player aids: every cell has words in every language, and every figure comes from the data."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tyche.core.aids import Cell, Sheet
from tyche.core.game import games
from tyche.core.handbook import read_handbook
from tyche.core.rulebook import read_rulebook
from tyche.text.catalogue import Catalogue

EVERY = [(game, language) for game in sorted(games()) for language in ("en", "de", "cs", "pl")]


def cells_of(sheet: Sheet) -> Iterator[Cell]:
    """All cells of a sheet, those within others included."""
    waiting: list[Cell] = [sheet.title]
    for block in sheet.blocks:
        waiting.append(block.title or {"say": block.id})
        waiting += [{"say": f"column-{column}"} for column in block.columns if not column.isdigit()]
        waiting += [cell for row in block.rows for cell in row.cells]
    while waiting:
        cell = waiting.pop()
        within = cell.get("list") or cell.get("with")
        if isinstance(within, list):
            waiting += within
        yield cell


@pytest.mark.parametrize(("game", "language"), EVERY)
def test_every_cell_has_words(game: str, language: str) -> None:
    played = games()[game]
    folder = Path(played.folder)
    texts, rules = Catalogue(folder, language), read_rulebook(folder / "rules.md")
    book = read_handbook(folder, language, rules)
    assert book is not None
    said = book.clauses()
    own = texts.bundles[0]
    for cell in [cell for sheet in played.aids() for cell in cells_of(sheet)]:
        if "say" in cell:
            assert own.has_message(f"aid-{cell['say']}"), cell
        elif "about" in cell:
            message, attribute = cell["about"]  # type: ignore[misc]
            assert texts.has(message, attribute), cell  # type: ignore[has-type]
        elif "name" in cell and cell["name"][0] != "card":  # type: ignore[index]
            kind, id = cell["name"]  # type: ignore[misc]
            assert texts.has(f"{kind}-{id}"), cell  # type: ignore[has-type]
        elif "rule" in cell or "heading" in cell:
            assert (cell.get("rule") or cell.get("heading")) in said, cell


def test_the_figures_are_those_of_the_data() -> None:
    sheets = {sheet.id: sheet for sheet in games()["successors"].aids()}
    provinces = next(block for block in sheets["tables"].blocks if block.id == "provinces")
    assert [cell.get("number") for cell in provinces.rows[0].cells] == [None, 6, 3, None]
    players = next(block for block in sheets["play"].blocks if block.id == "players")
    assert [cell.get("number") for cell in players.rows[0].cells[1:]] == [29, 26, 23, 20]


def test_scharz_has_a_card_for_each_mode_and_map_with_all_its_peoples() -> None:
    scharz = games()["scharz"]
    values = {option.name: option.values for option in scharz.options}
    cards = {kind: [sheet.id for sheet in scharz.aids() if sheet.kind == kind] for kind in ("mode", "map")}
    assert cards == {kind: [f"{kind}-{value}" for value in values[kind]] for kind in ("mode", "map")}
    italia = next(sheet for sheet in scharz.aids() if sheet.id == "map-italia")
    assert [block.id for block in italia.blocks[1:3]] == ["people-etruscans", "people-carthaginians"]
