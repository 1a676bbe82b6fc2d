"""How a rules case gives a position of Successors: the board. What is under way is in `case_moment`."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.node import Node
from tyche.games.successors.edges import case_names as names
from tyche.games.successors.edges.case_cards import deal, set_cards
from tyche.games.successors.edges.case_position import Given, major
from tyche.games.successors.rules.atlas import (
    FLEET_CITY,
    FLEET_PROVINCE,
    KIND,
    N_PLACES,
    PLACE_NAMES,
    PROVINCE_PLACES,
    TRANSIT,
)
from tyche.games.successors.rules.battle.losses import place_army
from tyche.games.successors.rules.check import holder_of
from tyche.games.successors.rules.components import (
    BRIDES,
    CART,
    FACTION_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    START_SETS,
    WOMEN,
    minors_of,
)
from tyche.games.successors.rules.course.setup import lay_out
from tyche.games.successors.rules.kinds import CU, FLEET, GENERAL, MEMBER, PLACE, PROVINCE
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.state import DISPERSED, GONE, IND, NOBODY, OFF, SEATS
from tyche.games.successors.rules.victory import keep_scores

OFF_THE_MAP: Final = {"box": OFF, "gone": GONE}


def set_board(g: Given) -> None:
    """Everything that lies on the table, from an empty map or, with ``setup: true``, from the start of the game."""
    lay_board(g)
    set_course(g)
    set_markers(g)
    for army in g.items("armies"):
        set_army(g, army)
    set_off_map(g)
    set_independents(g)
    set_family(g)
    set_standing(g)
    set_capitals(g)
    set_cards(g)
    deal(g)
    settle_family(g)
    set_fleets(g)
    set_sieges(g)


def lay_board(g: Given) -> None:
    """S4.1, S4.2. The common components; off the map again unless the case starts from the set-up."""
    s, t = g.s, g.t
    lay_out(t)
    if not g.truth("setup", False):
        for place in bits(s.held[IND]):
            t.set_control(place, NOBODY)
        for army in range(FIRST_IND, len(s.general_at)):
            place_army(t, army, OFF)
        s.active_armies = 0
        for royal in range(len(s.royal_at)):
            t.move_royal(royal, OFF)


def set_course(g: Given) -> None:
    """Turn, round, order, Usurper, Champions."""
    s = g.s
    s.turn = g.number("turn", 2, 1, 5)
    s.round = g.number("round", 1, 1, 6) - 1
    if g.has("order"):
        s.order = names.factions(g.words.at("order"), g.players)
        if sorted(s.order) != list(range(g.players)):
            raise g.words.at("order").fault("'order' names every faction once", "each-once")
    if g.has("chairs"):
        s.chairs = names.factions(g.words.at("chairs"), g.players)
        if sorted(s.chairs) != list(range(g.players)):
            raise g.words.at("chairs").fault("'chairs' names every faction once", "each-once")
    s.usurper = g.faction("usurper")
    if g.has("champions"):
        s.champions = g.factions("champions")
    s.champions &= ~g.factions("successors")


def set_markers(g: Given) -> None:
    """S2.n. Whole provinces first, then single places."""
    for part in g.mapping("provinces"):
        owner = names.key_anybody(part, g.players)
        for province in part.names(PROVINCE):
            for place in bits(PROVINCE_PLACES[province]):
                g.t.set_control(place, owner)
    for part in g.mapping("control"):
        owner = names.key_anybody(part, g.players)
        for item in part.items():
            place = item.name(PLACE)
            if KIND[place] == TRANSIT:
                raise item.fault(
                    f"{PLACE_NAMES[place]} is a transit point and has no marker (S2.f)", "rule", rule="S2.f"
                )
            g.t.set_control(place, owner)


# --- pieces ---


def set_army(g: Given, army: Node) -> None:
    """Generals, units and family members of one faction in one area."""
    army.known("at", "faction", "generals", "units", "royals")
    for key in ("at", "faction"):
        if not army.has(key):
            raise army.fault(f"an army needs {key!r}", "needs", needed=key)
    seat = names.faction(army.at("faction"), g.players)
    area = land_area(g, army.at("at"))
    for name in army.at("generals", []).items():
        put_general(g, seat, own_general(g, seat, name), area)
    g.t.add_cu(seat, area, names.units(army.at("units", {})))
    for royal in army.at("royals", []).names(MEMBER):
        g.t.move_royal(royal, area)
        g.t.own_royal(royal, seat)


def put_general(g: Given, seat: int, general: int, area: int) -> None:
    """A major general becomes the faction's own; minor ones are."""
    if general < FIRST_MINOR:
        g.t.give_general(general, seat, area)
    else:
        g.t.move_general(general, area)


