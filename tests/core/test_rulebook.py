"""Rulebooks as clauses. The samples are of the three styles in which rulebooks are written."""

import pytest

from tests.toy import GAME
from tyche.core.rulebook import Rulebook, chapter_of, parent_of, read_rulebook

SAMPLE = """\
# A game

- `S<section>` is explained here.

# PART A

## S2 Board

- **S2.a** First of the board.
- **S2.b** Second of the board,
  continued.

**Areas**
- **S2.c** Third of the board.

## S9 Moving

Said of all moving.

### S9.2 Movement points
- **S9.2.a** Points come from the card.
- **S9.2.A** One general.
- **S9.2.D1** Dropping the commander.
- **S9.2.D.x** What remains.

**B. Several generals** — the senior one counts
- **S9.2.B.a** Details of several.

**C. Picking up**
- **S9.2.C.a** Details of picking up.

### S9.10* Fleets
- **S9.10.a** A list:
  1. one thing;
  2. another thing.

---

# PART B

### T-1 Points [S9.2]

| Die | 1 | 2 |
|---|---|---|
| 2 | 3 | 4 |

## C5 Decisions
Free actions: **D-5.F1** place a general; **D-5.F2** disband.
1. **D-5.1** active — remove; then **D-5.2** place.
2. **W-3 Interception.** In turn order.
   → more of it.
 a) one way;

## C12 End — **D-12.1** bury or not.

| Id | When | Who |
|---|---|---|
| W-3 | area entered | others |
| AMB-7 | what if | ruling |

**EX-1** (S2.a) An example. Then it holds.

- **DX-2** (S2.b) A derived one.
"""

PLAIN = """\
# Part A

## H5 Setup

- H5.8 *Opening events.* Draw cards:
  - (a) a quest;
  - (b) a monster.
- H5.9 Shuffle.

### H5b Heroes
- H5.10 Draw one.

## H7 Actions
- H7.0a Take one.

### H7.1 Recruit
- H7.1a In every city.
  - H7.1b One may fortify.

# Part B
- **T-001** (H5.8) Given a quest.

**Setup** (DP-S) 1 starting player.

| id | question | ruling |
|---|---|---|
| A-01 | Maximum | 5 |

- G-01 The map.
"""

