"""Which clauses meet in play, and which of those pairs no case shows."""

from pathlib import Path
from random import Random

from tests.toy import GAME
from tyche.core.rulebook import Rulebook, read_rulebook
from tyche.core.table import open_table
from tyche.study.pairs import Meetings, Watch, covered_pairs, is_below, meetings, refusing_clauses

BOOK = Rulebook(
    "## S2 Board\n- **S2.a** One.\n- **S2.b** Two.\n\n## S10 Moving\n- **S10.a** Three.\n- **S10.b** Four.\n"
)
CASE = "game: toy\ntitle: t\nclauses: [{}]\nthen: {{score: {{red: 0}}}}\n"


def test_clauses_of_different_chapters_meet() -> None:
    met = Meetings(BOOK)
    met.add({"S10.a", "S2.a", "S2.b", "engine"}, set())
    met.add({"S2.a", "S10.a"}, set())
    met.add(set(), {"S2.b", "S10.b"})
    met.add({"S10.a"}, {"S2.b", "S10.b"})
    assert met.procedures == 4
    assert met.counts == {("S2.a", "S10.a"): 2, ("S2.b", "S10.a"): 2}


def test_pairs_that_share_a_case_are_covered_and_the_others_come_by_frequency(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(CASE.format("S10.a, S2.a"), encoding="utf-8")
    met = Meetings(BOOK)
    for fired in ({"S2.a", "S10.a"}, {"S2.b", "S10.b"}, {"S2.a", "S10.b"}, {"S2.a", "S10.b"}):
        met.add(fired, set())
    covered = covered_pairs(GAME, BOOK, tmp_path)
    assert covered == {("S2.a", "S10.a")}
    assert met.uncovered(covered) == [(("S2.a", "S10.b"), 2), (("S2.b", "S10.b"), 1)]
    assert met.uncovered(covered, "S2.b") == [(("S2.b", "S10.b"), 1)]


def test_a_part_of_the_rulebook_holds_its_clauses_only() -> None:
    assert is_below("S1.a", "S1")
    assert is_below("S1", "S1")
    assert not is_below("S10.a", "S1")


def test_a_procedure_ends_at_the_next_loop_head() -> None:
    table = open_table(GAME, 2, seed=bytes(32))
    watch = Watch(table, Random(1))
    assert watch.decide(0, table.options(0)[1]) is None, "the other seat has not bid yet"
    ended = watch.decide(1, ("pass",))
    assert ended is not None
    assert "Y2.a" in ended[0]
    assert watch.fired == set()
    assert watch.decide(0, ("roll",)) == ({"Y3.a", "Y3.c", "Y3.e"}, set())


def test_a_guard_fires_where_it_keeps_one_way_away_and_another_is_offered() -> None:
    table = open_table(GAME, 2, seed=bytes(range(32)))
    for seat in table.awaited():
        table.choose(seat, ("pass",))
    assert set(refusing_clauses(table, 0, Random(1))) == {"Y3.a"}
    assert set(refusing_clauses(table, 1, Random(1))) == set(), "nobody waits for this seat"


def test_games_at_random_and_of_bots_are_counted() -> None:
    book = read_rulebook(GAME.folder / "rules.md")
    met = meetings(GAME, book, 2)
    assert met.procedures > 10
    assert met.counts["Y2.a", "Y4.a"] == 0, "the liar is shouted in turns"
    assert met.counts == meetings(GAME, book, 2).counts