def land_area(g: Given, node: Node) -> int:
    """A land area that exists: only major cities have an inside, and Capitals are founded by ``capitals``."""
    area = names.area(node)
    capitals = [entry.value for entry in g.mapping("capitals")]
    if area >= 2 * N_PLACES:
        raise node.fault("a position has nothing at sea; embark in the case", "at-sea")
    if area >= N_PLACES and not g.t.is_major(area - N_PLACES) and PLACE_NAMES[area - N_PLACES] not in capitals:
        raise node.fault(
            f"{PLACE_NAMES[area - N_PLACES]} is no major city and has no inside (S2.i)", "rule", rule="S2.i"
        )
    return area


def own_general(g: Given, seat: int, node: Node) -> int:
    """A general that a faction may have: a major one, one of its minor ones, or ``minor`` for the next of these."""
    s = g.s
    if node.value == "minor":
        free = g.t.minors_at_hand(seat)
        if not free:
            raise node.fault(f"{FACTION_NAMES[seat]} has only four minor generals (S7.1.C.a)", "rule", rule="S7.1.C.a")
        return free[0]
    general = node.name(GENERAL)
    if general >= FIRST_IND:
        raise node.fault(
            f"{node.value} is an Independent army: give it in 'independents'", "goes-with", needed="independents"
        )
    if general >= FIRST_MINOR and general not in minors_of(seat):
        raise node.fault(
            f"{node.value} is a minor general of {FACTION_NAMES[s.owner[general]]}",
            "belongs",
            word=str(node.value),
            whom=FACTION_NAMES[s.owner[general]],
        )
    if s.general_at[general] != OFF:
        raise node.fault(f"{node.value} is given twice", "twice", word=str(node.value))
    return general


def set_off_map(g: Given) -> None:
    """The Dispersed box, the killed, and the unmentioned: Starting generals who are nowhere are out of the game."""
    for seat, box in g.by_faction("dispersed"):
        box.known("units", "generals")
        g.s.dispersed_cu[seat] = names.units(box.at("units", {}))
        for item in box.at("generals", []).items():
            put_general(g, seat, own_general(g, seat, item), DISPERSED)
    for item in g.items("killed"):
        general = item.name(GENERAL)
        if general >= FIRST_MINOR or g.s.general_at[general] != OFF:
            raise item.fault(
                f"{item.value} cannot be killed: no major general, or on the map", "kind", word=str(item.value)
            )
        g.s.general_at[general] = GONE
    if g.words.at("segment").value not in ("setup", "swap"):
        for general in START_SETS[g.players]:
            if g.s.general_at[general] == OFF:
                g.s.general_at[general] = GONE


def set_independents(g: Given) -> None:
    """S9.5.a. ``leosthenes: lamia``; ``box`` for an inactive army, ``active`` for an active one there, ``gone``."""
    for entry in g.mapping("independents"):
        army = entry.key_name(GENERAL)
        if army < FIRST_IND:
            raise entry.fault(f"{entry.key} is no Independent army", "kind", word=str(entry.key))
        bit = 1 << army - FIRST_IND
        g.s.active_armies &= ~bit
        if entry.value in OFF_THE_MAP:
            place_army(g.t, army, OFF_THE_MAP[entry.word()])
            continue
        g.s.active_armies |= bit
        place_army(g.t, army, OFF if entry.value == "active" else entry.name(PLACE))


# --- the royal family ---


def set_family(g: Given) -> None:
    """``olympias: molossia``, ``kleopatra: {at: sardeis, owner: red}``, ``philippos: box``, ``alexandros: gone``."""
    for entry in g.mapping("royals"):
        royal = entry.key_name(MEMBER)
        if isinstance(entry.value, dict):
            entry.known("at", "owner")
            g.t.move_royal(royal, land_area(g, entry.at("at")))
            if entry.has("owner"):
                g.t.own_royal(royal, names.faction(entry.at("owner"), g.players))
        elif entry.value in OFF_THE_MAP:
            g.t.move_royal(royal, OFF_THE_MAP[entry.word()])
        else:
            g.t.move_royal(royal, land_area(g, entry))
    if g.has("tomb"):
        set_tomb(g, g.words.at("tomb"))


