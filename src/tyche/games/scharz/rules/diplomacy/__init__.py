"""T18. Treaties."""
