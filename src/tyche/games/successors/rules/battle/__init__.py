"""S14, S15. Land battles and sieges."""
