"""YAML that remembers its lines."""

from tyche.core.errors import CaseError
from tyche.core.located import read_documents

TEXT = """\
words: [yes, no, on, off, "12", 'true']
values: [12, -3, 0, 007, 1.5, true, false, null, ~]
more:
  inner:
    - a
    - {b: 1,
       c: 2}
"""


def test_only_numbers_truth_and_nothing_are_no_words() -> None:
    (document,) = read_documents("f.yaml", TEXT)
    data = document.data
    assert isinstance(data, dict)
    assert data["words"] == ["yes", "no", "on", "off", "12", "true"]
    assert data["values"] == [12, -3, 0, "007", "1.5", True, False, None, None]


def test_every_part_has_a_line() -> None:
    (document,) = read_documents("f.yaml", TEXT)
    lines, data = document.lines, document.data
    assert isinstance(data, dict)
    inner = data["more"]["inner"]
    assert lines.of(data) == 1
    assert lines.of(data, "more") == 3
    assert lines.of(data["more"], "inner") == 4
    assert lines.of(inner, 1) == 6
    assert lines.of(inner[1], "c") == 7
    assert lines.of(inner[1], "unknown") == 6
    assert lines.of("not a part") == 1


def test_errors_get_file_and_line() -> None:
    (document,) = read_documents("f.yaml", TEXT)
    data = document.data
    assert isinstance(data, dict)
    assert str(document.lines.locate(CaseError("bad", data, "more"))) == "f.yaml:3: bad"
    assert str(document.lines.locate(CaseError("bad"), data, "values")) == "f.yaml:2: bad"
    assert str(document.lines.locate(CaseError("bad"))) == "f.yaml:1: bad"
