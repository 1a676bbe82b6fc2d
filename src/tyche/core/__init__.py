"""The engine: asks, flows, tables, dice, records. It knows no game."""
