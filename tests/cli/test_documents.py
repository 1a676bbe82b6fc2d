"""What the documents show is what happens."""

import re
from pathlib import Path

from tests.cli.conftest import Call
from tyche.core.game import game_named
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import SEED_BYTES, open_table

ROOT = Path(__file__).resolve().parent.parent.parent


def blocks(document: str, language: str) -> list[str]:
    """The code blocks of a language in a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_cases_of_the_documents_hold(tyche: Call, tmp_path: Path) -> None:
    for number, block in enumerate([*blocks("README.md", "yaml"), *blocks("docs/cases.md", "yaml")]):
        (tmp_path / f"case{number}.yaml").write_text(block, encoding="utf-8")
    result = tyche("cases", tmp_path)
    assert result.output == "2 cases, all hold.\n"


def test_the_bot_of_the_documents_decides() -> None:
    names: dict[str, type[Bot]] = {}
    exec(blocks("docs/bots.md", "python")[0], names)
    bot = names["Greedy"](7)  # type: ignore[call-arg]
    table = open_table(game_named("successors"), 2, None, None, bytes(SEED_BYTES))
    for _ in range(40):
        seat = table.awaited()[0]
        table.choose(seat, bot.decide(Glimpse(table, seat)))
    assert len(table.decisions) == 40
