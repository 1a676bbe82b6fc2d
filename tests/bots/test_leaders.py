"""Everybody against whoever is about to win: a loss of the leader's counts for more than the same loss of another's."""

import pytest

from tests.bots.playing import position, state_of
from tests.bots.test_scharz import opened as scharz
from tyche.bots.scharz.worth import near_victory, score, urgency
from tyche.bots.successors.features import progress
from tyche.bots.successors.race import regency, rivalry, rounds_left
from tyche.bots.successors.worth import is_next_regent, rival_weights
from tyche.bots.successors.worth import score as successors_score
from tyche.core.table import Table
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.victory import supremacy_need
from tyche.games.successors.rules.atlas import PLACE_ID
from tyche.games.successors.rules.components import ALEXANDROS, HERAKLES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.tables import VP_VICTORY

LEADER, OTHER = 1, 2


def realms(t: Successors) -> None:
    """Two rivals with a place each."""
    t.set_control(PLACE_ID["pella"], LEADER)
    t.set_control(PLACE_ID["babylon"], OTHER)


def test_in_successors_points_near_victory_make_a_target() -> None:
    t = state_of(position("tyche", realms))
    t.s.vp = [4, VP_VICTORY[4] - 4, 4, 4, 0]
    weights = rival_weights(t, 0)
    assert weights[LEADER] > 1.5 * weights[OTHER]
    before = successors_score(t, 0, weights)
    gains = []
    for rival in (LEADER, OTHER):
        t.s.vp[rival] -= 2
        gains.append(successors_score(t, 0, weights) - before)
        t.s.vp[rival] += 2
    assert gains[0] > gains[1] > 0


def test_in_successors_the_next_regent_is_a_target() -> None:
    """S3.2.b. Who holds Alexandros in the third turn and leads in both together wins by the Regency."""
    t = state_of(position("tyche", realms))
    t.s.turn, t.s.royal_owner[ALEXANDROS] = 3, LEADER
    t.s.vp, t.s.legitimacy = [5, 5, 5, 5, 0], [2, 6, 2, 2, 0]
    assert is_next_regent(t, LEADER)
    weights = rival_weights(t, 0)
    assert weights[LEADER] > weights[OTHER]


def test_in_successors_a_turn_that_is_prepared_has_all_its_rounds_to_come() -> None:
    """S5.1. The count of rounds is set back only when cards are dealt."""
    t = state_of(position("tyche", realms))
    t.s.turn, t.s.round, t.s.step = 4, 5, "turn-order"
    assert rounds_left(t) == 5
    assert progress(t) == pytest.approx(0.6)
    t.s.round, t.s.step = 4, "tyche"
    assert rounds_left(t) == 1
    assert progress(t) == pytest.approx(0.76)


def test_prudent_play_in_successors_is_against_whoever_wins_the_next_check_with_most_of_its_weight() -> None:
    """S3.2.b. The plain bot still minds two rivals who cannot win about as much as the one who is about to."""
    t = state_of(position("tyche", realms))
    t.s.turn, t.s.round, t.s.royal_owner[ALEXANDROS] = 3, 4, LEADER
    t.s.vp, t.s.legitimacy = [5, 8, 5, 5, 0], [2, 8, 2, 2, 0]
    plain, prudent = rival_weights(t, 0), rivalry(t, 0)
    assert plain[LEADER] < 1.2 * (plain[OTHER] + plain[3])
    assert prudent[LEADER] > 4 * (prudent[OTHER] + prudent[3])
    assert prudent[0] == 0.0


def test_a_regency_check_is_won_by_whoever_holds_the_heir_and_leads_or_leads_where_nobody_holds_him() -> None:
    """S3.2.b, S3.2.d."""
    t = state_of(position("tyche", realms))
    t.s.turn, t.s.round = 3, 4
    t.s.vp, t.s.legitimacy = [5, 8, 5, 5, 0], [2, 8, 2, 2, 0]
    t.s.royal_owner[ALEXANDROS], t.s.royal_at[ALEXANDROS] = OTHER, PLACE_ID["babylon"]
    t.s.royal_owner[HERAKLES], t.s.royal_at[HERAKLES] = NOBODY, PLACE_ID["pergamon"]
    assert regency(t, LEADER) == [0.0, 0.0]
    assert 0.0 < regency(t, OTHER)[0] < 0.1
    t.s.royal_owner[ALEXANDROS] = NOBODY
    assert regency(t, LEADER)[0] > 0.9
    t.s.turn = 4
    assert regency(t, LEADER)[0] == 0.0 < 0.9 < regency(t, LEADER)[1]


def started() -> tuple[Table, Scharz]:
    table = scharz(3, "basic")
    assert isinstance(table.play, Scharz)
    return table, table.play


def test_in_scharz_who_can_announce_a_victory_is_a_target() -> None:
    """T19.3. Points enough for Supremacy."""
    _, t = started()
    t.s.vp[LEADER] = supremacy_need(t, LEADER)
    assert near_victory(t, LEADER)
    weights = urgency(t, 0)
    assert weights[LEADER] > 2 * weights[OTHER]
    before = score(t, 0, weights)
    gains = []
    for rival in (LEADER, OTHER):
        t.s.gold[rival] -= 1
        gains.append(score(t, 0, weights) - before)
        t.s.gold[rival] += 1
    assert gains[0] > gains[1] > 0
