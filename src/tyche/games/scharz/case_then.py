"""What rules cases may expect of a position of Scharz: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.vocabulary import as_list, as_words, compare, each, each_of_each, named, shown
from tyche.games.scharz import case_names as names
from tyche.games.scharz.components import BUILDING_NAMES, HERD_NAMES, SEASON_NAMES, SEAT_NAMES
from tyche.games.scharz.control import connected, controlled
from tyche.games.scharz.offers import TREATY_NAMES, kind, receiver
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.siege import defence_level
from tyche.games.scharz.taxes import revenue
from tyche.games.scharz.units import ACTED, CODE, KIND, KIND_NAMES, STOPPED, USED
from tyche.games.scharz.victory import GOAL_NAMES, agriculture, goal_need, provided, significance, supremacy_need

Word = Callable[[Scharz, object, object], str | None]
SETTLEMENTS: Final = ["none", "village", "town"]
YARDS: Final = ["none", "dock", "port"]


def figures(word: str, find: Callable[[Scharz, int], int]) -> Word:
    """A number by player: ``gold: {red: 3}``."""

    def check(t: Scharz, value: object, within: object) -> str | None:
        return each(value, within, word, lambda name, part: find(t, names.seat(t, name, part, name)))

    return check


def by_seat(word: str, find: Callable[[Scharz, int, str, dict[str, object]], object]) -> Word:
    """Something that players have, each by a name: ``connected: {red: {roma: true}}``."""

    def check(t: Scharz, value: object, within: object) -> str | None:
        return each_of_each(
            value,
            within,
            word,
            lambda name, part: names.seat(t, name, part, name),
            lambda seat, name, part: find(t, seat, name, part),
        )

    return check


def units(t: Scharz, seat: int, where: str, part: dict[str, object]) -> object:
    """``units: {red: {roma: {light: 3}, roma/inside: none}}``: exactly these."""
    place, spot = names.spot(t, where, part)
    found: dict[str, int] = {}
    for code, n in t.stacks(seat, place, spot):
        found[KIND_NAMES[code & KIND]] = found.get(KIND_NAMES[code & KIND], 0) + n
    return found or "none"


def herds(t: Scharz, seat: int, where: str, part: dict[str, object]) -> object:
    """``herds: {red: {roma: {sheep: 1}, veii: none}}``."""
    place = names.place(t, where, part, where)
    found: dict[str, int] = {}
    for key, n in t.s.herds[seat].items():
        if key >> 5 == place:
            found[HERD_NAMES[key >> 3 & 3]] = found.get(HERD_NAMES[key >> 3 & 3], 0) + n
    return found or "none"


def settlement(t: Scharz, value: object, within: object) -> str | None:
    """``settlement: {roma: red village, carthago: none}``: owner and kind."""

    def find(name: str, part: dict[str, object]) -> str:
        place = names.place(t, name, part, name)
        owner = t.s.settle_owner[place]
        return "none" if owner < 0 else f"{SEAT_NAMES[owner]} {SETTLEMENTS[t.s.settle[place]]}"

    return each(value, within, "settlement", find)


def field(word: str, find: Callable[[Scharz, int], object]) -> Word:
    """Something of a place: ``encircled: {roma: true}``."""

    def check(t: Scharz, value: object, within: object) -> str | None:
        return each(value, within, word, lambda name, part: find(t, names.place(t, name, part, name)))

    return check


def site(t: Scharz, place: int) -> str:
    """``site: {roma: village 3}``: the building and its half quarter-turns, or none."""
    found = t.s.sites.get(place)
    return "none" if found is None else f"{BUILDING_NAMES[found >> 8 & 255]} {found & 255}"


def controller(t: Scharz, place: int) -> str:
    """``control: {roma: red, veii: nobody}``."""
    holders = [SEAT_NAMES[seat] for seat in range(t.players) if controlled(t, seat) >> place & 1]
    return holders[0] if holders else "nobody"


def sown(t: Scharz, place: int) -> int:
    """``sown: {roma: 4}``: the grain of a stack."""
    return t.s.grain.get(place, 0) & 255


def linked(t: Scharz, seat: int, where: str, part: dict[str, object]) -> bool:
    """``connected: {red: {roma: true, veii: false}}``."""
    return bool(connected(t, seat) >> names.place(t, where, part, where) & 1)


def spent(t: Scharz, seat: int, where: str, part: dict[str, object]) -> bool:
    """``spent: {red: {roma: true}}``: whether there are units, and all have used a capacity this round."""
    place, spot = names.spot(t, where, part)
    keys = [key for key in t.s.units[seat] if key >> CODE == place << 2 | spot]
    return bool(keys) and all(key & (USED | ACTED | STOPPED) for key in keys)


def goal(t: Scharz, seat: int, name: str, part: dict[str, object]) -> int:
    """``goal: {red: {fields: 8}}``: the threshold of a minor goal."""
    return goal_need(t, seat, named({one: k for k, one in GOAL_NAMES.items()}, "goal", name, part, name), True)


def treaties(t: Scharz, value: object, within: object) -> str | None:
    """``treaties: [red tribute blue]``: receiver, kind and payer of all valid treaties."""
    found: list[str] = []
    for pair, treaty in sorted(t.s.treaties.items()):
        lord = receiver(treaty)
        other = pair & 15 if pair >> 4 == lord else pair >> 4
        found.append(f"{SEAT_NAMES[lord]} {TREATY_NAMES[kind(treaty)]} {SEAT_NAMES[other]}")
    return None if sorted(found) == sorted(as_words(value, within, "treaties")) else shown(found)


def rivals(t: Scharz, value: object, within: object) -> str | None:
    """``rivals: {red: [blue, green]}``: all rivals of a player."""
    return each(
        value,
        within,
        "rivals",
        lambda name, part: [SEAT_NAMES[other] for other in bits(t.s.rivals[names.seat(t, name, part, name)])],
    )


def people(t: Scharz, value: object, within: object) -> str | None:
    """``people: {red: romans}``: the people of a player, or ``none``."""
    peoples = [*t.a.factions, "none"]
    return each(value, within, "people", lambda name, part: peoples[t.s.faction[names.seat(t, name, part, name)]])


def winner(t: Scharz, value: object, within: object) -> str | None:
    """``winner: [red]``: who has won; empty while nobody has."""
    return compare([SEAT_NAMES[seat] for seat in t.s.winners], as_list(value, within, "winner"))


def victory(t: Scharz, value: object, within: object) -> str | None:
    """``victory: sovereignty``."""
    return compare(t.s.victory, value)


def markers(t: Scharz, value: object, within: object) -> str | None:
    """``markers: [roma]``: all fields with a red marker."""
    found = [t.name(place) for place in bits(t.s.markers)]
    return None if sorted(found) == sorted(str(item) for item in as_list(value, within, "markers")) else shown(found)


def size(t: Scharz, value: object, within: object) -> str | None:
    """``size: {land: 24, sea: 6}``: how many ordinary land fields and seas exist."""
    found = {"land": t.a.ordinary.bit_count(), "sea": t.a.seas.bit_count()}
    return each(value, within, "size", lambda name, part: found.get(name))


def moment(t: Scharz, value: object, within: object) -> str | None:
    """``phase: trade``: the step the table is at."""
    return compare(t.s.step, value)


def season(t: Scharz, value: object, within: object) -> str | None:
    """``season: winter``."""
    return compare(SEASON_NAMES[t.s.season], value)


WORDS: Final[dict[str, Word]] = {
    "gold": figures("gold", lambda t, seat: t.s.gold[seat]),
    "pr": figures("pr", lambda t, seat: t.s.pr[seat]),
    "vp": figures("vp", lambda t, seat: t.s.vp[seat]),
    "killed": figures("killed", lambda t, seat: t.s.killed[seat]),
    "lost": figures("lost", lambda t, seat: t.s.lost[seat]),
    "announced": figures("announced", lambda t, seat: t.s.announced[seat]),
    "command": figures("command", lambda t, seat: t.s.command[seat]),
    "taxes": figures("taxes", revenue),
    "tp": figures("tp", lambda t, seat: significance(t, seat)),
    "ap": figures("ap", agriculture),
    "supremacy": figures("supremacy", supremacy_need),
    "provided": figures("provided", lambda t, seat: int(provided(t, seat, 2))),
    "units": by_seat("units", units),
    "herds": by_seat("herds", herds),
    "settlement": settlement,
    "yard": field("yard", lambda t, place: YARDS[t.s.yard[place]]),
    "fortified": field("fortified", lambda t, place: bool(t.s.forts >> place & 1)),
    "defence": field("defence", defence_level),
    "encircled": field("encircled", lambda t, place: t.encircled(place)),
    "site": field("site", site),
    "control": field("control", controller),
    "sown": field("sown", sown),
    "stored": field("stored", lambda t, place: t.s.stored.get(place, 0)),
    "fish": field("fish", lambda t, place: t.s.fish.get(place, 0)),
    "connected": by_seat("connected", linked),
    "spent": by_seat("spent", spent),
    "goal": by_seat("goal", goal),
    "treaties": treaties,
    "rivals": rivals,
    "people": people,
    "winner": winner,
    "victory": victory,
    "markers": markers,
    "size": size,
    "phase": moment,
    "season": season,
}
