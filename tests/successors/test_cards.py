"""The Tyche deck: every card has its case, the draw pile is made anew, and who never comes into play."""

from tyche.core.casefile import cases_of, load_cases
from tyche.core.table import open_table
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.components import (
    CARD_KIND,
    CARD_NAMES,
    CARD_TITLE,
    EVENT_GENERALS,
    N_MAJORS,
    RESERVE_SETS,
    START_SETS,
    SURPRISE,
    UNAVAILABLE,
)
from tyche.games.successors.rules.events.deck_of_events import EVENTS
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.strategy.deck import draw

CASES = cases_of(GAME)


def played_cards() -> set[str]:
    """The cards that the cases of the cards play, whichever seat does."""
    found: set[str] = set()
    for case in load_cases(CASES):
        if "cards-" not in case.place:
            continue
        for step in case.steps:
            option = step.value.get("choose") if step.kind == "choose" and isinstance(step.value, dict) else None
            if isinstance(option, list):
                found.update(str(word) for word in option[1:])
                if option[0] == "oratory":
                    found.add("58")
    return found


def test_every_title_has_a_case() -> None:
    """E6. Each title is played as an event, or as a Surprise card, in some case."""
    played = played_cards()
    titles = {CARD_TITLE[card] for card in range(len(CARD_NAMES)) if CARD_NAMES[card] in played}
    assert sorted(set(CARD_TITLE) - titles) == []


def test_every_event_has_its_rules() -> None:
    """S6.2.0.b. Event and Bonus cards have an event; Surprise cards are resolved in their windows."""
    assert set(EVENTS) == {CARD_TITLE[card] for card in range(len(CARD_NAMES)) if CARD_KIND[card] != SURPRISE}


def test_unavailable_generals_never_come() -> None:
    """S7.1.B.b, T-10. With any number of players a general is of one category; three are of none that plays."""
    for players in range(2, 6):
        groups = [START_SETS[players], RESERVE_SETS[players], EVENT_GENERALS, UNAVAILABLE]
        assert sorted(general for group in groups for general in group) == list(range(N_MAJORS))
        table = open_table(GAME, players, {}, seed=bytes(32))
        assert isinstance(table.play, Successors)
        assert not any(general in dealt for dealt in table.play.s.dealt for general in UNAVAILABLE)


def test_an_empty_draw_pile_is_made_anew() -> None:
    """AMB-13, S6.2.0.e. The discards are shuffled into a new pile; without any nothing is drawn."""
    table = open_table(GAME, 4, {}, seed=bytes(32))
    t = table.play
    assert isinstance(t, Successors)
    t.s.hands = [0] * 5
    t.s.deck, t.s.discard = [], 0b110
    cards = {draw(t, 0), draw(t, 0)}
    assert cards == {1, 2}
    assert t.s.hands[0] == 0b110
    assert draw(t, 0) == -1
