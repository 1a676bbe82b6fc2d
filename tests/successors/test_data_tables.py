"""Generals, cards and the tables of the player aid against the rulebooks; clause, table or example in every name."""

import pytest

from tyche.core.atlas import bits
from tyche.games.successors.data import facts
from tyche.games.successors.rules import atlas, components, tables
from tyche.games.successors.rules.atlas import (
    MAJOR,
    MINOR,
    PLACE_ID,
    PROVINCE_ID,
    PROVINCE_MAJOR,
    PROVINCE_NEED,
    PROVINCE_PLACES,
    PROVINCE_VP,
    STRONGHOLD,
    TRANSIT,
    independent_at_start,
    provinces_mask,
)
from tyche.games.successors.rules.components import (
    ABILITY,
    BATTLE,
    CARD_ID,
    CARD_KIND,
    CARD_OP,
    CARD_TITLE,
    GENERAL_ID,
    INITIATIVE,
    MAJOR_NAMES,
    RECRUIT,
    SENIORITY,
    START,
)

# --- fleets, generals, royal family ---


def test_T_18_fleets() -> None:
    names = atlas.FLEET_NAMES
    assert atlas.N_FLEETS == 8
    for name, (normal, improved) in facts.FLEETS.items():
        fleet = names.index(name)
        assert normal in (None, atlas.FLEET_NORMAL[fleet])
        assert improved in (None, atlas.FLEET_IMPROVED[fleet])
    athenai = names.index("athenai")
    assert (atlas.FLEET_PROVINCE[athenai], atlas.FLEET_CITY[athenai]) == (-1, PLACE_ID["athenai"])
    kilikia = atlas.KILIKIA_FLEET
    assert (atlas.FLEET_PROVINCE[kilikia], atlas.FLEET_CITY[kilikia]) == (-1, -1)
    assert atlas.FLEET_PROVINCE[names.index("karia")] == PROVINCE_ID["karia"]


def test_S3_5_no_set_up_gives_the_largest_fleet() -> None:
    assert sum(atlas.FLEET_NORMAL[fleet] for start in START.values() for fleet in start.fleets) < 3


def test_T_8_seniority() -> None:
    assert facts.SENIORITY.split() == MAJOR_NAMES
    assert [*range(20, 0, -1), *[0] * 25] == SENIORITY


def test_E5_known_ratings() -> None:
    known = {"krateros": 4, "antigonos": 2, "seleukos": 2, "peukestas": 3, "demetrios": 2, "kassandros": 2}
    assert {name: INITIATIVE[GENERAL_ID[name]] for name in known} == known
    assert [BATTLE[GENERAL_ID[name]] for name in ("peithon", "peukestas", "demetrios", "kassandros")] == [3, 2, 2, 2]
    popular = {name: components.POPULARITY[k] for name, k in GENERAL_ID.items() if components.POPULARITY[k]}
    assert popular == {"krateros": 2, "ptolemaios": 2, "eumenes": -2}
    loyal = [name for name, k in GENERAL_ID.items() if components.LEGITIMACY_OF[k]]
    assert loyal == ["perdikkas", "leonnatos"]


def test_S7_1_C_minor_generals() -> None:
    assert list(components.minors_of(2)) == [28, 29, 30, 31]
    assert {(INITIATIVE[k], BATTLE[k]) for f in range(5) for k in components.minors_of(f)} == {(4, 2)}
    assert GENERAL_ID["alketas"] in components.minors_of(components.FACTION_ID["blue"])
    assert GENERAL_ID["philoxenos"] in components.minors_of(components.FACTION_ID["red"])


def test_T_10_groups_by_player_count() -> None:
    assert [len(group) for group in components.START_SETS] == [0, 0, 8, 9, 8, 10]
    assert [len(group) for group in components.RESERVE_SETS] == [0, 0, 5, 4, 5, 3]
    for players in range(2, 6):
        everyone = components.START_SETS[players] + components.RESERVE_SETS[players]
        everyone += components.EVENT_GENERALS + components.UNAVAILABLE
        assert sorted(everyone) == list(range(20))
        assert len(components.START_SETS[players]) == players * tables.GENERALS_EACH[players]


