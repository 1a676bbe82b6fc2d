"""Patches lead from any plain data to any other, and say nothing where nothing changed."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tyche.core.delta import difference, patched

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "=", "-", "~"])
DATA = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("ab=-~"), inner, max_size=3)
)
MAPPINGS = st.dictionaries(st.sampled_from("abc=-~"), DATA, max_size=4)


@given(MAPPINGS, MAPPINGS)
def test_a_patch_leads_from_one_to_the_other(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert patched(before, difference(before, after)) == after


@given(MAPPINGS)
def test_equal_data_have_an_empty_patch(data: dict[str, Any]) -> None:
    assert difference(data, data) == {}


def test_only_what_changed_is_said() -> None:
    before = {
        "turn": 1,
        "winner": None,
        "places": {"pella": {"cu": 3}, "tyros": {"cu": 1}},
        "seats": [{"vp": 1}, {"vp": 2}],
    }
    after = {"turn": 2, "winner": None, "places": {"pella": {"cu": 4}}, "seats": [{"vp": 1}, {"vp": 5}]}
    assert difference(before, after) == {
        "=": {"turn": 2},
        "~": {"places": {"-": ["tyros"], "~": {"pella": {"=": {"cu": 4}}}}, "seats": {"~": {"1": {"=": {"vp": 5}}}}},
    }
