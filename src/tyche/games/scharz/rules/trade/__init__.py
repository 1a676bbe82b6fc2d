"""T13. TRADE."""
