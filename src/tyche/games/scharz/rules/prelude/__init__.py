"""T6. The prelude."""
