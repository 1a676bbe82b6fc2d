"""Makes `tests` importable: the toy game and the conformance checks are shared."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
