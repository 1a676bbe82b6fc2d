"""What options of Successors cost and bring: as told before, so it comes."""

import pytest

from tests.positions import from_cases
from tyche.core.ask import Option
from tyche.core.cases import read_cases
from tyche.core.table import Table
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.play import Successors

MOVING = (
    "activate",
    "lead",
    "take-general",
    "leave-general",
    "move",
    "sail",
    "pontic-sail",
    "siege",
    "remove-marker",
    "go-in",
    "go-out",
    "embark",
    "land",
    "take-all",
    "withdraw",
)
"""Verbs that spend movement points, or none."""
SCORING = (
    *("remove", "claim", "claim-all", "place-marker", "bury", "remove-marker", "swap-marker"),
    *("with-army", "move-her", "grey-marker"),
)
"""Verbs after which nothing else happens that changes scores."""
SETTLED = {"hemlock": "target", "contempt": "target", "philippos": "target", "bury": "yes"}
"""The same of verbs that only some questions take."""


MOMENTS = ("act", "armies", "march", "tyche", "withdraw", "general-meets-general")


def opened(given: str) -> Table:
    head = "game: successors\ntitle: t\nclauses: [S2.n]\nthen: {turn: 2}\n"
    text = f"{head}given: {{players: 4, active: yellow, {given}}}\n"
    [case] = read_cases("stakes.yaml", text.encode())
    return GAME.vocabulary().open(4, case.options, case.given, [])


def figures(table: Table) -> dict[tuple[str, int], int]:
    play = table.play
    assert isinstance(play, Successors)
    found = {("vp", seat): play.s.vp[seat] for seat in range(play.s.players)}
    return found | {("legitimacy", seat): play.s.legitimacy[seat] for seat in range(play.s.players)}


def staked(table: Table, seat: int, option: Option) -> dict[tuple[str, int], int]:
    found: dict[tuple[str, int], int] = {}
    for stake in table.foresee(seat, option).stakes:
        assert stake.certain
        assert stake.amount
        found[stake.kind, stake.faction] = found.get((stake.kind, stake.faction), 0) + stake.amount
    return found


ARMY = "armies: [{at: larisa, faction: yellow, generals: [kassandros], units: {mercenary: 3}}]"


@pytest.mark.parametrize(
    ("given", "option", "expected"),
    [
        (
            f"segment: surrender, stage: place, control: {{yellow: [trikka]}}, {ARMY}",
            ("claim", "larisa"),
            {("vp", 0): 2},
        ),
        (
            f"segment: surrender, control: {{blue: [trikka, larisa]}}, {ARMY}",
            ("remove", "larisa"),
            {("vp", 1): -2},
        ),
        (
            f"segment: act, points: 3, activated: {{general: kassandros, take: all}}, {ARMY}",
            ("move", "pella"),
            {("movement", 0): -1},
        ),
        (f"segment: armies, die: 3, {ARMY}", ("activate", "kassandros"), {("movement", 0): 4}),
        (
            "segment: act, points: 3, control: {blue: [pella]}, armies: [{at: pella, faction: yellow,"
            " generals: [kassandros], units: {mercenary: 3}}], activated: {general: kassandros, take: all}",
            ("siege",),
            {("movement", 0): -2, ("legitimacy", 0): -3},
        ),
        (
            "segment: act, points: 3, usurper: blue, control: {blue: [pella]}, armies: [{at: pella, faction: yellow,"
            " generals: [kassandros], units: {mercenary: 3}}], activated: {general: kassandros, take: all}",
            ("siege",),
            {("movement", 0): -2},
        ),
        ("segment: tyche, hands: {yellow: ['15']}", ("play", "15", "train"), {("cards", 0): -1}),
        (
            "segment: supply, control: {yellow: [pella]}, armies: [{at: pella, faction: yellow, generals: [kassandros],"
            " units: {mercenary: 3}, royals: [cart]}]",
            ("bury",),
            {("legitimacy", 0): 10},
        ),
    ],
)
def test_what_is_at_stake(given: str, option: Option, expected: dict[tuple[str, int], int]) -> None:
    assert staked(opened(given), 0, option) == expected


def test_in_every_case_what_was_staked_comes() -> None:
    tried = 0
    for table in from_cases(GAME):
        ask = table.ask
        if ask is None or ask.also is not None:
            continue
        for option in [o for o in ask.options if o[0] in SCORING or SETTLED.get(ask.topic) == o[0]]:
            fork = table.fork()
            before = figures(fork)
            promised = {key: n for key, n in staked(fork, ask.seat, option).items() if key[0] != "movement"}
            fork.choose(ask.seat, option)
            after = figures(fork)
            floor = any(after["legitimacy", seat] == 0 for seat in range(fork.setup.players))
            came = {key: after[key] - before[key] for key in before if after[key] != before[key]}
            assert came == promised or floor, (ask.topic, option)
            tried += 1
    assert tried > 60


def test_in_every_case_movement_and_cards_are_spent_as_staked() -> None:
    """S9.3, S6.2.0.a. Unless dice are thrown or others asked on the way; another commander has another allowance."""
    moved = played = stood = 0
    for table in from_cases(GAME):
        ask = table.ask
        if ask is None or ask.also is not None or ask.topic not in MOMENTS:
            continue
        for option in ask.options:
            if option[0] in MOVING:
                moved += spends_movement(table, ask.seat, option)
            elif option[0] == "play" and ask.topic == "tyche":
                played += spends_a_card(table, ask.seat, option)
            elif option[0] == "stand":
                stood += attacks(table, ask.seat, option)
    assert moved > 300
    assert played > 100
    assert stood


def rules_of(table: Table) -> Successors:
    assert isinstance(table.play, Successors)
    return table.play


def sure(table: Table, seat: int, option: Option, kind: str) -> int:
    """What a player wins or loses of a kind for certain."""
    stakes = [stake for stake in table.foresee(seat, option).stakes if stake.certain]
    return sum([stake.amount for stake in stakes if (stake.kind, stake.faction) == (kind, seat)])


def spends_movement(table: Table, seat: int, option: Option) -> int:
    """Whether an option that leads straight to the next step of the same army was compared."""
    fork = table.fork()
    begun = table.ask is not None and table.ask.topic not in ("armies", "march")
    before = rules_of(fork).mp_left() if begun else 0
    promised = sure(fork, seat, option, "movement")
    dice = fork.play.dice.counters[:]
    fork.choose(seat, option)
    ask = fork.ask
    straight = ask is not None and ask.topic == "act" and ask.seat == seat and option[0] != "siege"
    if not straight or dice != fork.play.dice.counters:
        return 0
    assert rules_of(fork).mp_left() - before == promised, option
    return 1


def spends_a_card(table: Table, seat: int, option: Option) -> int:
    """Whether the hand after a card was compared: one less, unless cards are drawn for it."""
    fork = table.fork()
    promised = sure(fork, seat, option, "cards")
    before = rules_of(fork).s.hands[seat].bit_count()
    fork.choose(seat, option)
    if fork.ask is None or fork.ask.seat != seat:
        return 0
    assert rules_of(fork).s.hands[seat].bit_count() - before == promised, option
    return 1


def attacks(table: Table, seat: int, option: Option) -> bool:
    """S11.3, S10.H. Whether an intercepted army that stands loses its status, as was said before the battle."""
    fork = table.fork()
    promised, before = sure(fork, seat, option, "legitimacy"), rules_of(fork).s.legitimacy[seat]
    fork.choose(seat, option)
    assert rules_of(fork).s.legitimacy[seat] - before == promised
    return promised < 0
