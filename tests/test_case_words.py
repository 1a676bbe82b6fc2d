"""The tables of docs/cases.md say what cases may name."""

from tools import case_words

from tests.toy import GAME
from tyche.core.game import games
from tyche.core.ids import ids_of


def test_the_tables_are_up_to_date() -> None:
    assert case_words.PAGE.read_text(encoding="utf-8") == case_words.page()


def test_every_game_has_its_topics_verbs_and_log_ids() -> None:
    text = case_words.page()
    for game in games().values():
        ids = ids_of(game)
        table = text[text.index(f"### {game.name}") :]
        assert len(ids.topics) > 20
        assert all(f"`{word}`" in table for word in (*ids.topics, *ids.tellings))
        assert all(f"`[{verb}" in table for verb in ids.verbs)


def test_a_table_shows_verbs_with_their_arguments() -> None:
    table = case_words.table_of(GAME)
    assert "| `turn` | `[play, card]`, `[roll]` |" in table
    assert "Beside any question: `[shout, card]`." in table
