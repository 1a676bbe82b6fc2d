"""Ancient board games played, studied and simulated with the rules enforced."""

__version__ = "0.1.0"
