"""Legality said a second time, straight from the clauses. Nothing here is shared with `rules/`."""
