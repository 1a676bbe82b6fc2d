"""What is foretold is what happens: enemies, odds; and nothing of it comes from the dice of the game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.scharz.walk import decide
from tests.text.ftl import ids_with
from tests.text.strict import strict_messages
from tyche.core.ask import DONE, PASS, YES, Flow, Option
from tyche.core.dice import Dice
from tyche.core.game import OptionValue
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.core.telling import Remark
from tyche.games.scharz import GAME
from tyche.games.scharz.edges.foresee import AMBUSHED
from tyche.games.scharz.edges.odds import battle_odds, facing, hundredths
from tyche.games.scharz.rules.combat.battle import GO_ON, battle, present
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_ID, OUT

LANGUAGES = ("en", "de", "cs", "pl")
BATTLES = 400
MARGIN = 9
"""Percent: more than three standard deviations of that many battles."""


def opened(mode: str, name: str, players: int, rng: random.Random) -> Table:
    options: dict[str, OptionValue] = {"mode": mode, "map": name, "bonuses": True}
    return open_table(GAME, players, options, None, rng.randbytes(SEED_BYTES), log=False)


def rules_of(table: Table) -> Scharz:
    assert isinstance(table.play, Scharz)
    return table.play


def journey(mode: str, name: str, length: int) -> Iterator[tuple[Table, int, Option, list[Remark]]]:
    """Moments of a random game, each with a decision that is about to be taken and what is foretold of it."""
    rng = random.Random(f"foretold {mode} {name}")
    table = opened(mode, name, rng.choice([2, 4]), rng)
    while not table.over and len(table.decisions) < length:
        seat, option = decide(table, rng)
        yield table, seat, option, table.foresee(seat, option).remarks
        table.choose(seat, option)


@pytest.mark.parametrize("mode", ["first", "white", "red"])
def test_the_enemies_that_are_foretold_are_met(mode: str) -> None:
    """T5.4, T9.5. Who is foretold to be met stands on the field when all who can have gone there."""
    met = 0
    for table, seat, option, remarks in journey(mode, "italia", 4000):
        if option[0] not in AMBUSHED or option[0] == "ashore" or any(r.message == "needs-leave" for r in remarks):
            continue
        fork, to = table.fork(), rules_of(table).a.ids[str(option[2])]
        fork.choose(seat, option)
        while fork.ask is not None and fork.ask.topic in ("group", "ships", "cargo", "victims"):
            fork.choose_default(fork.awaited()[0])
        t = rules_of(fork)
        told = [remark.facts["other"] for remark in remarks if remark.message == "meets-army"]
        if t.a.ordinary >> to & 1 and t.s.out[seat] >> to & 1:
            assert told == [other for other in present(t, to) if t.foreign(seat, other)]
            met += len(told)
    assert met > 0


def test_everything_foretold_has_a_sentence_in_every_language() -> None:
    words = [strict_messages(GAME, language) for language in LANGUAGES]
    seen: set[str] = set()
    for mode, name in (("white", "italia"), ("red", "vikings"), ("first", "huns"), ("yellow", "orient")):
        for _, _, _, remarks in journey(mode, name, 3000):
            for remark in remarks:
                seen.add(remark.message)
                for messages, _ in words:
                    messages.remark(remark.message, remark.facts)
    assert [sorted(catalogue.faults) for _, catalogue in words] == [[]] * len(words)
    assert seen <= ids_with(GAME, "foresee-")
    assert {"meets-army", "battle-odds", "attrition", "encircles", "breach-odds", "crew"} <= seen


def test_foresight_changes_nothing_and_knows_no_dice() -> None:
    """T7.6. The same is foretold whatever the dice will show."""
    rng = random.Random(5)
    compared = 0
    for table, seat, option, _ in journey("red", "huns", 1600):
        forecast = table.foresee(seat, option)
        if (forecast.remarks or forecast.stakes) and rng.random() < 0.5:
            digest, fork = table.digest(), table.fork()
            fork.play.dice = Dice(rng.randbytes(SEED_BYTES), fork.play.dice.counters, None, [])
            assert repr(fork.foresee(seat, option)) == repr(forecast)
            assert table.digest() == digest
            compared += len(forecast.remarks) + len(forecast.stakes)
    assert compared > 30


# --- odds ---


def field(mode: str, one: dict[str, int], two: dict[str, int], seed: bytes = bytes(SEED_BYTES)) -> tuple[Scharz, int]:
    """An open field with two armies."""
    table = open_table(GAME, 2, {"mode": mode, "map": "italia"}, None, seed, log=False)
    t = rules_of(table)
    place = t.a.ids["roma"]
    for seat, units in ((0, one), (1, two)):
        for name, number in units.items():
            t.enlist(seat, place, OUT, KIND_ID[name], number)
    return t, place


def test_T9_8_one_against_one() -> None:
    """T9.8. Two LI with 2/3 of a sword each: in 4/9 of the rounds both fall, in 2/9 one, in 2/9 the other."""
    t, place = field("basic", {"light": 1}, {"light": 1})
    assert battle_odds(t, facing(t, 0, 1, place, False), facing(t, 1, 0, place, False)) == (25, 50, 25)


def test_T9_8_nobody_can_hurt_anybody() -> None:
    """T13.2. Siege engines have no dice: nothing happens."""
    t, place = field("basic", {"engine": 2}, {"engine": 1})
    assert battle_odds(t, facing(t, 0, 1, place, False), facing(t, 1, 0, place, False)) == (0, 100, 0)


def fought(t: Scharz, flow: Flow[None], place: int) -> tuple[bool, bool]:
    """A battle to the end without charges; which sides are left."""
    try:
        ask = next(flow)
        while True:
            ask = flow.send(GO_ON if GO_ON in ask.options else ask.default)
    except StopIteration:
        return bool(t.s.out[0] >> place & 1), bool(t.s.out[1] >> place & 1)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ({"light": 5}, {"light": 4}),
        ({"light": 7, "heavy": 2}, {"light": 4, "cavalry": 4}),
        ({"light": 12}, {"heavy": 5, "light": 2}),
    ],
)
def test_T9_15_battles_end_as_often_as_foretold(one: dict[str, int], two: dict[str, int]) -> None:
    """T9.8, T9.15. Real battles, their dice and their losses, against the odds."""
    t, place = field("basic", one, two)
    odds = battle_odds(t, facing(t, 0, 1, place, False), facing(t, 1, 0, place, False))
    rng = random.Random(1)
    ends = [0, 0, 0]
    for _ in range(BATTLES):
        t, place = field("basic", one, two, rng.randbytes(SEED_BYTES))
        mine, theirs = fought(t, battle(t, place, 0, 1), place)
        ends[0 if mine else 2 if theirs else 1] += 1
    for told, number in zip(odds, ends, strict=True):
        assert abs(told - 100 * number / BATTLES) < MARGIN


def test_who_would_starve_is_told_with_the_place() -> None:
    """T16.7. Whoever passes in winter without food for his units is told where he will lose them."""
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "units": {"red": {"roma": {"light": 1}, "reate": {"light": 2}}, "blue": {"sena": {"light": 1}}},
        "season": "winter",
        "start": "red",
        "phase": "units",
    }
    table = GAME.vocabulary().open(2, {"mode": "yellow"}, given, [])
    forecast = table.foresee(0, ("pass",))
    remarks = [(remark.message, remark.clause) for remark in forecast.remarks]
    assert remarks == [("asked-again", "T7.7"), ("hunger", "T16.7")]
    lost = [stake for stake in forecast.stakes if stake.grave]
    told: list[Any] = [GAME.staked(stake) for stake in lost]
    assert [(stake["amount"], stake["facts"]) for stake in told] == [(-1, {"place": "roma"}), (-2, {"place": "reate"})]


def test_T16_6_what_a_meal_needs_and_what_there_is_for_it() -> None:
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue", "grain": 1}, "ancona": {"owner": "blue"}},
        "season": "winter",
        "phase": "feeding",
    }
    table = GAME.vocabulary().open(2, {"mode": "basic"}, given, [])
    remarks = table.foresee(1, ("abandon", "ancona")).remarks
    assert [(one.message, one.facts) for one in remarks] == [
        ("meal", {"number": 2, "grain": 1, "fish": 0, "meat": 0}),
    ]


def test_chances_in_percent_add_up_and_lose_least_by_rounding() -> None:
    assert hundredths([0.086, 0.046, 0.868]) == [9, 4, 87]
    assert hundredths([1 / 3, 1 / 3, 1 / 3]) == [34, 33, 33]
    assert hundredths([0.0, 0.0, 1.0]) == [0, 0, 100]


def test_T18_2_what_a_tribute_is_and_that_peace_ends_without_it() -> None:
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "gold": {"red": 9, "blue": 9},
        "treaties": [{"treaty": "tribute", "receiver": "red", "payer": "blue", "gold": 4}],
        "season": "summer",
        "phase": "taxes",
    }
    table = GAME.vocabulary().open(2, {"mode": "basic"}, given, [])
    told = [
        (one.message, one.facts)
        for option in (("hand-over", "red"), ("withhold", "red"))
        for one in table.foresee(1, option).remarks
    ]
    assert told == [("tribute-due", {"other": 0, "gold": 4}), ("tribute-ends", {"other": 0})]


@pytest.mark.parametrize(("players", "wins"), [(2, True), (3, False)])
def test_T19_2_a_treaty_with_the_last_other_player_is_said_to_end_the_game(players: int, wins: bool) -> None:
    homes = zip(("roma", "sena", "capua"), ("red", "blue", "green"), strict=True)
    given: dict[str, object] = {
        "settlements": {place: {"owner": owner} for place, owner in list(homes)[:players]},
        "gold": {"red": 9, "blue": 9},
        "season": "summer",
        "phase": "diplomacy",
    }
    table = GAME.vocabulary().open(players, {"mode": "first"}, given, [])
    seen: dict[str, object] = {}
    table.choose(0, ("treat", "blue"))
    for seat in range(1, players):
        table.choose(seat, PASS)
    for verb in ("pay-tribute", "demand-tribute"):
        seen[verb] = _sovereign(table.foresee(0, (verb,)).remarks)
    table.choose(0, ("demand-tribute",))
    table.choose(0, ("sum", 1))
    seen["yes"] = _sovereign(table.foresee(1, YES).remarks)
    assert seen == ({"pay-tribute": 1, "demand-tribute": 0, "yes": 0} if wins else dict.fromkeys(seen))


@pytest.mark.parametrize(("players", "asked"), [(2, True), (3, False)])
def test_T19_2_handing_the_game_to_another_is_grave_and_taking_it_is_not(players: int, asked: bool) -> None:
    homes = zip(("roma", "sena", "capua"), ("red", "blue", "green"), strict=True)
    given: dict[str, object] = {
        "settlements": {place: {"owner": owner} for place, owner in list(homes)[:players]},
        "gold": {"red": 9, "blue": 9},
        "season": "summer",
        "phase": "diplomacy",
    }
    table = GAME.vocabulary().open(players, {"mode": "first"}, given, [])
    table.choose(0, ("treat", "blue"))
    for seat in range(1, players):
        table.choose(seat, PASS)
    assert table.foresee(0, ("pay-tribute",)).grave == asked
    assert not table.foresee(0, ("demand-tribute",)).grave
    table.choose(0, ("demand-tribute",))
    table.choose(0, ("sum", 1))
    certain = [(stake.kind, stake.faction) for stake in table.foresee(1, YES).stakes if stake.grave and stake.certain]
    assert certain == ([("victory", 0)] if asked else [])


def besieged(blue: dict[str, object], phase: str = "withdrawal") -> Table:
    """Two red units on the field of a blue village with some blue ones."""
    given: dict[str, object] = {
        "settlements": {"tarquinii": {"owner": "blue"}, "roma": {"owner": "red"}},
        "units": {"red": {"tarquinii": {"light": 2}}, "blue": blue},
        "phase": phase,
    }
    return GAME.vocabulary().open(2, {"mode": "green"}, given, [])


def told(table: Table, option: Option) -> list[str]:
    return [remark.message for remark in table.foresee(1, option).remarks]


def test_T9_1_who_stays_outside_hears_of_the_battle_and_who_is_shut_in_of_the_walls() -> None:
    table = besieged({"tarquinii": {"light": 2}})
    battle_told = ["meets-army", "battle-odds"]
    assert [told(table, option) for option in (DONE, ("inside", "light"))] == [battle_told] * 2
    [shut] = table.foresee(1, ("inside", "all")).remarks
    assert (shut.message, shut.facts["other"], shut.facts["walls"]) == ("shut-in", 0, 5)
    one, both = [int(str(table.foresee(1, option).remarks[1].facts["won"])) for option in (("inside", "light"), DONE)]
    assert one < both, "with one unit less outside the odds are worse"


def test_T9_3_a_sally_is_weighed_against_staying_inside() -> None:
    table = besieged({"tarquinii/inside": {"light": 2}})
    assert told(table, DONE) == ["shut-in"]
    assert told(table, ("sally", "all")) == told(table, ("sally", "light")) == ["meets-army", "battle-odds"]


def test_T4_3_what_a_field_bears_is_told_where_villages_are_founded_and_grain_is_sown() -> None:
    table = open_table(GAME, 2, {"mode": "basic"}, None, bytes(SEED_BYTES), log=False)
    crops = rules_of(table).a.crop
    for place in ("roma", "volaterrae", "alba"):
        [bears] = table.foresee(table.awaited()[0], ("village", place)).remarks
        assert (bears.message, bears.facts["number"]) == ("fertile", crops[rules_of(table).a.ids[place]])
    sown = GAME.vocabulary().open(
        2,
        {"mode": "basic"},
        {"settlements": {"roma": {"owner": "red", "grain": 2}, "sena": {"owner": "blue"}}, "phase": "sowing"},
        [],
    )
    assert [one.message for one in sown.foresee(0, ("sow", "roma")).remarks] == ["fertile"]


def _sovereign(remarks: list[Remark]) -> object:
    return next((one.facts["faction"] for one in remarks if one.message == "sovereign"), None)


@pytest.mark.parametrize("share", [True, False])
def test_T18_7_whoever_submits_hears_what_a_vassal_loses_and_owes(share: bool) -> None:
    homes = zip(("roma", "sena", "capua"), ("red", "blue", "green"), strict=True)
    given: dict[str, object] = {
        "settlements": {place: {"owner": owner} for place, owner in homes},
        "pr": {"red": 10, "blue": 10},
        "phase": "round-end",
    }
    table = GAME.vocabulary().open(3, {"mode": "green", "vassal_share": share}, given, [])
    foretold = table.foresee(1, ("submit", "red"))
    moved = {("pr", 0): 8, ("vp", 0): 2, ("pr", 1): -8, ("vp", 1): -1}
    assert {(stake.kind, stake.faction): stake.amount for stake in foretold.stakes} == moved
    assert not any(stake.certain for stake in foretold.stakes)  # the lord may refuse
    owed = [remark.facts for remark in foretold.remarks if remark.message == "vassal-share"]
    assert owed == ([{"other": 1, "faction": 0}] if share else [])
    for seat, option in ((0, PASS), (1, ("submit", "red")), (2, PASS)):
        table.choose(seat, option)
    taken = table.foresee(0, YES)
    assert {(stake.kind, stake.faction): stake.amount for stake in taken.stakes if stake.certain} == moved
    assert any(remark.message == "vassal-share" for remark in taken.remarks) == share


def said(table: Table, seat: int, option: Option, *messages: str) -> list[tuple[str, object]]:
    """Some of what is foretold of an option, with the place it is about."""
    found = table.foresee(seat, option).remarks
    return [(remark.message, remark.facts.get("place")) for remark in found if remark.message in messages]


def test_T5_6_a_march_says_which_fields_are_won_and_given_up() -> None:
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "units": {"red": {"roma": {"light": 1}, "reate": {"light": 2}}, "blue": {"sena": {"light": 1}}},
        "start": "red",
        "phase": "units",
    }
    table = GAME.vocabulary().open(2, {"mode": "first"}, given, [])
    shown = {to: said(table, 0, ("march", "reate", to), "field-won", "field-lost") for to in ("tarquinii", "roma")}
    lost = ("field-lost", "reate")
    assert shown == {"tarquinii": [("field-won", "tarquinii"), lost], "roma": [lost]}
    assert said(table, 0, ("march", "roma", "reate"), "field-won", "field-lost") == [], "a settlement holds its field"


@pytest.mark.parametrize(("phase", "met"), [("units", []), ("retreat", [("meets-army", "reate")])])
def test_T8_18_whoever_does_not_retreat_hears_whom_he_meets(phase: str, met: list[tuple[str, object]]) -> None:
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "units": {"red": {"antium": {"light": 1}, "reate": {"light": 1}}, "blue": {"reate": {"light": 2}}},
        "start": "red",
        "phase": phase,
    }
    table = GAME.vocabulary().open(2, {"mode": "first"}, given, [])
    assert table.ask is not None
    assert table.ask.topic == phase
    assert said(table, 0, PASS, "meets-army") == met
    assert said(table, 0, PASS, "asked-again") == [("asked-again", None)]


def test_T9_8_3_whoever_rerolls_sees_the_swords_on_the_table() -> None:
    """T17.5. The faces are fixed: what the question says of the swords is what the dice show."""
    given: dict[str, object] = {
        "settlements": {"roma": {"owner": "red"}, "sena": {"owner": "blue"}},
        "pr": {"red": 4},
        "units": {"red": {"volsinii": {"light": 3, "light-experienced": 1}}, "blue": {"volsinii": {"light": 1}}},
        "phase": "battle",
    }
    table = GAME.vocabulary().open(2, {"mode": "green"}, given, [1, 1, 6, 6, 1])
    table.choose(0, ("attack", "blue"))
    assert table.ask is not None
    assert table.ask.topic == "reroll"
    assert (table.ask.facts["swords"], table.ask.facts["against"]) == (2, 1)
