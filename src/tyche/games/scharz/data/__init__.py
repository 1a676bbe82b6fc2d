"""The six maps of Scharz: decoded and checked when first asked for."""

from importlib.resources import files

import msgspec

from tyche.games.scharz.data.check import check_map
from tyche.games.scharz.data.schema import MapFile

MAPS = ("italia", "britannia", "vikings", "taifas", "orient", "huns")
_read: dict[str, MapFile] = {}


def map_file(name: str) -> MapFile:
    """The content of one map file; a ValueError that names file, record and field if something is wrong with it."""
    if name not in _read:
        try:
            file = msgspec.yaml.decode(files(__name__).joinpath(f"{name}.yaml").read_bytes(), type=MapFile)
        except msgspec.MsgspecError as error:
            raise ValueError(f"{name}.yaml: {error}") from error
        check_map(file)
        _read[name] = file
    return _read[name]
