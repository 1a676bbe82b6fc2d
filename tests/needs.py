"""What a test needs and a machine may not have."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """The test cannot run here: it is skipped, but in CI, where nothing is passed over in silence, it fails."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
