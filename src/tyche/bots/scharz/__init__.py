"""Bots for Scharz."""
