"""Views in sections: only what has changed is made, and the patch leads from one view to the next."""

import random
from copy import deepcopy
from typing import Any

import pytest
from msgspec import UNSET, Struct, UnsetType

from tests.toy import GAME, State, Toy
from tests.toy.comparing import follow
from tests.toy.copying import FIELDS
from tyche.core.delta import GONE, difference, patched
from tyche.core.dice import Dice
from tyche.core.sections import Fields, Keyed, Listed, Often, Part, Section, Shown, Tracked, whole
from tyche.core.table import open_table

SEED = bytes(range(32))
NAMES = ["athens", "sparta", "thebes"]
made: list[str] = []


class Place(Struct, omit_defaults=True):
    score: int
    mark: str | UnsetType = UNSET


class Where(Struct):
    round: int
    step: str | UnsetType


def place(t: Toy, n: int) -> object:
    made.append(NAMES[n])
    return UNSET if t.s.scores[n] == 0 else Place(t.s.scores[n], "big" if t.s.scores[n] > 5 else UNSET)


def hand(t: Toy, n: int) -> object:
    made.append(f"hand {n}")
    return {"cards": t.s.hands[n]}


def named(t: Toy, n: int) -> object:
    return {**dict(hand(t, n)), "step": t.s.step}  # type: ignore[call-overload]


def discard(t: Toy) -> object:
    made.append("discard")
    return t.s.discard or UNSET


PARTS: list[Part[Toy]] = [
    Fields(lambda t: Where(t.s.round, t.s.step or UNSET)),
    Keyed("places", NAMES, lambda t: t.s.scores, place),
    Listed("hands", lambda t: [tuple(one) for one in t.s.hands], hand),
    Section("discard", lambda t: t.s.discard[:], discard),
]


def play() -> Toy:
    t = GAME.start(GAME.check(3, None, None), Dice(SEED, [0, 0], None, []))
    made.clear()
    return t


def settled(patch: dict[str, Any]) -> dict[str, Any]:
    """A patch in which the order of what is gone does not count."""
    found = {key: settled(value) if isinstance(value, dict) else value for key, value in patch.items()}
    if GONE in found:
        found[GONE] = sorted(found[GONE])
    return found


def test_the_first_view_is_whole_and_plain() -> None:
    t = play()
    t.s.scores[1] = 7
    assert whole(PARTS, t) == {
        "round": 1,
        "step": "deal",
        "places": {"sparta": {"score": 7, "mark": "big"}},
        "hands": [{"cards": []}, {"cards": []}, {"cards": []}],
    }


def test_only_what_has_changed_is_made() -> None:
    t = play()
    shown = Shown(PARTS, t)
    made.clear()
    t.s.scores[2] = 3
    t.s.hands[0].append(4)
    patch = shown.update(t)
    assert made == ["thebes", "hand 0"]
    assert patch == {"~": {"places": {"=": {"thebes": {"score": 3}}}, "hands": {"~": {"0": {"=": {"cards": [4]}}}}}}
    assert shown.view == whole(PARTS, t)


def test_nothing_changes_without_a_change() -> None:
    t = play()
    shown = Shown(PARTS, t)
    made.clear()
    assert shown.update(t) == {}
    assert made == []


def test_a_part_is_looked_at_only_if_a_field_that_it_hangs_on_has_changed() -> None:
    t = play()
    places = Keyed("places", NAMES, lambda t: t.s.scores, place).on(FIELDS, "scores winner")
    always = Section("discard", lambda t: t.s.discard[:], discard)
    shown, copy = Shown([places, always], t), State(t.s, 0)
    t.s.scores[0], t.s.discard = 3, [5]
    assert shown.update(t, 1 << FIELDS.index("step")) == {"=": {"discard": [5]}}
    assert shown.update(t, follow(t.s, copy)) == {"~": {"places": {"=": {"athens": {"score": 3}}}}}
    assert follow(t.s, copy) == 0
    t.s.scores[0] = 4
    assert shown.update(t) == {"~": {"places": {"~": {"athens": {"=": {"score": 4}}}}}}


def test_what_is_not_there_any_more_is_gone() -> None:
    t = play()
    t.s.scores[0], t.s.discard = 9, [3]
    shown = Shown(PARTS, t)
    t.s.scores[0], t.s.discard, t.s.step = 0, [], ""
    patch = shown.update(t)
    assert patch == {"-": ["step", "discard"], "~": {"places": {"-": ["athens"]}}}
    assert shown.view == whole(PARTS, t)


def test_an_item_that_changed_in_part_is_patched_in_part() -> None:
    t = play()
    t.s.scores[0] = 5
    shown = Shown(PARTS, t)
    t.s.scores[0] = 6
    assert shown.update(t) == {"~": {"places": {"~": {"athens": {"=": {"score": 6, "mark": "big"}}}}}}


def test_a_list_may_grow_and_shrink() -> None:
    t = play()
    shown = Shown(PARTS, t)
    made.clear()
    t.s.hands.append([8])
    assert shown.update(t) == {"=": {"hands": [{"cards": []}] * 3 + [{"cards": [8]}]}}
    assert made == ["hand 3"]
    del t.s.hands[1:]
    shown.update(t)
    assert shown.view["hands"] == [{"cards": []}]


