"""The rules of Successors, chapter by chapter."""
