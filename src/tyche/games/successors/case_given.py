"""How a rules case gives a position of Successors: the board. What is under way is in `case_moment`."""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_truth, known, named
from tyche.games.successors import case_names as names
from tyche.games.successors.atlas import (
    FLEET_CITY,
    FLEET_PROVINCE,
    KIND,
    N_PLACES,
    PLACE_NAMES,
    PROVINCE_PLACES,
    TRANSIT,
)
from tyche.games.successors.check import OFFER_CARDS, holder_of
from tyche.games.successors.components import (
    CARD_ID,
    CARD_NAMES,
    CART,
    CU_ID,
    FACTION_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    KLEOPATRA,
    ROYAL_ID,
    SILVER,
    START_SETS,
    THESSALONIKE,
    WOMEN,
    minors_of,
)
from tyche.games.successors.deck import BETRAYAL
from tyche.games.successors.losses import place_army
from tyche.games.successors.play import Successors
from tyche.games.successors.setup import lay_out
from tyche.games.successors.state import DISPERSED, GONE, IND, NOBODY, OFF, SEATS
from tyche.games.successors.tables import GENERALS_EACH
from tyche.games.successors.units import FIELD
from tyche.games.successors.victory import PELLA, keep_scores

BOARD: Final = [
    "setup", "turn", "round", "order", "usurper", "champions", "successors", "control", "provinces", "armies",
    "dispersed", "killed", "dealt", "independents", "royals", "fleets", "siege", "popularity", "tomb", "contempt",
    "oracle", "persian_support", "helepolis", "offers", "pacts", "capitals", "building", "captured", "plundered",
    "elephants_in_box", "cart_free", "training", "hands", "deck", "discard", "table", "removed",
]  # fmt: skip
SILVER_SHIELDS: Final = CARD_ID["47A"]
OFF_THE_MAP: Final = {"box": OFF, "gone": GONE}


class Given:
    """A position being set up: the run of the rules and the words that describe it."""

    def __init__(self, t: Successors, words: dict[str, object]) -> None:
        self.t = t
        self.s = t.s
        self.words = words
        self.players = t.setup.players

    def mapping(self, key: str) -> dict[str, object]:
        """A part of the position that is a mapping; empty if it is not given."""
        return as_mapping(self.words.get(key, {}), self.words, key)

    def items(self, key: str) -> list[object]:
        """A part of the position that is a list; empty if it is not given."""
        return as_list(self.words.get(key, []), self.words, key)

    def number(self, key: str, usual: int, least: int, most: int) -> int:
        """A number within limits."""
        value = as_number(self.words.get(key, usual), self.words, key)
        if not least <= value <= most:
            raise CaseError(f"{key!r} is {least} to {most}, not {value}", self.words, key)
        return value

    def truth(self, key: str, usual: bool) -> bool:
        """True or false."""
        return as_truth(self.words.get(key, usual), self.words, key)

    def faction(self, value: object, within: object, key: object) -> int:
        """A player faction."""
        return names.faction(value, self.players, within, key)

    def faction_of(self, key: str) -> int:
        """A player faction as a part of the position; NOBODY if it is not given."""
        return self.faction(self.words[key], self.words, key) if key in self.words else NOBODY

    def by_faction(self, key: str) -> list[tuple[int, str, object, dict[str, object]]]:
        """A part that is given by faction: seat, name, value, and the mapping it stands in."""
        part = self.mapping(key)
        return [(self.faction(name, part, name), name, value, part) for name, value in part.items()]


def set_board(g: Given) -> None:
    """Everything that lies on the table, from an empty map or, with ``setup: true``, from the start of the game."""
    lay_board(g)
    set_course(g)
    set_markers(g)
    for n, item in enumerate(g.items("armies")):
        set_army(g, as_mapping(item, g.words["armies"], n))
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
    s.round = g.number("round", 1, 1, 5) - 1
    if "order" in g.words:
        s.order = names.factions(g.words["order"], g.players, g.words, "order")
        if sorted(s.order) != list(range(g.players)):
            raise CaseError("'order' names every faction once", g.words, "order")
    s.usurper = g.faction_of("usurper")
    if "champions" in g.words:
        s.champions = sum(1 << seat for seat in names.factions(g.words["champions"], g.players, g.words, "champions"))
    for seat in names.factions(g.words.get("successors", []), g.players, g.words, "successors"):
        s.champions &= ~(1 << seat)


