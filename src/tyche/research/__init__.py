"""The games as environments for learning: PettingZoo, Gymnasium, and many tables at once (extra ``research``).

An action is an index into the list of options that is offered; a mask says how many there are, and every option is
described by numbers. The observation is the position as the seat may know it (`tyche.core.observing`).
"""

from tyche.research.against import AgainstBots
from tyche.research.tables import Tables, vector
from tyche.research.together import Together, parallel_env
from tyche.research.turns import Turns, env

__all__ = ["AgainstBots", "Tables", "Together", "Turns", "env", "parallel_env", "vector"]
