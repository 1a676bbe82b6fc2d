"""T12, T14. REAR and FISHING."""
