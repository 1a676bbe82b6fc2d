"""Analysis of games by playing many of them."""
