"""The component data and the tables against the facts the rulebooks give; clause, table or example in every name."""

from itertools import pairwise

import msgspec
import pytest

from tyche.core.atlas import bits, spread
from tyche.core.datafile import decode
from tyche.games.successors.data import CARDS, GENERALS, MAP, check, facts
from tyche.games.successors.data.schema import MapFile
from tyche.games.successors.rules import atlas, tables
from tyche.games.successors.rules.atlas import (
    ADJ,
    ALL_PLACES,
    ANY_ROUTE,
    BY_SEA,
    KIND,
    LAND,
    LAND_TYPE,
    MAJOR,
    MAJORS,
    MINOR,
    MOUNTAIN,
    N_PLACES,
    N_PROVINCES,
    PLACE_ID,
    PLACE_NAMES,
    PORTS,
    PROVINCE_ADJACENT,
    PROVINCE_ID,
    PROVINCE_MAJOR,
    PROVINCE_NEED,
    PROVINCE_OF,
    PROVINCE_PLACES,
    PROVINCE_VP,
    ROUTE_COST,
    ROUTES,
    SEA,
    SEA_WITHIN_2,
    STRAIT,
    STRONGHOLD,
    TRANSIT,
    TRANSITS,
    TRANSMED,
    independent_at_start,
    places_mask,
    provinces_mask,
)
from tyche.games.successors.rules.components import (
    GENERAL_ID,
    SENIORITY,
)


def joined(a: str, b: str, kind: int) -> bool:
    """Whether a route of this kind joins two named places."""
    return bool(ADJ[kind][PLACE_ID[a]] >> PLACE_ID[b] & 1)


def reach(start: str, mp: int, closed: str = "") -> set[str]:
    """Names of the places within this many MP by land-type routes, not passing through the closed ones."""
    walls = places_mask(closed.split())
    cost = {PLACE_ID[start]: 0}
    for _ in range(mp):
        for place, spent in list(cost.items()):
            for other, kind in ROUTES[place]:
                total = spent + ROUTE_COST[kind]
                if kind <= STRAIT and total <= mp and not walls >> other & 1:
                    cost[other] = min(total, cost.get(other, 9))
    return {PLACE_NAMES[place] for place in cost}


# --- the map ---


def test_E3_counts_of_places_and_provinces() -> None:
    assert (N_PLACES, N_PROVINCES, TRANSITS.bit_count()) == (131, 33, 15)
    assert sum(mask.bit_count() for mask in PROVINCE_PLACES) == 116
    assert PLACE_NAMES[116:] == [PLACE_NAMES[place] for place in bits(TRANSITS)]


@pytest.mark.parametrize("province", list(facts.GAZETTEER))
def test_E3_gazetteer(province: str) -> None:
    vp, locations = facts.GAZETTEER[province]
    index = PROVINCE_ID[province]
    assert PROVINCE_PLACES[index] == places_mask(locations.split())
    assert PROVINCE_NEED[index] == len(locations.split()) // 2 + 1
    assert vp in (None, PROVINCE_VP[index])
    assert all(PROVINCE_OF[place] == index for place in bits(PROVINCE_PLACES[index]))


def test_E3_proven_kinds() -> None:
    for kind, names in facts.PROVEN_KIND.items():
        assert {KIND[PLACE_ID[name]] for name in names.split()} == {atlas.KIND_NAMES.index(kind)}


def test_E3_proven_ports_and_independents() -> None:
    assert places_mask(facts.PROVEN_PORTS.split()) & ~PORTS == 0
    assert places_mask(facts.PROVEN_INDEPENDENT.split()) & ~atlas.INDEPENDENT_START == 0


def test_S2_p_at_most_one_major_city_a_province() -> None:
    for province in range(N_PROVINCES):
        majors = bits(PROVINCE_PLACES[province] & MAJORS)
        assert majors == [major for major in [PROVINCE_MAJOR[province]] if major >= 0]


def test_S2_p_bithynia_has_no_major_city() -> None:
    assert PROVINCE_MAJOR[PROVINCE_ID["bithynia"]] == -1


def test_S2_f_transit_points_belong_to_no_province() -> None:
    assert {PROVINCE_OF[place] for place in bits(TRANSITS)} == {-1}
    assert {KIND[place] for place in bits(TRANSITS)} == {TRANSIT}


