"""Why an option that is not offered is not legal: the clause that forbids it, and a reason.

An option is read by the shape of its verb; then the guard that keeps it out of the options answers.
"""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import DONE, NO, PASS, YES, Ask, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.battle import present
from tyche.games.scharz.components import (
    BUILDING_ID,
    COMMAND_NAMES,
    HERD_ID,
    SEAT_ID,
    TYPE_ID,
)
from tyche.games.scharz.crops import may_sow
from tyche.games.scharz.offers import FORMS, may_free, may_offer, may_speak, may_submit
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.plunder import may_raid, may_take_grain, may_take_herd
from tyche.games.scharz.refusals_choice import (
    refuse_aim,
    refuse_all,
    refuse_claim,
    refuse_convert,
    refuse_die,
    refuse_drive,
    refuse_drown,
    refuse_harbour,
    refuse_herd,
    refuse_hit,
    refuse_keep,
    refuse_no_command,
    refuse_other,
    refuse_people,
    refuse_piece,
    refuse_rise,
    refuse_shield,
    refuse_store,
    refuse_sum,
    refuse_take,
    refuse_victim,
    refuse_way,
)
from tyche.games.scharz.refusals_move import (
    refuse_ashore,
    refuse_beach,
    refuse_board,
    refuse_carry_fish,
    refuse_carry_grain,
    refuse_dismount,
    refuse_ferry,
    refuse_land,
    refuse_leave_site,
    refuse_march,
    refuse_sail,
    refuse_shift,
)
from tyche.games.scharz.refusals_rest import (
    refuse_abandon,
    refuse_dismiss,
    refuse_eat_fish,
    refuse_eat_meat,
    refuse_feed_herd,
    refuse_inside,
    refuse_pay,
    refuse_sally,
    refuse_starve,
    refuse_tribute,
)
from tyche.games.scharz.refusals_trade import refuse_deal
from tyche.games.scharz.setup import ROME, may_found, may_relocate
from tyche.games.scharz.siege import COMBAT
from tyche.games.scharz.swords import SUPPORT, name_of
from tyche.games.scharz.taxes import may_celebrate
from tyche.games.scharz.units import KIND_ID
from tyche.games.scharz.victory import NAMES, may_announce

Guard = Callable[[Scharz, Ask, int, str, list[int]], Refusal | None]
ALL: Final = -1
"""What the word ``all`` is read as where several units may be meant."""
MOVE: Final = ("units", "special", "retreat")


class Verb:
    """What people may try: the clause it belongs to, the questions that take it, its arguments, its guard."""

    def __init__(self, clause: str, topics: tuple[str, ...], shape: tuple[str, ...], guard: Guard) -> None:
        self.clause = clause
        self.topics = topics
        self.shape = shape
        self.guard = guard


def moving(guard: Callable[[Scharz, str, int, list[int]], Refusal | None]) -> Guard:
    """A guard that needs to know only the subphase."""
    return lambda t, ask, seat, verb, parts: guard(t, ask.topic, seat, parts)