def test_what_all_items_of_a_list_show_is_compared_once_for_all() -> None:
    t = play()
    shared: list[Part[Toy]] = [Listed("hands", lambda t: [tuple(one) for one in t.s.hands], named, lambda t: t.s.step)]
    shown = Shown(shared, t)
    made.clear()
    t.s.step = "bid"
    assert shown.update(t) == {"~": {"hands": {"~": {str(n): {"=": {"step": "bid"}} for n in range(3)}}}}
    t.s.hands[1].append(6)
    assert shown.update(t) == {"~": {"hands": {"~": {"1": {"=": {"cards": [6]}}}}}}
    assert made == ["hand 0", "hand 1", "hand 2", "hand 1"]
    assert shown.view == whole(shared, t)


def test_where_only_what_changes_often_has_changed_of_an_item_nothing_else_is_made() -> None:
    def both(t: Toy, n: int) -> object:
        return {**dict(hand(t, n)), "score": t.s.scores[n]}  # type: ignore[call-overload]

    often = Often[Toy](lambda t: t.s.scores, lambda t, n: {"score": t.s.scores[n]})
    parts: list[Part[Toy]] = [Listed("hands", lambda t: [tuple(one) for one in t.s.hands], both, None, often)]
    t = play()
    shown = Shown(parts, t)
    made.clear()
    t.s.scores[1] = 7
    assert shown.update(t) == {"~": {"hands": {"~": {"1": {"=": {"score": 7}}}}}}
    assert made == []
    t.s.hands[1].append(6)
    t.s.scores[1] = 8
    assert shown.update(t) == {"~": {"hands": {"~": {"1": {"=": {"cards": [6], "score": 8}}}}}}
    assert made == ["hand 1"]
    assert shown.view == whole(parts, t)


def test_fields_with_a_key_are_made_when_it_changes() -> None:
    def where(t: Toy) -> object:
        made.append("where")
        return {"round": t.s.round, "step": t.s.step}

    t = play()
    shown = Shown([Fields(where, lambda t: (t.s.round, t.s.step))], t)
    shown.update(t)
    assert made == ["where"]
    t.s.round += 1
    assert shown.update(t) == {"=": {"round": t.s.round}}
    assert made == ["where", "where"]


def test_a_note_is_given_the_last_one_and_may_be_the_same() -> None:
    asked: list[object] = []

    def note(t: Toy, was: list[int] | None) -> list[int]:
        asked.append(was)
        return was if was is not None and was == t.s.scores else t.s.scores[:]

    def changed(was: list[int] | None, now: list[int]) -> int:
        assert was is not now  # the same note says that nothing has changed
        return sum(1 << n for n, score in enumerate(now) if was is None or was[n] != score)

    parts: list[Part[Toy]] = [Tracked("places", NAMES, note, changed, lambda t, n, now: now[n])]
    t = play()
    shown = Shown(parts, t)
    assert shown.update(t) == {}
    t.s.scores[2] = 4
    assert shown.update(t) == {"~": {"places": {"=": {"thebes": 4}}}}
    assert asked == [None, [0, 0, 0], [0, 0, 0]]


def test_a_list_of_what_is_no_mapping_is_given_anew() -> None:
    t = play()
    sizes: list[Part[Toy]] = [
        Listed("sizes", lambda t: [len(one) for one in t.s.hands], lambda t, n: len(t.s.hands[n]))
    ]
    shown = Shown(sizes, t)
    t.s.hands[1].append(6)
    assert shown.update(t) == {"=": {"sizes": [0, 1, 0]}}
    del t.s.hands[:]
    assert shown.update(t) == {"=": {"sizes": []}}
    assert Shown(sizes, t).view == {"sizes": []}


def shake(s: State, rng: random.Random) -> None:
    what = rng.randrange(5)
    if what == 0:
        s.scores[rng.randrange(3)] = rng.choice([0, 0, 4, 9])
    elif what == 1 and s.hands:
        rng.choice(s.hands).append(rng.randrange(9))
    elif what == 2:
        s.hands.pop() if len(s.hands) > 2 else s.hands.append([])
    elif what == 3:
        s.discard = rng.choice([[], [1], [1, 2]])
    else:
        s.round, s.step = rng.randrange(3), rng.choice(["", "bid"])


@pytest.mark.parametrize("seed", range(20))
def test_patches_are_those_of_the_whole_views(seed: int) -> None:
    rng, t = random.Random(seed), play()
    shown = Shown(PARTS, t)
    for _ in range(60):
        for _ in range(rng.randrange(4)):
            shake(t.s, rng)
        before = deepcopy(shown.view)
        patch = shown.update(t)
        assert shown.view == whole(PARTS, t)
        assert patched(before, patch) == shown.view
        assert settled(patch) == settled(difference(before, shown.view))


def test_the_views_of_a_game_come_from_its_sections() -> None:
    table = open_table(GAME, 2, seed=SEED)
    view = table.view(0)
    assert view["hand"] == [f"c{card}" for card in table.play.state().hands[0]]  # type: ignore[attr-defined]
    assert {"round", "turn", "step", "scores", "hands", "discard", "hand", "ask", "moment"} == view.keys()
    assert table.view(None)["hand"] == []