@pytest.mark.parametrize("general", list(facts.START))
def test_T_11_starting_positions(general: str) -> None:
    province, markers, vp, legitimacy, cus = facts.START[general]
    start = START[GENERAL_ID[general]]
    assert start.province == PROVINCE_ID[province]
    assert start.markers.bit_count() == markers
    assert start.markers & ~PROVINCE_PLACES[start.province] == 0
    assert (start.vp, start.legitimacy) == (vp, legitimacy)
    assert start.vp == PROVINCE_VP[start.province]
    assert start.cus == {components.CU_ID[name]: number for name, number in cus.items()}
    need = PROVINCE_NEED[start.province]
    major = PROVINCE_MAJOR[start.province]
    assert start.markers.bit_count() >= need
    assert major < 0 or start.markers >> major & 1


def test_T_11_markers_and_grey_markers_share_no_place() -> None:
    for players in range(2, 6):
        for general in components.START_SETS[players]:
            assert START[general].markers & independent_at_start(players) == 0


def test_T_11_legitimacy_adds_up() -> None:
    """T-6: own L, the best heir and Makedonia explain the L column."""
    for general, start in START.items():
        heirs = [components.ROYAL_L[royal] for royal in start.royals]
        strategos = 2 if start.province == PROVINCE_ID["makedonia"] else 0
        assert start.legitimacy == components.LEGITIMACY_OF[general] + max(heirs, default=0) + strategos


def test_S7_2_F_eight_royal_army_units_start_on_the_map() -> None:
    assert sum(start.cus.get(components.ROYAL, 0) for start in START.values()) == 8


def test_T_12_reserve_generals() -> None:
    mercenary, loyal, elephant = components.MERCENARY, components.LOYAL, components.ELEPHANT
    expected = {
        "lysimachos": ({loyal: 1, mercenary: 1}, "thrake"),
        "seleukos": ({loyal: 1, elephant: 1}, "babylonia"),
        "aristonous": ({loyal: 1, mercenary: 1}, "makedonia"),
        "nearchos": ({mercenary: 2}, ""),
        "asandros": ({loyal: 1, mercenary: 1}, "karia"),
    }
    assert {GENERAL_ID[name] for name in expected} == set(RECRUIT)
    for name, (cus, province) in expected.items():
        recruit = RECRUIT[GENERAL_ID[name]]
        assert recruit.cus == cus
        assert recruit.province == PROVINCE_ID.get(province, -1)
        assert recruit.any_port == (name == "nearchos")
        assert recruit.after_death_of == (GENERAL_ID["antipatros"] if name == "asandros" else -1)


def test_T_20_abilities() -> None:
    for general in range(20):
        assert ABILITY[general] is not None
    assert ABILITY[20:] == [None] * 25
    ptolemaios, media = GENERAL_ID["ptolemaios"], PROVINCE_ID["media"]
    assert components.ability_value(ptolemaios, components.BATTLE_RATING_IN, PROVINCE_ID["aigyptos"]) == 4
    assert components.ability_value(ptolemaios, components.BATTLE_RATING_IN, media) == 0
    assert components.ability_value(ptolemaios, components.BATTLE_RATING_IN, -1) == 0
    assert components.ability_value(GENERAL_ID["eumenes"], components.INTERCEPT_ON, -1) == 3
    assert components.ability_value(GENERAL_ID["alketas"], components.INTERCEPT_ON, media) == 0


def test_E4_independent_armies() -> None:
    assert components.IND_NAMES == ["leosthenes", "ariarathes", "philon", "glaukias", "seuthes"]
    assert [PLACE_ID["lamia"], PLACE_ID["komana"], -1, -1, -1] == components.IND_START
    assert components.IND_BACK_TO_BOX == [False, False, False, True, True]
    leosthenes = GENERAL_ID["leosthenes"]
    assert leosthenes == components.FIRST_IND
    assert (INITIATIVE[leosthenes], BATTLE[leosthenes], components.IND_CUS[0]) == (4, 3, 6)
    assert components.IND_PROVINCES[0] == provinces_mask(["thessalia", "hellas"])
    assert set(atlas.ENTRY) == {2, 3, 4}


