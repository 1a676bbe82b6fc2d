"""How the database came to its present shape, step by step (Alembic). `Store.open` takes the steps that are missing.

A new step: change `store/schema.py`, then write `versions/NUMBER_what.py` like those that are there. A test compares
what all steps lead to with the schema.
"""
