"""A small agent that learns to beat random play in some minutes on one core.

    python examples/learn_preferences.py --game hellas --games 1500

It knows nothing of the rules: at every question it prefers some verbs to others, by a weight for each pair of topic and
verb (the first two columns of `options`), and after each game it moves the weights of what it chose by the outcome
(REINFORCE). Then it plays games that it does not learn from and prints its share of wins with a 95 % interval.
"""

import argparse
import math
import random
from collections import defaultdict

import numpy as np
import numpy.typing as npt

from tyche.research import AgainstBots

RATE, LEAST_RATE = 0.3, 0.05
Weights = defaultdict[tuple[int, int], float]


def preferences(weights: Weights, seen: dict[str, npt.NDArray[np.int64]]) -> tuple[list[tuple[int, int]], list[float]]:
    """The pairs of topic and verb that are offered, and how likely each option is taken."""
    number = int(seen["action_mask"].sum())
    pairs = [(int(topic), int(verb)) for topic, verb in seen["options"][:number, :2]]
    strong = [math.exp(weights[pair]) for pair in pairs]
    return pairs, [one / sum(strong) for one in strong]


def play(env: AgainstBots, weights: Weights, luck: random.Random, rate: float) -> bool:
    """One game; with a rate the weights learn from it. Whether it was won."""
    seen, _ = env.reset(seed=luck.randrange(2**31))
    gradient: Weights = defaultdict(float)
    reward, over = 0.0, False
    while not over:
        pairs, chances = preferences(weights, seen)
        action = luck.choices(range(len(pairs)), chances)[0]
        if rate and len(pairs) > 1:
            gradient[pairs[action]] += 1.0
            for pair, chance in zip(pairs, chances, strict=True):
                gradient[pair] -= chance
        seen, reward, over, cut, _ = env.step(action)
        over = over or cut
    length = math.sqrt(sum(step * step for step in gradient.values())) or 1.0
    for pair, step in gradient.items():
        weights[pair] += rate * reward * step / length
    return reward > 0


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main(game: str, games: int, trial: int, seed: int) -> float:
    """Learn, then try; the share of wins."""
    env, luck = AgainstBots(game, 2), random.Random(seed)
    weights: Weights = defaultdict(float)
    for n in range(games):
        play(env, weights, luck, RATE + (LEAST_RATE - RATE) * n / games)
        if (n + 1) % 100 == 0:
            print(f"{n + 1} games learned from", flush=True)
    wins = sum(play(env, weights, luck, 0.0) for _ in range(trial))
    low, high = interval(wins, trial)
    print(f"{wins} of {trial} games won against random play: {wins / trial:.0%} [{low:.0%}-{high:.0%}]")
    return wins / trial


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="hellas")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--trial", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    main(words.game, words.games, words.trial, words.seed)
