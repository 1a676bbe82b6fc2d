"""States are declared once: how they are copied, and which fields they have, is written from that."""

import ast
from importlib import import_module
from itertools import pairwise

import pytest
from tools import states

from tyche.core.game import Game, games
from tyche.core.table import open_table

DECLARED = """
class State:
    def __init__(self, other, players):
        if other is None:
            self._empty(players)
        else:
            copy_into(self, other)

    def _empty(self, players):
        zeros = [0] * players
        self.step = "setup"
        self.active = NOBODY
        self.debt = -1
        self.gold = zeros[:]
        self.control = [NOBODY] * 9
        self.deck: list[int] = []
        self.units: dict[int, int] = {}
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.stacks: list[dict[int, int]] = []
        self._begin()

    def _begin(self):
        self.moved = False
        self.deck = []

    def advance(self):
        self.cached = 3
"""


def test_every_copying_module_is_as_its_state_declares() -> None:
    assert not [str(path) for path in states.stale()]


def test_there_is_one_for_each_game_and_the_toy() -> None:
    assert len(states.states()) >= len(games()) + 1


def test_the_ways_to_copy_follow_from_the_first_values_and_annotations() -> None:
    assert states.declared(DECLARED) == {
        "step": states.WHOLE,
        "active": states.WHOLE,
        "debt": states.WHOLE,
        "gold": states.LIST,
        "control": states.LIST,
        "deck": states.LIST,
        "units": states.MAP,
        "hands": states.LISTS,
        "stacks": states.MAPS,
        "moved": states.WHOLE,
    }


@pytest.mark.parametrize(
    "line",
    ["self.x = zeros", "self.x = list(range(9))", "self.x = []", "self.x: set[int] = set()", "self.x = [[0]] * 2"],
)
def test_what_cannot_be_told_must_be_annotated(line: str) -> None:
    with pytest.raises(states.Undeclared, match="annotate it"):
        states.declared(f"class State:\n    def _empty(self):\n        {line}\n")


def test_what_is_written_is_python_and_says_not_to_edit_it() -> None:
    files = states.written("toy.state", states.declared(DECLARED))
    for text in files.values():
        ast.parse(text)
        assert "do not edit" in text.splitlines()[0]
    assert "    s.stacks = [one.copy() for one in o.stacks]" in files["copying.py"]
    assert "    if s.units == o.units and list(s.units) == list(o.units):" in files["comparing.py"]


@pytest.mark.parametrize("game", games().values(), ids=str)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(game: Game) -> None:
    table = open_table(game, game.most, seed=bytes(32))
    for _ in range(60):
        if table.awaited():
            table.choose_default(table.awaited()[0])
    state, again = table.play.state(), table.play.save()
    for name in game.fields:
        one, other = getattr(state, name), getattr(again, name)
        assert one == other, name
        if isinstance(one, list | dict):
            assert one is not other, name
            parts = one if isinstance(one, list) else []
            assert all(a is not b for a, b in zip(parts, other, strict=False) if isinstance(a, list | dict)), name
    assert not set(vars(state)) - set(game.fields) if hasattr(state, "__dict__") else True


@pytest.mark.parametrize("game", games().values(), ids=str)
def test_a_copy_that_follows_is_equal_again_and_says_what_had_changed(game: Game) -> None:
    table = open_table(game, game.most, seed=bytes(32))
    shown = table.play.save()
    for _ in range(60):
        if not table.awaited():
            break
        before = table.play.save()
        table.choose_default(table.awaited()[0])
        state = table.play.state()
        expected = {name for name in game.fields if getattr(before, name) != getattr(state, name)}
        changed = table.play.follow(shown)
        assert {name for n, name in enumerate(game.fields) if changed >> n & 1} == expected
        for name in game.fields:
            assert getattr(shown, name) == getattr(state, name), name
            assert getattr(shown, name) is not getattr(state, name) or not isinstance(getattr(state, name), list | dict)


@pytest.mark.parametrize("game", games().values(), ids=str)
def test_saved_states_share_what_is_the_same_and_stay_as_they_were(game: Game) -> None:
    table = open_table(game, game.most, seed=bytes(32))
    table.play.log = []
    digests = {}
    for _ in range(120):
        if table.awaited():
            table.choose_default(table.awaited()[0])
            digests[len(table.decisions)] = table.digest()
    saved = [kept[1] for kept in table.checkpoints]
    assert len(saved) > 2
    shared = 0
    for one, other in pairwise(saved):
        for name in game.fields:
            a, b = getattr(one, name), getattr(other, name)
            if isinstance(a, list) and (not a or isinstance(a[0], int)):
                assert (a is b) == (a == b), name
                shared += a is b
    assert shared
    for moment, digest in digests.items():
        assert table.at(moment).digest() == digest


def test_the_fields_of_a_game_are_those_of_its_state() -> None:
    for source in states.states():
        module = import_module(states.module_of(source).removesuffix(".state") + ".copying")
        assert list(module.FIELDS) == list(states.declared(source.read_text(encoding="utf-8")))
