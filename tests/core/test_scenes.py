"""Scenes: what a telling is about, as data."""

import random

import msgspec
import pytest

from tests.toy import GAME, Toy
from tyche.cli.scenes import scene_lines
from tyche.core.game import Game, games
from tyche.core.resume import Position, position_of, resumed
from tyche.core.scenes import Change, Die, Loss, Row, Side, Term
from tyche.core.stakes import Stake
from tyche.core.table import Table, open_table
from tyche.server import wire
from tyche.text import Messages

SEED = bytes(range(32))
PLAYED = 800


def rolled(log: bool = True) -> Table:
    """Red has rolled a die."""
    table = open_table(GAME, 2, seed=SEED, log=log)
    for seat in table.awaited():
        table.choose(seat, ("pass",))
    table.choose(0, ("roll",))
    return table


def scenes(table: Table) -> list[object]:
    told = [GAME.told(telling) for telling in table.play.log or ()]
    return [entry["scene"] for entry in told if "scene" in entry]


def test_a_telling_carries_its_scene() -> None:
    table = rolled()
    assert isinstance(table.play, Toy)
    die, score = table.play.dice.thrown or [], table.play.s.scores[0]
    assert scenes(table) == [
        {
            "kind": "roll",
            "key": "3",
            "phase": "ends",
            "sides": [
                {
                    "faction": "red",
                    "role": "",
                    "cards": [],
                    "terms": [{"name": "die", "amount": die[0], "most": None, "facts": {}}],
                    "dice": [{"shows": die[0], "counts": die[0], "use": "", "kind": ""}],
                    "score": score,
                    "row": None,
                    "losses": [],
                    "facts": {},
                }
            ],
            "table": None,
            "stakes": [],
            "changes": [],
            "facts": {"seat": "red"},
        }
    ]


def test_what_is_told_has_the_same_id_and_facts_with_a_scene() -> None:
    told = next(telling for telling in rolled().play.log or () if telling.scene is not None)
    assert (told.message, told.clause, list(told.facts)) == ("rolled", "Y3.c", ["seat", "die"])


def test_nothing_is_built_with_the_log_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def built(*_: object) -> None:
        raise AssertionError("a scene was built")

    monkeypatch.setattr("tests.toy.rules.Side", built)
    assert rolled(log=False).play.log is None
    with pytest.raises(AssertionError):
        rolled()


def test_scenes_survive_being_stored() -> None:
    table = rolled()
    while table.play.saved_at < 3:
        table.choose_default(table.awaited()[0])
    again = resumed(GAME, table.setup, SEED, position_of(table), table.decisions)
    assert scenes(again) == scenes(table)[:1]


def battle(t: Toy) -> None:
    t.tell("fought", "Y9", seat=0)
    t.scene(
        "battle",
        "b1",
        "dice",
        sides=[
            Side(
                0,
                [Term("units", 8), Term("local", 2)],
                [Die(3, 4), Die(6)],
                20,
                [Loss("destroyed", {"card": [1]})],
                {"card": 5},
                "attacks",
                [7],
            ),
            Side(1, score=7),
        ],
        table=Row("Y9.b", {"difference": 13}, {"losses": 2}),
        stakes=[Stake("points", 1, -2, "Y9.c", 0.4), Stake("cards", 0, 1, "Y9.d")],
        changes=[Change("points", 1, 5, 3)],
        card=[5, 7],
    )


def test_everything_in_a_scene_is_spelled_and_fits_the_wire() -> None:
    table = rolled()
    assert isinstance(table.play, Toy)
    battle(table.play)
    scene = scenes(table)[-1]
    assert isinstance(scene, dict)
    assert scene["facts"] == {"card": ["c5", "c7"]}
    assert scene["sides"][0]["losses"] == [{"fate": "destroyed", "facts": {"card": ["c1"]}}]
    assert scene["sides"][0]["cards"] == [{"facts": {"card": "c7"}}]
    assert scene["sides"][1]["faction"] == "blue"
    assert msgspec.to_builtins(msgspec.convert(scene, wire.Scene)) == scene


