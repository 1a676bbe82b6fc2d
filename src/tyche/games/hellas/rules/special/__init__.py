"""H7. Special actions."""
