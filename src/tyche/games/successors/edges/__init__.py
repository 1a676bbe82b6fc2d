"""What stands around the rules: views, board, overlays, previews, invariants, cases."""
