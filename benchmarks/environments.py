"""How fast the environments of `tyche.research` are against bare random play of the same build: one table.

    python -m benchmarks.environments [--players 4] [--runs 3]
    PYTHONPATH=build/compiled python -m benchmarks.environments

Time is that of the processor; bare play and environments take turns, so that both meet the same load.
"""

import random
import statistics
from functools import partial
from typing import Any

import tyche.core.table as engine
from benchmarks import speed_arguments
from benchmarks.measure import Match, decisions, rate
from tyche import research
from tyche.core.game import OptionValue, game_named, games

OPTIONS: dict[str, dict[str, OptionValue]] = {"scharz": {"mode": "basic"}}
TABLES = 8
STEPS = 1600


def by_turns(env: research.Turns, run: int) -> int:
    """Random play through PettingZoo: decisions taken in two games."""
    taken = 0
    for game in range(2):
        luck = random.Random(4 * run + game)
        env.reset(seed=4 * run + game)
        while env.agents:
            _, _, over, cut, info = env.last()
            env.step(None if over or cut else luck.randrange(len(info["offered"])))
            taken += not (over or cut)
    return taken


def at_once(envs: Any, run: int) -> int:
    """Random play of many tables at once, of one seat against random bots: decisions of all seats."""
    luck = random.Random(run)
    taken = 0
    for _ in range(STEPS // TABLES):
        before = [len(env.table.decisions) for env in envs.envs]
        *_, info = envs.step([luck.randrange(max(1, len(offered))) for offered in envs.offered])
        envs.offered = info["offered"]
        after = [len(env.table.decisions) for env in envs.envs]
        taken += sum(max(0, there - here) for here, there in zip(before, after, strict=True))
    return taken


def many(game: str, players: int) -> Any:
    """Tables that stand at their first question, so that making them is not measured."""
    envs: Any = research.vector(game, players, TABLES, options=OPTIONS.get(game))
    _, info = envs.reset(seed=1)
    envs.offered = info["offered"]
    return envs


def main() -> None:
    """Command line."""
    options = speed_arguments(__doc__).parse_args()
    build = "compiled" if engine.__file__.endswith(".so") else "interpreted"
    print(f"| {build}, {options.players} seats | bare, decisions/s | by turns | many tables at once |")
    print("|---|---|---|---|")
    for name in games():
        match = Match(game_named(name), options.players, OPTIONS.get(name, {}))
        env = research.env(name, options.players, options=OPTIONS.get(name))
        plays = (partial(decisions, match), partial(by_turns, env), partial(at_once, many(name, options.players)))
        figures = [[rate(play, run) for play in plays] for run in range(options.runs)]
        bare, turns, vector = (statistics.median(column) for column in zip(*figures, strict=True))
        print(f"| {name} | {bare:,.0f} | {turns:,.0f} ({turns / bare:.0%}) | {vector:,.0f} ({vector / bare:.0%}) |")


if __name__ == "__main__":
    main()
