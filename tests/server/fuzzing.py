"""How long is fuzzed: a few examples in every test run, or for some minutes from a seed (`make fuzz-server`)."""

import os
import time
from collections.abc import Iterator
from typing import Final

MINUTES: Final = float(os.environ.get("FUZZ_MINUTES", "0"))
SEED: Final = int(os.environ.get("FUZZ_SEED", "1"))


def rounds(parts: int = 1) -> Iterator[int]:
    """Seeds as long as the time of one of so many parts lasts; one at least."""
    end = time.monotonic() + 60 * MINUTES / parts
    number = SEED
    while True:
        yield number
        number += 1
        if time.monotonic() >= end:
            return
