"""What the compiler is told. Compiled classes may be derived from in plain Python only if they say so."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

__all__ = ["mypyc_attr"]

try:
    from mypy_extensions import mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Nothing, where no compiler is installed."""
        return lambda cls: cls
