"""The HTTP interface: typed routes, and what surrounds them."""
