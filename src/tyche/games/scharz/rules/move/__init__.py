"""T8. MOVE."""
