"""What a seat may know: the whole board, everybody's figures and their sources, the own hand and nobody else's.

Plain data in names, never indices. Only what differs from an empty board is listed: a place appears when it carries
something. `board` says what a client can draw from it.
"""

from tyche.core.atlas import bits
from tyche.games.successors.atlas import (
    FLEET_NAMES,
    HELLESPONT,
    MASTER_OF_ASIA,
    N_FLEETS,
    PLACE_NAMES,
    PROVINCE_NAMES,
    PROVINCE_VP,
)
from tyche.games.successors.components import (
    CARD_NAMES,
    CART,
    CU_NAMES,
    FACTION_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    HEIRS,
    IND_NAMES,
    LEGITIMACY_OF,
    N_GENERALS,
    ROYAL_L,
    ROYAL_NAMES,
    WOMEN,
)
from tyche.games.successors.map_view import places_view
from tyche.games.successors.play import Successors
from tyche.games.successors.spelling import area_name, faction_name, units_named
from tyche.games.successors.state import DISPERSED, GONE, NOBODY, OFF
from tyche.games.successors.tables import (
    BURIED_AT_PELLA_L,
    CAPITAL_VP,
    CAPTURED_CAPITAL_VP,
    CHAMPION_L,
    CONTEMPT_L,
    HELLESPONT_VP,
    L_VICTORY,
    LARGEST_FLEET_VP,
    MASTER_OF_ASIA_VP,
    ORACLE_L,
    PERSIAN_SUPPORT_L,
    ROUNDS,
    STRATEGOS_L,
    TOMB_L,
    TRAINING_COST,
    VP_VICTORY,
)
from tyche.games.successors.victory import GENERALS_WITH_L, MAKEDONIA, PELLA, fleet_value, largest_fleet

Plain = dict[str, object]


def private(t: Successors, seat: int | None) -> Plain:
    """What only this seat (or a spectator, None) may know: the own hand, and the own deal while others are hidden."""
    own = None if seat is None else FACTION_NAMES[seat]
    if t.s.players == 0:
        return {"seat": own}
    hand = [] if seat is None else cards_named(t.s.hands[seat])
    return {"seat": own, "hand": hand, "deal": deal_view(t, seat)}


def public(t: Successors) -> Plain:
    """What lies open on the table."""
    s = t.s
    if s.players == 0:
        return {}
    return {
        **figures(t),
        "turn": s.turn,
        "last_turn": t.rules.last_turn,
        "round": s.round + 1 if s.segment or s.step == "reveal" else None,
        "rounds": ROUNDS[s.players],
        "phase": s.segment or s.step,
        "step": s.step,
        "segment": s.segment,
        "active": faction_name(s.active),
        "order": [FACTION_NAMES[other] for other in s.order],
        "usurper": faction_name(s.usurper),
        "winner": faction_name(s.winner),
        "victory": s.victory or None,
        "deck": len(s.deck),
        "discard": cards_named(s.discard),
        "cards_on_table": len(s.table_cards),
        "card": CARD_NAMES[s.card] if s.card >= 0 and s.segment == "tyche" else None,
        "points": s.points,
        "places": places_view(t),
        "movement": movement_view(t),
        "effects": effects_view(t),
    }


def figures(t: Successors) -> Plain:
    """Seats, provinces, royals, fleets and generals; made anew when something that they show has changed."""
    known = shown_by_figures(t)
    if t.figured[0] != known:
        fleet_holder = largest_fleet(t)
        parts: Plain = {
            "seats": [seat_view(t, seat, fleet_holder) for seat in range(t.s.players)],
            "provinces": provinces_view(t),
            "royals": royals_view(t),
            "fleets": fleets_view(t),
            "generals": generals_view(t),
        }
        t.figured = (known, parts)
    return t.figured[1]


def shown_by_figures(t: Successors) -> tuple[object, ...]:
    """All of the state that `figures` is made of."""
    s = t.s
    tomb_holder = NOBODY if s.tomb < 0 else s.control[s.tomb]
    hands = [hand.bit_count() for hand in s.hands]
    effects = (s.buried_at_pella_by, s.oracle, s.persian_support, s.contempt, s.tomb, tomb_holder)
    scores = (s.vp[:], s.legitimacy[:], s.provinces[:], s.held[:], s.capital[:], s.captured[:], s.champions, s.usurper)
    generals = (s.general_at[:], s.owner[:], s.popularity[:], s.used)
    units = (s.training[:], s.trained[:], s.dispersed_cu[:], s.pending_cu[:])
    fleets = (s.fleet_owner[:], s.improved, s.dispersed_fleets)
    return (s.players, hands, effects, scores, generals, units, fleets, s.royal_at[:], s.royal_owner[:])


