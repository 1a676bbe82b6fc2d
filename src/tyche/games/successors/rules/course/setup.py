"""S4. Setup."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import independent_at_start
from tyche.games.successors.rules.battle.losses import place_army
from tyche.games.successors.rules.check import state_check
from tyche.games.successors.rules.components import (
    CAVALRY,
    FIRST_IND,
    GENERAL_ID,
    HERAKLES,
    IND_START,
    N_ROYALS,
    ROYAL_START,
    START,
    START_SETS,
    minors_of,
)
from tyche.games.successors.rules.course.reinforcement import choose_area
from tyche.games.successors.rules.kinds import FACTION, GENERAL
from tyche.games.successors.rules.movement.land import arrange_city
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, OFF
from tyche.games.successors.rules.tables import GENERALS_EACH
from tyche.games.successors.rules.units import UNIT, packed
from tyche.games.successors.rules.victory import keep_scores

KEEP: Final = options_of("keep", GENERAL)
SWAP_SEATS: Final = options_of("swap-seats", FACTION)
PERDIKKAS: Final = GENERAL_ID["perdikkas"]


def lay_out(t: Successors) -> None:
    """S4.1, S4.2. The common components and the royal family."""
    s = t.s
    s.players = t.setup.players
    s.champions = (1 << s.players) - 1
    s.order = list(range(s.players))
    s.deck = t.rules.cards[:]
    for card in s.deck:
        s.cards_in_use |= 1 << card
    for seat in range(s.players):
        for minor in minors_of(seat):
            s.owner[minor] = seat
    lay_out_map(t)
    log, t.log = t.log, None  # what the printed board shows is no news
    keep_scores(t)
    t.log = log


def lay_out_map(t: Successors) -> None:
    """S4.1, S4.2. Grey markers, Independent armies and the royal family."""
    s = t.s
    for place in bits(independent_at_start(s.players)):
        t.set_control(place, IND)
    for k, place in enumerate(IND_START):
        s.owner[FIRST_IND + k] = IND
        if place >= 0:
            place_army(t, FIRST_IND + k, place)
            s.active_armies |= 1 << k
    for royal in range(N_ROYALS):
        if ROYAL_START[royal] >= 0 and not (royal == HERAKLES and t.rules.herakles):
            t.move_royal(royal, ROYAL_START[royal])


def deal_generals(t: Successors) -> None:
    """S4.4.a, S4.4.b. Shuffle the Starting generals and deal them."""
    s = t.s
    lay_out(t)
    generals = START_SETS[s.players][:]
    t.dice.shuffle(generals)
    t.reveal()
    for seat in range(s.players):
        s.dealt[seat] = [generals.pop() for _ in range(GENERALS_EACH[s.players])]
    if s.players == 5:
        s.step = "swap-generals"
    else:
        announce_deal(t)


def announce_deal(t: Successors) -> None:
    """The deal is known to all; then the players may choose their seats, if that was agreed (S4.4.d)."""
    s = t.s
    for seat in range(s.players):
        s.dealt[seat].sort()
        t.tell("dealt-generals", "S4.4.b", faction=seat, generals=s.dealt[seat][:])
    s.at = 0
    s.step = "choose-seats"
    if not t.rules.choose_seats:
        begin_placing(t)


def begin_placing(t: Successors) -> None:
    """S4.6.a. Placing starts with the player holding Perdikkas and goes clockwise."""
    s = t.s
    first = next(n for n, seat in enumerate(s.chairs) if PERDIKKAS in s.dealt[seat])
    s.pending = [g for seat in s.chairs[first:] + s.chairs[:first] for g in s.dealt[seat]]
    s.step = "place-generals"


def choose_seats(t: Successors) -> Flow[None]:
    """S4.4.d. One after the other each player may propose to swap seats with another, who must agree."""
    s = t.s
    if s.at == s.players:
        begin_placing(t)
        return
    seat = s.at
    s.at += 1
    options: list[Option] = [PASS, *(SWAP_SEATS[other] for other in range(s.players) if other != seat)]
    choice = yield t.ask(seat, "choose-seats", options, "S4.4.d", PASS)
    if choice == PASS:
        return
    other = FACTION.of(choice)
    answer = yield t.ask(other, "agree-to-swap", [NO, YES], "S4.4.d", NO, faction=seat)
    if answer == YES:
        mine, theirs = s.chairs.index(seat), s.chairs.index(other)
        s.chairs[mine], s.chairs[theirs] = other, seat
        t.tell("seats-swapped", "S4.4.d", faction=seat, other=other, order=s.chairs[:])


def may_swap_seats(t: Successors, seat: int, other: int) -> Refusal | None:
    """S4.4.d. With another player of the table."""
    return None if other != seat and other < t.s.players else Refusal("S4.4.d", "nobody-to-ask", {"faction": other})


def swap_generals(t: Successors) -> Flow[None]:
    """S4.4.c, D-1.2. With five players each secretly keeps one general; the discards are shuffled and dealt."""
    s = t.s
    seats = list(range(5))
    ask = t.poll(seats, "keep-general", {}, "S4.4.c", KEEP[0])
    ask.also = {seat: keep_options(t, seat) for seat in seats}
    ask.options = ask.also[0]
    ask.default = ask.options[0]
    yield ask
    kept = [GENERAL.of(ask.answers[seat]) for seat in seats]
    given = [general for seat in seats for general in s.dealt[seat] if general != kept[seat]]
    given.sort()
    t.dice.shuffle(given)
    t.reveal()
    for seat in seats:
        s.dealt[seat] = [kept[seat], given.pop()]
    announce_deal(t)


def keep_options(t: Successors, seat: int) -> list[Option]:
    """D-1.2. The two generals a player was dealt."""
    return [KEEP[general] for general in t.s.dealt[seat]]


def may_keep(t: Successors, seat: int, general: int) -> Refusal | None:
    """S4.4.c. One of the two generals a player was dealt."""
    return None if general in t.s.dealt[seat] else Refusal("S4.4.c", "not-your-general", {"general": general})


def may_start(t: Successors, area: int) -> Refusal | None:
    """S4.6.a. Where a Starting general begins."""
    return None if t.choices >> area & 1 else Refusal("S4.6.a", "not-there", {"place": t.place_of(area)})


def place_generals(t: Successors) -> Flow[None]:
    """S4.6.a, D-1.4. The next Starting general with his markers, units, royals; then the first turn."""
    s = t.s
    if not s.pending:
        yield from state_check(t)
        s.step = "prepare"
        return
    general = s.pending.pop(0)
    seat = next(seat for seat in range(s.players) if general in s.dealt[seat])
    start = START[general]
    for place in bits(start.markers):
        t.set_control(place, seat)
    area = yield from choose_area(t, seat, start.locations, "start", "S4.6.a", general=general)
    put_starter(t, seat, general, area)
    t.tell("general-placed", "S4.6.a", faction=seat, general=general, area=area)
    yield from state_check(t)
    if t.is_major(area):
        yield from arrange_city(t, seat, area, "S4.6.a")
        yield from state_check(t)


def put_starter(t: Successors, seat: int, general: int, area: int) -> None:
    """S4.6.a. A Starting general with his units and family members."""
    start = START[general]
    t.give_general(general, seat, area)
    t.add_cu(seat, area, packed(start.cus) + (UNIT[CAVALRY] if t.rules.cavalry else 0))
    for royal in start.royals:
        if t.s.royal_at[royal] != OFF:
            t.move_royal(royal, area)
