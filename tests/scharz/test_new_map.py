"""A new map is a data file: a small made-up one is read, checked and played, and its peoples have what it says."""

import random
from pathlib import Path

import pytest

from tests.scharz.walk import decide
from tyche.core.datafile import decode
from tyche.core.game import OptionValue, TableOption
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import data
from tyche.games.scharz.data.check import check_map
from tyche.games.scharz.data.schema import MapFile
from tyche.games.scharz.game import ScharzGame
from tyche.games.scharz.rules.modes import MODES
from tyche.games.scharz.rules.play import Scharz
from tyche.study import checks
from tyche.study.guards import guard_faults

FILE = Path(__file__).parent / "maps" / "insula.yaml"


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> ScharzGame:
    """Scharz with a seventh map."""
    file = decode(FILE.name, FILE.read_bytes(), MapFile)
    check_map(file)
    monkeypatch.setitem(data._read, "insula", file)
    found = ScharzGame()
    found.options = (TableOption("map", "T4.1", "insula", ("insula",)), *found.options[1:])
    return found


def opened(game: ScharzGame, mode: str, given: dict[str, object]) -> tuple[Table, Scharz]:
    table = game.vocabulary().open(2, {"mode": mode}, given, [])
    assert isinstance(table.play, Scharz)
    return table, table.play


@pytest.mark.parametrize("mode", MODES)
def test_it_is_played_in_every_mode(game: ScharzGame, mode: str) -> None:
    rng = random.Random(mode)
    options: dict[str, OptionValue] = {"mode": mode, "bonuses": True}
    table = open_table(game, 2, options, None, rng.randbytes(SEED_BYTES), log=False)
    while not table.over and len(table.decisions) < 400:
        assert checks.state_faults(table) == []
        if rng.random() < 0.05:
            assert guard_faults(table, table.awaited()[0], rng, 40) == []
        table.choose(*decide(table, rng))
    assert len(table.decisions) > 60


def test_its_peoples_have_what_it_says(game: ScharzGame) -> None:
    """T20.0.1, T20.4.1, T20.6.2, T20.6.9. Hill folk at home only, old rivals, a river that only some cross."""
    table, t = opened(
        game,
        "green",
        {
            "people": {"red": "northerners", "blue": "southerners"},
            "settlements": {"n-one": {"owner": "red"}, "s-one": {"owner": "blue"}},
            "units": {"red": {"n-three": {"light": 1}}, "blue": {"s-one": {"light": 1}}},
            "phase": "units",
        },
    )
    refusal = table.why(0, ("march", "n-three", "s-one"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("T20.6.9", "black-river")
    assert table.why(0, ("march", "n-three", "moor")) is None
    table.choose(0, ("pass",))
    assert ("march", "s-one", "n-three") in table.options(1)
    assert t.a.hates == [[], [0]]


def test_its_neutral_fields_do_what_it_says(game: ScharzGame) -> None:
    """T8.20.1, T20.1.10. A marsh that takes units on 4 and more; elephants are tamed on the plain."""
    given: dict[str, object] = {
        "settlements": {"n-one": {"owner": "red"}, "s-one": {"owner": "blue"}},
        "units": {"red": {"moor": {"light": 2}, "plain": {"light": 1}}},
        "gold": {"red": 9},
    }
    table = game.vocabulary().open(2, {"mode": "yellow"}, {**given, "phase": "attrition"}, [4, 3, 1, 1])
    assert isinstance(table.play, Scharz)
    assert table.play.count(0, table.play.a.ids["moor"], 0) == 1
    table, _ = opened(game, "yellow", {**given, "phase": "trade"})
    assert ("upgrade", "light", "elephant", "plain") in table.options(0)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("hill, climbers", "hill, flyers", "traits"),
        ("neutral: marsh}", "neutral: bog}", "neutral"),
        ("fords: [Flumen]", "fords: [Styx]", "fords"),
        ("hates: [northerners]", "hates: [easterners]", "hates"),
        ("hills: [north]", "hills: [east]", "homeland"),
    ],
)
def test_what_it_says_must_be_known(old: str, new: str, message: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file = decode(FILE.name, text.replace(old, new).encode(), MapFile)
    with pytest.raises(ValueError, match=message):
        check_map(file)