def cards_named(cards: int) -> list[str]:
    """The ids of a set of cards."""
    return [CARD_NAMES[card] for card in bits(cards)]


def generals_named(generals: list[int]) -> list[str]:
    """The ids of some generals."""
    return [GENERAL_NAMES[general] for general in generals]


# --- seats ---


def seat_view(t: Successors, seat: int, fleet_holder: int) -> Plain:
    """The figures of one player, and what is his off the map."""
    s = t.s
    at = s.general_at
    fleets = [fleet for fleet in range(N_FLEETS) if s.fleet_owner[fleet] == seat]
    return {
        "name": t.setup.seats[seat],
        "faction": FACTION_NAMES[seat],
        "vp": s.vp[seat],
        "vp_sources": vp_sources(t, seat, fleet_holder),
        "legitimacy": s.legitimacy[seat],
        "legitimacy_sources": legitimacy_sources(t, seat),
        "to_victory": {
            "vp": max(0, VP_VICTORY[s.players] - s.vp[seat]),
            "legitimacy": max(0, L_VICTORY - s.legitimacy[seat]),
        },
        "champion": t.is_champion(seat),
        "usurper": s.usurper == seat,
        "hand": s.hands[seat].bit_count(),
        "training": training_view(t, seat),
        "fleets": [FLEET_NAMES[fleet] for fleet in fleets],
        "fleet_strength": sum([fleet_value(t, fleet) for fleet in fleets]),
        "dispersed": {
            "units": units_named(s.dispersed_cu[seat]),
            "generals": [GENERAL_NAMES[g] for g in t.generals_of(seat) if at[g] == DISPERSED],
        },
        "reinforcements": units_named(s.pending_cu[seat]),
        "off_map": [GENERAL_NAMES[g] for g in range(FIRST_MINOR) if s.owner[g] == seat and at[g] == OFF],
        "minors": generals_named(t.minors_at_hand(seat)),
    }


def training_view(t: Successors, seat: int) -> Plain | None:
    """S6.2.B3. The unit being trained, the points spent on it, and its price."""
    kind = t.s.training[seat]
    if kind < 0:
        return None
    return {"unit": CU_NAMES[kind], "points": t.s.trained[seat], "cost": TRAINING_COST[kind]}


def source(name: str, points: int, kind: str = "", ident: str = "") -> Plain:
    """One source of points; `kind` and `id` name what it hangs on."""
    return {"source": name, "points": points, "kind": kind, "id": ident}


def vp_sources(t: Successors, seat: int, fleet_holder: int) -> list[Plain]:
    """T-17. Where a player's victory points come from."""
    s = t.s
    found: list[Plain] = []
    provinces = 0
    for province, holder in enumerate(s.provinces):
        if holder == seat:
            provinces |= 1 << province
            found.append(source("province", PROVINCE_VP[province], "province", PROVINCE_NAMES[province]))
    if provinces & MASTER_OF_ASIA == MASTER_OF_ASIA:
        found.append(source("master-of-asia", MASTER_OF_ASIA_VP))
    if fleet_holder == seat:
        found.append(source("largest-fleet", LARGEST_FLEET_VP))
    if s.held[seat] & HELLESPONT == HELLESPONT:
        found.append(source("hellespont", HELLESPONT_VP))
    if s.capital[seat] >= 0:
        found.append(source("capital", CAPITAL_VP, "place", PLACE_NAMES[s.capital[seat]]))
    if s.captured[seat]:
        found.append(source("captured-capitals", CAPTURED_CAPITAL_VP * s.captured[seat]))
    return found


