"""The rules of Scharz, chapter by chapter."""
