"""An agent from outside: a package of its own that Tyche finds by its entry point (see ``pyproject.toml``).

It plays Lords of Hellas by one idea: build temples, pray, march, and else take what comes.
"""

import random

import tyche

LIKED = ("temple", "monument", "pray", "march", "recruit", "hoplites", "move")


class Builder(tyche.Bot):
    """Prefers some words, in this order; chance decides among equals."""

    GAME = "hellas"

    def __init__(self, seed: int) -> None:
        self._luck = random.Random(seed)

    def decide(self, glimpse: tyche.Glimpse) -> tyche.Option:
        """The option whose words are liked best."""
        options = glimpse.options[:]
        self._luck.shuffle(options)
        return min(options, key=self._rank)

    def _rank(self, option: tyche.Option) -> int:
        ranks = [LIKED.index(word) for word in option if isinstance(word, str) and word in LIKED]
        return min(ranks, default=len(LIKED))
