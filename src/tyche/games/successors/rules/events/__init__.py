"""Tyche events by the title of their card; Surprise cards live with the window in which they are played."""
