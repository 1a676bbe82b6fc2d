"""T15, T16. What the seasons bring: NEW YEAR, CROP, TAXES, FEEDING."""