def test_S2_g_ports_are_the_places_touched_by_sea_or_transmediterranean_routes() -> None:
    assert bits(PORTS) == [place for place in range(N_PLACES) if BY_SEA[place]]


def test_S2_k_routes_lead_both_ways() -> None:
    for place in range(N_PLACES):
        for other, kind in ROUTES[place]:
            assert (place, kind) in ROUTES[other]
    assert sum(len(routes) for routes in ROUTES) == 2 * 260


def test_S2_k_kinds_of_adjacency_add_up() -> None:
    for place in range(N_PLACES):
        assert LAND_TYPE[place] == ADJ[LAND][place] | ADJ[MOUNTAIN][place] | ADJ[STRAIT][place]
        assert ANY_ROUTE[place] == LAND_TYPE[place] | ADJ[SEA][place] | ADJ[TRANSMED][place]


def test_S2_k_the_map_is_connected() -> None:
    reached = 1
    while (grown := reached | spread(reached, ANY_ROUTE)) != reached:
        reached = grown
    assert reached == ALL_PLACES


def test_T_2_route_costs() -> None:
    assert ROUTE_COST == [1, 2, 2, 1, 2]


def test_T_14_regions() -> None:
    names = {region: set(provinces.split()) for region, provinces in facts.REGIONS.items()}
    for name, province in PROVINCE_ID.items():
        region = next((r for r, members in names.items() if name in members), "asia")
        assert atlas.REGION_NAMES[atlas.REGION_OF[province]] == region
    assert [mask.bit_count() for mask in atlas.REGION_PLACES] == [7, 27, 5, 77]
    assert (atlas.AFRICA, atlas.EUROPE, atlas.GREAT_ISLANDS, atlas.ASIA) == (0, 1, 2, 3)


def test_S4_1_E_grey_markers_by_player_count() -> None:
    thrake = PROVINCE_PLACES[PROVINCE_ID["thrake"]]
    for players in (2, 4):
        assert independent_at_start(players) == atlas.INDEPENDENT_START
    for players in (3, 5):
        assert independent_at_start(players) & thrake == places_mask(["apollonia"])
        assert independent_at_start(players) | thrake == atlas.INDEPENDENT_START | thrake
    assert atlas.INDEPENDENT_START.bit_count() <= 45


def test_T_17_hellespont_is_five_ports() -> None:
    assert atlas.HELLESPONT.bit_count() == 5
    assert atlas.HELLESPONT & ~PORTS == 0


def test_T_17_master_of_asia() -> None:
    assert provinces_mask(["phrygia", "syria", "babylonia"]) == atlas.MASTER_OF_ASIA


@pytest.mark.parametrize(("a", "b", "kinds"), facts.LINKS)
def test_D2_links(a: str, b: str, kinds: tuple[str, ...]) -> None:
    assert any(joined(a, b, atlas.ROUTE_NAMES.index(kind)) for kind in kinds)


def test_D2_kyklades_and_sparta_by_sea() -> None:
    assert LAND_TYPE[PLACE_ID["kyklades"]] == 0
    assert ADJ[SEA][PLACE_ID["sparta"]].bit_count() >= 2


def test_EX_1_kypros_is_paphos_and_salamis() -> None:
    assert PROVINCE_PLACES[PROVINCE_ID["kypros"]] == places_mask(["paphos", "salamis"])
    assert (KIND[PLACE_ID["paphos"]], KIND[PLACE_ID["salamis"]]) == (MINOR, MAJOR)


def test_EX_2_straits_make_thrake_adjacent_to_mikra_phrygia_and_bithynia() -> None:
    thrake = PROVINCE_ID["thrake"]
    for name in ("mikra_phrygia", "bithynia"):
        other = PROVINCE_ID[name]
        assert PROVINCE_ADJACENT[thrake] >> other & 1
        assert PROVINCE_ADJACENT[other] >> thrake & 1
        routes = [kind for p in bits(PROVINCE_PLACES[thrake]) for q, kind in ROUTES[p] if PROVINCE_OF[q] == other]
        assert set(routes) - {SEA} == {STRAIT}


