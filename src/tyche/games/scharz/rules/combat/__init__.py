"""T9-T11. COMBAT."""
