"""What rules cases may expect of a position of Scharz: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.node import Node, number_of, shown
from tyche.games.scharz.edges import case_names as names
from tyche.games.scharz.rules.combat.siege import defence_level
from tyche.games.scharz.rules.components import BUILDING_NAMES, HERD_NAMES, SEASON_NAMES, SEAT_NAMES
from tyche.games.scharz.rules.control import connected, controlled
from tyche.games.scharz.rules.diplomacy.pacts import TREATY_NAMES, kind, payer_in, receiver
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import (
    ACTED,
    KIND_NAMES,
    STOPPED,
    USED,
    grains,
    herd_kind,
    herd_place,
    site_kind,
    site_progress,
)
from tyche.games.scharz.rules.victory import (
    GOAL_NAMES,
    agriculture,
    goal_need,
    provided,
    significance,
    supremacy_need,
)
from tyche.games.scharz.rules.year.taxes import revenue

Word = Callable[[Scharz, Node], str | None]
SETTLEMENTS: Final = [names.NONE, "village", "town"]
YARDS: Final = [names.NONE, "dock", "port"]


# --- kinds of expectations ---


def figures(find: Callable[[Scharz, int], object]) -> Word:
    """Something of each player: ``gold: {red: 3}``."""
    return lambda t, node: node.each(lambda entry: find(t, names.key_seat(t, entry)))


def by_seat(find: Callable[[Scharz, int, Node], object]) -> Word:
    """Something that players have, each by a name: ``connected: {red: {roma: true}}``."""
    return lambda t, node: node.each_of_each(lambda owner, entry: find(t, names.key_seat(t, owner), entry))


def field(find: Callable[[Scharz, int], object]) -> Word:
    """Something of a place: ``encircled: {roma: true}``."""
    return lambda t, node: node.each(lambda entry: find(t, names.key_place(t, entry)))


def whole(find: Callable[[Scharz], object]) -> Word:
    """Something of the table: ``season: winter``."""
    return lambda t, node: node.differs(find(t))


def any_order(find: Callable[[Scharz], list[str]]) -> Word:
    """All of something, in any order: ``markers: [roma]``."""

    def check(t: Scharz, node: Node) -> str | None:
        found = find(t)
        return None if sorted(found) == sorted(node.words()) else shown(found)

    return check


# --- what is found ---


def units(t: Scharz, seat: int, node: Node) -> object:
    """``units: {red: {roma: {light: 3}, roma/inside: none}}``: exactly these."""
    place, spot = names.key_spot(t, node)
    return {KIND_NAMES[one]: n for one, n in t.kinds(t.stacks(seat, place, spot))} or names.NONE


def herds(t: Scharz, seat: int, node: Node) -> object:
    """``herds: {red: {roma: {sheep: 1}, veii: none}}``."""
    place = names.key_place(t, node)
    found: dict[str, int] = {}
    for key, n in t.s.herds[seat].items():
        if herd_place(key) == place:
            found[HERD_NAMES[herd_kind(key)]] = found.get(HERD_NAMES[herd_kind(key)], 0) + n
    return found or names.NONE


def settlement(t: Scharz, place: int) -> str:
    """``settlement: {roma: red village, carthago: none}``: owner and kind."""
    owner = t.s.settle_owner[place]
    return names.NONE if owner < 0 else f"{SEAT_NAMES[owner]} {SETTLEMENTS[t.s.settle[place]]}"


def site(t: Scharz, place: int) -> str:
    """``site: {roma: village 3}``: the building and its half quarter-turns, or none."""
    found = t.s.sites.get(place)
    return names.NONE if found is None else f"{BUILDING_NAMES[site_kind(found)]} {site_progress(found)}"


def controller(t: Scharz, place: int) -> str:
    """``control: {roma: red, veii: nobody}``."""
    holders = [SEAT_NAMES[seat] for seat in range(t.players) if controlled(t, seat) >> place & 1]
    return holders[0] if holders else "nobody"


def linked(t: Scharz, seat: int, node: Node) -> bool:
    """``connected: {red: {roma: true, veii: false}}``."""
    return bool(connected(t, seat) >> names.key_place(t, node) & 1)


def spent(t: Scharz, seat: int, node: Node) -> bool:
    """``spent: {red: {roma: true}}``: whether there are units, and all have used a capacity this round."""
    place, spot = names.key_spot(t, node)
    codes = [code for code, _ in t.stacks(seat, place, spot)]
    return bool(codes) and all(code & (USED | ACTED | STOPPED) for code in codes)


def goal(t: Scharz, seat: int, node: Node) -> int:
    """``goal: {red: {fields: 8}}``: the threshold of a minor goal."""
    goals = {name: number for number, name in GOAL_NAMES.items()}
    return goal_need(t, seat, number_of(node, str(node.key), goals, "goal"), True)


def treaties(t: Scharz) -> list[str]:
    """``treaties: [red tribute blue]``: receiver, kind and payer of all valid treaties."""
    return [
        f"{SEAT_NAMES[receiver(treaty)]} {TREATY_NAMES[kind(treaty)]} {SEAT_NAMES[payer_in(pair, treaty)]}"
        for pair, treaty in sorted(t.s.treaties.items())
    ]


def size(t: Scharz, node: Node) -> str | None:
    """``size: {land: 24, sea: 6}``: how many ordinary land fields and seas exist."""
    found = {"land": t.a.ordinary.bit_count(), "sea": t.a.seas.bit_count()}
    return node.known(*found).each(lambda entry: found[str(entry.key)])


EXPECTATIONS: Final[dict[str, Word]] = {
    "gold": figures(lambda t, seat: t.s.gold[seat]),
    "pr": figures(lambda t, seat: t.s.pr[seat]),
    "vp": figures(lambda t, seat: t.s.vp[seat]),
    "killed": figures(lambda t, seat: t.s.killed[seat]),
    "lost": figures(lambda t, seat: t.s.lost[seat]),
    "announced": figures(lambda t, seat: t.s.announced[seat]),
    "command": figures(lambda t, seat: t.s.command[seat]),
    "taxes": figures(revenue),
    "tp": figures(lambda t, seat: significance(t, seat)),
    "ap": figures(agriculture),
    "supremacy": figures(supremacy_need),
    "provided": figures(lambda t, seat: int(provided(t, seat, 2))),
    "units": by_seat(units),
    "herds": by_seat(herds),
    "settlement": field(settlement),
    "yard": field(lambda t, place: YARDS[t.s.yard[place]]),
    "fortified": field(lambda t, place: bool(t.s.forts >> place & 1)),
    "defence": field(defence_level),
    "encircled": field(lambda t, place: t.encircled(place)),
    "site": field(site),
    "control": field(controller),
    "sown": field(lambda t, place: grains(t.s.grain.get(place, 0))),
    "stored": field(lambda t, place: t.s.stored.get(place, 0)),
    "fish": field(lambda t, place: t.s.fish.get(place, 0)),
    "connected": by_seat(linked),
    "spent": by_seat(spent),
    "goal": by_seat(goal),
    "treaties": any_order(treaties),
    "rivals": figures(lambda t, seat: [SEAT_NAMES[other] for other in bits(t.s.rivals[seat])]),
    "people": figures(lambda t, seat: [*t.a.factions, names.NONE][t.s.faction[seat]]),
    "winner": whole(lambda t: [SEAT_NAMES[seat] for seat in t.s.winners]),
    "victory": whole(lambda t: t.s.victory),
    "markers": any_order(lambda t: [t.name(place) for place in bits(t.s.markers)]),
    "size": size,
    "phase": whole(lambda t: t.s.step),
    "season": whole(lambda t: SEASON_NAMES[t.s.season]),
}