def test_T_6_S4_2_royal_family() -> None:
    names = ["alexandros", "philippos", "herakles", "olympias", "kleopatra", "thessalonike", "cart"]
    assert names == components.ROYAL_NAMES
    assert components.ROYAL_L == [5, 4, 2, 3, 3, 2, 0]
    places = ["babylon", "", "damaskos", "molossia", "sardeis", "pella", "babylon"]
    assert [PLACE_ID.get(place, -1) for place in places] == components.ROYAL_START
    assert (bits(components.HEIRS), bits(components.WOMEN)) == ([0, 1, 2], [3, 4, 5])


# --- cards ---


def test_E1_seventy_cards_ten_optional() -> None:
    assert components.N_CARDS == 70
    assert sum(components.CARD_OPTIONAL) == 10
    assert components.CARD_NAMES[-1] == "O69"


def test_E6_known_cards() -> None:
    known = {
        "1": ("drinking_the_hemlock", components.BONUS, 2),
        "2": ("diplomacy", components.EVENT, 2),
        "4": ("epidemic", components.EVENT, 2),
        "28": ("kilikian_pirates", components.EVENT, 3),
        "32": ("thessalonike_offers_marriage", components.BONUS, 3),
        "47B": ("silver_shields_betrayal", components.SURPRISE, 0),
    }
    for name, facts_of in known.items():
        card = CARD_ID[name]
        assert (CARD_TITLE[card], CARD_KIND[card], CARD_OP[card]) == facts_of


def test_E6_copies_share_everything_but_their_points() -> None:
    first: dict[str, tuple[int, bool, dict[int, int]]] = {}
    for card, title in enumerate(CARD_TITLE):
        nature = (CARD_KIND[card], components.CARD_REMOVED[card], components.CARD_CUS[card])
        assert first.setdefault(title, nature) == nature
    assert len(first) == 49


def test_S6_0_c_revealed_cards() -> None:
    titles = {CARD_TITLE[card] for card in range(70) if components.CARD_REVEAL[card]}
    assert titles == set(facts.REVEALED)


def test_T_16_cavalry_changes_no_number_of_units() -> None:
    for card in range(70):
        assert sum(components.CARD_CUS[card].values()) == sum(components.CARD_CUS_CAVALRY[card].values())


def test_T_7_unit_types() -> None:
    assert components.CU_NAMES == ["mercenary", "loyal", "royal", "silver", "elephant", "cavalry"]
    assert components.CU_STRENGTH == [1, 2, 2, 3, 0, 1]


# --- tables ---


def test_T_1_movement_is_2_below_3_equal_4_above() -> None:
    for initiative in (2, 3, 4):
        for die in range(1, 7):
            expected = 2 if die < initiative else 3 if die == initiative else 4
            assert tables.movement_allowance(initiative, die) == expected


def test_T_1_EX_19_die_3() -> None:
    assert tables.movement_allowance(INITIATIVE[GENERAL_ID["seleukos"]], 3) == 4
    assert tables.movement_allowance(INITIATIVE[GENERAL_ID["krateros"]], 3) == 2


def test_T_1_EX_22_die_2() -> None:
    assert tables.movement_allowance(INITIATIVE[components.FIRST_MINOR], 2) == 2
    assert tables.movement_allowance(INITIATIVE[GENERAL_ID["antigonos"]], 2) == 3


@pytest.mark.parametrize(
    ("die", "losses"),
    [(1, "00000011111"), (2, "00001111112"), (3, "00011111222"), (4, "00111111222"), (5, "01111122222")],
)
def test_T_3_attrition_rows(die: int, losses: str) -> None:
    wanted = [(int(digit), False) for digit in losses]
    assert [tables.attrition(column, die) for column in range(1, 12)] == wanted


def test_T_3_a_six_takes_an_elephant_first() -> None:
    assert [tables.attrition(column, 6)[0] for column in range(1, 13)] == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3]
    assert all(tables.attrition(column, 6)[1] for column in range(1, 13))
    assert tables.attrition(0, 6) == (0, False)


