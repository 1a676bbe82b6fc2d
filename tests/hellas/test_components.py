"""Components of one's own: a file in the form of ``data/trays.yaml`` at the opening of a table."""

import pytest

from tyche.core.errors import SetupError
from tyche.core.record import load_record, record_of, table_from
from tyche.core.table import open_table
from tyche.games.hellas import GAME
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.trays import MOVES

OURS = (GAME.folder / "data" / "trays.yaml").read_text(encoding="utf-8")


def test_H8_5_a_table_uses_its_own_die_and_its_record_replays() -> None:
    """H8.5. Every face moves; the file is part of the record."""
    faces = OURS.index("die:")
    text = OURS[:faces] + "die: [move, move, move, move, move, move]\n" + OURS[OURS.index("powers:") :]
    table = open_table(GAME, 3, {"components": text}, None, bytes(32))
    assert isinstance(table.play, Hellas)
    assert table.play.rules.kit.die == [MOVES] * 6
    again = table_from(load_record(record_of(table, private=True)), game=GAME)
    assert isinstance(again.play, Hellas)
    assert again.play.rules.kit.die == [MOVES] * 6


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "[bow, sword, 'mace+priest', 'spear+artifact']",
            "[bow]",
            "components: medusa: slots: a tray has 4 to 7 slots",
        ),
        ("torch, bow, bow", "torch, bow, spoon", "components: chimera: slots: 'spoon' is not known"),
        ("id: sphinx", "id: phoenix", "components: Invalid enum value 'phoenix'"),
        ("  - nothing\n", "", "components: die: number of faces: is 5, must be 6"),
        ("kill: 2, reach", "kills: 2, reach", "components: Object contains unknown field `kills`"),
        ("zeus: [0, 1, 2, 3, 3]", "zeus: [0, 1, 2]", "components: zeus: number of powers: is 3, must be 5"),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(old: str, new: str, message: str) -> None:
    assert old in OURS
    with pytest.raises(SetupError) as error:
        open_table(GAME, 3, {"components": OURS.replace(old, new, 1)}, None, bytes(32))
    assert str(error.value).startswith(message)