def test_S2_m_sea_and_transit_points_make_no_provinces_adjacent() -> None:
    assert PROVINCE_ADJACENT[PROVINCE_ID["rhodos"]] == 0
    assert not PROVINCE_ADJACENT[PROVINCE_ID["aigyptos"]] >> PROVINCE_ID["palaistine"] & 1
    assert PROVINCE_ADJACENT[PROVINCE_ID["makedonia"]] >> PROVINCE_ID["thessalia"] & 1
    for province in range(N_PROVINCES):
        assert not PROVINCE_ADJACENT[province] >> province & 1


def test_EX_5_rhagai_and_mardoi_cut_hekatompylos_off() -> None:
    def chain(closed: int) -> int:
        reached = places_mask(["hekatompylos"])
        while (grown := reached | spread(reached, ANY_ROUTE) & ~closed) != reached:
            reached = grown
        return reached

    grey = independent_at_start(4)
    assert grey >> PLACE_ID["mardoi"] & 1
    assert chain(grey | places_mask(["rhagai"])) == places_mask(["hekatompylos", "zadrakarta"])
    assert chain(grey) >> PLACE_ID["ekbatana"] & 1


def test_EX_7_reach_of_a_marker_in_kelainai() -> None:
    within = reach("kelainai", 2, closed="sardeis")
    assert {"ephesos", "halikarnassos", "xanthos"} <= within
    assert "pergamon" not in within
    assert "pergamon" in reach("kelainai", 2)
    assert "lesbos" not in reach("kelainai", 2)


def test_EX_20_demetrios_carries_krateros_from_ephesos_to_aspendos() -> None:
    road = ["ephesos", "halikarnassos", "xanthos", "phaselis", "aspendos"]
    assert all(joined(a, b, LAND) for a, b in pairwise(road))
    assert SENIORITY[GENERAL_ID["krateros"]] == 18
    assert SENIORITY[GENERAL_ID["demetrios"]] == 9
    allowances = {die: [tables.movement_allowance(i, die) for i in (2, 4)] for die in range(1, 7)}
    assert [4, 2] in allowances.values()


def test_EX_22_two_transit_points_and_the_sea_to_tarsos() -> None:
    first = ADJ[LAND][PLACE_ID["halikarnassos"]] & ADJ[LAND][PLACE_ID["pisidai"]] & TRANSITS
    second = ADJ[MOUNTAIN][PLACE_ID["aspendos"]] & TRANSITS
    assert first
    assert second & ~first
    assert joined("pisidai", "aspendos", LAND)
    assert SEA_WITHIN_2[PLACE_ID["aspendos"]] >> PLACE_ID["tarsos"] & 1


def test_EX_25_lamia_larisa_pella() -> None:
    assert joined("lamia", "larisa", LAND)
    assert joined("larisa", "pella", LAND)
    assert KIND[PLACE_ID["larisa"]] == MINOR
    thessalia = PROVINCE_ID["thessalia"]
    assert (PROVINCE_VP[thessalia], PROVINCE_NEED[thessalia]) == (2, 2)


def test_EX_26_ekbatana_to_sousa_through_an_independent_stronghold() -> None:
    elymaioi = PLACE_ID["elymaioi"]
    assert KIND[elymaioi] == STRONGHOLD
    assert atlas.INDEPENDENT_START >> elymaioi & 1
    middle = bits(LAND_TYPE[PLACE_ID["ekbatana"]] & LAND_TYPE[elymaioi] & TRANSITS)
    costs = [
        sum(min(ROUTE_COST[kind] for q, kind in ROUTES[a] if q == b) for a, b in pairwise(road))
        for road in ([PLACE_ID["ekbatana"], transit, elymaioi, PLACE_ID["sousa"]] for transit in middle)
    ]
    assert min(costs) <= 4


def test_EX_29_sardeis_pergamon_ephesos() -> None:
    assert joined("sardeis", "pergamon", LAND)
    assert joined("pergamon", "ephesos", LAND)
    assert joined("sardeis", "ephesos", LAND)


def test_EX_31_roads_of_sousa() -> None:
    assert LAND_TYPE[PLACE_ID["sousa"]] >> PLACE_ID["larsa"] & 1
    assert joined("sousa", "charax", LAND)
    assert joined("sousa", "elymais", LAND)
    assert joined("elymais", "ouxioi", LAND)
    assert KIND[PLACE_ID["sousa"]] == MAJOR


