"""The component data and tables against the facts of the rulebook; clauses in every name or docstring."""

import msgspec
import pytest

from tyche.core.datafile import decode
from tyche.core.dice import Dice
from tyche.core.table import open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.data import CARDS, MAP, check, schema
from tyche.games.hellas.edges.invariants import faults
from tyche.games.hellas.rules.atlas import (
    ADJ,
    CITIES,
    FORTIFIED,
    LAND_REGIONS,
    MONUMENT_AT,
    N_REGIONS,
    PHOCIS,
    RECRUITS,
    REGION_NAMES,
    SHRINES,
    bits,
)
from tyche.games.hellas.rules.components import (
    ACTION_NAMES,
    ALL_ARTIFACTS,
    ATTACKS,
    BLESSING_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DIVINE_OF,
    EVENT_NAMES,
    FIRST_BLESSING,
    HERO_NAMES,
    HOPLITES,
    ITEM_WINDOW,
    N_ITEMS,
    NEUTRAL,
    PRIESTS,
    QUEST_NAMES,
)
from tyche.games.hellas.rules.deck import draw_cards
from tyche.games.hellas.rules.items.draft import deal_blessings
from tyche.games.hellas.rules.items.effects import EFFECTS, WINDOWS_OF
from tyche.games.hellas.rules.monsters.events import draw_event
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.setup import lay_out
from tyche.games.hellas.rules.state import NOBODY, State
from tyche.games.hellas.rules.trays import KIT


def laid_out(players: int = 3) -> Hellas:
    """A table with its decks, before anything is drawn."""
    play = GAME.start(GAME.check(players, None, None), Dice(bytes(32), [0, 0], [], []))
    assert isinstance(play, Hellas)
    lay_out(play)
    return play


def test_H1_1_two_to_four_players() -> None:
    assert (GAME.least, GAME.most) == (2, 4)


def test_H2_3_numbers_of_cards() -> None:
    """H2.1, H2.2, H2.8. Pieces of a player, decks, and the six actions that are marked."""
    assert (HOPLITES, PRIESTS, len(ACTION_NAMES) - 1) == (15, 4, 6)
    assert (len(CARD_NAMES), len(ATTACKS), len(EVENT_NAMES), len(BLESSING_NAMES)) == (30, 18, 23, 36)
    assert (ALL_ARTIFACTS.bit_count(), len(NEUTRAL), len(QUEST_NAMES)) == (20, 10, 9)


def test_H3_1_the_map() -> None:
    """H3.2, H3.5, H3.8. 19 regions in 5 lands of 3 or 4; 35 pairs of neighbours; 8 shrines."""
    assert len(REGION_NAMES) == N_REGIONS
    assert sorted(mask.bit_count() for mask in LAND_REGIONS) == [3, 4, 4, 4, 4]
    assert sum(mask.bit_count() for mask in ADJ) == 2 * 35
    assert all(ADJ[b] >> a & 1 for a in range(N_REGIONS) for b in bits(ADJ[a]))
    assert all(2 <= mask.bit_count() <= 6 for mask in ADJ)
    assert SHRINES.bit_count() == 8
    assert not SHRINES >> PHOCIS & 1


def test_H3_10_monuments_stand_in_three_regions() -> None:
    assert [REGION_NAMES[region] for region in MONUMENT_AT] == ["thessaly", "attica", "acarnania"]


def test_H3_7_sparta_is_stronger() -> None:
    laconia = REGION_NAMES.index("laconia")
    assert CITIES >> laconia & 1
    assert (RECRUITS[laconia], FORTIFIED[laconia]) == (4, 2)
    assert {RECRUITS[region] for region in bits(CITIES)} == {2, 4}


def test_H4_2_armies_and_heroes() -> None:
    """H4.1, H4.8. Four heroes, four armies that differ in nothing, seven actions."""
    assert (len(HERO_NAMES), len(COLOUR_NAMES), len(ACTION_NAMES)) == (4, 4, 7)


def test_H4_7_pools_start_empty() -> None:
    """H4.3, H4.6, H18.1. Attributes and monuments start at 1."""
    s = State(None)
    assert (s.pool, set(s.attributes), s.level) == ([0] * 4, {1}, [1, 1, 1])


