"""The rulebook of Successors as the engine reads it."""

import re
from pathlib import Path

import pytest

from tyche.core.rulebook import ID, Rulebook, read_rulebook

PATH = Path(__file__).resolve().parents[2] / "src" / "tyche" / "games" / "successors" / "rules.md"
BOOK = read_rulebook(PATH)


@pytest.fixture
def book() -> Rulebook:
    return BOOK


def test_every_clause_and_example_is_found(book: Rulebook) -> None:
    assert len(book.required(("S2-S16",))) == 371
    assert len(book.required(("EX",))) == 30
    assert len(book.required(("DX",))) == 7
    families = {id.partition("-")[0] for id in book.clauses if "-" in id}
    assert families == {"T", "EX", "DX", "DIFF", "AMB", "GAP", "W", "D"}


def test_every_id_that_the_rulebook_mentions_exists(book: Rulebook) -> None:
    mentioned = set(re.findall(ID, PATH.read_text(encoding="utf-8")))
    cards = {f"O{number}" for number in range(60, 70)}
    assert mentioned - cards <= book.clauses.keys()


def test_every_clause_says_something(book: Rulebook) -> None:
    assert [id for id, clause in book.clauses.items() if not clause.heading and not clause.text] == []


@pytest.mark.parametrize(
    ("id", "start"),
    [
        ("S2.a", "Board parts"),
        ("S3.4.0", "Each step is applied"),
        ("S3.7.b.5", "dispersing a major general"),
        ("S6.2.B3.c", "On reaching its cost"),
        ("S9.2.D.x", "Remaining MP"),
        ("S10.D.x", "If at the end of step D"),
        ("S10.J.1", "Overrun"),
        ("S16.9.f", "Siege of an Independent"),
        ("S16.10.a", "Fleets do not return"),
        ("T-8", "| |"),
        ("EX-28", "(S10.J) *Ratios.*"),
        ("DX-8", "(S6.2.B3.c) 4 OP"),
        ("D-5.1", "active"),
        ("D-SC.1", "owner"),
        ("D-12.1", "controller of the cart"),
        ("W-13", "before Prestige"),
        ("AMB-46", "Turn order of reactions"),
        ("C6.e", "pick up / drop"),
        ("DIFF-1", "T-11"),
        ("GAP-1", "**Map graph**"),
    ],
)
def test_clauses_start_where_they_should(book: Rulebook, id: str, start: str) -> None:
    clause = book.clause(id)
    assert clause is not None
    assert clause.text.startswith(start)