def set_markers(g: Given) -> None:
    """S2.n. Whole provinces first, then single places."""
    for key in ("provinces", "control"):
        part = g.mapping(key)
        for name, value in part.items():
            owner = names.anybody(name, g.players, part, name)
            items = as_list(value, part, name)
            for n, item in enumerate(items):
                if key == "provinces":
                    for place in bits(PROVINCE_PLACES[names.province(item, items, n)]):
                        g.t.set_control(place, owner)
                    continue
                place = names.place(item, items, n)
                if KIND[place] == TRANSIT:
                    raise CaseError(f"{PLACE_NAMES[place]} is a transit point and has no marker (S2.f)", items, n)
                g.t.set_control(place, owner)


# --- pieces ---


def set_army(g: Given, army: dict[str, object]) -> None:
    """Generals, units and family members of one faction in one area."""
    known(army, ["at", "faction", "generals", "units", "royals"])
    for key in ("at", "faction"):
        if key not in army:
            raise CaseError(f"an army needs {key!r}", army)
    seat = g.faction(army["faction"], army, "faction")
    area = land_area(g, army["at"], army, "at")
    generals = as_list(army.get("generals", []), army, "generals")
    for n, name in enumerate(generals):
        put_general(g, seat, own_general(g, seat, name, generals, n), area)
    g.t.add_cu(seat, area, names.units(army.get("units", {}), army, "units"))
    royals = as_list(army.get("royals", []), army, "royals")
    for n, name in enumerate(royals):
        royal = names.royal(name, royals, n)
        g.t.move_royal(royal, area)
        g.t.own_royal(royal, seat)


def put_general(g: Given, seat: int, general: int, area: int) -> None:
    """A major general becomes the faction's own; minor ones are."""
    if general < FIRST_MINOR:
        g.t.give_general(general, seat, area)
    else:
        g.t.move_general(general, area)


def land_area(g: Given, value: object, within: object, key: object) -> int:
    """A land area that exists: only major cities have an inside, and Capitals are founded by ``capitals``."""
    area = names.area(value, within, key)
    capitals = [str(name) for name in g.mapping("capitals").values()]
    if area >= 2 * N_PLACES:
        raise CaseError("a position has nothing at sea; embark in the case", within, key)
    if area >= N_PLACES and not g.t.is_major(area - N_PLACES) and PLACE_NAMES[area - N_PLACES] not in capitals:
        raise CaseError(f"{PLACE_NAMES[area - N_PLACES]} is no major city and has no inside (S2.i)", within, key)
    return area


def own_general(g: Given, seat: int, value: object, within: object, key: object) -> int:
    """A general that a faction may have: a major one, one of its minor ones, or ``minor`` for the next of these."""
    s = g.s
    if value == "minor":
        free = g.t.minors_at_hand(seat)
        if not free:
            raise CaseError(f"{FACTION_NAMES[seat]} has only four minor generals (S7.1.C.a)", within, key)
        return free[0]
    general = names.general(value, within, key)
    if general >= FIRST_IND:
        raise CaseError(f"{value} is an Independent army: give it in 'independents'", within, key)
    if general >= FIRST_MINOR and general not in minors_of(seat):
        raise CaseError(f"{value} is a minor general of {FACTION_NAMES[s.owner[general]]}", within, key)
    if s.general_at[general] != OFF:
        raise CaseError(f"{value} is given twice", within, key)
    return general


def set_off_map(g: Given) -> None:
    """The Dispersed box, the killed, and the unmentioned: Starting generals who are nowhere are out of the game."""
    for seat, name, value, part in g.by_faction("dispersed"):
        box = as_mapping(value, part, name)
        known(box, ["units", "generals"])
        g.s.dispersed_cu[seat] = names.units(box.get("units", {}), box, "units")
        generals = as_list(box.get("generals", []), box, "generals")
        for n, item in enumerate(generals):
            put_general(g, seat, own_general(g, seat, item, generals, n), DISPERSED)
    killed = g.items("killed")
    for n, item in enumerate(killed):
        general = names.general(item, killed, n)
        if general >= FIRST_MINOR or g.s.general_at[general] != OFF:
            raise CaseError(f"{item} cannot be killed: no major general, or on the map", killed, n)
        g.s.general_at[general] = GONE
    if g.words.get("segment") not in ("setup", "swap"):
        for general in START_SETS[g.players]:
            if g.s.general_at[general] == OFF:
                g.s.general_at[general] = GONE


