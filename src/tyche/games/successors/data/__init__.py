"""Component data of Successors: the three YAML files, decoded and checked once when first imported."""

from importlib.resources import files
from typing import Final, TypeVar

from tyche.core.datafile import decode
from tyche.games.successors.data.check import check_cards, check_generals, check_map
from tyche.games.successors.data.schema import CardsFile, GeneralsFile, MapFile

T = TypeVar("T")


def read(name: str, kind: type[T]) -> T:
    """Decode one of the files that lie beside this module."""
    return decode(name, files(__name__).joinpath(name).read_bytes(), kind)


MAP: Final[MapFile] = read("map.yaml", MapFile)
CARDS: Final[CardsFile] = read("cards.yaml", CardsFile)
GENERALS: Final[GeneralsFile] = read("generals.yaml", GeneralsFile)

check_map(MAP)
check_cards(CARDS, MAP)
check_generals(GENERALS, MAP)
