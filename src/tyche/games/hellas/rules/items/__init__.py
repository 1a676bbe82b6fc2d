"""H16, H17, H22. What artifacts, blessings, kept quest cards and heroes do."""
