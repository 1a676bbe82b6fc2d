"""What stands around the rules: views, cases, invariants, previews."""
