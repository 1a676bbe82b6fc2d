"""A PettingZoo environment in which seats decide one after the other (AEC)."""

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from tyche.core.errors import TycheError
from tyche.core.game import OptionValue, game_named
from tyche.core.table import SEED_BYTES
from tyche.research.asking import Asking
from tyche.research.seeing import MOST, Seen, Sight


class Turns(AECEnv[str, Seen, int | None]):  # type: ignore[misc]  # no types of its own
    """Any game for any number of players, by turns.

    The agents are the seats, `seat_0` and so on. `observe` gives the position as that seat knows it; options and mask
    are empty unless it is the seat that decides. `infos[agent]["offered"]` are the options as the engine knows them.
    After `max_cycles` decisions the game is cut off.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, OptionValue] | None = None,
        max_cycles: int = 100_000,
        asides: bool = True,
        most: int = MOST,
    ) -> None:
        found = game_named(game)
        self.sight = Sight(found, found.least if players is None else players, options, most)
        self.metadata = {"render_modes": [], "name": f"tyche_{game}_v0", "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = self.sight.agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.max_cycles = max_cycles
        self._asides = asides
        self._luck = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.sight.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.sight.action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. After a seed the games that follow are the same again, too."""
        if seed is not None:
            self._luck.seed(seed)
        self.asking = Asking(self.sight.open(self._luck.randbytes(SEED_BYTES)), self._asides)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self._select()

    def _select(self) -> None:
        agent = self.possible_agents[self.asking.seat]
        self.agent_selection = agent
        self.infos[agent] = {"offered": self.asking.options}

    def observe(self, agent: str) -> Seen:
        """The position as a seat knows it."""
        asking = self.asking
        options = asking.options if agent == self.agent_selection else []
        return self.sight.seen(asking.table, self._seats[agent], options)

    def step(self, action: int | None) -> None:
        """The seat whose turn it is takes the option of that number."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        asking = self.asking
        if action is None or not 0 <= action < len(asking.options):
            raise TycheError(f"action {action} of {agent}: there are {len(asking.options)} options, from 0 on")
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        asking.choose(int(action))
        self._steps += 1
        if asking.over or self._steps >= self.max_cycles:
            self._end()
        else:
            self._select()

    def _end(self) -> None:
        """The game is over, or cut off."""
        if self.asking.over:
            self.rewards = dict(zip(self.possible_agents, self.sight.rewards(self.asking.table), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def close(self) -> None:
        """Nothing to release."""

    def render(self) -> None:
        """Tables are looked at with `tyche replay` and the web table."""


def env(game: str, players: int | None = None, **more: Any) -> Turns:
    """A new environment by turns."""
    return Turns(game, players, **more)
