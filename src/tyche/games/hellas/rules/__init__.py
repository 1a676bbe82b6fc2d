"""What the rulebook of Lords of Hellas says."""
