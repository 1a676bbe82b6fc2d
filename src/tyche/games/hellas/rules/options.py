"""The options of a table: rulings that may be switched (A-01, A-04, A-33), and components of one's own."""

from typing import Final

from tyche.core.errors import SetupError
from tyche.core.game import OptionValue, TableOption
from tyche.games.hellas.rules.components import MOST_ATTRIBUTE, MOST_LEADERSHIP
from tyche.games.hellas.rules.trays import KIT, Kit, kit_from

COMPONENTS: Final = "components"
"""Not one of a few values, but the text of a file in the form of ``data/trays.yaml``."""

OPTIONS: Final = (
    TableOption("leadership_to_three", "A-01", True, (True, False)),
    TableOption("conquest_needs_population", "A-04", False, (False, True)),
    TableOption("achilles_speed", "A-33", 2, (2, 3)),
)


class Rules:
    """The switches and components in use at a table."""

    def __init__(self, chosen: dict[str, OptionValue]) -> None:
        self.most: Final[list[int]] = [
            MOST_LEADERSHIP if chosen["leadership_to_three"] else MOST_ATTRIBUTE,
            MOST_ATTRIBUTE,
            MOST_ATTRIBUTE,
        ]
        """The highest value of each attribute."""
        self.conquest_needs_population: Final = bool(chosen["conquest_needs_population"])
        self.achilles_speed: Final = int(chosen["achilles_speed"])
        text = chosen.get(COMPONENTS, "")
        self.kit: Final[Kit] = kit_from(COMPONENTS, str(text)) if text else KIT


def checked_components(value: OptionValue) -> str:
    """The text of a components file, if it is a sound one."""
    try:
        kit_from(COMPONENTS, str(value))
    except ValueError as error:
        raise SetupError(str(error)) from None
    return str(value)
