"""A Gymnasium environment: one seat against bots."""

from typing import Any

import gymnasium

from tyche.bots import bot_named
from tyche.core.ask import Option
from tyche.core.errors import TycheError
from tyche.core.game import OptionValue, game_named
from tyche.core.seat import Bot
from tyche.core.table import SEED_BYTES, Table
from tyche.research.asking import wait_for
from tyche.research.describing import Look
from tyche.research.seeing import MOST, Seen, Sight


class AgainstBots(gymnasium.Env[Seen, Any]):
    """One seat of a game; bots play the others.

    `seat=None` takes another seat from game to game. The reward at the end is 1 for a win and -1 divided among the
    losers. An action beyond the mask is an error. What the own seat could say without being asked is left unsaid.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bot: str = "random",
        seat: int | None = None,
        options: dict[str, OptionValue] | None = None,
        max_steps: int = 100_000,
        most: int = MOST,
    ) -> None:
        found = game_named(game)
        self.sight = Sight(found, found.least if players is None else players, options, most)
        bot_named(bot, 0)  # a wrong name is told at once
        self.metadata = {"render_modes": []}
        self.render_mode = None
        self.observation_space = self.sight.observation_space
        self.action_space = self.sight.action_space
        self.bot = bot
        self.max_steps = max_steps
        self._fixed = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new game."""
        self.begin(seed)
        return self._seen(), {"offered": self.offered}

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game, up to the first question to the own seat."""
        super().reset(seed=seed)
        players = self.sight.players
        self.table: Table = self.sight.open(self.np_random.bytes(SEED_BYTES))
        self.seat = int(self.np_random.integers(players)) if self._fixed is None else self._fixed
        self._bots: dict[int, Bot] = {
            other: bot_named(self.bot, int(self.np_random.integers(2**31)))
            for other in range(players)
            if other != self.seat
        }
        self._steps = 0
        self._wait()

    def _wait(self) -> None:
        wait_for(self.seat, self.table, self._bots)
        self.offered: list[Option] = self.table.options(self.seat)

    def look(self) -> Look:
        """What is to be seen now."""
        return self.sight.retina, self.table, self.seat, self.offered

    def _seen(self) -> Seen:
        return self.sight.seen(self.table, self.seat, self.offered)

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take the option of that number; bots decide until it is the own turn again."""
        reward, over, cut = self.decide(action)
        return self._seen(), reward, over, cut, {"offered": self.offered}

    def decide(self, action: int) -> tuple[float, bool, bool]:
        """The same without a look: the reward, whether the game is over, whether it is cut off."""
        table, offered = self.table, self.offered
        if not 0 <= action < len(offered):
            raise TycheError(f"action {action}: there are {len(offered)} options, from 0 on")
        table.replay([(self.seat, offered[action])])
        self._wait()
        self._steps += 1
        over = table.over
        reward = self.sight.rewards(table)[self.seat] if over else 0.0
        return reward, over, not over and self._steps >= self.max_steps
