"""Many tables at once, each of one seat against bots, as a vector of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tyche.research.against import AgainstBots
from tyche.research.seeing import Seen

Step = tuple[Seen, dict[str, Any]]


class Tables(VectorEnv[Seen, Any, Any]):
    """Tables of one process. A table that is over begins anew in the step after, whatever action it gets there.

    It does what Gymnasium's own vector does, without copying any array.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium asks

    def __init__(self, envs: Sequence[AgainstBots]) -> None:
        self.envs = list(envs)
        self.num_envs = len(self.envs)
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._over = [False] * self.num_envs

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> Step:
        """Begin a game at every table; those that follow on the first seed follow from it."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + table for table in range(self.num_envs)]
        else:
            seeds = seed
        self._over = [False] * self.num_envs
        for env, own in zip(self.envs, seeds, strict=True):
            env.begin(own)
        return self._batch()

    def _batch(self) -> Step:
        offered = np.empty(self.num_envs, dtype=object)
        offered[:] = [env.offered for env in self.envs]
        batch = self.envs[0].sight.batch([env.look() for env in self.envs])
        return batch, {"offered": offered, "_offered": np.ones(self.num_envs, dtype=np.bool_)}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """One decision at every table."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        cut = np.zeros(self.num_envs, dtype=np.bool_)
        for n, env in enumerate(self.envs):
            if self._over[n]:
                env.begin()
            else:
                rewards[n], over[n], cut[n] = env.decide(int(actions[n]))
        self._over = (over | cut).tolist()
        batch, infos = self._batch()
        return batch, rewards, over, cut, infos


def vector(
    game: str, players: int | None = None, tables: int = 8, *, processes: bool = False, **more: Any
) -> VectorEnv[Any, Any, Any]:
    """Many tables at once, each of one seat against bots; in this process or in one process a table."""
    if processes:
        return AsyncVectorEnv([lambda: AgainstBots(game, players, **more) for _ in range(tables)])
    return Tables([AgainstBots(game, players, **more) for _ in range(tables)])