TITLED = """\
## T1 Identity

**T1.1 What it is.** A game
of two lines.

**T1.2** Without a title.

## T2 Abbreviations

| here | meaning |
|---|---|
| D6 | a die |

## T5 Connection

**T5.8 Connection.** A chain of
(a) land,
(b) sea.

- **T20.0.1 Hill folk:** stronger.

| # | when |
|---|---|
| D1 | prelude |

| ruling | clause |
|---|---|
| R01 | T1.1 |
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook(SAMPLE)


def text(book: Rulebook, id: str) -> str:
    clause = book.clause(id)
    assert clause is not None
    return clause.text


def test_clauses_have_text_line_and_title(book: Rulebook) -> None:
    clause = book.clause("S2.b")
    assert clause is not None
    assert (clause.text, clause.line, clause.heading) == ("Second of the board,\n  continued.", 10, False)
    heading = book.clause("S2")
    assert heading is not None
    assert (heading.title, heading.text, heading.heading) == ("Board", "", True)
    assert text(book, "S9") == "Said of all moving."
    assert book.clause("S99") is None


def test_bold_subheads_belong_to_no_clause(book: Rulebook) -> None:
    assert "Areas" not in text(book, "S2.b")


def test_bold_letters_are_headings_of_the_section(book: Rulebook) -> None:
    several, picking = book.clause("S9.2.B"), book.clause("S9.2.C")
    assert several is not None
    assert picking is not None
    assert (several.title, several.text) == ("Several generals", "the senior one counts")
    assert (picking.title, picking.text, picking.heading) == ("Picking up", "", True)


def test_items_are_clauses_too(book: Rulebook) -> None:
    assert text(book, "S9.10.a.2") == "another thing."
    assert text(book, "C5.a") == "one way;"
    assert "another thing" in text(book, "S9.10.a")
    assert text(Rulebook(PLAIN), "H5.8a") == "a quest;"
    assert text(Rulebook(TITLED), "T5.8b") == "sea."


def test_tables_windows_decisions_and_examples(book: Rulebook) -> None:
    assert "| 2 | 3 | 4 |" in text(book, "T-1")
    assert text(book, "D-5.F1") == "place a general;"
    assert text(book, "D-5.2") == "place."
    assert text(book, "D-12.1") == "bury or not."
    assert text(book, "W-3") == "area entered | others"
    assert text(book, "AMB-7") == "what if | ruling"
    assert text(book, "EX-1") == "(S2.a) An example. Then it holds."
    assert text(book, "DX-2") == "(S2.b) A derived one."
    decisions = book.clause("C5")
    assert decisions is not None
    assert "→ more of it" in decisions.text
    ending = book.clause("C12")
    assert ending is not None
    assert ending.title == "End"


def test_the_other_styles_of_rulebooks() -> None:
    plain, titled = Rulebook(PLAIN), Rulebook(TITLED)
    wanted = ["H5", "H5.8", "H5.8a", "H5.9", "H5b", "H5.10", "H7.0a", "H7.1", "H7.1b", "T-001", "DP-S", "A-01", "G-01"]
    assert [id for id in wanted if id not in plain.clauses] == []
    assert text(plain, "H7.1b") == "One may fortify."
    first = titled.clause("T1.1")
    assert first is not None
    assert (first.title, first.text) == ("What it is", "A game\nof two lines.")
    assert text(titled, "T1.2") == "Without a title."
    folk = titled.clause("T20.0.1")
    assert folk is not None
    assert (folk.title, folk.text) == ("Hill folk", "stronger.")
    assert "D6" not in titled.clauses
    assert {"D1", "R01"} <= titled.clauses.keys()


@pytest.mark.parametrize(
    ("id", "parent", "chapter"),
    [
        ("S2", "", "S2"),
        ("S2.a", "S2", "S2"),
        ("S10.J.1", "S10.J", "S10"),
        ("S9.2.D1", "S9.2.D", "S9"),
        ("S6.2.B3.c", "S6.2.B3", "S6"),
        ("S16.10.a", "S16.10", "S16"),
        ("H7.1a", "H7.1", "H7"),
        ("H5b", "H5", "H5"),
        ("T20.0.1", "T20.0", "T20"),
        ("EX-7", "", "EX-7"),
        ("D-5.1", "", "D-5.1"),
    ],
)
def test_parents(id: str, parent: str, chapter: str) -> None:
    assert parent_of(id) == parent
    assert chapter_of(id) == chapter


def test_parents_contain_their_children_in_the_order_of_the_book(book: Rulebook) -> None:
    points, dropping = book.clause("S9.2"), book.clause("S9.2.D")
    assert points is not None
    assert dropping is not None
    assert points.children == ["S9.2.a", "S9.2.A", "S9.2.D", "S9.2.B", "S9.2.C"]
    assert (dropping.line, dropping.heading, dropping.children) == (0, True, ["S9.2.D1", "S9.2.D.x"])
    assert [clause.id for clause in book.below("S9.2.D")] == ["S9.2.D", "S9.2.D1", "S9.2.D.x"]
    assert book.below("S99") == []


def test_search_prefers_titles(book: Rulebook) -> None:
    assert [clause.id for clause in book.search("GENERALS")] == ["S9.2.B"]
    assert [clause.id for clause in book.search("board")] == ["S2", "S2.a", "S2.b", "S2.c"]
    assert [clause.id for clause in book.search("board second")] == ["S2.b"]
    assert book.search("") == []
    assert book.search("elephants") == []


def test_a_bare_heading_covers_what_is_directly_in_it(book: Rulebook) -> None:
    assert book.covered_by("S9.2.D") == ["S9.2.D", "S9.2.D1", "S9.2.D.x"]
    assert book.covered_by("S9.2") == ["S9.2", "S9.2.a", "S9.2.A"]
    assert book.covered_by("S9.2.B") == ["S9.2.B"]
    assert book.covered_by("S2") == ["S2"]
    assert book.covered_by("S2.a") == ["S2.a"]


def test_ranges(book: Rulebook) -> None:
    assert book.between("S2.a", "S2.c") == ["S2.a", "S2.b", "S2.c"]
    assert book.between("S2", "S9") == ["S2", "S9"]
    assert book.between("S2.a", "S9.2.a") == []
    assert book.between("S2.a", "S2.z") == []


def test_what_must_be_cited(book: Rulebook) -> None:
    assert book.required(("S2-S2",)) == ["S2.a", "S2.b", "S2.c"]
    assert book.required(("EX", "DX")) == ["EX-1", "DX-2"]
    every = book.required(("S2-S9",))
    assert "S9.10.a" in every
    assert "S9.10.a.1" not in every
    assert "S9.2.D" not in every


def test_a_rulebook_in_a_file() -> None:
    book = read_rulebook(GAME.folder / "rules.md")
    assert book.required(GAME.must_cite)[-1] == "EX-1"
