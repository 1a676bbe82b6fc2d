"""What the words of Scharz's cases say of a name that does not fit."""

import pytest

from tyche.core.errors import CaseError
from tyche.games.scharz import GAME


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"people": {"red": "kassites"}}, "'kassites' is not in the playing area of 2 players"),
        ({"people": {"red": "canaa"}}, "there is no people 'canaa'; did you mean canaan?"),
        ({"units": {"red": {"roma": {"light": 1}}}}, "there is no place on this map 'roma'"),
        ({"units": {"green": {"halab": {"light": 1}}}}, "green does not play"),
        ({"units": {"red": {"halab/cellar": {"light": 1}}}}, "there is no spot 'cellar'"),
        ({"units": {"red": {"halab": {"lite": 1}}}}, "there is no kind of unit 'lite'; did you mean light?"),
        ({"units": {"red": {"halab": {"mercenary": 1}}}}, "does not exist in this mode"),
        ({"units": {"red": {"halab": {"light-elite": 1}}}}, "does not exist in this mode"),
        ({"aid": [["red"]]}, "aid goes from one player to another"),
        ({"phase": "crop"}, "there is no such phase in this season and mode"),
        ({"settlement": {}}, "did you mean settlements?"),
    ],
)
def test_a_wrong_name_is_told_with_what_would_be_right(given: dict[str, object], message: str) -> None:
    with pytest.raises(CaseError, match=message.replace("?", r"\?")):
        GAME.vocabulary().open(2, {"map": "orient", "mode": "basic"}, given, [])