def test_H2_9_tokens_are_no_limit() -> None:
    """H2.9, H22.6. A player may control more regions than there are control tokens in the box."""
    t = laid_out()
    keep = [1, 5, 9, 13, 17]  # one region of each land stays neutral, so that nobody wins
    for region in range(N_REGIONS):
        if region not in keep:
            t.set_control(region, 0)
    assert t.s.held[0].bit_count() == N_REGIONS - len(keep)
    assert t.s.winner == NOBODY


def test_H10_1_trays_have_four_to_seven_slots() -> None:
    assert all(4 <= len(slots[0]) <= 7 for slots in KIT.slots)


def test_H16_7_the_divine_artifact_of_a_neutral_region_lies_under_its_monument() -> None:
    """H16.1, H16.2, A-23."""
    t = laid_out()
    t.set_control(MONUMENT_AT[0], 1)
    assert t.owner_of(DIVINE_OF[0]) == 1
    t.set_control(MONUMENT_AT[0], NOBODY)
    assert t.owner_of(DIVINE_OF[0]) == NOBODY
    assert faults(t) == []


def test_H21_2_an_empty_combat_deck_is_made_anew() -> None:
    """H21.3. From the open discard pile; if both are empty nobody draws."""
    t = laid_out()
    t.s.combat_discard = sum(1 << card for card in t.s.combat_deck)
    t.s.combat_deck = []
    assert len(draw_cards(t, 0, 2)) == 2
    t.s.combat_deck, t.s.combat_discard = [], 0
    assert draw_cards(t, 0, 2) == []


def test_H9_5_an_empty_event_deck_is_made_anew() -> None:
    t = laid_out()
    t.s.event_deck, t.s.event_discard = [], 1 << 3
    assert draw_event(t) == 3
    assert draw_event(t) == NOBODY


def test_H17_4_discarded_blessings_are_shuffled_in() -> None:
    t = laid_out()
    t.s.blessing_deck = [FIRST_BLESSING]
    t.s.blessing_discard = 1 << FIRST_BLESSING + 1
    deal_blessings(t, 4)
    assert t.s.draft == [FIRST_BLESSING, FIRST_BLESSING + 1]


def fields_of(state: State) -> set[str]:
    """The names of all fields; a compiled class has no `__dict__` to look into."""
    return {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}


def test_H1_4_marks_of_the_one_player_game_mean_nothing() -> None:
    """H1.3, H1.4. Some cards bear the mark, and no rule asks for it."""
    assert {card.solo for card in CARDS.combat} == {False, True}
    assert [path.name for path in GAME.folder.rglob("*.py") if ".solo" in path.read_text(encoding="utf-8")] == []


def test_every_item_with_a_window_has_an_effect() -> None:
    quests = range(N_ITEMS - 13, N_ITEMS - 4)
    kept = {QUEST_NAMES.index("aid_to_atlas"), QUEST_NAMES.index("augean_stables")}
    for item in range(N_ITEMS):
        wanted = ITEM_WINDOW[item] in WINDOWS_OF and (item not in quests or item - quests[0] in kept)
        passive = item == FIRST_BLESSING + BLESSING_NAMES.index("inspiring_hunt")
        assert (EFFECTS[item] is not None) == (wanted and not passive), item


def test_a_snapshot_holds_every_field() -> None:
    table = open_table(GAME, 2, None, None, bytes(32))
    state = table.snapshot()["state"]
    assert isinstance(state, dict)
    assert set(state) == fields_of(State(None))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"lands": MAP.lands[:4]}, "map.yaml: lands: number: is 4, must be 5"),
        ({"sea_routes": MAP.sea_routes[:6]}, "map.yaml: sea_routes: number: is 6, must be 7"),
        ({"land_borders": [("attica", "sardeis"), *MAP.land_borders[1:]]}, "map.yaml: attica-sardeis: ends"),
    ],
)
def test_a_wrong_map_is_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check.check_map(msgspec.structs.replace(MAP, **change))


def test_a_file_of_the_wrong_shape_is_refused() -> None:
    with pytest.raises(ValueError, match=r"map.yaml: Object missing required field"):
        decode("map.yaml", b"lands: []", schema.MapFile)
