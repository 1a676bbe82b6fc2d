"""S6. The Strategy phase: its segments, Tyche cards and Surprise cards."""
