"""A PettingZoo environment in which every seat acts in every cycle; those who are not asked have nothing to choose."""

import random
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from tyche.core.game import OptionValue, game_named
from tyche.core.table import SEED_BYTES
from tyche.research.asking import Asking
from tyche.research.seeing import MOST, Seen, Sight


class Together(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # no types of its own
    """Any game for any number of players; in every cycle the seats that are asked decide, one after the other.

    Of several seats that are asked at once each decides on what it saw when the cycle began. The action of a seat that
    is not asked counts for nothing. An action beyond the mask is taken as the lawful default of the question, and
    `infos[agent]["illegal"]` says so.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, OptionValue] | None = None,
        max_cycles: int = 100_000,
        most: int = MOST,
    ) -> None:
        found = game_named(game)
        self.sight = Sight(found, found.least if players is None else players, options, most)
        self.metadata = {"render_modes": [], "name": f"tyche_{game}_v0"}
        self.render_mode = None
        self.possible_agents = self.sight.agents[:]
        self.max_cycles = max_cycles
        self._luck = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.sight.observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all seats."""
        return self.sight.action_space

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        if seed is not None:
            self._luck.seed(seed)
        self.asking = Asking(self.sight.open(self._luck.randbytes(SEED_BYTES)))
        self.agents = self.possible_agents[:]
        self._steps = 0
        return self._seen(), {agent: {} for agent in self.agents}

    def _asked(self) -> dict[int, int]:
        """The seats that decide in this cycle, and how many options they have."""
        asking = self.asking
        if asking.over:
            return {}
        waiting = asking.table.awaited()
        if asking.seat not in waiting:
            return {asking.seat: len(asking.options)}
        return {seat: len(asking.table.options(seat)) for seat in waiting}

    def _seen(self) -> dict[str, Seen]:
        asking, asked = self.asking, self._asked()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            options = asking.options if seat == asking.seat else asking.table.options(seat)
            found[agent] = self.sight.seen(asking.table, seat, options if seat in asked else [])
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody who is asked decides."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for seat, number in self._asked().items():
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            infos[agent]["illegal"] = action >= number
            self._decide(seat, action, number)
        self._steps += 1
        over, cut = self.asking.over, self._steps >= self.max_cycles
        rewards = self.sight.rewards(self.asking.table) if over else [0.0] * self.sight.players
        agents, seen = self.agents, self._seen()
        if over or cut:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            infos,
        )

    def _decide(self, seat: int, action: int, number: int) -> None:
        asking = self.asking
        if seat != asking.seat or len(asking.options) != number:
            return  # an answer of another seat has changed what this one is asked
        if action < number:
            asking.choose(action)
        elif seat in asking.table.awaited():
            asking.choose(asking.options.index(asking.table.default(seat)))
        else:
            asking.choose(number - 1)

    def close(self) -> None:
        """Nothing to release."""

    def render(self) -> None:
        """Tables are looked at with `tyche replay` and the web table."""


def parallel_env(game: str, players: int | None = None, **more: Any) -> Together:
    """A new environment in which all act together."""
    return Together(game, players, **more)
