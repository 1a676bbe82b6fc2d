"""Who is near a victory (S3.1), and how a position says who of the royal family is gone (S8, S3.5)."""

import pytest

from tyche.core.stakes import SURE, UNKNOWN, Stake
from tyche.core.table import open_table
from tyche.games.successors.edges.case_written import royals
from tyche.games.successors.edges.risks import DEFEAT, STEP, near_victory, of_defeat
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.components import CART, ROYAL_NAMES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import GONE, NOBODY
from tyche.games.successors.rules.tables import L_VICTORY, VP_VICTORY


@pytest.fixture
def play() -> Successors:
    found = open_table(GAME, 4, seed=bytes(32)).play
    assert isinstance(found, Successors)
    return found


def test_those_a_step_from_either_victory_are_named(play: Successors) -> None:
    s = play.s
    s.turn = 2
    s.vp[:4] = [VP_VICTORY[4], VP_VICTORY[4] - STEP, VP_VICTORY[4] - STEP - 1, 0]
    s.legitimacy[:4] = [L_VICTORY, 0, L_VICTORY - STEP - 1, L_VICTORY - STEP + 1]
    told = [
        (remark.facts["faction"], remark.facts["track"], remark.facts["points"]) for remark in near_victory(play, 0)
    ]
    assert told == [(1, "vp", STEP), (3, "legitimacy", STEP - 1)]
    s.turn = 1
    assert near_victory(play, 0) == [], "nobody wins in Turn I"


def test_what_gives_another_player_the_last_points_loses_the_game(play: Successors) -> None:
    s = play.s
    s.turn = 2
    s.vp[:4], s.legitimacy[:4] = [0, VP_VICTORY[4] - 2, 0, 0], [0, 0, L_VICTORY - 3, 0]

    def lost(kind: str, faction: int, amount: int, chance: float = SURE) -> bool:
        found = of_defeat(play, 0, [Stake(kind, faction, amount, "S3.1.a", chance)])
        return [(stake.kind, stake.faction, stake.grave) for stake in found] == [(DEFEAT, 0, True)]

    assert lost("vp", 1, 2)
    assert not lost("vp", 1, 1)
    assert lost("legitimacy", 2, 3)
    assert not lost("legitimacy", 1, 3)
    assert not lost("vp", 1, 2, UNKNOWN), "only what is certain is told so"
    s.vp[0] = VP_VICTORY[4] - 2
    assert not lost("vp", 0, 2), "one's own victory is no defeat"
    s.turn = 1
    assert not lost("vp", 1, 2), "nobody wins in Turn I"


def test_the_cart_is_not_written_as_gone_once_the_tomb_stands(play: Successors) -> None:
    s = play.s
    heir = next(royal for royal in range(len(ROYAL_NAMES)) if royal != CART)
    s.royal_at[CART] = s.royal_at[heir] = GONE
    gone = {ROYAL_NAMES[CART]: "gone", ROYAL_NAMES[heir]: "gone"}
    s.tomb = NOBODY
    assert gone.items() <= dict(royals(play)).items()  # type: ignore[call-overload]
    s.tomb = 0
    written = dict(royals(play))  # type: ignore[call-overload]
    assert ROYAL_NAMES[CART] not in written
    assert written[ROYAL_NAMES[heir]] == "gone"
