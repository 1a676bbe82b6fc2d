"""What workers bring: the same games of bots here, in processes, and on a local Ray cluster; one table.

    python -m benchmarks.workers [--game hellas] [--games 40] [--bots random] [--ray]

Besides games a second there is the time that this process spends on a game while others play it (handing out tasks,
taking results in order): its inverse is how many games a second one driver can keep track of, whatever the cluster.
"""

import argparse
import time
from collections.abc import Callable

from tyche.cli.simulate import match_of
from tyche.core.game import game_named
from tyche.study.simulate import Match, play_games
from tyche.study.work import LOCAL, Cluster, Processes, Work


def measured(match: Match, games: int, work: Work) -> tuple[float, float]:
    """Games a second once the workers have begun, and milliseconds of this process a game."""
    played = play_games(match, games, work)
    next(played)
    wall, own = time.perf_counter(), time.process_time()
    number = sum(1 for _ in played)
    return number / (time.perf_counter() - wall), 1000 * (time.process_time() - own) / number


def cluster(cores: int) -> Cluster:
    """A fresh cluster of this machine."""
    import ray

    ray.shutdown()
    return Cluster(LOCAL, cores)


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="hellas")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--ray", action="store_true", help="measure a local Ray cluster, too")
    options = parser.parse_args()
    match = match_of(game_named(options.game), None, options.bots, "", "1")
    places: list[tuple[str, Callable[[], Work]]] = [
        ("here", Work),
        ("1 process", lambda: Processes(1)),
        ("2 processes", lambda: Processes(2)),
    ]
    if options.ray:
        places += [("Ray, 1 core", lambda: cluster(1)), ("Ray, 2 cores", lambda: cluster(2))]
    print(f"| {options.games} games of {options.game}, {options.bots} | games/s | ms of the driver a game |")
    print("|---|---|---|")
    for name, place in places:
        games, own = measured(match, options.games, place())
        print(f"| {name} | {games:.1f} | {own:.2f} |", flush=True)


if __name__ == "__main__":
    main()
