"""The maps of Scharz: every map file of this folder, decoded and checked when first asked for."""

from importlib.resources import files
from typing import Final

from tyche.core.datafile import decode
from tyche.games.scharz.data.check import check_map
from tyche.games.scharz.data.schema import MapFile

_BOXES: Final = ("italia", "britannia", "vikings", "taifas", "orient", "huns")
"""The maps of the three boxes come first (T1.2)."""


def _found() -> tuple[str, ...]:
    names = sorted(file.name.removesuffix(".yaml") for file in files(__name__).iterdir() if file.name.endswith(".yaml"))
    return (*[name for name in _BOXES if name in names], *[name for name in names if name not in _BOXES])


MAPS: Final = _found()
_read: dict[str, MapFile] = {}


def map_file(name: str) -> MapFile:
    """The content of one map file; a ValueError that names file, record and field if something is wrong with it."""
    if name not in _read:
        file = decode(f"{name}.yaml", files(__name__).joinpath(f"{name}.yaml").read_bytes(), MapFile)
        check_map(file)
        _read[name] = file
    return _read[name]
