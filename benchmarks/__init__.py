"""Measurements, always next to a reference that runs on the same machine in the same run."""
