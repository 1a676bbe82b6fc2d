"""The games: one package each, found by entry point.

>>> installed()["successors"]
<Game successors, rules version ...>
>>> named("hellas").most
4
"""

from tyche.core.game import game_named as named
from tyche.core.game import games as installed

__all__ = ["installed", "named"]