def test_a_scene_needs_a_telling_of_its_own() -> None:
    table = rolled()
    assert isinstance(table.play, Toy)
    battle(table.play)
    with pytest.raises(ValueError, match="no telling of its own"):
        table.play.scene("battle", "b1", "ends")


def test_a_scene_under_way_takes_in_questions_and_what_others_tell_until_it_ends() -> None:
    t = rolled().play
    asked = [t.ask(0, "move", [("pass",)], "Y3", ("pass",)).scene]
    t.enact("losses", [Side(0)])
    t.tell("fought", "Y9", seat=0)
    t.scene("battle", "b1", "opens")
    t.enact("losses", [Side(1)])
    asked.append(t.ask(0, "move", [("pass",)], "Y3", ("pass",)).scene)
    t.tell("lost", "Y9", seat=1)
    t.enact("losses", [Side(1, losses=[Loss("destroyed", {"card": [1]})])])
    t.tell("over", "Y9", seat=1)
    t.enact("ends")
    asked.append(t.ask(0, "move", [("pass",)], "Y3", ("pass",)).scene)
    assert asked == ["", "b1", ""]
    told = [telling.scene for telling in (t.log or [])[-3:] if telling.scene is not None]
    assert [(scene["kind"], scene["key"], scene["phase"]) for scene in told] == [
        ("battle", "b1", phase) for phase in ("opens", "losses", "ends")
    ]


def test_what_a_scene_has_changed_is_told_with_its_last_telling() -> None:
    t = rolled().play
    t.tell("fought", "Y9", seat=0)
    t.scene("battle", "b1", "opens")
    t.tell("aside", "Y9", seat=0)
    t.close_scene([Change("points", 0, 1, 3)])
    assert t.log is not None
    fought = t.log[-2].scene
    assert fought is not None
    assert fought["changes"] == [{"kind": "points", "faction": 0, "before": 1, "after": 3, "facts": {}}]


def test_the_terminal_shows_sides_rows_and_stakes() -> None:
    table = rolled()
    assert isinstance(table.play, Toy)
    battle(table.play)
    scene = scenes(table)[-1]
    assert isinstance(scene, dict)
    assert scene_lines(scene, Messages(GAME, "en")) == [
        "red: units 8 + local 2 + ⚂→4 ⚅ = 20; card c5; destroyed card c1",
        "blue: 7",
        "Y9.b: difference 13 → losses 2",
        "blue: points 5 → 3",
        "blue: -2 points (Y9.c), 40 %",
        "red: +1 cards (Y9.d)",
    ]


@pytest.mark.parametrize("game", list(games().values()), ids=list(games()))
def test_a_scene_under_way_is_taken_up_again_from_a_checkpoint(game: Game) -> None:
    """After going back, and after being stored, questions belong to the scene that they belonged to."""
    rng = random.Random(2)
    table = open_table(game, 4, seed=SEED)
    asked: list[str] = []
    stored: list[tuple[Position, str]] = []
    while table.ask is not None and len(asked) < PLAYED:
        asked.append(table.ask.scene)
        if table.ask.scene and table.play.saved_at == len(table.decisions):
            stored.append((position_of(table), table.ask.scene))
        seat = rng.choice(table.awaited())
        table.choose(seat, rng.choice(table.options(seat)))
    staged = [moment for moment, scene in enumerate(asked) if scene]
    assert staged
    for moment in staged[::-1][::3]:
        assert scene_at(table.at(moment, told=True)) == asked[moment], moment
    for position, scene in stored[:10]:
        assert scene_at(resumed(game, table.setup, SEED, position, table.decisions)) == scene
    table.rewind(staged[-1])
    assert scene_at(table) == asked[staged[-1]]


def scene_at(table: Table) -> str:
    assert table.ask is not None
    return table.ask.scene