def set_tomb(g: Given, tomb: Node) -> None:
    """S3.8. ``tomb: babylon``, or ``tomb: {at: pella, by: red}``."""
    described = isinstance(tomb.value, dict)
    g.s.tomb = (tomb.known("at", "by").at("at") if described else tomb).name(PLACE)
    if g.s.tomb == PELLA:
        if not tomb.has("by"):
            raise tomb.fault("a tomb at Pella needs 'by': who buried Alexander (S3.8.c)", "needs", needed="by")
        g.s.buried_at_pella_by = names.faction(tomb.at("by"), g.players)
    g.t.move_royal(CART, GONE)


def settle_family(g: Given) -> None:
    """S8.2.b. Heirs and cart are whose area it is, unless the case says so itself."""
    s, t = g.s, g.t
    for royal in range(CART + 1):
        if s.royal_at[royal] >= 0 and not WOMEN >> royal & 1 and s.royal_owner[royal] == NOBODY:
            holder = holder_of(t, s.royal_at[royal], NOBODY)
            t.own_royal(royal, holder if holder < SEATS else NOBODY)


# --- standing, capitals, training ---


def set_standing(g: Given) -> None:
    """Lasting effects: popularity, contempt, oracle, Persian support, offers, pacts, Helepolis, plundered cities."""
    s = g.s
    for entry in g.mapping("popularity"):
        s.popularity[major(entry, entry.key_name(GENERAL))] = entry.number()
    if g.has("contempt"):
        node = g.words.at("contempt")
        s.contempt = major(node, node.name(GENERAL))
    s.oracle = g.faction("oracle")
    s.persian_support = g.faction("persian_support")
    if g.has("helepolis"):
        s.helepolis = g.words.at("helepolis").name(PLACE)
    for key, players in (("offers", s.offers), ("marriages", s.marriages)):
        for entry in g.mapping(key):
            woman = entry.key_name(MEMBER)
            if woman not in BRIDES:
                raise entry.fault("only kleopatra and thessalonike offer marriage (S8.2.d)", "rule", rule="S8.2.d")
            players[BRIDES.index(woman)] = names.faction(entry, g.players)
    for pair in g.items("pacts"):
        s.pacts.append(sum(1 << seat for seat in names.factions(pair, g.players)))
    s.plundered = g.words.at("plundered", []).mask(PLACE)
    s.elephants_in_box = g.truth("elephants_in_box", True)
    s.cart_free = g.truth("cart_free", False)


def set_capitals(g: Given) -> None:
    """S16.1. Finished Capitals, those under construction, captured markers; the training track (S6.2.B3)."""
    s = g.s
    for seat, entry in g.by_faction("capitals"):
        s.capital[seat] = entry.name(PLACE)
        s.capital_places |= 1 << s.capital[seat]
        s.founded |= 1 << seat
    for seat, entry in g.by_faction("building"):
        s.building[seat] = entry.name(PLACE)
        s.founded |= 1 << seat
    for seat, entry in g.by_faction("captured"):
        s.captured[seat] = entry.number()
    for seat, track in g.by_faction("training"):
        track.known("unit", "points")
        s.training[seat] = track.at("unit").name(CU)
        s.trained[seat] = track.at("points", 0).number()


# --- fleets and sieges ---


def set_fleets(g: Given) -> None:
    """S7.4. Fleets follow provinces and cities; only that of Kilikia is given an owner."""
    s = g.s
    fleets = [(entry.key_name(FLEET), entry.known("owner", "improved", "dispersed")) for entry in g.mapping("fleets")]
    for fleet, entry in fleets:
        if entry.has("owner"):
            if FLEET_PROVINCE[fleet] >= 0 or FLEET_CITY[fleet] >= 0:
                raise entry.at("owner").fault(
                    f"the fleet of {entry.key} follows its province or city (S7.4.b)", "rule", rule="S7.4.b"
                )
            s.fleet_owner[fleet] = names.faction(entry.at("owner"), g.players)
    keep_scores(g.t)
    for fleet, entry in fleets:
        if entry.at("improved", False).truth():
            s.improved |= 1 << fleet
        if entry.at("dispersed", False).truth():
            s.dispersed_fleets |= 1 << fleet
    keep_scores(g.t)


def set_sieges(g: Given) -> None:
    """S15.3. ``siege: {sardeis: {by: blue, points: 2}}``."""
    for entry in g.mapping("siege"):
        place = entry.key_name(PLACE)
        entry.known("by", "points")
        if not entry.has("by") or not entry.has("points"):
            raise entry.fault("a siege is described 'by' whom and with how many 'points'", "needs", needed="by, points")
        g.t.set_siege_points(place, names.faction(entry.at("by"), g.players), entry.at("points").number())
