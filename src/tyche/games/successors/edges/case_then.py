"""What rules cases may expect of a position of Successors: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.node import NOBODY as NO_FACTION
from tyche.core.node import Node, shown
from tyche.games.successors.edges import case_names as names
from tyche.games.successors.rules.atlas import KIND, PLACE_NAMES, TRANSIT
from tyche.games.successors.rules.components import (
    BRIDES,
    CARD_NAMES,
    CU_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.kinds import (
    FLEET,
    GENERAL,
    MEMBER,
    PLACE,
    PROVINCE,
    area_name,
    faction_name,
    units_named,
)
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import prestige
from tyche.games.successors.rules.state import DISPERSED, GONE, NOBODY, OFF
from tyche.games.successors.rules.units import total

Word = Callable[[Successors, Node], str | None]


# --- kinds of expectations ---


def named(faction: int) -> str:
    """A faction as cases write it."""
    return str(faction_name(faction) or NO_FACTION)


def place_named(place: int) -> str:
    """A place as cases write it."""
    return PLACE_NAMES[place] if place >= 0 else names.NONE


def whole(find: Callable[[Successors], object]) -> Word:
    """Something of the table: ``turn: 3``."""
    return lambda t, node: node.differs(find(t))


def figures(find: Callable[[Successors, int], object]) -> Word:
    """Something of each faction: ``vp: {red: 5}``."""
    return lambda t, node: node.each(lambda entry: find(t, names.key_faction(entry, t.s.players)))


def field(find: Callable[[Successors, Node], object]) -> Word:
    """Something that has a name: ``control: {pella: red}``."""
    return lambda t, node: node.each(lambda entry: find(t, entry))


def groups(find: Callable[[Successors], list[int]]) -> Word:
    """Units of each faction that are off the map: ``dispersed: {blue: {loyal: 2}, red: none}``."""

    def check(t: Successors, node: Node) -> str | None:
        found = find(t)
        parts = [(entry, found[names.key_faction(entry, t.s.players)]) for entry in node.entries()]
        wrong = [f"{entry.key} {shown(units_named(group))}" for entry, group in parts if not fits(group, entry)]
        return ", ".join(wrong) or None

    return check


def fits(group: int, node: Node) -> bool:
    """Whether a group is what a case expects: a number of units, or exactly these."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return total(group) == node.value
    return group == names.units(node)


def what_is_named(node: Node, found: dict[str, object]) -> list[str]:
    """What differs of a part of which only the named things are compared."""
    node.known(*found)
    return [f"{entry.key}: {shown(found[str(entry.key)])}" for entry in node.entries() if differs(entry, found)]


def differs(entry: Node, found: dict[str, object]) -> bool:
    """Whether a named thing is not what is expected."""
    return found[str(entry.key)] != entry.value


# --- pieces ---


def where(at: int) -> str:
    """An area, or where off the map."""
    return {OFF: "off", DISPERSED: "dispersed", GONE: "gone"}.get(at) or str(area_name(at))


def at(t: Successors, node: Node) -> str:
    """``at: {antigonos: pella/inside, kleopatra: sardeis, seleukos: dispersed, krateros: gone, alketas: off}``."""
    royal = MEMBER.ids.get(str(node.key), NOBODY)
    return where(t.s.royal_at[royal] if royal >= 0 else t.s.general_at[node.key_name(GENERAL)])


def owner(t: Successors, node: Node) -> str:
    """``owner: {kleopatra: red, antigonos: blue, philippos: nobody}``."""
    royal = MEMBER.ids.get(str(node.key), NOBODY)
    return named(t.s.royal_owner[royal] if royal >= 0 else t.s.owner[node.key_name(GENERAL)])


def units(t: Successors, node: Node) -> str | None:
    """``units: {red: {pella: {royal: 2}, sardeis: none, larisa: 4}}``: exactly these types, or this number."""
    wrong: list[str] = []
    for part in node.entries():
        seat = names.key_faction(part, t.s.players)
        for entry in part.entries():
            group = t.cu(seat, names.key_area(entry))
            if not fits(group, entry):
                wrong.append(f"{part.key} {shown(units_named(group))} in {entry.key}")
    return ", ".join(wrong) or None


def independents(t: Successors, node: Node) -> str:
    """``independents: {leosthenes: lamia, philon: active, seuthes: box, glaukias: gone}``."""
    army = node.key_name(GENERAL)
    if army < FIRST_IND:
        raise node.fault(f"{node.key} is no Independent army", "kind", word=str(node.key))
    if t.s.general_at[army] == OFF:
        return "active" if t.s.active_armies >> army - FIRST_IND & 1 else "box"
    return where(t.s.general_at[army])


def popularity(t: Successors, node: Node) -> int:
    """``popularity: {krateros: 1}``: markers won, without what is printed."""
    general = node.key_name(GENERAL)
    return t.s.popularity[general] if general < FIRST_MINOR else 0


def prestige_of(t: Successors, node: Node) -> str | None:
    """``prestige: {red: {pella: 7}}``: of an attacker; ``pella/defending`` for a defender."""

    def find(faction: Node, entry: Node) -> int:
        name = str(entry.key)
        area = names.area_named(entry, name.removesuffix("/defending"))
        return prestige(t, names.key_faction(faction, t.s.players), area, name.endswith("/defending"))

    return node.each_of_each(find)


# --- the map ---


def control(t: Successors, node: Node) -> str:
    """``control: {pella: red, larisa: nobody, lamia: independent}``."""
    place = node.key_name(PLACE)
    if KIND[place] == TRANSIT:
        raise node.fault(f"{node.key} is a transit point and never has a marker (S2.f)", "rule", rule="S2.f")
    return named(t.s.control[place])