def legitimacy_sources(t: Successors, seat: int) -> list[Plain]:
    """T-6, S3.6.b. Where a player's legitimacy comes from; of his heirs only the best counts."""
    s = t.s
    found: list[Plain] = []
    if s.champions >> seat & 1:
        found.append(source("champion", CHAMPION_L))
    own = [royal for royal in range(CART) if s.royal_owner[royal] == seat]
    heirs = [royal for royal in own if HEIRS >> royal & 1]
    counting = [royal for royal in own if WOMEN >> royal & 1]
    if heirs:
        counting.insert(0, max(heirs, key=lambda royal: ROYAL_L[royal]))
    for royal in counting:
        found.append(source("royal", ROYAL_L[royal], "royal", ROYAL_NAMES[royal]))
    if s.provinces[MAKEDONIA] == seat:
        found.append(source("strategos", STRATEGOS_L))
    for general in GENERALS_WITH_L:
        if s.owner[general] == seat:
            found.append(source("general", LEGITIMACY_OF[general], "general", GENERAL_NAMES[general]))
    if s.buried_at_pella_by == seat:
        found.append(source("buried-at-pella", BURIED_AT_PELLA_L))
    if s.tomb >= 0 and s.tomb != PELLA and s.control[s.tomb] == seat:
        found.append(source("tomb", TOMB_L, "place", PLACE_NAMES[s.tomb]))
    if s.oracle == seat:
        found.append(source("oracle", ORACLE_L))
    if s.persian_support == seat:
        found.append(source("persian-support", PERSIAN_SUPPORT_L))
    if s.contempt >= 0 and s.owner[s.contempt] == seat:
        found.append(source("contempt", CONTEMPT_L, "general", GENERAL_NAMES[s.contempt]))
    return found


def deal_view(t: Successors, seat: int | None) -> Plain:
    """S4.4. The Starting generals by player. While five players swap them, each knows only his own."""
    s = t.s
    shown = range(s.players) if s.step != "swap-generals" else () if seat is None else (seat,)
    return {FACTION_NAMES[other]: generals_named(s.dealt[other]) for other in shown}


# --- the map ---


def provinces_view(t: Successors) -> Plain:
    """S2.q. Who controls which province; provinces that nobody controls are left out."""
    return {PROVINCE_NAMES[province]: faction_name(who) for province, who in enumerate(t.s.provinces) if who >= 0}


# --- pieces ---


def royals_view(t: Successors) -> Plain:
    """S8. Each member of the royal family: where, and whose; the dead are ``gone``."""
    s = t.s
    return {
        name: {
            "area": area_name(s.royal_at[k]),
            "faction": faction_name(s.royal_owner[k]),
            "gone": s.royal_at[k] == GONE,
        }
        for k, name in enumerate(ROYAL_NAMES)
    }


def fleets_view(t: Successors) -> Plain:
    """S7.4. Each fleet: whose, its face-up number, and whether it is dispersed."""
    s = t.s
    return {
        name: {
            "faction": faction_name(s.fleet_owner[k]),
            "strength": fleet_value(t, k),
            "improved": bool(s.improved >> k & 1),
            "dispersed": bool(s.dispersed_fleets >> k & 1),
        }
        for k, name in enumerate(FLEET_NAMES)
    }


def generals_view(t: Successors) -> Plain:
    """Generals out of the game, Independent armies in their boxes, and popularity won or lost."""
    s = t.s
    at = s.general_at
    return {
        "gone": [GENERAL_NAMES[g] for g in range(N_GENERALS) if at[g] == GONE],
        "boxes": [name for k, name in enumerate(IND_NAMES) if at[FIRST_IND + k] == OFF],
        "popularity": {GENERAL_NAMES[g]: change for g, change in enumerate(s.popularity) if change},
        "activated": generals_named(bits(s.used)),
    }


def movement_view(t: Successors) -> Plain:
    """S9, S13. The movement die, and the activated army: its general, party, movement points."""
    s = t.s
    seen: Plain = {"die": s.die or None, "army": None, "sea_used": s.sea_used}
    if s.act >= 0 and s.general_at[s.act] >= 0:
        seen["army"] = {
            "general": GENERAL_NAMES[s.act],
            "area": area_name(s.general_at[s.act]),
            "generals": generals_named(bits(s.party)),
            "units": units_named(s.party_cu),
            "royals": [ROYAL_NAMES[royal] for royal in bits(s.party_royals)],
            "points": t.mp_left(),
            "allowance": t.mp_allowance(),
            "at_sea": s.sailing == 1,
        }
    return seen


def effects_view(t: Successors) -> Plain:
    """Lasting effects of cards."""
    s = t.s
    offers = {"kleopatra": s.offers[0], "thessalonike": s.offers[1]}
    return {
        "contempt": GENERAL_NAMES[s.contempt] if s.contempt >= 0 else None,
        "orator": GENERAL_NAMES[s.orator] if s.orator >= 0 else None,
        "oracle": faction_name(s.oracle),
        "persian_support": faction_name(s.persian_support),
        "buried_at_pella_by": faction_name(s.buried_at_pella_by),
        "cart_free": s.cart_free,
        "elephants_in_box": s.elephants_in_box,
        "pacts": [[FACTION_NAMES[seat] for seat in bits(pair)] for pair in s.pacts],
        "offers": {woman: faction_name(suitor) for woman, suitor in offers.items() if suitor != NOBODY},
    }
