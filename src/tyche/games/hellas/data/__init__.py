"""Component data of Lords of Hellas: the YAML files, decoded and checked once when first imported."""

from importlib.resources import files
from typing import Final, TypeVar

from tyche.core.datafile import decode, decode_foreign
from tyche.games.hellas.data.check import check_cards, check_map, check_trays
from tyche.games.hellas.data.schema import CardsFile, MapFile, TraysFile

T = TypeVar("T")


def read(name: str, kind: type[T]) -> T:
    """Decode one of the files that lie beside this module."""
    return decode(name, files(__name__).joinpath(name).read_bytes(), kind)


def read_trays(name: str, text: str) -> TraysFile:
    """The trays, die and powers of a file of one's own, checked; a ValueError says what is wrong with it."""
    trays = decode_foreign(name, text, TraysFile)
    check_trays(trays, name)
    return trays


MAP: Final[MapFile] = read("map.yaml", MapFile)
CARDS: Final[CardsFile] = read("cards.yaml", CardsFile)
TRAYS: Final[TraysFile] = read("trays.yaml", TraysFile)

check_map(MAP)
check_cards(CARDS, MAP)
check_trays(TRAYS, "trays.yaml")
