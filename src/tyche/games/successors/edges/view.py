"""What a seat may know: the whole board, everybody's figures and their sources, the own hand and nobody else's.

`shapes` says what the parts look like, `board` what a client can draw from them.
"""

from typing import Final

from tyche.core.atlas import bits
from tyche.core.sections import Fields, Keyed, Listed, Often, Part, Section, Tracked
from tyche.core.stakes import Source
from tyche.games.successors.edges.map_view import SPOTS, changed_places, note, place_view
from tyche.games.successors.edges.race import race, race_key
from tyche.games.successors.edges.shapes import (
    Army,
    Course,
    Dispersed,
    Effects,
    Fleet,
    Generals,
    Movement,
    OffMap,
    PointSource,
    Private,
    Royal,
    Seat,
    ToVictory,
    Training,
)
from tyche.games.successors.rules.atlas import (
    FLEET_NAMES,
    N_FLEETS,
    PROVINCE_NAMES,
)
from tyche.games.successors.rules.components import (
    BRIDES,
    CARD_NAMES,
    CU_NAMES,
    FACTION_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    IND_NAMES,
    N_GENERALS,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.copying import FIELDS
from tyche.games.successors.rules.kinds import area_name, faction_name, units_named
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import GENERALS_WITH_L, legitimacy_sources, vp_sources
from tyche.games.successors.rules.state import DISPERSED, GONE, NOBODY, OFF, SEATS
from tyche.games.successors.rules.tables import (
    L_VICTORY,
    ROUNDS,
    TRAINING_COST,
    VP_VICTORY,
)
from tyche.games.successors.rules.victory import fleet_value, largest_fleet


def own(seat: int | None) -> list[Part[Successors]]:
    """What only this seat (or a spectator, None) may know: the own hand, and the own deal while others are hidden."""
    name = None if seat is None else FACTION_NAMES[seat]
    return [
        Fields(
            lambda t: Private(seat=name, hand=cards_named(hand_of(t, seat)), deal=deal_view(t, seat)),
            lambda t: (hand_of(t, seat), deal_key(t)),
        ).on(FIELDS, "hands players step dealt")
    ]


def hand_of(t: Successors, seat: int | None) -> int:
    """The cards that a reader holds."""
    return 0 if seat is None else t.s.hands[seat]


def course(t: Successors) -> Course:
    """Where the game stands."""
    s = t.s
    return Course(
        turn=s.turn,
        last_turn=t.rules.last_turn,
        round=s.round + 1 if s.segment or s.step == "reveal" else None,
        rounds=ROUNDS[s.players],
        phase=s.segment or s.step,
        step=s.step,
        segment=s.segment,
        active=faction_name(s.active),
        order=[FACTION_NAMES[other] for other in s.order],
        usurper=faction_name(s.usurper),
        winner=faction_name(s.winner),
        victory=s.victory or None,
        deck=len(s.deck),
        discard=cards_named(s.discard),
        cards_on_table=len(s.table_cards),
        card=CARD_NAMES[s.card] if s.card >= 0 and s.segment == "tyche" else None,
        points=s.points,
    )


def course_key(t: Successors) -> object:
    """What it is shown by; the rules and the number of players stay."""
    s = t.s
    when = (s.turn, s.round, s.segment, s.step, s.active, s.order[:], s.usurper, s.winner, s.victory)
    return (when, len(s.deck), s.discard, len(s.table_cards), s.card, s.points)


def cards_named(cards: int) -> list[str]:
    """The ids of a set of cards."""
    return [CARD_NAMES[card] for card in bits(cards)]


def generals_named(generals: list[int]) -> list[str]:
    """The ids of some generals."""
    return [GENERAL_NAMES[general] for general in generals]


# --- seats ---


def shared_by_seats(t: Successors) -> object:
    """What the figures of all players are made of."""
    s = t.s
    tomb_holder = NOBODY if s.tomb < 0 else s.control[s.tomb]
    effects = (s.buried_at_pella_by, s.oracle, s.persian_support, s.contempt, s.tomb, tomb_holder, s.usurper)
    legitimate = [s.owner[general] for general in GENERALS_WITH_L]
    despised = NOBODY if s.contempt < 0 else s.owner[s.contempt]
    points = (effects, s.champions, s.provinces[:], s.royal_owner[:], legitimate, despised)
    return (points, s.fleet_owner[:], s.improved, s.dispersed_fleets)


def seat_keys(t: Successors) -> list[object]:
    """What the figures of each player are made of, but for his generals."""
    s = t.s
    return [
        (
            (s.vp[seat], s.legitimacy[seat], s.held[seat], s.capital[seat], s.captured[seat]),
            (s.hands[seat].bit_count(), s.training[seat], s.trained[seat], s.dispersed_cu[seat], s.pending_cu[seat]),
        )
        for seat in range(s.players)
    ]


def general_keys(t: Successors) -> list[object]:
    """What the generals of each player are shown by that are off the map."""
    s = t.s
    off_map: list[list[int]] = [[] for _ in range(SEATS + 1)]
    for general, area in enumerate(s.general_at):
        if area < 0:
            owner = s.owner[general]
            if owner >= 0:
                off_map[owner] += (general, area)
    return [(t.minors_at_hand(seat), off_map[seat]) for seat in range(s.players)]


def off_map_view(t: Successors, seat: int) -> OffMap:
    """What of a player is off the map."""
    s = t.s
    at = s.general_at
    return OffMap(
        dispersed=Dispersed(
            units=units_named(s.dispersed_cu[seat]),
            generals=[GENERAL_NAMES[g] for g in t.generals_of(seat) if at[g] == DISPERSED],
        ),
        off_map=[GENERAL_NAMES[g] for g in range(FIRST_MINOR) if s.owner[g] == seat and at[g] == OFF],
        minors=generals_named(t.minors_at_hand(seat)),
    )


def seat_view(t: Successors, seat: int) -> Seat:
    """The figures of one player, and what is his off the map."""
    s, off = t.s, off_map_view(t, seat)
    fleets = [fleet for fleet in range(N_FLEETS) if s.fleet_owner[fleet] == seat]
    return Seat(
        name=t.setup.seats[seat],
        faction=FACTION_NAMES[seat],
        vp=s.vp[seat],
        vp_sources=shown_sources(vp_sources(t, seat, largest_fleet(t))),
        legitimacy=s.legitimacy[seat],
        legitimacy_sources=shown_sources(legitimacy_sources(t, seat)),
        to_victory=ToVictory(
            vp=max(0, VP_VICTORY[s.players] - s.vp[seat]),
            legitimacy=max(0, L_VICTORY - s.legitimacy[seat]),
        ),
        champion=t.is_champion(seat),
        usurper=s.usurper == seat,
        hand=s.hands[seat].bit_count(),
        training=training_view(t, seat),
        fleets=[FLEET_NAMES[fleet] for fleet in fleets],
        fleet_strength=sum([fleet_value(t, fleet) for fleet in fleets]),
        dispersed=off.dispersed,
        reinforcements=units_named(s.pending_cu[seat]),
        off_map=off.off_map,
        minors=off.minors,
    )


def training_view(t: Successors, seat: int) -> Training | None:
    """S6.2.B3. The unit being trained, the points spent on it, and its price."""
    kind = t.s.training[seat]
    if kind < 0:
        return None
    return Training(unit=CU_NAMES[kind], points=t.s.trained[seat], cost=TRAINING_COST[kind])


def shown_sources(sources: list[Source]) -> list[PointSource]:
    """T-6, T-17. Where a player's points come from."""
    return [PointSource(source=one.name, points=one.points, kind=one.kind, id=one.ident) for one in sources]


def deal_key(t: Successors) -> object:
    """What the deal is shown by."""
    return (t.s.step == "swap-generals", [generals[:] for generals in t.s.dealt])


def deal_view(t: Successors, seat: int | None) -> dict[str, list[str]]:
    """S4.4. The Starting generals by player. While five players swap them, each knows only his own."""
    s = t.s
    shown = range(s.players) if s.step != "swap-generals" else () if seat is None else (seat,)
    return {FACTION_NAMES[other]: generals_named(s.dealt[other]) for other in shown}


# --- the map ---


def provinces_view(t: Successors) -> dict[str, str | None]:
    """S2.q. Who controls which province; provinces that nobody controls are left out."""
    return {PROVINCE_NAMES[province]: faction_name(who) for province, who in enumerate(t.s.provinces) if who >= 0}


# --- pieces ---


def royal_view(t: Successors, royal: int) -> Royal:
    """S8. Where a member of the royal family is, and whose."""
    area = t.s.royal_at[royal]
    return Royal(area=area_name(area), faction=faction_name(t.s.royal_owner[royal]), gone=area == GONE)


def fleet_view(t: Successors, fleet: int) -> Fleet:
    """S7.4. Whose a fleet is, its face-up number, and whether it is dispersed."""
    s = t.s
    return Fleet(
        faction=faction_name(s.fleet_owner[fleet]),
        strength=fleet_value(t, fleet),
        improved=bool(s.improved >> fleet & 1),
        dispersed=bool(s.dispersed_fleets >> fleet & 1),
    )


def fleet_keys(t: Successors) -> list[object]:
    """What each fleet is shown by."""
    s = t.s
    return [(owner, s.improved >> k & 1, s.dispersed_fleets >> k & 1) for k, owner in enumerate(s.fleet_owner)]


def generals_view(t: Successors) -> Generals:
    """Generals out of the game, Independent armies in their boxes, and popularity won or lost."""
    s = t.s
    at = s.general_at
    return Generals(
        gone=[GENERAL_NAMES[g] for g in range(N_GENERALS) if at[g] == GONE],
        boxes=[name for k, name in enumerate(IND_NAMES) if at[FIRST_IND + k] == OFF],
        popularity={GENERAL_NAMES[g]: change for g, change in enumerate(s.popularity) if change},
        activated=generals_named(bits(s.used)),
    )


def movement_view(t: Successors) -> Movement:
    """S9, S13. The movement die, and the activated army: its general, party, movement points."""
    s = t.s
    army: Army | None = None
    if s.act >= 0 and s.general_at[s.act] >= 0:
        army = Army(
            general=GENERAL_NAMES[s.act],
            area=area_name(s.general_at[s.act]),
            generals=generals_named(bits(s.party)),
            units=units_named(s.party_cu),
            royals=[ROYAL_NAMES[royal] for royal in bits(s.party_royals)],
            points=t.mp_left(),
            allowance=t.mp_allowance(),
            at_sea=s.sailing == 1,
        )
    return Movement(die=s.die or None, army=army, sea_used=s.sea_used)


def effects_view(t: Successors) -> Effects:
    """Lasting effects of cards."""
    s = t.s
    return Effects(
        contempt=GENERAL_NAMES[s.contempt] if s.contempt >= 0 else None,
        orator=GENERAL_NAMES[s.orator] if s.orator >= 0 else None,
        oracle=faction_name(s.oracle),
        persian_support=faction_name(s.persian_support),
        buried_at_pella_by=faction_name(s.buried_at_pella_by),
        cart_free=s.cart_free,
        elephants_in_box=s.elephants_in_box,
        pacts=[[FACTION_NAMES[seat] for seat in bits(pair)] for pair in s.pacts],
        offers=by_bride(s.offers),
        marriages=by_bride(s.marriages),
    )


def by_bride(players: list[int]) -> dict[str, str | None]:
    """S8.2.d. Whose marriage card lies open, by the woman."""
    return {ROYAL_NAMES[woman]: faction_name(players[n]) for n, woman in enumerate(BRIDES) if players[n] != NOBODY}


def movement_key(t: Successors) -> object:
    """What the movement under way is shown by; the points of an army hang on much, so they are counted."""
    s = t.s
    active = s.act >= 0 and s.general_at[s.act] >= 0
    army = (s.general_at[s.act], t.mp_left(), t.mp_allowance()) if active else ()
    return (s.die, s.act, s.party, s.party_cu, s.party_royals, s.sailing, s.sea_used, army)


def effects_key(t: Successors) -> object:
    """What the lasting effects are shown by."""
    s = t.s
    return (
        (s.contempt, s.orator, s.oracle, s.persian_support, s.buried_at_pella_by),
        (s.cart_free, s.elephants_in_box, s.pacts[:], s.offers[:], s.marriages[:]),
    )


PARTS: Final[list[Part[Successors]]] = [
    Fields(course, course_key).on(
        FIELDS,
        "turn round segment step active order usurper winner victory players deck discard table_cards card points",
    ),
    Listed("seats", seat_keys, seat_view, shared_by_seats, Often(general_keys, off_map_view)).on(
        FIELDS,
        "players vp legitimacy champions usurper buried_at_pella_by oracle persian_support contempt tomb control held"
        " provinces royal_owner capital captured hands training trained dispersed_cu pending_cu"
        " general_at owner majors used fleet_owner improved dispersed_fleets",
    ),
    Section("provinces", lambda t: t.s.provinces[:], provinces_view).on(FIELDS, "provinces"),
    Keyed("royals", ROYAL_NAMES, lambda t: list(zip(t.s.royal_at, t.s.royal_owner, strict=True)), royal_view).on(
        FIELDS, "royal_at royal_owner"
    ),
    Keyed("fleets", FLEET_NAMES, fleet_keys, fleet_view).on(FIELDS, "fleet_owner improved dispersed_fleets"),
    Section("generals", lambda t: (t.s.general_at[:], t.s.popularity[:], t.s.used), generals_view).on(
        FIELDS, "general_at popularity used"
    ),
    Tracked("places", SPOTS, note, changed_places, place_view).on(
        FIELDS,
        "control cu cu_areas general_at general_areas majors owner royal_at royal_owner sea_at"
        " siege_points helepolis tomb plundered building capital capital_places",
    ),
    Section("movement", movement_key, movement_view).on(
        FIELDS, "die act act_start party party_cu party_royals general_at sailing sea_used spent fixed forfeit"
    ),
    Section("effects", effects_key, effects_view).on(
        FIELDS,
        "contempt orator oracle persian_support buried_at_pella_by cart_free elephants_in_box pacts offers marriages",
    ),
    Section("race", race_key, race).on(FIELDS, "players turn vp legitimacy royal_at royal_owner"),
]
