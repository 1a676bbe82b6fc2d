"""What options of Successors cost and bring: as told before, so it comes."""

from collections import Counter

import pytest

from tests.consequences import certain, silent
from tests.positions import from_cases
from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.cases import read_cases
from tyche.core.stakes import total
from tyche.core.table import Table
from tyche.games.successors.game import GAME
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import legitimacy_sources

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
    found |= {("fleets", seat): play.s.fleet_owner.count(seat) for seat in range(play.s.players)}
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
        (
            f"segment: act, points: 3, activated: {{general: kassandros, take: all}}, {ARMY}",
            ("done",),
            {("movement", 0): -3},
        ),
        (
            "segment: place-marker, points: 2, control: {yellow: [trikka]}",
            ("done",),
            {("points", 0): -2},
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
            promised = {key: n for key, n in staked(fork, ask.seat, option).items() if key in before}
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


UNTOLD = {
    ("start", "place"): "the first units, markers and points of a game come with the general",
    ("redistribute", "done"): "at the set-up the next start follows",
    ("next-unit", "next"): "it is the order that is chosen; where they come is asked next, or certain",
    ("engage", "engage"): "the attack comes when all fleets are named",
    ("move-army", "move"): "whom Independents meet is no player's choice alone",
}
"""Options of which something else follows at once than they say, and why."""


def test_where_nothing_comes_between_all_that_comes_was_told() -> None:
    """In every case, whenever no die is thrown and the same player answers the same question next."""
    compared: Counter[str] = Counter()
    for table in from_cases(GAME):
        ask = table.ask
        if ask is None or ask.also is not None:
            continue
        for option in ask.options:
            if (ask.topic, str(option[0])) in UNTOLD or compared[f"{ask.topic} {option[0]}"] >= EACH:
                continue
            fork = table.fork()
            before, dice = all_figures(fork), fork.play.dice.counters[:]
            told = {key: n for key, n in certain(fork, ask.seat, option).items() if key in before and n}
            fork.choose(ask.seat, option)
            after = all_figures(fork)
            same = fork.ask is not None and (fork.ask.topic, fork.ask.seat) == (ask.topic, ask.seat)
            if same and dice == fork.play.dice.counters and 0 not in fork_legitimacy(fork):
                assert {key: n - before[key] for key, n in after.items() if n != before[key]} == told, (ask, option)
                compared[f"{ask.topic} {option[0]}"] += 1
                compared["family left or found"] += option[0] == "move" and bool(told)
            elif fork.ask is not None and fork.ask.topic == "free-passage":
                assert not any(key[0] == "legitimacy" for key in told), "S10.C: he may be let pass"
                compared["free passage"] += 1
    assert {"act move", "act leave-royal", "act disband", "reinforce place"} <= set(compared)
    assert sum(compared.values()) > 500
    assert compared["family left or found"] > 2
    assert compared["free passage"] > 2


SILENT = {
    ("start", "place"): "the next general follows, and his place may be no question",
    ("choose-seats", "pass"): "the first general follows",
    ("redistribute", "done"): "at the set-up the next start follows",
    ("redistribute", "go-outside"): "the mover goes on; what he does to those outside was told to him",
    ("direction", "left"): "the first reinforcements follow",
    ("direction", "right"): "the first reinforcements follow",
    ("next-unit", "next"): "it is the order that is chosen; where they come is asked next, or certain",
    ("inside-or-outside", "place"): "a marker was told before; in a full city the next unit has no choice",
    ("claim", "yes"): "what the loser lost was lost before; it is counted when the siege is over",
    ("claim", "no"): "what the loser lost was lost before; it is counted when the siege is over",
    ("avoid-to", "avoid-to"): "those who stayed are overrun wherever the others go",
    ("avoid-to", "done"): "those who stayed are overrun wherever the others go",
    ("losses", "lose"): "the battle is decided: the losses of others follow whatever is chosen",
    ("succession", "yes"): "the battle is decided: losses follow whatever is answered",
    ("succession", "no"): "the battle is decided: losses follow whatever is answered",
    ("oratory", "pass"): "Prestige decides as it stands; whose the Royal Army is then was told before the move",
    ("cancel", "pass"): "a card takes effect that was told when it was played",
    ("supply", "bury"): "the segment ends, and with it the supply of the others is settled",
}
"""Options of which something follows at once that is not of their making, and what it is."""


def test_no_option_is_silent() -> None:
    """In every case, for every verb: what changes at once was told, or has another reason; each reason is needed."""
    looked: Counter[tuple[str, str]] = Counter()
    found = {(topic, verb): what for topic, verb, what in silent(GAME, unfloored, looked)}
    assert {key: what for key, what in found.items() if key not in SILENT} == {}
    assert set(SILENT) - set(found) == set()
    told = {("start", "place"), ("appear", "appear"), ("activation", "recruit-mercenary"), ("unrest", "target")}
    told |= {("ghost", "target"), ("olympias", "with-army"), ("deliver-unit", "yes"), ("plunder", "target")}
    assert told <= set(looked)
    assert len(looked) > 150


def unfloored(table: Table) -> dict[tuple[str, int], int]:
    """What everybody has, legitimacy as it adds up: the track ends at 0 (S3.6.a)."""
    t = rules_of(table)
    return all_figures(table) | {("legitimacy", seat): adds_up(t, seat) for seat in range(t.s.players)}


def adds_up(t: Successors, seat: int) -> int:
    """The legitimacy that was counted, or what its sources add up to where that is less than nothing."""
    return t.s.legitimacy[seat] or min(0, total(legitimacy_sources(t, seat)))


EACH = 40
"""How often each verb of a question is looked at."""


def fork_legitimacy(table: Table) -> list[int]:
    """The legitimacy of all players: below 0 it does not go."""
    return rules_of(table).s.legitimacy[: table.setup.players]


def all_figures(table: Table) -> dict[tuple[str, int], int]:
    """Scores, cards and units of all players."""
    t = rules_of(table)
    seats = range(t.s.players)
    units = {("units", seat): sum([t.cus(seat, area) for area in bits(t.s.cu_areas[seat])]) for seat in seats}
    return figures(table) | units | {("cards", seat): t.s.hands[seat].bit_count() for seat in seats}


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
