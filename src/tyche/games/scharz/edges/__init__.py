"""What stands around the rules: views, previews, cases."""