def set_independents(g: Given) -> None:
    """S9.5.a. ``leosthenes: lamia``; ``box`` for an inactive army, ``active`` for an active one there, ``gone``."""
    part = g.mapping("independents")
    for name, value in part.items():
        army = names.general(name, part, name)
        if army < FIRST_IND:
            raise CaseError(f"{name} is no Independent army", part, name)
        bit = 1 << army - FIRST_IND
        g.s.active_armies &= ~bit
        if value in OFF_THE_MAP:
            place_army(g.t, army, OFF_THE_MAP[str(value)])
            continue
        g.s.active_armies |= bit
        place_army(g.t, army, OFF if value == "active" else names.place(value, part, name))


# --- the royal family ---


def set_family(g: Given) -> None:
    """``olympias: molossia``, ``kleopatra: {at: sardeis, owner: red}``, ``philippos: box``, ``alexandros: gone``."""
    part = g.mapping("royals")
    for name, value in part.items():
        royal = names.royal(name, part, name)
        if isinstance(value, dict):
            known(value, ["at", "owner"])
            g.t.move_royal(royal, land_area(g, value.get("at"), value, "at"))
            if "owner" in value:
                g.t.own_royal(royal, g.faction(value["owner"], value, "owner"))
        elif value in OFF_THE_MAP:
            g.t.move_royal(royal, OFF_THE_MAP[str(value)])
        else:
            g.t.move_royal(royal, land_area(g, value, part, name))
    if "tomb" in g.words:
        set_tomb(g)


def set_tomb(g: Given) -> None:
    """S3.8. ``tomb: babylon``, or ``tomb: {at: pella, by: red}``."""
    value = g.words["tomb"]
    tomb = value if isinstance(value, dict) else {"at": value}
    known(tomb, ["at", "by"])
    holder = tomb if isinstance(value, dict) else g.words
    g.s.tomb = names.place(tomb["at"], holder, "at" if isinstance(value, dict) else "tomb")
    if g.s.tomb == PELLA:
        if "by" not in tomb:
            raise CaseError("a tomb at Pella needs 'by': who buried Alexander (S3.8.c)", g.words, "tomb")
        g.s.buried_at_pella_by = g.faction(tomb["by"], tomb, "by")
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
    s, words = g.s, g.words
    part = g.mapping("popularity")
    for name, value in part.items():
        s.popularity[major(name, part, name)] = as_number(value, part, name)
    if "contempt" in words:
        s.contempt = major(words["contempt"], words, "contempt")
    s.oracle = g.faction_of("oracle")
    s.persian_support = g.faction_of("persian_support")
    if "helepolis" in words:
        s.helepolis = names.place(words["helepolis"], words, "helepolis")
    offers = g.mapping("offers")
    for name, value in offers.items():
        if name not in ("kleopatra", "thessalonike"):
            raise CaseError("only kleopatra and thessalonike offer marriage (S8.2.d)", offers, name)
        woman = ROYAL_ID[name]
        s.offers[(KLEOPATRA, THESSALONIKE).index(woman)] = g.faction(value, offers, name)
    for pair in g.items("pacts"):
        s.pacts.append(sum(1 << seat for seat in names.factions(pair, g.players, words, "pacts")))
    plundered = g.items("plundered")
    s.plundered = sum(1 << names.place(item, plundered, n) for n, item in enumerate(plundered))
    s.elephants_in_box = g.truth("elephants_in_box", True)
    s.cart_free = g.truth("cart_free", False)


def major(value: object, within: object, key: object) -> int:
    """A major general."""
    general = names.general(value, within, key)
    if general >= FIRST_MINOR:
        raise CaseError(f"{value} is no major general", within, key)
    return general


def set_capitals(g: Given) -> None:
    """S16.1. Finished Capitals, those under construction, captured markers; the training track (S6.2.B3)."""
    s = g.s
    for seat, name, value, part in g.by_faction("capitals"):
        s.capital[seat] = names.place(value, part, name)
        s.capital_places |= 1 << s.capital[seat]
        s.founded |= 1 << seat
    for seat, name, value, part in g.by_faction("building"):
        s.building[seat] = names.place(value, part, name)
        s.founded |= 1 << seat
    for seat, name, value, part in g.by_faction("captured"):
        s.captured[seat] = as_number(value, part, name)
    for seat, name, value, part in g.by_faction("training"):
        track = as_mapping(value, part, name)
        known(track, ["unit", "points"])
        s.training[seat] = named(CU_ID, "type of unit", track.get("unit"), track, "unit")
        s.trained[seat] = as_number(track.get("points", 0), track, "points")


# --- cards ---


