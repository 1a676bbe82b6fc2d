"""Why an option is refused: the clause that forbids it, for whatever somebody may try."""

import random

import pytest

from tyche.core.ask import Option
from tyche.core.cases import read_cases, run_case
from tyche.core.rulebook import read_rulebook
from tyche.core.table import Table, open_table
from tyche.games.successors.game import GAME

CARDS = {f"O{number}" for number in range(60, 70)}
WEIRD: list[Option] = [
    ("move",),
    ("move", "atlantis"),
    ("move", 7),
    ("move", ""),
    ("play",),
    ("place", "", "inside"),
    ("take", "mercenary"),
    ("take", "mercenary", "two"),
    ("take", "mercenary", -1),
    ("take", 3, 3),
    ("play", "99", "event"),
    ("play", "15"),
    ("play", "15", "dance"),
    ("activate", 0),
    ("land", "pella", "outside"),
    ("siege", "57"),
    ("besiege", "pella", 57),
    ("use", 3),
    ("lead", "pella", "inside", "twice"),
    ("conquer", "everything"),
    ("bury", "now"),
]


def refused(given: str, choose: str, clause: str, reason: str) -> None:
    """A position in which yellow's option is refused by a clause."""
    text = f"""
game: successors
title: refused
clauses: [{clause}]
given: {{players: 4, active: yellow, {given}}}
refused: {{seat: yellow, choose: {choose}, clause: {clause}, reason: {reason}}}
"""
    [case] = read_cases("refused.yaml", text.encode())
    assert run_case(case, GAME) == []


ARMY = "armies: [{at: larisa, faction: yellow, generals: [kassandros], units: {mercenary: 4}}]"
ARMIES = f"segment: armies, die: 3, {ARMY}"
MARKERS = "segment: place-marker, points: 2, control: {yellow: [pella]}"
ACT = f"segment: act, points: 1, activated: {{general: kassandros, take: all}}, {ARMY}"


@pytest.mark.parametrize(
    ("given", "choose", "clause", "reason"),
    [
        (ACT, "[move, sardeis]", "S2.l", "not-adjacent"),
        (ACT, "siege", "S15.1.a", "nothing-to-besiege"),
        (f"{ACT}, control: {{black: [larisa]}}", "siege", "S2.c", "falls-without-siege"),
        (f"{ACT}, control: {{black: [larisa]}}", "remove-marker", "S9.3.D.a", "too-few-points"),
        (ACT, "embark", "S2.g", "no-port"),
        (ACT, "[take-general, antigonos]", "S9.1.e", "not-your-general"),
        (ACT, "[take, loyal, 1]", "S9.1.e", "no-such-units"),
        (ACT, "[take-royal, olympias]", "S9.1.e", "not-yours"),
        (ACT, "[sail, lamia]", "S13.2.2", "not-at-sea"),
        (ACT, "go-in", "S9.4.b", "not-your-city"),
        (ACT, "[relocate, larisa]", "S7.1.C.b", "no-minor-general"),
        (ACT, "[activate, kassandros]", "S9.1.a", "not-now"),
        (ACT, "[move, atlantis]", "S9.3.A", "unknown-name"),
        (ARMIES, "[activate, antigonos]", "S9.1.a", "not-your-general"),
        (
            f"segment: armies, die: 3, used: [kassandros], {ARMY}",
            "[activate, kassandros]",
            "S9.1.c",
            "already-activated",
        ),
        (ARMIES, "[lead, pella]", "S7.1.C.b", "no-units-there"),
        (f"segment: surrender, control: {{black: [larisa]}}, {ARMY}", "[remove, trikka]", "S6.1.1", "no-enemy-marker"),
        (f"segment: surrender, control: {{black: [larisa]}}, {ARMY}", "[claim, larisa]", "S6.1.2", "not-this-step"),
        ("segment: tyche, hands: {yellow: ['34']}, turn: 1", "[play, '34', event]", "S6.2.A.a", "condition-not-met"),
        ("segment: tyche, hands: {yellow: ['34']}", "[play, '15', event]", "S6.2.0.a", "not-in-hand"),
        ("segment: tyche, hands: {yellow: ['34', '52']}", "[play, '52', event]", "S6.2.0.b", "surprise-card"),
        ("segment: tyche, hands: {yellow: ['34']}", "[play, '34', improve]", "S6.2.C.a", "four-points-needed"),
        ("segment: tyche, hands: {yellow: ['34']}", "[play, '34', march]", "S6.2.B1.a", "no-army"),
        ("segment: tyche, hands: {yellow: ['34']}", "[station, pella]", "S7.1.C.b", "no-units-there"),
        ("segment: activation", "roll", "S6.3.a", "no-army"),
        (ACT, "swap-marker", "T-20", "no-such-ability"),
        (ACT, "[take, mercenary, 1, inside]", "S13.2.2", "not-at-sea"),
        (ACT, "[leave-general, kassandros]", "S9.1.e", "needs-a-general"),
        (f"segment: march, points: 3, {ARMY}", "[lead, pella]", "S7.1.C.b", "no-units-there"),
        (
            MARKERS,
            "[place-marker, pella]",
            "S6.2.B2.a",
            "already-controlled",
        ),
        (
            MARKERS,
            "[place-marker, sousa]",
            "S6.2.B2.a",
            "too-far",
        ),
        ("segment: tyche, hands: {yellow: ['34', '52']}", "[discard, '52']", "S6.2.0.a", "not-needed"),
    ],
)
def test_the_clause_that_forbids(given: str, choose: str, clause: str, reason: str) -> None:
    refused(given, choose, clause, reason)


def test_S11_1_B_a_besieged_general_does_not_intercept() -> None:
    besieged = (
        "segment: act, active: blue, die: 6, control: {yellow: [sardeis, ephesos]}, armies: ["
        "{at: sardeis, faction: blue, generals: [minor], units: {mercenary: 4}},"
        "{at: sardeis/inside, faction: yellow, generals: [antigonos]},"
        "{at: ephesos, faction: yellow, generals: [seleukos], units: {mercenary: 1}}],"
        "activated: {general: alketas, take: all}"
    )
    text = f"""
game: successors
title: besieged
clauses: [S11.1.B]
given: {{players: 4, {besieged}}}
when:
  - {{seat: blue, choose: [move, pergamon]}}
refused:
  - {{seat: yellow, choose: [intercept, antigonos], clause: S11.1.B, reason: besieged}}
  - {{seat: yellow, choose: [intercept, krateros], clause: S11.1.a, reason: not-your-general}}
"""
    [case] = read_cases("besieged.yaml", text.encode())
    assert run_case(case, GAME) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_is_tried_is_answered_with_a_clause_of_the_rulebook(players: int) -> None:
    clauses = read_rulebook(GAME.folder / "rules.md").clauses.keys() | CARDS
    rng = random.Random(players)
    table = open_table(GAME, players, None, None, rng.randbytes(32))
    pool: dict[Option, None] = dict.fromkeys(WEIRD)
    for _ in range(1500):
        if table.over:
            break
        for seat in range(players):
            probe(table, seat, rng.sample(list(pool), min(len(pool), 5)), clauses)
        seat = table.awaited()[0]
        options = table.options(seat)
        pool.update(dict.fromkeys(options))
        table.choose(seat, rng.choice(options))


def probe(table: Table, seat: int, attempts: list[Option], clauses: set[str]) -> None:
    for attempt in attempts:
        refusal = table.why(seat, attempt)
        if refusal is not None:
            assert refusal.clause in clauses, (attempt, refusal)
