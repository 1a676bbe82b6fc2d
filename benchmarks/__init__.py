"""Measurements, always next to a reference that runs on the same machine in the same run."""

import argparse


def speed_arguments(description: str | None) -> argparse.ArgumentParser:
    """The command line of the speed figures: for all builds, and for one."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--game", default="successors")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--options", default="", help="options of the table, such as mode=basic")
    return parser