def fleets(t: Successors, node: Node) -> str | None:
    """``fleets: {kypros: {owner: red, improved: true, dispersed: false}}``; what is not named is not compared."""
    wrong: list[str] = []
    for entry in node.entries():
        fleet = entry.key_name(FLEET)
        found: dict[str, object] = {
            "owner": named(t.s.fleet_owner[fleet]),
            "improved": bool(t.s.improved >> fleet & 1),
            "dispersed": bool(t.s.dispersed_fleets >> fleet & 1),
        }
        wrong += [f"{entry.key} {part}" for part in what_is_named(entry, found)]
    return ", ".join(wrong) or None


# --- standing and course of play ---


def marriages(t: Successors, node: Node) -> str:
    """``marriages: {kleopatra: red, thessalonike: nobody}``: in front of whom her card lies since the wedding."""
    woman = node.key_name(MEMBER)
    if woman not in BRIDES:
        raise node.fault(f"{node.key} does not marry (S8.2.d)", "rule", rule="S8.2.d")
    return named(t.s.marriages[BRIDES.index(woman)])


def segment(t: Successors) -> str:
    """``segment: act``: the step the game stands in, by the words of ``given``."""
    return {"place-generals": "setup", "choose-seats": "setup", "swap-generals": "swap"}.get(t.s.step, t.s.step)


def party(t: Successors, node: Node) -> str | None:
    """``party: {generals: [antigonos], units: {loyal: 2}, royals: []}``: the activated army; compare what is named."""
    found: dict[str, object] = {
        "generals": [GENERAL_NAMES[general] for general in bits(t.s.party)],
        "units": units_named(t.s.party_cu),
        "royals": [ROYAL_NAMES[royal] for royal in bits(t.s.party_royals)],
    }
    return ", ".join(what_is_named(node, found)) or None


def training(t: Successors, seat: int) -> object:
    """``training: {yellow: {unit: loyal, points: 4}, red: none}``."""
    kind = t.s.training[seat]
    return names.NONE if kind == NOBODY else {"unit": CU_NAMES[kind], "points": t.s.trained[seat]}


# --- cards ---


def cards(t: Successors, node: Node) -> int:
    """``cards: {red: 5, table: 5, deck: 40, discard: 0}``: how many there are."""
    piles = {"table": len(t.s.table_cards), "deck": len(t.s.deck), "discard": t.s.discard.bit_count()}
    if node.key in piles:
        return piles[str(node.key)]
    return t.s.hands[names.key_faction(node, t.s.players)].bit_count()


def hand(t: Successors, node: Node) -> str | None:
    """``hand: {red: ["15", "58"]}``: exactly these cards."""
    wrong: list[str] = []
    for entry in node.entries():
        held = bits(t.s.hands[names.key_faction(entry, t.s.players)])
        if held != sorted(names.cards(entry)):
            wrong.append(f"{entry.key} {shown([CARD_NAMES[card] for card in held])}")
    return ", ".join(wrong) or None


def discarded(t: Successors, node: Node) -> str | None:
    """``discarded: ["58"]``: these are among the discards."""
    missing = [card for card in names.cards(node) if not t.s.discard >> card & 1]
    return f"not discarded: {shown([CARD_NAMES[card] for card in missing])}" if missing else None


def removed(t: Successors, node: Node) -> str | None:
    """``removed: ["47A"]``: these cards are out of the game."""
    still = [card for card in names.cards(node) if t.s.cards_in_use >> card & 1]
    return f"still in the game: {shown([CARD_NAMES[card] for card in still])}" if still else None


EXPECTATIONS: Final[dict[str, Word]] = {
    "at": field(at),
    "owner": field(owner),
    "units": units,
    "dispersed": groups(lambda t: t.s.dispersed_cu),
    "reinforcements": groups(lambda t: t.s.pending_cu),
    "independents": field(independents),
    "popularity": field(popularity),
    "prestige": prestige_of,
    "control": field(control),
    "province": field(lambda t, node: named(t.s.provinces[node.key_name(PROVINCE)])),
    "besieged": field(lambda t, node: named(t.besieger(node.key_name(PLACE)))),
    "siege": field(lambda t, node: t.points_at(node.key_name(PLACE))),
    "fleets": fleets,
    "tomb": whole(lambda t: place_named(t.s.tomb)),
    "helepolis": whole(lambda t: place_named(t.s.helepolis)),
    "marriages": field(marriages),
    "capitals": figures(lambda t, seat: place_named(t.s.capital[seat])),
    "vp": figures(lambda t, seat: t.s.vp[seat]),
    "legitimacy": figures(lambda t, seat: t.s.legitimacy[seat]),
    "status": figures(lambda t, seat: "champion" if t.is_champion(seat) else "successor"),
    "usurper": whole(lambda t: named(t.s.usurper)),
    "active": whole(lambda t: named(t.s.active)),
    "order": whole(lambda t: [named(seat) for seat in t.s.order]),
    "turn": whole(lambda t: t.s.turn),
    "round": whole(lambda t: t.s.round + 1),
    "segment": whole(segment),
    "mp": whole(lambda t: "nobody is activated" if t.s.act == NOBODY else t.mp_left()),
    "party": party,
    "winner": whole(lambda t: named(t.s.winner)),
    "victory": whole(lambda t: t.s.victory),
    "contempt": whole(lambda t: GENERAL_NAMES[t.s.contempt] if t.s.contempt >= 0 else NO_FACTION),
    "training": figures(training),
    "cards": field(cards),
    "hand": hand,
    "discarded": discarded,
    "removed": removed,
}
