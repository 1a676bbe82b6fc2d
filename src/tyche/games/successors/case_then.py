"""What rules cases may expect of a position of Successors: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, compare, each, each_of_each, known, shown
from tyche.games.successors import case_names as names
from tyche.games.successors.atlas import KIND, PLACE_NAMES, TRANSIT
from tyche.games.successors.components import (
    CARD_NAMES,
    CU_NAMES,
    FIRST_IND,
    FIRST_MINOR,
    GENERAL_NAMES,
    ROYAL_ID,
    ROYAL_NAMES,
)
from tyche.games.successors.play import Successors
from tyche.games.successors.prestige import prestige
from tyche.games.successors.spelling import area_name, faction_name, units_named
from tyche.games.successors.state import DISPERSED, GONE, NOBODY, OFF
from tyche.games.successors.units import total

Word = Callable[[Successors, object, object], str | None]


def named(faction: int) -> str:
    """A faction as cases write it."""
    return str(faction_name(faction) or names.NO_FACTION)


def each_faction(t: Successors, value: object, within: object, word: str, found: list[int]) -> str | None:
    """Compare numbers by faction."""
    return each(value, within, word, lambda name, part: found[names.faction(name, t.s.players, part, name)])


# --- pieces ---


def where(at: int) -> str:
    """An area, or where off the map."""
    return {OFF: "off", DISPERSED: "dispersed", GONE: "gone"}.get(at) or str(area_name(at))


def at(t: Successors, value: object, within: object) -> str | None:
    """``at: {antigonos: pella/inside, kleopatra: sardeis, seleukos: dispersed, krateros: gone, alketas: off}``."""

    def find(name: str, part: dict[str, object]) -> str:
        if name in ROYAL_ID:
            return where(t.s.royal_at[ROYAL_ID[name]])
        return where(t.s.general_at[names.general(name, part, name)])

    return each(value, within, "at", find)


def owner(t: Successors, value: object, within: object) -> str | None:
    """``owner: {kleopatra: red, antigonos: blue, philippos: nobody}``."""

    def find(name: str, part: dict[str, object]) -> str:
        if name in ROYAL_ID:
            return named(t.s.royal_owner[ROYAL_ID[name]])
        return named(t.s.owner[names.general(name, part, name)])

    return each(value, within, "owner", find)


def units(t: Successors, value: object, within: object) -> str | None:
    """``units: {red: {pella: {royal: 2}, sardeis: none, larisa: 4}}``: exactly these types, or this number."""
    by_faction = as_mapping(value, within, "units")
    wrong: list[str] = []
    for name, areas in by_faction.items():
        seat = names.faction(name, t.s.players, by_faction, name)
        part = as_mapping(areas, by_faction, name)
        for key, expected in part.items():
            group = t.cu(seat, names.area(key, part, key))
            if not fits(group, expected, part, key):
                wrong.append(f"{name} {shown(units_named(group))} in {key}")
    return ", ".join(wrong) or None


def fits(group: int, expected: object, within: object, key: object) -> bool:
    """Whether a group is what a case expects: a number of units, or exactly these."""
    if isinstance(expected, int) and not isinstance(expected, bool):
        return total(group) == expected
    return group == names.units(expected, within, key)


def dispersed(t: Successors, value: object, within: object) -> str | None:
    """``dispersed: {blue: {loyal: 2}, red: none}``: the units in the Dispersed box."""
    return off_map(t, value, within, "dispersed", t.s.dispersed_cu)


def reinforcements(t: Successors, value: object, within: object) -> str | None:
    """``reinforcements: {red: {mercenary: 2}}``: what is still to be placed in the Reinforcement phase."""
    return off_map(t, value, within, "reinforcements", t.s.pending_cu)


def off_map(t: Successors, value: object, within: object, word: str, groups: list[int]) -> str | None:
    """Compare groups of units by faction."""
    part = as_mapping(value, within, word)
    wrong: list[str] = []
    for name, expected in part.items():
        group = groups[names.faction(name, t.s.players, part, name)]
        if not fits(group, expected, part, name):
            wrong.append(f"{name} {shown(units_named(group))}")
    return ", ".join(wrong) or None


def independents(t: Successors, value: object, within: object) -> str | None:
    """``independents: {leosthenes: lamia, philon: active, seuthes: box, glaukias: gone}``."""

    def find(name: str, part: dict[str, object]) -> str:
        army = names.general(name, part, name)
        if army < FIRST_IND:
            raise CaseError(f"{name} is no Independent army", part, name)
        if t.s.general_at[army] == OFF:
            return "active" if t.s.active_armies >> army - FIRST_IND & 1 else "box"
        return where(t.s.general_at[army])

    return each(value, within, "independents", find)


def popularity(t: Successors, value: object, within: object) -> str | None:
    """``popularity: {krateros: 1}``: markers won, without what is printed."""

    def find(name: str, part: dict[str, object]) -> int:
        general = names.general(name, part, name)
        return t.s.popularity[general] if general < FIRST_MINOR else 0

    return each(value, within, "popularity", find)


def prestige_of(t: Successors, value: object, within: object) -> str | None:
    """``prestige: {red: {pella: 7}}``: of an attacker; ``pella/defending`` for a defender."""

    def find(seat: int, name: str, part: dict[str, object]) -> int:
        area = names.area(name.removesuffix("/defending"), part, name)
        return prestige(t, seat, area, name.endswith("/defending"))

    return each_of_each(
        value, within, "prestige", lambda name, part: names.faction(name, t.s.players, part, name), find
    )


# --- the map ---


def control(t: Successors, value: object, within: object) -> str | None:
    """``control: {pella: red, larisa: nobody, lamia: independent}``."""

    def find(name: str, part: dict[str, object]) -> str:
        place = names.place(name, part, name)
        if KIND[place] == TRANSIT:
            raise CaseError(f"{name} is a transit point and never has a marker (S2.f)", part, name)
        return named(t.s.control[place])

    return each(value, within, "control", find)


def province(t: Successors, value: object, within: object) -> str | None:
    """``province: {thessalia: black, hellas: nobody}``."""
    return each(value, within, "province", lambda name, part: named(t.s.provinces[names.province(name, part, name)]))


def besieged(t: Successors, value: object, within: object) -> str | None:
    """``besieged: {pella: yellow, sardeis: nobody}``: whose army besieges a place."""
    return each(value, within, "besieged", lambda name, part: named(t.besieger(names.place(name, part, name))))


def siege(t: Successors, value: object, within: object) -> str | None:
    """``siege: {sardeis: 2}``: siege points there."""

    def find(name: str, part: dict[str, object]) -> int:
        return t.s.siege_points.get(names.place(name, part, name), 0) & 15

    return each(value, within, "siege", find)


def fleets(t: Successors, value: object, within: object) -> str | None:
    """``fleets: {kypros: {owner: red, improved: true, dispersed: false}}``; what is not named is not compared."""
    part = as_mapping(value, within, "fleets")
    wrong: list[str] = []
    for name, item in part.items():
        fleet = names.fleet(name, part, name)
        expected = as_mapping(item, part, name)
        known(expected, ["owner", "improved", "dispersed"])
        found: dict[str, object] = {
            "owner": named(t.s.fleet_owner[fleet]),
            "improved": bool(t.s.improved >> fleet & 1),
            "dispersed": bool(t.s.dispersed_fleets >> fleet & 1),
        }
        wrong += [f"{name} {key}: {shown(found[key])}" for key in expected if found[key] != expected[key]]
    return ", ".join(wrong) or None


def tomb(t: Successors, value: object, within: object) -> str | None:
    """``tomb: pella``, or ``none``."""
    return compare("none" if t.s.tomb == NOBODY else PLACE_NAMES[t.s.tomb], value)


def helepolis(t: Successors, value: object, within: object) -> str | None:
    """``helepolis: rhodos``, or ``none``."""
    return compare("none" if t.s.helepolis == NOBODY else PLACE_NAMES[t.s.helepolis], value)


def capitals(t: Successors, value: object, within: object) -> str | None:
    """``capitals: {blue: alexandreia, red: none}``."""

    def find(name: str, part: dict[str, object]) -> str:
        place = t.s.capital[names.faction(name, t.s.players, part, name)]
        return PLACE_NAMES[place] if place >= 0 else "none"

    return each(value, within, "capitals", find)


# --- standing and course of play ---


def vp(t: Successors, value: object, within: object) -> str | None:
    """``vp: {red: 5}``."""
    return each_faction(t, value, within, "vp", t.s.vp)


def legitimacy(t: Successors, value: object, within: object) -> str | None:
    """``legitimacy: {red: 9}``."""
    return each_faction(t, value, within, "legitimacy", t.s.legitimacy)


def status(t: Successors, value: object, within: object) -> str | None:
    """``status: {red: champion, blue: successor}``."""

    def find(name: str, part: dict[str, object]) -> str:
        seat = names.faction(name, t.s.players, part, name)
        return "champion" if t.is_champion(seat) else "successor"

    return each(value, within, "status", find)


def usurper(t: Successors, value: object, within: object) -> str | None:
    """``usurper: red``."""
    return compare(named(t.s.usurper), value)


def active(t: Successors, value: object, within: object) -> str | None:
    """``active: red``."""
    return compare(named(t.s.active), value)


def order(t: Successors, value: object, within: object) -> str | None:
    """``order: [red, blue]``."""
    return compare([named(seat) for seat in t.s.order], as_list(value, within, "order"))


def turn(t: Successors, value: object, within: object) -> str | None:
    """``turn: 3``."""
    return compare(t.s.turn, value)


def round_of(t: Successors, value: object, within: object) -> str | None:
    """``round: 2``, counted from 1."""
    return compare(t.s.round + 1, value)


def segment(t: Successors, value: object, within: object) -> str | None:
    """``segment: act``: the step the game stands in, by the words of ``given``."""
    step = {"place-generals": "setup", "swap-generals": "swap"}.get(t.s.step, t.s.step)
    return compare(step, value)


def mp(t: Successors, value: object, within: object) -> str | None:
    """``mp: 2``: movement points left to the activated army."""
    return compare("nobody is activated" if t.s.act == NOBODY else t.mp_left(), value)


def party(t: Successors, value: object, within: object) -> str | None:
    """``party: {generals: [antigonos], units: {loyal: 2}, royals: []}``: the activated army; compare what is named."""
    expected = as_mapping(value, within, "party")
    known(expected, ["generals", "units", "royals"])
    found: dict[str, object] = {
        "generals": [GENERAL_NAMES[general] for general in bits(t.s.party)],
        "units": units_named(t.s.party_cu),
        "royals": [ROYAL_NAMES[royal] for royal in bits(t.s.party_royals)],
    }
    wrong = [f"{key}: {shown(found[key])}" for key, item in expected.items() if found[key] != item]
    return ", ".join(wrong) or None


def winner(t: Successors, value: object, within: object) -> str | None:
    """``winner: red``, or ``nobody``."""
    return compare(named(t.s.winner), value)


def victory(t: Successors, value: object, within: object) -> str | None:
    """``victory: legitimacy``, ``victory-points``, ``regency`` or ``end-of-game``."""
    return compare(t.s.victory, value)


def contempt(t: Successors, value: object, within: object) -> str | None:
    """``contempt: eumenes``, or ``nobody``."""
    return compare(names.NO_FACTION if t.s.contempt == NOBODY else GENERAL_NAMES[t.s.contempt], value)


def training(t: Successors, value: object, within: object) -> str | None:
    """``training: {yellow: {unit: loyal, points: 4}, red: none}``."""

    def find(name: str, part: dict[str, object]) -> object:
        seat = names.faction(name, t.s.players, part, name)
        kind = t.s.training[seat]
        return "none" if kind == NOBODY else {"unit": CU_NAMES[kind], "points": t.s.trained[seat]}

    return each(value, within, "training", find)


# --- cards ---


def hand(t: Successors, value: object, within: object) -> str | None:
    """``hand: {red: ["15", "58"]}``: exactly these cards."""
    part = as_mapping(value, within, "hand")
    wrong: list[str] = []
    for name, items in part.items():
        cards = bits(t.s.hands[names.faction(name, t.s.players, part, name)])
        if cards != sorted(names.cards(items, part, name)):
            wrong.append(f"{name} {shown([CARD_NAMES[card] for card in cards])}")
    return ", ".join(wrong) or None


def discarded(t: Successors, value: object, within: object) -> str | None:
    """``discarded: ["58"]``: these are among the discards."""
    missing = [card for card in names.cards(value, within, "discarded") if not t.s.discard >> card & 1]
    return f"not discarded: {shown([CARD_NAMES[card] for card in missing])}" if missing else None


def removed(t: Successors, value: object, within: object) -> str | None:
    """``removed: ["47A"]``: these cards are out of the game."""
    still = [card for card in names.cards(value, within, "removed") if t.s.cards_in_use >> card & 1]
    return f"still in the game: {shown([CARD_NAMES[card] for card in still])}" if still else None


WORDS: Final[dict[str, Word]] = {
    "at": at,
    "owner": owner,
    "units": units,
    "dispersed": dispersed,
    "reinforcements": reinforcements,
    "independents": independents,
    "popularity": popularity,
    "prestige": prestige_of,
    "control": control,
    "province": province,
    "besieged": besieged,
    "siege": siege,
    "fleets": fleets,
    "tomb": tomb,
    "helepolis": helepolis,
    "capitals": capitals,
    "vp": vp,
    "legitimacy": legitimacy,
    "status": status,
    "usurper": usurper,
    "active": active,
    "order": order,
    "turn": turn,
    "round": round_of,
    "segment": segment,
    "mp": mp,
    "party": party,
    "winner": winner,
    "victory": victory,
    "contempt": contempt,
    "training": training,
    "hand": hand,
    "discarded": discarded,
    "removed": removed,
}
