"""H13. Battles."""