def test_T_3_modified_rolls_beyond_the_table() -> None:
    assert tables.attrition(7, 0) == tables.attrition(7, 1)
    assert tables.attrition(30, 8) == (3, True)


def test_T_4_EX_40_battle_scores() -> None:
    assert tables.battle_score(9, 8) == 6
    assert tables.battle_score(6, 11) == 5


def test_T_4_rows_and_columns() -> None:
    strengths = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 20, 21, 24, 25, 60]
    rows = {
        2: [0, 0, 0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9],
        7: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11],
        12: [0, 3, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16],
    }
    for roll, scores in rows.items():
        assert [tables.battle_score(roll, strength) for strength in strengths] == scores
    for strength in strengths:
        column = [tables.battle_score(roll, strength) for roll in range(2, 13)]
        assert column == sorted(column)
        assert (column[0], column[3]) == (column[2], column[4])
        assert tables.battle_score(15, strength) == column[-1]


def test_T_4_column_of_strength_10() -> None:
    assert [tables.battle_score(roll, 10) for roll in (4, 5, 7, 8, 9, 10, 11, 12)] == [3, 4, 5, 6, 7, 8, 9, 10]


def test_T_5_unrest() -> None:
    assert list(tables.UNREST) == list(range(2, 13))
    assert tables.UNREST[7] == ([PROVINCE_ID["armenia"]], True)
    assert tables.UNREST[5] == ([PROVINCE_ID["aigyptos"], PROVINCE_ID["libya"]], False)
    assert [roll for roll, (_, again) in tables.UNREST.items() if again] == [7]


def test_T_9_parameters_by_player_count() -> None:
    assert tables.VP_VICTORY[2:] == [29, 26, 23, 20]
    assert tables.L_VICTORY == 18
    assert tables.GENERALS_EACH[2:] == [4, 3, 2, 2]
    assert tables.HAND_SIZE[2:] == [5, 5, 5, 4]
    assert tables.TABLE_CARDS[2:] == [10, 5, 0, 0]
    assert tables.ROUNDS[2:] == [5, 5, 5, 4]
    assert tables.REVEALED_PER_ROUND[2:] == [2, 1, 0, 0]


def test_T_13_loss_of_the_commander() -> None:
    assert [die for die in range(1, 7) if tables.commander_killed(die, lost=False)] == [6]
    assert [die for die in range(1, 7) if tables.commander_killed(die, lost=True)] == [5, 6]


def test_T_15_siege_table() -> None:
    results = [(0, 1), (0, 1), (0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (2, 0), (2, 0), (3, 0), (3, 0)]
    assert [tables.siege_result(roll) for roll in range(-1, 10)] == results


def test_T_15_EX_43_demetrios_at_pella() -> None:
    bonus = components.ability_value(GENERAL_ID["demetrios"], components.SIEGE_ROLL, PROVINCE_ID["makedonia"])
    assert tables.siege_result(2 + bonus + atlas.SIEGE_MODIFIER[PLACE_ID["pella"]]) == (1, 1)


def test_T_15_DX_5_rhodos_without_fleet_and_babylon_with_helepolis() -> None:
    assert tables.siege_result(3 - 1 + atlas.SIEGE_MODIFIER[PLACE_ID["rhodos_city"]]) == (0, 1)
    assert tables.siege_result(6 + 1 + atlas.SIEGE_MODIFIER[PLACE_ID["babylon"]]) == (3, 0)


def test_T_15_siege_points_needed_and_supply_limits() -> None:
    assert [tables.SIEGE_POINTS_NEEDED[kind] for kind in (MAJOR, STRONGHOLD, MINOR)] == [3, 2, 1]
    assert [tables.SUPPLY_LIMIT[kind] for kind in (MINOR, STRONGHOLD, MAJOR, TRANSIT)] == [8, 8, 8, 3]


def test_S6_2_B3_training_costs() -> None:
    assert tables.TRAINING_COST == [3, 7, 0, 0, 0, 6]


def test_EX_13_elephant_strength() -> None:
    assert [tables.ELEPHANT_STRENGTH[die] for die in (3, 5, 1)] == [1, 3, 0]