def refuse_attack(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.5, T18.4. Foreign players on the field, who have not declared against him."""
    place = t.a.ids[str(ask.facts["place"])]
    if parts[0] == seat or not t.foreign(seat, parts[0]):
        return Refusal("T18.4", "not-foreign")
    if parts[0] not in present(t, place):
        return Refusal("T9.5", "not-present", {"other": parts[0], "place": t.name(place)})
    return Refusal("T9.5", "under-attack", {"other": parts[0]})


def refuse_terms(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T18.2, T18.6, T17.10."""
    other = ask.facts["other"]
    assert isinstance(other, int)
    return may_offer(t, seat, other, verb, t.s.step == "diplomacy")


def refuse_talk(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T18.2."""
    return may_speak(t, seat, parts[0], t.s.step == "diplomacy")


def _trade(clause: str, *shape: str) -> Verb:
    return Verb(clause, ("trade",), shape, lambda t, ask, seat, verb, parts: refuse_deal(t, seat, verb, parts))


VERBS: Final[dict[str, Verb]] = {
    "march": Verb("T8.1", MOVE, ("land", "land"), moving(refuse_march)),
    "board": Verb("T8.9", MOVE, ("land", "water"), moving(refuse_board)),
    "land": Verb("T8.9", MOVE, ("water", "land"), moving(refuse_land)),
    "sail": Verb("T8.7", MOVE, ("place", "place"), moving(refuse_sail)),
    "beach": Verb("T8.12", ("units", "special"), ("water", "land"), moving(refuse_beach)),
    "ferry": Verb("T8.13", ("special",), ("land", "land"), moving(refuse_ferry)),
    "ashore": Verb("T8.10", ("units",), ("place", "land", "type"), moving(refuse_ashore)),
    "dismount": Verb("T8.10", ("units",), ("land",), moving(refuse_dismount)),
    "leave-site": Verb("T8.6", ("units",), ("unit", "land"), moving(refuse_leave_site)),
    "shift": Verb("T8.17", ("herds",), ("herd", "land", "land"), moving(refuse_shift)),
    "carry-grain": Verb("T8.17", ("herds",), ("land", "land", "number"), moving(refuse_carry_grain)),
    "carry-fish": Verb("T8.17", ("herds",), ("land", "land", "number"), moving(refuse_carry_fish)),
    "inside": Verb("T9.1", ("withdraw",), ("units",), refuse_inside),
    "sally": Verb("T9.3", ("sally",), ("units",), refuse_sally),
    "attack": Verb("T9.5", ("declare",), ("seat",), refuse_attack),
    "plunder": Verb("T11.1", ("plunder",), ("land",), lambda t, ask, seat, verb, p: may_raid(t, seat, p[0])),
    "steal-herd": Verb(
        "T11.4",
        ("plunder",),
        ("land", "herd", "seat"),
        lambda t, ask, seat, verb, p: may_take_herd(t, seat, p[0], p[1], p[2], False),
    ),
    "destroy-herd": Verb(
        "T11.4",
        ("plunder",),
        ("land", "herd", "seat"),
        lambda t, ask, seat, verb, p: may_take_herd(t, seat, p[0], p[1], p[2], True),
    ),
    "steal-grain": Verb(
        "T11.4", ("plunder",), ("land",), lambda t, ask, seat, verb, p: may_take_grain(t, seat, p[0], False)
    ),
    "destroy-grain": Verb(
        "T11.4", ("plunder",), ("land",), lambda t, ask, seat, verb, p: may_take_grain(t, seat, p[0], True)
    ),
    "buy": _trade("T13.4", "unit", "land"),
    "hire": _trade("T20.0.3", "unit", "land"),
    "recruit": _trade("T13.5", "land"),
    "double": _trade("T13.4", "land"),
    "corsairs": _trade("T13.9", "unit", "water"),
    "privateers": _trade("T13.9", "unit", "water"),
    "command": _trade("T17.9", "level"),
    "upgrade": _trade("T13.6", "unit", "type", "land"),
    "degrade": _trade("T13.7", "unit", "place"),
    "train": _trade("T13.8", "unit", "land"),
    "sell": _trade("T20.3.4", "unit", "land"),
    "build": _trade("T12.6", "building", "land"),
    "enter": _trade("T12.7", "unit", "land"),
    "hurry": _trade("T12.9", "land"),
    "give-up": _trade("T12.11", "land"),
    "clear": _trade("T11.3", "land"),
    "dismantle": _trade("T20.6.6", "land"),
    "buy-grain": _trade("T13.10", "land", "number"),
    "sell-grain": _trade("T13.10", "land", "number"),
    "buy-fish": _trade("T13.10", "land", "number"),
    "buy-herd": _trade("T13.10", "herd", "land"),
    "sell-herd": _trade("T13.10", "herd", "land"),
    "sow": Verb("T15.3", ("sowing",), ("land",), lambda t, ask, seat, verb, p: may_sow(t, seat, p[0])),
    "festivities": Verb(
        "T15.8", ("festivities",), ("number",), lambda t, ask, seat, verb, p: may_celebrate(t, seat, p[0])
    ),
    "hand-over": Verb("T18.2", ("tributes",), ("seat",), refuse_tribute),
    "pay": Verb("T16.1", ("salaries", "wages"), (), refuse_pay),
    "dismiss": Verb("T16.2", ("salaries", "wages"), ("unit", "place"), refuse_dismiss),
    "feed-herd": Verb("T16.4", ("feeding",), ("herd", "land"), refuse_feed_herd),
    "eat-fish": Verb("T16.6", ("feeding",), ("number",), refuse_eat_fish),
    "eat-meat": Verb("T16.6", ("feeding",), ("number",), refuse_eat_meat),
    "starve": Verb("T16.7", ("feeding",), ("unit", "place"), refuse_starve),
    "abandon": Verb("T16.7", ("feeding", "salaries"), ("land",), refuse_abandon),
    "treat": Verb("T18.2", (*MOVE, "talks", "vassalage"), ("seat",), refuse_talk),
    "submit": Verb("T18.2", ("vassalage",), ("seat",), lambda t, ask, seat, verb, p: may_submit(t, seat, p[0])),
    "free": Verb("T18.2", ("vassalage",), ("seat",), lambda t, ask, seat, verb, p: may_free(t, seat, p[0])),
    "announce": Verb("T19.1", ("announce",), ("victory",), lambda t, ask, seat, verb, p: may_announce(t, seat, p[0])),
    "village": Verb("T6.4", ("village",), ("land",), lambda t, ask, seat, verb, p: may_found(t, seat, p[0])),
    "relocate": Verb(
        "T6.4", ("relocate",), ("land", "land"), lambda t, ask, seat, verb, p: may_relocate(t, seat, p[0], p[1])
    ),
    "claim": Verb("T6.6", ("claim",), ("people",), refuse_claim),
    "people": Verb("T6.6", ("people",), ("people",), refuse_people),
    "harbour": Verb("T20.1.8", ("village",), ("land",), refuse_harbour),
    "dock": Verb("T6.7", ("placing",), ("land",), refuse_piece),
    "fort": Verb("T6.7", ("placing",), ("land",), refuse_piece),
    "place": Verb("T6.7", ("placing",), ("unit", "land"), refuse_piece),
    "herd": Verb("T6.7", ("placing", "offspring"), ("herd", "land"), refuse_herd),
    "store": Verb("T15.7", ("placing", "harvest"), ("land", "number"), refuse_store),
    "no-young": Verb("T15.2", ("offspring",), ("herd",), refuse_other),
    "reroll-young": Verb("T8.21", ("offspring",), ("herd",), refuse_other),
    "take-weather": Verb("T15.4", ("crop",), ("land",), refuse_other),
    "reroll-weather": Verb("T8.21", ("crop",), ("land",), refuse_other),
    "no-catch": Verb("T14.1", ("fishing",), ("water",), refuse_other),
    "reroll-nets": Verb("T8.21", ("fishing",), ("water",), refuse_other),
    "risk": Verb("T8.20.4", ("attrition-choice",), ("land",), refuse_way),
    "forage": Verb("T8.20.4", ("attrition-choice",), ("land",), refuse_way),
    "passage": Verb("T20.5.14", ("attrition-choice",), ("land",), refuse_way),
    "guide": Verb("T20.5.14", ("attrition-choice",), ("unit", "land"), refuse_way),
    "instead": Verb("T8.20.5", ("attrition",), ("unit", "land"), refuse_hit),
    "drown": Verb("T9.13", ("attrition", "drown"), ("unit", "water"), refuse_drown),
    "drive": Verb("T9.1", ("withdraw",), ("herd",), refuse_drive),
    "reroll": Verb("T9.8.3", ("reroll",), ("dice", "number"), refuse_die),
    "pay-reroll": Verb("T17.5", ("pay-reroll",), ("dice", "number"), refuse_die),
    "also": Verb("T17.5", ("pay-reroll",), ("dice", "number"), refuse_die),
    "convert": Verb("T9.8.6", ("convert",), ("number", "number"), refuse_convert),
    "aim": Verb("T9.10", ("aim",), ("unit",), refuse_aim),
    "hit": Verb("T9.8.7", ("victims",), ("unit",), refuse_victim),
    "shield": Verb("T9.8.7", ("victims",), (), refuse_shield),
    "keep": Verb("T10.8", ("sack",), (), refuse_keep),
    "rise": Verb("T12.2", ("experience",), ("unit",), refuse_rise),
    "take": Verb("T7.7", ("group", "ships", "cargo"), ("unit", "number"), refuse_take),
    "all": Verb("T7.7", ("group", "ships", "cargo"), (), refuse_all),
    "sum": Verb("T18.3", ("sum",), ("number",), refuse_sum),
    "range": Verb("T18.3", ("sum",), ("number", "number"), refuse_sum),
    "slaughter": Verb("T16.4", ("feeding",), ("herd", "land"), refuse_other),
    "dismiss-command": Verb("T13.14", ("wages",), (), refuse_no_command),
    **{verb: Verb("T18.2", ("terms",), (), refuse_terms) for verb in FORMS},
    **{
        f"{what}-{whom}": Verb("T8.20", ("attrition",), shape, refuse_hit)
        for what in ("lose", "reroll", "feed")
        for whom, shape in (("unit", ("unit", "place")), ("place", ("land",)))
    },
    **{
        verb: Verb("T18.2", ("tributes",), ("seat",), refuse_other)
        for verb in ("accept-tribute", "refuse-tribute", "withhold")
    },
}
"""What people may try, by verb."""
SLAUGHTER: Final = _trade("T13.10", "herd", "land")
"""Herds are slaughtered in Trade (T13.10); in FEEDING the question is about one herd after the other."""


def explain(t: Scharz, ask: Ask, seat: int, option: Option) -> Refusal:
    """The clause that forbids an option now."""
    if seat not in ask.asked() and not (ask.asides and seat in ask.asides and option[0] == "treat"):
        return Refusal(ask.clause, "not-yours")
    name = str(option[0])
    verb = SLAUGHTER if name == "slaughter" and ask.topic == "trade" else VERBS.get(name)
    if verb is None:
        answer = (name,) in (YES, NO, PASS, DONE)
        return Refusal(ask.clause, "must-choose") if answer else Refusal(ask.clause, "unknown-name", {"name": name})
    if ask.topic not in verb.topics:
        fighting = t.s.step in COMBAT and verb.clause == "T18.2"
        return Refusal(verb.clause, "not-in-combat" if fighting else "not-now")
    if len(option) != len(verb.shape) + 1:
        return Refusal(verb.clause, "malformed")
    parts: list[int] = []
    for part, kind in zip(option[1:], verb.shape, strict=True):
        number = read(t, part, kind)
        if number is None:
            return unreadable(t, verb.clause, part, kind)
        parts.append(number)
    return verb.guard(t, ask, seat, name, parts) or Refusal(verb.clause, "not-offered")


def read(t: Scharz, part: str | int, kind: str) -> int | None:
    """One argument of an option as a number; None if it is not of this kind."""
    if kind == "number":
        return part if isinstance(part, int) else None
    word = str(part)
    if kind in ("place", "land", "water"):
        place = t.a.ids.get(word)
        fits = place is not None and (kind == "place" or (place < t.a.n_land) == (kind == "land"))
        return place if fits else None
    if kind in ("unit", "units"):
        return ALL if word == "all" and kind == "units" else KIND_ID.get(word)
    if kind == "dice":
        return SUPPORT if word == name_of(SUPPORT) else KIND_ID.get(word)
    if kind == "people":
        peoples = [*t.a.factions, ROME]
        return peoples.index(word) if word in peoples else None
    if kind == "seat":
        seat = SEAT_ID.get(word, t.players)
        return seat if seat < t.players else None
    tables = {"type": TYPE_ID, "herd": HERD_ID, "building": BUILDING_ID}
    if kind in tables:
        return tables[kind].get(word)
    words = COMMAND_NAMES if kind == "level" else NAMES
    return words.index(word) if word and word in words else None


def unreadable(t: Scharz, clause: str, part: str | int, kind: str) -> Refusal:
    """A word that names nothing at this table, or not what is needed here."""
    known = (t.a.ids, KIND_ID, TYPE_ID, HERD_ID, BUILDING_ID, SEAT_ID)
    if isinstance(part, str) and kind != "number" and not any(part in names for names in known):
        return Refusal(clause, "unknown-name", {"name": part})
    return Refusal(clause, "malformed")
