"""H8, H9. The monster phase and event cards."""