def set_cards(g: Given) -> None:
    """S5.3. Hands, deck (top card first), discard pile, table, removed cards; the rest is below the deck."""
    s = g.s
    out = names.cards(g.words.get("removed", []), g.words, "removed")
    silver = any(group & FIELD[SILVER] for group in [*s.cu.values(), *s.dispersed_cu])
    given = [card for _, name, value, part in g.by_faction("hands") for card in names.cards(value, part, name)]
    top = names.cards(g.words.get("deck", []), g.words, "deck")
    discard = names.cards(g.words.get("discard", []), g.words, "discard")
    s.table_cards = names.cards(g.words.get("table", []), g.words, "table")
    used = given + top + discard + s.table_cards
    if (silver or BETRAYAL in used) and SILVER_SHIELDS not in out:
        out.append(SILVER_SHIELDS)
        s.cards_in_use |= 1 << BETRAYAL
        if BETRAYAL not in used:
            discard.append(BETRAYAL)
    offered = [OFFER_CARDS[offer] for offer, suitor in enumerate(s.offers) if suitor >= 0]
    used = given + top + discard + s.table_cards + out + offered
    check_cards(g, used)
    for card in out:
        s.cards_in_use &= ~(1 << card)
    for seat, name, value, part in g.by_faction("hands"):
        s.hands[seat] = sum(1 << card for card in names.cards(value, part, name))
    s.discard = sum(1 << card for card in discard)
    s.deck = [card for card in s.deck if card not in used] + top[::-1]


def check_cards(g: Given, used: list[int]) -> None:
    """Each card is given once, and is in use at this table."""
    for card in used:
        name = CARD_NAMES[card]
        if used.count(card) > 1:
            raise CaseError(f"card {name} is given twice", g.words)
        if not g.s.cards_in_use >> card & 1 and card != SILVER_SHIELDS:
            raise CaseError(f"card {name} is not in the deck: an option of the table brings it in (S16.1.a)", g.words)


def deal(g: Given) -> None:
    """S4.4. Who was dealt which Starting general: as given, else his present owner, the rest in turn."""
    s = g.s
    for seat, name, value, part in g.by_faction("dealt"):
        items = as_list(value, part, name)
        s.dealt[seat] = sorted(major(item, items, n) for n, item in enumerate(items))
    dealt = [general for seat in range(g.players) for general in s.dealt[seat]]
    for general in START_SETS[g.players]:
        if general in dealt:
            continue
        room = [seat for seat in range(g.players) if len(s.dealt[seat]) < GENERALS_EACH[g.players]] or [0]
        seat = s.owner[general] if s.owner[general] >= 0 else room[0]
        s.dealt[seat].append(general)
        dealt.append(general)
    strangers = [general for general in dealt if general not in START_SETS[g.players]]
    if strangers or len(dealt) != len(set(dealt)):
        names_ = ", ".join(GENERAL_NAMES[general] for general in strangers) or "somebody"
        raise CaseError(f"'dealt' names each Starting general once; wrong is {names_} (T-10)", g.words, "dealt")


# --- fleets and sieges ---


def set_fleets(g: Given) -> None:
    """S7.4. Fleets follow provinces and cities; only that of Kilikia is given an owner."""
    s = g.s
    part = g.mapping("fleets")
    for name, value in part.items():
        fleet = names.fleet(name, part, name)
        words = as_mapping(value, part, name)
        known(words, ["owner", "improved", "dispersed"])
        if "owner" in words:
            if FLEET_PROVINCE[fleet] >= 0 or FLEET_CITY[fleet] >= 0:
                raise CaseError(f"the fleet of {name} follows its province or city (S7.4.b)", words, "owner")
            s.fleet_owner[fleet] = g.faction(words["owner"], words, "owner")
    keep_scores(g.t)
    for name, value in part.items():
        fleet = names.fleet(name, part, name)
        words = as_mapping(value, part, name)
        if as_truth(words.get("improved", False), words, "improved"):
            s.improved |= 1 << fleet
        if as_truth(words.get("dispersed", False), words, "dispersed"):
            s.dispersed_fleets |= 1 << fleet
    keep_scores(g.t)


def set_sieges(g: Given) -> None:
    """S15.3. ``siege: {sardeis: {by: blue, points: 2}}``."""
    part = g.mapping("siege")
    for name, value in part.items():
        place = names.place(name, part, name)
        words = as_mapping(value, part, name)
        known(words, ["by", "points"])
        if "by" not in words or "points" not in words:
            raise CaseError("a siege is described 'by' whom and with how many 'points'", words)
        seat = g.faction(words["by"], words, "by")
        g.t.set_siege_points(place, seat, as_number(words["points"], words, "points"))