def test_EX_34_tyros_to_pelousion_by_sea() -> None:
    road = ["tyros", "ake", "gaza", "pelousion"]
    assert all(joined(a, b, SEA) for a, b in pairwise(road))
    assert (MAJORS & PORTS) >> PLACE_ID["tyros"] & 1


def test_EX_38_persis_needs_both_places() -> None:
    assert PROVINCE_NEED[PROVINCE_ID["persis"]] == 2


def test_EX_44_alexandreia_is_a_minor_city_of_aigyptos() -> None:
    assert KIND[PLACE_ID["alexandreia"]] == MINOR
    assert PROVINCE_OF[PLACE_ID["alexandreia"]] == PROVINCE_ID["aigyptos"]


def test_S13_3_A_two_sea_routes_and_no_transmediterranean_one() -> None:
    rhodos = SEA_WITHIN_2[PLACE_ID["rhodos_city"]]
    assert rhodos >> PLACE_ID["rhodos_city"] & 1
    assert rhodos >> PLACE_ID["phaselis"] & 1
    assert not rhodos >> PLACE_ID["alexandreia"] & 1
    assert SEA_WITHIN_2[PLACE_ID["kyrene"]] == places_mask(["kyrene"])


def test_bits_lists_members_in_order() -> None:
    assert bits(0) == []
    assert bits(0b101001) == [0, 3, 5]


# --- the loader refuses wrong data ---


def test_unknown_field_is_refused_with_file_and_path() -> None:
    with pytest.raises(ValueError, match=r"map\.yaml: .*regions\[0\]"):
        decode("map.yaml", b"regions: [{id: africa, nam: Africa}]", MapFile)


def test_E3_wrong_vp_is_refused() -> None:
    provinces = [msgspec.structs.replace(p, vp=9) if p.id == "thrake" else p for p in MAP.provinces]
    with pytest.raises(ValueError, match=r"map\.yaml: thrake: vp: is 9, must be 3"):
        check.check_map(msgspec.structs.replace(MAP, provinces=provinces))


def test_D2_missing_link_is_refused() -> None:
    routes = [route for route in MAP.routes if {route.a, route.b} != {"lamia", "larisa"}]
    with pytest.raises(ValueError, match=r"map\.yaml: lamia-larisa: kind"):
        check.check_map(msgspec.structs.replace(MAP, routes=routes))


def test_connected_an_unreachable_place_is_refused() -> None:
    routes = [route for route in MAP.routes if "barke" not in (route.a, route.b)]
    with pytest.raises(ValueError, match=r"map\.yaml: barke: routes: cannot be reached"):
        check.check_map(msgspec.structs.replace(MAP, routes=routes))


def test_S2_p_a_second_major_city_is_refused() -> None:
    places = [msgspec.structs.replace(p, kind="major") if p.id == "elis" else p for p in MAP.places]
    with pytest.raises(ValueError, match=r"map\.yaml: hellas: major"):
        check.check_map(msgspec.structs.replace(MAP, places=places))


def test_T_18_wrong_fleet_is_refused() -> None:
    fleets = [msgspec.structs.replace(f, normal=2) if f.id == "karia" else f for f in MAP.fleets]
    with pytest.raises(ValueError, match=r"map\.yaml: karia: normal"):
        check.check_map(msgspec.structs.replace(MAP, fleets=fleets))


def test_E1_missing_card_is_refused() -> None:
    with pytest.raises(ValueError, match=r"cards\.yaml: cards: count: is 69, must be 70"):
        check.check_cards(msgspec.structs.replace(CARDS, cards=CARDS.cards[1:]), MAP)


def test_T_8_wrong_order_is_refused() -> None:
    majors = [*GENERALS.majors[1:], GENERALS.majors[0]]
    with pytest.raises(ValueError, match=r"generals\.yaml: majors: id"):
        check.check_generals(msgspec.structs.replace(GENERALS, majors=majors), MAP)


def test_T_11_wrong_markers_are_refused() -> None:
    start = GENERALS.majors[0].start
    assert start is not None
    short = msgspec.structs.replace(start, markers=start.markers[1:])
    majors = [msgspec.structs.replace(GENERALS.majors[0], start=short), *GENERALS.majors[1:]]
    with pytest.raises(ValueError, match=r"generals\.yaml: perdikkas: markers: is 5, must be 6"):
        check.check_generals(msgspec.structs.replace(GENERALS, majors=majors), MAP)
