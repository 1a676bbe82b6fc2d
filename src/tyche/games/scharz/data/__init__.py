"""The six maps of Scharz: decoded and checked when first asked for."""

from importlib.resources import files
from typing import Final

from tyche.core.datafile import decode
from tyche.games.scharz.data.check import check_map
from tyche.games.scharz.data.schema import MapFile

MAPS: Final = ("italia", "britannia", "vikings", "taifas", "orient", "huns")
_read: dict[str, MapFile] = {}


def map_file(name: str) -> MapFile:
    """The content of one map file; a ValueError that names file, record and field if something is wrong with it."""
    if name not in _read:
        file = decode(f"{name}.yaml", files(__name__).joinpath(f"{name}.yaml").read_bytes(), MapFile)
        check_map(file)
        _read[name] = file
    return _read[name]
