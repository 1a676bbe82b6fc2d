"""H10-H12. Hunting: wounds, attacks, injuries, rewards."""
